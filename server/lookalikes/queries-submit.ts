import { sql } from "kysely";
import type { Db } from "../db/connect.ts";
import type { LookalikeRequest } from "./request.ts";
import type { Seeds } from "./seeds.ts";

/**
 * How many bulk jobs of one workspace are in the queue at once; the next follows when one ends. Half of a process's places
 * for bulk jobs, so that a workspace with many jobs leaves room for another's single one.
 */
export const MAX_QUEUED_JOBS = 2;

/** How many bulk jobs of one workspace may be unfinished; another is refused. */
export const MAX_UNFINISHED_JOBS = 50;

/**
 * Until the transaction ends, nobody else submits or ends a job of this workspace: what is counted stays true, and no
 * job is left waiting for one that has just ended.
 */
export async function holdWorkspaceJobs(db: Db, workspaceId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('lookalike_job', ${workspaceId}))`.execute(db);
}

/** How many jobs of the workspace have not ended, and how many of these the workers have been given. */
export async function countUnfinished(db: Db, workspaceId: number): Promise<{ unfinished: number; queued: number }> {
  const { rows } = await sql<{ unfinished: number; queued: number }>`
    select count(*) as unfinished, count(queued_at) as queued from lookalike_job
    where workspace_id = ${workspaceId} and finished_at is null`.execute(db);
  return rows[0] ?? { unfinished: 0, queued: 0 };
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

/** Writes a submitted job. */
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

/**
 * Asks an unfinished job to stop and marks it as given to the workers. `wasPending` tells that none has taken it up.
 * Undefined when the workspace has no such job or it has ended.
 */
export async function requestCancel(
  db: Db,
  workspaceId: number,
  id: string,
): Promise<{ wasPending: boolean } | undefined> {
  const { rows } = await sql<{ was_pending: boolean }>`
    update lookalike_job as job set status = 'cancelling', progress_message = 'Stopping.', eta_seconds = null,
      queued_at = coalesce(job.queued_at, now()), updated_at = now()
    from (select id, status from lookalike_job where id = ${id} and workspace_id = ${workspaceId} for update) as earlier
    where job.id = earlier.id and earlier.status in ('pending', 'running', 'cancelling')
    returning earlier.status = 'pending' as was_pending`.execute(db);
  return rows[0] && { wasPending: rows[0].was_pending };
}
