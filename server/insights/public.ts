import type { Db } from "../db/connect.ts";
import { enqueue } from "../jobs/enqueue.ts";
import { updateInsightRunEnded } from "./queries-record.ts";

export { presentInsight } from "./present.ts";
export { type InsightRow, listInsights, listRunAccounts, listRunInsights, type RunInsight } from "./queries.ts";
export {
  addToWaitingAlert,
  failPendingAlerts,
  findPendingAlert,
  insertAlerts,
  listDueAlerts,
  lockWaitingAlerts,
  type NewAlert,
  type PendingAlert,
  updateAlertAttempted,
  updateAlertEnded,
  updateAlertSubject,
  updateAlertToRetry,
} from "./queries-alerts.ts";
export {
  insertInsightRun,
  insertInsights,
  type MatchedRun,
  type NewInsight,
  updateInsightRunMatched,
} from "./queries-record.ts";

/**
 * Ends a run in the caller's transaction, and queues the jobs that announce it and match it with views. Does nothing if
 * the run has already ended.
 */
export async function endInsightRun(db: Db, runId: number, now: Date): Promise<void> {
  if (!(await updateInsightRunEnded(db, runId, now))) return;
  await enqueue(db, "insights.announce", { runId });
  await enqueue(db, "views.match", { runId });
}
