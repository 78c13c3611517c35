import { lockAgainstErasure } from "../catalogue/queries-erased-people.ts";
import type { Db } from "../db/connect.ts";
import type { JobHandler } from "../jobs/definitions.ts";
import type { Clock } from "../ports/clock.ts";
import { publish } from "../webhooks/public.ts";
import { presentInsight } from "./present.ts";
import { findEndedRun } from "./queries.ts";
import { updateInsightRunAnnounced } from "./queries-record.ts";

/** The contract's maximum for one event. */
const MAX_INSIGHTS_PER_EVENT = 100;

/** Publishes `insights.new` to the workspace's webhooks, once for each run that recorded insights. */
export function announceInsights({ db, clock }: { db: Db; clock: Clock }): JobHandler<"insights.announce"> {
  return async ({ runId }) => {
    await db.transaction().execute(async (transaction) => {
      await lockAgainstErasure(transaction);
      const run = await findEndedRun(transaction, runId, MAX_INSIGHTS_PER_EVENT);
      if (!run || !(await updateInsightRunAnnounced(transaction, runId, clock.now()))) return;
      await publish(transaction, {
        workspaceId: run.workspaceId,
        at: clock.now(),
        type: "insights.new",
        data: {
          view_id: null,
          view_name: null,
          signal_id: run.signalId,
          insight_count: run.insight_count,
          account_count: run.account_count,
          insights: run.best.map(presentInsight),
        },
      });
    });
  };
}
