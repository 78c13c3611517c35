import type { Db } from "../db/connect.ts";
import { deleteInBatches } from "../db/delete-in-batches.ts";
import {
  deleteKeysBefore,
  dropPartition,
  expiredPartitions,
  listPartitions,
  rowsBefore,
} from "../db/partitions/months.ts";
import { INSIGHT } from "../db/partitions/tables.ts";
import type { JobHandler } from "../jobs/definitions.ts";
import { readPages } from "../lib/read-pages.ts";
import type { Clock } from "../ports/clock.ts";
import {
  countMonth,
  deleteCountsBefore,
  deleteInsightsBefore,
  followMonth,
  insertRemovedMonth,
  listRemovedMonths,
  listWorkspaces,
  subtractMonth,
} from "./queries-prune.ts";

const DAY_MS = 86_400_000;
const WORKSPACES_PER_BATCH = 100;

interface PruneOptions {
  readonly db: Db;
  readonly clock: Clock;
  /** If undefined, insights are kept forever. */
  readonly keptDays: number | undefined;
}

/** Deletes insights older than `keptDays`. Drops the partition of a month that is entirely older. */
export function pruneInsights({ db, clock, keptDays }: PruneOptions): JobHandler<"insights.prune"> {
  return async (_payload, { signal }) => {
    if (keptDays !== undefined) {
      const before = new Date(clock.now().getTime() - keptDays * DAY_MS);
      for (const partition of expiredPartitions(await listPartitions(db, INSIGHT), before)) {
        signal.throwIfAborted();
        await followMonth(db, partition.name);
        await countMonth(db, partition.name, WORKSPACES_PER_BATCH);
        await dropPartition(db, INSIGHT, partition, async (transaction) => {
          await insertRemovedMonth(transaction, partition.name);
          return true;
        });
      }
      await deleteRows(db, rowsBefore(await listPartitions(db, INSIGHT), before), signal);
    }
    for (const month of await listRemovedMonths(db))
      await deleteInBatches((limit) => subtractMonth(db, month, limit), signal);
  };
}

/** Deletes the insights before `before` that remain after partitions were dropped, then all older counts and keys. */
async function deleteRows(db: Db, before: Date, signal: AbortSignal): Promise<void> {
  const pages = readPages<number>(WORKSPACES_PER_BATCH, (afterId = 0, limit) => listWorkspaces(db, afterId, limit));
  for await (const workspaceIds of pages) {
    for (const workspaceId of workspaceIds)
      await deleteInBatches((limit) => deleteInsightsBefore(db, workspaceId, before, limit), signal);
    await deleteCountsBefore(db, workspaceIds, before);
  }
  await deleteKeysBefore(db, INSIGHT, before, signal);
}
