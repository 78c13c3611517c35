import { sql } from "kysely";
import type { Db } from "../db/connect.ts";

/** Where a queued job stands: "ready" could run now, "scheduled" is for later or waits to be tried again, "given_up" failed too often. */
export type JobState = "ready" | "scheduled" | "running" | "given_up";

export interface JobCount {
  job: string;
  state: JobState;
  count: number /** How long the first of them has been ready, in seconds. */;
  oldestSeconds: number;
}

/** Counts the queued jobs by name and state. */
export async function countJobs(db: Db): Promise<JobCount[]> {
  const { rows } = await sql<JobCount>`
    select job, state, count(*) as count,
      case when state = 'ready' then extract(epoch from now() - min(run_at)) else 0 end::float8 as "oldestSeconds"
    from (
      select task_identifier as job, run_at, case
        when locked_at is not null then 'running'
        when attempts >= max_attempts then 'given_up'
        when run_at > now() then 'scheduled'
        else 'ready' end as state
      from graphile_worker.jobs
    ) as queued group by job, state`.execute(db);
  return rows;
}

/** Deletes up to so many jobs that failed too often and were last tried before so many days; answers how many. */
export async function deleteGivenUpJobs(db: Db, keptDays: number, most: number): Promise<number> {
  const { rows } = await sql`
    select from graphile_worker.complete_jobs(array(
      select id from graphile_worker.jobs
      where attempts >= max_attempts and locked_at is null and updated_at < now() - make_interval(days => ${keptDays}) limit ${most}))`.execute(
    db,
  );
  return rows.length;
}
