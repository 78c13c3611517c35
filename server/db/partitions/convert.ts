import { sql } from "kysely";
import { LOCK_NUMBERS } from "../advisory-locks.ts";
import type { Db } from "../connect.ts";
import { hasRows, listRows, oneRow } from "../statements.ts";
import { keyStatements, keyValues } from "./keys.ts";
import { execBatch, withTableLocks } from "./locks.ts";
import { addMonths, createMonths, earlierName, listPartitions, literalAt, otherName, startOfMonth } from "./months.ts";
import { type Reference, referenceStatements } from "./references.ts";
import type { PartitionedTable, UniqueKey } from "./tables.ts";

const DAY_MS = 86_400_000;
/** How far in the future rows may be. */
const MAX_MONTHS_LATER = 24;

interface Conversion {
  readonly now: Date;
  readonly log: (message: string) => void;
}

/**
 * Partitions a table by month while it is in use. The table itself becomes the first partition, so no rows are copied.
 * Builds indexes and reads the table once without blocking statements. Then statements on the table and on referenced
 * tables wait for about a second. Can be repeated after an interruption. Does nothing if the table is partitioned
 * already.
 * @throws if other objects depend on the table, if another process is partitioning a table, or TablesBusy
 */
export async function partitionTable(db: Db, table: PartitionedTable, { now, log }: Conversion): Promise<void> {
  await db.connection().execute(async (session) => {
    const rows = await listRows(session)<{ is_locked: boolean }>`
      select pg_try_advisory_lock(${LOCK_NUMBERS.partitioning}) as is_locked`;
    if (!rows[0]?.is_locked) throw new Error("Another process is partitioning a table.");
    try {
      if ((await listPartitions(session, table)).length === 0) {
        await assertPartitionable(session, table);
        const end = await findEnd(session, table, now);
        await buildIndexes(session, table, log);
        await checkEnd(session, table, end, log);
        await switchOver(session, table, end);
        log(`${table.name} is partitioned. Its earlier rows are in ${earlierName(table.name, end)}.`);
      }
      const created = await createMonths(session, table, now);
      if (created.length > 0) log(`Created ${created.join(", ")}.`);
    } finally {
      await sql`select pg_advisory_unlock(${LOCK_NUMBERS.partitioning})`.execute(session);
    }
  });
}

/** Drops the constraint of an interrupted partitioning, which would reject the rows of later months. */
export async function dropEndConstraint(db: Db, { name }: PartitionedTable): Promise<void> {
  const rows = await listRows(db)`
    select from pg_constraint where conrelid = to_regclass(${name}) and conname = ${endConstraint(name)}`;
  if (rows.length === 0) return;
  await db.transaction().execute(async (transaction) => {
    const lock = await sql<{ is_locked: boolean }>`
      select pg_try_advisory_xact_lock(${LOCK_NUMBERS.partitioning}) as is_locked`.execute(transaction);
    if (!lock.rows[0]?.is_locked) return;
    await sql`set local lock_timeout = '800ms'`.execute(transaction);
    await sql.raw(`alter table ${name} drop constraint if exists ${endConstraint(name)}`).execute(transaction);
  });
}

function endConstraint(table: string): string {
  return `${table}_partition_end`;
}

function primaryKeyIndex(table: string): string {
  return `${table}_first_pkey`;
}

function keyIndex({ table }: UniqueKey): string {
  return `${table}_lookup`;
}

/** Throws if partitioning would lose a unique index, a foreign key or a view. */
async function assertPartitionable(db: Db, table: PartitionedTable): Promise<void> {
  const rows = await listRows(db)<{ name: string }>`
    select format('the unique index %s', i.indexrelid::regclass) as name from pg_index as i
    where i.indrelid = to_regclass(${table.name}) and i.indisunique and not i.indisprimary
      and i.indexrelid::regclass::text <> all(${[...table.keys.map(({ replaces }) => replaces), primaryKeyIndex(table.name)]}::text[])
    union all
    select format('the foreign key %s of %s', conname, conrelid::regclass) from pg_constraint
    where confrelid = to_regclass(${table.name}) and contype = 'f' and conparentid = 0
      and conname <> all(${table.referencedBy}::text[])
    union all
    select distinct format('the view or rule %s', r.ev_class::regclass) from pg_depend as d
    join pg_rewrite as r on d.classid = 'pg_rewrite'::regclass and d.objid = r.oid
    where d.refobjid = to_regclass(${table.name})`;
  if (rows.length > 0)
    throw new Error(`${table.name} cannot be partitioned because of ${rows.map(({ name }) => name).join(", ")}.`);
}

/** Returns the end of the first partition. Rows of later months are rejected until the table is partitioned. */
async function findEnd(db: Db, table: PartitionedTable, now: Date): Promise<Date> {
  let end = addMonths(startOfMonth(new Date(now.getTime() + 7 * DAY_MS)), 1);
  const isLater = async () => {
    return hasRows(db)`
      select from ${sql.table(table.name)} where ${sql.ref(table.column)} >= ${sql.raw(literalAt(table, end))} limit 1`;
  };
  const latest = addMonths(end, MAX_MONTHS_LATER);
  while (await isLater()) {
    if (end >= latest) throw new Error(`${table.name} has rows after ${latest.toISOString()}.`);
    end = addMonths(end, 1);
  }
  return end;
}

