import { firstEntryFilter, overfetchLimit } from "../../catalogue/deduplicate.ts";
import type { Db } from "../../db/connect.ts";
import type { ProgressTracker } from "../../jobs/progress.ts";
import type { CompanyMatch, CompanySearch, LookalikeRanking, LookalikeSearch } from "../../search/search.ts";
import { type FoundCompany, listFound, presentFound } from "../results.ts";
import { PAGE_SIZE } from "./present.ts";
import { type ClaimedJob, insertPages, type NewPage, type StoredRanking } from "./queries-run.ts";

/** The first page comes early; after that, fewer statements. */
const FIRST_BATCH = PAGE_SIZE + 10;
const BATCH = 1_000;

interface PageWriter {
  readonly db: Db;
  readonly search: Pick<CompanySearch, "matchReasons">;
  readonly job: ClaimedJob;
  readonly progress: ProgressTracker;
  readonly request: LookalikeSearch;
  /** Ranks, and appends the matches to the job's ranking with scores of at most `maxScore`. */
  rank(request: LookalikeSearch, maxScore: number): Promise<LookalikeRanking>;
}

/** Writes the pages of a ranking that are not written yet, batch by batch. */
export async function writePages(writer: PageWriter, { matches, lastWrittenId }: StoredRanking): Promise<void> {
  const { db, job, progress } = writer;
  const expected = Math.min(job.limit, matches.length);
  const isFirstEntry = firstEntryFilter();
  let ranked = matches;
  let next = ranked.findIndex(({ companyId }) => companyId === lastWrittenId) + 1;
  // After an interruption, so that duplicates of what is written are known.
  if (next > 0) for (const { company } of await listFound(db, ranked.slice(0, next))) isFirstEntry(company);
  let waiting: FoundCompany[] = [];
  let { pageCount, processed } = job;
  while (processed < job.limit) {
    if (next === ranked.length) ranked = [...ranked, ...(await rankFurther(writer, ranked, job.limit - processed))];
    const end = Math.min(ranked.length, next + (pageCount === 0 ? FIRST_BATCH : BATCH));
    const found = await listFound(db, ranked.slice(next, end));
    waiting.push(...found.filter(({ company }) => isFirstEntry(company)));
    waiting = waiting.slice(0, job.limit - processed);
    const isLast = next === end || waiting.length === job.limit - processed;
    next = end;
    const count = isLast ? waiting.length : waiting.length - (waiting.length % PAGE_SIZE);
    processed += count;
    progress.report("Writing the results", (processed - job.processed) / (expected - job.processed));
    if (count > 0) await writeBatch(writer, waiting.splice(0, count), pageCount);
    pageCount += Math.ceil(count / PAGE_SIZE);
    if (isLast) return;
  }
}

/**
 * Ranks what remains behind a ranking of which duplicates left too few companies. An agentic search has checked its
 * candidates and leaves out what failed, so it is not ranked further.
 */
async function rankFurther(
  { request, rank }: PageWriter,
  ranked: readonly CompanyMatch[],
  missing: number,
): Promise<readonly CompanyMatch[]> {
  if (request.searchType === "agentic" || ranked.length < request.limit) return [];
  const excludedCompanyIds = [...request.excludedCompanyIds, ...ranked.map(({ companyId }) => companyId)];
  const further = { ...request, excludedCompanyIds, limit: overfetchLimit(missing) };
  return (await rank(further, ranked.at(-1)?.score ?? 1)).matches;
}

async function writeBatch(
  { db, search, job, progress, request }: PageWriter,
  found: readonly FoundCompany[],
  firstPage: number,
): Promise<void> {
  const { query, seeds } = request;
  // A language model takes seconds for a page. It writes the reasons that people look at, those of the first page.
  const subject = { query, seeds, onlyRules: firstPage > 0 };
  const results = await presentFound(search, subject, found, progress.signal);
  const pages: NewPage[] = [];
  for (let from = 0; from < results.length; from += PAGE_SIZE) {
    const ofPage = results.slice(from, from + PAGE_SIZE);
    const pageNumber = firstPage + pages.length;
    pages.push({ pageNumber, resultCount: ofPage.length, results: JSON.stringify(ofPage) });
  }
  progress.check(await insertPages(db, job, pages, progress.current()));
}
