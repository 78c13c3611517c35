import type { Db } from "../db/connect.ts";
import { findRow, hasRows, run } from "../db/statements.ts";

export type BoardKind = "greenhouse" | "lever" | "lever-eu" | "ashby";

/** A job board or feed from which activity is pulled. */
export interface SourceRow {
  readonly id: number;
  readonly kind: BoardKind | "feed";
  readonly name: string;
  /** Null for a feed. */
  readonly company_domain: string | null;
  readonly bookmark: string | null;
  readonly failure_count: number;
}

/** A source with its status, for operators. */
interface SourceStatus extends SourceRow {
  readonly last_pulled_at: Date | null;
  readonly last_error: string | null;
}

/** Inserts a board. Returns false if it already exists. */
export async function insertBoard(
  db: Db,
  board: { readonly kind: BoardKind; readonly name: string; readonly companyDomain: string },
): Promise<boolean> {
  return hasRows(db)`
    insert into activity_source (kind, name, company_domain)
    values (${board.kind}, ${board.name}, ${board.companyDomain})
    on conflict do nothing returning id`;
}

/** Stores `url`, if defined, as the only feed. Deletes other feeds. */
export async function upsertFeed(db: Db, url: string | undefined): Promise<void> {
  await run(db)`delete from activity_source where kind = 'feed' and name is distinct from ${url ?? null}`;
  if (url !== undefined)
    await run(db)`insert into activity_source (kind, name) values ('feed', ${url}) on conflict do nothing`;
}

/** Deletes a board, but not its posts. Returns false if there is no such board. */
export async function deleteBoard(db: Db, kind: BoardKind, name: string): Promise<boolean> {
  return hasRows(db)`delete from activity_source where kind = ${kind} and name = ${name} returning id`;
}

export async function listSources(db: Db): Promise<SourceStatus[]> {
  return db.selectFrom("activity_source").selectAll().orderBy("kind").orderBy("name").$castTo<SourceStatus>().execute();
}

/** Returns the source that has been due the longest. Other workers skip the source until `nextPullAt`. */
export async function claimDueSource(db: Db, now: Date, nextPullAt: Date): Promise<SourceRow | undefined> {
  return findRow(db)<SourceRow>`
    update activity_source set next_pull_at = ${nextPullAt}, last_pulled_at = ${now} where id = (
      select id from activity_source where next_pull_at <= ${now} order by next_pull_at limit 1 for update skip locked)
    returning id, kind, name, company_domain, bookmark, failure_count`;
}

/** Records where the next read continues. Returns false if another worker has taken over the source. */
export async function updateBookmark(
  db: Db,
  source: Pick<SourceRow, "id" | "bookmark">,
  bookmark: string | null,
  lastError: string | null,
): Promise<boolean> {
  return hasRows(db)`
    update activity_source set bookmark = ${bookmark}, failure_count = 0, last_error = ${lastError}
    where id = ${source.id} and bookmark is not distinct from ${source.bookmark} returning id`;
}

export async function updateSourceFailed(db: Db, id: number, message: string, nextPullAt: Date): Promise<void> {
  await run(db)`
    update activity_source set failure_count = failure_count + 1, last_error = ${message},
      next_pull_at = greatest(next_pull_at, ${nextPullAt}) where id = ${id}`;
}
