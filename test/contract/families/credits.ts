import { expect, test } from "vitest";
import { until } from "../../../scripts/support/until.ts";
import type { Stage } from "../stage.ts";

export function credits({ send, signIn }: Stage): void {
  test("budgets of the workspace and a member that stop charges, and a budget of a user elsewhere", async () => {
    const { key } = await signIn();
    const { body: me } = await send("AgentKeys_me", 200, { key });
    await send("Credits_updateBudget", 200, { key, query: { user_id: me.user_id }, body: { daily: 2 } });
    await send("Lookalikes_search", 402, { key, query: { query: "payments software", limit: 3 } });
    await send("Credits_budget", 200, { key, query: { user_id: me.user_id } });
    await send("Credits_budget", 404, { key, query: { user_id: "user_elsewhere" } });
    await send("Credits_budget", 422, { key, query: { user_id: "" } });
    await send("Credits_updateBudget", 404, { key, query: { user_id: "user_elsewhere" }, body: { daily: 2 } });
    await send("Credits_updateBudget", 422, { key, body: { monthly: -1 } });
  });

  test("the balance, prices and an entry of every kind", async () => {
    const { key } = await signIn();
    const { body: prices } = await send("Credits_prices", 200, { key });
    expect(prices.prices).not.toEqual([]);
    await send("Lookalikes_search", 200, { key, query: { query: "payments software", limit: 3 } });
    // No company is as large as the second filter requires, so that job delivers nothing and releases its reservation.
    for (const filter of [{}, { min_employees: 1_000_000 }])
      await send("Lookalikes_submitBulk", 200, { key, body: { query: "payments software", limit: 7, ...filter } });
    await until(async () => (await send("Credits_balance", 200, { key })).body.reserved === 0);
    const { body: usage } = await send("Credits_usage", 200, { key });
    const entries = "entries" in usage ? usage.entries : [];
    expect(new Set(entries.map(({ kind }) => kind))).toEqual(
      new Set(["grant", "spend", "reserve", "settle", "release"]),
    );
    await send("Credits_usage", 200, { key, query: { kind: "spend", limit: 1, offset: 0 } });
    for (const group_by of ["day", "operation", "user", "signal"]) {
      const { body } = await send("Credits_usage", 200, { key, query: { group_by } });
      const groups = "groups" in body ? body.groups : [];
      expect(groups.map(({ charged }) => charged)).toEqual(group_by === "operation" ? [7, 3] : [10]);
    }
    const { text } = await send("Credits_usage", 200, { key, headers: { Accept: "text/csv" } });
    expect(text.trim().split("\n")).toHaveLength(entries.length + 1);
    await send("Credits_usage", 422, { key, query: { group_by: "month" } });
    await send("Credits_usage", 422, { key, query: { kind: "gift" } });
  });
}
