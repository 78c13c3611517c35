import { randomUUID } from "node:crypto";
import { firstEntryFilter, overfetchLimit } from "../catalogue/deduplicate.ts";
import { grant, prices, spend } from "../credits/public.ts";
import type { Db } from "../db/connect.ts";
import type { Handler, Schema } from "../http/contract.ts";
import type { CompanyMatch, CompanySearch, LookalikeRanking } from "../search/search.ts";
import { presentLookalike, textOf } from "./present.ts";
import { readCompanies } from "./queries.ts";
import { type LookalikeRequest, readRequest } from "./request.ts";
import { resolveSeeds, type Seeds } from "./seeds.ts";

/** Searches at once and charges for what is returned, in one statement after all else: what fails costs nothing. */
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
    const { ranking, results } = await find(db, search, request, seeds, fields.limit, signal);
    signal.throwIfAborted();

    const price = results.length * prices.lookalike_company.credits;
    // An id of its own: the request's may be the caller's choice, and one sent twice would be charged once.
    const purpose = {
      workspaceId: caller.workspaceId,
      userId: caller.userId,
      reference: `search_${randomUUID()}`,
      reason: "Lookalikes_search",
    };
    const spent = await spend(db, purpose, price);
    if (spent.status === "insufficient") {
      const message = `This search costs ${spent.required} credits, and ${spent.available} can be spent.`;
      const headers = { "X-Credits-Used": 0, "X-Credits-Remaining": spent.available };
      return context.problem(
        402,
        "INSUFFICIENT_CREDITS",
        message,
        { required: spent.required, available: spent.available },
        headers,
      );
    }
    // Given up in the very moment it was charged. From here to the answer nothing is waited for, so no limit can come in between.
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
      },
      { "X-Credits-Used": price, "X-Credits-Remaining": spent.balance },
    );
  };
}

/** Ranks, and reads the rows of the best `limit` and asks for their reasons while the search still derives a query from the seeds. */
async function find(
  db: Db,
  search: CompanySearch,
  { query, searchType, filter }: LookalikeRequest,
  { companies: seeds, excludedCompanyIds }: Seeds,
  limit: number,
  signal: AbortSignal,
): Promise<{ ranking: LookalikeRanking; results: Schema["Lookalike"][] }> {
  const present = async (matches: readonly CompanyMatch[]): Promise<Schema["Lookalike"][]> => {
    const rows = await readCompanies(
      db,
      matches.map(({ companyId }) => companyId),
    );
    const companies = rows.filter(firstEntryFilter()).slice(0, limit);
    const reasons = await search.matchReasons({ query, seeds }, companies.map(textOf), signal);
    const scores = new Map(matches.map(({ companyId, score }) => [companyId, score]));
    return companies.map((company, place) =>
      presentLookalike(company, scores.get(company.id) ?? 0, reasons[place] ?? ""),
    );
  };
  let presenting: ReturnType<typeof present> | undefined;
  const onRanked = (matches: readonly CompanyMatch[]): void => {
    presenting = present(matches);
    // Awaited when the search has answered; if it fails before, nobody asks for the results.
    presenting.catch(() => undefined);
  };
  const ranking = await search.lookalikes(
    { query, searchType, filter, seeds, excludedCompanyIds, limit: overfetchLimit(limit) },
    { signal, onRanked },
  );
  return { ranking, results: await (presenting ?? present(ranking.matches)) };
}
