import type { CompanySearch, LookalikeSearch } from "../search/search.ts";
import type { ExcludedCompanies } from "./queries-exclusions.ts";

/** The number of best companies for the explanation of an empty list. */
const EXPLAINED = 100;

/**
 * Returns a notice about the exclusions that emptied a list; null if they did not. Searches once more, without them.
 */
export async function noticeOfEmptied(
  search: Pick<CompanySearch, "lookalikes">,
  request: LookalikeSearch,
  excluded: ExcludedCompanies,
  signal: AbortSignal,
): Promise<string | null> {
  const { matches } = await search.lookalikes(
    { ...request, searchType: "semantic", excludedCompanyIds: [], limit: Math.min(request.limit, EXPLAINED) },
    { signal },
  );
  const counts = Object.entries(excluded).flatMap(([name, ids]) => {
    const left = new Set<number>(ids);
    const count = matches.filter(({ companyId }) => left.has(companyId)).length;
    return count === 0 ? [] : `${name} removed ${count}`;
  });
  if (counts.length === 0) return null;
  const best = matches.length === 1 ? "the only company" : `the ${matches.length} best companies`;
  return `All results were excluded: of ${best}, ${new Intl.ListFormat("en-GB").format(counts)}.`;
}

/** The limit of the contract. */
const MAX_NOTICE_LENGTH = 500;

/** Puts a notice before another, which is dropped if both are too long together. */
export function withNotice(first: string | null, then: string | null): string | null {
  const both = [first, then].filter(Boolean).join(" ");
  return (both.length <= MAX_NOTICE_LENGTH ? both : first) || null;
}
