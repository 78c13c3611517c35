import { sql } from "kysely";
import type { Db } from "../db/connect.ts";

export type BoardKind = "greenhouse" | "lever" | "lever-eu" | "ashby";

/** Where activity is pulled from. */
export interface SourceRow {
  readonly id: number;
  readonly kind: BoardKind | "feed";
  readonly name: string;
  /** Null for a feed. */
  readonly company_domain: string | null;
  readonly bookmark: string | null;
  readonly failure_count: number;
}

/** A source as the operator sees it. */
interface SourceStatus extends SourceRow {
  readonly last_pulled_at: Date | null;
  readonly last_error: string | null;
}

/** Inserts a board. Returns false when it is listed already. */
export async function insertBoard(
  db: Db,
  board: { readonly kind: BoardKind; readonly name: string; readonly companyDomain: string },
): Promise<boolean> {
  const { rows } = await sql`
    insert into activity_source (kind, name, company_domain) values (${board.kind}, ${board.name}, ${board.companyDomain})
    on conflict do nothing returning id`.execute(db);
  return rows.length > 0;
}

/** Makes the feed of the settings the only one. */
export async function upsertFeed(db: Db, url: string | undefined): Promise<void> {
  await sql`delete from activity_source where kind = 'feed' and name is distinct from ${url ?? null}`.execute(db);
  if (url !== undefined)
    await sql`insert into activity_source (kind, name) values ('feed', ${url}) on conflict do nothing`.execute(db);
}

/** Deletes a board; its posts stay. Returns false when it was not listed. */
export async function deleteBoard(db: Db, kind: BoardKind, name: string): Promise<boolean> {
  const { rows } = await sql`delete from activity_source where kind = ${kind} and name = ${name} returning id`.execute(
    db,
  );
  return rows.length > 0;
}

export async function listSources(db: Db): Promise<SourceStatus[]> {
  return db.selectFrom("activity_source").selectAll().orderBy("kind").orderBy("name").$castTo<SourceStatus>().execute();
}

/** Takes the source that has been due the longest, and sets when it is due next: no other worker gets it until then. */
export async function claimDueSource(db: Db, now: Date, nextPullAt: Date): Promise<SourceRow | undefined> {
  const { rows } = await sql<SourceRow>`
    update activity_source set next_pull_at = ${nextPullAt}, last_pulled_at = ${now} where id = (
      select id from activity_source where next_pull_at <= ${now} order by next_pull_at limit 1 for update skip locked)
    returning id, kind, name, company_domain, bookmark, failure_count`.execute(db);
  return rows[0];
}

/** Records where the next read continues. Returns false when another worker has continued meanwhile. */
export async function updateBookmark(
  db: Db,
  source: Pick<SourceRow, "id" | "bookmark">,
  bookmark: string | null,
  lastError: string | null,
): Promise<boolean> {
  const { rows } = await sql`
    update activity_source set bookmark = ${bookmark}, failure_count = 0, last_error = ${lastError}
    where id = ${source.id} and bookmark is not distinct from ${source.bookmark} returning id`.execute(db);
  return rows.length > 0;
}

export async function updateSourceFailed(db: Db, id: number, message: string, nextPullAt: Date): Promise<void> {
  await sql`
    update activity_source set failure_count = failure_count + 1, last_error = ${message},
      next_pull_at = greatest(next_pull_at, ${nextPullAt}) where id = ${id}`.execute(db);
}
