import type { Family } from "../http/contract.ts";
import { presentAlert, presentFeedItem } from "./present.ts";
import { countFeed, listFeed, listInsights } from "./queries.ts";
import { countAlerts, listAlerts } from "./queries-alerts.ts";

const DAY_MS = 86_400_000;

/** Serves the insights of a workspace's accounts, and the alerts sent about them. */
export function insights(): Family<"Insights"> {
  return {
    alerts: async ({ query }, { db, caller, now, reply }) => {
      const history = { userId: caller.userId, since: new Date(now.getTime() - query.days * DAY_MS) };
      const { rows, alert_count, net_new_account_count, insights } = await db
        .transaction()
        .setIsolationLevel("repeatable read")
        .setAccessMode("read only")
        .execute(async (snapshot) => {
          const rows = await listAlerts(snapshot, history, query);
          const insights = await listInsights(snapshot, [...new Set(rows.flatMap((row) => row.insight_ids))]);
          return { rows, insights, ...(await countAlerts(snapshot, history)) };
        });
      const byId = new Map(insights.map((insight) => [insight.id, insight]));
      return reply(200, {
        total_alerts: alert_count,
        has_more: query.offset + rows.length < alert_count,
        net_new_account_count: net_new_account_count,
        alerts: rows.map((row) => presentAlert(row, byId)),
      });
    },

    feed: async ({ query }, { db, caller, now, reply, invalid }) => {
      const accountIds = query.account_ids?.split(",").map(Number);
      if (accountIds?.some((id) => !Number.isSafeInteger(id))) {
        const msg = `Expected ids of at most ${Number.MAX_SAFE_INTEGER}`;
        return invalid({ loc: ["query", "account_ids"], msg, type: "less_than_equal" });
      }
      const selection = {
        workspaceId: caller.workspaceId,
        since: new Date(now.getTime() - query.days * DAY_MS),
        alertType: query.alert_type ?? undefined,
        sentiment: query.sentiment ?? undefined,
        accountIds,
      };
      // One snapshot, so that the totals match the page while insights are being added.
      const {
        rows,
        insight_count: insightCount,
        account_count: accountCount,
      } = await db
        .transaction()
        .setIsolationLevel("repeatable read")
        .setAccessMode("read only")
        .execute(async (snapshot) => ({
          rows: await listFeed(snapshot, selection, query),
          ...(await countFeed(snapshot, selection)),
        }));
      return reply(200, {
        total_insights: insightCount,
        accounts_represented: accountCount,
        has_more: query.offset + rows.length < insightCount,
        insights: rows.map(presentFeedItem),
      });
    },
  };
}
