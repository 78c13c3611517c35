import type { ClaimedDelivery } from "./queries-due.ts";

/**
 * Deliveries claimed before there is a place for them: a place that becomes free is taken at once, and one statement claims
 * many instead of the few whose places became free meanwhile.
 */
export class Stock {
  readonly #waiting = new Map<string, ClaimedDelivery[]>();
  #size = 0;

  /** How many wait in all. */
  get size(): number {
    return this.#size;
  }

  add(delivery: ClaimedDelivery): void {
    const { id } = delivery.endpoint;
    this.#size += 1;
    const waiting = this.#waiting.get(id);
    if (waiting) waiting.push(delivery);
    else this.#waiting.set(id, [delivery]);
  }

  /** How many wait for an endpoint. */
  count(endpointId: string): number {
    return this.#waiting.get(endpointId)?.length ?? 0;
  }

  /** The endpoints that something waits for, each by its first delivery. */
  firsts(): ClaimedDelivery[] {
    return [...this.#waiting.values()].flatMap(([first]) => first ?? []);
  }

  /** Takes the first that waits for an endpoint. */
  take(endpointId: string): ClaimedDelivery | undefined {
    const waiting = this.#waiting.get(endpointId);
    const first = waiting?.shift();
    if (first) this.#size -= 1;
    if (waiting?.length === 0) this.#waiting.delete(endpointId);
    return first;
  }

  /** Takes all that wait for an endpoint. */
  takeAll(endpointId: string): ClaimedDelivery[] {
    const waiting = this.#waiting.get(endpointId) ?? [];
    this.#waiting.delete(endpointId);
    this.#size -= waiting.length;
    return waiting;
  }
}
