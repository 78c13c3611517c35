import { setTimeout as delay } from "node:timers/promises";
import type { CompanyFilters } from "../search.ts";

const MAX_COUNTS = 1_000;
/** Counting reads the whole catalogue: half a second for a million companies. A search does not wait longer for it. */
const MAX_WAIT_MS = 150;

/** Caches how many companies filters exclude because of an unknown value, until companies change. */
export class UnknownCounts {
  readonly #count: (filters: CompanyFilters) => Promise<number>;
  #byFilters = new Map<string, Promise<number>>();

  constructor(count: (filters: CompanyFilters) => Promise<number>) {
    this.#count = count;
  }

  /** Returns the number; null if it is not known in time. The next search with these filters may get it. */
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

  /** Forgets all counts, because companies have changed. */
  forget(): void {
    this.#byFilters = new Map();
  }
}
