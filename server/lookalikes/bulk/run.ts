import { setTimeout as delay } from "node:timers/promises";
import type { Selectable } from "kysely";
import { firstEntryFilter } from "../../catalogue/deduplicate.ts";
import { resolveSeeds } from "../../catalogue/queries-seeds.ts";
import {
  type BudgetLimit,
  type CreditReference,
  describeBudget,
  findUsable,
  noteBudgetReached,
  PRICES,
  settle,
} from "../../credits/public.ts";
import type { Db } from "../../db/connect.ts";
import type { LookalikeJob } from "../../db/tables.ts";
import type { CostPreview, Schema } from "../../http/contract.ts";
import { Unavailable } from "../../http/problems.ts";
import type { JobHandler } from "../../jobs/definitions.ts";
import { enqueue, enqueueAll } from "../../jobs/enqueue.ts";
import type { ProgressTracker } from "../../jobs/progress.ts";
import type { Resumable } from "../../jobs/queries-resumable.ts";
import { reapStranded, runResumable } from "../../jobs/resumable.ts";
import { chunks } from "../../lib/chunks.ts";
import { readPages } from "../../lib/read-pages.ts";
import type { CompanyMatch, CompanySearch, LookalikeRanking, LookalikeSearch } from "../../search/search.ts";
import { publish } from "../../webhooks/public.ts";
import { emptiedNotice, withNotice } from "../emptied-notice.ts";
import { allExcluded, claimReturned, listExcluded } from "../queries-exclusions.ts";
import { readStored } from "../request.ts";
import { type FoundCompany, findUnconfirmed, listFound, presentFound, previewFound } from "../results.ts";
import { jobStopReason, PAGE_SIZE, presentManifest } from "./present.ts";
import { type BulkJob, lockWorkspaceJobs, type NewJob } from "./queries.ts";
import {
  BULK_JOBS,
  type ClaimedJob,
  claimJob,
  claimWaitingJobs,
  findRanking,
  insertPages,
  listWorkspacesWithRoom,
  type StoredRanking,
  updateToEnded,
  upsertRanking,
} from "./queries-run.ts";

export type JobSearch = Pick<CompanySearch, "lookalikes" | "matchReasons">;

const RETRY_SEARCH_AFTER_MS = 250;

/** Runs a bulk job: ranks companies, writes pages, ends the job. A later run continues after the last written page. */
export function runBulkJob({ db, search }: { db: Db; search: JobSearch }): JobHandler<"lookalikes.run"> {
  return async ({ jobId }, context) => {
    const job = await claimJob(db, jobId);
    if (job === undefined) return;
    await runResumable<JobEnd>(db, BULK_JOBS, job, context, {
      work: async (progress) => {
        if (job.status !== "running") return {};
        const kept = keptRanking(db, job, progress);
        const { writer, ranking } = await rankFor(db, withRetries(search, progress), job, progress, kept);
        return { budget: await writePages(writer, ranking) };
      },
      end: (outcome) => finishJob(db, job, outcome),
      failed: (failures) => ({ failure: `The search failed ${failures} times. Nothing was charged.` }),
      cancelled: {},
    });
  };
}

/** Returns the cost preview of a job. Ranks and deduplicates as the job would, and writes nothing. */
export async function previewJob(
  db: Db,
  search: JobSearch,
  { id, workspaceId, userId, request, seeds, limit }: Omit<NewJob, "isQueued">,
  signal: AbortSignal,
): Promise<CostPreview> {
  const job: ClaimedJob = {
    ...{ id, request, claim: 0, status: "running", page_count: 0, processed: 0 },
    ...{ workspace_id: workspaceId, user_id: userId, limit: Math.max(limit, 1) },
    resolved_seed_domains: seeds.resolved,
    unresolved_seed_domains: seeds.unresolved,
  };
  const { writer, ranking } = await rankFor(db, search, job, { ...UNSAVED, signal }, NOTHING_KEPT);
  let count = 0;
  const first: FoundCompany[] = [];
  for await (const { found } of takeBatches(writer, ranking)) {
    count += found.length;
    if (first.length === 0) first.push(...found.slice(0, 3));
  }
  return previewFound(first, count);
}

const UNSAVED = { report: () => undefined, current: () => ({ message: "", etaSeconds: null }), check: () => undefined };

type JobProgress = Pick<ProgressTracker, "signal" | "report" | "current" | "check">;

/** Stores a job's ranking and its claims on companies, so that another worker can continue the job. */
interface KeptRanking {
  find(): Promise<StoredRanking | undefined>;
  add(ranking: LookalikeRanking): Promise<void>;
  /** Returns the companies that the job may return. Another job may have returned some of them since the ranking. */
  claim(companyIds: readonly number[]): Promise<ReadonlySet<number>>;
}

