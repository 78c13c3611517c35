import { type RawBuilder, sql } from "kysely";
import type { Db } from "../db/connect.ts";
import { listRows, run } from "../db/statements.ts";
import type { OperationId } from "../http/contract.ts";
import { normaliseEmail } from "../lib/email-address.ts";
import { canonicalSocialUrl, profileSpellings } from "../text/public.ts";
import { redactInsights } from "../webhooks/public.ts";

interface PersonToErase {
  readonly id: number;
  readonly full_name: string;
  readonly company_domain: string;
  readonly social_url: string | null;
  readonly work_emails: readonly string[];
}

export function listPeopleById(db: Db, id: number): Promise<PersonToErase[]> {
  return listPeopleWhere(db, sql`p.id = ${id}`);
}

/** Lists the people with a work email, in the catalogue or revealed to a workspace. */
export function listPeopleByEmail(db: Db, email: string): Promise<PersonToErase[]> {
  return listPeopleWhere(
    db,
    sql`(lower(p.work_email) = lower(${email})
      or p.id in (select person_id from workspace_person_email where work_email = lower(${email})))`,
  );
}

/** Lists the people with a profile, given as its canonical URL. */
export function listPeopleByProfile(db: Db, socialUrl: string): Promise<PersonToErase[]> {
  return listPeopleWhere(db, sql`p.social_url = any(${profileSpellings(socialUrl)}::text[])`);
}

async function listPeopleWhere(db: Db, condition: RawBuilder<unknown>): Promise<PersonToErase[]> {
  return listRows(db)<PersonToErase>`
    select p.id, p.full_name, c.domain as company_domain, p.social_url,
      array(
        select p.work_email where p.work_email is not null
        union select w.work_email from workspace_person_email as w where w.person_id = p.id
      ) as work_emails
    from person as p join company as c on c.id = p.company_id
    where ${condition} order by p.id for update of p`;
}

/** Deletes people and all mentions of them, including quotes of their posts and texts with their names. */
export async function deletePeople(db: Db, people: readonly PersonToErase[]): Promise<void> {
  if (people.length === 0) return;
  const ids = people.map(({ id }) => id);
  const profiles = people.flatMap(({ social_url: socialUrl }) =>
    socialUrl === null ? [] : [socialUrl, ...profileSpellings(canonicalSocialUrl(socialUrl) ?? socialUrl)],
  );
  await deletePosts(db, ids, profiles);
  await deleteEngagements(db, ids, profiles);
  await run(db)`
    delete from company_event as e using company_event_person as n, person as p
    where n.company_event_id = e.id and p.id = n.person_id and p.id = any(${ids}::bigint[])
      and strpos(lower(e.summary), lower(p.full_name)) > 0`;
  await run(db)`delete from insight where person_id = any(${ids}::bigint[])`;
  const emails = people.flatMap(({ work_emails }) => work_emails.map(normaliseEmail));
  await run(db)`
    update feedback set note = null, work_email = null
    where person_id = any(${ids}::bigint[]) or work_email = any(${emails}::text[])`;
  const changes = await db.selectFrom("person_job_change").select("id").where("person_id", "in", ids).execute();
  await deleteFindings(
    db,
    changes.map(({ id }) => `job_change ${id}`),
  );
  await run(db)`delete from person where id = any(${ids}::bigint[])`;
  await redactInsights(db);
  await deleteStoredEnrichments(db);
}

/** Deletes stored responses to email enrichment, which may contain a person. Repeated requests are not charged. */
async function deleteStoredEnrichments(db: Db): Promise<void> {
  const operation = "People_enrichEmails" satisfies OperationId;
  await run(db)`delete from idempotency_record where scope like ${`%:${operation}`}`;
}

/** Deletes the posts and engagements of a profile without a person in the catalogue. Returns whether it had any. */
export async function deleteUnknownActor(db: Db, socialUrl: string): Promise<boolean> {
  const engagementCount = await deleteEngagements(db, [], profileSpellings(socialUrl));
  const postCount = await deletePosts(db, [], profileSpellings(socialUrl));
  await redactInsights(db);
  return engagementCount + postCount > 0;
}

/** Deletes the posts of people and profiles, and their quotes. Returns the number of posts. */
async function deletePosts(db: Db, personIds: readonly number[], profiles: readonly string[]): Promise<number> {
  const rows = await listRows(db)<{ source_url: string }>`
    delete from social_post where person_id = any(${personIds}::bigint[]) or author_url = any(${profiles}::text[])
    returning source_url`;
  const posts = rows.map((row) => row.source_url);
  await run(db)`delete from signal_evidence where source_url = any(${posts}::text[])`;
  await run(db)`delete from insight where signal_link = any(${posts}::text[])`;
  return posts.length;
}

/** Deletes the engagements of people and profiles, and quotes of their comments. Returns the number of engagements. */
async function deleteEngagements(db: Db, personIds: readonly number[], profiles: readonly string[]): Promise<number> {
  const rows = await listRows(db)<{ id: number }>`
    delete from social_engagement where person_id = any(${personIds}::bigint[]) or actor_url = any(${profiles}::text[])
    returning id`;
  await deleteFindings(
    db,
    rows.map(({ id }) => `social_engagement ${id}`),
  );
  return rows.length;
}

/** Deletes the evidence and insights that signals derived from sources, such as `job_change 7`. */
async function deleteFindings(db: Db, sources: readonly string[]): Promise<void> {
  if (sources.length === 0) return;
  await run(db)`delete from signal_evidence where source_key = any(${sources}::text[])`;
  // The key of an insight contains its signal, its source and its company.
  await run(db)`
    delete from insight
    where regexp_replace(dedupe_key, '^signal \\d+ (\\w+ \\d+) \\d+$', '\\1') = any(${sources}::text[])`;
}
