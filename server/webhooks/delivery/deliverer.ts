import { setTimeout as delay } from "node:timers/promises";
import type { Logger } from "pino";
import type { Db } from "../../db/connect.ts";
import { isDataRejected } from "../../db/database-errors.ts";
import { dependsOnReferences, findHindrance } from "../../effects/public.ts";
import type { CircuitState } from "../../lib/circuit-breaker.ts";
import { Retries } from "../../lib/retries.ts";
import { type AttemptServices, attemptDelivery, classifyResponsiveness, recordAttempts } from "./attempt.ts";
import { ConcurrencyLimiter, type Receiver } from "./concurrency-limiter.ts";
import { EndpointCircuits } from "./endpoint-circuits.ts";
import { listenForDeliveries } from "./listen.ts";
import type { DeliveryMetrics } from "./metrics.ts";
import {
  type ClaimedDelivery,
  claimDue,
  failDueDeliveries,
  failOverdueDeliveries,
  listWaitingEndpoints,
  releaseClaims,
  type WaitingEndpoint,
} from "./queries-claims.ts";
import type { Attempt } from "./queries-record.ts";

interface DelivererOptions extends AttemptServices {
  readonly db: Db;
  /** For a dedicated session that listens for new deliveries. */
  readonly databaseUrl: string;
  readonly log: Logger;
  readonly metrics: DeliveryMetrics;
}

const MAX_ENDPOINTS_PER_ROUND = 500;
const MAX_FAILED_PER_ROUND = 1_000;
const POLL_MS = 1_000;
/** The minimum interval between rounds, so that a round under load records and claims many deliveries together. */
const MIN_ROUND_INTERVAL_MS = 10;
/** Longer than an attempt can take, and short enough that another process soon takes over from a dead process. */
const CLAIM_MS = 30_000;
const ATTEMPTS_GRACE_MS = 5_000;
const STOP_LIMIT_MS = 7_000;
const OVERDUE_CHECK_INTERVAL_MS = 10 * 60_000;
/** How long a delivery may be due at an endpoint whose circuit is open, before the delivery fails. */
const OVERDUE_MS = 24 * 60 * 60_000;

/** A pass over all endpoints with pending deliveries, of one or more rounds. */
interface Pass {
  /** The last endpoint that was listed. */
  afterId: string;
  /** Whether more deliveries may be due than were started. */
  hasMore: boolean;
  /** Whether an endpoint got no slot because too many attempts are running. */
  lacksSlots: boolean;
  /** When the next delivery is due, in milliseconds since 1970. */
  dueAt: number;
}

/**
 * Delivers webhooks in rounds, from its creation on. A round records the attempts that finished, lists the endpoints
 * with due deliveries, claims as many deliveries of each endpoint as the limits allow, and starts their attempts. Any
 * number of processes may deliver concurrently.
 */
export class Deliverer {
  readonly #options: DelivererOptions;
  readonly #limiter = new ConcurrencyLimiter();
  readonly #circuits = new EndpointCircuits();
  readonly #running = new Set<Promise<void>>();
  /** Attempts that finished but are not recorded yet. */
  #finished: Attempt[] = [];
  /** Claimed deliveries whose attempt was aborted. */
  #toRelease: ClaimedDelivery[] = [];
  #pass = beginPass();
  /** When the next pass begins (`performance.now()`). A notification of new deliveries starts it earlier. */
  #passAt = 0;
  #isNotified = false;
  #overdueCheckedAt = 0;
  #woken = Promise.withResolvers<void>();
  readonly #stopping = new AbortController();
  readonly #aborting = new AbortController();
  readonly #loop: Promise<void>;
  readonly #stopListening: () => Promise<void>;

  constructor(options: DelivererOptions) {
    this.#options = options;
    options.metrics.observe({
      running: () => this.#running.size,
      unrecorded: () => this.#finished.length,
      openCircuits: () => this.#circuits.listSilent(options.clock.now()).length,
    });
    this.#stopListening = listenForDeliveries(options.databaseUrl, () => this.wake(), options.log);
    this.#loop = this.#run();
  }

  /** Checks for due deliveries immediately, not only when an event is published and every second. */
  wake(): void {
    this.#isNotified = true;
    this.#woken.resolve();
  }