function keptRanking(db: Db, job: ClaimedJob, progress: JobProgress): KeptRanking {
  const isUnique = readStored(job.request).exclusions?.returnedBefore;
  return {
    find: () => findRanking(db, job.id),
    add: async (ranking) => progress.check(await upsertRanking(db, job, ranking)),
    claim: isUnique ? (companyIds) => claimReturned(db, job, companyIds) : NOTHING_KEPT.claim,
  };
}

const NOTHING_KEPT: KeptRanking = {
  find: async () => undefined,
  add: async () => undefined,
  claim: async (companyIds) => new Set(companyIds),
};

async function rankFor(
  db: Db,
  search: JobSearch,
  job: ClaimedJob,
  progress: JobProgress,
  kept: KeptRanking,
): Promise<{ readonly writer: PageWriter; readonly ranking: StoredRanking }> {
  const { resolved_seed_domains: resolvedSeedDomains, unresolved_seed_domains: unresolvedSeedDomains } = job;
  const seeds = await resolveSeeds(db, [...(resolvedSeedDomains ?? []), ...(unresolvedSeedDomains ?? [])]);
  const { exclusions = {}, ...wanted } = readStored(job.request);
  const excluded = await listExcluded(db, job.workspace_id, exclusions, job.id);
  const request = {
    ...wanted,
    excludedCompanyIds: allExcluded(excluded),
    workspaceId: job.workspace_id,
    // A seed that was unknown at submission stays unknown, as in the manifest.
    seeds: seeds.companies.filter(({ domain }) => resolvedSeedDomains?.includes(domain)),
    omittedCompanyIds: seeds.omittedCompanyIds,
    limit: job.limit,
  };
  const rank = async (asked: LookalikeSearch, maxScore = 1): Promise<LookalikeRanking> => {
    progress.report("Ranking the companies");
    const found = await search.lookalikes(asked, {
      signal: progress.signal,
      onProgress: ({ message, fraction }) => progress.report(message, fraction),
    });
    const matches = found.matches.map((match) => ({ ...match, score: Math.min(match.score, maxScore) }));
    const emptied =
      matches.length === 0 && request.excludedCompanyIds.length > 0
        ? await emptiedNotice(search, asked, excluded, progress.signal)
        : null;
    const ranking = { ...found, matches, notice: withNotice(emptied, found.notice) };
    await kept.add(ranking);
    return ranking;
  };
  const ranking = (await kept.find()) ?? { ...(await rank(request)), lastWrittenId: null };
  return { writer: { db, search, job, progress, request, rank, isNew: kept.claim }, ranking };
}

/** The first batch is small so that the first page is readable early. Larger batches need fewer statements. */
const FIRST_BATCH = PAGE_SIZE + 10;
const BATCH = 1_000;

interface PageWriter {
  readonly db: Db;
  readonly search: Pick<CompanySearch, "matchReasons">;
  readonly job: ClaimedJob;
  readonly progress: JobProgress;
  readonly request: LookalikeSearch;
  readonly isNew: KeptRanking["claim"];
  /** Ranks, and appends the matches to the job's ranking with scores of at most `maxScore`. */
  rank(request: LookalikeSearch, maxScore: number): Promise<LookalikeRanking>;
}

/**
 * Writes the missing pages. While a batch is written, the search generates the match reasons of the next batch. Returns
 * the budget that stopped the job, if any.
 */
async function writePages(writer: PageWriter, ranking: StoredRanking): Promise<BudgetLimit | undefined> {
  let writing = Promise.resolve<BudgetLimit | undefined>(undefined);
  let { processed } = writer.job;
  try {
    for await (const { found, firstPage } of takeBatches(writer, ranking)) {
      const results = await presentResults(writer, ranking, found, firstPage);
      if (await writing) break;
      writing = writeAffordable(writer, { results, firstPage, processed });
      // Prevents an unhandled rejection before the loop awaits `writing`.
      writing.catch(() => undefined);
      processed += results.length;
    }
  } finally {
    await writing;
  }
  return writing;
}

/** Companies that are not on a page yet, and the number of the first page to write them to. */
interface Batch {
  readonly found: readonly FoundCompany[];
  readonly firstPage: number;
}

