import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { connect } from "../../server/db/connect.ts";
import { call } from "../support/call.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { readOutbox } from "../support/mail.ts";
import { hasPgBouncer, startPgBouncer } from "../support/pgbouncer.ts";
import { startTestService } from "../support/service.ts";
import { until } from "../support/until.ts";

describe.skipIf(!hasPgBouncer)("behind PgBouncer in session mode (skipped where pgbouncer is not installed)", () => {
  let database: TestDatabase;
  let pooler: Awaited<ReturnType<typeof startPgBouncer>>;
  beforeAll(async () => {
    database = await createTestDatabase();
    pooler = await startPgBouncer(database.url);
  });
  afterAll(() => pooler?.stop());

  test("the service starts, becomes ready, and runs requests and jobs", async () => {
    const service = await startTestService({ DATABASE_URL: pooler.url }, database);
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
  "behind PgBouncer in transaction mode (skipped where pgbouncer is not installed)",
  () => {
    test("the service does not start, says why in a sentence, and leaves no lock behind", async () => {
      const database = await createTestDatabase();
      const pooler = await startPgBouncer(database.url, "transaction");
      onTestFinished(pooler.stop);
      // Sessions that the pooler has opened before.
      const used = connect({ url: pooler.url, applicationName: "test", poolSize: 3 });
      await Promise.all(Array.from({ length: 3 }, () => sql`select pg_sleep(0.1)`.execute(used.db)));
      for (let start = 0; start < 3; start += 1)
        await expect(startTestService({ DATABASE_URL: pooler.url }, database)).rejects.toThrow(
          /^DATABASE_URL leads through a pooler in transaction or statement mode/,
        );
      await used.close();
      const { rows } = await sql`
      select from pg_locks where locktype = 'advisory'
        and database = (select oid from pg_database where datname = current_database())`.execute(database.db);
      expect(rows).toEqual([]);
      const service = await startTestService({}, database);
      await service.stop();
    });
  },
);