  /** Starts no more attempts, waits 5 s for running attempts, then aborts and releases the rest. Takes at most 8 s. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    this.wake();
    const grace = setTimeout(() => this.#aborting.abort(), ATTEMPTS_GRACE_MS);
    // A query may hang if the database is unavailable. Unreleased deliveries become due again when their claims expire.
    const finished = Promise.race([this.#finish(), delay(STOP_LIMIT_MS, undefined, { ref: false })]);
    await Promise.all([finished, this.#stopListening()]);
    clearTimeout(grace);
  }

  async #run(): Promise<void> {
    const { log } = this.#options;
    const { signal } = this.#stopping;
    const retries = new Retries({
      onFailing: (error) => log.error({ err: error }, "webhook delivery failed; retrying until it succeeds"),
      onWorking: () => log.info("webhook delivery recovered"),
    });
    while (!signal.aborted) {
      this.#woken = Promise.withResolvers<void>();
      try {
        const idleMs = await this.#round();
        retries.succeeded();
        await delay(MIN_ROUND_INTERVAL_MS, undefined, { signal }).catch(() => undefined);
        if (idleMs > 0) await sleep(idleMs, this.#woken.promise);
      } catch (error) {
        await retries.wait(error, signal);
      }
    }
  }

  /** Runs a round. Returns how long the next round can wait, in milliseconds. */
  async #round(): Promise<number> {
    const { db, clock } = this.#options;
    await this.#recordFinished();
    if (this.#limiter.free === 0) return POLL_MS;
    const pass = this.#pass;
    if (pass.afterId === "") {
      const untilPass = this.#passAt - performance.now();
      if (untilPass > 0 && !this.#isNotified) return untilPass;
      this.#isNotified = false;
    }
    const now = clock.now();
    const waiting = await listWaitingEndpoints(db, pass.afterId, MAX_ENDPOINTS_PER_ROUND);
    const due = await this.#listUnhindered(waiting.filter(({ due_at: dueAt }) => dueAt <= now));
    for (const { due_at: dueAt } of waiting) if (dueAt > now) pass.dueAt = Math.min(pass.dueAt, dueAt.getTime());
    if ((await this.#failUndeliverable(due, now)) > 0) pass.hasMore = true;
    await this.#claimAndStart(due, pass, now);
    pass.afterId = waiting.at(-1)?.id ?? "";
    return waiting.length === MAX_ENDPOINTS_PER_ROUND ? 0 : this.#endPass(pass, now);
  }

  /** Omits endpoints of views that must wait. Marks endpoints of views that refer to deleted objects as disabled. */
  async #listUnhindered(due: readonly WaitingEndpoint[]): Promise<WaitingEndpoint[]> {
    const listed: WaitingEndpoint[] = [];
    for (const endpoint of due) {
      const { enabled, view_id: viewId, view_filters: filters } = endpoint;
      const isChecked = enabled && viewId !== null && filters !== null && dependsOnReferences(filters);
      const hindrance = isChecked ? await findHindrance(this.#options.db, { viewId, action: "webhook" }) : undefined;
      if (hindrance?.kind !== "waits") listed.push({ ...endpoint, enabled: enabled && hindrance === undefined });
    }
    return listed;
  }

  /** Ends a pass. Returns how long the next pass can wait, in milliseconds. */
  #endPass(pass: Pass, now: Date): number {
    this.#pass = beginPass();
    const idleMs = pass.hasMore ? 0 : Math.min(POLL_MS, pass.dueAt - now.getTime());
    // The end of an attempt wakes the loop and frees a slot for an endpoint that got none.
    this.#passAt = pass.lacksSlots ? 0 : performance.now() + idleMs;
    return this.#isNotified ? 0 : idleMs;
  }

  /** Shares the free slots equally among the endpoints, beginning with the one that has waited longest. */
  async #claimAndStart(waiting: readonly WaitingEndpoint[], pass: Pass, now: Date): Promise<void> {
    const due = waiting.toSorted((a, b) => a.due_at.getTime() - b.due_at.getTime());
    const share = Math.max(1, Math.floor(this.#limiter.free / Math.max(1, due.length)));
    const receivers = new Map<string, Receiver>();
    const slots = new Map<string, number>();
    const gone = new Set(
      this.#finished.filter(({ isEndpointGone }) => isEndpointGone).map(({ endpointId }) => endpointId),
    );
    for (const endpoint of due) {
      const circuit = this.#circuits.state(endpoint.id, now);
      if (!endpoint.enabled || gone.has(endpoint.id) || circuit === "open") continue;
      const acquired = this.#acquire(endpoint, circuit, share);
      if (acquired === 0) pass.lacksSlots = true;
      if (acquired === 0) continue;
      receivers.set(endpoint.id, endpoint);
      slots.set(endpoint.id, acquired);
    }
    if (slots.size === 0) return;
    let claimed: ClaimedDelivery[] = [];
    try {
      claimed = await claimDue(this.#options.db, slots, now, new Date(now.getTime() + CLAIM_MS));
    } finally {
      const claimedBy = Map.groupBy(claimed, ({ endpoint_id: endpointId }) => endpointId);
      for (const [id, receiver] of receivers) {
        const unused = (slots.get(id) ?? 0) - (claimedBy.get(id)?.length ?? 0);
        this.#limiter.release(receiver, unused);
        if (unused === 0) pass.hasMore = true;
      }
    }
    for (const delivery of claimed) {
      const receiver = receivers.get(delivery.endpoint_id);
      if (receiver) this.#start(delivery, receiver);
    }
  }

  #acquire(receiver: Receiver, circuit: CircuitState, max: number): number {
    if (circuit === "closed") return this.#limiter.acquire(receiver, max);
    // The delivery that has waited longest is claimed first, and is the probe.
    return this.#limiter.runningAt(receiver.id) === 0 ? this.#limiter.acquire(receiver, 1) : 0;
  }

  #start(delivery: ClaimedDelivery, receiver: Receiver): void {
    const running = this.#attempt(delivery, receiver).finally(() => {
      this.#running.delete(running);
      this.#woken.resolve();
    });
    this.#running.add(running);
  }

