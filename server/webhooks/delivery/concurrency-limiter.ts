/** The outcome of an attempt. `aborted` says nothing about the receiver. */
export type Responsiveness = "fast" | "slow" | "silent" | "aborted";

/** An endpoint, and the host and port it shares with others. */
export interface Receiver {
  readonly id: string;
  readonly host: string;
}

interface EndpointSlots {
  running: number;
  limit: number;
}

const MAX_RUNNING = 512;
const MAX_RUNNING_PER_HOST = 128;
const ENDPOINT_LIMIT = { initial: 8, min: 1, max: 64 };
/** Limits are kept for this many endpoints, including idle ones. */
const MAX_ENDPOINTS = 10_000;

/**
 * Limits the attempts that run at once in this process, so that a slow receiver does not hold up others: in total, per
 * host and per endpoint. An endpoint's limit grows while it responds fast and shrinks while it does not (additive
 * increase, multiplicative decrease).
 */
export class ConcurrencyLimiter {
  #running = 0;
  readonly #hosts = new Map<string, number>();
  readonly #endpoints = new Map<string, EndpointSlots>();

  /** Slots that are free in total. */
  get free(): number {
    return MAX_RUNNING - this.#running;
  }

  runningOn(host: string): number {
    return this.#hosts.get(host) ?? 0;
  }

  /** Acquires up to `max` slots and returns how many. */
  acquire(receiver: Receiver, max: number): number {
    const { running, limit } = this.#endpoint(receiver.id);
    const free = Math.min(this.free, MAX_RUNNING_PER_HOST - this.runningOn(receiver.host), limit - running);
    const slots = Math.max(0, Math.min(max, free));
    this.#add(receiver, slots);
    return slots;
  }

  /** Releases slots in which nothing ran. */
  release(receiver: Receiver, slots: number): void {
    this.#add(receiver, -slots);
  }

  /** Releases the slot of an attempt and adjusts the endpoint's limit. */
  finish(receiver: Receiver, responsiveness: Responsiveness): void {
    const endpoint = this.#endpoint(receiver.id);
    if (responsiveness === "fast") endpoint.limit = Math.min(ENDPOINT_LIMIT.max, endpoint.limit + 1);
    if (responsiveness === "slow") endpoint.limit = Math.max(ENDPOINT_LIMIT.min, endpoint.limit - 1);
    if (responsiveness === "silent") endpoint.limit = Math.max(ENDPOINT_LIMIT.min, Math.floor(endpoint.limit / 2));
    this.#add(receiver, -1);
  }

  #add({ id, host }: Receiver, slots: number): void {
    const endpoint = this.#endpoint(id);
    endpoint.running += slots;
    this.#running += slots;
    const runningOnHost = this.runningOn(host) + slots;
    if (runningOnHost > 0) this.#hosts.set(host, runningOnHost);
    else this.#hosts.delete(host);
    if (endpoint.running === 0 && this.#endpoints.size > MAX_ENDPOINTS) this.#endpoints.delete(id);
  }

  #endpoint(id: string): EndpointSlots {
    const known = this.#endpoints.get(id);
    if (known) return known;
    const endpoint = { running: 0, limit: ENDPOINT_LIMIT.initial };
    this.#endpoints.set(id, endpoint);
    return endpoint;
  }
}
