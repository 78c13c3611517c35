import { type RawBuilder, type Selectable, sql } from "kysely";
import type { Db } from "../../db/connect.ts";
import { findRow, listRows, listValues } from "../../db/statements.ts";
import type { LookalikeJob } from "../../db/tables.ts";
import type { Progress, RunStatus } from "../../jobs/progress.ts";
import { isHeld, type Resumable, type ResumableTable } from "../../jobs/queries-resumable.ts";
import type { CompanyMatch, Interpretation, LookalikeRanking } from "../../search/search.ts";
import type { StoredRequest } from "../request.ts";
import { type BulkJob, MAX_QUEUED_JOBS } from "./queries.ts";

export const BULK_JOBS: ResumableTable = {
  name: "lookalike_job",
  queueKey: sql`work.id`,
  isQueued: sql`work.queued_at is not null`,
  onRenewal: setProgress,
  onFailure: sql`eta_seconds = null,
    progress_message = case status when 'running' then 'Interrupted; the job will be retried.' else progress_message end`,
};

export interface ClaimedJob
  extends Pick<Selectable<LookalikeJob>, "id" | "workspace_id" | "user_id" | "page_count" | "processed"> {
  readonly claim: number;
  readonly status: "running" | "cancelling";
  readonly request: StoredRequest;
  readonly resolved_seed_domains: readonly string[] | null;
  readonly unresolved_seed_domains: readonly string[] | null;
  readonly limit: number;
}

/** Claims a job, even if another worker has claimed it. Returns undefined if the job has ended. */
export async function claimJob(db: Db, id: string): Promise<ClaimedJob | undefined> {
  return findRow(db)<ClaimedJob>`
    update lookalike_job set claim_number = claim_number + 1,
      status = case status when 'pending' then 'running' else status end,
      progress_message = case status when 'cancelling' then progress_message else 'Starting.' end,
      started_at = coalesce(started_at, now()), queued_at = coalesce(queued_at, now()), updated_at = now()
    where id = ${id} and finished_at is null
    returning id, claim_number as claim, workspace_id, user_id, status, request,
      resolved_seed_domains, unresolved_seed_domains,
      requested_limit as "limit", page_count, processed`;
}

/** Returns the SQL that sets a job's progress. Keeps the message of a job that is being cancelled. */
function setProgress({ message, etaSeconds }: Progress): RawBuilder<unknown> {
  return sql`eta_seconds = ${etaSeconds},
    progress_message = case status when 'running' then ${message} else progress_message end`;
}

/** A job's ranking. `lastWrittenId` is the last company on a written page; null if no page is written. */
export interface StoredRanking {
  readonly matches: readonly CompanyMatch[];
  readonly lastWrittenId: number | null;
  readonly interpretation: Pick<Interpretation, "filters"> | null;
}

export async function findRanking(db: Db, jobId: string): Promise<StoredRanking | undefined> {
  const rows = await listRows(db)<{
    company_ids: number[];
    scores: number[];
    last_written_id: number | null;
    interpretation: StoredRanking["interpretation"];
  }>`
    select company_ids, scores, (select interpretation from lookalike_job where id = job_id), (
      select (results -> -1 ->> 'account_id')::bigint from lookalike_job_page
      where job_id = ranking.job_id and result_count > 0 order by page_number desc limit 1
    ) as last_written_id
    from lookalike_job_ranking as ranking where job_id = ${jobId}`;
  const row = rows[0];
  return (
    row && {
      matches: row.company_ids.map((companyId, index) => ({ companyId, score: row.scores[index] ?? 0 })),
      lastWrittenId: row.last_written_id,
      interpretation: row.interpretation,
    }
  );
}

/** Stores a job's ranking, or appends to it, so that another worker can continue the job. */
export async function upsertRanking(
  db: Db,
  job: ClaimedJob,
  { matches, derivedQuery, agenticMethod, notice, interpretation, expectedTotal, scanned }: LookalikeRanking,
): Promise<RunStatus> {
  const rows = await listRows(db)<{ status: RunStatus }>`
    with job as (
      update lookalike_job set derived_query = coalesce(derived_query, ${derivedQuery}),
        agentic_method = coalesce(agentic_method, ${agenticMethod}), updated_at = now(),
        interpretation = coalesce(interpretation, ${interpretation && JSON.stringify(interpretation)}::jsonb),
        expected_total = coalesce(expected_total, ${JSON.stringify(expectedTotal)}::jsonb),
        scanned = coalesce(scanned, ${scanned}),
        notice = case when exists (select from lookalike_job_ranking where job_id = id) then notice else ${notice} end
      where ${isHeld(job)} returning id, status
    ), ranking as (
      insert into lookalike_job_ranking as stored (job_id, company_ids, scores)
      select id, ${matches.map(({ companyId }) => companyId)}::bigint[], ${matches.map(({ score }) => score)}::real[]
      from job
      on conflict (job_id) do update set
        company_ids = stored.company_ids || excluded.company_ids, scores = stored.scores || excluded.scores
    )
    select status from job`;
  return rows[0]?.status ?? "lost";
}

