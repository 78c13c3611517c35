import { sql } from "kysely";
import type { Db } from "../db/connect.ts";
import type { CompanyMatch, LookalikeRanking } from "../search/search.ts";
import { arrayText, type ShownJob } from "./queries.ts";
import type { LookalikeRequest } from "./request.ts";

/** A job in the hands of one worker. What is written under an older claim of it is refused. */
export interface ClaimedJob {
  readonly id: string;
  readonly claim: number;
  readonly workspaceId: number;
  readonly request: LookalikeRequest;
  readonly seedDomains: readonly string[];
  readonly limit: number;
  readonly pageCount: number;
  readonly processed: number;
}

/** What an unfinished job is told: go on, or stop at the next batch. */
export type Standing = "running" | "cancelling";

/** How far a job is. */
export interface Progress {
  readonly message: string;
  readonly etaSeconds: number | null;
}

/** Takes up a job, also one that another worker began. Undefined when it has ended. */
export async function claimJob(db: Db, id: string): Promise<(ClaimedJob & { standing: Standing }) | undefined> {
  const { rows } = await sql<Omit<ClaimedJob, "seedDomains"> & { standing: Standing; seedDomains: string[] | null }>`
    update lookalike_job set claim_number = claim_number + 1, status = case status when 'pending' then 'running' else status end,
      started_at = coalesce(started_at, now()), queued_at = coalesce(queued_at, now()), updated_at = now()
    where id = ${id} and finished_at is null
    returning id, claim_number as claim, workspace_id as "workspaceId", request,
      resolved_seed_domains as "seedDomains", requested_limit as "limit", page_count as "pageCount", processed, status as standing`.execute(
    db,
  );
  const row = rows[0];
  return row && { ...row, seedDomains: row.seedDomains ?? [] };
}

/** Says how far a job is; answers what it is told, undefined when another worker has taken it over or it has ended. */
export async function saveProgress(
  db: Db,
  { id, claim }: ClaimedJob,
  { message, etaSeconds }: Progress,
): Promise<Standing | undefined> {
  const { rows } = await sql<{ status: Standing }>`
    update lookalike_job set updated_at = now(), eta_seconds = ${etaSeconds},
      progress_message = case status when 'running' then ${message} else progress_message end
    where id = ${id} and claim_number = ${claim} and finished_at is null returning status`.execute(db);
  return rows[0]?.status;
}

/** A job's ranking, and the last of its companies that is on a written page; null when no page is. */
export interface KeptRanking {
  readonly matches: readonly CompanyMatch[];
  readonly lastWritten: number | null;
}

/** The ranking a job was given before, undefined when it has none yet. */
export async function readRanking(db: Db, jobId: string): Promise<KeptRanking | undefined> {
  const { rows } = await sql<{ company_ids: number[]; scores: number[]; last_written: number | null }>`
    select company_ids, scores, (
      select (results -> -1 ->> 'account_id')::bigint from lookalike_job_page
      where job_id = ranking.job_id and result_count > 0 order by page_number desc limit 1
    ) as last_written
    from lookalike_job_ranking as ranking where job_id = ${jobId}`.execute(db);
  const row = rows[0];
  return (
    row && {
      matches: row.company_ids.map((companyId, place) => ({ companyId, score: row.scores[place] ?? 0 })),
      lastWritten: row.last_written,
    }
  );
}

/** Keeps a job's ranking for whoever goes on with it; answers as `saveProgress`. */
export async function saveRanking(
  db: Db,
  { id, claim }: ClaimedJob,
  ranking: LookalikeRanking,
): Promise<Standing | undefined> {
  const { rows } = await sql<{ status: Standing }>`
    with job as (
      update lookalike_job set derived_query = ${ranking.derivedQuery}, agentic_method = ${ranking.agenticMethod}, updated_at = now()
      where id = ${id} and claim_number = ${claim} and finished_at is null returning id, status
    ), ranking as (
      insert into lookalike_job_ranking (job_id, company_ids, scores)
      select id, ${arrayText(ranking.matches.map(({ companyId }) => companyId))}::bigint[], ${arrayText(ranking.matches.map(({ score }) => score))}::real[] from job
    )
    select status from job`.execute(db);
  return rows[0]?.status;
}

