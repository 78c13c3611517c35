// npm run credits:grant -- WORKSPACE CREDITS: grants credits to a workspace, for operators.
import { randomUUID } from "node:crypto";
import { grant } from "../../../server/credits/public.ts";
import { findWorkspace } from "../../../server/credits/queries-workspaces.ts";
import type { Db } from "../../../server/db/connect.ts";
import { helpIfAsked, misused, parseArguments, wrongCount } from "../../support/arguments.ts";
import { refuse, withDatabase } from "../../support/command.ts";

const HELP = `npm run credits:grant -- WORKSPACE CREDITS [--reference TEXT]

Grants credits to a workspace. WORKSPACE is its id or the email of a member.

  --reference TEXT   identifies the grant, such as an invoice number; a second grant with the same one has no effect`;

const MAX_CREDITS = 1_000_000_000;

helpIfAsked(HELP);
const { values, positionals } = parseArguments(
  { allowPositionals: true, options: { reference: { type: "string" } } } as const,
  HELP,
);
const [workspace = "", credits = ""] = positionals;
const error = wrongCount(["WORKSPACE", "CREDITS"], positionals) ?? wrongCredits(credits);
if (error !== undefined) misused(error, HELP);
process.exitCode = await withDatabase("credits-grant", (db) =>
  grantCredits(db, workspace, Number(credits), values.reference ?? `grant_${randomUUID()}`),
);

function wrongCredits(credits: string): string | undefined {
  const isValid = /^\d{1,10}$/.test(credits) && Number(credits) >= 1 && Number(credits) <= MAX_CREDITS;
  return isValid ? undefined : `CREDITS must be a number from 1 to ${MAX_CREDITS}, not ${credits}.`;
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
