import { insertAccounts } from "../../server/accounts/public.ts";
import type { Db } from "../../server/db/connect.ts";
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