/** Builds the indexes that the first partition needs, without blocking writes. */
async function buildIndexes(db: Db, table: PartitionedTable, log: Conversion["log"]): Promise<void> {
  const rows = await listRows(db)<{ columns: string[] }>`
    select array_agg(a.attname::text order by array_position(i.indkey::int2[], a.attnum)) as columns
    from pg_index as i join pg_attribute as a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
    where i.indrelid = to_regclass(${table.name}) and i.indisprimary`;
  const columns = rows[0]?.columns ?? [];
  if (!columns.includes(table.column))
    await buildIndex(primaryKeyIndex(table.name), "unique", [...columns, table.column]);
  for (const key of table.keys) if (key.isIndexed) await buildIndex(keyIndex(key), "", indexedColumns(key));

  async function buildIndex(name: string, unique: string, of: readonly string[]): Promise<void> {
    // An interrupted build leaves an invalid index.
    const invalid = await sql`
      select from pg_index where indexrelid = to_regclass(${name}) and not indisvalid`.execute(db);
    if (invalid.rows.length > 0) await sql.raw(`drop index concurrently ${name}`).execute(db);
    log(`Building the index ${name}.`);
    await sql
      .raw(`create ${unique} index concurrently if not exists ${name} on ${table.name} (${of.join(", ")})`)
      .execute(db);
  }
}

function indexedColumns(key: UniqueKey): string[] {
  return keyValues(key, "").map((value) => `(${value})`);
}

/** Validates that every row is before `end`, so that Postgres does not check the rows while the table is locked. */
async function checkEnd(db: Db, table: PartitionedTable, end: Date, log: Conversion["log"]): Promise<void> {
  const name = endConstraint(table.name);
  await withTableLocks(db, [{ table: table.name, mode: "access exclusive" }], async (transaction) => {
    await sql.raw(`alter table ${table.name} drop constraint if exists ${name}`).execute(transaction);
    await sql
      .raw(
        `alter table ${table.name} add constraint ${name}
          check (${table.column} is not null and ${table.column} < ${literalAt(table, end)}) not valid`,
      )
      .execute(transaction);
  });
  log(`Validating the rows of ${table.name}.`);
  await sql.raw(`alter table ${table.name} validate constraint ${name}`).execute(db);
}

/** The table's properties, as SQL that recreates them on the partitioned table. */
interface Definitions {
  readonly foreign_keys: readonly { readonly name: string; readonly definition: string; readonly referenced: string }[];
  readonly indexes: readonly { readonly name: string; readonly definition: string }[];
  readonly triggers: readonly { readonly name: string; readonly definition: string }[];
  readonly primary_key: { readonly name: string; readonly columns: string };
  /** The column with generated ids; undefined if ids are generated elsewhere. */
  readonly identity: { readonly column: string; readonly always: boolean; readonly sequence: string } | undefined;
  /** The foreign keys of other tables that refer to the table. */
  readonly referring: readonly Reference[];
  readonly options: string | null;
  readonly grants: readonly string[];
}

async function readDefinitions(db: Db, table: string): Promise<Definitions> {
  return oneRow(db)<Definitions>`
    with t as (select to_regclass(${table})::oid as id)
    select
      coalesce((select json_agg(json_build_object('name', quote_ident(conname), 'definition',
        pg_get_constraintdef(k.oid),
          'referenced', confrelid::regclass::text) order by conname)
        from pg_constraint as k where conrelid = t.id and contype = 'f'), '[]') as foreign_keys,
      coalesce((select json_agg(json_build_object('name', quote_ident(c.relname), 'definition',
      pg_get_indexdef(c.oid)) order by c.relname)
        from pg_index as i join pg_class as c on c.oid = i.indexrelid
        where i.indrelid = t.id and not i.indisunique and i.indisvalid), '[]') as indexes,
      coalesce((select json_agg(json_build_object('name', quote_ident(tgname), 'definition',
      pg_get_triggerdef(g.oid)) order by tgname)
        from pg_trigger as g where tgrelid = t.id and not tgisinternal), '[]') as triggers,
      (select json_build_object('name', quote_ident(conname), 'columns', (
          select string_agg(quote_ident(a.attname), ', ' order by array_position(k.conkey, a.attnum))
          from pg_attribute as a where a.attrelid = t.id and a.attnum = any(k.conkey)))
        from pg_constraint as k where conrelid = t.id and contype = 'p') as primary_key,
      (select json_build_object('column', quote_ident(attname), 'always', attidentity = 'a',
          'sequence', pg_get_serial_sequence(${table}, attname))
        from pg_attribute where attrelid = t.id and attidentity <> '') as identity,
      coalesce((select json_agg(json_build_object('name', conname, 'table', conrelid::regclass::text,
          'column', a.attname, 'referenced', b.attname, 'onDelete',
          case confdeltype when 'c' then 'delete' when 'n' then 'set null' end)
          order by conname)
        from pg_constraint as k join pg_attribute as a on a.attrelid = conrelid and a.attnum = conkey[1]
        join pg_attribute as b on b.attrelid = confrelid and b.attnum = confkey[1]
        where confrelid = t.id and contype = 'f' and conparentid = 0), '[]') as referring,
      (select array_to_string(reloptions, ', ') from pg_class where oid = t.id) as options,
      coalesce((select json_agg(format('grant %s on %I to %s', privilege_type, ${table}::text,
            case grantee when 0 then 'public' else quote_ident(pg_get_userbyid(grantee)) end))
        from pg_class as c cross join lateral aclexplode(c.relacl) where c.oid = t.id and grantee <> c.relowner),
          '[]') as grants
    from t`;
}

