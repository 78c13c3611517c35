import type { CompanySearch, LookalikeSearch } from "../search/search.ts";
import type { ExcludedCompanies } from "./queries-exclusions.ts";

/** The maximum number of companies that the search for the notice returns. */
const EXPLAINED = 100;

/**
 * Searches again without exclusions. Returns a notice with the number of companies that each exclusion removed; null if
 * the exclusions removed none.
 */
export async function emptiedNotice(
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

/** The maximum length in the contract. */
const MAX_NOTICE_LENGTH = 500;

/** Joins two notices. Drops the second notice if both together are too long. */
export function withNotice(first: string | null, then: string | null): string | null {
  const both = [first, then].filter(Boolean).join(" ");
  return (both.length <= MAX_NOTICE_LENGTH ? both : first) || null;
}
