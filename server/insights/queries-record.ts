import type { Db } from "../db/connect.ts";
import { findRow, listValues, oneValue, run } from "../db/statements.ts";
import type { Schema } from "../http/contract.ts";

type InsightRunSource = { readonly kind: "signal"; readonly signalId: number } | { readonly kind: "crm" };

export interface NewInsight {
  readonly companyId: number;
  /** The person it mentions; erasing the person erases the insight. */
  readonly personId?: number;
  /** One or two sentences for a person to read. */
  readonly text: string;
  readonly sentiment?: Schema["Sentiment"];
  readonly isNetNewAccount?: boolean;
  /** The URL of the source. */
  readonly link?: string;
  readonly occurredAt?: Date;
  readonly dealStage?: string;
  readonly amount?: number;
  /** Unique within the workspace: inserting a second insight with the same key has no effect. */
  readonly dedupeKey: string;
}

/** Starts a run. Insights are recorded under the run until it ends. */
export async function insertInsightRun(db: Db, workspaceId: number, source: InsightRunSource): Promise<number> {
  return oneValue(db)<number>`
    insert into insight_run (workspace_id, source, signal_id)
    values (${workspaceId}, ${source.kind}, ${source.kind === "signal" ? source.signalId : null}) returning id`;
}

/** Ends a run. Returns false if it had already ended. */
export async function updateInsightRunEnded(db: Db, runId: number, now: Date): Promise<boolean> {
  const changed = await run(db)`update insight_run set ended_at = ${now} where id = ${runId} and ended_at is null`;
  return changed > 0;
}

/** Marks a run as announced. Returns false if it was already announced. */
export async function updateInsightRunAnnounced(db: Db, runId: number, now: Date): Promise<boolean> {
  const changed = await run(
    db,
  )`update insight_run set announced_at = ${now} where id = ${runId} and announced_at is null`;
  return changed > 0;
}

export interface MatchedRun {
  readonly id: number;
  readonly workspace_id: number;
  readonly signal_id: number | null;
  readonly ended_at: Date;
}

/** Marks an ended run as matched with views. Returns undefined if it has not ended or was already matched. */
export async function updateInsightRunMatched(db: Db, runId: number, now: Date): Promise<MatchedRun | undefined> {
  return findRow(db)<MatchedRun>`
    update insight_run set matched_at = ${now} where id = ${runId} and ended_at is not null and matched_at is null
    returning id, workspace_id, signal_id, ended_at`;
}

/** Inserts insights of a run, except known ones and those with feedback. Returns the ids of the inserted insights. */
export async function insertInsights(
  db: Db,
  runId: number,
  insights: readonly NewInsight[],
  now: Date,
): Promise<number[]> {
  if (insights.length === 0) return [];
  const listed = insights.map((insight) => ({
    company_id: insight.companyId,
    person_id: insight.personId,
    alert_text: insight.text,
    sentiment: insight.sentiment ?? "neutral",
    is_net_new_account: insight.isNetNewAccount ?? false,
    signal_link: insight.link,
    occurred_at: insight.occurredAt,
    deal_stage: insight.dealStage,
    amount: insight.amount,
    dedupe_key: insight.dedupeKey,
  }));
  return listValues(db)<number>`
    insert into insight (workspace_id, run_id, signal_id, alert_type, alert_date, company_id, person_id, alert_text,
      sentiment, is_net_new_account, signal_link, occurred_at, deal_stage, amount, dedupe_key)
    select run.workspace_id, run.id, run.signal_id, case run.source when 'crm' then 'crm' else 'service' end,
      ${now}::timestamptz,
      listed.company_id, listed.person_id, listed.alert_text, listed.sentiment, listed.is_net_new_account,
      listed.signal_link, listed.occurred_at, listed.deal_stage, listed.amount, listed.dedupe_key
    from insight_run as run, rows from (json_to_recordset(${JSON.stringify(listed)}::json) as (
      company_id bigint, person_id bigint, alert_text text, sentiment text, is_net_new_account boolean,
      signal_link text, occurred_at timestamptz, deal_stage text, amount double precision, dedupe_key text
    )) with ordinality as listed (company_id, person_id, alert_text, sentiment, is_net_new_account,
      signal_link, occurred_at, deal_stage, amount, dedupe_key, position)
    where run.id = ${runId} and not exists (
      select from feedback where feedback.workspace_id = run.workspace_id and insight_key = listed.dedupe_key)
    order by listed.position
    on conflict do nothing
    returning id`;
}
