import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import { Logger, runMigrations as runQueueMigrations } from "graphile-worker";
import { sql } from "kysely";
import pg from "pg";
import { LOCK_NUMBERS } from "./advisory-locks.ts";
import { connect, type Db, openSession } from "./connect.ts";
import { listRows } from "./statements.ts";

/** A file in `migrations/`. It is applied once, and never changes once it is in `migrations/checksums.json`. */
export interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

interface MigrateOptions {
  log?: (message: string) => void;
  /** Default: those in `migrations/`. */
  migrations?: readonly Migration[];
  /** How long one attempt of a migration waits for a lock, while other statements on the table wait behind it. */
  lockTimeoutMs?: number;
  /** How often a migration is attempted if it gets no lock. */
  maxAttempts?: number;
}

const FOLDER = new URL("./migrations/", import.meta.url);
const POLL_MS = 200;

/** How long the first attempts wait for a lock: less than Postgres's `deadlock_timeout`. */
const BRIEF_LOCK_TIMEOUT_MS = 400;
const BRIEF_ATTEMPTS = 60;

/** The first line of a migration that runs outside a transaction, to build indexes `concurrently`. */
const OUTSIDE_TRANSACTION = "-- transaction: false\n";
const CONCURRENT_INDEX =
  /^(?:create (?:unique )?index concurrently if not exists|drop index concurrently if exists) (\w+)(?: on (\w+))?\b/i;

/** Returns every migration, in the order of application. */
export function migrations(): Migration[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith(".sql"))
    .sort()
    .map((file) => toMigration(file.slice(0, -".sql".length), readFileSync(new URL(file, FOLDER), "utf8")));
}

export function toMigration(name: string, sql: string): Migration {
  return { name, sql, checksum: createHash("sha256").update(sql).digest("hex") };
}

/** Applies every missing migration, then those of the job queue. Returns the names of the applied migrations. */
export async function migrate(url: string, options: MigrateOptions = {}): Promise<string[]> {
  const session = await openSession(url, "migrate");
  try {
    await lockMigrating(session);
    const applied = await applyMissing(session, options);
    await migrateQueue(url, options);
    return applied;
  } finally {
    await session.end();
  }
}

/** Polls for the lock, because a concurrent index build would wait for statements that wait for the lock. */
async function lockMigrating(session: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await session.query<{ locked: boolean }>("select pg_try_advisory_lock($1) as locked", [
      LOCK_NUMBERS.migration,
    ]);
    if (rows[0]!.locked) return;
    await delay(POLL_MS);
  }
}

