import { expect, test } from "vitest";
import { recordRun } from "../../support/insights.ts";
import type { Stage } from "../stage.ts";

export function insights(stage: Stage): void {
  const { send, signIn } = stage;
  test("the feed, and no alerts without a view that sends any", async () => {
    const { key, userId, workspaceId } = await signIn();
    const { id } = await stage.database.db.selectFrom("company").select("id").executeTakeFirstOrThrow();
    await recordRun(stage.database.db, workspaceId, [
      { companyId: id, text: "Found", dedupeKey: "an insight of the feed", sentiment: "positive" },
    ]);
    const headers = { "X-User-ID": userId };
    const query = { days: 1, sentiment: "positive", account_ids: `${id}` };
    const { body: feed } = await send("Insights_feed", 200, { key, headers, query });
    expect(feed.total_insights).toBe(1);
    const { body: alerts } = await send("Insights_alerts", 200, { key, headers });
    expect(alerts.total_alerts).toBe(0);
  });
}
