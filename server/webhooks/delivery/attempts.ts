import { setTimeout as delay } from "node:timers/promises";
import type { Db } from "../../db/connect.ts";
import type { AttemptServices } from "./attempt.ts";
import { attempt } from "./attempt.ts";
import { BatchWriter } from "./batch-writer.ts";
import { isStillClaimed } from "./claim.ts";
import type { Gate } from "./concurrency-limiter.ts";
import type { AttemptResult } from "./queries-attempts.ts";
import { recordAttempts } from "./queries-attempts.ts";
import type { ClaimedDelivery, ClaimedEndpoint } from "./queries-due.ts";
import { releaseClaims } from "./queries-due.ts";
import { Stock } from "./stock.ts";

const endWithinMs = 5_000;
const recordWithinMs = 1_500;
const giveBackWithinMs = 500;
/** With fewer in stock for an endpoint, more is to be claimed: a round's worth at 1,300 deliveries a second. */
const littleStock = 32;

export type AttemptsOptions = AttemptServices & {
  db: Db;
  gate: Gate;
  /** Told when a place became free that the stock may not fill much longer. */
  onRoom: () => void;
};

/** The attempts that run in this process, what is claimed for the next, and what became of the last. */
export class Attempts {
  readonly stock = new Stock();
  readonly #options: AttemptsOptions;
  readonly #results: BatchWriter<AttemptResult>;
  readonly #running = new Set<Promise<void>>();
  readonly #breakOff = new AbortController();
  /** Deliveries that were answered 410 and are not recorded yet, with their endpoints. */
  readonly #gone = new Map<string, string>();
  /** Claimed and not attempted to an end. */
  #toGiveBack: ClaimedDelivery[] = [];
  #isStopping = false;

  constructor(options: AttemptsOptions) {
    this.#options = options;
    this.#results = new BatchWriter((results) => this.#record(results), options.log);
    options.metrics.watch(() => ({
      running: this.#running.size,
      ahead: this.stock.size,
      shutOffHosts: options.gate.shutOffHosts().length,
      unrecorded: this.#results.size,
    }));
  }

  /** Whether what was attempted could not be recorded: claimed again meanwhile, it would be delivered twice. */
  get isBehind(): boolean {
    return this.#results.isFailing;
  }

  /** Whether an endpoint wants no more, though the database still says otherwise. */
  isGone(endpointId: string): boolean {
    return this.#gone.size > 0 && [...this.#gone.values()].includes(endpointId);
  }

  /** Begins an attempt. The delivery holds a place of the gate. */
  begin(delivery: ClaimedDelivery): void {
    // Claimed in the very moment of the stop.
    if (this.#isStopping) return void this.#toGiveBack.push(delivery);
    const running = this.#attempt(delivery).finally(() => {
      this.#running.delete(running);
      this.#beginNext(delivery.endpoint);
      if (this.stock.count(delivery.endpoint.id) < littleStock) this.#options.onRoom();
    });
    this.#running.add(running);
  }

  /** Begins what waits in stock for a place that is free by now. */
  beginFromStock(): void {
    for (const { endpoint } of this.stock.firsts()) this.#beginNext(endpoint);
  }

  /** Lets others have what was claimed and will not be attempted here. */
  async giveBack(): Promise<void> {
    const deliveries = this.#toGiveBack;
    this.#toGiveBack = [];
    if (deliveries.length > 0) await releaseClaims(this.#options.db, deliveries, this.#options.clock.now());
  }

  /** Begins nothing new, lets what runs end for 5 s, breaks off the rest, records and gives back. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    for (const { endpoint } of this.stock.firsts()) this.#toGiveBack.push(...this.stock.takeAll(endpoint.id));
    const timer = setTimeout(() => this.#breakOff.abort(), endWithinMs);
    await Promise.all(this.#running);
    clearTimeout(timer);
    await this.#results.stop(recordWithinMs);
    const givenBack = this.giveBack().catch((error: unknown) =>
      this.#options.log.warn({ err: error }, "could not give webhook deliveries back"),
    );
    // Without a database their claims run out by themselves.
    await Promise.race([givenBack, delay(giveBackWithinMs, undefined, { ref: false })]);
  }

  #beginNext({ id, host }: ClaimedEndpoint): void {
    const now = this.#options.clock.now();
    while (!this.#isStopping && this.stock.count(id) > 0 && this.#options.gate.take(id, host, 1, now) === 1) {
      const delivery = this.stock.take(id);
      if (delivery && isStillClaimed(delivery, now)) this.begin(delivery);
      else this.#options.gate.giveBack(id, host, 1);
      // What is too late is left alone: its claim runs out in seconds.
    }
  }

  #ended(result: AttemptResult): void {
    const { status } = result.standing;
    if (status !== "pending") this.#options.metrics.ended(status, 1);
    this.#results.add(result);
  }

  async #record(results: readonly AttemptResult[]): Promise<void> {
    try {
      await recordAttempts(this.#options.db, results);
    } finally {
      // While writing fails nothing is claimed, of them or of any other.
      for (const { deliveryId } of results) this.#gone.delete(deliveryId);
    }
  }

  async #attempt(delivery: ClaimedDelivery): Promise<void> {
    const { log, clock, gate } = this.#options;
    const { id, host } = delivery.endpoint;
    try {
      const { result, behaviour } = await attempt(this.#options, delivery, this.#breakOff.signal);
      const isShutOff = gate.leave(id, host, behaviour, clock.now());
      if (isShutOff) log.warn({ host }, "a webhook receiver stays silent; nothing is sent to its host for a while");
      if (result === undefined) this.#toGiveBack.push(delivery);
      else this.#ended(result);
      const isGone = result?.standing.status === "failed" && result.standing.turnsEndpointOff;
      if (isGone) this.#gone.set(delivery.id, id);
      if (isGone || behaviour === "silent") this.#toGiveBack.push(...this.stock.takeAll(id));
    } catch (error) {
      // Its claim runs out by itself, so that it is tried again and seen again in the log.
      gate.leave(id, host, "unknown", clock.now());
      log.error({ err: error, delivery: delivery.id }, "a webhook delivery could not be attempted");
    }
  }
}
