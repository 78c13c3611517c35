import type { Db } from "../db/connect.ts";
import type { CompanyMatch, CompanySearch } from "../search/search.ts";
import { PAGE_SIZE, presentLookalike, textOf } from "./present.ts";
import type { ProgressWatch } from "./progress.ts";
import { writePages, type ClaimedJob, type PreparedPage } from "./queries-run.ts";
import { readCompanies } from "./queries.ts";
import { whenReady } from "./when-ready.ts";

// The first page at once, then 1,000 companies a statement: one commit for each, and a chance to stop after each.
const PAGES_AT_ONCE = 10;

/**
 * Writes the pages that are not written yet, batch by batch, until all are or the job shall stop. While one batch is
 * written the next two are prepared.
 */
export async function writeAllPages(db: Db, search: CompanySearch, job: ClaimedJob, ranking: readonly CompanyMatch[], watch: ProgressWatch): Promise<void> {
  const pageCount = Math.ceil(ranking.length / PAGE_SIZE);
  const begun = job.pageCount;
  let coming = begun;
  const prepareNext = (): Promise<PreparedPage[]> => {
    const first = coming;
    const pages = first === 0 ? 1 : PAGES_AT_ONCE;
    coming += pages;
    const batch = whenReady(watch, () => preparePages(db, search, job, ranking, first, pages, watch.signal));
    // Awaited in a later round; until then a failure must not count as unhandled.
    batch.catch(() => undefined);
    return batch;
  };
  const ahead = [prepareNext(), prepareNext()];
  for (let page = begun; page < pageCount; ) {
    const prepared = (await ahead.shift()) ?? [];
    ahead.push(prepareNext());
    page += prepared.length;
    watch.tell("Writing the results", (page - begun) / (pageCount - begun));
    watch.obey(await writePages(db, job, prepared, watch.current()));
    if (watch.standing() !== "running") return;
    watch.signal.throwIfAborted();
  }
}

async function preparePages(
  db: Db,
  search: CompanySearch,
  job: ClaimedJob,
  ranking: readonly CompanyMatch[],
  firstPage: number,
  pages: number,
  signal: AbortSignal,
): Promise<PreparedPage[]> {
  const matches = ranking.slice(firstPage * PAGE_SIZE, (firstPage + pages) * PAGE_SIZE);
  if (matches.length === 0) return [];
  const companies = await readCompanies(db, matches.map(({ companyId }) => companyId));
  // A language model takes seconds a page: it writes the reasons people look at, of the first page.
  const subject = { query: job.request.query, seedCompanyIds: job.seedCompanyIds, derivedQuery: job.derivedQuery, onlyRules: firstPage > 0 };
  const reasons = await search.matchReasons(subject, companies.map(textOf), signal);
  const results = new Map(companies.map((company, place) => [company.id, { company, reason: reasons[place] ?? "" }]));
  return Array.from({ length: Math.ceil(matches.length / PAGE_SIZE) }, (_, place) => {
    const found = matches.slice(place * PAGE_SIZE, (place + 1) * PAGE_SIZE).flatMap(({ companyId, score }) => {
      const result = results.get(companyId);
      return result ? [presentLookalike(result.company, score, result.reason)] : [];
    });
    return { pageNumber: firstPage + place, resultCount: found.length, results: JSON.stringify(found) };
  });
}
