// Workarounds for graphile-worker 0.18. Try to remove each after an upgrade. Numbers refer to its issues at
// https://github.com/graphile/worker/issues.

import type { EventEmitter } from "node:events";
import type { Worker } from "graphile-worker";
import type pg from "pg";
import { isConnectionLost } from "../db/database-errors.ts";
import { Retries } from "../lib/retries.ts";

/**
 * Marks jobs as done in batches. A failed batch ends the pool, because the batch's retries do not run (#636), and the
 * pool is restarted. Without batches, a failure to mark a job as done is an unhandled rejection, which ends the process
 * (no issue; nearest #501).
 */
export const PRESET = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } } as const;

/**
 * Resolves when the time for a pool to shut down is over. A pool that failed twice to mark jobs as done never ends,
 * because it waits for a counter that has become negative (no issue; nearest #636).
 * @param limits how long a shutdown may take, and how long marking the last job as done may take after it
 */
export function shutDown(
  events: EventEmitter,
  { withinMs, completeWithinMs }: { readonly withinMs: number; readonly completeWithinMs: number },
): Promise<void> {
  return new Promise((resolve) => {
    events.once("pool:gracefulShutdown", () => setTimeout(resolve, withinMs).unref());
    events.once("pool:gracefulShutdown:complete", () => setTimeout(resolve, completeWithinMs).unref());
  });
}

/**
 * Sets the id of a pool before it can lock a job, because a killed pool's jobs are unlocked by this id (#222). Returns
 * a function that wakes idle workers of the pool, which would otherwise each have to poll often.
 */
export function setPoolId(events: EventEmitter, poolId: string): (count: number) => void {
  let created: { id: string; nudge(count: number): void } | undefined;
  events.once("pool:create", ({ workerPool }: { workerPool: NonNullable<typeof created> }) => {
    created = workerPool;
    workerPool.id = poolId;
  });
  return (count) => {
    try {
      created?.nudge(count);
    } catch {
      // After a lost connection, a worker has ended and the pool is ending too. The pool's successor fetches the jobs.
    }
  };
}

/**
 * Returns a signal that aborts when a pool fails to fetch a job. The pool must then be ended, for two reasons. It may
 * have locked a job whose response was lost, and only the end of the pool frees that job. It also keeps the promise of
 * its first fetch, even if rejected, and never fetches again (no issue; nearest #185).
 *
 * When a fetch fails after its worker was released, a stack trace is printed, unless the release is forced (no issue).
 */
export function failedFetch(events: EventEmitter): AbortSignal {
  const failing = new AbortController();
  const released = new WeakSet<Worker>();
  events.on("worker:release", ({ worker }: { worker: Worker }) => released.add(worker));
  events.on("worker:getJob:error", ({ worker, error }: { worker: Worker; error: unknown }) => {
    if (released.has(worker)) void worker.release(true);
    // Aborts after the worker has handled the error itself.
    setImmediate(() => failing.abort(error));
  });
  return failing.signal;
}

type ConnectCallback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: (reason?: Error | boolean) => void,
) => void;

const CONNECT_WAITS = { firstWaitMs: 200, maxWaitMs: 1_000 };

/**
 * Ignores the second release of a client. If the connection that listens for jobs is lost while the pool shuts down,
 * its client is released twice, and pg's error would end the process (no issue; nearest #541). While the database is
 * unavailable, connects only at growing intervals and fails immediately in between. Otherwise, every worker and every
 * listening pool would retry separately (#224).
 */
export function wrapPool(pool: pg.Pool): pg.Pool {
  const retries = new Retries(CONNECT_WAITS);
  let failure: Error | undefined;
  let tryAt = 0;
  let isTrying = false;
  function observe(error: Error | undefined): void {
    if (error === undefined) retries.succeeded();
    else if (isConnectionLost(error)) tryAt = performance.now() + retries.failed(error);
    failure = error;
  }
  // When one connection breaks, the others have probably broken too.
  pool.on("connect", (client) => client.on("error", observe));
  function connectClient(): Promise<pg.PoolClient>;
  function connectClient(callback: ConnectCallback): void;
  function connectClient(callback?: ConnectCallback): Promise<pg.PoolClient> | undefined {
    if (callback === undefined) return connectOnce();
    connectOnce().then(
      (client) => {
        let isReleased = false;
        callback(undefined, client, (reason) => {
          if (!isReleased) client.release(reason);
          isReleased = true;
        });
      },
      (error: Error) => callback(error, undefined, () => undefined),
    );
  }
  async function connectOnce(): Promise<pg.PoolClient> {
    if (failure !== undefined && (isTrying || performance.now() < tryAt)) throw failure;
    isTrying = true;
    try {
      const client = await pool.connect();
      observe(undefined);
      return client;
    } catch (error) {
      observe(error instanceof Error ? error : new Error(String(error)));
      throw error;
    } finally {
      isTrying = false;
    }
  }
  return new Proxy(pool, {
    get: (target, property) => (property === "connect" ? connectClient : Reflect.get(target, property)),
  });
}

/** Calls `add` until all jobs are added. A call may add only some jobs (#580), and returns their keys. */
export async function addJobsWithRetry<Spec extends { readonly key: string | undefined }>(
  specs: readonly Spec[],
  add: (specs: readonly Spec[]) => Promise<ReadonlySet<string>>,
): Promise<void> {
  let left = specs;
  while (left.length > 0) {
    const added = await add(left);
    left = left.filter(({ key }) => key !== undefined && !added.has(key));
  }
}
