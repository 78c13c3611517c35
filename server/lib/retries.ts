import { setTimeout as delay } from "node:timers/promises";

const FIRST_WAIT_MS = 200;
const MAX_WAIT_MS = 10_000;

interface RetriesOptions {
  /** Default 200. */
  readonly firstWaitMs?: number;
  /** Default 10,000. */
  readonly maxWaitMs?: number;
  /** Called when failures begin, not at every failure. */
  readonly onFailing?: (error: unknown) => void;
  /** Called at the first success after failures. */
  readonly onWorking?: () => void;
}

/** Spaces the tries of an operation that must succeed eventually: the waits double up to ten seconds, with jitter. */
export class Retries {
  readonly #options: RetriesOptions;
  #failures = 0;
  #isFailing = false;
  #succeededAt = -Infinity;

  constructor(options: RetriesOptions = {}) {
    this.#options = options;
  }

  /** Records a failure and waits before the next try. Resolves early when the signal is aborted. */
  async wait(error: unknown, signal?: AbortSignal): Promise<void> {
    await delay(this.failed(error), undefined, { ...(signal && { signal }) }).catch(() => undefined);
  }

  /** Records a failure, and returns how long to wait before the next try, in milliseconds. */
  failed(error: unknown): number {
    const { firstWaitMs = FIRST_WAIT_MS, maxWaitMs = MAX_WAIT_MS, onFailing } = this.#options;
    // The waits keep growing if a success lasts only a moment.
    if (!this.#isFailing && performance.now() - this.#succeededAt > maxWaitMs) this.#failures = 0;
    if (!this.#isFailing) onFailing?.(error);
    this.#isFailing = true;
    const longestMs = Math.min(maxWaitMs, firstWaitMs * 2 ** this.#failures);
    this.#failures += 1;
    return (longestMs * (1 + Math.random())) / 2;
  }

  succeeded(): void {
    if (this.#isFailing) this.#options.onWorking?.();
    if (this.#isFailing || this.#succeededAt === -Infinity) this.#succeededAt = performance.now();
    this.#isFailing = false;
  }
}