/** Replaces the table with a partitioned table, of which it becomes the first partition. */
async function switchOver(db: Db, table: PartitionedTable, end: Date): Promise<void> {
  const { foreign_keys: foreignKeys, referring: references } = await readDefinitions(db, table.name);
  // Attaching a partition merges foreign keys, which takes the strongest lock on the referenced tables.
  const others = new Set([...foreignKeys.map((each) => each.referenced), ...references.map((each) => each.table)]);
  const locks = [...[...others].toSorted(), table.name].map((name) => ({
    table: name,
    mode: "access exclusive" as const,
  }));
  await withTableLocks(db, locks, async (transaction) => {
    const definitions = await readDefinitions(transaction, table.name);
    await execBatch(transaction, switchingStatements(table, end, definitions));
  });
}

function switchingStatements(table: PartitionedTable, end: Date, definitions: Definitions): string[] {
  const { name, column } = table;
  const { foreign_keys: foreignKeys, primary_key: primaryKey, referring: references } = definitions;
  const { indexes, triggers, identity, options, grants } = definitions;
  const [first, other] = [earlierName(name, end), otherName(name)];
  const hasOwnKey = !primaryKey.columns.split(", ").includes(column);
  const keyColumns = hasOwnKey ? `${primaryKey.columns}, ${column}` : primaryKey.columns;
  const sequence = identity?.sequence.split(".").at(-1);
  return [
    ...triggers.map((trigger) => `drop trigger ${trigger.name} on ${name}`),
    ...references.map((reference) => `alter table ${reference.table} drop constraint ${reference.name}`),
    ...(identity
      ? [
          `perform set_config('partitions.next_number', (
            select (case when is_called then last_value + 1 else last_value end)::text from ${identity.sequence}), true)`,
          `alter table ${name} alter column ${identity.column} drop identity`,
        ]
      : []),
    ...(hasOwnKey
      ? [
          `alter table ${name} drop constraint ${primaryKey.name}`,
          `alter table ${name} add primary key using index ${primaryKeyIndex(name)}`,
        ]
      : [`alter index ${primaryKey.name} rename to ${primaryKeyIndex(name)}`]),
    ...indexes.map((index) => `alter index ${index.name} rename to ${firstIndex(index.name)}`),
    `alter table ${name} rename to ${first}`,
    // Only the first partition keeps the constraint on its end.
    `create table ${name} (like ${first} including defaults including constraints including generated including storage)
      partition by range (${column})`,
    `alter table ${name} drop constraint ${endConstraint(name)}`,
    ...(identity
      ? [
          `alter table ${name} alter column ${identity.column}
            add generated ${identity.always ? "always" : "by default"} as identity (sequence name ${sequence})`,
          `perform setval('${identity.sequence}', current_setting('partitions.next_number')::bigint, false)`,
        ]
      : []),
    `alter table ${name} add constraint ${primaryKey.name} primary key (${keyColumns})`,
    ...foreignKeys.map((key) => `alter table ${name} add constraint ${key.name} ${key.definition}`),
    ...indexes.map((index) => index.definition),
    `alter table ${name} attach partition ${first} for values from (minvalue) to (${literalAt(table, end)})`,
    `alter table ${first} drop constraint ${endConstraint(name)}`,
    `create table ${other} (like ${name} including defaults including constraints including generated including storage)
      ${options ? `with (${options})` : ""}`,
    `alter table ${name} attach partition ${other} default`,
    ...table.keys.flatMap((key) => keyStatements(table, key, first)),
    `create or replace function is_final() returns trigger language plpgsql as $$
begin
  raise exception 'column % of table % cannot be changed', tg_argv[0], tg_table_name
    using errcode = 'restrict_violation';
end $$`,
    ...references.flatMap((reference) => referenceStatements(table, reference)),
    // Moving a row to another partition would take its key a second time.
    `create trigger ${name}_month_is_final before update of ${column} on ${name} for each row
      when (old.${column} is distinct from new.${column}) execute function is_final('${column}')`,
    ...triggers.map((trigger) => trigger.definition),
    ...grants,
  ];
}

function firstIndex(name: string): string {
  return `first_${name}`.slice(0, 63);
}
