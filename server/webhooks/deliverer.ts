import type { Db } from "../db/connect.ts";
import { attempt } from "./attempt.ts";
import type { AttemptServices } from "./attempt.ts";
import { BatchWriter } from "./batch-writer.ts";
import { Bell } from "./bell.ts";
import { claimForPlaces } from "./claim.ts";
import { Gate } from "./gate.ts";
import { listenForDeliveries } from "./queries-listen.ts";
import { findWaitingEndpoints, giveUp, giveUpOverdue, releaseClaims } from "./queries-due.ts";
import type { ClaimedDelivery, WaitingEndpoint } from "./queries-due.ts";
import { recordAttempts } from "./queries-results.ts";

export type DelivererOptions = AttemptServices & {
  db: Db;
  /** The database, for a session of its own that listens for new deliveries. */
  databaseUrl: string;
};

/** The webhook deliveries of this process. */
export type Deliverer = {
  /** Looks at once for what is due; otherwise it does so when something is published, and every second. */
  wake: () => void;
  /** Begins nothing new, lets running attempts end for 5 s, breaks off the rest and gives those back. Takes 8 s at most. */
  stop: () => Promise<void>;
};

/** Endpoints looked at in one round: bounds the cost of a round, not of a delivery. */
const endpointsInARound = 500;
const pollMs = 1_000;
const lookForOverdueEveryMs = 10 * 60_000;
/** Due for so long at a host that is shut off, a delivery is given up; the whole retry schedule takes 28 hours. */
const overdueMs = 24 * 60 * 60_000;
const endWithinMs = 5_000;
const recordWithinMs = 2_000;

/**
 * Delivers what is due until it is stopped. Deliveries are claimed in rows, endpoint by endpoint (SKIP LOCKED), so any
 * number of processes may run it; results are written together. Not through the job queue: that one costs a job's
 * round trips for each attempt and knows no fairness between receivers.
 */
class RunningDeliverer {
  readonly #options: DelivererOptions;
  readonly #gate = new Gate();
  readonly #bell = new Bell();
  readonly #results: BatchWriter<Parameters<typeof recordAttempts>[1][number]>;
  readonly #attempts = new Set<Promise<void>>();
  readonly #brokenOff: ClaimedDelivery[] = [];
  readonly #breakOff = new AbortController();
  readonly #stopped = new AbortController();
  readonly #loop: Promise<void>;
  readonly #closeListening: () => Promise<void>;
  #afterId = "";
  #overdueLookedFor = new Date(0);

  constructor(options: DelivererOptions) {
    this.#options = options;
    this.#results = new BatchWriter((results) => recordAttempts(options.db, results), options.log);
    this.#closeListening = listenForDeliveries(options.databaseUrl, () => this.#bell.ring(), options.log);
    this.#loop = this.#run();
  }

  wake(): void {
    this.#bell.ring();
  }

  async stop(): Promise<void> {
    const { db, clock, log } = this.#options;
    this.#stopped.abort();
    this.#bell.ring();
    await this.#loop;
    const breakOffTimer = setTimeout(() => this.#breakOff.abort(), endWithinMs);
    await Promise.all(this.#attempts);
    clearTimeout(breakOffTimer);
    await this.#results.stop(recordWithinMs);
    if (this.#brokenOff.length > 0) {
      await releaseClaims(db, this.#brokenOff, clock.now()).catch((error: unknown) => log.warn({ err: error }, "could not give webhook deliveries back"));
    }
    await this.#closeListening();
  }

  async #run(): Promise<void> {
    while (!this.#stopped.signal.aborted) {
      try {
        const sleepMs = await this.#round();
        if (sleepMs > 0) await this.#bell.sleep(sleepMs);
      } catch (error) {
        this.#options.log.error({ err: error }, "could not look for webhook deliveries; trying again");
        await this.#bell.sleep(pollMs);
      }
    }
  }

  /** Claims and begins what is due and has a place. Answers how long nothing more is to be expected, in milliseconds. */
  async #round(): Promise<number> {
    if (this.#gate.free === 0) return pollMs;
    const { db, clock } = this.#options;
    const now = clock.now();
    const afterId = this.#afterId;
    const waiting = await findWaitingEndpoints(db, afterId, endpointsInARound);
    const due = waiting.filter(({ dueAt }) => dueAt <= now);
    await this.#giveUpOverdue(now);
    const isLast = waiting.length < endpointsInARound;
    this.#afterId = isLast ? "" : (waiting.at(-1)?.id ?? "");
    const begun = await this.#begin(due, now);
    if (begun > 0 || !isLast || afterId !== "") return 0;
    const next = Math.min(...waiting.map(({ dueAt }) => (dueAt > now ? dueAt.getTime() - now.getTime() : pollMs)), pollMs);
    return Math.max(1, next);
  }

  async #begin(due: readonly WaitingEndpoint[], now: Date): Promise<number> {
    const { deliveries, ranOutAt } = await claimForPlaces(this.#options.db, this.#gate, due, now);
    this.#afterId = ranOutAt ?? this.#afterId;
    await this.#dismiss(deliveries.filter(({ enabled }) => !enabled), now);
    for (const delivery of deliveries) if (delivery.enabled) this.#start(delivery);
    return deliveries.length;
  }

  async #dismiss(deliveries: readonly ClaimedDelivery[], now: Date): Promise<void> {
    for (const { endpointId, host } of deliveries) this.#gate.leave(endpointId, host, "unknown", now);
    if (deliveries.length > 0) await giveUp(this.#options.db, deliveries.map(({ id }) => id), now);
  }

  /** A host that is shut off gets a probe every 5 minutes at most; what never gets its turn there has an end too. */
  async #giveUpOverdue(now: Date): Promise<void> {
    if (now.getTime() - this.#overdueLookedFor.getTime() < lookForOverdueEveryMs) return;
    this.#overdueLookedFor = now;
    const hosts = this.#gate.shutOffHosts();
    if (hosts.length > 0) await giveUpOverdue(this.#options.db, hosts, now, new Date(now.getTime() - overdueMs));
  }

  #start(delivery: ClaimedDelivery): void {
    const running = this.#attempt(delivery).finally(() => {
      this.#attempts.delete(running);
      this.#bell.ring();
    });
    this.#attempts.add(running);
  }

  async #attempt(delivery: ClaimedDelivery): Promise<void> {
    const { log, clock } = this.#options;
    const { endpointId, host } = delivery;
    try {
      const { result, behaviour } = await attempt(this.#options, delivery, this.#breakOff.signal);
      const isShutOff = this.#gate.leave(endpointId, host, behaviour, clock.now());
      if (isShutOff) log.warn({ host }, "a webhook receiver stays silent; nothing is sent to its host for a while");
      if (result === undefined) this.#brokenOff.push(delivery);
      else this.#results.add(result);
    } catch (error) {
      // Its claim runs out by itself, so that it is tried again and seen again in the log.
      this.#gate.leave(endpointId, host, "unknown", clock.now());
      log.error({ err: error, delivery: delivery.id }, "a webhook delivery could not be attempted");
    }
  }
}

/** Starts delivering. */
export const startDeliverer = (options: DelivererOptions): Deliverer => new RunningDeliverer(options);
