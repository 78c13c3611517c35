import { expect, test } from "vitest";
import type { Stage } from "../stage.ts";

export function quotes({ send, signIn }: Stage): void {
  test("a search quoted and run with its quote, without a known seed, and with faults", async () => {
    const { key } = await signIn();
    const request = { query: "payments software", limit: 3 };
    const { body } = await send("Quotes_create", 200, { key, body: { operation: "search_lookalikes", request } });
    const headers = { "X-Quote-ID": body.quote_id };
    const { body: found } = await send("Lookalikes_search", 200, { key, headers, query: request });
    expect(found.credits_consumed).toBe(body.credits.high);
    await send("Lookalikes_search", 409, { key, headers, query: request });
    const unknown = { seed_domains: ["nobody.example"] };
    await send("Quotes_create", 400, { key, body: { operation: "search_lookalikes", request: unknown } });
    await send("Quotes_create", 422, { key, body: { operation: "search_lookalikes", request: { limit: 0 } } });
  });
}
