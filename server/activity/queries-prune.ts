import { sql } from "kysely";
import type { Db } from "../db/connect.ts";

/** Deletes the texts of job posts that were published and first seen before a time. Returns how many; at most `limit`. */
export async function deleteJobPostTexts(db: Db, before: Date, limit: number): Promise<number> {
  const { rows } = await sql`
    update job_post set body = null where id in (
      select id from job_post where body is not null and first_seen_at < ${before} and posted_at < ${before}
      limit ${limit} for update skip locked)
    returning id`.execute(db);
  return rows.length;
}

/** Deletes social posts, with their engagements, that were published and first seen before a time. Returns how many; at most `limit`. */
export async function deleteSocialPosts(db: Db, before: Date, limit: number): Promise<number> {
  const { rows } = await sql`
    delete from social_post where id in (
      select id from social_post where first_seen_at < ${before} and posted_at < ${before}
      limit ${limit} for update skip locked)
    returning id`.execute(db);
  return rows.length;
}

/** Deletes evidence of runs before a time, except the newest of each account and person found. Returns how many; at most `limit`. */
export async function deleteEvidence(db: Db, before: Date, limit: number): Promise<number> {
  const { rows } = await sql`
    delete from signal_evidence where id in (
      select old.id from signal_evidence as old join signal_run on signal_run.id = old.run_id
      where signal_run.created_at < ${before} and exists (
        select from signal_evidence as newer where newer.signal_id = old.signal_id
          and newer.company_id = old.company_id and newer.person_id is not distinct from old.person_id and newer.id > old.id)
      limit ${limit} for update of old skip locked)
    returning id`.execute(db);
  return rows.length;
}
