import type { Db } from "../db/connect.ts";
import { deleteInBatches } from "../db/delete-in-batches.ts";
import {
  deleteKeysBefore,
  dropPartition,
  expiredPartitions,
  listPartitions,
  rowsBefore,
} from "../db/partitions/months.ts";
import { SOCIAL_ENGAGEMENT, SOCIAL_POST } from "../db/partitions/tables.ts";
import type { JobHandler } from "../jobs/definitions.ts";
import type { Clock } from "../ports/clock.ts";
import {
  deleteEngagementsOfMonth,
  deleteEvidence,
  deleteJobPostTexts,
  deleteSocialPosts,
  hasEngagementsOfPostsSince,
  hasPostsSince,
} from "./queries-prune.ts";

/** The number of days for which activity is kept, always more than the longest timeframe of a signal. */
interface ActivityRetention {
  readonly jobPostTextDays: number;
  readonly socialPostDays: number;
  readonly evidenceDays: number;
}

interface PruneOptions {
  readonly db: Db;
  readonly clock: Clock;
  readonly retention: ActivityRetention;
}

/** Deletes old activity. Job posts keep their title and search words. Signal results keep their newest evidence. */
export function pruneActivity({ db, clock, retention }: PruneOptions): JobHandler<"activity.prune"> {
  return async (_payload, { signal }) => {
    const daysAgo = (days: number): Date => new Date(clock.now().getTime() - days * 86_400_000);
    const { jobPostTextDays, socialPostDays, evidenceDays } = retention;
    await deleteInBatches((limit) => deleteJobPostTexts(db, daysAgo(jobPostTextDays), limit), signal);
    await pruneSocialPosts(db, daysAgo(socialPostDays), signal);
    await deleteInBatches((limit) => deleteEvidence(db, daysAgo(evidenceDays), limit), signal);
  };
}

/** Deletes social posts published and first seen before `before`. Drops the partitions of entirely older months. */
async function pruneSocialPosts(db: Db, before: Date, signal: AbortSignal): Promise<void> {
  // A source may state a publication time in the future. The month of such a post is not dropped.
  for (const partition of expiredPartitions(await listPartitions(db, SOCIAL_ENGAGEMENT), before)) {
    signal.throwIfAborted();
    const { name, to } = partition;
    if (await hasEngagementsOfPostsSince(db, name, to, before)) continue;
    await dropPartition(db, SOCIAL_ENGAGEMENT, partition, async () => true);
  }
  for (const partition of expiredPartitions(await listPartitions(db, SOCIAL_POST), before)) {
    signal.throwIfAborted();
    const { name } = partition;
    if (await hasPostsSince(db, name, before)) continue;
    await deleteInBatches((limit) => deleteEngagementsOfMonth(db, name, limit), signal);
    await dropPartition(db, SOCIAL_POST, partition, async (transaction) => {
      // Deletes engagements that were written after the batches above.
      await deleteInBatches((limit) => deleteEngagementsOfMonth(transaction, name, limit), signal);
      return true;
    });
  }
  const seenBefore = rowsBefore(await listPartitions(db, SOCIAL_POST), before);
  await deleteInBatches((limit) => deleteSocialPosts(db, seenBefore, before, limit), signal);
  for (const table of [SOCIAL_POST, SOCIAL_ENGAGEMENT])
    await deleteKeysBefore(db, table, rowsBefore(await listPartitions(db, table), before), signal);
}
