import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { call } from "../../scripts/support/call.ts";
import { describeSchema } from "../../scripts/tools/db-schema/describe.ts";
import { readMigrationRecord } from "../../scripts/tools/db-schema/migration-record.ts";
import { migrate, migrations } from "../../server/db/migrate.ts";
import { createEmptyDatabase, type TestDatabase } from "../support/database.ts";
import { startTestService } from "../support/service.ts";

/** The database of a release's service, and the service's responses to a caller. */
interface Release {
  readonly key: string;
  readonly user_id: string;
  readonly calls: readonly {
    readonly method: string;
    readonly path: string;
    readonly body?: unknown;
    readonly status: number;
    readonly answer: unknown;
  }[];
  readonly rows: Readonly<Record<string, readonly object[]>>;
}

const release: Release = JSON.parse(readText("test/db/release-0.2.0.json"));
const RECORDED_AT = new Date("2026-11-22T11:10:00Z");

const record = readMigrationRecord();
const all = migrations();

it("the migrations of the releases produce the schema recorded by the last release", async () => {
  const { url, pool } = await createEmptyDatabase();
  const { unreleased, ...releases } = record;
  const released = Object.assign({}, ...Object.values(releases));
  await migrate(url, { migrations: all.filter(({ name }) => name in released) });
  // The first line is a comment with the command that writes the file.
  const withoutHeader = (schema: string) => schema.replace(/^--.*/, "");
  expect(withoutHeader(await describeSchema(pool))).toBe(withoutHeader(readText("spec/released/schema.sql")));
});

describe("a database of release 0.2.0", async () => {
  const database = await createEmptyDatabase();
  const released = record["0.2.0"] ?? {};

  it("keeps every row in an upgrade, and gets the schema of a new database", async () => {
    await migrate(database.url, { migrations: all.filter(({ name }) => name in released) });
    for (const [table, rows] of Object.entries(release.rows)) await insertRows(database, table, rows);
    expect(await migrate(database.url)).toEqual(all.map(({ name }) => name).filter((name) => !(name in released)));
    const counts = Object.entries(release.rows).map(([table, { length }]) => [table, length]);
    expect(await Promise.all(counts.map(async ([table]) => [table, await countRows(database, String(table))]))).toEqual(
      counts,
    );
    expect(await describeSchema(database.pool)).toBe(readText("server/db/schema.sql"));
  });

  it("returns the same responses after an upgrade", async () => {
    const clock = { now: () => RECORDED_AT };
    const service = await startTestService({}, database, { clock });
    try {
      for (const { method, path, body, status, answer } of release.calls) {
        const headers = { "X-User-ID": release.user_id };
        const now = await call(service, method, path, { key: release.key, body, headers });
        expect(now, path).toMatchObject({ status, body: answer });
      }
    } finally {
      await service.stop();
    }
  });
});

function readText(path: string): string {
  return readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
}

/** Inserts rows unchanged in any order, because triggers and foreign keys are disabled. */
async function insertRows({ pool }: TestDatabase, table: string, rows: readonly object[]): Promise<void> {
  const client = await pool.connect();
  try {
    const columns = Object.keys(rows[0] ?? {}).join(", ");
    await client.query("set session_replication_role = replica");
    await client.query(
      `insert into ${table} (${columns}) overriding system value
       select ${columns} from jsonb_populate_recordset(null::${table}, $1)`,
      [JSON.stringify(rows)],
    );
    await client.query("set session_replication_role = origin");
  } finally {
    client.release();
  }
}

async function countRows({ pool }: TestDatabase, table: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(`select count(*) from ${table}`);
  return rows[0]?.count ?? 0;
}
