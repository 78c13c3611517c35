import type { VectorMatch, VectorSearchRequest } from "../../ports/vector-search.ts";

export interface QueuedSearch {
  request: VectorSearchRequest;
  resolve: (matches: VectorMatch[]) => void;
  reject: (reason: unknown) => void;
  /** Notifies the running scan that the caller has stopped waiting. */
  cancelRunning?: (() => void) | undefined;
}

/** Runs searches and changes in turn. Several searches share one scan. */
export class ScanQueue {
  readonly #searches: QueuedSearch[] = [];
  readonly #changes: { run: () => Promise<void>; reject: (reason: unknown) => void }[] = [];
  readonly #maxBatch: number;
  readonly #runScan: (searches: QueuedSearch[]) => Promise<void>;
  #running = false;
  #closed: Error | undefined;

  constructor(maxBatch: number, runScan: (searches: QueuedSearch[]) => Promise<void>) {
    this.#maxBatch = maxBatch;
    this.#runScan = runScan;
  }

  async search(request: VectorSearchRequest): Promise<VectorMatch[]> {
    const { signal } = request;
    if (this.#closed) throw this.#closed;
    signal?.throwIfAborted();
    const { promise, resolve, reject } = Promise.withResolvers<VectorMatch[]>();
    const queued: QueuedSearch = { request, resolve, reject };
    const giveUp = (): void => {
      reject(signal?.reason);
      queued.cancelRunning?.();
      const place = this.#searches.indexOf(queued);
      if (place >= 0) this.#searches.splice(place, 1);
    };
    signal?.addEventListener("abort", giveUp, { once: true });
    this.#searches.push(queued);
    void this.#run();
    try {
      return await promise;
    } finally {
      signal?.removeEventListener("abort", giveUp);
    }
  }

  change(run: () => Promise<void>): Promise<void> {
    return new Promise((resolve, reject) => {
      if (this.#closed) return reject(this.#closed);
      this.#changes.push({ run: () => run().then(resolve), reject });
      void this.#run();
    });
  }

  close(reason: Error): void {
    this.#closed = reason;
    for (const { reject } of [...this.#searches.splice(0), ...this.#changes.splice(0)]) reject(reason);
  }

  async #run(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    // Waits for other searches of the same tick, which share a scan.
    await Promise.resolve();
    while (this.#changes.length > 0 || this.#searches.length > 0) {
      const change = this.#changes.shift();
      if (change) await change.run().catch(change.reject);
      const searches = this.#searches.splice(0, this.#maxBatch);
      if (searches.length === 0) continue;
      await this.#runScan(searches).catch((error: unknown) => {
        for (const queued of searches) queued.reject(error);
      });
    }
    this.#running = false;
  }
}
