import type { Db } from "../db/connect.ts";
import { oneRow } from "../db/statements.ts";

/** The outcome of safe additions so far. */
export interface AdditionSummary {
  readonly created: number;
  readonly filled: number;
  readonly unchanged: number;
  readonly failed: number;
  readonly pending: number;
  /** The latest reasons of failures, each once. */
  readonly reasons: readonly string[];
}

/** Sums up the additions of a workspace with these references. Those that are not queued yet count nothing. */
export async function summariseAdditions(
  db: Db,
  workspaceId: number,
  references: readonly string[],
  maxReasons: number,
): Promise<AdditionSummary> {
  return oneRow(db)<AdditionSummary>`
    with job as (
      select id, error_message, finished_at from crm_job
      where workspace_id = ${workspaceId} and reference = any(${references}::text[])
    ), record as (
      select r.*, job.finished_at from job join crm_job_record as r on r.job_id = job.id
    )
    select count(*) filter (where action = 'created') as created, count(*) filter (where action = 'updated') as filled,
      count(*) filter (where action = 'skipped') as unchanged,
      count(*) filter (where action = 'failed' or action is null and finished_at is not null) as failed,
      count(*) filter (where action is null and finished_at is null) as pending,
      array(
        select reason from (
          select error as reason, finished_at from record where error is not null
          union all select error_message, finished_at from job where error_message is not null
        ) as failure group by reason order by max(finished_at) desc nulls first, reason limit ${maxReasons}
      ) as reasons
    from record`;
}
