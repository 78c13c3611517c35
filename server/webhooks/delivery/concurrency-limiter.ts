/** The outcome of an attempt. `aborted` is no evidence about the receiver. */
export type Responsiveness = "fast" | "slow" | "silent" | "aborted";

/** An endpoint, its workspace, and its host and port, which other endpoints may share. */
export interface Receiver {
  readonly id: string;
  readonly workspace_id: number;
  readonly host: string;
}

interface EndpointSlots {
  running: number;
  limit: number;
}

const MAX_RUNNING = 512;
/** Half of the total, so that no workspace delays the others. */
const MAX_RUNNING_PER_WORKSPACE = 256;
const MAX_RUNNING_PER_HOST = 128;
/** Half of a host's limit, because many workspaces may use the same host. */
const MAX_RUNNING_PER_WORKSPACE_AND_HOST = 64;
const ENDPOINT_LIMIT = { initial: 8, min: 1, max: 64 };
/** The number of endpoints above which the limits of idle endpoints are dropped. */
const MAX_ENDPOINTS = 10_000;

/**
 * Limits the concurrent attempts of this process, so that a slow receiver does not delay others: in total, per
 * workspace, per host, per workspace on a host, and per endpoint. An endpoint's limit grows by one after a fast
 * response, shrinks by one after a response that is slow or reports overload, and halves after none.
 */
export class ConcurrencyLimiter {
  #running = 0;
  /** The numbers of running attempts per workspace, per host, and per workspace on a host. Contains no zeros. */
  readonly #shared = new Map<string, number>();
  readonly #endpoints = new Map<string, EndpointSlots>();

  /** The total number of free slots. */
  get free(): number {
    return MAX_RUNNING - this.#running;
  }

  /** Returns the number of running attempts of an endpoint. */
  runningAt(id: string): number {
    return this.#endpoints.get(id)?.running ?? 0;
  }

  /** Acquires up to `max` slots. Returns the number of acquired slots. */
  acquire(receiver: Receiver, max: number): number {
    const { running, limit } = this.#endpoint(receiver.id);
    const shared = sharedLimits(receiver).map(([key, max]) => max - (this.#shared.get(key) ?? 0));
    const free = Math.min(this.free, limit - running, ...shared);
    const slots = Math.max(0, Math.min(max, free));
    this.#add(receiver, slots);
    return slots;
  }

  /** Releases unused slots. */
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

  #add(receiver: Receiver, slots: number): void {
    const { id } = receiver;
    const endpoint = this.#endpoint(id);
    endpoint.running += slots;
    this.#running += slots;
    for (const [key] of sharedLimits(receiver)) {
      const running = (this.#shared.get(key) ?? 0) + slots;
      if (running > 0) this.#shared.set(key, running);
      else this.#shared.delete(key);
    }
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

function sharedLimits({ workspace_id: workspaceId, host }: Receiver): [name: string, max: number][] {
  return [
    [`${workspaceId}`, MAX_RUNNING_PER_WORKSPACE],
    [`at ${host}`, MAX_RUNNING_PER_HOST],
    [`${workspaceId} at ${host}`, MAX_RUNNING_PER_WORKSPACE_AND_HOST],
  ];
}
