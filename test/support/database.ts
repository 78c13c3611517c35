import { randomUUID } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";
import { withDatabase } from "../../scripts/support/cluster.ts";
import { type Connection, connect, type Db } from "../../server/db/connect.ts";
import { listValues } from "../../server/db/statements.ts";
import { atEnd } from "./at-end.ts";

export type TestDatabase = Connection & {
  /** The URL for processes and sessions that connect themselves. */
  url: string;
  /** The URL through PgBouncer in transaction mode, which `db` uses, if TEST_PGBOUNCER is set. */
  poolUrl?: string | undefined;
};

/**
 * Creates a migrated, empty database with the time zone `timeZone`, by default Australia/Lord_Howe. It is dropped when
 * the test file ends, even if connections are still open.
 */
export function createTestDatabase(timeZone?: string): Promise<TestDatabase> {
  return createDatabase(new URL(inject("templateDatabase")).pathname.slice(1), timeZone);
}

/** Creates a database without migrations. It is dropped like those of `createTestDatabase`. */
export function createEmptyDatabase(): Promise<TestDatabase> {
  return createDatabase("template1");
}

async function createDatabase(template: string, timeZone?: string): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  // The default strategy would write every page of the template to the WAL.
  await asAdministrator(`create database ${name} template ${template} strategy file_copy`);
  if (timeZone !== undefined)
    await asAdministrator(`alter role current_user in database ${name} set timezone to '${timeZone}'`);
  const url = withDatabase(inject("templateDatabase"), name);
  // On a busy machine, opening connections and inserting many rows take longer than a service may wait.
  const limits = { connectionTimeoutMs: 60_000, statementTimeoutMs: 150_000 };
  const pooler = inject("pooler");
  const poolUrl = pooler === undefined ? undefined : withDatabase(pooler, name);
  const connection = connect({ url, poolUrl, applicationName: "test", poolSize: 5, ...limits });
  const database = { ...connection, url, poolUrl };
  atEnd(async () => {
    await database.close();
    await asAdministrator(`drop database ${name} with (force)`);
  });
  return database;
}

/** Returns the tables, including the queue's, with a row that contains a text. */
export async function tablesWith(db: Db, text: string): Promise<string[]> {
  return listValues(db)<string>`
    select tablename from pg_tables where schemaname in ('public', 'graphile_worker')
      and strpos(lower(query_to_xml(format('select * from %I.%I', schemaname, tablename), true, false, '')::text),
        lower(${text})) > 0
    order by tablename`;
}

async function asAdministrator(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: withDatabase(inject("templateDatabase"), "postgres") });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