/** A page ready to be written: its results as JSON text. */
export interface PreparedPage {
  readonly pageNumber: number;
  readonly resultCount: number;
  readonly results: string;
}

/** Writes pages and counts them, in one statement; answers as `saveProgress`. */
export async function writePages(
  db: Db,
  { id, claim }: ClaimedJob,
  pages: readonly PreparedPage[],
  { message, etaSeconds }: Progress,
): Promise<Standing | undefined> {
  const written = pages.reduce((sum, page) => sum + page.resultCount, 0);
  // A parameter for each page: as one array their quotes would be escaped, sent and read back, which takes as long as writing them.
  const prepared = pages.map(
    ({ pageNumber, resultCount, results }) => sql`(${pageNumber}::integer, ${resultCount}::integer, ${results}::json)`,
  );
  const { rows } = await sql<{ status: Standing }>`
    with job as (
      update lookalike_job set processed = processed + ${written}, page_count = page_count + ${pages.length}, eta_seconds = ${etaSeconds},
        progress_message = case status when 'running' then ${message} else progress_message end, updated_at = now()
      where id = ${id} and claim_number = ${claim} and finished_at is null and page_count = ${pages[0]?.pageNumber ?? 0}
      returning id, status
    ), page as (
      insert into lookalike_job_page (job_id, page_number, result_count, results)
      select job.id, page_number, result_count, results from job, (values ${sql.join(prepared)}) as prepared (page_number, result_count, results)
    )
    select status from job`.execute(db);
  return rows[0]?.status;
}

/** Counts an attempt that ended in an error; answers how many there were, undefined when the job is no longer this worker's. */
export async function countFailure(db: Db, { id, claim }: ClaimedJob): Promise<number | undefined> {
  const { rows } = await sql<{ failure_count: number }>`
    update lookalike_job set failure_count = failure_count + 1, updated_at = now(), eta_seconds = null,
      progress_message = case status when 'running' then 'Interrupted; it will be tried again.' else progress_message end
    where id = ${id} and claim_number = ${claim} and finished_at is null returning failure_count`.execute(db);
  return rows[0]?.failure_count;
}

/** How a job ends: failed with a message, or done as far as it got. A job that was asked to stop is then cancelled, any other completed. */
export type Ending = { readonly failure: string } | { readonly failure?: never };

/**
 * Ends a job and removes its ranking. Undefined when that is no longer this worker's to do.
 *
 * @param claim undefined ends it whoever holds it.
 */
export async function endJob(
  db: Db,
  id: string,
  claim: number | undefined,
  { failure }: Ending,
  priceOfOne: number,
): Promise<ShownJob | undefined> {
  const { rows } = await sql<ShownJob>`
    with ended as (
      update lookalike_job set finished_at = now(), updated_at = now(), eta_seconds = 0, error_message = ${failure ?? null},
        status = case when ${failure ?? null}::text is not null then 'failed' when status = 'cancelling' then 'cancelled' else 'completed' end,
        credits_consumed = case when ${failure ?? null}::text is null then processed * ${priceOfOne}::integer else 0 end,
        progress_message = case when ${failure ?? null}::text is not null then 'Failed after ' when status = 'cancelling' then 'Cancelled after '
          else 'Done: ' end || processed || case processed when 1 then ' company.' else ' companies.' end
      where id = ${id} and finished_at is null and claim_number = coalesce(${claim ?? null}::integer, claim_number)
      returning *
    ), ranking as (delete from lookalike_job_ranking where job_id in (select id from ended))
    select * from ended`.execute(db);
  return rows[0];
}

/** Marks the workspace's longest waiting jobs as given to the workers, so many that `atOnce` are; answers which. */
export async function takeNextWaiting(db: Db, workspaceId: number, atOnce: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update lookalike_job set queued_at = clock_timestamp(), progress_message = 'Waiting for a worker.'
    where id in (
      select id from lookalike_job where workspace_id = ${workspaceId} and finished_at is null and queued_at is null
      order by created_at, id
      limit greatest(0, ${atOnce} - (select count(*) from lookalike_job
        where workspace_id = ${workspaceId} and finished_at is null and queued_at is not null))
    ) returning id`.execute(db);
  return rows.map(({ id }) => id);
}
