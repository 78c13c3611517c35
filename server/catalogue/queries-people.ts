import { sql } from "kysely";
import type { Db } from "../db/connect.ts";
import type { Secrets } from "../secrets/secrets.ts";
import type { PersonFacts, RejectedItem, WriteResult } from "./activity.ts";
import { withoutErasedPeople } from "./erased-people.ts";
import { findOrInsertCompanies } from "./queries-company-ids.ts";
import { classifyTitle } from "./title.ts";

export const ERASED = "belongs to a person who was erased for good";

/**
 * Writes people, each once by profile; seniority and department follow from the title. What is not stated keeps its value. A company
 * that is not known is added to the catalogue under its domain. Posts and engagements of the profiles become theirs.
 */
export async function upsertPeople(db: Db, secrets: Secrets, people: readonly PersonFacts[]): Promise<WriteResult> {
  const positioned = people.map((person, index) => ({ person, index }));
  const allowed = await withoutErasedPeople(db, secrets, positioned, ({ person }) => ({
    fullName: person.full_name,
    companyDomain: person.company_domain,
    socialUrl: person.social_url,
    workEmails: person.work_email === null ? [] : [person.work_email],
  }));
  const isAllowed = new Set(allowed);
  const rejected: RejectedItem[] = positioned
    .filter((item) => !isAllowed.has(item))
    .map(({ index }) => ({ index, field: "social_url", reason: ERASED }));
  const { inserted, updated } = await writePeople(
    db,
    allowed.map(({ person }) => person),
  );
  return { inserted, updated, unchanged: allowed.length - inserted - updated, rejected };
}

/** Writes people who were not erased. */
export async function writePeople(
  db: Db,
  people: readonly PersonFacts[],
): Promise<{ readonly inserted: number; readonly updated: number }> {
  const merged = [...mergeByProfile(people).values()];
  if (merged.length === 0) return { inserted: 0, updated: 0 };
  const companies = await findOrInsertCompanies(
    db,
    merged.map((person) => person.company_domain),
  );
  const rows = merged.map((person) => ({
    ...person,
    ...splitName(person.full_name),
    ...classifyTitle(person.title),
    company_id: companies.get(person.company_domain),
  }));
  const { rows: written } = await sql<{ is_new: boolean }>`
    insert into person as known (company_id, full_name, first_name, last_name, title, seniority, department, country, city,
      social_url, work_email)
    select company_id, full_name, first_name, last_name, title, seniority, department, country, city, social_url, work_email
    from json_to_recordset(${JSON.stringify(rows)}::json) as given (company_id bigint, full_name text, first_name text,
      last_name text, title text, seniority text, department text, country text, city text, social_url text, work_email text)
    order by social_url
    on conflict (social_url) do update set (company_id, full_name, first_name, last_name, title, seniority, department,
      country, city, work_email, updated_at) = (${MERGED}, now())
    where (known.company_id, known.full_name, known.first_name, known.last_name, known.title, known.seniority,
      known.department, known.country, known.city, known.work_email) is distinct from (${MERGED})
    returning xmax = 0 as is_new`.execute(db);
  await linkActivity(
    db,
    merged.map((person) => person.social_url),
  );
  const inserted = written.filter((row) => row.is_new).length;
  return { inserted, updated: written.length - inserted };
}

const MERGED = sql`
  excluded.company_id, excluded.full_name, excluded.first_name, excluded.last_name,
  coalesce(excluded.title, known.title),
  case when excluded.title is null then known.seniority else excluded.seniority end,
  case when excluded.title is null then known.department else excluded.department end,
  coalesce(excluded.country, known.country), coalesce(excluded.city, known.city),
  coalesce(excluded.work_email, known.work_email)`;

/** Links posts and engagements to authors who became known after them. */
async function linkActivity(db: Db, socialUrls: readonly string[]): Promise<void> {
  await sql`
    update social_post set person_id = person.id, company_id = coalesce(social_post.company_id, person.company_id) from person
    where person.social_url = any(${socialUrls}::text[]) and author_url = person.social_url and person_id is null`.execute(
    db,
  );
  await sql`
    update social_engagement set person_id = person.id from person
    where person.social_url = any(${socialUrls}::text[]) and actor_url = person.social_url and person_id is null`.execute(
    db,
  );
}

/** Merges rows of one profile, because one statement cannot write a row twice. The later one's facts win. */
function mergeByProfile(people: readonly PersonFacts[]): Map<string, PersonFacts> {
  const merged = new Map<string, PersonFacts>();
  for (const person of people) {
    const stated = Object.fromEntries(Object.entries(person).filter(([, value]) => value !== null));
    const earlier = merged.get(person.social_url);
    merged.set(person.social_url, earlier === undefined ? person : { ...earlier, ...stated });
  }
  return merged;
}

function splitName(fullName: string): { first_name: string | null; last_name: string | null } {
  const words = fullName.split(/\s+/);
  const [first = null, ...rest] = words.length > 1 ? words : [];
  return { first_name: first, last_name: rest.join(" ") || null };
}
