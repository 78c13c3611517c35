import type { Selectable } from "kysely";
import { COUNTED_ROLES } from "../../catalogue/technology-mentions.ts";
import type { Db } from "../../db/connect.ts";
import { findRow, listRows, listValues, run } from "../../db/statements.ts";
import type { JobPostReading } from "../../db/tables.ts";
import type { PostText } from "./read-post.ts";

/** A post to be read; its text is null if it was deleted. */
export interface UnreadPost extends Omit<PostText, "body"> {
  readonly id: number;
  readonly company_id: number;
  readonly body: string | null;
  readonly country: string | null;
  readonly cities: readonly string[];
  readonly posted_at: Date;
}

/** Takes up to `limit` new and changed posts off the queue. Deleted posts count as taken, but are not returned. */
export async function takeUnreadPosts(db: Db, limit: number): Promise<{ taken: number; posts: UnreadPost[] }> {
  const ids = await listValues(db)<number>`
    delete from job_post_unread where job_post_id in (
      select job_post_id from job_post_unread order by job_post_id limit ${limit} for update skip locked)
    returning job_post_id`;
  const posts = await listRows(db)<UnreadPost>`
    select p.id, p.company_id, p.title, p.body, p.country, p.cities, p.posted_at, c.name as company_name, c.domain
    from job_post as p join company as c on c.id = p.company_id where p.id = any(${ids}::bigint[])`;
  return { taken: ids.length, posts };
}

/** Locks the backfill. Returns the id of the last post read with `version` of the list, 0 if none was read. */
export async function lockBackfill(db: Db, version: string): Promise<number> {
  const row = await findRow(db)<{ last_post_id: number }>`
    insert into technology_backfill as known (list_version, last_post_id) values (${version}, 0)
    on conflict (id) do update set list_version = excluded.list_version,
      last_post_id = case when known.list_version = excluded.list_version then known.last_post_id else 0 end
    returning last_post_id`;
  return row!.last_post_id;
}

export async function listPostsAfter(db: Db, id: number, limit: number): Promise<UnreadPost[]> {
  return listRows(db)<UnreadPost>`
    select p.id, p.company_id, p.title, p.body, p.country, p.cities, p.posted_at, c.name as company_name, c.domain
    from job_post as p join company as c on c.id = p.company_id where p.id > ${id} order by p.id limit ${limit}`;
}

export async function advanceBackfill(db: Db, lastPostId: number): Promise<void> {
  await run(db)`update technology_backfill set last_post_id = ${lastPostId}`;
}

/** The stored facts that were read from a post. */
export interface ReadingRow
  extends Pick<Selectable<JobPostReading>, "job_post_id" | "company_id" | "posted_at" | "posted_by" | "title">,
    Pick<Selectable<JobPostReading>, "country" | "department" | "seniority"> {
  readonly mentions: readonly number[];
  readonly city_keys: readonly string[];
}

/** Writes the readings of posts, and marks the companies whose technologies may change. */
export async function upsertReadings(db: Db, rows: readonly ReadingRow[]): Promise<void> {
  if (rows.length === 0) return;
  await run(db)`
    insert into job_post_reading (job_post_id, company_id, posted_at, posted_by, title, country, city_keys,
      department, seniority, mentions, roles)
    select job_post_id, company_id, posted_at, posted_by, title, country,
      array(select json_array_elements_text(city_keys)), department, seniority, mentions,
      (select coalesce(bit_or(1 << (m & 7)), 0) from unnest(mentions) as m)
    from json_to_recordset(${JSON.stringify(rows)}::json) as given (job_post_id bigint, company_id bigint,
      posted_at timestamptz, posted_by text, title text, country text, city_keys json, department text, seniority text,
      mentions integer[]) order by job_post_id
    on conflict (job_post_id) do update set company_id = excluded.company_id, posted_at = excluded.posted_at,
      posted_by = excluded.posted_by, title = excluded.title, country = excluded.country,
      city_keys = excluded.city_keys, department = excluded.department, seniority = excluded.seniority,
      mentions = excluded.mentions, roles = excluded.roles`;
  await run(db)`
    insert into company_technology_due (company_id)
    select distinct unnest(${rows.map((row) => row.company_id)}::bigint[]) as id order by id on conflict do nothing`;
}

/** Takes up to `limit` companies off the queue of companies whose technologies must be rewritten. */
export async function takeDueCompanies(db: Db, limit: number): Promise<number[]> {
  return listValues(db)<number>`
    delete from company_technology_due where company_id in (
      select company_id from company_technology_due order by company_id limit ${limit} for update skip locked)
    returning company_id`;
}

/**
 * The probability that a human reader of one post agrees that the company has the technology, by the number of the
 * strongest role. See the README.
 */
const AGREEMENT = [0.72, 0.86, 0.8, 0.94, 0.9];

/** Writes the technologies of companies from the readings of their posts. Posts of agencies do not count. */
export async function rewriteTechnologies(db: Db, companyIds: readonly number[]): Promise<void> {
  await run(db)`
    with mention as (
      select r.company_id, m >> 3 as technology_id, min(m & 7) as role, bit_or(1 << (m & 7)) as roles,
        r.job_post_id, r.posted_at
      from job_post_reading as r, unnest(r.mentions) as m
      where r.company_id = any(${companyIds}::bigint[]) and r.posted_by <> 'agency'
        and (m & 7) < ${COUNTED_ROLES.length}
      group by r.company_id, m >> 3, r.job_post_id, r.posted_at
    ), found as (
      select company_id, technology_id, bit_or(roles) as roles, count(*) as posts,
        min(posted_at) as first_seen, max(posted_at) as last_seen,
        1 - (1 - (${AGREEMENT}::real[])[min(role) + 1]) / least(count(*), 4) as confidence,
        (array_agg(job_post_id order by posted_at desc, job_post_id desc))[:3] as job_post_ids
      from mention group by company_id, technology_id
    ), gone as (
      delete from company_technology as t where t.company_id = any(${companyIds}::bigint[])
        and not exists (select from found as f where (f.company_id, f.technology_id) = (t.company_id, t.technology_id))
    )
    insert into company_technology as t
      (company_id, technology_id, roles, posts, first_seen, last_seen, confidence, job_post_ids)
    select f.company_id, f.technology_id, f.roles, f.posts, f.first_seen, f.last_seen, f.confidence, f.job_post_ids
    from found as f join company as c on c.id = f.company_id order by f.company_id, f.technology_id
    on conflict (company_id, technology_id) do update set roles = excluded.roles,
      posts = excluded.posts, first_seen = excluded.first_seen, last_seen = excluded.last_seen,
      confidence = excluded.confidence, job_post_ids = excluded.job_post_ids
    where (t.roles, t.posts, t.first_seen, t.last_seen, t.confidence, t.job_post_ids) is distinct from
      (excluded.roles, excluded.posts, excluded.first_seen, excluded.last_seen, excluded.confidence,
        excluded.job_post_ids)`;
}
