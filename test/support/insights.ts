import { insertAccounts } from "../../server/accounts/public.ts";
import type { Db } from "../../server/db/connect.ts";
import { oneRow } from "../../server/db/statements.ts";
import { endInsightRun, insertInsightRun, insertInsights, type NewInsight } from "../../server/insights/public.ts";

/** Inserts a finished run with these insights, and returns their ids. */
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

/** Deploys a signal on a term and records a run of it, which found these companies and people. */
export async function recordSignalRun(
  db: Db,
  { workspaceId, userId }: { readonly workspaceId: number; readonly userId: string },
  term: string,
  {
    companyIds,
    people,
  }: {
    readonly companyIds: readonly number[];
    readonly people: readonly { readonly id: number; readonly companyId: number }[];
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
    const insights = companyIds.map((companyId) => ({
      ...{ companyId, text: `Hiring for ${term}`, dedupeKey: `${term} ${companyId}` },
    }));
    await insertInsights(transaction, runId, insights, now);
    await endInsightRun(transaction, runId, now);
  });
}
