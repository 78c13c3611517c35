import { type RawBuilder, type Selectable, sql } from "kysely";
import type { Db } from "../db/connect.ts";
import { findRow, listRows } from "../db/statements.ts";
import type { Company, WorkspaceAccount } from "../db/tables.ts";
import { accountConditions } from "../filters/queries-conditions.ts";
import type { AccountFilters } from "../filters/read-filters.ts";
import type { Schema } from "../http/contract.ts";

export type AccountRow = CompanyFactsRow &
  CrmOwnerRow &
  Pick<Selectable<Company>, "id" | "domain" | "one_liner"> &
  Pick<Selectable<WorkspaceAccount>, "is_imported" | "is_present_in_crm" | "added_at" | "insights_count">;

/** The facts about a company that every list and search returns. */
export type CompanyFactsRow = Pick<
  Selectable<Company>,
  "name" | "industry" | "employee_count" | "funding_stage" | "hq_country"
>;

export type CrmOwnerRow = Pick<Selectable<WorkspaceAccount>, "crm_owner_id" | "crm_owner_name" | "crm_owner_email">;

export interface AccountSelection {
  readonly workspaceId: number;
  /** An account must match all filters. */
  readonly filters: readonly AccountFilters[];
  readonly sortKey: Schema["AccountSortKey"] | "id";
  readonly sortDirection: Schema["SortDirection"];
  readonly limit: number;
  readonly offset: number;
}

/** A sort order that has an index, and the matching order of the blocks counted in `workspace_account_count`. */
interface IndexedOrder {
  readonly columns: RawBuilder<unknown>;
  readonly blockColumns: RawBuilder<unknown>;
}

const BLOCK_SIZE = sql.lit(4096);

const INDEXED_ORDERS: Readonly<Record<string, IndexedOrder>> = {
  "id asc": { columns: sql`a.company_id`, blockColumns: sql`block * ${BLOCK_SIZE}` },
  "insights_count desc": {
    columns: sql`-a.insights_count, a.company_id`,
    blockColumns: sql`-insights_count, block * ${BLOCK_SIZE}`,
  },
};

/** Smaller offsets are cheaper to skip than to look up. */
const MIN_KEYSET_OFFSET = 5_000;

const SORT_COLUMNS: { readonly [Key in AccountSelection["sortKey"]]: RawBuilder<unknown> } = {
  id: sql`a.company_id`,
  insights_count: sql`a.insights_count`,
  added_at: sql`a.added_at`,
  name: sql`c.search_name`,
  domain: sql`c.domain`,
  employee_count: sql`c.employee_count`,
};

/**
 * The orders of the text indexes on companies: by code point, whatever the database's collation. A workspace's first
 * page is then read in index order, without sorting all its accounts.
 */
const TEXT_ORDERS = { asc: sql`using ~<~`, desc: sql`using ~>~` };

/** Lists one page of a workspace's accounts. Ties are broken by id; unknown values come last. */
export async function listAccountRows(db: Db, selection: AccountSelection): Promise<AccountRow[]> {
  const { workspaceId, filters, sortKey, sortDirection, limit, offset } = selection;
  const conditions = allConditions(filters);
  const indexed = INDEXED_ORDERS[`${sortKey} ${sortDirection}`];
  const start =
    indexed && !conditions && offset >= MIN_KEYSET_OFFSET
      ? await findPageStart(db, workspaceId, indexed, offset)
      : undefined;
  const isByText = sortKey === "name" || sortKey === "domain";
  const direction = isByText ? TEXT_ORDERS[sortDirection] : sql`${sql.raw(sortDirection)} nulls last`;
  const order = indexed?.columns ?? sql`${SORT_COLUMNS[sortKey]} ${direction}, a.company_id`;
  // Companies are joined twice so that skipped accounts cost little: the planner drops the left join if it is unused.
  return listRows(db)<AccountRow>`
    select c.id, c.domain, c.name, c.industry, c.employee_count, c.funding_stage, c.hq_country, c.one_liner,
      a.is_imported, a.is_present_in_crm, a.crm_owner_id, a.crm_owner_name, a.crm_owner_email, a.added_at,
      a.insights_count
    from (
      select a.* from workspace_account as a ${isByText ? sql`join` : sql`left join`} company as c
        on c.id = a.company_id
      where a.workspace_id = ${workspaceId}
        ${start ? sql`and (${indexed?.columns}) >= (${sql.join(start.key)})` : sql``}
        ${conditions ? sql`and ${conditions}` : sql``}
      order by ${order} limit ${limit} offset ${start?.skip ?? offset}
    ) as a
    join company as c on c.id = a.company_id
    order by ${order}`;
}

/** Finds the block that contains an offset. Returns its first key, and how many of its accounts precede the offset. */
async function findPageStart(
  db: Db,
  workspaceId: number,
  { blockColumns }: IndexedOrder,
  offset: number,
): Promise<{ key: number[]; skip: number } | undefined> {
  return findRow(db)<{ key: number[]; skip: number }>`
    select key, ${offset} - skipped as skip from (
      select array[${blockColumns}]::bigint[] as key,
        (sum(sum(account_count)) over (order by ${blockColumns}) - sum(account_count))::bigint as skipped
      from workspace_account_count where workspace_id = ${workspaceId} group by ${blockColumns}
    ) as block where skipped <= ${offset} order by key desc limit 1`;
}

export async function countAccounts(db: Db, workspaceId: number, filters: readonly AccountFilters[]): Promise<number> {
  const conditions = allConditions(filters);
  const { rows } = conditions
    ? await sql<{ count: number }>`
        select count(*) as count from workspace_account as a join company as c on c.id = a.company_id
        where a.workspace_id = ${workspaceId} and ${conditions}`.execute(db)
    : await sql<{ count: number }>`
        select account_count as count from workspace_account_total where workspace_id = ${workspaceId}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Joins the conditions of several filters with `and`. Returns undefined when there are none. */
function allConditions(filters: readonly AccountFilters[]): RawBuilder<unknown> | undefined {
  const conditions = filters.flatMap((each) => accountConditions(each) ?? []);
  return conditions.length === 0 ? undefined : sql.join(conditions, sql` and `);
}
