import type { InsertObject, Selectable } from "kysely";
import type { Db } from "../../server/db/connect.ts";
import type { DB } from "../../server/db/tables.ts";

export async function insertRow<T extends keyof DB>(db: Db, table: T, values: InsertObject<DB, T>) {
  const [row] = await insertRows(db, table, [values]);
  return row!;
}

export async function insertRows<T extends keyof DB>(db: Db, table: T, values: readonly InsertObject<DB, T>[]) {
  const rows = await db.insertInto(table).values(values).returningAll().execute();
  return rows as unknown as Selectable<DB[T]>[];
}
