import { sql } from "kysely";
import type pg from "pg";
import { describe, expect, it, onTestFinished } from "vitest";
import {
  findChangedMigrations,
  readMigrationRecord,
  recordMigrations,
  releaseMigrations,
} from "../../scripts/tools/db-schema/migration-record.ts";
import { openSession } from "../../server/db/connect.ts";
import { migrate, migrations, missingMigrations, toMigration } from "../../server/db/migrate.ts";
import { listPartitions } from "../../server/db/partitions/months.ts";
import { INSIGHT } from "../../server/db/partitions/tables.ts";
import { listRows } from "../../server/db/statements.ts";
import { createEmptyDatabase, createTestDatabase } from "../support/database.ts";
import { untilWaitingForLocks } from "../support/locks.ts";
import { partitionTable } from "../support/partition-table.ts";

const database = await createTestDatabase();
const all = migrations();
const names = all.map((migration) => migration.name);

async function openTestSession(url: string): Promise<pg.Client> {
  const session = await openSession(url, "test");
  onTestFinished(() => session.end());
  return session;
}

it("applies every migration exactly once when several processes start at the same time", async () => {
  const { url } = await createEmptyDatabase();
  const applied = await Promise.all([migrate(url), migrate(url), migrate(url)]);
  expect(applied.flat()).toEqual(names);
  expect(await migrate(url)).toEqual([]);
});

it("refuses to continue when an applied migration was changed", async () => {
  const other = await createTestDatabase();
  await sql`update schema_migration set checksum = 'another' where name = ${names[1]}`.execute(other.db);
  await expect(migrate(other.url)).rejects.toThrow(`Migration ${names[1]} was changed`);
});

it("lists the migrations that a database has not applied", async () => {
  expect(await missingMigrations(database.db)).toEqual([]);
  const other = await createTestDatabase();
  await sql`delete from schema_migration where name = ${names[2]}`.execute(other.db);
  expect(await missingMigrations(other.db)).toEqual([names[2]]);
});

describe("a migration whose table is locked by another session", () => {
  const addColumn = [...all, toMigration("9000-add", "alter table workspace add column note text")];

  it("does not block waiting queries after its lock timeout, and is applied when the lock is released", async () => {
    const { url, db } = await createTestDatabase();
    const [holder, reader] = [await openTestSession(url), await openTestSession(url)];
    await holder.query("begin");
    await holder.query("select from workspace");
    const migrating = migrate(url, { migrations: addColumn, lockTimeoutMs: 100, maxAttempts: 1000 });
    await untilWaitingForLocks(db, 1);
    await reader.query("select from workspace");
    await holder.query("commit");
    expect(await migrating).toEqual(["9000-add"]);
  });

  it("changes nothing when the lock is never released, and is applied the next time", async () => {
    const { url } = await createTestDatabase();
    const holder = await openTestSession(url);
    await holder.query("begin");
    await holder.query("select from workspace");
    const options = { migrations: addColumn, lockTimeoutMs: 20, maxAttempts: 2 };
    await expect(migrate(url, options)).rejects.toThrow(
      "Migration 9000-add failed: canceling statement due to lock timeout",
    );
    await holder.query("commit");
    expect(await migrate(url, options)).toEqual(["9000-add"]);
  });

  it("does not fail a request that would deadlock with it, and is applied after the request", async () => {
    const { url, db } = await createTestDatabase();
    const request = await openTestSession(url);
    await request.query("begin");
    await request.query("select from icp");
    const addColumns = "alter table workspace add column note text; alter table icp add column note text";
    const migrating = migrate(url, { migrations: [...all, toMigration("9000-add", addColumns)] });
    await untilWaitingForLocks(db, 1);
    await request.query("select from workspace");
    await request.query("commit");
    expect(await migrating).toEqual(["9000-add"]);
  });
});

it("gives up the job queue's migrations if a lock is never released, and applies them the next time", async () => {
  const { url, db } = await createEmptyDatabase();
  const holder = await openTestSession(url);
  await holder.query("begin; create schema graphile_worker");
  await expect(migrate(url, { lockTimeoutMs: 20, maxAttempts: 2 })).rejects.toThrow("lock timeout");
  await holder.query("rollback");
  await migrate(url);
  const rows = await listRows(db)`select to_regclass('graphile_worker.jobs') is not null as migrated`;
  expect(rows).toEqual([{ migrated: true }]);
});

