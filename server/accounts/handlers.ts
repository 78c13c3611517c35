import { COUNTRIES, LOCATIONS, namedCountry } from "../catalogue/countries.ts";
import { firstEntryFilter } from "../catalogue/deduplicate.ts";
import { listCompanies } from "../catalogue/queries-companies.ts";
import { resolveSeeds } from "../catalogue/queries-seeds.ts";
import { listCompanyTechnologies } from "../catalogue/queries-technologies.ts";
import type { Db } from "../db/connect.ts";
import { filterDescriber } from "../filters/definitions.ts";
import { listUnconfirmed } from "../filters/queries-conditions.ts";
import { refuseUnknownTechnology, resolveFilters } from "../filters/read-filters.ts";
import { presentInterpretation, searchFilters } from "../filters/search-filters.ts";
import { findViewFilters } from "../filters/view-filters.ts";
import type { Family, Handler } from "../http/contract.ts";
import { pageFields } from "../http/pagination.ts";
import { noSuch } from "../http/problems.ts";
import { roundScore } from "../lib/round-score.ts";
import { findMissingSubject, findSeedRefusal } from "../lookalikes/public.ts";
import type { CompanySearch } from "../search/search.ts";
import { FUNDING_STAGES } from "../text/public.ts";
import { importAccounts } from "./import.ts";
import { importFile } from "./import-file.ts";
import { searchByName } from "./name-search.ts";
import { presentAccount, presentFacts, presentListItem } from "./present.ts";
import { findAccount } from "./queries.ts";
import { type AccountRow, type AccountSelection, countAccounts, listAccountRows } from "./queries-list.ts";

/** Serves the workspace's accounts and searches of the catalogue. */
export function accounts({ search }: { search: CompanySearch }): Family<"Accounts", "importFile"> {
  const describeFilters = filterDescriber("AccountFilters");
  return {
    list: listAccounts,
    listFiltered: listFilteredAccounts,
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

    read: async ({ path }, { db, caller, reply, refuse }) => {
      const account = await findAccount(db, caller.workspaceId, path.account_id);
      if (!account) return refuse(noSuch("account"));
      const technologies = await listCompanyTechnologies(db, account.id, { limit: 20, offset: 0 });
      return reply(200, presentAccount(account, technologies));
    },

    import: async ({ body }, { db, caller, reply }) => {
      const results = await importAccounts(db, caller.workspaceId, body.accounts);
      const resolved = results.filter((result) => result.account_id !== null).length;
      return reply(200, { results, resolved_count: resolved, unresolved_count: results.length - resolved });
    },

    importFile: importFile(),

    filters: async (_input, { db, now, reply }) => reply(200, { filters: await describeFilters(db, now) }),

    countryOptions: async (_input, { reply }) => reply(200, { countries: [...COUNTRIES], total: COUNTRIES.length }),
  };
}

// The contract's defaults, for a request without a body.
const FIRST_PAGE = { limit: 50, offset: 0 };
const FIRST_FILTERED_PAGE = { sort_key: "insights_count", sort_direction: "desc", page: 0, page_size: 50 } as const;

/** Lists the workspace's accounts by id. */
const listAccounts: Handler<"Accounts_list"> = async ({ body }, context) => {
  const { db, caller, reply, refuse } = context;
  const resolved = await resolveFilters("AccountFilters", body?.filters, context);
  if ("refusal" in resolved) return refuse(resolved.refusal);
  const { limit, offset } = { ...FIRST_PAGE, ...body?.pagination };
  const { rows, totalCount } = await readPage(db, {
    workspaceId: caller.workspaceId,
    filters: [resolved.filters],
    sortKey: "id",
    sortDirection: "asc",
    limit,
    offset,
  });
  const { total_count, pagination } = pageFields({ limit, offset }, rows.length, totalCount);
  return reply(200, { accounts: rows.map(presentListItem), total_count, ...(body?.pagination && { pagination }) });
};