async function applyMissing(session: pg.Client, options: MigrateOptions): Promise<string[]> {
  await session.query(`create table if not exists schema_migration (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
  const known = await session.query<{ name: string; checksum: string }>("select name, checksum from schema_migration");
  const recorded = new Map(known.rows.map((row) => [row.name, row.checksum]));
  const applied: string[] = [];
  for (const migration of options.migrations ?? migrations()) {
    const checksum = recorded.get(migration.name);
    if (checksum === migration.checksum) continue;
    if (checksum !== undefined)
      throw new Error(
        `Migration ${migration.name} was changed after this database applied it. Restore the file, and put the change in a new migration.`,
      );
    await apply(session, migration, options);
    options.log?.(`applied migration ${migration.name}`);
    applied.push(migration.name);
  }
  return applied;
}

const RECORD = "insert into schema_migration (name, checksum) values ($1, $2)";

async function apply(session: pg.Client, migration: Migration, options: MigrateOptions): Promise<void> {
  const isOutside = migration.sql.startsWith(OUTSIDE_TRANSACTION);
  try {
    if (isOutside) await applyStatements(session, migration);
    else await applyInTransaction(session, migration, options);
  } catch (error) {
    const reason = isOutside ? String(error) : explain(error, migration.sql);
    throw new Error(`Migration ${migration.name} failed: ${reason}`, { cause: error });
  }
}

async function applyInTransaction(
  session: pg.Client,
  { name, sql, checksum }: Migration,
  options: MigrateOptions,
): Promise<void> {
  await retryForLocks(options, async (lockTimeoutMs) => {
    try {
      await session.query("begin");
      await session.query(`set local lock_timeout = ${lockTimeoutMs}`);
      await session.query(sql);
      await session.query(RECORD, [name, checksum]);
      await session.query("commit");
    } catch (error) {
      await session.query("rollback").catch(() => undefined);
      throw error;
    }
  });
}

async function migrateQueue(url: string, options: MigrateOptions): Promise<void> {
  await retryForLocks(options, async (lockTimeoutMs) => {
    // One connection, so that the setting applies to every statement.
    const { pool, close } = connect({ url, applicationName: "migrate", poolSize: 1, statementTimeoutMs: 0 });
    try {
      await pool.query(`set lock_timeout = ${lockTimeoutMs}`);
      await runQueueMigrations({ pgPool: pool, logger: new Logger(() => () => undefined) });
    } finally {
      await close();
    }
  });
}

/** Retries a migration that got no lock. Waits briefly at first, so that queries behind it run between the attempts. */
async function retryForLocks(
  { lockTimeoutMs = 5_000, maxAttempts = BRIEF_ATTEMPTS + 10 }: MigrateOptions,
  run: (lockTimeoutMs: number) => Promise<void>,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const limitMs = attempt > BRIEF_ATTEMPTS ? lockTimeoutMs : Math.min(BRIEF_LOCK_TIMEOUT_MS, lockTimeoutMs);
    try {
      return await run(limitMs);
    } catch (error) {
      if (!isLockMissed(error) || attempt >= maxAttempts) throw error;
      await delay(Math.min(POLL_MS * attempt, limitMs));
    }
  }
}

/** Postgres's error codes for a lock that was not acquired in time, and for a deadlock. */
const LOCK_CODES = ["55P03", "40P01"];

function isLockMissed(error: unknown): boolean {
  return error instanceof pg.DatabaseError && LOCK_CODES.includes(error.code ?? "");
}

/** Applies a migration outside a transaction. After an interruption, starts again at its first statement. */
async function applyStatements(session: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  for (const statement of splitStatements(sql)) {
    const [, index, table] = CONCURRENT_INDEX.exec(statement) ?? [];
    if (index === undefined)
      throw new Error(
        `Outside a transaction only "create index concurrently if not exists" and "drop index concurrently if exists" can run: ${statement}`,
      );
    if (await isPartitioned(session, table ?? index)) {
      await applyToPartitions(session, statement, index, table);
      continue;
    }
    await dropInvalidIndex(session, index);
    await session.query(statement);
  }
  await session.query(RECORD, [name, checksum]);
}

/** Returns whether a table, or the table of an index, is partitioned. */
async function isPartitioned(session: pg.Client, name: string): Promise<boolean> {
  const { rows } = await session.query("select from pg_class where oid = to_regclass($1) and relkind in ('p', 'I')", [
    name,
  ]);
  return rows.length > 0;
}

/** Builds an index of a partitioned table, partition by partition, because Postgres cannot build it concurrently. */
async function applyToPartitions(
  session: pg.Client,
  statement: string,
  index: string,
  table: string | undefined,
): Promise<void> {
  const atOnce = statement.replace(/ concurrently/i, "");
  if (table === undefined) {
    await session.query(atOnce);
    return;
  }
  await session.query(atOnce.replace(` on ${table}`, ` on only ${table}`));
  const { rows } = await session.query<{ name: string }>(
    `select c.relname as name from pg_inherits as i join pg_class as c on c.oid = i.inhrelid
     where i.inhparent = to_regclass($1) and not exists (
       select from pg_index as x join pg_inherits as attached on attached.inhrelid = x.indexrelid
       where x.indrelid = c.oid and attached.inhparent = to_regclass($2))`,
    [table, index],
  );
  for (const { name } of rows) {
    const own = `${name}_${index}`.slice(0, 63);
    await dropInvalidIndex(session, own);
    await session.query(statement.replace(index, own).replace(` on ${table}`, ` on ${name}`));
    await session.query(`alter index ${index} attach partition ${own}`);
  }
}

function splitStatements(sql: string): string[] {
  return sql
    .replaceAll(/^\s*--.*$/gm, "")
    .split(";")
    .map((statement) => statement.trim())
    .filter((statement) => statement !== "");
}

/** Drops the invalid index that a failed or interrupted build left behind, which would be maintained but never used. */
async function dropInvalidIndex(session: pg.Client, name: string): Promise<void> {
  const { rows } = await session.query("select from pg_index where indexrelid = to_regclass($1) and not indisvalid", [
    name,
  ]);
  if (rows.length > 0) await session.query(`drop index concurrently ${name}`);
}

/** Returns Postgres's message with the line of the file it refers to. */
function explain(error: unknown, sql: string): string {
  if (!(error instanceof pg.DatabaseError)) return String(error);
  const line = error.position === undefined ? "" : ` (line ${sql.slice(0, Number(error.position)).split("\n").length})`;
  return error.message + line;
}

/** Lists the migrations that a database lacks; all of them when it was never migrated. */
export async function missingMigrations(db: Db): Promise<string[]> {
  const names = migrations().map((migration) => migration.name);
  const table = await sql<{ exists: boolean }>`
    select to_regclass('schema_migration') is not null as exists`.execute(db);
  if (!table.rows[0]!.exists) return names;
  const rows = await listRows(db)<{ name: string }>`select name from schema_migration`;
  const applied = new Set(rows.map((row) => row.name));
  return names.filter((name) => !applied.has(name));
}
