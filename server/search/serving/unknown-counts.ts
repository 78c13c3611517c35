import { setTimeout as delay } from "node:timers/promises";
import type { CompanyFilters } from "../search.ts";

const MAX_COUNTS = 1_000;
/** How long a search waits for a count, which reads the whole catalogue: half a second for a million companies. */
const MAX_WAIT_MS = 150;

/** Caches the number of companies that filters exclude because of an unknown value, until companies change. */
export class UnknownCounts {
  readonly #count: (filters: CompanyFilters) => Promise<number>;
  #byFilters = new Map<string, Promise<number>>();

  constructor(count: (filters: CompanyFilters) => Promise<number>) {
    this.#count = count;
  }

  /** Returns the number; null if counting takes longer than `MAX_WAIT_MS`. The count continues for later calls. */
  async of(filters: CompanyFilters): Promise<number | null> {
    if (Object.keys(filters).length === 0) return 0;
    const key = JSON.stringify(filters);
    const byFilters = this.#byFilters;
    let counting = byFilters.get(key);
    if (counting === undefined) {
      counting = this.#count(filters);
      byFilters.set(key, counting);
      counting.catch(() => byFilters.delete(key));
      if (byFilters.size > MAX_COUNTS) byFilters.delete(byFilters.keys().next().value!);
    }
    const stop = new AbortController();
    const late = delay(MAX_WAIT_MS, null, { signal: stop.signal }).catch(() => null);
    try {
      return await Promise.race([counting.catch(() => null), late]);
    } finally {
      stop.abort();
    }
  }

  /** Clears the cache, because companies have changed. */
  forget(): void {
    this.#byFilters = new Map();
  }
}
