import { test } from "vitest";
import type { Stage } from "../stage.ts";

export function blocklist({ send, signIn }: Stage): void {
  test("domains blocked, listed and unblocked", async () => {
    const { key } = await signIn();
    await send("Blocklist_list", 200, { key });
    await send("Blocklist_add", 200, {
      key,
      body: { domains: ["https://fabrikam.example", "contoso.example"], reason: "A competitor" },
    });
    await send("Blocklist_list", 200, { key, query: { limit: 1, offset: 1 } });
    await send("Blocklist_remove", 200, { key, path: { domain: "fabrikam.example" } });
    await send("Blocklist_remove", 404, { key, path: { domain: "fabrikam.example" } });
    await send("Blocklist_add", 422, { key, body: { domains: ["no domain"] } });
  });
}
