import { type RawBuilder, sql } from "kysely";
import type { Db } from "../db/connect.ts";
import type { Schema } from "../http/contract.ts";
import type { AccountFilters } from "./filters.ts";
import { accountConditions } from "./queries-filters.ts";

/** A workspace's account with the facts of its company. */
export interface AccountRow {
  id: number;
  domain: string;
  name: string;
  industry: string | null;
  employee_count: number | null;
  funding_stage: string | null;
  hq_country: string | null;
  one_liner: string | null;
  is_imported: boolean;
  is_present_in_crm: boolean;
  added_at: Date;
  insights_count: number;
}

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

const SORT_COLUMNS: { readonly [Key in AccountSelection["sortKey"]]: RawBuilder<unknown> } = {
  id: sql`a.company_id`,
  insights_count: sql`a.insights_count`,
  name: sql`c.search_name`,
  domain: sql`c.domain`,
  employee_count: sql`c.employee_count`,
  added_at: sql`a.added_at`,
};

/** Reads one page of a workspace's accounts and their number. Ties are broken by id; unknown values come last. */
export async function selectAccounts(db: Db, selection: AccountSelection): Promise<AccountPage> {
  const conditions = accountConditions(selection.filters);
  const [rows, totalCount] = await Promise.all([
    selectPage(db, selection, conditions),
    conditions ? countMatching(db, selection.workspaceId, conditions) : countAll(db, selection.workspaceId),
  ]);
  return { rows, totalCount };
}

async function selectPage(db: Db, selection: AccountSelection, conditions: RawBuilder<unknown> | undefined): Promise<AccountRow[]> {
  const byId = selection.sortKey === "id" && !conditions;
  const start = byId ? await startOfPage(db, selection.workspaceId, selection.offset) : { firstId: 0, skip: selection.offset };
  const direction = selection.sortDirection === "desc" ? sql`desc nulls last` : sql`asc nulls last`;
  const needsCompany = conditions !== undefined || selection.sortKey === "name" || selection.sortKey === "domain" || selection.sortKey === "employee_count";
  // The page's ids first, from indexes alone where that is possible; only its rows are then read whole.
  const { rows } = await sql<AccountRow>`
    with page as (
      select a.company_id, row_number() over () as place
      from (
        select a.company_id from workspace_account as a ${needsCompany ? sql`join company as c on c.id = a.company_id` : sql``}
        where a.workspace_id = ${selection.workspaceId} and a.company_id >= ${start.firstId} ${conditions ? sql`and ${conditions}` : sql``}
        order by ${byId ? sql`a.company_id` : sql`${SORT_COLUMNS[selection.sortKey]} ${direction}, a.company_id`}
        limit ${selection.limit} offset ${start.skip}
      ) as a
    )
    select c.id, c.domain, c.name, c.industry, c.employee_count, c.funding_stage, c.hq_country, c.one_liner,
      a.is_imported, a.is_present_in_crm, a.added_at, a.insights_count
    from page join company as c on c.id = page.company_id
    join workspace_account as a on a.workspace_id = ${selection.workspaceId} and a.company_id = page.company_id
    order by page.place`.execute(db);
  return rows;
}

// Skipping 100,000 index entries costs about ten times a page; the blocks in front of them are a hundred rows.
async function startOfPage(db: Db, workspaceId: number, offset: number): Promise<{ firstId: number; skip: number }> {
  if (offset < 5_000) return { firstId: 0, skip: offset };
  const { rows } = await sql<{ block: number; before: number }>`
    select block, before from (
      select block, sum(account_count) over (order by block)::bigint - account_count as before
      from workspace_account_block where workspace_id = ${workspaceId}
    ) as placed where before <= ${offset} order by block desc limit 1`.execute(db);
  const found = rows[0];
  return found ? { firstId: found.block * 1024, skip: offset - found.before } : { firstId: 0, skip: offset };
}

async function countAll(db: Db, workspaceId: number): Promise<number> {
  const row = await db.selectFrom("workspace_account_total").select("account_count").where("workspace_id", "=", workspaceId).executeTakeFirst();
  return row?.account_count ?? 0;
}

async function countMatching(db: Db, workspaceId: number, conditions: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from workspace_account as a join company as c on c.id = a.company_id
    where a.workspace_id = ${workspaceId} and ${conditions}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Reads one company of the catalogue with what it is to a workspace; undefined when there is no such company. */
export async function selectAccount(db: Db, workspaceId: number, companyId: number) {
  return db
    .selectFrom("company as c")
    .leftJoin("workspace_account as a", (join) => join.onRef("a.company_id", "=", "c.id").on("a.workspace_id", "=", workspaceId))
    .select([
      "c.id", "c.domain", "c.name", "c.industry", "c.employee_count", "c.funding_stage", "c.hq_country", "c.one_liner", "c.description",
      "c.tags", "c.employee_min", "c.employee_max", "c.hq_city", "c.founded_year", "c.social_url", "c.created_at", "c.updated_at",
      "a.is_imported", "a.is_present_in_crm", "a.added_at", "a.insights_count",
    ])
    .select(({ selectFrom }) => [
      selectFrom("audience_account as m")
        .innerJoin("audience as o", "o.id", "m.audience_id")
        .where("o.workspace_id", "=", workspaceId)
        .whereRef("m.company_id", "=", "c.id")
        .select(sql<number[] | null>`array_agg(o.id order by o.id)`.as("ids"))
        .as("audience_ids"),
      selectFrom("signal_account as f")
        .innerJoin("signal as s", "s.id", "f.signal_id")
        .where("s.workspace_id", "=", workspaceId)
        .whereRef("f.company_id", "=", "c.id")
        .select(sql<number[] | null>`array_agg(s.id order by s.id)`.as("ids"))
        .as("signal_ids"),
    ])
    .where("c.id", "=", companyId)
    .executeTakeFirst();
}

/** Domains known to the catalogue, with their id, and whether the workspace blocks or has imported them. */
export async function selectForImport(db: Db, workspaceId: number, domains: readonly string[]) {
  const { rows } = await sql<{ domain: string; id: number | null; is_blocked: boolean; is_imported: boolean }>`
    select wanted.domain, c.id, b.domain is not null as is_blocked, coalesce(a.is_imported, false) as is_imported
    from unnest(${domains}::text[]) as wanted (domain)
    left join company as c on c.domain = wanted.domain
    left join blocked_domain as b on b.workspace_id = ${workspaceId} and b.domain = wanted.domain
    left join workspace_account as a on a.workspace_id = ${workspaceId} and a.company_id = c.id`.execute(db);
  return rows;
}

/** Makes companies the workspace's imported accounts; those that are accounts already are marked as imported. */
export async function insertImported(db: Db, workspaceId: number, companyIds: readonly number[]): Promise<void> {
  if (companyIds.length === 0) return;
  await sql`
    insert into workspace_account (workspace_id, company_id, source, is_imported)
    select ${workspaceId}, id, 'import', true from unnest(${companyIds}::bigint[]) as id order by id
    on conflict (workspace_id, company_id) do update set is_imported = true where not workspace_account.is_imported`.execute(db);
}

/** Reads the facts of companies, keyed by id. */
export async function selectFacts(db: Db, companyIds: readonly number[]) {
  if (companyIds.length === 0) return new Map<number, never>();
  const rows = await db
    .selectFrom("company")
    .select(["id", "domain", "name", "description", "industry", "employee_count", "funding_stage", "hq_country"])
    .where("id", "in", [...companyIds])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
