import type { Db } from "../db/connect.ts";
import type { CompanySearch, MatchSubject } from "../search/search.ts";
import { ahead } from "./ahead.ts";
import { PAGE_SIZE, presentLookalike, textOf } from "./present.ts";
import type { ProgressWatch } from "./progress.ts";
import { type ClaimedJob, type KeptRanking, type PreparedPage, type Standing, writePages } from "./queries-run.ts";
import { type FoundCompany, readResults } from "./read-results.ts";
import { whenReady } from "./when-ready.ts";

// The first page at once, then 1,000 companies a statement: one commit for each, and a chance to stop after each.
const FIRST_LOT = PAGE_SIZE + 10;
const LOT = 1_000;

/**
 * Writes the pages that are not written yet, batch by batch, until all are or the job shall stop. While one batch is written
 * the next is given its reasons, and the rows of the one after that are read.
 *
 * @param saving a new ranking on its way to be kept; no page is written before it is, or another worker could rank otherwise.
 */
export async function writeAllPages(
  db: Db,
  search: CompanySearch,
  job: ClaimedJob,
  subject: MatchSubject,
  ranking: KeptRanking,
  watch: ProgressWatch,
  saving?: Promise<Standing | undefined>,
): Promise<void> {
  const expected = Math.min(job.limit, ranking.matches.length);
  let written = job.processed;
  const lots = ahead(readResults(db, ranking, job.pageCount === 0 ? [FIRST_LOT, LOT] : [LOT]));
  const batches = ahead(preparePages(search, job, subject, lots, watch));
  if (saving) watch.obey(await saving);
  if (watch.standing() !== "running") return;
  for await (const pages of batches) {
    written += pages.reduce((sum, { resultCount }) => sum + resultCount, 0);
    watch.tell("Writing the results", (written - job.processed) / (expected - job.processed));
    watch.obey(await writePages(db, job, pages, watch.current()));
    if (watch.standing() !== "running") return;
    watch.signal.throwIfAborted();
  }
}

/** Full pages as soon as their companies are known; the last one with what is left. */
async function* preparePages(
  search: CompanySearch,
  job: ClaimedJob,
  subject: MatchSubject,
  lots: AsyncGenerator<FoundCompany[], void, void>,
  watch: ProgressWatch,
): AsyncGenerator<PreparedPage[], void, void> {
  let pageNumber = job.pageCount;
  let left = job.limit - job.processed;
  let waiting: FoundCompany[] = [];
  const prepare = async (count: number): Promise<PreparedPage[]> => {
    const found = waiting.slice(0, count);
    waiting = waiting.slice(count);
    left -= found.length;
    const first = pageNumber;
    pageNumber += Math.ceil(count / PAGE_SIZE);
    return whenReady(watch, () => toPages(search, subject, found, first, watch.signal));
  };
  for await (const lot of lots) {
    waiting.push(...lot);
    waiting.length = Math.min(waiting.length, left);
    const full = waiting.length - (waiting.length % PAGE_SIZE);
    if (full > 0) yield await prepare(full);
    if (left === 0) return;
  }
  if (waiting.length > 0) yield await prepare(waiting.length);
}

async function toPages(
  search: CompanySearch,
  subject: MatchSubject,
  found: readonly FoundCompany[],
  firstPage: number,
  signal: AbortSignal,
): Promise<PreparedPage[]> {
  // A language model takes seconds a page: it writes the reasons people look at, of the first page.
  const reasons = await search.matchReasons(
    { ...subject, onlyRules: firstPage > 0 },
    found.map(({ company }) => textOf(company)),
    signal,
  );
  const results = found.map(({ company, score }, place) => presentLookalike(company, score, reasons[place] ?? ""));
  return Array.from({ length: Math.ceil(results.length / PAGE_SIZE) }, (_, page) => {
    const ofPage = results.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE);
    return { pageNumber: firstPage + page, resultCount: ofPage.length, results: JSON.stringify(ofPage) };
  });
}
