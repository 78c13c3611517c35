// npm run feedback -- export|pending|refund: exports verdicts on results and pays refunds, for operators.
import { refund } from "../../../server/credits/public.ts";
import type { Db } from "../../../server/db/connect.ts";
import { refundReference } from "../../../server/feedback/handlers.ts";
import {
  type ExportedVerdict,
  listPendingRefunds,
  listVerdicts,
  type PendingRefund,
  updateToPaid,
} from "../../../server/feedback/queries-operator.ts";
import { readPages } from "../../../server/lib/read-pages.ts";
import { helpIfAsked, misused, parseArguments, wrongVerb } from "../../support/arguments.ts";
import { refuse, withDatabase } from "../../support/command.ts";

const HELP = `npm run feedback -- export [--after ID]
npm run feedback -- pending
npm run feedback -- refund ID...

export writes the verdicts of all workspaces as newline-delimited JSON, with the search or signal that returned each
result, to tune the ranking. pending lists the refunds above the limit for automatic refunds. refund pays refunds by id.

  --after ID   export only verdicts after this id, to continue an earlier export`;

const PAGE_SIZE = 1_000;

helpIfAsked(HELP);
const command = readCommand();
if (typeof command === "string") misused(command, HELP);
process.exitCode = await withDatabase("feedback", command);

/** Returns the command, or the error in the arguments. */
function readCommand(): string | ((db: Db) => Promise<number>) {
  const { values, positionals } = parseArguments(
    { allowPositionals: true, options: { after: { type: "string" } } } as const,
    HELP,
  );
  const [verb, ...ids] = positionals;
  const error = wrongVerb(verb, ["export", "pending", "refund"]);
  if (error !== undefined) return error;
  const wrong = [...ids, values.after ?? "0"].find((id) => !/^\d{1,15}$/.test(id));
  if (wrong !== undefined) return `ID must be a number, not ${wrong}.`;
  if (values.after !== undefined && verb !== "export") return "--after applies only to export.";
  if (verb === "refund") return ids.length === 0 ? "ID is missing." : (db) => payRefunds(db, ids.map(Number));
  if (ids.length > 0) return `${verb} accepts no ids.`;
  return verb === "export" ? (db) => exportVerdicts(db, Number(values.after ?? 0)) : listPending;
}

async function exportVerdicts(db: Db, after: number): Promise<number> {
  const pages = readPages<ExportedVerdict>(PAGE_SIZE, (last, limit) =>
    listVerdicts(db, last?.feedback_id ?? after, limit),
  );
  for await (const verdicts of pages) for (const verdict of verdicts) console.log(JSON.stringify(verdict));
  return 0;
}

async function listPending(db: Db): Promise<number> {
  let count = 0;
  const pages = readPages<PendingRefund>(PAGE_SIZE, (last, limit) => listPendingRefunds(db, last?.id ?? 0, limit));
  for await (const refunds of pages) {
    for (const { id, workspace_id, row_key, verdict, credits, created_at, note } of refunds) {
      const text = note === null ? "" : `  ${JSON.stringify(note)}`;
      console.log(
        `${id}  ${created_at.toISOString()}  workspace ${workspace_id}  ${row_key}  ${verdict}  ${credits}${text}`,
      );
    }
    count += refunds.length;
  }
  console.log(count === 1 ? "1 refund is pending." : `${count} refunds are pending.`);
  return 0;
}

async function payRefunds(db: Db, ids: readonly number[]): Promise<number> {
  for (const id of ids) {
    const paid = await db.transaction().execute(async (transaction) => {
      const pending = await updateToPaid(transaction, id);
      if (pending === undefined) return undefined;
      const entry = { workspaceId: pending.workspace_id, reference: refundReference(id), reason: "operator_refund" };
      return { ...pending, ...(await refund(transaction, entry, pending.credits)) };
    });
    if (paid === undefined) return refuse(`No refund ${id} is pending.`);
    console.log(`Refunded ${paid.credits} credits. Workspace ${paid.workspace_id} has ${paid.balance} credits.`);
  }
  return 0;
}
