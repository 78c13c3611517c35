import { setTimeout as delay } from "node:timers/promises";
import type { Db } from "../../db/connect.ts";
import type { Secrets } from "../../secrets.ts";
import type { AttemptServices } from "./attempt.ts";
import { Attempts } from "./attempts.ts";
import { Bell } from "./bell.ts";
import { claimForPlaces } from "./claim.ts";
import { Gate } from "./concurrency-limiter.ts";
import { listenForDeliveries } from "./listen.ts";
import type { WaitingEndpoint } from "./queries-due.ts";
import { findWaitingEndpoints, giveUp, giveUpOverdue } from "./queries-due.ts";
import { SigningKeys } from "./signing-keys.ts";

export type DelivererOptions = Omit<AttemptServices, "signingKeys"> & {
  db: Db;
  /** The database, for a session of its own that listens for new deliveries. */
  databaseUrl: string;
  secrets: Secrets;
};

/** The webhook deliveries of this process. */
export interface Deliverer {
  /** Looks at once for what is due; otherwise it does so when something is published, and every second. */
  wake: () => void;
  /** Begins nothing new, lets running attempts end for 5 s, breaks off the rest and gives those back. Takes 8 s at most. */
  stop: () => Promise<void>;
}

/** Endpoints looked at in one round: bounds the cost of a round, not of a delivery. */
const endpointsInARound = 500;
const pollMs = 1_000;
const retryAfterMs = 250;
const roundWithinMs = 500;
const lookForOverdueEveryMs = 10 * 60_000;
/** Due for so long at a host that is shut off, a delivery is given up; the whole retry schedule takes 28 hours. */
const overdueMs = 24 * 60 * 60_000;
/**
 * Between two rounds: each costs two statements, 1.2 ms of processor time, however little it finds. What is published while
 * nothing is under way is delivered at once.
 */
const roundsApartMs = 25;

/**
 * Delivers what is due until it is stopped. Deliveries are claimed in rows, endpoint by endpoint (SKIP LOCKED), so any
 * number of processes may run it; results are written together. Not through the job queue: that one costs a job's
 * round trips for each attempt and knows no fairness between receivers.
 */
class RunningDeliverer {
  readonly #options: DelivererOptions;
  readonly #gate = new Gate();
  readonly #bell = new Bell();
  readonly #attempts: Attempts;
  readonly #stopped = new AbortController();
  readonly #loop: Promise<void>;
  readonly #closeListening: () => Promise<void>;
  #afterId = "";
  #overdueLookedFor = new Date(0);

  constructor(options: DelivererOptions) {
    const { db, secrets, databaseUrl, log } = options;
    this.#options = options;
    this.#attempts = new Attempts({
      ...options,
      db,
      gate: this.#gate,
      signingKeys: new SigningKeys(secrets),
      onRoom: () => this.#bell.ring(),
    });
    this.#closeListening = listenForDeliveries(databaseUrl, () => this.#bell.ring(), log);
    this.#loop = this.#run();
  }

  wake(): void {
    this.#bell.ring();
  }

  async stop(): Promise<void> {
    this.#stopped.abort();
    this.#bell.ring();
    // A round may be waiting for a database that is gone.
    await Promise.race([this.#loop, delay(roundWithinMs, undefined, { ref: false })]);
    await this.#attempts.stop();
    await this.#closeListening();
  }

  async #run(): Promise<void> {
    const { signal } = this.#stopped;
    let isFailing = false;
    while (!signal.aborted) {
      try {
        const sleepMs = await this.#round();
        if (isFailing) this.#options.log.info("looking for webhook deliveries again");
        isFailing = false;
        await delay(roundsApartMs, undefined, { signal }).catch(() => undefined);
        if (sleepMs > roundsApartMs) await this.#bell.sleep(sleepMs - roundsApartMs);
      } catch (error) {
        if (!isFailing)
          this.#options.log.error(
            { err: error },
            "could not look for webhook deliveries; trying again until it succeeds",
          );
        isFailing = true;
        await delay(retryAfterMs, undefined, { signal }).catch(() => undefined);
      }
    }
  }

  /** Claims and begins what is due and has a place. Answers how long nothing more is to be expected, in milliseconds. */
  async #round(): Promise<number> {
    const { db, clock } = this.#options;
    const now = clock.now();
    this.#attempts.beginFromStock();
    await this.#attempts.giveBack();
    if (this.#gate.free === 0 || this.#attempts.isBehind) return pollMs;
    const afterId = this.#afterId;
    const waiting = await findWaitingEndpoints(db, afterId, endpointsInARound);
    const due = waiting.filter(({ id, dueAt }) => dueAt <= now && !this.#attempts.isGone(id));
    await this.#giveUpOverdue(now);
    const isLast = waiting.length < endpointsInARound;
    this.#afterId = isLast ? "" : (waiting.at(-1)?.id ?? "");
    const begun = await this.#begin(due, now);
    if (begun > 0 || !isLast || afterId !== "") return 0;
    return Math.min(...waiting.map(({ dueAt }) => (dueAt > now ? dueAt.getTime() - now.getTime() : pollMs)), pollMs);
  }

  async #begin(due: readonly WaitingEndpoint[], now: Date): Promise<number> {
    const { db, metrics } = this.#options;
    const { deliveries, ahead } = await claimForPlaces(db, this.#gate, this.#attempts.stock, due, now);
    for (const delivery of deliveries) {
      const { id, host, enabled } = delivery.endpoint;
      if (enabled) this.#attempts.begin(delivery);
      else this.#gate.giveBack(id, host, 1);
    }
    for (const delivery of ahead) if (delivery.endpoint.enabled) this.#attempts.stock.add(delivery);
    const off = [...deliveries, ...ahead].filter(({ endpoint }) => !endpoint.enabled);
    if (off.length > 0)
      await giveUp(
        db,
        off.map(({ id }) => id),
        now,
      );
    if (off.length > 0) metrics.ended("failed", off.length);
    return deliveries.length + ahead.length;
  }

  /** A host that is shut off gets a probe every 5 minutes at most; what never gets its turn there has an end too. */
  async #giveUpOverdue(now: Date): Promise<void> {
    if (now.getTime() - this.#overdueLookedFor.getTime() < lookForOverdueEveryMs) return;
    this.#overdueLookedFor = now;
    const hosts = this.#gate.shutOffHosts();
    if (hosts.length === 0) return;
    const count = await giveUpOverdue(this.#options.db, hosts, now, new Date(now.getTime() - overdueMs));
    if (count > 0) this.#options.metrics.ended("failed", count);
  }
}

/** Starts delivering. */
export function startDeliverer(options: DelivererOptions): Deliverer {
  return new RunningDeliverer(options);
}
