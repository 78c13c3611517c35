import type { Db } from "../../db/connect.ts";
import { deleteInBatches } from "../../db/delete-in-batches.ts";
import type { JobHandler } from "../../jobs/definitions.ts";
import { readPages } from "../../lib/read-pages.ts";
import type { Clock } from "../../ports/clock.ts";
import {
  deleteDeliveriesTo,
  deleteEndedDeliveries,
  deleteEventsWithoutDeliveries,
  deletePrunedEndpoint,
  listDeletedEndpoints,
  listOldEvents,
} from "./queries-prune.ts";

const DAY_MS = 24 * 60 * 60 * 1_000;
const EVENTS_PER_BATCH = 500;
const ENDPOINTS_PER_PAGE = 500;

interface PruneServices {
  readonly db: Db;
  readonly clock: Clock;
  readonly keptDays: number;
}

/**
 * Deletes the deliveries of deleted endpoints, deliveries that ended more than `keptDays` ago with their attempts, and
 * events without deliveries.
 */
export function pruneWebhooks({ db, clock, keptDays }: PruneServices): JobHandler<"webhooks.prune"> {
  return async (_payload, { signal }) => {
    const pages = readPages<string>(ENDPOINTS_PER_PAGE, (afterId = "", limit) =>
      listDeletedEndpoints(db, afterId, limit),
    );
    for await (const endpointIds of pages)
      for (const endpointId of endpointIds) {
        await deleteInBatches((limit) => deleteDeliveriesTo(db, endpointId, limit), signal);
        await deletePrunedEndpoint(db, endpointId);
      }
    await pruneEvents(db, new Date(clock.now().getTime() - keptDays * DAY_MS), signal);
  };
}

/** Makes one pass over all old events, in short transactions. */
async function pruneEvents(db: Db, before: Date, signal: AbortSignal): Promise<void> {
  let afterId: string | undefined = "";
  while (afterId !== undefined) {
    signal.throwIfAborted();
    const eventIds = await listOldEvents(db, before, afterId, EVENTS_PER_BATCH);
    await deleteEndedDeliveries(db, eventIds, before);
    await deleteEventsWithoutDeliveries(db, eventIds);
    afterId = eventIds.at(-1);
  }
}
