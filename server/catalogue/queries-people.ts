import { type RawBuilder, sql } from "kysely";
import { LOCK_NUMBERS } from "../db/advisory-locks.ts";
import type { Db } from "../db/connect.ts";
import { listRows, run } from "../db/statements.ts";
import type { Secrets } from "../secrets/secrets.ts";
import { classifyTitle, splitName } from "../text/public.ts";
import type { PersonFacts, PersonRecord, RejectedItem, WriteResult } from "./activity.ts";
import { withoutErasedPeople } from "./erased-people.ts";
import { findOrInsertCompanies, listCompaniesByName, resolveCompanies } from "./queries-company-ids.ts";

export const ERASED = "belongs to a person who was erased permanently";

/**
 * Writes people, each once by profile or, if there is none, by email. Derives seniority and department from the title.
 * Unstated facts stay unchanged. Adds unknown companies that have a domain. Finds companies without a domain by their
 * page on a network, then by a name that only one company has. Links the profiles' posts and engagements to the people.
 * @param options.fillOnly keeps known facts and adds missing ones.
 */
export async function upsertPeople(
  db: Db,
  secrets: Secrets,
  people: readonly PersonRecord[],
  { fillOnly = false }: PersonWriteOptions = {},
): Promise<WriteResult> {
  const findDomain = await resolveEmployers(db, people);
  const positioned = people.map((person, index) => ({ person, index, domain: findDomain(person) }));
  const allowed = await withoutErasedPeople(db, secrets, positioned, ({ person, domain }) => ({
    fullName: person.full_name,
    companyDomain: domain,
    socialUrl: person.social_url,
    workEmails: person.work_email === null ? [] : [person.work_email],
  }));
  const isAllowed = new Set(allowed);
  const rejected: RejectedItem[] = positioned.flatMap((item) => {
    const { index, person, domain } = item;
    if (!isAllowed.has(item))
      return [{ index, field: person.social_url === null ? "work_email" : "social_url", reason: ERASED }];
    return domain === undefined ? [{ index, field: "company_domain", reason: unknownEmployer(person) }] : [];
  });
  const known = allowed.flatMap(({ person: { company_page: _, company_name: _name, ...facts }, domain }) =>
    domain === undefined ? [] : [{ ...facts, company_domain: domain }],
  );
  const employers = new Map(
    allowed.flatMap(({ person: { company_name: name }, domain }) =>
      domain === undefined || name === null ? [] : [[domain, name] as const],
    ),
  );
  const { inserted, updated } = await writePeople(db, known, { fillOnly, employers });
  return { inserted, updated, unchanged: known.length - inserted - updated, rejected };
}

/** Returns a function that returns the domain of a person's employer; undefined if it is neither stated nor known. */
async function resolveEmployers(
  db: Db,
  people: readonly PersonRecord[],
): Promise<(person: PersonRecord) => string | undefined> {
  const others = people.filter(({ company_domain }) => company_domain === null);
  const known = await resolveCompanies(
    db,
    people.flatMap(({ company_domain, company_page }) => company_domain ?? company_page ?? []),
  );
  const names = others.flatMap(({ company_name }) => company_name ?? []);
  const byName = names.length === 0 ? new Map<string, { domain: string }>() : await listCompaniesByName(db, names);
  return ({ company_domain, company_page, company_name }) =>
    known.get(company_domain ?? company_page ?? "")?.domain ?? company_domain ?? byName.get(company_name ?? "")?.domain;
}

function unknownEmployer({ company_page, company_name }: PersonRecord): string {
  const named =
    company_name === null ? [] : [`${JSON.stringify(company_name)} does not identify a company in the catalogue`];
  const paged = company_page === null ? [] : [`${company_page} does not identify one`];
  return `is missing, and ${[...named, ...paged].join(", and ")}`;
}

interface PersonWriteOptions {
  readonly fillOnly?: boolean;
  /** Names for new companies, by domain. */
  readonly employers?: ReadonlyMap<string, string>;
}

