import { type RawBuilder, sql } from "kysely";

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
  /** As text of Postgres: see `timestampText`. */
  added_at: string;
  insights_count: number;
}

/** Read with each row, which costs nothing, instead of in a round trip of its own. */
export interface PageRow extends AccountRow {
  /** All accounts of the workspace, filters aside. */
  total_count: number;
}

/** What is read for each account of a page: `a` is the workspace's account, `c` its company. */
export function pageColumns(workspaceId: number): RawBuilder<unknown> {
  return sql`c.id, c.domain, c.name, c.industry, c.employee_count, c.funding_stage, c.hq_country, c.one_liner,
    a.is_imported, a.is_present_in_crm, a.added_at::text as added_at, a.insights_count,
    (select account_count from workspace_account_total where workspace_id = ${workspaceId}) as total_count`;
}