describe("a migration outside a transaction", () => {
  const build =
    "-- transaction: false\ncreate unique index concurrently if not exists workspace_created on workspace (created_at);\n";
  const withIndex = [...all, toMigration("9000-index", build)];
  const findIndex = async (session: pg.Client) =>
    (
      await session.query(
        "select indisvalid as valid from pg_index where indexrelid = to_regclass('workspace_created')",
      )
    ).rows;

  it("builds an index concurrently, once, when several processes start at the same time", async () => {
    const { url } = await createTestDatabase();
    const options = { migrations: withIndex };
    const applied = await Promise.all([migrate(url, options), migrate(url, options), migrate(url, options)]);
    expect(applied.flat()).toEqual(["9000-index"]);
    expect(await findIndex(await openTestSession(url))).toEqual([{ valid: true }]);
  });

  it("rebuilds an index that an interrupted build left invalid", async () => {
    const { url } = await createTestDatabase();
    const session = await openTestSession(url);
    await session.query("insert into workspace (created_at) select '2026-01-01' from generate_series(1, 2)");
    await expect(migrate(url, { migrations: withIndex })).rejects.toThrow("Migration 9000-index failed");
    expect(await findIndex(session)).toEqual([{ valid: false }]);
    await session.query("update workspace set created_at = created_at + id * interval '1 day'");
    expect(await migrate(url, { migrations: withIndex })).toEqual(["9000-index"]);
    expect(await findIndex(session)).toEqual([{ valid: true }]);
  });

  it("builds an index of a partitioned table in every partition, and drops it", async () => {
    const { url, db } = await createTestDatabase();
    await partitionTable(db, INSIGHT, { now: new Date(), log: () => undefined });
    const change = (name: string, statement: string) => toMigration(name, `-- transaction: false\n${statement};\n`);
    const add = change("9000-add", "create index concurrently if not exists insight_text on insight (alert_text)");
    const remove = change("9001-remove", "drop index concurrently if exists insight_text");
    const findIndexes = async () => {
      const rows = await listRows(db)<{ partition: string }>`
        select t.relname as partition from pg_index as i join pg_class as t on t.oid = i.indrelid
        where pg_get_indexdef(i.indexrelid) like '%(alert_text)' and indisvalid`;
      return rows.map(({ partition }) => partition).toSorted();
    };
    // Simulates an interruption.
    await sql`create index insight_text on only insight (alert_text)`.execute(db);
    expect(await migrate(url, { migrations: [...all, add] })).toEqual(["9000-add"]);
    const partitions = (await listPartitions(db, INSIGHT)).map(({ name }) => name);
    expect(await findIndexes()).toEqual(["insight", ...partitions].toSorted());
    expect(await migrate(url, { migrations: [...all, add, remove] })).toEqual(["9001-remove"]);
    expect(await findIndexes()).toEqual([]);
  });

  it("is rejected if an interruption could leave it half done", async () => {
    const { url } = await createTestDatabase();
    const update = toMigration("9000-update", "-- transaction: false\nupdate workspace set created_at = now();\n");
    await expect(migrate(url, { migrations: [...all, update] })).rejects.toThrow("Outside a transaction only");
  });
});

describe("the record of migrations", () => {
  it("contains the current checksum of every migration (to update it: npm run db:schema)", () => {
    const record = readMigrationRecord();
    expect(findChangedMigrations(record, all)).toEqual([]);
    const recorded = Object.assign({}, ...Object.values(record));
    expect(recorded).toEqual(Object.fromEntries(all.map(({ name, checksum }) => [name, checksum])));
  });

  it("accepts changes to a migration until its release, and rejects them afterwards", () => {
    const [first, second] = [toMigration("0001-first", "select 1"), toMigration("0002-second", "select 2")];
    const changed = toMigration("0001-first", "select 3");
    const unreleased = recordMigrations(recordMigrations({}, [first]), [changed]);
    const released = releaseMigrations(unreleased, "1.0.0");
    expect(findChangedMigrations(released, [changed, second])).toEqual([]);
    expect(findChangedMigrations(released, [first])).toEqual(["0001-first of 1.0.0"]);
    expect(() => recordMigrations(released, [second])).toThrow("restore 0001-first of 1.0.0");
    expect(Object.keys(recordMigrations(released, [changed, second]))).toEqual(["1.0.0", "unreleased"]);
  });
});