/** Yields the companies of a ranking that are not on a page yet, without duplicates, up to the job's limit. */
async function* takeBatches(writer: PageWriter, { matches, lastWrittenId }: StoredRanking): AsyncGenerator<Batch> {
  const { db, job, progress } = writer;
  const expected = Math.min(job.limit, matches.length);
  const isFirstEntry = firstEntryFilter();
  let ranked = matches;
  let next = ranked.findIndex(({ companyId }) => companyId === lastWrittenId) + 1;
  // After an interruption, passes the companies on written pages to the filter, which then removes their duplicates.
  if (next > 0) for (const { company } of await listFound(db, ranked.slice(0, next))) isFirstEntry(company);
  const waiting: FoundCompany[] = [];
  let { page_count: pageCount, processed } = job;
  while (processed < job.limit) {
    if (next === ranked.length) ranked = [...ranked, ...(await rankFurther(writer, ranked, job.limit - processed))];
    const end = Math.min(ranked.length, next + (pageCount === 0 ? FIRST_BATCH : BATCH));
    const found = await listFound(db, ranked.slice(next, end));
    // Claims only as many companies as the job can write, because other jobs cannot return claimed companies.
    const wanted = job.limit - processed - waiting.length;
    const distinct = takeWhere(found, ({ company }) => isFirstEntry(company), wanted);
    const allowed = await writer.isNew(distinct.map(({ company }) => company.id));
    waiting.push(...distinct.filter(({ company }) => allowed.has(company.id)));
    const isLast = next === end || waiting.length === job.limit - processed;
    const last = distinct.length === wanted ? distinct.at(-1)?.company.id : undefined;
    next = last === undefined ? end : next + ranked.slice(next).findIndex(({ companyId }) => companyId === last) + 1;
    const count = isLast ? waiting.length : waiting.length - (waiting.length % PAGE_SIZE);
    processed += count;
    progress.report("Writing the results", (processed - job.processed) / (expected - job.processed));
    if (count > 0) yield { found: waiting.splice(0, count), firstPage: pageCount };
    pageCount += Math.ceil(count / PAGE_SIZE);
    if (isLast) return;
  }
}

/** Returns the first `limit` items that pass, and stops there, because `passes` may have side effects. */
function takeWhere<Item>(items: readonly Item[], passes: (item: Item) => boolean, limit: number): Item[] {
  const taken: Item[] = [];
  for (const item of items) {
    if (taken.length === limit) break;
    if (passes(item)) taken.push(item);
  }
  return taken;
}

/** Extends a ranking if deduplication left too few companies. An agentic ranking keeps its checked candidates. */
async function rankFurther(
  { request, rank }: PageWriter,
  ranked: readonly CompanyMatch[],
  missing: number,
): Promise<readonly CompanyMatch[]> {
  if (request.searchType === "agentic" || ranked.length < request.limit) return [];
  const omittedCompanyIds = [...request.omittedCompanyIds, ...ranked.map(({ companyId }) => companyId)];
  const further = { ...request, omittedCompanyIds, limit: missing };
  return (await rank(further, ranked.at(-1)?.score ?? 1)).matches;
}

async function presentResults(
  { db, search, progress, request }: PageWriter,
  { interpretation }: Pick<StoredRanking, "interpretation">,
  found: readonly FoundCompany[],
  firstPage: number,
): Promise<Schema["Lookalike"][]> {
  const { query, seeds, interpret } = request;
  // A language model takes seconds for each page, so it writes reasons only for the first page, which people read.
  const subject = { query, seeds, interpret, onlyRules: firstPage > 0 };
  const unconfirmed = await findUnconfirmed(db, request, interpretation, found);
  return presentFound(search, subject, found, progress.signal, unconfirmed);
}

interface ResultBatch {
  readonly results: readonly Schema["Lookalike"][];
  readonly firstPage: number;
  /** The number of the job's results on earlier pages. */
  readonly processed: number;
}

/** Writes as many results as the remaining budgets allow. Returns the budget that was reached, if any. */
async function writeAffordable(
  { db, job, progress }: PageWriter,
  { results, firstPage, processed }: ResultBatch,
): Promise<BudgetLimit | undefined> {
  const { credits, budget } = await findUsable(db, {
    workspaceId: job.workspace_id,
    userId: job.user_id,
    reference: job.id,
  });
  const allowed = results.slice(0, Math.max(0, Math.floor(credits / PRICES.lookalike_company.credits) - processed));
  const pages = chunks(allowed, PAGE_SIZE).map((ofPage, index) => ({
    pageNumber: firstPage + index,
    resultCount: ofPage.length,
    companyIds: ofPage.map((result) => result.account_id),
    results: JSON.stringify(ofPage),
  }));
  if (pages.length > 0) progress.check(await insertPages(db, job, pages, progress.current()));
  return allowed.length < results.length ? budget : undefined;
}

