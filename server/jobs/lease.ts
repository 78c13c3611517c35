import { setTimeout as delay } from "node:timers/promises";
import type pg from "pg";
import type { Logger } from "pino";
import { openSession } from "../db/connect.ts";
import { holdPool, releasePool, watchConnection } from "./queries.ts";

/** The proof that this process's worker pools live: locks of a database session, which end with the process, however it ends. */
export interface Lease {
  /** Holds the lock of a worker pool; to be awaited before the pool takes its first job. */
  hold(poolId: string, name: string): Promise<void>;
  /** Ends a worker pool's lock and frees the jobs it left. */
  release(poolId: string): Promise<void>;
  /** Runs queries on the lease's session; answers undefined while the session is being opened again. */
  use<Result>(work: (session: pg.ClientBase) => Promise<Result>): Promise<Result | undefined>;
  close(): Promise<void>;
}

// Well under the 2 s after which another process looks a second time whether the lock is free.
const REOPEN_AFTER_MS = 200;

/** Opens the session of the leases, and opens it again whenever it is lost. */
export async function openLease(url: string, log: Logger): Promise<Lease> {
  const held = new Map<string, string>();
  const closing = new AbortController();
  let session: pg.Client | undefined;
  let last: Promise<unknown> = Promise.resolve();
  // One after the other: a session takes one statement at a time.
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = last.then(work, work);
    last = result.catch(() => undefined);
    return result;
  };

  const open = async (): Promise<void> => {
    let opened: pg.Client | undefined;
    // An attempt to open that fails also ends a session: only the loss of the one in use counts.
    opened = await openSession(
      url,
      "worker lease",
      (error) => session !== undefined && session === opened && onLost(error),
    );
    try {
      await watchConnection(opened);
      for (const [poolId, name] of held) await holdPool(opened, poolId, name);
    } catch (error) {
      await opened.end().catch(() => undefined);
      throw error;
    }
    session = opened;
  };
  const onLost = (error?: Error): void => {
    session = undefined;
    log.warn({ err: error }, "lost the session that holds the worker pools' locks; opening it again");
    void reopen();
  };
  const reopen = async (): Promise<void> => {
    while (session === undefined) {
      await delay(REOPEN_AFTER_MS, undefined, { signal: closing.signal }).catch(() => undefined);
      if (closing.signal.aborted) return;
      await inTurn(open).catch((error: unknown) => log.debug({ err: error }, "could not open the lease session yet"));
    }
  };

  await open();
  return {
    hold: (poolId, name) =>
      inTurn(async () => {
        if (session === undefined) throw new Error("The session that holds the worker pools' locks is not open.");
        await holdPool(session, poolId, name);
        held.set(poolId, name);
      }),
    release: (poolId) =>
      inTurn(async () => {
        held.delete(poolId);
        // Without a session its locks are gone too, and any process frees the jobs within seconds.
        if (session !== undefined)
          await releasePool(session, poolId).catch((error: unknown) =>
            log.warn({ err: error }, "could not release a worker pool"),
          );
      }),
    use: (work) => inTurn(async () => (session === undefined ? undefined : work(session))),
    close: async () => {
      closing.abort();
      await inTurn(async () => session?.end());
    },
  };
}
