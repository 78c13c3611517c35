import { setTimeout as delay } from "node:timers/promises";
import { Unavailable } from "../http/problems.ts";
import type { ProgressWatch } from "./progress.ts";

const LOOK_AGAIN_AFTER_MS = 250;

/**
 * Searches as soon as the search can: a worker that has just started loads its index first, which is no failure of the
 * job it took up. Callers see what it waits for.
 */
export async function whenReady<Found>(watch: ProgressWatch, search: () => Promise<Found>): Promise<Found> {
  for (;;) {
    try {
      return await search();
    } catch (error) {
      if (!(error instanceof Unavailable)) throw error;
      watch.tell("Waiting until companies can be searched");
      await delay(LOOK_AGAIN_AFTER_MS, undefined, { signal: watch.signal });
    }
  }
}
