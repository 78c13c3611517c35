import { overfetchLimit } from "../catalogue/deduplicate.ts";
import type { Db } from "../db/connect.ts";
import type { JobHandler } from "../jobs/registry.ts";
import type { CompanySearch, LookalikeRanking } from "../search/search.ts";
import { finish } from "./end.ts";
import { type ProgressWatch, watchProgress } from "./progress.ts";
import { type ClaimedJob, claimJob, countFailure, readRanking, saveRanking } from "./queries-run.ts";
import { resolveSeeds, type Seeds } from "./seeds.ts";
import { whenReady } from "./when-ready.ts";
import { writeAllPages } from "./write-pages.ts";

/** What carrying out bulk jobs needs. */
export interface BulkServices {
  readonly db: Db;
  readonly search: CompanySearch;
}

// With the queue's growing waits in between, the fifth failure comes about a minute and a half after the first.
const MOST_FAILURES = 5;

/**
 * Carries out a bulk job: ranks once, writes the pages, ends it. Whatever interrupts it, another run goes on from the last
 * written page of the same ranking; a worker that was only taken for dead is refused by its outdated claim.
 */
export function runBulkLookalikes({ db, search }: BulkServices): JobHandler<"lookalikes.run"> {
  return async ({ jobId }, { signal, log }) => {
    const job = await claimJob(db, jobId);
    if (job === undefined) return;
    const watch = watchProgress(db, job, signal, log);
    try {
      if (job.standing === "running") await carryOut(db, search, job, watch);
      if (!(await finish(db, job))) watch.obey(undefined);
      // Returning would delete the job from the queue, and it belongs to the worker that has taken it over.
      if (watch.standing() === undefined) throw new Error("Another worker has taken the job over.");
    } catch (error) {
      if (signal.aborted || watch.standing() === undefined) throw error;
      if (watch.standing() === "cancelling") return void (await finish(db, job));
      const failures = await countFailure(db, job);
      if (failures === undefined) return;
      if (failures < MOST_FAILURES) throw error;
      log.error({ err: error, jobId }, "bulk lookalike job given up");
      await finish(db, job, { failure: `The search failed ${failures} times. Nothing was charged.` });
    } finally {
      watch.stop();
    }
  };
}

async function carryOut(db: Db, search: CompanySearch, job: ClaimedJob, watch: ProgressWatch): Promise<void> {
  const [kept, seeds] = await Promise.all([
    readRanking(db, job.id),
    resolveSeeds(db, job.workspaceId, job.seedDomains),
  ]);
  const subject = { query: job.request.query, seeds: seeds.companies };
  if (kept) return writeAllPages(db, search, job, subject, kept, watch);
  const ranking = await rank(search, job, seeds, watch);
  const fresh = { matches: ranking.matches, lastWritten: null };
  await writeAllPages(db, search, job, subject, fresh, watch, saveRanking(db, job, ranking));
}

function rank(
  search: CompanySearch,
  job: ClaimedJob,
  { companies: seeds, excludedCompanyIds }: Seeds,
  watch: ProgressWatch,
): Promise<LookalikeRanking> {
  const { query, searchType, filter } = job.request;
  const wanted = { query, searchType, filter, seeds, excludedCompanyIds, limit: overfetchLimit(job.limit) };
  return whenReady(watch, () => {
    watch.tell("Ranking the companies");
    return search.lookalikes(wanted, {
      signal: watch.signal,
      onProgress: ({ message, fraction }) => watch.tell(message, fraction),
    });
  });
}
