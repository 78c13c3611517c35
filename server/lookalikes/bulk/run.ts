import { setTimeout as delay } from "node:timers/promises";
import { overfetchLimit } from "../../catalogue/deduplicate.ts";
import type { Db } from "../../db/connect.ts";
import { Unavailable } from "../../http/problems.ts";
import type { JobHandler } from "../../jobs/definitions.ts";
import { type ProgressTracker, trackProgress } from "../../jobs/progress.ts";
import type { CompanySearch, LookalikeRanking, LookalikeSearch } from "../../search/search.ts";
import { resolveSeeds } from "../queries-seeds.ts";
import { finishJob } from "./finish.ts";
import {
  type ClaimedJob,
  claimJob,
  findRanking,
  updateFailureCount,
  updateProgress,
  upsertRanking,
} from "./queries-run.ts";
import { writePages } from "./write-pages.ts";

interface BulkServices {
  readonly db: Db;
  readonly search: JobSearch;
}

type JobSearch = Pick<CompanySearch, "lookalikes" | "matchReasons">;

/** With the queue's growing waits in between, the fifth failure comes about a minute and a half after the first. */
const MAX_FAILURES = 5;
const RETRY_SEARCH_AFTER_MS = 250;

/**
 * Runs a bulk job: ranks once, writes the pages, ends it. After an interruption another run continues behind the last
 * written page of the same ranking. A worker that has lost the job can write nothing, because its claim is outdated.
 */
export function runBulkJob({ db, search }: BulkServices): JobHandler<"lookalikes.run"> {
  return async ({ jobId }, { signal, log }) => {
    const job = await claimJob(db, jobId);
    if (job === undefined) return;
    const progress = trackProgress((current) => updateProgress(db, job, current), job.status, signal, log);
    try {
      if (job.status === "running") await writeResults(db, withRetries(search, progress), job, progress);
    } catch (error) {
      if (signal.aborted || progress.status() === "lost") throw error;
      if (progress.status() === "running") {
        const failures = await updateFailureCount(db, job);
        if (failures === undefined || failures < MAX_FAILURES) throw error;
        log.error({ err: error, jobId }, "bulk lookalike job failed for good");
        const failure = `The search failed ${failures} times. Nothing was charged.`;
        if (await finishJob(db, { ...job, failure })) return;
      }
    } finally {
      progress.stop();
    }
    // Returning would delete the job from the queue, and it belongs to the worker that has taken it over.
    if (!(await finishJob(db, job))) throw new Error("Another worker has taken the job over.");
  };
}

async function writeResults(db: Db, search: JobSearch, job: ClaimedJob, progress: ProgressTracker): Promise<void> {
  const { resolvedSeedDomains, unresolvedSeedDomains } = job;
  const seeds = await resolveSeeds(db, [...(resolvedSeedDomains ?? []), ...(unresolvedSeedDomains ?? [])]);
  const request = {
    ...job.request,
    workspaceId: job.workspaceId,
    // A seed that was unknown at submission stays unknown, as the manifest says.
    seeds: seeds.companies.filter(({ domain }) => resolvedSeedDomains?.includes(domain)),
    excludedCompanyIds: seeds.excludedCompanyIds,
    limit: overfetchLimit(job.limit),
  };
  const rank = async (wanted: LookalikeSearch, maxScore = 1): Promise<LookalikeRanking> => {
    progress.report("Ranking the companies");
    const found = await search.lookalikes(wanted, {
      signal: progress.signal,
      onProgress: ({ message, fraction }) => progress.report(message, fraction),
    });
    const matches = found.matches.map((match) => ({ ...match, score: Math.min(match.score, maxScore) }));
    const ranking = { ...found, matches };
    progress.check(await upsertRanking(db, job, ranking));
    return ranking;
  };
  const stored = await findRanking(db, job.id);
  const ranking = stored ?? { ...(await rank(request)), lastWrittenId: null };
  await writePages({ db, search, job, progress, request, rank }, ranking);
}

/** Waits while the search is not available: a worker that has just started loads its index first. */
function withRetries(search: JobSearch, progress: ProgressTracker): JobSearch {
  const retry = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    for (;;) {
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof Unavailable)) throw error;
        progress.report("Waiting until companies can be searched");
        await delay(RETRY_SEARCH_AFTER_MS, undefined, { signal: progress.signal });
      }
    }
  };
  return {
    lookalikes: (request, control) => retry(() => search.lookalikes(request, control)),
    matchReasons: (request, companies, signal) => retry(() => search.matchReasons(request, companies, signal)),
  };
}
