import type { Family } from "../http/contract.ts";
import { presentFeedItem } from "./present.ts";
import { countFeed, listFeed } from "./queries.ts";

const DAY_MS = 86_400_000;

/** The insights of a workspace's accounts, and the alerts sent about them. */
export function insights(): Family<"Insights"> {
  return {
    // Only views send alerts, and there are none yet.
    alerts: async (_input, { reply }) =>
      reply(200, { total_alerts: 0, has_more: false, net_new_account_count: 0, alerts: [] }),

    feed: async ({ query }, { db, caller, now, reply }) => {
      const selection = {
        workspaceId: caller.workspaceId,
        since: new Date(now.getTime() - query.days * DAY_MS),
        alertType: query.alert_type ?? undefined,
        sentiment: query.sentiment ?? undefined,
        accountIds: query.account_ids?.split(",").map(Number),
      };
      // One snapshot, so that the totals fit the page while insights are being added.
      const { rows, insightCount, accountCount } = await db
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
