import { countries, locations } from "../catalogue/countries.ts";
import { fundingStages } from "../catalogue/funding-stages.ts";
import { filterDefinitions } from "../filters/definitions.ts";
import type { Family } from "../http/contract.ts";
import type { CompanySearch } from "../search/search.ts";
import { importAccounts } from "./import.ts";
import { filterFaults, listAccounts, listFilteredAccounts } from "./list.ts";
import { searchByName } from "./name-search.ts";
import { presentAccount, presentFacts } from "./present.ts";
import { findAccount, listCompanyFacts } from "./queries.ts";

const accountFilters = filterDefinitions("AccountFilters");

/** Companies: the workspace's accounts, the catalogue they come from, and how to find them. */
export function accounts(services: { search: CompanySearch }): Family<"Accounts"> {
  return {
    list: { serve: listAccounts, findFaults: ({ body }) => filterFaults(body?.filters) },
    listFiltered: { serve: listFilteredAccounts, findFaults: ({ body }) => filterFaults(body?.filters) },

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

    searchByTraits: async ({ query }, { db, reply, signal }) => {
      const text = query.query.trim();
      const ranking = await services.search.traits(
        { query: text, filter: {}, excludedCompanyIds: [], limit: query.limit },
        { signal },
      );
      const facts = await listCompanyFacts(
        db,
        ranking.map((match) => match.companyId),
      );
      const results = ranking.flatMap(({ companyId, score }) => {
        const row = facts.get(companyId);
        return row
          ? [
              {
                id: row.id,
                domain: row.domain,
                ...presentFacts(row),
                description: row.description,
                similarity_score: score,
              },
            ]
          : [];
      });
      return reply(200, { query: text, results, total: results.length });
    },

    firmographicOptions: async (_input, { reply }) =>
      reply(200, {
        min_employees: { min: 0, max: null },
        max_employees: { min: 0, max: null },
        funding_stages: [...fundingStages],
        locations: [...locations],
      }),

    read: async ({ path }, { db, caller, reply, problem }) => {
      const account = await findAccount(db, caller.workspaceId, path.account_id);
      return account ? reply(200, presentAccount(account)) : problem(404, "NOT_FOUND", "There is no such account.");
    },

    import: async ({ body }, { db, caller, reply }) => {
      const results = await importAccounts(db, caller.workspaceId, body.accounts);
      const resolved = results.filter(
        (result) => result.outcome === "imported" || result.outcome === "already_imported",
      ).length;
      return reply(200, { results, resolved_count: resolved, unresolved_count: results.length - resolved });
    },

    filters: async (_input, { reply }) => reply(200, { filters: accountFilters }),

    countryOptions: async (_input, { reply }) => reply(200, { countries: [...countries], total: countries.length }),
  };
}
