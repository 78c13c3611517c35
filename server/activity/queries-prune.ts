import { sql } from "kysely";
import type { Db } from "../db/connect.ts";
import { hasRows, listRows, run } from "../db/statements.ts";

export async function deleteJobPostTexts(db: Db, before: Date, limit: number): Promise<number> {
  const rows = await listRows(db)`
    update job_post set body = null where (id, first_seen_at) in (
      select id, first_seen_at from job_post
      where body is not null and first_seen_at < ${before} and posted_at < ${before}
      limit ${limit} for update skip locked)
    returning id`;
  return rows.length;
}

/** Deletes up to `limit` posts first seen before `seenBefore` and published before `publishedBefore`. */
export async function deleteSocialPosts(
  db: Db,
  seenBefore: Date,
  publishedBefore: Date,
  limit: number,
): Promise<number> {
  const rows = await listRows(db)`
    delete from social_post where (id, first_seen_at) in (
      select id, first_seen_at from social_post where first_seen_at < ${seenBefore} and posted_at < ${publishedBefore}
      limit ${limit} for update skip locked)
    returning id`;
  return rows.length;
}

export async function hasPostsSince(db: Db, month: string, time: Date): Promise<boolean> {
  return hasRows(db)`select from ${sql.table(month)} where posted_at >= ${time} limit 1`;
}

export async function hasEngagementsOfPostsSince(db: Db, month: string, end: Date, time: Date): Promise<boolean> {
  // Only posts first seen before the month's end can have engagements of the month.
  return hasRows(db)`
    select from social_post as s where s.first_seen_at < ${end} and s.posted_at >= ${time}
      and exists (select from ${sql.table(month)} as e where e.social_post_id = s.id) limit 1`;
}

export async function deleteEngagementsOfMonth(db: Db, month: string, limit: number): Promise<number> {
  const posts = sql.table(month);
  return run(db)`
    delete from social_engagement as known using (
      select e.id, e.first_seen_at from social_engagement as e
      where e.social_post_id <= (select max(id) from ${posts}) and exists (select from ${posts}
        where id = e.social_post_id)
      order by e.social_post_id limit ${limit}
    ) as old where known.id = old.id and known.first_seen_at = old.first_seen_at`;
}

/** Deletes up to `limit` rows of evidence from runs before `before`, except the newest of each account and person. */
export async function deleteEvidence(db: Db, before: Date, limit: number): Promise<number> {
  const rows = await listRows(db)`
    delete from signal_evidence where id in (
      select old.id from signal_evidence as old join signal_run on signal_run.id = old.run_id
      where signal_run.created_at < ${before} and exists (
        select from signal_evidence as newer where newer.signal_id = old.signal_id
          and newer.company_id = old.company_id and newer.person_id is not distinct from old.person_id
            and newer.id > old.id)
      limit ${limit} for update of old skip locked)
    returning id`;
  return rows.length;
}
