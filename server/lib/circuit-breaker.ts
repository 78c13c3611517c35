interface CircuitBreakerOptions {
  readonly failureThreshold: number;
  /** How long the circuit stays open the first time, in milliseconds. Doubles with every probe that fails. */
  readonly minCooldownMs: number;
  readonly maxCooldownMs: number;
}

/** `closed`: allows calls. `open`: allows none. `half_open`: the cooldown is over, and one call may probe. */
export type CircuitState = "closed" | "open" | "half_open";

/** Stops calls to a failing system. The caller ensures that only one probe runs after a cooldown. */
export class CircuitBreaker {
  readonly #options: CircuitBreakerOptions;
  #failures = 0;
  #openUntil = 0;
  #cooldownMs: number;

  constructor(options: CircuitBreakerOptions) {
    this.#options = options;
    this.#cooldownMs = options.minCooldownMs;
  }

  /** Returns the state at `now`, in milliseconds since 1970. */
  state(now: number): CircuitState {
    if (this.#failures < this.#options.failureThreshold) return "closed";
    return now < this.#openUntil ? "open" : "half_open";
  }

  recordSuccess(): void {
    this.#failures = 0;
    this.#cooldownMs = this.#options.minCooldownMs;
  }

  recordFailure(now: number): boolean {
    const { failureThreshold, maxCooldownMs } = this.#options;
    // Calls that began before the circuit opened may still fail; only a failed probe prolongs the cooldown.
    if (this.state(now) === "open") return false;
    this.#failures += 1;
    if (this.#failures < failureThreshold) return false;
    this.#openUntil = now + this.#cooldownMs;
    this.#cooldownMs = Math.min(maxCooldownMs, this.#cooldownMs * 2);
    return true;
  }
}
