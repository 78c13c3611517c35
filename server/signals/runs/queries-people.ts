import { type RawBuilder, type Selectable, sql } from "kysely";
import type { Db } from "../../db/connect.ts";
import { listRows, oneValue } from "../../db/statements.ts";
import type { Person } from "../../db/tables.ts";

/** A person who works at a company found by a signal. */
export type PersonRow = Pick<
  Selectable<Person>,
  "id" | "company_id" | "full_name" | "title" | "seniority" | "department"
>;

/** Selects people at companies, and their order. Empty lists restrict nothing. */
export interface PersonSelection {
  /** Highest first. */
  readonly seniorities: readonly string[];
  /** Most wanted first. */
  readonly departments: readonly string[];
  /** Parts of titles in lower case, most wanted first. */
  readonly titles: readonly string[];
  readonly countries: readonly string[];
  /** Whether people with other departments or titles are excluded. If false, they come last. */
  readonly isStrict: boolean;
  readonly maxEach: number;
}

/** Lists people at these companies, most wanted first, at most `maxEach` per company. */
export async function listPeopleAt(
  db: Db,
  companyIds: readonly number[],
  { seniorities, departments, titles, countries, isStrict, maxEach }: PersonSelection,
): Promise<PersonRow[]> {
  const patterns = titles.map((title) => `%${title.replace(/[\\%_]/g, "\\$&")}%`);
  const placeOfTitle = sql`(select min(place)
    from unnest(${patterns}::text[]) with ordinality as wanted_title (pattern, place)
    where lower(p.title) like pattern)`;
  const isWanted = sql`(${departments.length === 0} or p.department = any(${departments}::text[]))
    and (${titles.length === 0} or ${placeOfTitle} is not null)`;
  return listRows(db)<PersonRow>`
    select found.* from unnest(${companyIds}::bigint[]) as wanted (company_id), lateral (
      select p.id, p.company_id, p.full_name, p.title, p.seniority, p.department from person as p
      where p.company_id = wanted.company_id and p.seniority = any(${seniorities}::text[])
        and (${countries.length === 0} or p.country = any(${countries}::text[])) and (${!isStrict} or ${isWanted})
      order by case when ${isStrict} then array_position(${seniorities}::text[], p.seniority) end,
        case when ${isStrict} then array_position(${departments}::text[], p.department) end nulls last,
        ${placeOfTitle} nulls last,
        array_position(${departments}::text[], p.department) nulls last,
        array_position(${seniorities}::text[], p.seniority), p.id
      limit ${maxEach}
    ) as found`;
}

export async function listPeopleById(db: Db, personIds: readonly number[]): Promise<PersonRow[]> {
  if (personIds.length === 0) return [];
  return db
    .selectFrom("person")
    .select(["id", "company_id", "full_name", "title", "seniority", "department"])
    .where("id", "in", [...personIds])
    .orderBy("id")
    .execute();
}

/** A person found by a run of a signal, and the account. */
export interface FoundPerson {
  readonly person_id: number;
  readonly company_id: number;
}

interface InsightRun {
  readonly id: number;
  readonly signal_id: number | null;
}

/** Lists the accounts at which the run of these insights found people. Selects one array instead of many rows. */
export async function listAccountsOfFoundPeople(db: Db, run: InsightRun): Promise<number[]> {
  return oneValue(db)<number[]>`
    select array(select distinct found.company_id ${fromFound(run)} order by found.company_id) as ids`;
}

/** Lists the people whom the run of these insights found at `accountIds`. */
export async function listFoundPeople(db: Db, run: InsightRun, accountIds: readonly number[]): Promise<FoundPerson[]> {
  return listRows(db)<FoundPerson>`
    select found.person_id, found.company_id ${fromFound(run)} and found.company_id = any(${accountIds}::bigint[])
    order by found.person_id`;
}

function fromFound({ id, signal_id: signalId }: InsightRun): RawBuilder<unknown> {
  return sql`from signal_run as run join signal_person as found on found.signal_id = run.signal_id
    and found.run_id = run.id and not found.is_hidden
    where run.signal_id = ${signalId} and run.insight_run_id = ${id}`;
}
