import { describe, expect, it } from "vitest";
import {
  ApiError,
  cancelJob,
  createClient,
  pagesOfJob,
  submitLookalikeJob,
  waitForCrmJob,
  waitForJob,
  waitForSignal,
} from "../../client/src/index.ts";
import { type Scripted, startScriptedServer } from "./scripted-server.ts";

const QUICK = { minIntervalMs: 1, maxIntervalMs: 2 };

function looked(status: string, page: number, results: number, next: string | null): Scripted {
  return {
    status: 200,
    json: {
      job_id: "job_1",
      status,
      page,
      count: results,
      processed: page * 100 + results,
      results: Array.from({ length: results }, (_, rank) => ({ account_id: page * 100 + rank })),
      next_cursor: next,
    },
  };
}
const server = await startScriptedServer();

const client = () => createClient({ baseUrl: server.address, apiKey: "ai_live_1", retry: { baseDelayMs: 1 } });

describe("bulk lookalike jobs", () => {
  it("are submitted, and cancelled", async () => {
    server.script({ status: 200, json: { job_id: "job_1", status: "pending" } });
    expect(await submitLookalikeJob(client(), { query: "logistics software", limit: 500 })).toMatchObject({
      job_id: "job_1",
    });
    expect(JSON.parse(server.received[0]?.body ?? "")).toEqual({ query: "logistics software", limit: 500 });
    server.script({ status: 200, json: { job_id: "job_1", status: "cancelling", message: "Stopping." } });
    expect(await cancelJob(client(), "job_1")).toMatchObject({ status: "cancelling" });
    server.script({
      status: 409,
      json: { error_code: "JOB_ALREADY_FINISHED", message: "It has ended.", details: {}, request_id: "r" },
    });
    await expect(cancelJob(client(), "job_1")).rejects.toBeInstanceOf(ApiError);
  });

  it("are waited for until their status is final, regardless of next_cursor", async () => {
    server.script(
      looked("pending", 0, 0, null),
      looked("running", 0, 100, null),
      looked("cancelling", 0, 100, null),
      looked("cancelled", 0, 100, null),
    );
    const seen: string[] = [];
    const job = await waitForJob(client(), "job_1", { ...QUICK, onProgress: ({ status }) => seen.push(status) });
    expect(job.status).toBe("cancelled");
    expect(seen).toEqual(["pending", "running", "cancelling", "cancelled"]);
  });

  it("are no longer waited for when the caller aborts", async () => {
    server.script(looked("running", 0, 0, null));
    const controller = new AbortController();
    const waiting = waitForJob(client(), "job_1", {
      signal: controller.signal,
      onProgress: () => controller.abort(new Error("enough")),
    });
    await expect(waiting).rejects.toThrow("enough");
  });

  it("return every page once, in order, as it is written", async () => {
    server.script(
      looked("pending", 0, 0, null),
      looked("running", 0, 100, null),
      looked("running", 0, 100, "page_0001"),
      looked("running", 1, 100, null),
      looked("completed", 1, 100, "page_0002"),
      looked("completed", 2, 30, null),
    );
    const pages: [string, number][] = [];
    for await (const page of pagesOfJob(client(), "job_1", QUICK)) pages.push([page.cursor, page.results.length]);
    expect(pages).toEqual([
      ["page_0000", 100],
      ["page_0001", 100],
      ["page_0002", 30],
    ]);
    expect(server.received.map(({ url }) => url.split("?")[1])).toEqual([
      undefined,
      undefined,
      undefined,
      "cursor=page_0001",
      "cursor=page_0001",
      "cursor=page_0002",
    ]);
  });

  it("resume after the page whose next_cursor was stored, even if the next page is not written yet", async () => {
    server.script(looked("running", 0, 100, "page_0001"), looked("running", 1, 100, null));
    const stored: string[] = [];
    for await (const page of pagesOfJob(client(), "job_1", QUICK)) {
      stored.push(page.next_cursor);
      if (stored.length === 2) break;
    }
    expect(stored).toEqual(["page_0001", "page_0002"]);

    server.script(
      looked("running", 1, 100, null),
      looked("completed", 1, 100, "page_0002"),
      looked("completed", 2, 30, null),
    );
    const pages: string[] = [];
    const from = stored.at(-1);
    for await (const { cursor } of pagesOfJob(client(), "job_1", { ...QUICK, from })) pages.push(cursor);
    expect(pages).toEqual(["page_0002"]);
    expect(server.received.map(({ url }) => url.split("?")[1])).toEqual([
      "cursor=page_0001",
      "cursor=page_0001",
      "cursor=page_0002",
    ]);
  });

  it("return nothing more if the last page was stored", async () => {
    server.script(looked("completed", 2, 30, null));
    const pages: string[] = [];
    for await (const { cursor } of pagesOfJob(client(), "job_1", { ...QUICK, from: "page_0003" })) pages.push(cursor);
    expect(pages).toEqual([]);
    expect(server.received.map(({ url }) => url.split("?")[1])).toEqual(["cursor=page_0002"]);
  });
});

describe("CRM jobs", () => {
  it.each(["completed", "failed"])("are waited for until they are %s", async (status) => {
    const responses = ["pending", "running", status].map((now) => ({
      status: 200,
      json: { job_id: "job_1", status: now },
    }));
    server.script(...responses);
    const seen: string[] = [];
    const job = await waitForCrmJob(client(), "job_1", { ...QUICK, onProgress: (now) => seen.push(now.status) });
    expect(job).toEqual({ job_id: "job_1", status });
    expect(seen).toEqual(["pending", "running", status]);
    expect(server.received.map(({ url }) => url)).toEqual(Array(3).fill("/api/v1/crm/check-job-status?job_id=job_1"));
  });
});

describe("signals", () => {
  it.each(["completed", "failed", "stopped", "scheduled"])("are waited for until they are %s", async (status) => {
    const responses = ["accepted", "running", status].map((now) => ({
      status: 200,
      json: { signal: { signal_id: 7, status: now } },
    }));
    server.script(...responses);
    expect(await waitForSignal(client(), 7, QUICK)).toEqual({ signal_id: 7, status });
    expect(server.received.map(({ url }) => url)).toEqual(Array(3).fill("/api/v1/signal/7"));
  });
});
