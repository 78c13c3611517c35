import { randomUUID } from "node:crypto";
import { spend } from "../credits/ledger.ts";
import { prices } from "../credits/prices.ts";
import type { Db } from "../db/connect.ts";
import type { Handler, Schema } from "../http/contract.ts";
import type { CompanySearch, LookalikeRanking } from "../search/search.ts";
import { onceEach, withSpare } from "./once-each.ts";
import { presentLookalike, textOf } from "./present.ts";
import { readCompanies } from "./queries.ts";
import { readRequest, type LookalikeRequest } from "./request.ts";
import { findExcluded, resolveSeeds, type Seeds } from "./seeds.ts";

/** Searches at once and charges for what is returned, in one statement after the search: what fails costs nothing. */
export const searchLookalikes = (search: CompanySearch): Handler<"Lookalikes_search"> => async ({ query: fields }, context) => {
  const { db, caller, signal } = context;
  const request = readRequest(fields, "query");
  if ("faults" in request) return context.invalid(...request.faults);
  const seeds = await resolveSeeds(db, fields.seed_domains);
  if (seeds.resolved?.length === 0) {
    const message = "None of the seed domains belongs to a company of the catalogue.";
    return context.problem(400, "NO_SEED_RESOLVED", message, { unresolved_seed_domains: seeds.unresolved });
  }
  const excludedCompanyIds = await findExcluded(db, caller.workspaceId, seeds.companyIds, seeds.resolved ?? []);
  const wanted = { ...request, seedCompanyIds: seeds.companyIds, excludedCompanyIds, limit: withSpare(fields.limit) };
  const found = await search.lookalikes(wanted, { signal });
  const ranking = { ...found, matches: await onceEach(db, found.matches, fields.limit) };
  const results = await present(db, search, request, seeds, ranking, signal);
  signal.throwIfAborted();

  const price = results.length * prices.lookalike_company.credits;
  // An id of its own: the request's may be the caller's choice, and one sent twice would be charged once.
  const purpose = { workspaceId: caller.workspaceId, userId: caller.userId, reference: `search_${randomUUID()}`, reason: "Lookalikes_search" };
  const spent = await spend(db, purpose, price);
  if (spent.outcome === "insufficient") {
    const message = `This search costs ${spent.required} credits, and ${spent.available} can be spent.`;
    const headers = { "X-Credits-Used": 0, "X-Credits-Remaining": spent.available };
    return context.problem(402, "INSUFFICIENT_CREDITS", message, { required: spent.required, available: spent.available }, headers);
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

async function present(
  db: Db,
  search: CompanySearch,
  request: LookalikeRequest,
  seeds: Seeds,
  { matches, derivedQuery }: LookalikeRanking,
  signal: AbortSignal,
): Promise<Schema["Lookalike"][]> {
  const companies = await readCompanies(db, matches.map(({ companyId }) => companyId));
  const subject = { query: request.query, seedCompanyIds: seeds.companyIds, derivedQuery };
  const reasons = await search.matchReasons(subject, companies.map(textOf), signal);
  const scores = new Map(matches.map(({ companyId, score }) => [companyId, score]));
  return companies.map((company, place) => presentLookalike(company, scores.get(company.id) ?? 0, reasons[place] ?? ""));
}
