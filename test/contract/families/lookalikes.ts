import { describe, expect, test } from "vitest";
import { until } from "../../../scripts/support/until.ts";
import type { Stage } from "../stage.ts";

const ENDED = ["completed", "failed", "cancelled"];

export function lookalikes(stage: Stage): void {
  describe("search at once", () => searchAtOnce(stage));
  describe("bulk jobs", () => bulkJobs(stage));
}

function searchAtOnce({ send, signIn, domains }: Stage): void {
  test("searches by query, by seeds, and by both with an agentic search", async () => {
    const { key } = await signIn();
    const filters = {
      min_employees: 1,
      max_employees: 1000,
      funding_stages: ["seed", "Series A"],
      locations: ["EU", "USA"],
    };
    await send("Lookalikes_search", 200, { key, query: { query: "payments software", ...filters } });
    const { body, headers } = await send("Lookalikes_search", 200, {
      key,
      query: { seed_domains: [domains[0], "nobody.example"], limit: 5 },
    });
    expect(body).toMatchObject({
      total: 5,
      credits_consumed: 5,
      resolved_seed_domains: [domains[0]],
      unresolved_seed_domains: ["nobody.example"],
    });
    expect(headers.get("x-credits-used")).toBe("5");
    await send("Lookalikes_search", 200, {
      key,
      query: { query: "payments software", seed_domains: domains[0], search_type: "agentic", limit: 1 },
    });
  });

  test("searches without a query, with reversed bounds, without a known seed, without credits", async () => {
    const { key } = await signIn(undefined, 3);
    await send("Lookalikes_search", 422, { key, query: {} });
    await send("Lookalikes_search", 422, {
      key,
      query: { query: "payments software", min_employees: 2, max_employees: 1 },
    });
    expect(
      (await send("Lookalikes_search", 400, { key, query: { seed_domains: "nobody.example" } })).body.error_code,
    ).toBe("NO_SEED_RESOLVED");
    const audiences = { query: "payments software", exclude_audience_ids: 987_654 };
    await send("Lookalikes_search", 404, { key, query: audiences });
    const { body } = await send("Lookalikes_search", 402, { key, query: { query: "payments software", limit: 4 } });
    expect(body).toMatchObject({ error_code: "INSUFFICIENT_CREDITS", details: { required: 4, available: 3 } });
  });
}

function bulkJobs({ send, signIn, domains }: Stage): void {
  const ended = (key: string, job_id: string) =>
    until(async () => {
      const { body } = await send("Lookalikes_pollBulk", 200, { key, path: { job_id } });
      return ENDED.includes(body.status) && body;
    });
  const submit = async (key: string, body: object) =>
    (await send("Lookalikes_submitBulk", 200, { key, body })).body.job_id;

  test("a job submitted, polled to its end, listed and exported", async () => {
    const { key } = await signIn();
    const job_id = await submit(key, { seed_domains: domains, limit: 150 });
    const final = await ended(key, job_id);
    expect(final).toMatchObject({ status: "completed", processed: 150, next_cursor: "page_0001" });
    await send("Lookalikes_pollBulk", 200, { key, path: { job_id }, query: { cursor: "page_0001" } });
    await send("Lookalikes_pollBulk", 422, { key, path: { job_id }, query: { cursor: "page_0002" } });
    await send("Lookalikes_listBulk", 200, { key, query: { status: "completed", limit: 10 } });
    for (const type of ["application/x-ndjson", "text/csv"]) {
      const { headers, text } = await send("Lookalikes_exportBulk", 200, {
        key,
        path: { job_id },
        headers: { Accept: type },
      });
      expect(headers.get("content-type")).toMatch(type);
      expect(text.trim().split("\n")).toHaveLength(type === "text/csv" ? 151 : 150);
    }
    expect((await send("Lookalikes_cancelBulk", 409, { key, path: { job_id } })).body.error_code).toBe(
      "JOB_ALREADY_FINISHED",
    );
  });

  test("a job polled while it runs, not yet exported, cancelled", async () => {
    const { key } = await signIn();
    const job_id = await submit(key, { query: "600000 ms payments software", limit: 400 });
    await until(
      async () => (await send("Lookalikes_pollBulk", 200, { key, path: { job_id } })).body.status === "running",
    );
    expect((await send("Lookalikes_exportBulk", 409, { key, path: { job_id } })).body.error_code).toBe(
      "JOB_NOT_FINISHED",
    );
    await send("Lookalikes_listBulk", 200, { key });
    await send("Lookalikes_cancelBulk", 200, { key, path: { job_id } });
    expect(await ended(key, job_id)).toMatchObject({ status: "cancelled", manifest: { partial: true } });
  });

  test("a job without credits, without a known seed, or unknown", async () => {
    const { key } = await signIn(undefined, 3);
    await send("Lookalikes_submitBulk", 402, { key, body: { query: "payments software", limit: 4 } });
    await send("Lookalikes_submitBulk", 400, { key, body: { seed_domains: ["nobody.example"], limit: 1 } });
    await send("Lookalikes_submitBulk", 404, { key, body: { query: "payments", exclude_audience_ids: [987_654] } });
    await send("Lookalikes_submitBulk", 422, { key, body: { limit: 10_001 } });
    for (const operation of ["Lookalikes_pollBulk", "Lookalikes_exportBulk", "Lookalikes_cancelBulk"] as const)
      await send(operation, 404, { key, path: { job_id: "job_unknown" } });
  });

  test("more jobs than allowed", async () => {
    const { key } = await signIn();
    const slow = { query: "600000 ms payments software", limit: 1 };
    for (let job = 0; job < 50; job += 1) await submit(key, slow);
    const { body } = await send("Lookalikes_submitBulk", 429, { key, body: slow });
    expect(body.error_code).toBe("TOO_MANY_PENDING_JOBS");
  });
}
