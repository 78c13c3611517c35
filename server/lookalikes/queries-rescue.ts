import { sql } from "kysely";
import type { Db } from "../db/connect.ts";
import { MAX_QUEUED_JOBS } from "./queries-submit.ts";

/** A job that was given to the workers and that no worker will take. */
export interface StrandedJob {
  readonly id: string;
  readonly workspaceId: number;
  /** The queue tried it as often as it may; otherwise the queue does not know it. */
  readonly isGivenUp: boolean;
}

/** Unfinished jobs that were given to the workers over a minute ago and are not in the queue, or given up there. */
export async function findStranded(db: Db): Promise<StrandedJob[]> {
  const { rows } = await sql<StrandedJob>`
    select job.id, job.workspace_id as "workspaceId", queued.id is not null as "isGivenUp"
    from lookalike_job as job left join graphile_worker.jobs as queued on queued.key = job.id
    where job.finished_at is null and job.queued_at < now() - interval '1 minute' and job.updated_at < now() - interval '1 minute'
      and (queued.id is null or (queued.attempts >= queued.max_attempts and queued.locked_at is null))`.execute(db);
  return rows;
}

/** Workspaces with a waiting job although they have room for it. */
export async function findWaitingWorkspaces(db: Db): Promise<number[]> {
  const { rows } = await sql<{ workspace_id: number }>`
    select workspace_id from lookalike_job where finished_at is null group by workspace_id
    having count(*) > count(queued_at) and count(queued_at) < ${MAX_QUEUED_JOBS}`.execute(db);
  return rows.map(({ workspace_id }) => workspace_id);
}
