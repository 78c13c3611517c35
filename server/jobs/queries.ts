import type pg from "pg";
import { LOCK_SEEDS } from "../db/advisory-locks.ts";
import type { Db } from "../db/connect.ts";
import { deleteInBatches } from "../db/delete-in-batches.ts";
import { hasRows, listRows } from "../db/statements.ts";

/** Makes Postgres detect within 25 s that a worker's machine is gone; its default is over two hours. */
export async function setKeepalives(session: pg.ClientBase): Promise<void> {
  await session.query("set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3");
}

function poolLockCondition(id: string): string {
  return `locktype = 'advisory' and objsubid = 1 and granted
    and database = (select oid from pg_database where datname = current_database())
    and (classid::bigint << 32) | objid::bigint = hashtextextended(${id}, ${LOCK_SEEDS.workerPool})`;
}

/** Takes the lock that marks a worker pool as alive: a session advisory lock on a hash of the pool's id. */
export async function lockPool(session: pg.ClientBase, poolId: string): Promise<void> {
  await session.query(`select pg_advisory_lock(hashtextextended($1, ${LOCK_SEEDS.workerPool}))`, [poolId]);
}

export async function endOtherHolders(session: pg.ClientBase, id: string): Promise<void> {
  await session.query(
    `select pg_terminate_backend(pid) from pg_locks where ${poolLockCondition("$1")} and pid <> pg_backend_pid()`,
    [id],
  );
}

export async function unlockPool(session: pg.ClientBase, poolId: string): Promise<void> {
  await session.query(`select pg_advisory_unlock(hashtextextended($1, ${LOCK_SEEDS.workerPool}))`, [poolId]);
}

/**
 * Lists the pools that hold jobs although their lock is free (`dead`), and those whose session has been inactive for
 * `frozenAfterSeconds` (`frozen`). Ends the sessions of frozen pools, which frees their locks. Takes no lock.
 */
export async function listDeadPools(
  session: pg.ClientBase,
  frozenAfterSeconds: number,
): Promise<{ dead: string[]; frozen: string[] }> {
  const { rows } = await session.query<{ locked_by: string; is_dead: boolean; is_ended: boolean | null }>(
    `select locked_by, holder.pid is null as is_dead,
       case
       when activity.state_change < now() - make_interval(secs => $1) then pg_terminate_backend(activity.pid) end
         as is_ended
     from (select distinct locked_by from graphile_worker.jobs where locked_by is not null) as pool
     left join lateral (select pid from pg_locks where ${poolLockCondition("locked_by")}) as holder on true
     left join pg_stat_activity as activity on activity.pid = holder.pid`,
    [frozenAfterSeconds],
  );
  const toPoolIds = (found: typeof rows) => found.map((row) => row.locked_by);
  return { dead: toPoolIds(rows.filter((row) => row.is_dead)), frozen: toPoolIds(rows.filter((row) => row.is_ended)) };
}

export async function unlockPoolJobs(session: pg.ClientBase, poolIds: readonly string[]): Promise<void> {
  await session.query("select graphile_worker.force_unlock_workers($1)", [poolIds]);
}

export async function isJobLockedBy(db: Db, jobId: string, poolId: string | null): Promise<boolean> {
  return hasRows(db)`
    select from graphile_worker.jobs where id = ${jobId}::bigint and locked_by = ${poolId}`;
}

/** Counts the jobs that could run now, by name. */
export async function countDueJobs(db: Db): Promise<{ job: string; count: number }[]> {
  return listRows(db)<{ job: string; count: number }>`
    select task_identifier as job, count(*) from graphile_worker.jobs
    where locked_at is null and attempts < max_attempts and run_at <= now() group by task_identifier`;
}

/** Marks jobs that were queued with a key. A job that is queued again while it runs loses its key but not this flag. */
export const KEYED_FLAG = "keyed";

/** `ready`: can run now. `scheduled`: runs later, or waits for its next attempt. `given_up`: has no attempts left. */
type JobState = "ready" | "scheduled" | "running" | "given_up";

export interface JobCount {
  readonly job: string;
  readonly state: JobState;
  readonly count: number;
  /** How long the oldest of the jobs has been ready or running; 0 in other states. */
  readonly oldest_seconds: number;
}

/** Counts the queued jobs by name and state, except jobs that a newer job with the same key replaces. */
export async function countJobs(db: Db): Promise<JobCount[]> {
  return listRows(db)<JobCount>`
    select job, state, count(*) as count,
      case state when 'ready' then extract(epoch from now() - min(run_at))
        when 'running' then extract(epoch from now() - min(locked_at)) else 0 end::float8 as oldest_seconds
    from (
      select task_identifier as job, run_at, locked_at, case
        when locked_at is not null then 'running'
        when attempts >= max_attempts then 'given_up'
        when run_at > now() then 'scheduled'
        else 'ready' end as state
      from graphile_worker.jobs
      where locked_at is not null or key is not null or not coalesce(flags ? ${KEYED_FLAG}, false)
    ) as queued group by job, state`;
}

/** Deletes jobs that failed permanently two weeks ago, which graphile-worker would keep. */
export async function deleteFailedJobs(db: Db, signal: AbortSignal): Promise<void> {
  await deleteInBatches(async (maxRows) => {
    const rows = await listRows(db)`
      select from graphile_worker.complete_jobs(array(
        select id from graphile_worker.jobs
        where attempts >= max_attempts and locked_at is null and updated_at < now() - interval '336 hours'
        limit ${maxRows}))`;
    return rows.length;
  }, signal);
}
