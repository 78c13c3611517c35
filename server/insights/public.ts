import type { Db } from "../db/connect.ts";
import { enqueue } from "../jobs/enqueue.ts";
import { updateInsightRunEnded } from "./queries-record.ts";

export { presentInsight } from "./present.ts";
export { type InsightRow, listInsights } from "./queries.ts";
export { type InsightRunSource, insertInsightRun, insertInsights, type NewInsight } from "./queries-record.ts";

/** Ends a run in the caller's transaction and queues its announcement. Ending it again does nothing. */
export async function endInsightRun(db: Db, runId: number, now: Date): Promise<void> {
  if (await updateInsightRunEnded(db, runId, now)) await enqueue(db, "insights.announce", { runId });
}
