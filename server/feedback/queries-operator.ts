import type { Db } from "../db/connect.ts";
import { findRow, listRows } from "../db/statements.ts";
import type { Schema } from "../http/contract.ts";

/** A verdict with the judged result, to tune the search. It contains no personal data. */
export interface ExportedVerdict {
  readonly feedback_id: number;
  readonly workspace_id: number;
  readonly kind: Schema["FeedbackKind"];
  readonly verdict: Schema["FeedbackVerdict"];
  readonly note: string | null;
  readonly company_domain: string | null;
  /** The query and the seeds, for lookalike searches. */
  readonly search: object | null;
  /** For signals. */
  readonly signal_type: string | null;
  readonly signal_subject: string | null;
  /** The newest sentences that the signal used as evidence. */
  readonly evidence: readonly string[];
  readonly judged_at: string;
}

/** Lists verdicts after `afterId`, oldest first. */
export async function listVerdicts(db: Db, afterId: number, limit: number): Promise<ExportedVerdict[]> {
  return listRows(db)<ExportedVerdict>`
    select f.id as feedback_id, f.workspace_id, f.kind, f.verdict, f.note, c.domain as company_domain, f.search,
      s.type as signal_type, s.subject as signal_subject, array(
        select e.sentence from signal_evidence as e
        where e.signal_id = f.signal_id and e.company_id = f.company_id and e.person_id is not distinct from f.person_id
        order by e.occurred_at desc nulls last, e.id desc limit 3
      ) as evidence, to_json(f.created_at at time zone 'UTC') #>> '{}' || 'Z' as judged_at
    from feedback as f left join company as c on c.id = f.company_id left join signal as s on s.id = f.signal_id
    where f.id > ${afterId} order by f.id limit ${limit}`;
}

export interface PendingRefund {
  readonly id: number;
  readonly workspace_id: number;
  readonly row_key: string;
  readonly verdict: string;
  readonly note: string | null;
  readonly credits: number;
  readonly created_at: Date;
}

/** Lists refunds after `afterId` that wait for an operator, oldest first. */
export async function listPendingRefunds(db: Db, afterId: number, limit: number): Promise<PendingRefund[]> {
  return listRows(db)<PendingRefund>`
    select id, workspace_id, row_key, verdict, note, credits, created_at from feedback
    where refund = 'pending' and id > ${afterId} order by id limit ${limit}`;
}

/** Marks a pending refund as paid. Returns undefined if the refund is not pending. */
export async function updateToPaid(
  db: Db,
  feedbackId: number,
): Promise<{ readonly workspace_id: number; readonly credits: number } | undefined> {
  return findRow(db)<{ workspace_id: number; credits: number }>`
    update feedback set refund = 'paid' where id = ${feedbackId} and refund = 'pending'
    returning workspace_id, credits`;
}
