// npm run check:credits: verifies that the ledger adds up to every workspace's balance, and that bulk jobs were charged
// for what they delivered. Exits with 1 when not.
import { checkLedger } from "../../server/credits/queries-check.ts";
import { connect } from "../../server/db/connect.ts";
import { checkJobs } from "../../server/lookalikes/bulk/queries-check.ts";
import { openDatabase } from "../../server/open-database.ts";
import { exitWith } from "../support/exit-on-error.ts";
import { settingsOrExit } from "../support/settings.ts";

const database = await openDatabase(settingsOrExit(), console.log).catch(exitWith);
// Summing years of entries takes longer than a request may.
const connection = connect({ url: database.url, applicationName: "check-credits", poolSize: 1, statementTimeoutMs: 0 });
try {
  const { workspaces, faults: ledgerFaults } = await checkLedger(connection.db);
  const { jobs, faults: jobFaults } = await checkJobs(connection.db);
  const faults = [...ledgerFaults, ...jobFaults];
  for (const { workspaceId, fault } of faults) console.error(`Workspace ${workspaceId}: ${fault}.`);
  const verdict =
    faults.length === 0
      ? "every ledger adds up to its balance, and every job was charged what it delivered"
      : `${faults.length} faults`;
  console.log(`${workspaces} workspaces have credits, ${jobs} bulk jobs were submitted; ${verdict}.`);
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  await connection.close();
  await database.stop();
}
