import { sql } from "kysely";
import type { Db } from "../../server/db/connect.ts";

/** What a run has done so far, and where it stands. */
export interface Progress {
  readonly rows_read: number;
  readonly rejected: number;
  readonly inserted: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly reject_file_bytes: number;
}

/** Where an earlier run of the same content stopped; undefined when none did. */
export async function findProgress(db: Db, sourceKey: string): Promise<Progress | undefined> {
  return db
    .selectFrom("ingest_progress")
    .select(["rows_read", "rejected", "inserted", "updated", "unchanged", "reject_file_bytes"])
    .where("source_key", "=", sourceKey)
    .executeTakeFirst();
}

/** Records where a run stands. */
export async function saveProgress(db: Db, sourceKey: string, fileName: string, progress: Progress): Promise<void> {
  await db
    .insertInto("ingest_progress")
    .values({ source_key: sourceKey, file_name: fileName, ...progress })
    .onConflict((conflict) => conflict.column("source_key").doUpdateSet({ ...progress, updated_at: sql`now()` }))
    .execute();
}

/** Forgets a run that is done, and those that nobody took up again for a month. */
export async function forgetProgress(db: Db, sourceKey: string): Promise<void> {
  await db
    .deleteFrom("ingest_progress")
    .where((row) =>
      row.or([row("source_key", "=", sourceKey), row("updated_at", "<", sql<Date>`now() - interval '30 days'`)]),
    )
    .execute();
}