interface NewPage {
  readonly pageNumber: number;
  readonly resultCount: number;
  readonly companyIds: readonly number[];
  /** JSON. */
  readonly results: string;
}

/** Inserts pages, updates the job's counts and records the companies as returned, in one statement. */
export async function insertPages(
  db: Db,
  job: ClaimedJob,
  pages: readonly NewPage[],
  progress: Progress,
): Promise<RunStatus> {
  const resultCount = pages.reduce((sum, page) => sum + page.resultCount, 0);
  // Uses one parameter per page, because an array parameter would escape every quote in the JSON.
  const values = pages.map(
    (page) => sql`(${page.pageNumber}::integer, ${page.resultCount}::integer, ${page.results}::json)`,
  );
  const companyIds = pages.flatMap((page) => page.companyIds);
  const rows = await listRows(db)<{ status: RunStatus }>`
    with job as (
      update lookalike_job set processed = processed + ${resultCount}, page_count = page_count + ${pages.length},
        updated_at = now(), ${setProgress(progress)}
      where ${isHeld(job)} and page_count = ${pages[0]?.pageNumber ?? 0}
      returning id, status, workspace_id
    ), returned as (
      insert into lookalike_returned as known (workspace_id, company_id, returned_at, job_id)
      select job.workspace_id, company.id, now(), job.id
      from job, (select id from company where id = any(${companyIds}::bigint[]) order by id) as company
      on conflict (workspace_id, company_id) do update set returned_at = now(), credits = 1,
        -- A company that an earlier search charged keeps the reference to that search.
        job_id = case when known.returned_at is null or known.credits = 0 then excluded.job_id else known.job_id end
    ), page as (
      insert into lookalike_job_page (job_id, page_number, result_count, results)
      select job.id, page_number, result_count, results
      from job, (values ${sql.join(values)}) as new_page (page_number, result_count, results)
    )
    select status from job`;
  return rows[0]?.status ?? "lost";
}

interface JobEnd {
  /** Fails the job with this message. If undefined, the job ends as cancelled (if that was requested) or completed. */
  readonly failure: string | undefined;
  /** A sentence about the budget that stopped the job. */
  readonly budget: string | undefined;
  readonly creditsPerCompany: number;
}

/** Ends a job and deletes its ranking. Returns undefined if the job has ended or another worker has claimed it. */
export async function updateToEnded(
  db: Db,
  job: Resumable,
  { failure, budget, creditsPerCompany }: JobEnd,
): Promise<BulkJob | undefined> {
  return findRow(db)<BulkJob>`
    with ended as (
      update lookalike_job set finished_at = now(), updated_at = now(), eta_seconds = 0,
        error_message = ${failure ?? null},
        status = case when ${failure ?? null}::text is not null then 'failed'
        when status = 'cancelling' then 'cancelled' else 'completed' end,
        credits_consumed = case when ${failure ?? null}::text is null then processed * ${creditsPerCompany}::integer
        else 0 end,
        stopped_because = case when ${failure ?? null}::text is not null then 'failed'
        when status = 'cancelling' then 'cancelled'
          when ${budget ?? null}::text is not null then 'budget' when processed < requested_limit then 'floor'
          when (request ->> 'isLimitedByCredits')::boolean then 'credits' else 'limit' end,
        progress_message = case when ${failure ?? null}::text is not null then 'Failed after '
        when status = 'cancelling' then 'Cancelled after '
          when ${budget ?? null}::text is not null then 'Stopped after ' else 'Done: ' end || processed
          || case processed when 1 then ' company.' else ' companies.' end
          || case status when 'cancelling' then '' else coalesce(' ' || ${budget ?? null}::text, '') end
      where ${isHeld(job)}
      returning *
    ), ranking as (
      delete from lookalike_job_ranking where job_id in (select id from ended)
    ), claimed as (
      delete from lookalike_returned where job_id in (select id from ended) and returned_at is null
    ), free as (
      update lookalike_returned set credits = 0
      where job_id in (select id from ended where status = 'failed') and returned_at is not null
    )
    select * from ended`;
}

/** Marks the workspace's oldest waiting jobs as queued, up to `MAX_QUEUED_JOBS` in the queue. Returns their ids. */
export async function claimWaitingJobs(db: Db, workspaceId: number): Promise<string[]> {
  return listValues(db)<string>`
    update lookalike_job set queued_at = clock_timestamp(), updated_at = clock_timestamp(),
      progress_message = 'Waiting for a worker.'
    where id in (
      select id from lookalike_job where workspace_id = ${workspaceId} and finished_at is null and queued_at is null
      order by created_at, id
      limit greatest(0, ${MAX_QUEUED_JOBS} - (select count(*) from lookalike_job
        where workspace_id = ${workspaceId} and finished_at is null and queued_at is not null))
    ) returning id`;
}

export async function listWorkspacesWithRoom(db: Db, afterId: number, limit: number): Promise<number[]> {
  return listValues(db)<number>`
    select workspace_id from lookalike_job where finished_at is null and workspace_id > ${afterId} group by workspace_id
    having count(*) > count(queued_at) and count(queued_at) < ${MAX_QUEUED_JOBS}
    order by workspace_id limit ${limit}`;
}
