import { sql } from "kysely";
import type { Db } from "../connect.ts";
import { listRows, listValues } from "../statements.ts";
import { keyValues } from "./keys.ts";
import { execBatch, withTableLocks } from "./locks.ts";
import type { PartitionedTable } from "./tables.ts";

/** How many months ahead partitions are created. Rows of later months are stored in the default partition. */
const MONTHS_AHEAD = 3;

/** A partition. `earlier` is the original table; `other` is the default partition. */
interface Partition {
  readonly name: string;
  readonly kind: "earlier" | "month" | "other";
  /** Null when it has no lower bound. */
  readonly from: Date | null;
  /** Exclusive; null for `other`. */
  readonly to: Date | null;
}

/** Lists the partitions of a table, earliest first, with months from their names; none if it is not partitioned. */
export async function listPartitions(db: Db, { name }: PartitionedTable): Promise<Partition[]> {
  const rows = await listRows(db)<{ name: string }>`
    select c.relname as name from pg_inherits as i join pg_class as c on c.oid = i.inhrelid
    where i.inhparent = to_regclass(${name}) order by c.relname`;
  return rows.map((row) => toPartition(name, row.name)).toSorted((a, b) => partitionEnd(a) - partitionEnd(b));
}

/** Returns the name of the partition for everything before a month. */
export function earlierName(table: string, end: Date): string {
  return `${table}_before_${yearAndMonth(end)}`;
}

export function otherName(table: string): string {
  return `${table}_other`;
}

function toPartition(table: string, name: string): Partition {
  const [, kind, year, month] = /^_(before_)?(\d{4})(\d{2})$/.exec(name.slice(table.length)) ?? [];
  if (year === undefined || month === undefined) return { name, kind: "other", from: null, to: null };
  const start = new Date(Date.UTC(Number(year), Number(month) - 1));
  return kind === undefined
    ? { name, kind: "month", from: start, to: addMonths(start, 1) }
    : { name, kind: "earlier", from: null, to: start };
}

function partitionEnd({ to }: Partition): number {
  return to?.getTime() ?? Number.POSITIVE_INFINITY;
}

export function startOfMonth(time: Date): Date {
  return new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth()));
}

export function addMonths(month: Date, count: number): Date {
  return new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + count));
}

function yearAndMonth(month: Date): string {
  return month.toISOString().slice(0, 7).replace("-", "");
}

export function literalAt({ valueAt }: PartitionedTable, time: Date): string {
  return `'${valueAt?.(time) ?? time.toISOString()}'`;
}

/** Creates the missing partitions of this month and the next three, and returns their names. */
export async function createMonths(db: Db, table: PartitionedTable, now: Date): Promise<string[]> {
  const partitions = await listPartitions(db, table);
  if (partitions.length === 0) return [];
  const created: string[] = [];
  const newest = partitions.findLast(({ to }) => to !== null)?.to ?? startOfMonth(now);
  for (let month = newest; month <= addMonths(startOfMonth(now), MONTHS_AHEAD); month = addMonths(month, 1)) {
    const name = `${table.name}_${yearAndMonth(month)}`;
    await createMonth(db, table, name, month);
    created.push(name);
  }
  if (created.length > 0) await sql.raw(`analyze ${table.name}`).execute(db);
  return created;
}

async function createMonth(db: Db, table: PartitionedTable, name: string, month: Date): Promise<void> {
  const [from, to] = [literalAt(table, month), literalAt(table, addMonths(month, 1))];
  const other = otherName(table.name);
  const referenced = await listReferenced(db, table.name);
  const locks = [
    ...referenced.map((each) => ({ table: each, mode: "share row exclusive" as const })),
    ...[table.name, other].map((each) => ({ table: each, mode: "access exclusive" as const })),
  ];
  const rows = await listRows(db)<{ options: string | null }>`
    select array_to_string(reloptions, ', ') as options from pg_class where oid = to_regclass(${other})`;
  const options = rows[0]?.options;
  await withTableLocks(db, locks, (transaction) =>
    execBatch(transaction, [
      `create table ${name} (like ${table.name} including defaults including constraints including generated including storage)
        ${options ? `with (${options})` : ""}`,
      // Neither statement runs triggers: the partitioned table has the triggers, and the new one has none yet.
      `with moved as (delete from ${other} where ${table.column} >= ${from} and ${table.column} < ${to} returning *)
        insert into ${name} select * from moved`,
      `alter table ${table.name} attach partition ${name} for values from (${from}) to (${to})`,
    ]),
  );
}

/** Lists the tables that a table's foreign keys refer to. */
async function listReferenced(db: Db, table: string): Promise<string[]> {
  return listValues(db)<string>`
    select distinct confrelid::regclass::text as name from pg_constraint
    where conrelid = to_regclass(${table}) and contype = 'f' and conparentid = 0 and confrelid <> conrelid
    order by 1`;
}

/** Returns the partitions whose rows are all older than `before`. */
export function expiredPartitions(
  partitions: readonly Partition[],
  before: Date,
): (Partition & { readonly to: Date })[] {
  return partitions.flatMap((each) => (each.to !== null && each.to <= before ? [{ ...each, to: each.to }] : []));
}

/** Returns the time before which rows are deleted one by one, after expired partitions were dropped. */
export function rowsBefore(partitions: readonly Partition[], before: Date): Date {
  const oldest = partitions.find(({ kind, to }) => kind === "month" && to !== null && to > before)?.from;
  return oldest && oldest < before ? oldest : before;
}

/** Drops a partition and its rows without running triggers, unless `prepare` returns false in the same transaction. */
export async function dropPartition(
  db: Db,
  table: PartitionedTable,
  { name }: Partition,
  prepare: (transaction: Db) => Promise<boolean>,
): Promise<void> {
  const locks = [table.name, name].map((each) => ({ table: each, mode: "access exclusive" as const }));
  await withTableLocks(db, locks, async (transaction) => {
    if (await prepare(transaction)) await sql.raw(`drop table ${name}`).execute(transaction);
  });
}

const PAGES_PER_BATCH = 1_000;

/** Deletes the keys of rows that were dropped with their partition, in batches. Safe to repeat. */
export async function deleteKeysBefore(
  db: Db,
  table: PartitionedTable,
  before: Date,
  signal: AbortSignal,
): Promise<void> {
  if ((await listPartitions(db, table)).length === 0) return;
  for (const key of table.keys) {
    const isOld = `k.${table.column} < ${literalAt(table, before)}`;
    const same = keyValues(key, "r.").map((value, place) => `${value} = k.${key.columns[place]?.name}`);
    const isGone = `not exists (select from ${table.name} as r
      where r.${table.column} = k.${table.column} and ${same.join(" and ")})`;
    const rows = await listRows(db)<{ pages: number }>`
      select pg_relation_size(to_regclass(${key.table})) / current_setting('block_size')::integer as pages
      where exists (select from ${sql.raw(`${key.table} as k where ${isOld}`)})`;
    // By physical position, so that each page is read once.
    for (let page = 0; page < (rows[0]?.pages ?? 0); page += PAGES_PER_BATCH) {
      signal.throwIfAborted();
      await sql
        .raw(
          `delete from ${key.table} as k where k.ctid >= '(${page},0)' and k.ctid < '(${page + PAGES_PER_BATCH},0)'
            and ${isOld} and ${isGone}`,
        )
        .execute(db);
    }
  }
}
