import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { until } from "../../scripts/support/until.ts";
import { connect } from "../../server/db/connect.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { type HttpApp, startHttpApp } from "../support/http-app.ts";

let database: TestDatabase;
let app: HttpApp | undefined;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => app?.stop());

describe("operational endpoints", () => {
  test("readiness reports what is missing", async () => {
    app = await startHttpApp(
      database.db,
      {},
      {
        readinessChecks: [
          { name: "database", check: async () => undefined },
          { name: "search index", check: async () => "40 % loaded" },
          { name: "queue", check: async () => Promise.reject(new Error("no connection")) },
        ],
      },
    );
    expect(await app.send("GET", "/readyz")).toMatchObject({
      status: 503,
      body: { status: "not_ready", checks: { database: "ok", "search index": "40 % loaded", queue: "failed" } },
    });
  });

  test("a fault that all processes share is reported as degraded, which load balancers treat as ready", async () => {
    const degraded = { name: "search", check: async () => ({ degraded: "the vendor does not respond" }) };
    const describe = () => ({ embeddings_model: "none" });
    app = await startHttpApp(database.db, {}, { readinessChecks: [degraded], describe });
    expect(await app.send("GET", "/readyz")).toMatchObject({
      status: 200,
      body: { status: "degraded", checks: { search: "the vendor does not respond" }, embeddings_model: "none" },
    });
  });

  test("the log contains the address of an unreachable system, and the readiness response does not", async () => {
    const logged: string[] = [];
    const nowhere = connect({ url: "postgres://service@127.0.0.1:1/none", applicationName: "test" });
    const check = async () => void (await nowhere.pool.query("select 1"));
    const readinessChecks = [{ name: "database", check }];
    app = await startHttpApp(database.db, {}, { readinessChecks }, { write: (line) => logged.push(line) });
    const { status, body } = await app.send("GET", "/readyz");
    expect([status, body]).toEqual([503, { status: "not_ready", checks: { database: "failed" } }]);
    expect(logged.join("")).toContain("127.0.0.1:1");
    await nowhere.close();
  });

  test("requests that fail in one outage of the database log its error once", async () => {
    const logged: string[] = [];
    const nowhere = connect({ url: "postgres://service@127.0.0.1:1/none", applicationName: "test" });
    const authenticate = (): Promise<never> => nowhere.pool.query("select 1") as Promise<never>;
    app = await startHttpApp(database.db, {}, { authenticate }, { write: (line) => logged.push(line) });
    for (let at = 0; at < 5; at += 1) expect((await app.send("GET", "/api/v1/credits")).status).toBe(503);
    expect(logged.filter((line) => line.includes("database cannot be reached"))).toHaveLength(1);
    expect(logged.filter((line) => line.includes('"status":503'))).toHaveLength(5);
    await nowhere.close();
  });

  test("readiness is checked at most once a second", async () => {
    let checks = 0;
    const check = async (): Promise<undefined> => {
      checks += 1;
    };
    app = await startHttpApp(database.db, {}, { readinessChecks: [{ name: "database", check }] });
    const { address } = app;
    const ask = async (): Promise<number> => (await fetch(`${address}/readyz`)).status;
    const started = performance.now();
    const responses = await Promise.all(Array.from({ length: 20 }, ask));
    responses.push(await ask());
    expect(responses).toEqual(Array.from({ length: 21 }, () => 200));
    expect(checks).toBeLessThanOrEqual(1 + Math.floor((performance.now() - started) / 1_000));
    await until(async () => {
      await ask();
      return checks > 1;
    });
  });

  test("a probe gets the last result while the checks take longer than usual", async () => {
    let checks = 0;
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const check = async (): Promise<string | undefined> => {
      checks += 1;
      if (checks === 1) return undefined;
      await released;
      return "gone";
    };
    app = await startHttpApp(database.db, {}, { readinessChecks: [{ name: "database", check }] });
    const { address } = app;
    const ask = async (): Promise<number> => (await fetch(`${address}/readyz`)).status;
    await until(async () => {
      expect(await ask()).toBe(200);
      return checks > 1;
    });
    release();
    await until(async () => (await ask()) === 503);
  });

  test("metrics count requests by operation and status", async () => {
    app = await startHttpApp(database.db, {});
    await app.send("GET", "/api/v1/account/search-lookalikes?limit=0");
    const text = await (await fetch(`${app.address}/metrics`)).text();
    expect(text).toContain('http_request_duration_seconds_count{operation="Lookalikes_search",status="422"} 1');
    expect(text).toContain("nodejs_eventloop_lag_p99_seconds");
  });

  test("the log contains all requests except frequent probes", async () => {
    const logged: string[] = [];
    const log = { write: (line: string) => logged.push(line) };
    app = await startHttpApp(database.db, {}, {}, log);
    for (const path of ["/healthz", "/readyz", "/metrics", "/openapi.json"])
      await (await fetch(app.address + path)).text();
    await until(() => logged.join("").includes('"path":"/openapi.json"'));
    expect(logged.filter((line) => line.includes('"msg":"request"'))).toHaveLength(1);
  });

  test("the contract is served as generated, without a key", async () => {
    app = await startHttpApp(database.db, {});
    const response = await fetch(`${app.address}/openapi.json`);
    expect(response.headers.get("content-type")).toContain("application/json");
    expect(await response.json()).toHaveProperty(["paths", "/api/v1/account/search-lookalikes", "get"]);
  });

  test("no file is served other than those of the page", async () => {
    app = await startHttpApp(database.db, {});
    for (const path of ["/docs/package.json", "/docs/../package.json", "/docs/%2e%2e/package.json"]) {
      expect((await app.send("GET", path)).status).toBe(404);
    }
  });
});
