import { type RawBuilder, sql } from "kysely";
import type { Db } from "../db/connect.ts";
import { peopleConditions } from "../filters/queries-conditions.ts";
import type { PeopleFilters } from "../filters/read-filters.ts";
import type { Schema } from "../http/contract.ts";

/** Filters, order and page of a list of people. */
interface PeopleSelection {
  readonly workspaceId: number;
  /** A person must match all of them. */
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

/** Lists the ids of one page of the people at a workspace's accounts. Ties are broken by id; unknown values come last. */
export async function listPersonIds(db: Db, selection: PeopleSelection): Promise<number[]> {
  const { workspaceId, filters, sortKey, sortDirection, limit, offset } = selection;
  const latest =
    sortKey === "latest_signal_date"
      ? sql`
        left join (
          select f.person_id, max(f.found_at) as found_at from signal_person as f join signal as s on s.id = f.signal_id
          where s.workspace_id = ${workspaceId} group by f.person_id
        ) as latest on latest.person_id = p.id`
      : sql``;
  const { rows } = await sql<{ id: number }>`
    select p.id from ${peopleAtAccounts(workspaceId, filters, latest)}
    order by ${SORT_COLUMNS[sortKey]} ${sql.raw(sortDirection)} nulls last, p.id
    limit ${limit} offset ${offset}`.execute(db);
  return rows.map((row) => row.id);
}

/** Counts the people at a workspace's accounts who match the filters, and the accounts they work at. */
export async function countPeople(
  db: Db,
  workspaceId: number,
  filters: readonly PeopleFilters[],
): Promise<{ people: number; accounts: number }> {
  const { rows } = await sql<{ people: number; accounts: number }>`
    select count(*) as people, count(distinct a.company_id) as accounts
    from ${peopleAtAccounts(workspaceId, filters)}`.execute(db);
  return rows[0]!;
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
