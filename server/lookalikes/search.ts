import { randomUUID } from "node:crypto";
import { firstEntryFilter, overfetchLimit } from "../catalogue/deduplicate.ts";
import { grant, PRICES, spend } from "../credits/public.ts";
import type { Handler } from "../http/contract.ts";
import type { CompanySearch } from "../search/search.ts";
import { readRequest } from "./request.ts";
import { listFound, presentFound } from "./results.ts";
import { resolveSeeds } from "./seeds.ts";

/** Searches, and charges for the results in one statement after everything else, so that a failed search is free. */
export function searchLookalikes(search: CompanySearch): Handler<"Lookalikes_search"> {
  return async ({ query: fields }, context) => {
    const { db, caller, signal } = context;
    const request = readRequest(fields, "query");
    if ("faults" in request) return context.invalid(...request.faults);
    const seeds = await resolveSeeds(db, caller.workspaceId, fields.seed_domains);
    if (seeds.resolved?.length === 0) {
      const message = "None of the seed domains belongs to a company of the catalogue.";
      return context.problem(400, "NO_SEED_RESOLVED", message, { unresolved_seed_domains: seeds.unresolved });
    }

    const subject = { query: request.query, seeds: seeds.companies };
    const { searchType, filter, minScore } = request;
    const { excludedCompanyIds } = seeds;
    const ranking = await search.lookalikes(
      { ...subject, searchType, filter, minScore, excludedCompanyIds, limit: overfetchLimit(fields.limit) },
      { signal },
    );
    const isFirstEntry = firstEntryFilter();
    const found = (await listFound(db, ranking.matches)).filter(({ company }) => isFirstEntry(company));
    const results = await presentFound(search, subject, found.slice(0, fields.limit), signal);
    signal.throwIfAborted();

    const price = results.length * PRICES.lookalike_company.credits;
    const purpose = {
      workspaceId: caller.workspaceId,
      userId: caller.userId,
      // Not the request's id: the caller may choose it, and two requests with one id would be charged once.
      reference: `search_${randomUUID()}`,
      reason: "Lookalikes_search",
    };
    const spent = await spend(db, purpose, price);
    if (spent.status === "insufficient") {
      const { required, available } = spent;
      const message = `This search costs ${required} credits, and ${available} are available.`;
      const headers = { "X-Credits-Used": 0, "X-Credits-Remaining": available };
      return context.problem(402, "INSUFFICIENT_CREDITS", message, { required, available }, headers);
    }
    // Aborted while it was charged: nobody gets the results. Nothing is awaited from here to the response.
    if (signal.aborted) {
      await grant(db, purpose, price);
      signal.throwIfAborted();
    }
    return context.reply(
      200,
      {
        query: request.query ?? "",
        results,
        total: results.length,
        credits_consumed: price,
        derived_query: ranking.derivedQuery,
        resolved_seed_domains: seeds.resolved && [...seeds.resolved],
        unresolved_seed_domains: seeds.unresolved && [...seeds.unresolved],
        agentic_method: ranking.agenticMethod,
        notice: ranking.notice,
      },
      { "X-Credits-Used": price, "X-Credits-Remaining": spent.balance },
    );
  };
}
