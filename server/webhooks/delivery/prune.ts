import type { Db } from "../../db/connect.ts";
import { deleteInBatches } from "../../db/delete-in-batches.ts";
import type { JobHandler } from "../../jobs/registry.ts";
import type { Clock } from "../../ports/clock.ts";
import {
  deleteDeliveriesTo,
  deleteEndedDeliveries,
  deleteEventsWithoutDeliveries,
  deleteForGood,
  findDeletedEndpoints,
  findOldEvents,
} from "./queries-prune.ts";

const dayMs = 24 * 60 * 60 * 1_000;
/** Events of one batch: with one webhook each 20 ms of work, with 50 each a second. */
const batch = 500;

/** Once through all old events, in short transactions, 13,000 deliveries a second. */
async function forgetEnded(db: Db, before: Date, signal: AbortSignal): Promise<void> {
  for (let afterId = ""; ; ) {
    signal.throwIfAborted();
    const eventIds = await findOldEvents(db, before, afterId, batch);
    const last = eventIds.at(-1);
    if (last === undefined) return;
    await deleteEndedDeliveries(db, eventIds, before);
    await deleteEventsWithoutDeliveries(db, eventIds);
    afterId = last;
  }
}

/**
 * Forgets what was sent to endpoints that were deleted, deliveries that ended before so many days, with their attempts, and
 * the events that no delivery is left of.
 */
export function tidyWebhooks({
  db,
  clock,
  keptDays,
}: {
  db: Db;
  clock: Clock;
  keptDays: number;
}): JobHandler<"webhooks.prune"> {
  return async (_payload, { signal }) => {
    for (const endpointId of await findDeletedEndpoints(db)) {
      await deleteInBatches((most) => deleteDeliveriesTo(db, endpointId, most), signal);
      await deleteForGood(db, endpointId);
    }
    await forgetEnded(db, new Date(clock.now().getTime() - keptDays * dayMs), signal);
  };
}
