import { sql } from "kysely";
import type { Db } from "../db/connect.ts";
import { listRows, oneRow, run } from "../db/statements.ts";

/** The exclusions of a search, in addition to its seeds. A bulk job stores them as JSON. */
export interface Exclusions {
  readonly myAccounts?: boolean;
  readonly inCrm?: boolean;
  readonly returnedBefore?: boolean;
  readonly audienceIds?: readonly number[];
  /** Domains, and canonical URLs of social profiles. */
  readonly domains?: readonly string[];
}

/** The ids of the companies that each exclusion removes, by the exclusion's name in the contract. */
export interface ExcludedCompanies {
  readonly exclude_my_accounts: readonly number[];
  readonly exclude_in_crm: readonly number[];
  readonly exclude_returned_before: readonly number[];
  readonly exclude_audience_ids: readonly number[];
  readonly exclude_domains: readonly number[];
  /** Companies that the workspace's feedback judged wrong as lookalikes. */
  readonly feedback: readonly number[];
}

/** Returns the ids of all excluded companies, each once. */
export function allExcluded(excluded: ExcludedCompanies): number[] {
  return [...new Set(Object.values(excluded).flat())];
}

const RETURNED_WITHIN = sql`now() - interval '365 days'`;

/** Lists the excluded companies. Companies that unfinished jobs other than `jobId` have claimed count as returned. */
export async function listExcluded(
  db: Db,
  workspaceId: number,
  { myAccounts = false, inCrm = false, returnedBefore = false, audienceIds = [], domains = [] }: Exclusions,
  jobId: string | null = null,
): Promise<ExcludedCompanies> {
  return oneRow(db)<ExcludedCompanies>`
    select
      array(select company_id from workspace_account
        where workspace_id = ${workspaceId} and ${myAccounts}) as exclude_my_accounts,
      array(
        select company_id from workspace_account where workspace_id = ${workspaceId} and is_present_in_crm and ${inCrm}
      ) as exclude_in_crm,
      array(
        select company_id from lookalike_returned
        where workspace_id = ${workspaceId} and ${returnedBefore} and coalesce(returned_at > ${RETURNED_WITHIN}, true)
          and (returned_at is not null or job_id is distinct from ${jobId})
      ) as exclude_returned_before,
      array(
        select distinct m.company_id from audience_account as m join audience as o on o.id = m.audience_id
        where o.workspace_id = ${workspaceId} and o.id = any(${audienceIds}::bigint[])
      ) as exclude_audience_ids,
      array(select company_id from company_reference where reference = any(${domains}::text[])) as exclude_domains,
      array(
        select company_id from feedback where workspace_id = ${workspaceId} and kind = 'lookalike'
          and verdict <> 'right'
          and company_id is not null
      ) as feedback`;
}

/**
 * Records the companies that a search has returned and charged. Locks them in order of id, so that two searches of a
 * workspace cannot deadlock.
 */
export async function upsertReturned(
  db: Db,
  workspaceId: number,
  companyIds: readonly number[],
  search: { readonly query: string; readonly seed_domains: readonly string[] | null },
): Promise<void> {
  if (companyIds.length === 0) return;
  await run(db)`
    insert into lookalike_returned (workspace_id, company_id, returned_at, search)
    select ${workspaceId}, id, now(), ${JSON.stringify(search)}::jsonb from (
      select id from company where id = any(${companyIds}::bigint[]) order by id for key share) as returned
    on conflict (workspace_id, company_id) do update
      set returned_at = now(), job_id = null, credits = 1, search = excluded.search`;
}

/** Claims companies for a job that excludes earlier results. Returns those that the job may return. */
export async function claimReturned(
  db: Db,
  { id, workspace_id: workspaceId }: { readonly id: string; readonly workspace_id: number },
  companyIds: readonly number[],
): Promise<Set<number>> {
  const rows = await listRows(db)<{ company_id: number }>`
    insert into lookalike_returned as known (workspace_id, company_id, job_id)
    select ${workspaceId}, id, ${id} from (
      select id from company where id = any(${companyIds}::bigint[]) order by id for key share) as claimed
    on conflict (workspace_id, company_id) do update set job_id = excluded.job_id, returned_at = null
      where known.returned_at <= ${RETURNED_WITHIN}
        or (known.returned_at is null and known.job_id is not distinct from excluded.job_id)
    returning company_id`;
  return new Set(rows.map((row) => row.company_id));
}

export async function deleteReturned(db: Db, limit: number): Promise<number> {
  const rows = await listRows(db)`
    delete from lookalike_returned where (workspace_id, company_id) in (
      select workspace_id, company_id from lookalike_returned where returned_at <= ${RETURNED_WITHIN}
      limit ${limit} for update skip locked)
    returning company_id`;
  return rows.length;
}
