import type { Db } from "../../db/connect.ts";
import { listRows } from "../../db/statements.ts";

/** A bulk job whose row disagrees with its pages or ledger entries. */
interface JobFault {
  readonly workspaceId: number;
  readonly fault: string;
}

/** Counts all bulk jobs and lists the inconsistent ones, in one snapshot. */
export async function checkJobs(db: Db): Promise<{ jobs: number; faults: JobFault[] }> {
  const rows = await listRows(db)<{ jobs: number; workspace_id: number | null; fault: string | null }>`
    with written as (
      select job_id, count(*) as pages, sum(result_count) as results, max(page_number) + 1 as next_page
      from lookalike_job_page group by 1
    ), charged as (
      select workspace_id, reference, -sum(balance_change + reserved_change) as used, sum(reserved_change) as reserved
      from credit_entry where kind in ('reserve', 'settle', 'release') group by 1, 2
    ), fault as (
      select job.workspace_id,
        format('%s (%s): %s pages with %s results are stored, but the job records %s with %s; %s credits are charged and %s reserved, but the job records %s',
        job.id, job.status, coalesce(written.pages, 0), coalesce(written.results, 0), page_count, processed,
        coalesce(charged.used, 0), coalesce(charged.reserved, 0), credits_consumed) as fault
      from lookalike_job as job left join written on written.job_id = job.id
        left join charged on charged.workspace_id = job.workspace_id and charged.reference = job.id
      where coalesce(written.pages, 0) <> page_count or coalesce(written.next_page, 0) <> page_count
        or coalesce(written.results, 0) <> processed
        or coalesce(charged.used, 0) <> credits_consumed
        or coalesce(charged.reserved, 0) <> case when finished_at is null then requested_limit else 0 end
    )
    select (select count(*) from lookalike_job) as jobs, workspace_id, fault from (select) as one
      left join fault on true
    order by workspace_id`;
  const faults = rows.flatMap(({ workspace_id, fault }) =>
    workspace_id === null || fault === null ? [] : [{ workspaceId: workspace_id, fault }],
  );
  return { jobs: rows[0]!.jobs, faults };
}
