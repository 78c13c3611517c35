import { setImmediate } from "node:timers/promises";
import pg from "pg";
import { afterEach, describe, expect, test, vi } from "vitest";
import { generateCompanies } from "../../scripts/support/catalogue.ts";
import { withDatabase } from "../../scripts/support/cluster.ts";
import { silentLog } from "../../scripts/support/silent-log.ts";
import { until } from "../../scripts/support/until.ts";
import { readConfig } from "../../server/config/config.ts";
import { Unavailable } from "../../server/http/problems.ts";
import { type SearchHost, startSearchHost } from "../../server/search/serving/host.ts";
import { createLog } from "../../server/wiring/log.ts";
import { createTestDatabase } from "../support/database.ts";
import { startSearch } from "../support/search-service.ts";

/**
 * A search thread that is ready immediately and returns match reasons. It exits on a search by traits, and hangs on a
 * check of which companies fit.
 */
const FRAGILE_THREAD = `
  import { parentPort } from "node:worker_threads";
  const status = { state: "ready", modelId: 1, companies: 0, loadedInMs: 0, vectorBytes: 0, lexicalBytes: 0 };
  parentPort.postMessage({ kind: "status", status });
  parentPort.on("message", ({ kind, id, call }) => {
    if (kind === "stop") parentPort.close();
    else if (kind === "ping") parentPort.postMessage({ kind: "pong" });
    else if (call.method === "fits") for (;;);
    else if (call.method === "traits") process.exit(1);
    else parentPort.postMessage({ kind: "result", id, value: ["a reason"] });
  });`;

/** The first thread reports a newer model. The second becomes ready when the test lets it continue. */
const SUCCEEDED_THREAD = `
  import { parentPort, workerData } from "node:worker_threads";
  const first = Atomics.add(workerData.started, 0, 1) === 0;
  if (!first) Atomics.wait(workerData.goOn, 0, 0);
  const status = { state: "ready", modelId: first ? 1 : 2, companies: 0, loadedInMs: 0, vectorBytes: 0, lexicalBytes: 0 };
  parentPort.postMessage({ kind: "status", status });
  if (first) parentPort.postMessage({ kind: "newer_model" });
  parentPort.on("message", ({ kind }) => {
    if (kind === "stop") parentPort.close();
    if (kind === "call") process.exit(1);
  });`;

const subject = { query: "things", seeds: [], companies: [] };
const traits = { workspaceId: 1, query: "things", filters: {}, limit: 1 };

let host: SearchHost | undefined;
afterEach(async () => {
  vi.useRealTimers();
  await host?.close();
});

async function startFragile(options: { readonly heartbeatMs?: number } = {}): Promise<SearchHost> {
  host = startSearchHost({
    entry: new URL(`data:text/javascript,${encodeURIComponent(FRAGILE_THREAD)}`),
    workerData: {},
    log: silentLog,
    ...options,
  });
  const started = host;
  await until(() => started.status().state === "ready");
  return started;
}

describe("when the search thread ends", () => {
  test("its running call fails, and the search is immediately not ready", async () => {
    const search = await startFragile();
    await expect(search.traits(traits)).rejects.toThrow("the search thread ended");
    expect(search.status()).toEqual({ state: "loading", message: "the search is being restarted" });
  });

  test("further calls fail immediately with a temporary error instead of waiting", async () => {
    const search = await startFragile();
    await expect(search.traits(traits)).rejects.toThrow();
    await expect(search.matchReasons(subject)).rejects.toBeInstanceOf(Unavailable);
    await expect(search.traits(traits)).rejects.toBeInstanceOf(Unavailable);
  });

  test("another thread replaces it", async () => {
    const search = await startFragile();
    await expect(search.traits(traits)).rejects.toThrow();
    await until(() => search.status().state === "ready");
    expect(await search.matchReasons(subject)).toEqual(["a reason"]);
  });

  test("the search can still be closed", async () => {
    const search = await startFragile();
    await expect(search.traits(traits)).rejects.toThrow();
    await search.close();
    expect(search.status().state).toBe("loading");
  });
});

