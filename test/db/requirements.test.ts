import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterEach, expect, inject, test } from "vitest";
import { withDatabase } from "../../scripts/support/cluster.ts";
import { StartupError } from "../../server/lib/startup-error.ts";
import { openDatabase } from "../../server/wiring/open-database.ts";

const created: string[] = [];
afterEach(async () => {
  for (const statement of created.splice(0).toReversed()) await run(statement);
});

async function run(statement: string, url = inject("templateDatabase")): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Creates a database with options of `create database`, and returns its URL. */
async function createWith(options: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await run(`create database ${name} template template0 ${options}`);
  created.push(`drop database ${name} with (force)`);
  return withDatabase(inject("templateDatabase"), name);
}

/** Returns the URL for a role with options of `create role`, which owns nothing. */
async function asRole(url: string, options = ""): Promise<string> {
  const role = `test_${randomUUID().replaceAll("-", "")}`;
  await run(`create role ${role} login password 'secret' ${options}`);
  created.unshift(`drop role ${role}`);
  const asRole = new URL(url);
  asRole.username = role;
  asRole.password = "secret";
  return asRole.href;
}

const logged: string[] = [];

/** Returns why the database is rejected; undefined if it was migrated. */
async function refusal(databaseUrl: string): Promise<string | undefined> {
  const config = { databaseUrl, databaseCa: undefined, dataDirectory: "", workers: false };
  try {
    await openDatabase(config, (message) => logged.push(message));
    return undefined;
  } catch (error) {
    if (error instanceof StartupError) return error.message;
    throw error;
  }
}

async function countTables(url: string): Promise<number> {
  return (await run("select from pg_tables where schemaname = 'public'", url)).rows.length;
}

test.each([
  ["encoding 'LATIN1' locale 'C'", "its encoding is LATIN1, but the service requires UTF8"],
  ["encoding 'SQL_ASCII' locale 'C'", "its encoding is SQL_ASCII, but the service requires UTF8"],
  ["encoding 'UTF8' locale_provider libc locale 'C'", "its locale, C, classifies letters"],
  ["encoding 'UTF8' locale_provider icu icu_locale 'tr-TR' locale 'C'", "classifies letters or their case differently"],
])("a database with %s is rejected with a clear error, and stays empty", async (options, reason) => {
  const url = await createWith(options);
  const message = await refusal(url);
  expect(message).toMatch(/^The database of DATABASE_URL cannot be used: [^\n]+\.$/);
  expect(message).toContain(reason);
  expect(await countTables(url)).toBe(0);
});

test("the errors list missing rights until a role that owns nothing has all of them", async () => {
  const url = await createWith("");
  const database = new URL(url).pathname.slice(1);
  const limited = await asRole(url, "connection limit 20");
  const role = new URL(limited).username;
  expect(await refusal(limited)).toContain(
    `the role ${role} lacks the right to create tables: grant create on schema public`,
  );
  await run(`grant create on schema public to ${role}`, url);
  expect(await refusal(limited)).toContain(
    `the role ${role} lacks the right to create the schema graphile_worker and pg_trgm and unaccent: grant create on database`,
  );
  expect(await countTables(url)).toBe(0);
  await run(`grant create on database ${database} to ${role}`);
  expect(await refusal(limited)).toBeUndefined();
  expect(logged).toContain(`role ${role} may open 20 connections, but this process opens up to 25`);
  // All objects exist now.
  await run(`revoke create on database ${database} from ${role}`);
  expect(await refusal(limited)).toBeUndefined();
});