/** Wraps the search so that calls wait until it is available. A worker that has just started must load its index. */
function withRetries(search: JobSearch, progress: ProgressTracker): JobSearch {
  const retry = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    for (;;) {
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof Unavailable)) throw error;
        progress.report("Waiting for the search index");
        await delay(RETRY_SEARCH_AFTER_MS, undefined, { signal: progress.signal });
      }
    }
  };
  return {
    lookalikes: (request, control) => retry(() => search.lookalikes(request, control)),
    matchReasons: (request, control) => retry(() => search.matchReasons(request, control)),
  };
}

/** Returns the ledger reference of a bulk job, under which its credits are reserved and settled. */
export function creditReference(job: { id: string; workspaceId: number; userId: string }): CreditReference {
  return { workspaceId: job.workspaceId, userId: job.userId, reference: job.id, reason: "Lookalikes_submitBulk" };
}

interface JobEnd {
  /** Fails the job with this message. If undefined, the job ends as cancelled (if that was requested) or completed. */
  readonly failure?: string;
  /** The budget that stopped the job. */
  readonly budget?: BudgetLimit | undefined;
}

/** Ends a job, settles its credits and queues waiting jobs, in one transaction. Returns false if the claim was lost. */
async function finishJob(
  db: Db,
  job: Resumable & { readonly id: string; readonly workspace_id: number },
  { failure, budget }: JobEnd,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    await lockWorkspaceJobs(transaction, job.workspace_id);
    const creditsPerCompany = PRICES.lookalike_company.credits;
    const reached = budget && `${describeBudget(budget)} is used up.`;
    const ended = await updateToEnded(transaction, job, { failure, budget: reached, creditsPerCompany });
    if (ended === undefined) return false;
    if (budget) await noteBudgetReached(transaction, job.workspace_id, budget);
    await settle(
      transaction,
      creditReference({ id: job.id, workspaceId: job.workspace_id, userId: ended.user_id }),
      ended.credits_consumed,
    );
    await publishEnd(transaction, ended);
    await enqueueWaitingJobs(transaction, job.workspace_id);
    return true;
  });
}

/** Queues waiting jobs of the workspace, up to its limit. The caller must hold the lock of `lockWorkspaceJobs`. */
async function enqueueWaitingJobs(db: Db, workspaceId: number): Promise<void> {
  const jobIds = await claimWaitingJobs(db, workspaceId);
  await enqueueAll(
    db,
    "lookalikes.run",
    jobIds.map((jobId) => ({ jobId })),
  );
}

async function publishEnd(db: Db, job: BulkJob): Promise<void> {
  const { workspace_id: workspaceId, finished_at: at } = job;
  if (at === null) throw new Error(`${job.id} has not ended.`);
  const data: Omit<Schema["LookalikeJobCompletedData"], "status"> = {
    job_id: job.id,
    requested_limit: job.requested_limit,
    manifest: presentManifest(job),
    stopped_because: jobStopReason(job)!,
    error_message: job.error_message,
    created_at: job.created_at.toISOString(),
    finished_at: at.toISOString(),
  };
  if (job.status === "completed")
    await publish(db, { workspaceId, at, type: "lookalike_job.completed", data: { status: "completed", ...data } });
  else if (job.status === "failed")
    await publish(db, { workspaceId, at, type: "lookalike_job.failed", data: { status: "failed", ...data } });
  else await publish(db, { workspaceId, at, type: "lookalike_job.cancelled", data: { status: "cancelled", ...data } });
}

const WORKSPACES_PER_PAGE = 500;

/** Requeues bulk jobs that the queue lost, fails jobs that it gave up on, and queues waiting jobs up to the limit. */
export function reapBulkJobs({ db }: { db: Db }): JobHandler<"lookalikes.reap"> {
  return async (_payload, context) => {
    const failure = "The job was interrupted too many times. Nothing was charged.";
    await reapStranded<Selectable<LookalikeJob>>(db, BULK_JOBS, context, {
      requeue: ({ id }) => enqueue(db, "lookalikes.run", { jobId: id }),
      giveUp: (job) => finishJob(db, job, { failure }),
    });
    const pages = readPages<number>(WORKSPACES_PER_PAGE, (afterId = 0, limit) =>
      listWorkspacesWithRoom(db, afterId, limit),
    );
    for await (const workspaceIds of pages)
      for (const workspaceId of workspaceIds) {
        context.signal.throwIfAborted();
        await db.transaction().execute(async (transaction) => {
          await lockWorkspaceJobs(transaction, workspaceId);
          await enqueueWaitingJobs(transaction, workspaceId);
        });
      }
  };
}
