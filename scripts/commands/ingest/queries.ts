import { sql } from "kysely";
import type { Db } from "../../../server/db/connect.ts";
import { listRows } from "../../../server/db/statements.ts";
import { isRebuildDue } from "../../../server/search/rebuild-due.ts";

/** The position and the counts of a run. */
export interface Progress {
  readonly rows_read: number;
  readonly rejected: number;
  readonly inserted: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly reject_file_bytes: number;
}

/** Finds the position of an interrupted run of the same content. */
export async function findProgress(db: Db, sourceKey: string): Promise<Progress | undefined> {
  return db
    .selectFrom("ingest_progress")
    .select(["rows_read", "rejected", "inserted", "updated", "unchanged", "reject_file_bytes"])
    .where("source_key", "=", sourceKey)
    .executeTakeFirst();
}

/** Records the position of a run. */
export async function upsertProgress(db: Db, sourceKey: string, fileName: string, progress: Progress): Promise<void> {
  await db
    .insertInto("ingest_progress")
    .values({ source_key: sourceKey, file_name: fileName, ...progress })
    .onConflict((conflict) => conflict.column("source_key").doUpdateSet({ ...progress, updated_at: sql`now()` }))
    .execute();
}

/** Deletes the position of a finished run, and those of runs that were not resumed within a month. */
export async function deleteProgress(db: Db, sourceKey: string): Promise<void> {
  await db
    .deleteFrom("ingest_progress")
    .where((row) =>
      row.or([row("source_key", "=", sourceKey), row("updated_at", "<", sql<Date>`now() - interval '720 hours'`)]),
    )
    .execute();
}

/** Returns whether the catalogue has outgrown the model that searches use. */
export async function hasOutgrownModel(db: Db): Promise<boolean> {
  const rows = await listRows(db)<{ trained_on: number; companies: number }>`
    select model.companies::integer as trained_on,
      (select count(*)::integer from company where not is_placeholder_domain(domain)) as companies
    from search_model as model where ready_at is not null order by id desc limit 1`;
  return rows[0] !== undefined && isRebuildDue(rows[0].trained_on, rows[0].companies);
}
