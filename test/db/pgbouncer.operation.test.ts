import { join } from "node:path";
import { sql } from "kysely";
import type { Logger } from "pino";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { call } from "../../scripts/support/call.ts";
import { withDatabase } from "../../scripts/support/cluster.ts";
import { startDatabaseProxy } from "../../scripts/support/database-proxy.ts";
import { createKeyOwner, type KeyOwner } from "../../scripts/support/keys.ts";
import { readOutbox } from "../../scripts/support/mail.ts";
import { hasPgBouncer, type PgBouncer, SESSION_LIMITS, startPgBouncer } from "../../scripts/support/pgbouncer.ts";
import { until } from "../../scripts/support/until.ts";
import { connect, type Db } from "../../server/db/connect.ts";
import { listRows } from "../../server/db/statements.ts";
import { createLog } from "../../server/wiring/log.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { startTestService, type TestService } from "../support/service.ts";

/** The service's default, instead of the long wait of test services. */
const USUAL_WAIT = { REQUEST_WAIT_MS: "1000" };

describe.skipIf(!hasPgBouncer)("behind PgBouncer in session mode (skipped where pgbouncer is not installed)", () => {
  let database: TestDatabase;
  let pooler: Awaited<ReturnType<typeof startPgBouncer>>;
  beforeAll(async () => {
    database = await createTestDatabase();
    pooler = await startPgBouncer(database.url);
  });
  afterAll(() => pooler?.stop());

  test("the service starts, becomes ready, and runs requests and jobs", async () => {
    const service = await startTestService({ WORKERS: "1", DATABASE_URL: pooler.url }, database, { search: true });
    await until(async () => (await fetch(`${service.address}/readyz`)).status === 200);
    const signedUp = await call(service, "POST", "/api/v1/agent/sign-up", { body: { email: "ada@northwind.example" } });
    expect(signedUp.status).toBe(200);
    const outbox = join(service.dataDirectory, "outbox");
    await until(() => readOutbox(outbox).length === 1);
    await service.stop();
  });

  test("statements have their time limit", async () => {
    const limited = connect({ url: pooler.url, applicationName: "test", statementTimeoutMs: 500 });
    await expect(sql`select pg_sleep(60)`.execute(limited.db)).rejects.toMatchObject({ code: "57014" });
    await limited.close();
  });
});

describe.skipIf(!hasPgBouncer)(
  "a DATABASE_URL of PgBouncer in transaction mode (skipped where pgbouncer is not installed)",
  () => {
    test.each([1, 2, 100])(
      "prevents the start with a clear error and leaves no lock behind, with %i sessions",
      async (poolSize) => {
        const database = await createTestDatabase();
        const pooler = await startPgBouncer(database.url, {
          mode: "transaction",
          poolSize,
          connectQuery: SESSION_LIMITS,
        });
        onTestFinished(pooler.stop);
        // Sessions that the pooler has already opened.
        const used = connect({ url: database.url, poolUrl: pooler.url, applicationName: "test", poolSize: 3 });
        await Promise.all(Array.from({ length: 3 }, () => sql`select pg_sleep(0.1)`.execute(used.db)));
        for (let start = 0; start < 3; start += 1)
          await expect(startTestService({ WORKERS: "1", DATABASE_URL: pooler.url }, database)).rejects.toThrow(
            /^DATABASE_URL connects through a pooler in transaction or statement mode/,
          );
        expect(await readTimeouts(used.db)).toEqual({ statement_timeout: "30s", idle: "1min" });
        await used.close();
        const rows = await listRows(database.db)`
          select from pg_locks where locktype = 'advisory'
            and database = (select oid from pg_database where datname = current_database())`;
        expect(rows).toEqual([]);
        const service = await startTestService({ WORKERS: "1" }, database);
        await service.stop();
      },
    );
  },
);

