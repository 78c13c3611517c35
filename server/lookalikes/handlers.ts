import { randomUUID } from "node:crypto";
import { firstEntryFilter } from "../catalogue/deduplicate.ts";
import { resolveSeeds } from "../catalogue/queries-seeds.ts";
import { PRICES, refuseCharge, spend } from "../credits/public.ts";
import { findForeignReference } from "../filters/queries.ts";
import { refuseUnknownTechnology } from "../filters/read-filters.ts";
import { presentInterpretation } from "../filters/search-filters.ts";
import type { Family, Handler, PreparingHandler, ResponseBody } from "../http/contract.ts";
import { noSuch } from "../http/problems.ts";
import type { CompanySearch } from "../search/search.ts";
import { exportBulk } from "./bulk/export.ts";
import { cancelBulk, listBulk, pollBulk, submitBulk } from "./bulk/handlers.ts";
import { emptiedNotice, withNotice } from "./emptied-notice.ts";
import { allExcluded, listExcluded, upsertReturned } from "./queries-exclusions.ts";
import { findSeedRefusal, readRequest } from "./request.ts";
import { type FoundCompany, findUnconfirmed, listFound, presentFound, previewFound } from "./results.ts";

/** Serves lookalike searches of up to 100 companies, and bulk jobs of up to 10,000. */
export function lookalikes(services: { search: CompanySearch }): Family<"Lookalikes", "search" | "submitBulk"> {
  return {
    search: searchLookalikes(services),
    submitBulk: submitBulk(services),
    listBulk,
    pollBulk,
    cancelBulk,
    exportBulk,
  };
}

type SearchHandler = Handler<"Lookalikes_search">;
type Results = Omit<ResponseBody<"Lookalikes_search", 200>, "credits_consumed">;

/** Searches before the transaction, because that takes seconds. Charges within it, so that failed searches are free. */
function searchLookalikes(services: { search: CompanySearch }): PreparingHandler<"Lookalikes_search"> {
  return {
    prepare: async ({ query: fields }, signal, { db, caller }): Promise<SearchHandler> => {
      const request = readRequest(fields, "query");
      if ("faults" in request) return async (_input, { invalid }) => invalid(...request.faults);
      const unknown = refuseUnknownTechnology(request.filters);
      if (unknown) return async (_input, { refuse }) => refuse(unknown);
      const { exclusions = {}, ...search } = request;
      const foreign = await findForeignReference(db, caller.workspaceId, {
        audience_include: exclusions.audienceIds ?? [],
      });
      if (foreign) return async (_input, { refuse }) => refuse(noSuch(foreign));
      const seeds = await resolveSeeds(db, fields.seed_domains);
      const seedRefusal = findSeedRefusal(seeds);
      if (seedRefusal) return async (_input, { refuse }) => refuse(seedRefusal);

      const excluded = await listExcluded(db, caller.workspaceId, exclusions);
      const subject = { query: request.query, seeds: seeds.companies, interpret: request.interpret };
      const wanted = {
        ...search,
        ...subject,
        workspaceId: caller.workspaceId,
        omittedCompanyIds: seeds.omittedCompanyIds,
        excludedCompanyIds: allExcluded(excluded),
        limit: fields.limit,
      };
      const ranking = await services.search.lookalikes(wanted, { signal });
      const isFirstEntry = firstEntryFilter();
      const found = (await listFound(db, ranking.matches)).filter(({ company }) => isFirstEntry(company));
      const shown = found.slice(0, fields.limit);
      const unconfirmed = await findUnconfirmed(db, request, ranking.interpretation, shown);
      const results = await presentFound(services.search, subject, shown, signal, unconfirmed);
      const emptied =
        results.length === 0 && wanted.excludedCompanyIds.length > 0
          ? await emptiedNotice(services.search, wanted, excluded, signal)
          : null;
      return chargeFor(shown, {
        query: request.query ?? "",
        results,
        total: results.length,
        derived_query: ranking.derivedQuery,
        resolved_seed_domains: seeds.resolved && [...seeds.resolved],
        unresolved_seed_domains: seeds.unresolved && [...seeds.unresolved],
        agentic_method: ranking.agenticMethod,
        notice: withNotice(emptied, ranking.notice),
        interpretation: presentInterpretation(ranking.interpretation),
        expected_total: ranking.expectedTotal,
        scanned: ranking.scanned,
      });
    },
  };
}

function chargeFor(shown: readonly FoundCompany[], results: Results): SearchHandler {
  return async (_input, { db, caller, signal, stateCost, confirmCost, reply, refuse }) => {
    signal.throwIfAborted();
    const price = results.total * PRICES.lookalike_company.credits;
    await stateCost(price, () => previewFound(shown, results.total));
    const purpose = {
      workspaceId: caller.workspaceId,
      userId: caller.userId,
      // Not the request id, which the caller may choose: two requests with the same id would be charged only once.
      reference: `search_${randomUUID()}`,
      reason: "Lookalikes_search",
    };
    const spent = await spend(db, purpose, price);
    if ("required" in spent) return refuse(await refuseCharge(db, caller.workspaceId, spent, "This search costs"));
    await confirmCost(price, spent.balance);
    await upsertReturned(
      db,
      caller.workspaceId,
      results.results.map((result) => result.account_id),
      { query: results.query, seed_domains: results.resolved_seed_domains },
    );
    // Rolls back the charge if the caller has disconnected or the request has timed out.
    signal.throwIfAborted();
    const headers = { "X-Credits-Used": price, "X-Credits-Remaining": spent.balance };
    return reply(200, { ...results, credits_consumed: price }, headers);
  };
}
