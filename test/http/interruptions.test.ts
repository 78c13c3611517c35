import { once } from "node:events";
import { Writable } from "node:stream";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { until } from "../../scripts/support/until.ts";
import { blocklist } from "../../server/blocklist/handlers.ts";
import { connect } from "../../server/db/connect.ts";
import { listRows, run } from "../../server/db/statements.ts";
import { createLog } from "../../server/wiring/log.ts";
import { blocklistWith } from "../support/blocklist-handlers.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { type HttpApp, startHttpApp } from "../support/http-app.ts";

const PATH = "/api/v1/account/blocklist";

let database: TestDatabase;
let app: HttpApp | undefined;
let logged: string[];
let log: Writable;
beforeEach(async () => {
  database = await createTestDatabase();
  logged = [];
  log = new Writable({
    write: (chunk, _encoding, done) => {
      logged.push(String(chunk));
      done();
    },
  });
});
afterEach(() => app?.stop());

describe("a database that cannot be reached", () => {
  test("causes 503 with the time to wait, and the log contains the reason but no password", async () => {
    const nowhere = connect({ url: "postgres://service:the-password@127.0.0.1:1/none", applicationName: "test" });
    const authenticate = async (): Promise<never> => {
      await nowhere.pool.query("select 1");
      throw new Error("a database answered where none is");
    };
    app = await startHttpApp(database.db, {}, { authenticate }, log);
    const response = await app.send("GET", PATH);
    expect(response).toMatchObject({ status: 503, body: { error_code: "UNAVAILABLE" } });
    expect(response.headers.get("retry-after")).toBe("2");
    const text = logged.join("");
    expect(text).toContain('"code":"ECONNREFUSED"');
    expect(text).not.toContain("the-password");
    await nowhere.close();
  });

  test("during a request rolls back the request's writes and causes 503", async () => {
    const cutOff = blocklistWith(async (_input, { db, caller }) => {
      await run(db)`
        insert into blocked_domain (workspace_id, domain) values (${caller.workspaceId}, 'northwind.example')`;
      await run(database.db)`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and state = 'idle in transaction'`;
      await db.selectFrom("blocked_domain").select("domain").execute();
      throw new Error("the connection was not ended");
    });
    app = await startHttpApp(database.db, cutOff);
    expect(await app.send("POST", PATH, { body: { domains: ["northwind.example"] } })).toMatchObject({ status: 503 });
    expect(await database.db.selectFrom("blocked_domain").select("domain").execute()).toEqual([]);
  });
});

describe("a caller that disconnects", () => {
  test("stops the work, and is not an error of the service", async () => {
    const started = Promise.withResolvers<void>();
    const waiting = blocklistWith((_input, { signal }) => {
      started.resolve();
      return new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
    });
    app = await startHttpApp(database.db, waiting, {}, log);
    const leave = new AbortController();
    const headers = { "X-API-Key": app.key, "Content-Type": "application/json" };
    const sent = fetch(app.address + PATH, {
      method: "POST",
      headers,
      body: '{"domains":["northwind.example"]}',
      signal: leave.signal,
    });
    await started.promise;
    leave.abort();
    await expect(sent).rejects.toThrow();
    await until(() => logged.some((line) => line.includes('"aborted":true')));
    expect(logged.filter((line) => line.includes('"level":"error"'))).toEqual([]);
  });

  test("has written nothing, even if the work still completes", async () => {
    const started = Promise.withResolvers<void>();
    const ended = Promise.withResolvers<void>();
    const writing = blocklistWith(async (input, context) => {
      const reply = await blocklist().add(input, context);
      started.resolve();
      await once(context.signal, "abort");
      ended.resolve();
      return reply;
    });
    app = await startHttpApp(database.db, writing);
    const leave = new AbortController();
    const headers = { "X-API-Key": app.key, "Content-Type": "application/json" };
    const body = '{"domains":["northwind.example"]}';
    const sent = fetch(app.address + PATH, { method: "POST", headers, body, signal: leave.signal });
    await started.promise;
    leave.abort();
    await expect(sent).rejects.toThrow();
    await ended.promise;
    await until(async () => {
      const rows = await listRows(database.db)`
        select from pg_stat_activity
        where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()`;
      return rows.length === 0;
    });
    expect(await database.db.selectFrom("blocked_domain").select("domain").execute()).toEqual([]);
  });
});

test("the log hides possible secrets, and shows the codes of errors", () => {
  const written = createLog("info", log);
  written.error(
    {
      err: Object.assign(new Error("gone"), { code: "57P01" }),
      otp_code: "123456",
      body: { api_key: "ai_live_x", key: "k", webhook_secret: "whsec_x" },
    },
    "m",
  );
  const line = logged.join("");
  expect(line).toContain("57P01");
  for (const secret of ["123456", "ai_live_x", '"k"', "whsec_x"]) expect(line).not.toContain(secret);
});
