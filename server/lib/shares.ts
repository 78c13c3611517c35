/** Limits how much of one owner runs at once; more waits in turn, so that others find room. */
export class Shares {
  readonly #max: number;
  readonly #running = new Map<string, number>();
  readonly #waiting = new Map<string, Set<() => void>>();

  constructor(max: number) {
    this.#max = max;
  }

  /**
   * Runs work when its owner has room.
   *
   * @throws the signal's reason when it is aborted before
   */
  async run<Result>(owner: string, signal: AbortSignal, work: () => Promise<Result>): Promise<Result> {
    signal.throwIfAborted();
    if ((this.#running.get(owner) ?? 0) >= this.#max) await this.#wait(owner, signal);
    else this.#running.set(owner, (this.#running.get(owner) ?? 0) + 1);
    try {
      return await work();
    } finally {
      this.#release(owner);
    }
  }

  /** Resolves when another's place was passed on. */
  #wait(owner: string, signal: AbortSignal): Promise<void> {
    const waiting = this.#waiting.get(owner) ?? new Set();
    this.#waiting.set(owner, waiting);
    return new Promise((resolve, reject) => {
      const begin = (): void => {
        signal.removeEventListener("abort", abort);
        resolve();
      };
      const abort = (): void => {
        waiting.delete(begin);
        reject(signal.reason);
      };
      signal.addEventListener("abort", abort, { once: true });
      waiting.add(begin);
    });
  }

  #release(owner: string): void {
    const waiting = this.#waiting.get(owner);
    const next = waiting?.values().next().value;
    if (next !== undefined) {
      waiting?.delete(next);
      next();
      return;
    }
    this.#waiting.delete(owner);
    const left = (this.#running.get(owner) ?? 1) - 1;
    if (left === 0) this.#running.delete(owner);
    else this.#running.set(owner, left);
  }
}
