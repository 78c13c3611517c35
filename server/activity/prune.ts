import type { Db } from "../db/connect.ts";
import { deleteInBatches } from "../db/delete-in-batches.ts";
import type { JobHandler } from "../jobs/definitions.ts";
import type { Clock } from "../ports/clock.ts";
import { deleteEvidence, deleteJobPostTexts, deleteSocialPosts } from "./queries.ts";

/** How many days activity is kept. Every period is longer than the longest timeframe of a signal. */
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

/**
 * Deletes old activity. Job posts keep their title and search words, so that a term's first mention is still
 * recognised. Results of signals keep their newest evidence.
 */
export function pruneActivity({ db, clock, retention }: PruneOptions): JobHandler<"activity.prune"> {
  return async (_payload, { signal }) => {
    const daysAgo = (days: number): Date => new Date(clock.now().getTime() - days * 86_400_000);
    const { jobPostTextDays, socialPostDays, evidenceDays } = retention;
    await deleteInBatches((limit) => deleteJobPostTexts(db, daysAgo(jobPostTextDays), limit), signal);
    await deleteInBatches((limit) => deleteSocialPosts(db, daysAgo(socialPostDays), limit), signal);
    await deleteInBatches((limit) => deleteEvidence(db, daysAgo(evidenceDays), limit), signal);
  };
}