  async #attempt(delivery: ClaimedDelivery, receiver: Receiver): Promise<void> {
    const { log, clock, metrics } = this.#options;
    if (delivery.attempt_count === 0) metrics.firstAttemptDelay(clock.now().getTime() - delivery.published_at);
    try {
      const { result, attempt } = await attemptDelivery(this.#options, delivery, this.#aborting.signal);
      const responsiveness = classifyResponsiveness(result);
      this.#limiter.finish(receiver, responsiveness);
      metrics.attempted(result);
      if (attempt) this.#finished.push(attempt);
      else this.#toRelease.push(delivery);
      if (responsiveness === "silent") this.#recordSilence(receiver);
      else if (responsiveness !== "aborted") this.#circuits.recordResponse(receiver.id);
    } catch (error) {
      // The delivery is attempted again when its claim expires.
      this.#limiter.release(receiver, 1);
      log.error({ err: error, delivery: delivery.id }, "could not attempt a webhook delivery");
    }
  }

  async #recordFinished(): Promise<void> {
    const attempts = [...this.#finished];
    if (attempts.length === 0) return;
    try {
      await this.#record(attempts);
    } catch (error) {
      if (!isDataRejected(error)) throw error;
      // A single invalid attempt makes the database reject the batch, so the attempts are recorded one by one.
      for (const attempt of attempts) await this.#recordOrDrop(attempt);
    }
  }

  async #recordOrDrop(attempt: Attempt): Promise<void> {
    try {
      await this.#record([attempt]);
    } catch (error) {
      if (!isDataRejected(error)) throw error;
      // The delivery is attempted again when its claim expires.
      this.#finished = this.#finished.filter((each) => each !== attempt);
      this.#options.log.error({ err: error, delivery: attempt.deliveryId }, "could not record a webhook attempt");
    }
  }

  async #record(attempts: readonly Attempt[]): Promise<void> {
    const { db, clock, metrics } = this.#options;
    metrics.ended("failed", await recordAttempts(db, attempts, clock.now()));
    // More attempts may have finished in the meantime.
    this.#finished = this.#finished.filter((each) => !attempts.includes(each));
    for (const { status } of attempts) if (status !== "pending") metrics.ended(status, 1);
  }

  /** Fails due deliveries to endpoints that are off, and overdue deliveries to endpoints that do not respond. */
  async #failUndeliverable(due: readonly WaitingEndpoint[], now: Date): Promise<number> {
    const { db, metrics } = this.#options;
    const disabled = due.filter(({ enabled }) => !enabled).map(({ id }) => id);
    let failed = disabled.length > 0 ? await failDueDeliveries(db, disabled, now, MAX_FAILED_PER_ROUND) : 0;
    if (now.getTime() - this.#overdueCheckedAt >= OVERDUE_CHECK_INTERVAL_MS) {
      this.#overdueCheckedAt = now.getTime();
      const silent = this.#circuits.listSilent(now);
      const dueBefore = new Date(now.getTime() - OVERDUE_MS);
      if (silent.length > 0) failed += await failOverdueDeliveries(db, silent, dueBefore, now);
    }
    metrics.ended("failed", failed);
    return failed;
  }

  #recordSilence({ id, host }: Receiver): void {
    const hasOpened = this.#circuits.recordSilence(id, this.#options.clock.now());
    if (hasOpened)
      this.#options.log.warn({ webhook: id, host }, "webhook receiver does not respond; pausing deliveries");
  }

  async #finish(): Promise<void> {
    await this.#loop;
    await Promise.all(this.#running);
    try {
      await this.#recordFinished();
      if (this.#toRelease.length > 0) await releaseClaims(this.#options.db, this.#toRelease, this.#options.clock.now());
    } catch (error) {
      this.#options.log.warn({ err: error }, "could not record the last webhook attempts");
    }
  }
}

function beginPass(): Pass {
  return { afterId: "", hasMore: false, lacksSlots: false, dueAt: Number.POSITIVE_INFINITY };
}

/** Sleeps until `woken` resolves, at most for `ms`. */
async function sleep(ms: number, woken: Promise<void>): Promise<void> {
  const timer = new AbortController();
  await Promise.race([woken, delay(ms, undefined, { signal: timer.signal }).catch(() => undefined)]);
  timer.abort();
}
