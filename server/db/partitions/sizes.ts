import type { Db } from "../connect.ts";
import { listRows } from "../statements.ts";

interface Size {
  /** Estimated by Postgres. */
  readonly rows: number;
  /** Includes indexes. */
  readonly megabytes: number;
}

/** Returns the size of a table, and of each of its partitions; none when it is not partitioned. */
export async function readSizes(
  db: Db,
  table: string,
): Promise<Size & { readonly partitions: readonly (Size & { readonly name: string })[] }> {
  const parts = await listRows(db)<Size & { name: string; is_partition: boolean }>`
    select c.relname as name, c.relispartition as is_partition, greatest(c.reltuples, 0)::float8 as rows,
      round(pg_total_relation_size(c.oid) / 1e6)::float8 as megabytes
    from pg_partition_tree(to_regclass(${table})) as tree join pg_class as c on c.oid = tree.relid
    where tree.isleaf order by c.relname`;
  const whole = {
    rows: parts.reduce((sum, part) => sum + part.rows, 0),
    megabytes: parts.reduce((sum, part) => sum + part.megabytes, 0),
  };
  return { ...whole, partitions: parts.filter((part) => part.is_partition) };
}
