import { insertAccounts } from "../../server/accounts/public.ts";
import type { Db } from "../../server/db/connect.ts";
import { oneRow } from "../../server/db/statements.ts";
import type { Schema } from "../../server/http/contract.ts";
import { endInsightRun, insertInsightRun, insertInsights, type NewInsight } from "../../server/insights/public.ts";

/** Inserts a finished run with `insights`, and returns their ids. */
export async function recordRun(
  db: Db,
  workspaceId: number,
  insights: readonly NewInsight[],
  now = new Date(),
): Promise<number[]> {
  return db.transaction().execute(async (transaction) => {
    const companyIds = insights.map(({ companyId }) => companyId);
    await insertAccounts(transaction, workspaceId, companyIds, "signal");
    const runId = await insertInsightRun(transaction, workspaceId, { kind: "crm" });
    const ids = await insertInsights(transaction, runId, insights, now);
    await endInsightRun(transaction, runId, now);
    return ids;
  });
}

interface RecordedInsight extends Partial<NewInsight> {
  readonly companyId: number;
  /** The role of the mention in the insight's evidence. */
  readonly role?: Schema["MentionRole"];
}

/** Deploys a signal on a term, and records a run that found the given insights and people. */
export async function recordSignalRun(
  db: Db,
  { workspaceId, userId }: { readonly workspaceId: number; readonly userId: string },
  term: string,
  {
    found,
    people = [],
  }: {
    readonly found: readonly RecordedInsight[];
    readonly people?: readonly { readonly id: number; readonly companyId: number }[];
  },
  now = new Date(),
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const signal = await transaction
      .insertInto("signal")
      .values({
        ...{
          workspace_id: workspaceId,
          user_id: userId,
          name: term,
          subject: term,
          type: "job_post_first_time_mention",
        },
        ...{ status: "completed", repeat: false, timeframe_days: 30, signal_target: "account", created_at: now },
        ...{
          account_audience_name: `${term} - Accounts`,
          people_audience_name: `${term} - People`,
          finds_people: true,
        },
        ...{
          enable_safe_crm_addition: false,
          auto_enrich_people_emails: false,
          advanced_people_finder: false,
          speed_mode: false,
        },
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const insights = found.map((insight, place) => ({
      ...{ text: `Hiring for ${term}`, dedupeKey: `signal ${signal.id} post ${place} ${insight.companyId}` },
      ...insight,
    }));
    const companyIds = insights.map(({ companyId }) => companyId);
    await insertAccounts(transaction, workspaceId, companyIds, "signal");
    const runId = await insertInsightRun(transaction, workspaceId, { kind: "signal", signalId: signal.id });
    const run = await oneRow(transaction)<{ id: number }>`
      insert into signal_run (signal_id, insight_run_id, status, started_at, finished_at)
      values (${signal.id}, ${runId}, 'completed', ${now}, ${now}) returning id`;
    for (const [place, { id, companyId }] of people.entries())
      await transaction
        .insertInto("signal_person")
        .values({ signal_id: signal.id, person_id: id, company_id: companyId, run_id: run.id, found_at: now, place })
        .execute();
    for (const [place, { companyId, text, role }] of insights.entries())
      await transaction
        .insertInto("signal_evidence")
        .values({
          ...{ signal_id: signal.id, company_id: companyId, run_id: run.id, evidence_type: "job_post" },
          ...{ sentence: text, source_key: `post ${place}`, role },
        })
        .execute();
    await insertInsights(transaction, runId, insights, now);
    await endInsightRun(transaction, runId, now);
  });
}
