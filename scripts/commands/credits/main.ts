// npm run credits -- grant|list: credits of workspaces, for operators.
import { randomUUID } from "node:crypto";
import { grant } from "../../../server/credits/public.ts";
import { listEntries } from "../../../server/credits/queries-ledger.ts";
import { findWorkspace, listWorkspaceCredits } from "../../../server/credits/queries-workspaces.ts";
import type { Db } from "../../../server/db/connect.ts";
import { helpIfAsked, misused, parseArguments, wrongCount, wrongVerb } from "../../support/arguments.ts";
import { refuse, withDatabase } from "../../support/command.ts";

const HELP = `npm run credits -- grant WORKSPACE CREDITS [--reference TEXT]
npm run credits -- list [WORKSPACE]

Grants credits to a workspace, or lists the balances of all workspaces or the newest ledger entries of one. WORKSPACE is
its id or the email of a member.

  --reference TEXT   identifies the grant, such as an invoice number; a repeated grant has no effect`;

const MAX_CREDITS = 1_000_000_000;
const LISTED_ENTRIES = 50;

type Command = (db: Db) => Promise<number>;

helpIfAsked(HELP);
const command = readCommand();
if (typeof command === "string") misused(command, HELP);
process.exitCode = await withDatabase("credits", command);

/** Returns the command, or the error in the arguments. */
function readCommand(): string | Command {
  const options = { reference: { type: "string" } } as const;
  const { values, positionals } = parseArguments({ allowPositionals: true, options }, HELP);
  const [verb, ...rest] = positionals;
  const [workspace, credits = ""] = rest;
  const error = wrongVerb(verb, ["grant", "list"]);
  if (error !== undefined) return error;
  if (verb === "list") {
    if (values.reference !== undefined) return "--reference applies only to grant.";
    return (
      wrongCount(["WORKSPACE"].slice(0, rest.length), rest) ??
      (workspace === undefined ? listBalances : (db) => listLedger(db, workspace))
    );
  }
  const wrong = wrongCount(["WORKSPACE", "CREDITS"], rest);
  if (wrong !== undefined || workspace === undefined) return wrong ?? "WORKSPACE is missing.";
  const amount = Number(credits);
  if (!/^\d{1,10}$/.test(credits) || amount < 1 || amount > MAX_CREDITS)
    return `CREDITS must be a number from 1 to ${MAX_CREDITS}, not ${credits}.`;
  return (db) => grantCredits(db, workspace, amount, values.reference ?? `grant_${randomUUID()}`);
}

async function grantCredits(db: Db, workspace: string, credits: number, reference: string): Promise<number> {
  const workspaceId = await findWorkspace(db, workspace);
  if (workspaceId === undefined) return refuse(`There is no workspace ${workspace}.`);
  const { status, balance } = await grant(db, { workspaceId, reference, reason: "operator_grant" }, credits);
  console.log(
    status === "duplicate"
      ? `${reference} was already granted. Workspace ${workspaceId} has ${balance} credits.`
      : `Granted ${credits} credits. Workspace ${workspaceId} has ${balance} credits.`,
  );
  return 0;
}

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
