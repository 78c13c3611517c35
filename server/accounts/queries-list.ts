import { type RawBuilder, sql } from "kysely";
import type { Db } from "../db/connect.ts";
import type { AccountFilters } from "../filters/account-filters.ts";
import { accountConditions } from "../filters/queries-filters.ts";
import type { Schema } from "../http/contract.ts";
import type { PageAnchors } from "./page-anchors.ts";
import { selectFirstPage, type UsualList } from "./queries-first-page.ts";
import { type AccountRow, type PageRow, pageColumns } from "./queries-page-columns.ts";

/** One page of accounts and how many there are in all. */
export interface AccountPage {
  readonly rows: AccountRow[];
  readonly totalCount: number;
}

/** Which accounts, in what order, and which part of them. */
export interface AccountSelection {
  readonly workspaceId: number;
  readonly filters: AccountFilters;
  readonly sortKey: Schema["AccountSortKey"] | "id";
  readonly sortDirection: Schema["SortDirection"];
  readonly limit: number;
  readonly offset: number;
}

/** Up to here skipping rows costs less than looking up where to begin. */
const LEAST_ANCHORED_OFFSET = 5_000;

interface SortColumn {
  readonly column: RawBuilder<unknown>;
  readonly ofCompany: boolean;
  readonly canBeUnknown: boolean;
}

// Where a column is never null, `nulls last` would only keep Postgres from reading the list off its index.
const SORT_COLUMNS: { readonly [Key in AccountSelection["sortKey"]]: SortColumn } = {
  id: { column: sql`a.company_id`, ofCompany: false, canBeUnknown: false },
  insights_count: { column: sql`a.insights_count`, ofCompany: false, canBeUnknown: false },
  added_at: { column: sql`a.added_at`, ofCompany: false, canBeUnknown: false },
  name: { column: sql`c.search_name`, ofCompany: true, canBeUnknown: false },
  domain: { column: sql`c.domain`, ofCompany: true, canBeUnknown: false },
  employee_count: { column: sql`c.employee_count`, ofCompany: true, canBeUnknown: true },
};

/**
 * Reads one page of a workspace's accounts and their number. Ties are broken by id; unknown values come last.
 * `anchors` speed up the pages of the list by insights, the one people leaf through.
 */
export async function selectAccounts(db: Db, selection: AccountSelection, anchors?: PageAnchors): Promise<AccountPage> {
  const conditions = accountConditions(selection.filters);
  const { workspaceId, offset } = selection;
  const usual = conditions ? undefined : usualList(selection);
  const page = (): Promise<PageRow[]> => {
    if (usual && offset === 0) return selectFirstPage(db, workspaceId, usual, selection.limit);
    if (usual === "insights_count" && anchors && offset >= LEAST_ANCHORED_OFFSET)
      return selectAnchoredPage(db, selection, anchors);
    return selectPage(db, selection, conditions);
  };
  const [rows, totalCount] = await Promise.all([
    page(),
    conditions ? countMatching(db, workspaceId, conditions) : undefined,
  ]);
  return { rows, totalCount: totalCount ?? rows[0]?.total_count ?? (await countAll(db, workspaceId)) };
}

/** Which of the lists that an index has in its order is asked for, if any: those people leaf through. */
function usualList({ sortKey, sortDirection }: AccountSelection): UsualList | undefined {
  if (sortKey === "id" && sortDirection === "asc") return sortKey;
  return sortKey === "insights_count" && sortDirection === "desc" ? sortKey : undefined;
}

async function selectPage(
  db: Db,
  selection: AccountSelection,
  conditions: RawBuilder<unknown> | undefined,
): Promise<PageRow[]> {
  const { workspaceId, sortKey, sortDirection, limit, offset } = selection;
  const byId = sortKey === "id" && !conditions;
  const start = byId ? await startOfPage(db, workspaceId, offset) : { firstId: 0, skip: offset };
  const sort = SORT_COLUMNS[sortKey];
  const direction = sql.raw(sortDirection + (sort.canBeUnknown ? " nulls last" : ""));
  const needsCompany = conditions !== undefined || sort.ofCompany;
  return readPage(
    db,
    workspaceId,
    sql`select a.company_id from workspace_account as a ${needsCompany ? sql`join company as c on c.id = a.company_id` : sql``}
      where a.workspace_id = ${workspaceId} and a.company_id >= ${start.firstId} ${conditions ? sql`and ${conditions}` : sql``}
      order by ${sort.column} ${direction}, a.company_id limit ${limit} offset ${start.skip}`,
  );
}

