import { BY_INDEX } from "./keys.ts";
import type { PartitionedTable } from "./tables.ts";

/** A foreign key that refers to a partitioned table. */
export interface Reference {
  /** Its name as a constraint. */
  readonly name: string;
  readonly table: string;
  readonly column: string;
  /** The column that it refers to. */
  readonly referenced: string;
  readonly onDelete: "delete" | "set null";
}

/**
 * Returns what replaces a foreign key: a trigger that verifies that the row exists and locks it, as Postgres does, and one
 * that acts when rows are deleted. Both run when a statement ends.
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
  perform from ${target} as t where t.${referenced} = new.${column} for key share;
  if not found then
    raise foreign_key_violation using constraint = '${name}',
      message = 'insert or update on table "${table}" violates foreign key constraint "${name}"';
  end if;
  return null;
end $$`,
    `create trigger ${name}_check after insert or update of ${column} on ${table} for each row
      when (new.${column} is not null) execute function ${name}_check()`,
    `create function ${name}_act() returns trigger language plpgsql ${BY_INDEX} as $$
begin
  ${action};
  return null;
end $$`,
    `create trigger ${name}_act after delete on ${target} referencing old table as removed
      for each statement execute function ${name}_act()`,
  ];
}
