// npm run check:credits: verifies that the ledger adds up to every workspace's balance, and that bulk jobs were charged
// for their delivered results. Exits with 1 if not.
import { checkLedger } from "../../../server/credits/queries-check.ts";
import { checkJobs } from "../../../server/lookalikes/bulk/queries-check.ts";
import { helpIfAsked, misused, wrongCount } from "../../support/arguments.ts";
import { withDatabase } from "../../support/command.ts";

const HELP = `npm run check:credits

Verifies that the entries of the ledger add up to the balance of every workspace, and that every bulk job was charged
for what it delivered. Changes nothing; exits with 1 if there is a difference.`;

helpIfAsked(HELP);
const wrong = wrongCount([], process.argv.slice(2));
if (wrong !== undefined) misused(wrong, HELP);
await withDatabase("check-credits", async (db) => {
  const { workspaces, faults: ledgerFaults } = await checkLedger(db);
  const { jobs, faults: jobFaults } = await checkJobs(db);
  const faults = [...ledgerFaults, ...jobFaults];
  for (const { workspaceId, fault } of faults) console.error(`Workspace ${workspaceId}: ${fault}.`);
  const verdict =
    faults.length === 0
      ? "all ledgers match their balances, and all jobs were charged for what they delivered"
      : `${faults.length} faults`;
  console.log(`Workspaces with credits: ${workspaces}; bulk jobs: ${jobs}; ${verdict}.`);
  process.exitCode = faults.length === 0 ? 0 : 1;
});
