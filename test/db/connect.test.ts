import { sql } from "kysely";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { startDatabaseProxy } from "../../scripts/support/database-proxy.ts";
import { connect, type Db, openSession } from "../../server/db/connect.ts";
import { prepared } from "../../server/db/prepared-statements.ts";
import { listRows } from "../../server/db/statements.ts";
import { createTestDatabase } from "../support/database.ts";

const database = await createTestDatabase();
// There is one connection, so that a statement sees the state that the previous statement left.
const connection = connect({ url: database.url, applicationName: "test", poolSize: 1 });
beforeEach(async () => {
  await database.db.deleteFrom("company").execute();
});
afterAll(() => connection.close());

function add(db: Db, domain: string) {
  return db.insertInto("company").values({ domain, name: domain, search_name: domain, name_key: domain }).execute();
}
async function domains() {
  return (await database.db.selectFrom("company").select("domain").orderBy("domain").execute()).map(
    ({ domain }) => domain,
  );
}

describe("a transaction", () => {
  it("includes its first statement: its writes are rolled back when it fails", async () => {
    const failing = connection.db.transaction().execute(async (transaction) => {
      await add(transaction, "first.example");
      throw new Error("changed its mind");
    });
    await expect(failing).rejects.toThrow("changed its mind");
    expect(await domains()).toEqual([]);
  });

  it("runs statements that are sent without waiting for each other in order", async () => {
    await connection.db.transaction().execute(async (transaction) => {
      await Promise.all(["a.example", "b.example"].map((domain) => add(transaction, domain)));
      expect(await transaction.selectFrom("company").select("domain").execute()).toHaveLength(2);
    });
    expect(await domains()).toEqual(["a.example", "b.example"]);
  });

  it("commits nothing after a statement failed, even when the error was ignored", async () => {
    const careless = connection.db.transaction().execute(async (transaction) => {
      await add(transaction, "first.example");
      await sql`select 1 / 0`.execute(transaction).catch(() => undefined);
    });
    await expect(careless).rejects.toThrow();
    expect(await domains()).toEqual([]);
  });

  it("uses the given isolation level", async () => {
    const level = await connection.db
      .transaction()
      .setIsolationLevel("repeatable read")
      .execute(
        async (transaction) =>
          (await sql<{ transaction_isolation: string }>`show transaction_isolation`.execute(transaction)).rows[0],
      );
    expect(level).toEqual({ transaction_isolation: "repeatable read" });
  });

  it("whose connection is lost fails, and the next transaction gets another connection", async () => {
    const cutOff = connection.db.transaction().execute(async (transaction) => {
      await add(transaction, "lost.example");
      await sql`select pg_terminate_backend(pg_backend_pid())`.execute(transaction);
    });
    await expect(cutOff).rejects.toThrow();
    await connection.db.transaction().execute((transaction) => add(transaction, "next.example"));
    expect(await domains()).toEqual(["next.example"]);
  });
});

describe("a statement", () => {
  it("marked as prepared is parsed once per connection, unlike any other statement", async () => {
    const double = (mark: typeof prepared, value: number) =>
      sql<{ twice: number }>`${mark} select ${value}::int * 2 as twice`.execute(connection.db);
    for (const mark of [prepared, sql.raw("")]) {
      expect((await double(mark, 4)).rows).toEqual([{ twice: 8 }]);
      expect((await double(mark, 5)).rows).toEqual([{ twice: 10 }]);
    }
    const rows = await listRows(connection.db)<{ uses: number }>`
      select generic_plans + custom_plans as uses from pg_prepared_statements`;
    expect(rows).toEqual([{ uses: 2 }]);
  });

  it("gets its own rows when several are sent without waiting for each other", async () => {
    const read = (transaction: Db, value: number) => [
      sql`${prepared} select ${value}::int as number, 'n' as kind`.execute(transaction),
      sql`${prepared} select ${String(value)}::text as text`.execute(transaction),
    ];
    const responses = await connection.db
      .transaction()
      .execute((transaction) => Promise.all([1, 2, 3].flatMap((value) => read(transaction, value))));
    expect(responses.map(({ rows }) => rows)).toEqual(
      [1, 2, 3].flatMap((value) => [[{ number: value, kind: "n" }], [{ text: String(value) }]]),
    );
  });

  it("that fails has a stack trace with its caller", async () => {
    const failing = async function whoAsked() {
      await sql`select 1 / 0`.execute(connection.db);
    };
    await expect(failing()).rejects.toMatchObject({ code: "22012", stack: expect.stringContaining("whoAsked") });
  });

  it("returns how many rows it changed", async () => {
    await add(connection.db, "a.example");
    await add(connection.db, "b.example");
    expect((await connection.db.deleteFrom("company").executeTakeFirst()).numDeletedRows).toBe(2n);
  });
});