describe.skipIf(!hasPgBouncer)(
  "with PgBouncer in transaction mode at DATABASE_POOL_URL (skipped where pgbouncer is not installed)",
  () => {
    let database: TestDatabase;
    let owner: KeyOwner;
    beforeAll(async () => {
      database = await createTestDatabase();
      owner = await createKeyOwner(database.db);
    });

    async function startPooler(options: Omit<Parameters<typeof startPgBouncer>[1], "mode"> = {}): Promise<PgBouncer> {
      const pooler = await startPgBouncer(database.url, {
        mode: "transaction",
        connectQuery: SESSION_LIMITS,
        ...options,
      });
      onTestFinished(pooler.stop);
      return pooler;
    }

    async function startService(
      poolUrl: string,
      { log, url = database.url, more = {} }: { log?: Logger; url?: string; more?: Record<string, string> } = {},
    ): Promise<TestService> {
      const settings = { DATABASE_URL: url, DATABASE_POOL_URL: poolUrl, ...more };
      const service = await startTestService({ WORKERS: "1", ...settings }, database, {
        ...(log && { log }),
        search: true,
      });
      onTestFinished(service.stop);
      return service;
    }

    test("400 parallel requests that read and write succeed on four sessions", async () => {
      const pooler = await startPooler({ poolSize: 4 });
      const service = await startService(pooler.url);
      await until(async () => (await fetch(`${service.address}/readyz`)).status === 200);
      const statuses = await Promise.all(
        Array.from({ length: 200 }, async (_, index) => [
          (await call(service, "GET", "/api/v1/credits", owner)).status,
          (await call(service, "POST", "/api/v1/icps", { ...owner, body: { name: `Profile ${index}` } })).status,
        ]),
      );
      expect(new Set(statuses.flat())).toEqual(new Set([200]));
      const rows = await listRows(database.db)<{ pooled: number }>`
        select count(*) filter (where application_name in ('api', 'search'))::int as pooled from pg_stat_activity
        where datname = current_database()`;
      expect(rows[0]!.pooled).toBeLessThanOrEqual(4);
    });

    test("jobs run", async () => {
      const pooler = await startPooler();
      const service = await startService(pooler.url);
      const signedUp = await call(service, "POST", "/api/v1/agent/sign-up", { body: { email: "ada@contoso.example" } });
      expect(signedUp.status).toBe(200);
      await until(() => readOutbox(join(service.dataDirectory, "outbox")).length === 1);
    });

    test("statements have the sessions' time limit, and every client uses UTC regardless of the database's time zone", async () => {
      const rows = await listRows(database.db)<{ name: string }>`select current_database() as name`;
      await sql`alter database ${sql.id(rows[0]!.name)} set timezone to 'Australia/Lord_Howe'`.execute(database.db);
      const pooler = await startPooler({ poolSize: 2, connectQuery: "set statement_timeout = 500" });
      const clients = ["one", "other"].map((applicationName) =>
        connect({ url: database.url, poolUrl: pooler.url, applicationName, statementTimeoutMs: 60_000 }),
      );
      for (const { db } of clients)
        await expect(sql`select pg_sleep(60)`.execute(db)).rejects.toMatchObject({ code: "57014" });
      const zones = Array.from({ length: 40 }, async (_, index) => {
        const { db } = clients[index % 2]!;
        return (await sql<{ zone: string }>`select current_setting('timezone') as zone`.execute(db)).rows[0]!.zone;
      });
      expect(new Set(await Promise.all(zones))).toEqual(new Set(["UTC"]));
      for (const { close } of clients) await close();
    });

    test.each([
      [undefined, "statement_timeout of at most 30 s"],
      [
        "set statement_timeout = 30001; set idle_in_transaction_session_timeout = 60000",
        "statement_timeout of at most 30 s",
      ],
      ["set statement_timeout = 30000", "idle_in_transaction_session_timeout of at most 60 s"],
    ])(
      "the service does not start if sessions begin with %j, and the error states the required settings",
      async (connectQuery, need) => {
        const pooler = await startPgBouncer(database.url, { mode: "transaction", connectQuery });
        onTestFinished(pooler.stop);
        await expect(startService(pooler.url)).rejects.toThrow(need);
      },
    );

    test("the service does not start if the pooler is for a different database or cannot be reached", async () => {
      const pooler = await startPooler();
      const other = await createTestDatabase();
      const elsewhere = withDatabase(pooler.url, new URL(other.url).pathname.slice(1));
      await expect(startService(elsewhere)).rejects.toThrow(
        "DATABASE_POOL_URL and DATABASE_URL refer to different databases. Set both to the same database.",
      );
      await pooler.stop();
      await expect(startService(pooler.url)).rejects.toThrow(/^The pooler of DATABASE_POOL_URL cannot be reached: /);
    });

    test.each(["killed", "frozen"])(
      "while the pooler is %s, requests get 503 within ten seconds, readiness and the log report it, and all recover afterwards",
      async (away) => {
        const pooler = await startPooler();
        const lines: string[] = [];
        const service = await startService(pooler.url, {
          log: createLog("warn", { write: (line) => lines.push(line) }),
          more: USUAL_WAIT,
        });
        const readiness = async () =>
          (await fetch(`${service.address}/readyz`)).json() as Promise<{ checks: Record<string, string> }>;
        const status = async () => (await call(service, "GET", "/api/v1/credits", owner)).status;
        await until(async () => (await status()) === 200);
        if (away === "killed") await pooler.stop();
        else pooler.freeze();
        const started = performance.now();
        const statuses = await Promise.all(Array.from({ length: 30 }, status));
        expect(new Set(statuses)).toEqual(new Set([503]));
        expect(performance.now() - started).toBeLessThan(10_000);
        await until(async () => {
          const { database: isOk, pooler: failure, migrations } = (await readiness()).checks;
          return isOk === "ok" && migrations === "ok" && failure !== "ok";
        });
        expect(lines.join("")).toContain('"check":"pooler"');
        if (away === "killed") await startPooler({ port: new URL(pooler.url).port });
        else pooler.resume();
        await until(async () => (await status()) === 200);
        await until(async () => (await fetch(`${service.address}/readyz`)).status === 200);
      },
    );

    test("while the database behind the pooler is silent, requests get 503 within ten seconds, and they succeed afterwards", async () => {
      const proxy = await startDatabaseProxy(database.url);
      onTestFinished(proxy.close);
      const pooler = await startPgBouncer(proxy.url, { mode: "transaction", connectQuery: SESSION_LIMITS });
      onTestFinished(pooler.stop);
      const service = await startService(pooler.url, { url: proxy.url, more: USUAL_WAIT });
      const status = async () => (await call(service, "GET", "/api/v1/credits", owner)).status;
      await until(async () => (await status()) === 200);
      proxy.silence();
      const started = performance.now();
      expect(new Set(await Promise.all(Array.from({ length: 30 }, status)))).toEqual(new Set([503]));
      expect(performance.now() - started).toBeLessThan(10_000);
      await proxy.restore();
      await until(async () => (await status()) === 200);
    });
  },
);

async function readTimeouts(db: Db): Promise<unknown> {
  const rows = await listRows(db)`
    select current_setting('statement_timeout') as statement_timeout,
      current_setting('idle_in_transaction_session_timeout') as idle`;
  return rows[0];
}
