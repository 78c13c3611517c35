import { type Selectable, sql } from "kysely";
import type { Seeds } from "../../catalogue/queries-seeds.ts";
import { WORKSPACE_LOCKS } from "../../db/advisory-locks.ts";
import type { Db } from "../../db/connect.ts";
import { listRows, listValues, oneRow, run } from "../../db/statements.ts";
import type { LookalikeJob } from "../../db/tables.ts";
import type { LookalikeRequest } from "../request.ts";

/** The maximum number of bulk jobs of one workspace in the queue: half of a process's concurrency. */
export const MAX_QUEUED_JOBS = 2;

/** The maximum number of unfinished bulk jobs of one workspace. Further submissions are rejected. */
export const MAX_UNFINISHED_JOBS = 50;

const COLUMNS = [
  "id",
  "workspace_id",
  "user_id",
  "status",
  "resolved_seed_domains",
  "unresolved_seed_domains",
  "requested_limit",
  "derived_query",
  "agentic_method",
  "notice",
  "interpretation",
  "expected_total",
  "scanned",
  "stopped_because",
  "processed",
  "page_count",
  "progress_message",
  "eta_seconds",
  "error_message",
  "credits_consumed",
  "created_at",
  "started_at",
  "finished_at",
] as const satisfies readonly (keyof LookalikeJob)[];

/** A bulk job without the columns that only its worker needs. */
export type BulkJob = Pick<Selectable<LookalikeJob>, (typeof COLUMNS)[number]>;

export async function findJob(db: Db, workspaceId: number, id: string): Promise<BulkJob | undefined> {
  return db
    .selectFrom("lookalike_job")
    .select(COLUMNS)
    .where("id", "=", id)
    .where("workspace_id", "=", workspaceId)
    .executeTakeFirst();
}

/** Finds a job and one page of its results, in one snapshot. `results` is null until the page is written. */
export async function findJobPage(
  db: Db,
  workspaceId: number,
  id: string,
  pageNumber: number,
): Promise<{ job: BulkJob; results: unknown } | undefined> {
  const row = await db
    .selectFrom("lookalike_job")
    .leftJoin("lookalike_job_page as page", (join) =>
      join.onRef("page.job_id", "=", "lookalike_job.id").on("page.page_number", "=", pageNumber),
    )
    .select(COLUMNS.map((column) => `lookalike_job.${column}` as const))
    .select("page.results")
    .where("id", "=", id)
    .where("workspace_id", "=", workspaceId)
    .executeTakeFirst();
  return row && { job: row, results: row.results };
}

interface JobListOptions {
  readonly workspaceId: number;
  readonly status: string | undefined;
  readonly limit: number;
  readonly offset: number;
}

export async function listJobs(
  db: Db,
  { workspaceId, status, limit, offset }: JobListOptions,
): Promise<{ jobs: BulkJob[]; totalCount: number }> {
  const matching = db
    .selectFrom("lookalike_job")
    .where("workspace_id", "=", workspaceId)
    .$if(status !== undefined, (query) => query.where("status", "=", status ?? ""));
  const [jobs, { count }] = await Promise.all([
    matching.select(COLUMNS).orderBy("created_at", "desc").orderBy("id", "desc").limit(limit).offset(offset).execute(),
    matching.select((expression) => expression.fn.countAll<number>().as("count")).executeTakeFirstOrThrow(),
  ]);
  return { jobs, totalCount: count };
}

/** Lists the results of `pages` pages from `fromPage`, each as the JSON string that was stored. */
export async function listResultLines(db: Db, jobId: string, fromPage: number, pages: number): Promise<string[]> {
  return listValues(db)<string>`
    select result::text as line from lookalike_job_page, json_array_elements(results) with ordinality
      as listed (result, position)
    where job_id = ${jobId} and page_number >= ${fromPage} and page_number < ${fromPage + pages}
    order by page_number, position`;
}

/** Locks a workspace's bulk jobs until the transaction ends, so that their counts do not change. */
export async function lockWorkspaceJobs(db: Db, workspaceId: number): Promise<void> {
  await run(db)`select pg_advisory_xact_lock(hashtextextended(${WORKSPACE_LOCKS.lookalikeJobs}, ${workspaceId}))`;
}

export async function countUnfinished(db: Db, workspaceId: number): Promise<{ unfinished: number; queued: number }> {
  return oneRow(db)<{ unfinished: number; queued: number }>`
    select count(*) as unfinished, count(queued_at) as queued from lookalike_job
    where workspace_id = ${workspaceId} and finished_at is null`;
}

export interface NewJob {
  readonly id: string;
  readonly workspaceId: number;
  readonly userId: string;
  readonly request: LookalikeRequest;
  readonly seeds: Pick<Seeds, "resolved" | "unresolved">;
  readonly limit: number;
  readonly isQueued: boolean;
}

export async function insertJob(db: Db, job: NewJob): Promise<void> {
  await db
    .insertInto("lookalike_job")
    .values({
      id: job.id,
      workspace_id: job.workspaceId,
      user_id: job.userId,
      request: JSON.stringify(job.request),
      resolved_seed_domains: job.seeds.resolved && [...job.seeds.resolved],
      unresolved_seed_domains: job.seeds.unresolved && [...job.seeds.unresolved],
      requested_limit: job.limit,
      progress_message: job.isQueued ? "Waiting for a worker." : "Waiting for the workspace's earlier jobs.",
      queued_at: job.isQueued ? sql`now()` : null,
    })
    .execute();
}

/** Requests the cancellation of an unfinished job. `wasPending` is true if no worker had claimed it. */
export async function updateToCancelling(
  db: Db,
  workspaceId: number,
  id: string,
): Promise<{ wasPending: boolean } | undefined> {
  const rows = await listRows(db)<{ was_pending: boolean }>`
    update lookalike_job as job set status = 'cancelling', progress_message = 'Stopping.', eta_seconds = null,
      queued_at = coalesce(job.queued_at, now()), updated_at = now()
    from (select id, status from lookalike_job where id = ${id} and workspace_id = ${workspaceId} for update) as earlier
    where job.id = earlier.id and earlier.status in ('pending', 'running', 'cancelling')
    returning earlier.status = 'pending' as was_pending`;
  return rows[0] && { wasPending: rows[0].was_pending };
}
