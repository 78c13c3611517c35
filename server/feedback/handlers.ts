import { lockAgainstErasure } from "../catalogue/queries-erased-people.ts";
import { findCredits, findRefundable, lockCredits, PRICES, refund } from "../credits/public.ts";
import type { Db } from "../db/connect.ts";
import type { Family, Fault, Input } from "../http/contract.ts";
import { noSuch } from "../http/problems.ts";
import {
  findEmail,
  findInsight,
  findLookalike,
  findSignalResult,
  hideRow,
  insertFeedback,
  type JudgedRow,
  lockSignal,
} from "./queries.ts";

/** The ledger's reason for automatic refunds. */
const REASON = "Feedback_give";

/** Records verdicts on results. Hides and refunds wrong results. */
export function feedback({ refundPercent }: { refundPercent: number }): Family<"Feedback"> {
  return {
    give: async ({ body }, { db, caller, reply, refuse, problem, invalid }) => {
      const { workspaceId, userId } = caller;
      const { kind, id, verdict } = body;
      const subject = readSubject(body);
      if ("msg" in subject) return invalid(subject);
      await lockAgainstErasure(db);
      const row = await subject.find(db, workspaceId);
      if (!row) return refuse(noSuch(RESULTS[kind]));
      if (row.is_unpaid) {
        const message = "The bulk job that returned this company is still running. Wait until the job has ended.";
        return problem(409, "JOB_NOT_FINISHED", message);
      }
      if (row.signal_id !== null) await lockSignal(db, row.signal_id);
      await lockCredits(db, workspaceId);
      const isWrong = verdict !== "right";
      const due = isWrong ? row.credits : 0;
      const isPaid =
        due > 0 && due <= (await findRefundable(db, workspaceId, { percent: refundPercent, reason: REASON }));
      const status = due === 0 ? "none" : isPaid ? "paid" : "pending";
      const judged = { kind, rowKey: subject.rowKey, verdict, note: body.note ?? null, row, refund: status } as const;
      const feedbackId = await insertFeedback(db, caller, judged);
      if (feedbackId === undefined) {
        const message = "This result already has a verdict. Each result can have only one.";
        return problem(409, "ALREADY_JUDGED", message);
      }
      if (isPaid)
        await refund(db, { workspaceId, userId, reference: refundReference(feedbackId), reason: REASON }, due);
      if (isWrong) await hideRow(db, workspaceId, kind, subject.id, row);
      const { balance } = await findCredits(db, workspaceId);
      return reply(200, {
        feedback_id: feedbackId,
        kind,
        id,
        verdict,
        hidden: isWrong,
        credits: row.credits,
        refund: status,
        balance,
      });
    },
  };
}

/** Returns the reference of a verdict's refund in the ledger. Automatic refunds and those of operators share it. */
export function refundReference(feedbackId: number): string {
  return `feedback_${feedbackId}`;
}

const RESULTS = {
  lookalike: "company that a lookalike search has returned",
  signal_result: "result of a signal",
  insight: "insight",
  email: "person with a revealed work email",
};

const FINDERS = {
  lookalike: findLookalike,
  insight: findInsight,
  email: (db: Db, workspaceId: number, personId: number) =>
    findEmail(db, workspaceId, personId, PRICES.email_enrichment.credits),
};

interface Subject {
  readonly rowKey: string;
  /** The id of the account, the person or the insight. */
  readonly id: number;
  find(db: Db, workspaceId: number): Promise<JudgedRow | undefined>;
}

/** Returns the result that a request judges, or why there is none. */
function readSubject({ kind, id, verdict }: Input<"Feedback_give">["body"]): Subject | Fault {
  if (verdict === "bad_email" && kind !== "email") {
    const msg = "`bad_email` applies only to the kind `email`";
    return { loc: ["body", "verdict"], msg, type: "value_error" };
  }
  if (kind !== "signal_result") {
    if (typeof id === "string") return wrongId(kind, "a number");
    return { rowKey: `${kind} ${id}`, id, find: (db, workspaceId) => FINDERS[kind](db, workspaceId, id) };
  }
  if (typeof id === "number") return wrongId(kind, "the `result_id` of a signal's result");
  const [, signal, of, result] = id.split("_");
  const part = { signalId: Number(signal), kind: of === "person" ? "person" : "account", id: Number(result) } as const;
  const prices = { account: PRICES.signal_account.credits, person: PRICES.signal_person.credits };
  return {
    rowKey: `signal ${part.signalId} ${part.kind} ${part.id}`,
    id: part.id,
    find: (db, workspaceId) => findSignalResult(db, workspaceId, part, prices),
  };
}

function wrongId(kind: string, expected: string): Fault {
  return { loc: ["body", "id"], msg: `Expected ${expected} for the kind \`${kind}\``, type: "value_error" };
}
