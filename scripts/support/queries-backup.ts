import { createReadStream, createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import type pg from "pg";
import { from, to } from "pg-copy-streams";
import { fillKeys } from "../../server/db/partitions/keys.ts";
import { PARTITIONED_TABLES } from "../../server/db/partitions/tables.ts";
import type { BackedUpTable } from "./backup.ts";

/**
 * Tables that a backup omits: the record of migrations, which the restored database already has, and the search index,
 * whose transaction positions are valid only in this database. The service rebuilds the index.
 */
const LEFT_OUT = [
  "schema_migration",
  "search_entry",
  "search_index",
  "search_model",
  "search_progress",
  "company_removal",
  // Derived from the rows of a partitioned table.
  ...PARTITIONED_TABLES.flatMap(({ keys }) => keys.map(({ table }) => table)),
];
/** The tables of the job queue that a backup includes. */
const QUEUE_TABLES = ["_private_job_queues", "_private_tasks", "_private_jobs"];

/**
 * Lists the tables of a backup, referenced tables first. Lists a partitioned table as one table, so that its rows can
 * be restored into a partitioned or an ordinary table.
 */
export async function listTables(session: pg.Client): Promise<Omit<BackedUpTable, "rows">[]> {
  // Omits transaction positions (xid8), which are valid only in this database.
  const { rows } = await session.query<{ name: string; columns: string[]; refers_to: string[] }>(
    `select format('%I.%I', n.nspname, c.relname) as name,
       (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
          and a.atttypid <> 'xid8'::regtype) as columns,
       array(select distinct format('%I.%I', rn.nspname, r.relname) from pg_constraint k
         join pg_class r on r.oid = k.confrelid join pg_namespace rn on rn.oid = r.relnamespace
         where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as refers_to
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and not c.relispartition and (n.nspname = 'public' and c.relname <> all($1)
       or n.nspname = 'graphile_worker' and c.relname = any($2))
     order by 1`,
    [LEFT_OUT, QUEUE_TABLES],
  );
  const sorted: { name: string; columns: string[] }[] = [];
  const waiting = new Map(rows.map((row) => [row.name, row]));
  while (waiting.size > 0) {
    const free = [...waiting.values()].filter(({ refers_to }) => !refers_to.some((name) => waiting.has(name)));
    if (free.length === 0) throw new Error(`These tables refer to each other: ${[...waiting.keys()].join(", ")}`);
    for (const { name, columns } of free) {
      sorted.push({ name, columns });
      waiting.delete(name);
    }
  }
  return sorted;
}

export async function listMigrations(session: pg.Client): Promise<string[]> {
  const { rows } = await session.query<{ name: string }>("select name from schema_migration order by name");
  return rows.map(({ name }) => name);
}

/** Returns the time of the transaction's snapshot. Must be the first query of the transaction. */
export async function readTime(session: pg.Client): Promise<Date> {
  const { rows } = await session.query<{ at: Date }>("select clock_timestamp() as at");
  return rows[0]!.at;
}

/** Lists the hashes of the secret keys that may have encrypted values. */
export async function listSecretKeys(session: pg.Client): Promise<string[]> {
  const { rows } = await session.query<{ mark: string }>(
    "select encode(mark, 'hex') as mark from secret_key_mark where retired_at is null",
  );
  return rows.map(({ mark }) => mark);
}

/** Returns the position of every sequence; null before its first value. */
export async function readSequences(session: pg.Client): Promise<Record<string, string | null>> {
  const { rows } = await session.query<{ name: string; last_value: string | null }>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text from pg_sequences
     where schemaname in ('public', 'graphile_worker') order by 1`,
  );
  return Object.fromEntries(rows.map(({ name, last_value }) => [name, last_value]));
}

/** Writes the rows of a table to a compressed file. Returns the number of rows. */
export async function copyToFile(
  session: pg.Client,
  { name, columns }: Omit<BackedUpTable, "rows">,
  file: string,
): Promise<number> {
  const source = session.query(to(`copy (select ${listed(columns)} from ${name}) to stdout`));
  await pipeline(source, createGzip({ level: 4 }), createWriteStream(file, { mode: 0o600, flags: "wx" }));
  return source.rowCount;
}

/** Reads the rows of a table from a compressed file. */
export async function copyFromFile(
  session: pg.Client,
  { name, columns }: Omit<BackedUpTable, "rows">,
  file: string,
): Promise<number> {
  const target = session.query(from(`copy ${name} (${listed(columns)}) from stdin`));
  await pipeline(createReadStream(file), createGunzip(), target);
  return target.rowCount;
}

function listed(columns: readonly string[]): string {
  return columns.map((column) => `"${column.replaceAll('"', '""')}"`).join(", ");
}

/** Returns whether a database has neither workspaces nor companies. */
export async function isEmpty(session: pg.Client): Promise<boolean> {
  const { rows } = await session.query<{ empty: boolean }>(
    "select not exists (select from workspace) and not exists (select from company) as empty",
  );
  return rows[0]?.empty === true;
}

/** Temporary changes to tables during a restore. */
interface PreparedTables {
  readonly positions: readonly Position[];
  readonly references: readonly Reference[];
}

/**
 * Deletes the rows that migrations added, and disables triggers, because the backup contains their results. Required
 * transaction positions default to 0, so that the rows derived from them are checked again.
 */
export async function prepareTables(session: pg.Client, names: readonly string[]): Promise<PreparedTables> {
  for (const name of names) await session.query(`alter table ${name} disable trigger user`);
  const positions = await listRequiredPositions(session, names);
  for (const { table, column } of positions)
    await session.query(`alter table ${table} alter column ${column} set default '0'`);
  const references = await listReferences(session);
  for (const { table, name } of references) await session.query(`alter table ${table} drop constraint ${name}`);
  await session.query(`truncate ${names.join(", ")}`);
  return { positions, references };
}

/** A foreign key that may refer to a table that was partitioned in the source of the backup. */
interface Reference {
  readonly name: string;
  readonly table: string;
  readonly definition: string;
  /** SQL that deletes rows with dangling references, or sets the references to null, as the foreign key specifies. */
  readonly repair: string;
}

/**
 * Lists the foreign keys that partitioning drops. A backup may contain dangling references, because references to a
 * dropped month are corrected later.
 */
async function listReferences(session: pg.Client): Promise<Reference[]> {
  const { rows } = await session.query<Reference>(
    `select quote_ident(conname) as name, conrelid::regclass::text as table, pg_get_constraintdef(k.oid) as definition,
       format(case confdeltype when 'c' then 'delete from %1$s as r' else 'update %1$s as r set %2$I = null' end
         || ' where r.%2$I is not null and not exists (select from %3$s as t where t.%4$I = r.%2$I)',
         conrelid::regclass, a.attname, confrelid::regclass, b.attname) as repair
     from pg_constraint as k join pg_attribute as a on a.attrelid = conrelid and a.attnum = conkey[1]
     join pg_attribute as b on b.attrelid = confrelid and b.attnum = confkey[1]
     where k.contype = 'f' and k.conname = any($1)`,
    [PARTITIONED_TABLES.flatMap(({ referencedBy }) => referencedBy)],
  );
  return rows;
}

/** A column with a transaction position. */
interface Position {
  readonly table: string;
  readonly column: string;
}

/** Lists the required columns with a transaction position and without a default. */
async function listRequiredPositions(session: pg.Client, names: readonly string[]): Promise<Position[]> {
  const { rows } = await session.query<Position>(
    `select a.attrelid::regclass::text as "table", quote_ident(a.attname) as "column" from pg_attribute a
     where a.attrelid = any($1::text[]::regclass[]) and a.atttypid = 'xid8'::regtype and a.attnotnull
       and not a.atthasdef
       and not a.attisdropped`,
    [names],
  );
  return rows;
}

/** Enables the triggers, fills derived tables, and sets the sequences. */
export async function finishTables(
  session: pg.Client,
  names: readonly string[],
  { positions, references }: PreparedTables,
  sequences: Readonly<Record<string, string | null>>,
): Promise<void> {
  for (const { table, name, definition, repair } of references) {
    await session.query(repair);
    await session.query(`alter table ${table} add constraint ${name} ${definition}`);
  }
  for (const name of names) await session.query(`alter table ${name} enable trigger user`);
  await fillKeys(session);
  for (const { table, column } of positions)
    await session.query(`alter table ${table} alter column ${column} drop default`);
  for (const [name, value] of Object.entries(sequences)) {
    if (value !== null) await session.query("select setval($1::regclass, $2::bigint)", [name, value]);
  }
}
