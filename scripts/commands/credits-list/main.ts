// npm run credits:list: lists credits of workspaces, for operators.
import { listEntries } from "../../../server/credits/queries-ledger.ts";
import { findWorkspace, listWorkspaceCredits } from "../../../server/credits/queries-workspaces.ts";
import type { Db } from "../../../server/db/connect.ts";
import { helpIfAsked, misused, wrongCount } from "../../support/arguments.ts";
import { refuse, withDatabase } from "../../support/command.ts";

const HELP = `npm run credits:list -- [WORKSPACE]

Lists the balances of all workspaces, or the newest ledger entries of one. WORKSPACE is its id or the email of a
member.`;

const LISTED_ENTRIES = 50;

helpIfAsked(HELP);
const [workspace, ...rest] = process.argv.slice(2);
const error = wrongCount([], rest);
if (error !== undefined) misused(error, HELP);
process.exitCode = await withDatabase("credits-list", (db) =>
  workspace === undefined ? listBalances(db) : listLedger(db, workspace),
);

async function listBalances(db: Db): Promise<number> {
  const workspaces = await listWorkspaceCredits(db);
  for (const { workspace_id: workspaceId, balance, reserved, members } of workspaces)
    console.log(
      `Workspace ${workspaceId}: ${balance} credits, ${reserved} reserved; ${members.join(", ") || "no members"}`,
    );
  console.log(workspaces.length === 1 ? "1 workspace." : `${workspaces.length} workspaces.`);
  return 0;
}

async function listLedger(db: Db, workspace: string): Promise<number> {
  const workspaceId = await findWorkspace(db, workspace);
  if (workspaceId === undefined) return refuse(`There is no workspace ${workspace}.`);
  const part = { workspaceId, kind: undefined, limit: LISTED_ENTRIES, offset: 0 };
  const { entries, totalCount } = await listEntries(db, part);
  for (const { created_at, kind, balance_change, reason, reference } of entries) {
    const change = balance_change > 0 ? `+${balance_change}` : String(balance_change);
    console.log(`${created_at.toISOString()}  ${kind}  ${change}  ${reason}  ${reference}`);
  }
  console.log(`Workspace ${workspaceId}: the ${entries.length} newest of ${totalCount} entries.`);
  return 0;
}