test("a search that cannot reach its database shows the address only in the log", async () => {
  const logged: string[] = [];
  const outcome = readConfig({});
  if ("errors" in outcome) throw new Error(outcome.errors.join(" "));
  host = startSearchHost({
    entry: new URL("../../server/wiring/search-thread.ts", import.meta.url),
    workerData: { databaseUrl: "postgres://service@127.0.0.1:1/none", config: outcome.config },
    log: createLog("info", { write: (line) => logged.push(line) }),
  });
  const search = host;
  await until(() => {
    const now = search.status();
    return now.state === "loading" && now.message === "the search index cannot be read from the database";
  });
  await until(() => logged.join("").includes("127.0.0.1:1"));
  await expect(search.traits(traits)).rejects.toThrow(/^(?!.*127\.0\.0\.1).*cannot be read from the database/);
});

test("a search whose database refuses connections is unavailable until the database accepts them again", async () => {
  const database = await createTestDatabase();
  await generateCompanies(database.db, 30);
  const running = await startSearch(database);
  const name = new URL(database.url).pathname.slice(1);
  const server = new pg.Client({ connectionString: withDatabase(database.url, "postgres") });
  await server.connect();
  try {
    await server.query(`alter database "${name}" with allow_connections false`);
    await server.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [name]);
    await expect(running.search.traits(traits)).rejects.toBeInstanceOf(Unavailable);
    await server.query(`alter database "${name}" with allow_connections true`);
    expect(await until(() => running.search.traits(traits).catch(() => undefined))).toBeDefined();
  } finally {
    await server.end();
    await running.stop();
  }
});

test("a search thread that hangs is reported as not ready within five seconds", async () => {
  vi.useFakeTimers({ toFake: ["setInterval"] });
  const search = await startFragile();
  for (let second = 0; second < 5; second += 1) {
    vi.advanceTimersByTime(1_000);
    // The result arrives after the response to the heartbeat.
    await search.matchReasons(subject);
  }
  expect(search.status()).toMatchObject({ state: "ready" });
  search.fits({ query: "things", companies: [] }).catch(() => undefined);
  vi.advanceTimersByTime(5_000);
  expect(search.status()).toEqual({ state: "unresponsive", message: "the search does not respond" });
});

test("a search thread that hangs is terminated and replaced", async () => {
  const search = await startFragile({ heartbeatMs: 20 });
  await expect(search.fits({ query: "things", companies: [] })).rejects.toThrow("the search thread does not respond");
  await until(() => search.status().state === "ready");
  expect(await search.matchReasons(subject)).toEqual(["a reason"]);
});

test("a thread that fails at each start is restarted less and less often, and the failure is logged once", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const started = new Int32Array(new SharedArrayBuffer(4));
  const logged: string[] = [];
  host = startSearchHost({
    entry: new URL(
      `data:text/javascript,${encodeURIComponent(`
        import { workerData } from "node:worker_threads";
        Atomics.add(workerData.started, 0, 1);
        process.exit(1);`)}`,
    ),
    workerData: { started },
    log: createLog("info", { write: (line) => logged.push(line) }),
  });
  // The maximum waits. Each wait is random, between half of the maximum and the maximum.
  for (const [attempt, longest] of [1_000, 2_000, 4_000, 8_000, 10_000, 10_000].entries()) {
    while (vi.getTimerCount() === 0) await setImmediate();
    expect(started[0]).toBe(attempt + 1);
    vi.advanceTimersByTime(longest / 2 - 1);
    expect(vi.getTimerCount(), `the wait after failure ${attempt + 1}`).toBe(1);
    vi.advanceTimersByTime(longest / 2 + 1);
    expect(vi.getTimerCount()).toBe(0);
  }
  expect(logged).toHaveLength(1);
});

test("a thread that took over with a newer model keeps serving when the previous one ends", async () => {
  const [started, goOn] = [new Int32Array(new SharedArrayBuffer(4)), new Int32Array(new SharedArrayBuffer(4))];
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  host = startSearchHost({
    entry: new URL(`data:text/javascript,${encodeURIComponent(SUCCEEDED_THREAD)}`),
    workerData: { started, goOn },
    log: silentLog,
  });
  while (started[0] !== 2) await setImmediate();
  await expect(host.traits(traits)).rejects.toThrow("the search thread ended");
  Atomics.store(goOn, 0, 1);
  Atomics.notify(goOn, 0);
  while (host.status().state !== "ready") await setImmediate();
  vi.runOnlyPendingTimers();
  expect(host.status()).toMatchObject({ state: "ready", modelId: 2 });
});
