import type { VectorMatch, VectorSearchRequest } from "../../ports/vector-search.ts";

export interface WaitingSearch {
  request: VectorSearchRequest;
  resolve: (matches: VectorMatch[]) => void;
  reject: (reason: unknown) => void;
  /** Set once the search was answered or given up. */
  settled: boolean;
  /** Tells the running pass that nobody waits any more. */
  cancelRunning?: () => void;
}

/**
 * Whose turn it is. Searches are answered in the order they came, several in one pass; changes run between passes,
 * never during one, and take turns with them, so that neither holds up the other.
 */
export class Turns {
  readonly #searches: WaitingSearch[] = [];
  readonly #changes: { run: () => Promise<void>; reject: (reason: unknown) => void }[] = [];
  readonly #batch: number;
  readonly #runSearches: (searches: WaitingSearch[]) => Promise<void>;
  #running = false;
  #closed: Error | undefined;

  constructor(batch: number, runSearches: (searches: WaitingSearch[]) => Promise<void>) {
    this.#batch = batch;
    this.#runSearches = runSearches;
  }

  search(request: VectorSearchRequest): Promise<VectorMatch[]> {
    const { signal } = request;
    return new Promise((resolve, reject) => {
      if (this.#closed) return reject(this.#closed);
      if (signal?.aborted) return reject(signal.reason);
      const waiting: WaitingSearch = { request, resolve, reject, settled: false };
      const giveUp = (): void => {
        settle(() => reject(signal?.reason));
        waiting.cancelRunning?.();
        const place = this.#searches.indexOf(waiting);
        if (place >= 0) this.#searches.splice(place, 1);
      };
      const settle = (answer: () => void): void => {
        if (waiting.settled) return;
        waiting.settled = true;
        signal?.removeEventListener("abort", giveUp);
        answer();
      };
      waiting.resolve = (matches) => settle(() => resolve(matches));
      waiting.reject = (reason) => settle(() => reject(reason));
      signal?.addEventListener("abort", giveUp, { once: true });
      this.#searches.push(waiting);
      void this.#run();
    });
  }

  /** Runs a change when no pass is running. */
  change(run: () => Promise<void>): Promise<void> {
    return new Promise((resolve, reject) => {
      if (this.#closed) return reject(this.#closed);
      this.#changes.push({ run: () => run().then(resolve), reject });
      void this.#run();
    });
  }

  close(reason: Error): void {
    this.#closed = reason;
    for (const waiting of this.#searches.splice(0)) waiting.reject(reason);
    for (const change of this.#changes.splice(0)) change.reject(reason);
  }

  async #run(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    // Requests of the same tick are answered together.
    await Promise.resolve();
    while (this.#changes.length > 0 || this.#searches.length > 0) {
      const change = this.#changes.shift();
      if (change) await change.run().catch(change.reject);
      const searches = this.#searches.splice(0, this.#batch);
      if (searches.length > 0) await this.#answer(searches);
    }
    this.#running = false;
  }

  async #answer(searches: WaitingSearch[]): Promise<void> {
    try {
      await this.#runSearches(searches);
    } catch (error) {
      for (const waiting of searches) waiting.reject(error);
    }
  }
}
