// npm run check:credits: proves that the ledger sums to every workspace's balance, and that what bulk jobs delivered is
// what they charged; ends with 1 when it does not.
import { checkLedger } from "../../server/credits/queries-check.ts";
import { connect } from "../../server/db/connect.ts";
import { checkJobs } from "../../server/lookalikes/bulk/queries-check.ts";
import { openDatabase } from "../../server/open-database.ts";
import { exitWith } from "../support/exit-on-error.ts";
import { settingsOrExit } from "../support/settings.ts";

const database = await openDatabase(settingsOrExit(), console.log).catch(exitWith);
// A ledger of years takes longer to sum than any request may.
const connection = connect({ url: database.url, applicationName: "check-credits", poolSize: 1, statementTimeoutMs: 0 });
try {
  const { workspaces, faults: ledgerFaults } = await checkLedger(connection.db);
  const { jobs, faults: jobFaults } = await checkJobs(connection.db);
  const faults = [...ledgerFaults, ...jobFaults];
  for (const { workspaceId, fault } of faults) console.error(`Workspace ${workspaceId}: ${fault}.`);
  const verdict =
    faults.length === 0
      ? "every ledger sums to its balance, and every job was charged what it delivered"
      : `${faults.length} faults`;
  console.log(`${workspaces} workspaces have credits, ${jobs} bulk jobs were submitted; ${verdict}.`);
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  await connection.close();
  await database.stop();
}
