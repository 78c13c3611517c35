import { sql } from "kysely";
import type { Db } from "../../server/db/connect.ts";

/** The position and the counts of a run. */
export interface Progress {
  readonly rows_read: number;
  readonly rejected: number;
  readonly inserted: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly reject_file_bytes: number;
}

/** Finds the position of an earlier run of the same content that was stopped. */
export async function findProgress(db: Db, sourceKey: string): Promise<Progress | undefined> {
  return db
    .selectFrom("ingest_progress")
    .select(["rows_read", "rejected", "inserted", "updated", "unchanged", "reject_file_bytes"])
    .where("source_key", "=", sourceKey)
    .executeTakeFirst();
}

/** Records the position of a run. */
export async function saveProgress(db: Db, sourceKey: string, fileName: string, progress: Progress): Promise<void> {
  await db
    .insertInto("ingest_progress")
    .values({ source_key: sourceKey, file_name: fileName, ...progress })
    .onConflict((conflict) => conflict.column("source_key").doUpdateSet({ ...progress, updated_at: sql`now()` }))
    .execute();
}

/** Deletes a finished run, and runs that were not continued within a month. */
export async function forgetProgress(db: Db, sourceKey: string): Promise<void> {
  await db
    .deleteFrom("ingest_progress")
    .where((row) =>
      row.or([row("source_key", "=", sourceKey), row("updated_at", "<", sql<Date>`now() - interval '30 days'`)]),
    )
    .execute();
}
