import { type RawBuilder, type Selectable, sql } from "kysely";
import type { Db } from "../db/connect.ts";
import { listRows, listValues, oneRow } from "../db/statements.ts";
import type { Person } from "../db/tables.ts";
import { peopleConditions } from "../filters/queries-conditions.ts";
import type { PeopleFilters } from "../filters/read-filters.ts";
import type { Schema } from "../http/contract.ts";

interface PeopleSelection {
  readonly workspaceId: number;
  /** A person must match all filters. */
  readonly filters: readonly PeopleFilters[];
  readonly sortKey: Schema["PeopleSortKey"];
  readonly sortDirection: Schema["SortDirection"];
  readonly limit: number;
  readonly offset: number;
}

const SENIORITIES = ["INTERN", "ENTRY", "SENIOR", "MANAGER", "DIRECTOR", "HEAD", "VP", "PARTNER", "CXO", "FOUNDER"];

const SORT_COLUMNS: { readonly [Key in PeopleSelection["sortKey"]]: RawBuilder<unknown> } = {
  latest_signal_date: sql`latest.found_at`,
  full_name: sql`searchable_text(p.full_name)`,
  seniority: sql`array_position(${sql.lit(`{${SENIORITIES.join()}}`)}::text[], p.seniority)`,
};

/** Lists a page of ids of the people at a workspace's accounts. Ties are broken by id; unknown values come last. */
export async function listPersonIds(db: Db, selection: PeopleSelection): Promise<number[]> {
  const { workspaceId, filters, sortKey, sortDirection, limit, offset } = selection;
  const latest =
    sortKey === "latest_signal_date"
      ? sql`
        left join (
          select f.person_id, max(f.found_at) as found_at from signal_person as f join signal as s on s.id = f.signal_id
          where s.workspace_id = ${workspaceId} and not f.is_hidden group by f.person_id
        ) as latest on latest.person_id = p.id`
      : sql``;
  return listValues(db)<number>`
    select p.id from ${peopleAtAccounts(workspaceId, filters, latest)}
    order by ${SORT_COLUMNS[sortKey]} ${sql.raw(sortDirection)} nulls last, p.id
    limit ${limit} offset ${offset}`;
}

/** Counts the people at a workspace's accounts who match the filters, and the accounts they work at. */
export async function countPeople(
  db: Db,
  workspaceId: number,
  filters: readonly PeopleFilters[],
): Promise<{ people: number; accounts: number }> {
  return oneRow(db)<{ people: number; accounts: number }>`
    select count(*) as people, count(distinct a.company_id) as accounts
    from ${peopleAtAccounts(workspaceId, filters)}`;
}

function peopleAtAccounts(
  workspaceId: number,
  filters: readonly PeopleFilters[],
  joined: RawBuilder<unknown> = sql``,
): RawBuilder<unknown> {
  const conditions = [
    sql`a.workspace_id = ${workspaceId}`,
    ...filters.flatMap((given) => peopleConditions(given) ?? []),
  ];
  return sql`
    workspace_account as a
    join company as c on c.id = a.company_id
    join person as p on p.company_id = a.company_id
    ${joined}
    where ${sql.join(conditions, sql` and `)}`;
}

/** A person at an account of the workspace, with the data that the workspace may see. */
export interface PersonRow
  extends Pick<Selectable<Person>, "id" | "company_id" | "full_name" | "first_name" | "last_name" | "title">,
    Pick<Selectable<Person>, "country" | "city" | "social_url"> {
  readonly company_name: string;
  readonly company_domain: string;
  readonly seniority: Schema["Seniority"] | null;
  readonly department: Schema["Department"] | null;
  /** Null until it is revealed to the workspace. */
  readonly work_email: string | null;
  readonly latest_signal_date: Date | null;
}

export async function listPeople(db: Db, workspaceId: number, personIds: readonly number[]): Promise<PersonRow[]> {
  return listRows(db)<PersonRow>`
    select p.id, p.company_id, c.name as company_name, c.domain as company_domain, p.full_name, p.first_name,
      p.last_name,
      p.title, p.seniority, p.department, p.country, p.city, p.social_url, w.work_email, (
        select max(f.found_at) from signal_person as f join signal as s on s.id = f.signal_id
        where f.person_id = p.id and not f.is_hidden and s.workspace_id = ${workspaceId}
      ) as latest_signal_date
    from person as p
    join company as c on c.id = p.company_id
    join workspace_account as a on a.workspace_id = ${workspaceId} and a.company_id = p.company_id
    left join workspace_person_email as w on w.workspace_id = ${workspaceId} and w.person_id = p.id
    where p.id = any(${personIds}::bigint[])
    order by p.id`;
}
