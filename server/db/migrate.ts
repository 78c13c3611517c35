import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { Logger, runMigrations as runQueueMigrations } from "graphile-worker";
import { sql } from "kysely";
import pg from "pg";
import { type Db, openSession } from "./connect.ts";

/** A file in `migrations/`. It is applied once and does not change after a release. */
export interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

const FOLDER = new URL("./migrations/", import.meta.url);
/** Advisory lock that lets one process migrate at a time. */
const MIGRATING = 7_200_417;

/** Returns every migration, in the order of application. */
export function migrations(): Migration[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith(".sql"))
    .sort()
    .map((file) => {
      const sql = readFileSync(new URL(file, FOLDER), "utf8");
      return { name: file.slice(0, -".sql".length), sql, checksum: createHash("sha256").update(sql).digest("hex") };
    });
}

/**
 * Applies every missing migration, each in a transaction with its record, then those of the job queue. Safe to call from several
 * processes at once. Returns the names of the migrations applied.
 *
 * @throws when a migration fails, which is then rolled back, or when one has changed since it was applied.
 */
export async function migrate(url: string, log: (message: string) => void = () => undefined): Promise<string[]> {
  const session = await openSession(url, "migrate");
  try {
    await session.query("select pg_advisory_lock($1)", [MIGRATING]);
    const applied = await applyMissing(session, log);
    await runQueueMigrations({ connectionString: url, logger: new Logger(() => () => undefined) });
    return applied;
  } finally {
    await session.end();
  }
}

async function applyMissing(session: pg.Client, log: (message: string) => void): Promise<string[]> {
  await session.query(`create table if not exists schema_migration (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
  const known = await session.query<{ name: string; checksum: string }>("select name, checksum from schema_migration");
  const recorded = new Map(known.rows.map((row) => [row.name, row.checksum]));
  const applied: string[] = [];
  for (const migration of migrations()) {
    const checksum = recorded.get(migration.name);
    if (checksum === migration.checksum) continue;
    if (checksum !== undefined) {
      throw new Error(
        `Migration ${migration.name} was changed after this database applied it. Use a fresh database (remove DATA_DIR's postgres) or restore the file.`,
      );
    }
    await apply(session, migration);
    log(`Applied migration ${migration.name}`);
    applied.push(migration.name);
  }
  return applied;
}

async function apply(session: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  try {
    await session.query("begin");
    await session.query(sql);
    await session.query("insert into schema_migration (name, checksum) values ($1, $2)", [name, checksum]);
    await session.query("commit");
  } catch (error) {
    await session.query("rollback").catch(() => undefined);
    throw new Error(`Migration ${name} failed: ${explain(error, sql)}`, { cause: error });
  }
}

/** Returns Postgres's message with the line of the file that it points to. */
function explain(error: unknown, sql: string): string {
  if (!(error instanceof pg.DatabaseError)) return String(error);
  const line = error.position === undefined ? "" : ` (line ${sql.slice(0, Number(error.position)).split("\n").length})`;
  return error.message + line;
}

/** Lists the migrations that a database lacks; all of them when it was never migrated. */
export async function missingMigrations(db: Db): Promise<string[]> {
  const names = migrations().map((migration) => migration.name);
  const exists = await sql<{ exists: boolean }>`select to_regclass('schema_migration') is not null as exists`.execute(
    db,
  );
  if (!exists.rows[0]?.exists) return names;
  const { rows } = await sql<{ name: string }>`select name from schema_migration`.execute(db);
  const applied = new Set(rows.map((row) => row.name));
  return names.filter((name) => !applied.has(name));
}
