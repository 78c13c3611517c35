import { COUNTRIES, LOCATIONS } from "../catalogue/countries.ts";
import { firstEntryFilter, overfetchLimit } from "../catalogue/deduplicate.ts";
import { FUNDING_STAGES } from "../catalogue/funding-stages.ts";
import { listCompanies } from "../catalogue/queries-companies.ts";
import { filterDescriber } from "../filters/definitions.ts";
import { filterFaults } from "../filters/resolve-filters.ts";
import type { Family, Handler, Schema } from "../http/contract.ts";
import { roundScore } from "../lib/round-score.ts";
import type { CompanySearch } from "../search/search.ts";
import { importAccounts } from "./import.ts";
import { listAccounts, listFilteredAccounts } from "./list.ts";
import { searchByName } from "./name-search.ts";
import { presentAccount, presentFacts } from "./present.ts";
import { findAccount } from "./queries.ts";

/** Serves the workspace's accounts and searches of the catalogue. */
export function accounts({ search }: { search: CompanySearch }): Family<"Accounts"> {
  const describeFilters = filterDescriber("AccountFilters");
  return {
    list: { serve: listAccounts, findFaults },
    listFiltered: { serve: listFilteredAccounts, findFaults },
    searchByTraits: searchByTraits(search),

    searchByName: async ({ query }, { db, reply }) => {
      const text = query.query.trim();
      const matches = await searchByName(db, text, query.limit);
      return reply(200, {
        query: text,
        matches: matches.map((match) => ({
          id: match.id,
          domain: match.domain,
          ...presentFacts(match),
          match_score: match.score,
        })),
        total_matches: matches.length,
      });
    },

    firmographicOptions: async (_input, { reply }) =>
      reply(200, {
        min_employees: { min: 0, max: null },
        max_employees: { min: 0, max: null },
        funding_stages: [...FUNDING_STAGES],
        locations: [...LOCATIONS],
      }),

    read: async ({ path }, { db, caller, reply, problem }) => {
      const account = await findAccount(db, caller.workspaceId, path.account_id);
      return account ? reply(200, presentAccount(account)) : problem(404, "NOT_FOUND", "There is no such account.");
    },

    import: async ({ body }, { db, caller, reply }) => {
      const results = await importAccounts(db, caller.workspaceId, body.accounts);
      const resolved = results.filter((result) => result.account_id !== null).length;
      return reply(200, { results, resolved_count: resolved, unresolved_count: results.length - resolved });
    },

    filters: async (_input, { db, now, reply }) => reply(200, { filters: await describeFilters(db, now) }),

    countryOptions: async (_input, { reply }) => reply(200, { countries: [...COUNTRIES], total: COUNTRIES.length }),
  };
}

function findFaults({ body }: { body?: { filters?: Schema["AccountFilters"] | null } }): Schema["ValidationFault"][] {
  return filterFaults("AccountFilters", body?.filters);
}

/** Searches the catalogue by traits. Leaves out blocked domains and every further domain of a company. */
function searchByTraits(search: CompanySearch): Handler<"Accounts_searchByTraits"> {
  return async ({ query: { query, limit, min_score: minScore } }, { db, caller, reply, signal }) => {
    const text = query.trim();
    const { matches, notice } = await search.traits(
      { workspaceId: caller.workspaceId, query: text, filter: {}, minScore, limit: overfetchLimit(limit) },
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
