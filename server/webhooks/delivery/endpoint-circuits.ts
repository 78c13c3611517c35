import { CircuitBreaker, type CircuitState } from "../../lib/circuit-breaker.ts";

const BREAKER = { failureThreshold: 5, minCooldownMs: 30_000, maxCooldownMs: 5 * 60_000 };
const MAX_BREAKERS = 10_000;

/**
 * The circuit breakers of endpoints that did not respond to their last attempt. Other endpoints count as working.
 * Endpoints on one host have separate circuits, because the host may be a service that many workspaces use.
 */
export class EndpointCircuits {
  readonly #breakers = new Map<string, CircuitBreaker>();

  state(endpointId: string, now: Date): CircuitState {
    return this.#breakers.get(endpointId)?.state(now.getTime()) ?? "closed";
  }

  /** Returns the endpoints whose circuit is not closed. */
  listSilent(now: Date): string[] {
    return [...this.#breakers.keys()].filter((id) => this.state(id, now) !== "closed");
  }

  recordResponse(endpointId: string): void {
    this.#breakers.delete(endpointId);
  }

  /** Records that an endpoint did not respond, and returns whether this opened its circuit. */
  recordSilence(endpointId: string, now: Date): boolean {
    if (this.#breakers.size >= MAX_BREAKERS) this.#breakers.clear();
    const breaker = this.#breakers.get(endpointId) ?? new CircuitBreaker(BREAKER);
    this.#breakers.set(endpointId, breaker);
    return breaker.recordFailure(now.getTime());
  }
}
