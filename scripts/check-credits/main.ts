// npm run check:credits: proves that the ledger sums to every workspace's balance; ends with 1 when it does not.
import { checkLedger } from "../../server/credits/queries-check.ts";
import { connect } from "../../server/db/connect.ts";
import { openDatabase } from "../../server/open-database.ts";
import { settingsOrExit } from "../support/settings.ts";

const database = await openDatabase(settingsOrExit(), console.log);
// A ledger of years takes longer to sum than any request may.
const connection = connect({ url: database.url, applicationName: "check-credits", poolSize: 1, statementTimeoutMs: 0 });
try {
  const { workspaces, faults } = await checkLedger(connection.db);
  for (const { workspaceId, fault } of faults) console.error(`Workspace ${workspaceId}: ${fault}.`);
  console.log(`${workspaces} workspaces have credits; ${faults.length === 0 ? "every ledger sums to its balance" : `${faults.length} faults`}.`);
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  await connection.close();
  await database.stop();
}