describe("a connection that becomes unusable", () => {
  const twice = (db: Db) => sql<{ twice: number }>`${prepared} select 2 * 2 as twice`.execute(db);

  it("because Postgres ended it is not given to the next caller", async () => {
    await expect(sql`select pg_terminate_backend(pg_backend_pid())`.execute(connection.db)).rejects.toThrow();
    expect((await twice(connection.db)).rows).toEqual([{ twice: 4 }]);
  });

  it("because its prepared statements were deallocated rejects one statement, not all", async () => {
    await twice(connection.db);
    await sql`deallocate all`.execute(connection.db);
    await expect(twice(connection.db)).rejects.toMatchObject({ code: "26000" });
    expect((await twice(connection.db)).rows).toEqual([{ twice: 4 }]);
  });

  it("because a table has changed since a statement was prepared rejects one statement, not all", async () => {
    const all = () => sql`${prepared} select * from changing`.execute(connection.db);
    await sql`create table changing (one int)`.execute(connection.db);
    await all();
    await sql`alter table changing add column two int`.execute(connection.db);
    await expect(all()).rejects.toMatchObject({ code: "0A000" });
    expect((await all()).rows).toEqual([]);
  });

  it("because the database stops responding is abandoned, and closes without a response", async () => {
    const proxy = await startDatabaseProxy(database.url);
    const silent = connect({ url: proxy.url, applicationName: "test", poolSize: 1 });
    const hurried = silent.respondingWithin(500);
    await twice(hurried);
    proxy.silence();
    await expect(twice(hurried)).rejects.toThrow("Query read timeout");
    await proxy.restore();
    expect((await twice(hurried)).rows).toEqual([{ twice: 4 }]);
    proxy.silence();
    await silent.close();
    await proxy.close();
  });

  it("because the database stops responding rejects its statements after their timeout", async () => {
    const proxy = await startDatabaseProxy(database.url);
    const options = { applicationName: "test", poolSize: 1, statementTimeoutMs: 2_000 };
    const [silent, other] = [connect({ url: proxy.url, ...options }), connect({ url: proxy.url, ...options })];
    const session = await openSession(proxy.url, "test", { statementTimeoutMs: 2_000 });
    await twice(silent.db);
    await other.pool.query("select 1");
    proxy.silence();
    const outcomes = [twice(silent.db), other.pool.query("select 1"), session.query("select 1")];
    for (const outcome of await Promise.allSettled(outcomes))
      expect(outcome).toMatchObject({ status: "rejected", reason: { message: "Query read timeout" } });
    await Promise.all([silent.close(), other.close(), session.end()]);
    await proxy.close();
  });
});

it("every connection has the pool's statement timeout", async () => {
  const limited = connect({ url: database.url, applicationName: "test", statementTimeoutMs: 1_000 });
  const rows = await listRows(limited.db)`select name, setting from pg_settings
    where name in ('statement_timeout', 'idle_in_transaction_session_timeout') order by name`;
  expect(rows).toEqual([
    { name: "idle_in_transaction_session_timeout", setting: "60000" },
    { name: "statement_timeout", setting: "1000" },
  ]);
  await limited.close();
});