/** Lists a sorted page of the workspace's accounts. */
const listFilteredAccounts: Handler<"Accounts_listFiltered"> = async ({ body }, context) => {
  const { db, caller, reply, problem, refuse } = context;
  const view = body?.view_id ? await findViewFilters(db, { userId: caller.userId, viewId: body.view_id }) : undefined;
  if (body?.view_id && !view) return refuse(noSuch("view"));
  if (view?.viewType === "people") {
    const message = "This view contains people. List them with POST /api/v1/people/list.";
    return problem(400, "VIEW_TYPE_MISMATCH", message, { view_id: body?.view_id });
  }
  const resolved = await resolveFilters("AccountFilters", body?.filters, context);
  if ("refusal" in resolved) return refuse(resolved.refusal);
  const { sort_key: sortKey, sort_direction: sortDirection, page, page_size } = { ...FIRST_FILTERED_PAGE, ...body };
  const { rows, totalCount } = await readPage(db, {
    workspaceId: caller.workspaceId,
    filters: view ? [view.filters, resolved.filters] : [resolved.filters],
    sortKey,
    sortDirection,
    limit: page_size,
    offset: page * page_size,
  });
  return reply(200, {
    accounts: rows.map((row) => ({ ...presentListItem(row), insights_count: row.insights_count })),
    account_ids: rows.map((row) => row.id),
    total_count: totalCount,
    page,
    page_size,
    has_more: page * page_size + rows.length < totalCount,
  });
};

async function readPage(
  db: Db,
  selection: AccountSelection,
): Promise<{ rows: readonly AccountRow[]; totalCount: number }> {
  const [rows, totalCount] = await Promise.all([
    listAccountRows(db, selection),
    countAccounts(db, selection.workspaceId, selection.filters),
  ]);
  return { rows, totalCount };
}

/** Searches the catalogue by traits or by seeds. Excludes blocked domains, and returns each company once. */
function searchByTraits(search: CompanySearch): Handler<"Accounts_searchByTraits"> {
  return async ({ query: fields }, { db, caller, reply, refuse, invalid, signal }) => {
    const missing = findMissingSubject(fields, "query");
    if (missing) return invalid(missing);
    const unknown = refuseUnknownTechnology(fields);
    if (unknown) return refuse(unknown);
    const seeds = await resolveSeeds(db, fields.seed_domains);
    const refusal = findSeedRefusal(seeds);
    if (refusal) return refuse(refusal);
    const { query = "", limit, min_score: minScore, interpret, include_unknown: includeUnknown, exclude } = fields;
    const filters = searchFilters(fields);
    const text = query.trim();
    const { matches, notice, interpretation } = await search.traits(
      {
        workspaceId: caller.workspaceId,
        query: text || null,
        seeds: seeds.companies,
        omittedCompanyIds: seeds.omittedCompanyIds,
        filters,
        interpret,
        includeUnknown,
        exclude,
        minScore,
        limit,
      },
      { signal },
    );
    const scores = new Map(matches.map(({ companyId, score }) => [companyId, score]));
    const companies = (await listCompanies(db, [...scores.keys()])).filter(firstEntryFilter()).slice(0, limit);
    const ids = companies.map(({ id }) => id);
    const required = { ...interpretation?.filters, ...filters };
    const unconfirmed = includeUnknown ? new Set(await listUnconfirmed(db, required, ids)) : undefined;
    const results = companies.map((company) => ({
      id: company.id,
      account_id: company.id,
      domain: company.domain,
      ...presentFacts(company),
      headquarters: namedCountry(company.hq_country),
      description: company.description,
      similarity_score: roundScore(scores.get(company.id) ?? 0),
      ...(unconfirmed && { is_unconfirmed: unconfirmed.has(company.id) }),
    }));
    return reply(200, {
      query: text,
      results,
      total: results.length,
      notice,
      interpretation: presentInterpretation(interpretation),
    });
  };
}
