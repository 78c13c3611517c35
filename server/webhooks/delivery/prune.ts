import type { Db } from "../../db/connect.ts";
import { deleteInBatches } from "../../db/delete-in-batches.ts";
import {
  deleteKeysBefore,
  dropPartition,
  expiredPartitions,
  listPartitions,
  rowsBefore,
} from "../../db/partitions/months.ts";
import { type PartitionedTable, WEBHOOK_ATTEMPT, WEBHOOK_DELIVERY, WEBHOOK_EVENT } from "../../db/partitions/tables.ts";
import type { JobHandler } from "../../jobs/definitions.ts";
import { readPages } from "../../lib/read-pages.ts";
import type { Clock } from "../../ports/clock.ts";
import {
  deleteDeliveriesTo,
  deleteEndedDeliveries,
  deleteEventsWithoutDeliveries,
  deletePrunedEndpoint,
  followPartition,
  forgetDeliveries,
  hasChanged,
  hasDeliveriesIn,
  hasDeliveriesOfEventsIn,
  hasLateDeliveries,
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

/** Deletes deliveries of deleted endpoints, old deliveries with their attempts, and events without deliveries. */
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
    const before = new Date(clock.now().getTime() - keptDays * DAY_MS);
    const partitions = await Promise.all(
      [WEBHOOK_ATTEMPT, WEBHOOK_DELIVERY, WEBHOOK_EVENT].map((table) => listPartitions(db, table)),
    );
    if (partitions.every(({ length }) => length > 0)) await dropMonths(db, before, signal);
    const publishedBefore = rowsBefore(await listPartitions(db, WEBHOOK_DELIVERY), before);
    await pruneEvents(db, publishedBefore, before, signal);
    await deleteKeysBefore(db, WEBHOOK_DELIVERY, publishedBefore, signal);
  };
}

/** Drops the months whose deliveries have all ended, then the attempts and events of these deliveries. Idempotent. */
async function dropMonths(db: Db, before: Date, signal: AbortSignal): Promise<void> {
  for (const partition of expiredPartitions(await listPartitions(db, WEBHOOK_DELIVERY), before)) {
    signal.throwIfAborted();
    await followPartition(db, partition.name);
    if (await hasLateDeliveries(db, partition.name, before)) continue;
    // Keeps a month with a delivery that was redelivered since then.
    await dropPartition(
      db,
      WEBHOOK_DELIVERY,
      partition,
      async (transaction) => !(await hasChanged(transaction, partition.name)),
    );
  }
  await dropUnused(WEBHOOK_ATTEMPT, hasDeliveriesIn);
  await dropUnused(WEBHOOK_EVENT, hasDeliveriesOfEventsIn);
  await deleteInBatches((limit) => forgetDeliveries(db, before, limit), signal);

  async function dropUnused(table: PartitionedTable, isUsed: typeof hasDeliveriesIn): Promise<void> {
    for (const partition of expiredPartitions(await listPartitions(db, table), before)) {
      if (await isUsed(db, partition)) continue;
      await dropPartition(db, table, partition, async (transaction) => !(await isUsed(transaction, partition)));
    }
  }
}

/** Deletes the deliveries that ended before `before`, of events that were published before `publishedBefore`. */
async function pruneEvents(db: Db, publishedBefore: Date, before: Date, signal: AbortSignal): Promise<void> {
  let afterId: string | undefined = "";
  while (afterId !== undefined) {
    signal.throwIfAborted();
    const eventIds = await listOldEvents(db, publishedBefore, afterId, EVENTS_PER_BATCH);
    await deleteEndedDeliveries(db, eventIds, before);
    await deleteEventsWithoutDeliveries(db, eventIds);
    afterId = eventIds.at(-1);
  }
}
