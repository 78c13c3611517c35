import { sql } from "kysely";
import { expect, it } from "vitest";
import { openSession } from "../../server/db/connect.ts";
import { migrate, migrations, missingMigrations } from "../../server/db/migrate.ts";
import { withDatabase } from "../support/cluster.ts";
import { createTestDatabase } from "../support/database.ts";

const database = await createTestDatabase();
const names = migrations().map((migration) => migration.name);

async function emptyDatabase(name: string): Promise<string> {
  const session = await openSession(withDatabase(database.url, "postgres"), "test");
  await session.query(`drop database if exists ${name} with (force)`);
  await session.query(`create database ${name}`);
  await session.end();
  return withDatabase(database.url, name);
}

it("applies every migration exactly once when several processes start at the same time", async () => {
  const url = await emptyDatabase("migrated_by_three");
  const applied = await Promise.all([migrate(url), migrate(url), migrate(url)]);
  expect(applied.flat()).toEqual(names);
  expect(await migrate(url)).toEqual([]);
});

it("refuses to go on when an applied migration was changed", async () => {
  const other = await createTestDatabase();
  await sql`update schema_migration set checksum = 'another' where name = ${names[1]}`.execute(other.db);
  await expect(migrate(other.url)).rejects.toThrow(`Migration ${names[1]} was changed`);
});

it("tells which migrations a database lacks", async () => {
  expect(await missingMigrations(database.db)).toEqual([]);
  const other = await createTestDatabase();
  await sql`delete from schema_migration where name = ${names[2]}`.execute(other.db);
  expect(await missingMigrations(other.db)).toEqual([names[2]]);
});
