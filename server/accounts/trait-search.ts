import { firstEntryFilter, overfetchLimit } from "../catalogue/deduplicate.ts";
import { listCompanies } from "../catalogue/queries-companies.ts";
import type { Handler } from "../http/contract.ts";
import { roundScore } from "../lib/round-score.ts";
import type { CompanySearch } from "../search/search.ts";
import { presentFacts } from "./present.ts";
import { listBlockedCompanyIds } from "./queries.ts";

/** Searches the catalogue by traits. Leaves out blocked domains and every further domain of a company. */
export function searchByTraits(search: CompanySearch): Handler<"Accounts_searchByTraits"> {
  return async ({ query: { query, limit, min_score: minScore } }, { db, caller, reply, signal }) => {
    const text = query.trim();
    const excludedCompanyIds = await listBlockedCompanyIds(db, caller.workspaceId);
    const { matches, notice } = await search.traits(
      { query: text, filter: {}, excludedCompanyIds, minScore, limit: overfetchLimit(limit) },
      { signal },
    );
    const scores = new Map(matches.map(({ companyId, score }) => [companyId, score]));
    const companies = (await listCompanies(db, [...scores.keys()])).filter(firstEntryFilter()).slice(0, limit);
    const results = companies.map((company) => ({
      id: company.id,
      domain: company.domain,
      ...presentFacts(company),
      description: company.description,
      similarity_score: roundScore(scores.get(company.id) ?? 0),
    }));
    return reply(200, { query: text, results, total: results.length, notice });
  };
}