interface WrittenPeople {
  readonly inserted: number;
  readonly updated: number;
}

export async function writePeople(
  db: Db,
  people: readonly PersonFacts[],
  { fillOnly = false, employers }: PersonWriteOptions = {},
): Promise<WrittenPeople> {
  const merged = mergePeople(fillOnly ? people.toReversed() : people);
  if (merged.length === 0) return { inserted: 0, updated: 0 };
  const companies = await findOrInsertCompanies(
    db,
    merged.map((person) => person.company_domain),
    employers,
  );
  const rows = merged.map((person) => ({
    ...person,
    ...nameColumns(person),
    ...classifyTitle(person.title),
    company_id: companies.get(person.company_domain),
  }));
  const withProfile = rows.filter(({ social_url }) => social_url !== null);
  const withoutProfile = rows.filter(({ social_url }) => social_url === null);
  if (withoutProfile.length > 0 || withProfile.some(({ work_email }) => work_email !== null))
    await run(db)`select pg_advisory_xact_lock(${LOCK_NUMBERS.peopleByEmail})`;
  await addProfiles(db, withProfile);
  const values = fillOnly ? FILLED : MERGED;
  const byProfile = await upsertByProfile(db, withProfile, values);
  const byEmail = await upsertByEmail(db, withoutProfile, values);
  await linkActivity(
    db,
    withProfile.flatMap(({ social_url }) => social_url ?? []),
  );
  return { inserted: byProfile.inserted + byEmail.inserted, updated: byProfile.updated + byEmail.updated };
}

type Row = PersonFacts & { readonly company_id: number | undefined };

/** Returns the first and last name; both are null if the name is one word. */
function nameColumns({ full_name, name_parts }: PersonFacts): { first_name: string | null; last_name: string | null } {
  const { firstName, lastName } = name_parts ?? splitName(full_name);
  return { first_name: firstName, last_name: firstName === null ? null : lastName };
}

function given(rows: readonly Row[]) {
  return sql`json_to_recordset(${JSON.stringify(rows)}::json) as given (company_id bigint, full_name text, first_name
    text,
      last_name text, title text, seniority text, department text, country text, city text, social_url text,
      work_email text)`;
}

/** Sets the profile of people known only by email, if a row states a profile for that email. */
async function addProfiles(db: Db, rows: readonly Row[]): Promise<void> {
  const stated = rows.filter(({ work_email }) => work_email !== null);
  if (stated.length === 0) return;
  await run(db)`
    update person set social_url = found.social_url from (
      select distinct on (p.id) p.id, given.social_url from ${given(stated)}
      join person as p on lower(p.work_email) = lower(given.work_email) and p.social_url is null
      where not exists (select from person as other where other.social_url = given.social_url)
      order by p.id, given.social_url
    ) as found where person.id = found.id
      and not exists (select from person as other where other.social_url = found.social_url)`;
}

async function upsertByProfile(db: Db, rows: readonly Row[], values: RawBuilder<unknown>): Promise<WrittenPeople> {
  if (rows.length === 0) return { inserted: 0, updated: 0 };
  const written = await listRows(db)<{ is_new: boolean }>`
    insert into person as known (company_id, full_name, first_name, last_name, title, seniority, department, country,
      city,
      social_url, work_email)
    select company_id, full_name, first_name, last_name, title, seniority, department, country, city, social_url,
      work_email
    from ${given(rows)} order by social_url
    on conflict (social_url) do update set (company_id, full_name, first_name, last_name, title, seniority, department,
      country, city, work_email, updated_at) = (${values}, now())
    where (known.company_id, known.full_name, known.first_name, known.last_name, known.title, known.seniority,
      known.department, known.country, known.city, known.work_email) is distinct from (${values})
    returning xmax = 0 as is_new`;
  const inserted = written.filter((row) => row.is_new).length;
  return { inserted, updated: written.length - inserted };
}

