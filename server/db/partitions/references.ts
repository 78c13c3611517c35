import { BY_INDEX } from "./keys.ts";
import type { PartitionedTable } from "./tables.ts";

/** A foreign key that refers to a partitioned table. */
export interface Reference {
  readonly name: string;
  readonly table: string;
  readonly column: string;
  /** The column that it refers to. */
  readonly referenced: string;
  readonly onDelete: "delete" | "set null";
}

/**
 * Returns the triggers that replace a foreign key. One verifies that the referenced rows exist and locks them, as
 * Postgres does. Another acts when referenced rows are deleted. A third rejects updates of references. The first two
 * run once, at the end of each statement.
 */
export function referenceStatements(
  { name: target }: PartitionedTable,
  { name, table, column, referenced, onDelete }: Reference,
): string[] {
  const action =
    onDelete === "delete"
      ? `delete from ${table} as r using removed where r.${column} = removed.${referenced}`
      : `update ${table} as r set ${column} = null from removed where r.${column} = removed.${referenced}`;
  return [
    `create function ${name}_check() returns trigger language plpgsql ${BY_INDEX} as $$
begin
  perform from ${target} as t where t.${referenced} in (select ${column} from added)
    order by t.${referenced} for key share;
  if exists (select from (select distinct ${column} from added where ${column} is not null) as a
      where not exists (select from ${target} as t where t.${referenced} = a.${column})) then
    raise foreign_key_violation using constraint = '${name}',
      message = 'insert or update on table "${table}" violates foreign key constraint "${name}"';
  end if;
  return null;
end $$`,
    `create trigger ${name}_check after insert on ${table} referencing new table as added
      for each statement execute function ${name}_check()`,
    `create trigger ${name}_is_final before update of ${column} on ${table} for each row
      when (new.${column} is not null and new.${column}
        is distinct from old.${column}) execute function is_final('${column}')`,
    `create function ${name}_act() returns trigger language plpgsql ${BY_INDEX} as $$
begin
  ${action};
  return null;
end $$`,
    `create trigger ${name}_act after delete on ${target} referencing old table as removed
      for each statement execute function ${name}_act()`,
  ];
}
