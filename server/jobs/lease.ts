import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import type pg from "pg";
import type { Logger } from "pino";
import { openSession } from "../db/connect.ts";
import { Retries } from "../lib/retries.ts";
import { endOtherHolders, listDeadPools, lockPool, setKeepalives, unlockPool, unlockPoolJobs } from "./queries.ts";

const REAP_EVERY_MS = 2000;
/** A process whose session was idle this long is frozen: a live one uses the session to check for dead pools. */
const FROZEN_AFTER_SECONDS = 60;

export interface LeaseOptions {
  /** How often to check for worker pools that have died, in milliseconds. Default 2,000. */
  readonly reapEveryMs?: number | undefined;
  /** How long a process must not have checked to count as frozen. Default 60. */
  readonly frozenAfterSeconds?: number | undefined;
}

/** Well below the interval between two checks for dead pools, so that pools keep their jobs if a session is lost. */
const REOPEN_WAITS = { firstWaitMs: 200, maxWaitMs: 1_000 };
/** Limits the wait for a lock that an ended session still holds; the next attempt gets it. */
const STATEMENT_TIMEOUT_MS = 5_000;

/**
 * Marks this process's worker pools as alive, and frees the jobs of pools that have died. Each pool holds an advisory
 * lock on a database session, which always ends with the process. A pool counts as dead if its lock is free at two
 * consecutive checks. A frozen process keeps its session, so other processes end it. By itself, graphile-worker would
 * free a killed worker's jobs after four hours.
 */
export class Lease {
  readonly #url: string;
  readonly #log: Logger;
  /** The id of a lock that identifies the session, independently of the pools. */
  readonly #id = `lease-${randomUUID()}`;
  readonly #poolIds = new Set<string>();
  readonly #closing = new AbortController();
  #session: pg.Client | undefined;
  #opened = Promise.withResolvers<void>();
  #previous: Promise<unknown> = Promise.resolve();

  constructor(url: string, log: Logger) {
    this.#url = url;
    this.#log = log;
  }

  /** Opens the session and starts checking for dead pools. */
  static async open(url: string, log: Logger, options: LeaseOptions = {}): Promise<Lease> {
    const { reapEveryMs = REAP_EVERY_MS, frozenAfterSeconds = FROZEN_AFTER_SECONDS } = options;
    const lease = new Lease(url, log);
    await lease.#open();
    void lease.#reap(reapEveryMs, frozenAfterSeconds);
    return lease;
  }

  /** Locks a worker pool. Must be awaited before the pool fetches its first job. */
  async hold(poolId: string, signal: AbortSignal): Promise<void> {
    const isHeld = (): Promise<boolean> =>
      this.#inOrder(async () => {
        if (this.#session === undefined) return false;
        await lockPool(this.#session, poolId);
        this.#poolIds.add(poolId);
        return true;
      });
    const { promise: aborted, resolve: abort } = Promise.withResolvers<void>();
    signal.addEventListener("abort", () => abort(), { once: true });
    while (!(await isHeld())) {
      await Promise.race([this.#opened.promise, aborted]);
      signal.throwIfAborted();
    }
  }

  /** Unlocks the remaining jobs of a worker pool, and the pool. */
  async release(poolId: string): Promise<void> {
    await this.#inOrder(async () => {
      this.#poolIds.delete(poolId);
      const session = this.#session;
      // Without a session, the pool is unlocked, and any process frees its jobs.
      if (session === undefined) return;
      try {
        await unlockPoolJobs(session, [poolId]);
        await unlockPool(session, poolId);
      } catch (error) {
        // The loss of a session is logged elsewhere.
        if (session === this.#session)
          this.#log.warn({ err: error }, "could not release a worker pool; reopening its session");
        // If the lock remained, the jobs would stay locked for the life of the session.
        await session.end().catch(() => undefined);
        this.#replace(session);
      }
    });
  }

  /** Ends the session, and with it the locks, without waiting for running statements. */
  async close(): Promise<void> {
    this.#closing.abort();
    const session = this.#session;
    this.#session = undefined;
    await session?.end();
  }

  /** Runs one function at a time, so that no lock is taken or freed while the session is reopened. */
  #inOrder<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.#previous.then(work);
    this.#previous = result.catch(() => undefined);
    return result;
  }

  async #open(): Promise<void> {
    let session: pg.Client | undefined;
    session = await openSession(this.#url, "worker lease", {
      statementTimeoutMs: STATEMENT_TIMEOUT_MS,
      onLost: (error) => {
        if (session === undefined || session !== this.#session) return;
        this.#log.warn({ err: error }, "lost the session that holds the worker pools' locks; reopening it");
        this.#replace(session);
      },
    });
    try {
      await setKeepalives(session);
      // The database may take long to notice that the previous session was lost, and would keep its locks.
      await endOtherHolders(session, this.#id);
      for (const id of [this.#id, ...this.#poolIds]) await lockPool(session, id);
    } catch (error) {
      await session.end().catch(() => undefined);
      throw error;
    }
    // The lease was closed in the meantime. Nothing else would end the new session.
    if (this.#closing.signal.aborted) return session.end();
    this.#session = session;
    this.#opened.resolve();
  }

  /** Reopens the session if it is the current one. Two new sessions would wait for each other's locks. */
  #replace(session: pg.Client): void {
    if (session !== this.#session) return;
    this.#session = undefined;
    this.#opened = Promise.withResolvers();
    void this.#reopen();
  }

  async #reopen(): Promise<void> {
    const retries = new Retries(REOPEN_WAITS);
    let failure: unknown;
    while (this.#session === undefined) {
      await retries.wait(failure, this.#closing.signal);
      if (this.#closing.signal.aborted) return;
      await this.#inOrder(() => this.#open()).catch((error: unknown) => (failure = error));
    }
    this.#log.info("reopened the session that holds the worker pools' locks");
  }

  async #reap(everyMs: number, frozenAfterSeconds: number): Promise<void> {
    let suspects = new Set<string>();
    for (;;) {
      await this.#wait(everyMs);
      if (this.#closing.signal.aborted) return;
      await this.#inOrder(async () => {
        if (this.#session === undefined) return;
        const pools = await listDeadPools(this.#session, frozenAfterSeconds);
        if (pools.frozen.length > 0)
          this.#log.warn({ pools: pools.frozen }, "ended the session of a frozen process's worker pools");
        const found = new Set(pools.dead);
        const dead = [...found.intersection(suspects)];
        suspects = found;
        if (dead.length === 0) return;
        await unlockPoolJobs(this.#session, dead);
        this.#log.warn({ pools: dead }, "released the jobs of dead worker pools");
      }).catch((error: unknown) => this.#log.debug({ err: error }, "could not check for dead worker pools"));
    }
  }

  async #wait(milliseconds: number): Promise<void> {
    await delay(milliseconds, undefined, { signal: this.#closing.signal }).catch(() => undefined);
  }
}
