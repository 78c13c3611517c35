import type pg from "pg";
import { PARTITIONED_TABLES, type PartitionedTable, type UniqueKey } from "./tables.ts";

/** Returns the SQL of a key's values for a row. `prefix` precedes the row's columns, such as `new.`. */
export function keyValues({ columns }: UniqueKey, prefix: string): string[] {
  return columns.map(({ name, of }) => of?.(prefix) ?? `${prefix}${name}`);
}

/** Makes a function use indexes. A plan cached while a table is empty would otherwise scan the whole table later. */
export const BY_INDEX = "set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off";

/** Returns the SQL that enforces a unique constraint across all months. */
export function keyStatements({ name, column, valueAt }: PartitionedTable, key: UniqueKey, first: string): string[] {
  const names = key.columns.map((each) => each.name).join(", ");
  const values = keyValues(key, "new.");
  const same = keyValues(key, "r.").map((value, place) => `${value} = ${values[place]}`);
  const isRemoved = keyValues(key, "r.").map((value, place) => `k.${key.columns[place]?.name} = ${value}`);
  const isRefused = `raise unique_violation using message = 'duplicate key value violates unique constraint "${key.replaces}"';`;
  const isDuplicate = key.onDuplicate === "skip" ? "return null;" : isRefused;
  const before = keyValues(key, "old.");
  const isOld = before.map((value, place) => `k.${key.columns[place]?.name} = ${value}`);
  const insert = `insert into ${key.table} (${names}, ${column}) select ${values.join(", ")}, new.${column}`;
  // Rows of the first partition are not in the key table: their unique index applies until the partition is dropped.
  const take = (onDuplicate: string) => `
  if ${values.map((value) => `${value} is null`).join(" or ")} then return new; end if;
  if to_regclass('${first}') is null then ${insert} on conflict do nothing;
  else ${insert} where not exists (select from ${first} as r where ${same.join(" and ")}) on conflict do nothing;
  end if;
  if not found then ${onDuplicate} end if;
  return new;`;
  return [
    `create table ${key.table} (${key.columns.map((each) => `${each.name} ${each.type} not null`).join(", ")},
      ${column} ${valueAt === undefined ? "timestamptz" : "text"} not null, primary key (${names}))`,
    `create index ${key.table}_by_month on ${key.table} using brin (${column})`,
    `create or replace function ${key.table}_take() returns trigger language plpgsql ${BY_INDEX} as $$
begin${take(isDuplicate)}
end $$`,
    `create or replace function ${key.table}_change() returns trigger language plpgsql ${BY_INDEX} as $$
begin
  delete from ${key.table} as k where ${isOld.join(" and ")};${take(isRefused)}
end $$`,
    `create or replace function ${key.table}_give_back() returns trigger language plpgsql ${BY_INDEX} as $$
begin
  delete from ${key.table} as k using removed as r where ${isRemoved.join(" and ")};
  return null;
end $$`,
    `create trigger ${key.table}_take before insert on ${name} for each row execute function ${key.table}_take()`,
    `create trigger ${key.table}_change before update on ${name} for each row
      when ((${before.join(", ")}) is distinct from (${values.join(", ")})) execute function ${key.table}_change()`,
    `create trigger ${key.table}_give_back after delete on ${name} referencing old table as removed
      for each statement execute function ${key.table}_give_back()`,
  ];
}

/** Fills the key tables from the rows of partitioned tables, after the rows were written without triggers. */
export async function fillKeys(session: pg.Client): Promise<void> {
  for (const { name, column, keys } of PARTITIONED_TABLES)
    for (const key of keys) {
      const { rows } = await session.query("select where to_regclass($1) is not null", [key.table]);
      if (rows.length === 0) continue;
      const names = key.columns.map((each) => each.name);
      const values = keyValues(key, "r.");
      await session.query(
        `insert into ${key.table} (${names.join(", ")}, ${column}) select ${values.join(", ")}, r.${column}
          from ${name} as r
        where ${values.map((value) => `${value} is not null`).join(" and ")} on conflict do nothing`,
      );
    }
}
