import type { Db } from "../connect.ts";
import { dropEndConstraint } from "./convert.ts";
import { createMonths } from "./months.ts";
import { PARTITIONED_TABLES } from "./tables.ts";

/** Creates the coming months of every partitioned table, and drops the remains of an interrupted partitioning. */
export async function preparePartitions(db: Db, now: Date): Promise<void> {
  for (const table of PARTITIONED_TABLES) {
    await dropEndConstraint(db, table);
    await createMonths(db, table, now);
  }
}
