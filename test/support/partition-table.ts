import { inject } from "vitest";
import { withDatabase } from "../../scripts/support/cluster.ts";
import { connect, type Db } from "../../server/db/connect.ts";
import { partitionTable as partition } from "../../server/db/partitions/convert.ts";
import type { PartitionedTable } from "../../server/db/partitions/tables.ts";
import { listRows } from "../../server/db/statements.ts";

/** Partitions a table of a test database in a session of its own, because `db` may use a transaction pooler. */
export async function partitionTable(
  db: Db,
  table: PartitionedTable,
  conversion: Parameters<typeof partition>[2],
): Promise<void> {
  const rows = await listRows(db)<{ name: string }>`select current_database() as name`;
  const url = withDatabase(inject("templateDatabase"), rows[0]!.name);
  const direct = connect({ url, applicationName: "test", poolSize: 1 });
  await partition(direct.db, table, conversion).finally(direct.close);
}
