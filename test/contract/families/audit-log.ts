import { expect, test } from "vitest";
import type { Stage } from "../stage.ts";

export function auditLog({ send, signIn }: Stage): void {
  test("the log as a page, as NDJSON and as CSV", async () => {
    const { key } = await signIn();
    await send("Icps_create", 200, { key, body: { name: "Robots", filters: {} } });
    const { body } = await send("AuditLog_list", 200, {
      key,
      query: { limit: 1, recorded_after: "2026-01-01T00:00:00Z" },
    });
    expect(body).toMatchObject({ entries: [{ operation: "Icps_create" }], total_count: 2 });
    for (const type of ["application/x-ndjson", "text/csv"]) {
      const { headers, text } = await send("AuditLog_list", 200, { key, headers: { Accept: type } });
      expect(headers.get("content-type")).toMatch(type);
      expect(text.trim().split("\n")).toHaveLength(type === "text/csv" ? 3 : 2);
    }
    await send("AuditLog_list", 422, { key, query: { recorded_after: "yesterday" } });
  });
}