async function upsertByEmail(db: Db, rows: readonly Row[], values: RawBuilder<unknown>): Promise<WrittenPeople> {
  if (rows.length === 0) return { inserted: 0, updated: 0 };
  const counts = await listRows(db)<WrittenPeople>`
    with given as materialized (select * from ${given(rows)}), found as materialized (
      select distinct on (given.work_email) p.id, given.* from given
        join person as p on lower(p.work_email) = given.work_email
      order by given.work_email, p.id
    ), changed as (
      update person as known set (company_id, full_name, first_name, last_name, title, seniority, department,
        country, city, work_email, updated_at) = (${values}, now())
      from found as excluded where known.id = excluded.id
        and (known.company_id, known.full_name, known.first_name, known.last_name, known.title, known.seniority,
          known.department, known.country, known.city, known.work_email) is distinct from (${values})
      returning 1
    ), added as (
      insert into person (company_id, full_name, first_name, last_name, title, seniority, department, country, city,
        work_email)
      select company_id, full_name, first_name, last_name, title, seniority, department, country, city, work_email
      from given where work_email not in (select work_email from found)
      returning 1
    )
    select (select count(*) from added) as inserted, (select count(*) from changed) as updated`;
  return { inserted: counts[0]!.inserted, updated: counts[0]!.updated };
}

/** A first name does not replace the full name that contains it. */
const IS_SHORTER = sql`excluded.last_name is null and known.last_name is not null and strpos(known.full_name, excluded.full_name) > 0`;

/** The facts of a known person, overwritten by the given ones. */
export const MERGED = sql`
  excluded.company_id, case when ${IS_SHORTER} then known.full_name else excluded.full_name end,
  case when ${IS_SHORTER} then known.first_name else excluded.first_name end,
  case when ${IS_SHORTER} then known.last_name else excluded.last_name end,
  coalesce(excluded.title, known.title),
  case when excluded.title is null then known.seniority else excluded.seniority end,
  case when excluded.title is null then known.department else excluded.department end,
  coalesce(excluded.country, known.country), coalesce(excluded.city, known.city),
  coalesce(excluded.work_email, known.work_email)`;

/** The facts of a known person, completed with the given ones. */
export const FILLED = sql`
  known.company_id, known.full_name, known.first_name, known.last_name,
  coalesce(known.title, excluded.title),
  case when known.title is null then excluded.seniority else known.seniority end,
  case when known.title is null then excluded.department else known.department end,
  coalesce(known.country, excluded.country), coalesce(known.city, excluded.city),
  coalesce(known.work_email, excluded.work_email)`;

/** Links posts and engagements to authors who became known after them. */
export async function linkActivity(db: Db, socialUrls: readonly string[]): Promise<void> {
  await run(db)`
    update social_post set person_id = person.id, company_id = coalesce(social_post.company_id, person.company_id)
    from person
    where person.social_url = any(${socialUrls}::text[]) and author_url = person.social_url and person_id is null`;
  await run(db)`
    update social_engagement set person_id = person.id from person
    where person.social_url = any(${socialUrls}::text[]) and actor_url = person.social_url and person_id is null`;
}

/** Merges rows of one person; the facts of later rows win. A row without a profile matches one with the same email. */
function mergePeople(people: readonly PersonFacts[]): PersonFacts[] {
  const profileByEmail = new Map<string, string>();
  for (const { social_url, work_email } of people)
    if (social_url !== null && work_email !== null) profileByEmail.set(work_email, social_url);
  const merged = new Map<string, PersonFacts>();
  for (const person of people) {
    const key = person.social_url ?? profileByEmail.get(person.work_email ?? "") ?? person.work_email ?? "";
    const stated = Object.fromEntries(Object.entries(person).filter(([, value]) => value !== null));
    const earlier = merged.get(key);
    const name = earlier?.full_name ?? "";
    const isShorter = name.includes(" ") && !person.full_name.includes(" ") && name.includes(person.full_name);
    const { full_name, name_parts } = isShorter && earlier !== undefined ? earlier : person;
    merged.set(key, earlier === undefined ? person : { ...earlier, ...stated, full_name, name_parts });
  }
  return [...merged.values()];
}