/** A page of the list by insights, begun at the nearest page end known. One row more is read in front, to know this page's own begin. */
async function selectAnchoredPage(
  db: Db,
  { workspaceId, limit, offset }: AccountSelection,
  anchors: PageAnchors,
): Promise<PageRow[]> {
  const total = await db
    .selectFrom("workspace_account_total")
    .select("version")
    .where("workspace_id", "=", workspaceId)
    .executeTakeFirst();
  const list = `${workspaceId}:${total?.version ?? 0}`;
  const anchor = anchors.nearest(list, offset);
  const rowsInFront = anchor?.offset === offset ? 0 : 1;
  const skip = offset - (anchor?.offset ?? 0) - rowsInFront;
  const most = skip + limit + rowsInFront;
  // In two halves, because no index range begins inside a run of equal counts sorted by id.
  const rest = anchor
    ? sql`(select company_id, insights_count from workspace_account
        where workspace_id = ${workspaceId} and insights_count = ${anchor.insightsCount} and company_id > ${anchor.companyId}
        order by company_id limit ${most})
      union all
      (select company_id, insights_count from workspace_account
        where workspace_id = ${workspaceId} and insights_count < ${anchor.insightsCount}
        order by insights_count desc, company_id limit ${most})`
    : sql`select company_id, insights_count from workspace_account where workspace_id = ${workspaceId}`;
  const ids = sql`select company_id from (${rest}) as rest order by insights_count desc, company_id limit ${limit + rowsInFront} offset ${skip}`;
  const read = await readPage(db, workspaceId, ids);
  const rows = read.slice(rowsInFront);
  const [begin, end] = [read[rowsInFront - 1], rows.at(-1)];
  if (begin) anchors.remember(list, { offset, insightsCount: begin.insights_count, companyId: begin.id });
  if (end)
    anchors.remember(list, { offset: offset + rows.length, insightsCount: end.insights_count, companyId: end.id });
  return rows;
}

// The page's ids come from indexes alone where that is possible; only its rows are then read whole.
async function readPage(db: Db, workspaceId: number, ids: RawBuilder<unknown>): Promise<PageRow[]> {
  const { rows } = await sql<PageRow>`
    with page as (select company_id, row_number() over () as place from (${ids}) as ids)
    select ${pageColumns(workspaceId)} from page join company as c on c.id = page.company_id
    join workspace_account as a on a.workspace_id = ${workspaceId} and a.company_id = page.company_id
    order by page.place`.execute(db);
  return rows;
}

// Skipping 100,000 index entries costs about ten times a page; the blocks in front of them are a hundred rows.
async function startOfPage(db: Db, workspaceId: number, offset: number): Promise<{ firstId: number; skip: number }> {
  if (offset < LEAST_ANCHORED_OFFSET) return { firstId: 0, skip: offset };
  const { rows } = await sql<{ block: number; before: number }>`
    select block, before from (
      select block, sum(account_count) over (order by block)::bigint - account_count as before
      from workspace_account_block where workspace_id = ${workspaceId}
    ) as placed where before <= ${offset} order by block desc limit 1`.execute(db);
  const found = rows[0];
  return found ? { firstId: found.block * 1024, skip: offset - found.before } : { firstId: 0, skip: offset };
}

async function countAll(db: Db, workspaceId: number): Promise<number> {
  const row = await db
    .selectFrom("workspace_account_total")
    .select("account_count")
    .where("workspace_id", "=", workspaceId)
    .executeTakeFirst();
  return row?.account_count ?? 0;
}

async function countMatching(db: Db, workspaceId: number, conditions: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from workspace_account as a join company as c on c.id = a.company_id
    where a.workspace_id = ${workspaceId} and ${conditions}`.execute(db);
  return rows[0]?.count ?? 0;
}
