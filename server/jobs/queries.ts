import type pg from "pg";

// The lock that says a worker pool lives: a session advisory lock on a hash of the pool's id.
const LOCK = "hashtextextended($1, 0)";

/**
 * Lets the server notice within 25 s that a worker's machine is gone; by default it would take over two hours. A killed
 * process on a living machine is noticed at once.
 */
export async function watchConnection(session: pg.ClientBase): Promise<void> {
  await session.query("set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3");
}

/** Marks a worker pool as living for as long as this session does. */
export async function holdPool(session: pg.ClientBase, poolId: string, name: string): Promise<void> {
  await session.query(`select pg_advisory_lock(${LOCK})`, [poolId]);
  await session.query("insert into worker_pool (id, name) values ($1, $2) on conflict (id) do nothing", [poolId, name]);
}

/** Ends a worker pool's mark and unlocks what it had not finished. */
export async function releasePool(session: pg.ClientBase, poolId: string): Promise<void> {
  await unlockPools(session, [poolId]);
  await session.query(`select pg_advisory_unlock(${LOCK})`, [poolId]);
}

/** The registered worker pools whose session is gone. Takes no lock, so that it never stands in a pool's way. */
export async function findDeadPools(session: pg.ClientBase): Promise<string[]> {
  const { rows } = await session.query<{ id: string }>(`
    select id from worker_pool where not exists (
      select from pg_locks
      where locktype = 'advisory' and objsubid = 1 and granted
        and database = (select oid from pg_database where datname = current_database())
        and (classid::bigint << 32) | objid::bigint = hashtextextended(worker_pool.id, 0))`);
  return rows.map((row) => row.id);
}

/** Makes the jobs that these worker pools hold free to be taken by others. Only one of several callers does it. */
export async function unlockPools(session: pg.ClientBase, poolIds: readonly string[]): Promise<string[]> {
  const { rows } = await session.query<{ ids: string[] | null }>(
    `
    with ended as (delete from worker_pool where id = any($1) returning id), ids as (select array_agg(id) as ids from ended)
    select ids, graphile_worker.force_unlock_workers(coalesce(ids, '{}')) from ids`,
    [poolIds],
  );
  return rows[0]?.ids ?? [];
}
