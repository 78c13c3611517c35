import { firstEntryFilter } from "../catalogue/deduplicate.ts";
import type { Db } from "../db/connect.ts";
import { type ResultCompany, readCompanies } from "./queries.ts";
import type { KeptRanking } from "./queries-run.ts";

/** A company found, and how similar it is. */
export interface FoundCompany {
  readonly company: ResultCompany;
  readonly score: number;
}

/**
 * Reads a ranking's companies in rank order, each once, in lots of at most the given sizes, the last of which repeats. After an
 * interruption they begin behind the last written one: those before it are read again, to know which were met.
 */
export async function* readResults(
  db: Db,
  { matches, lastWritten }: KeptRanking,
  lotSizes: readonly number[],
): AsyncGenerator<FoundCompany[], void, void> {
  const isFirstEntry = firstEntryFilter();
  const read = (from: number, to: number): Promise<ResultCompany[]> =>
    readCompanies(
      db,
      matches.slice(from, to).map(({ companyId }) => companyId),
    );
  let next = matches.findIndex(({ companyId }) => companyId === lastWritten) + 1;
  if (next > 0) for (const company of await read(0, next)) isFirstEntry(company);
  for (let lot = 0; next < matches.length; lot += 1) {
    const first = next;
    next += lotSizes[lot] ?? lotSizes.at(-1) ?? matches.length;
    const scores = new Map(matches.slice(first, next).map(({ companyId, score }) => [companyId, score]));
    yield (await read(first, next))
      .filter(isFirstEntry)
      .map((company) => ({ company, score: scores.get(company.id) ?? 0 }));
  }
}
