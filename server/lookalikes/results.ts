import { companySize } from "../catalogue/company.ts";
import { namedCountry } from "../catalogue/countries.ts";
import { type ListedCompany, listCompanies } from "../catalogue/queries-companies.ts";
import { PRICES } from "../credits/public.ts";
import type { Db } from "../db/connect.ts";
import { listUnconfirmed } from "../filters/queries-conditions.ts";
import type { CostPreview, Schema } from "../http/contract.ts";
import { roundScore } from "../lib/round-score.ts";
import type { CompanyMatch, CompanySearch, Interpretation, MatchReasonRequest } from "../search/search.ts";
import type { FundingStage } from "../text/public.ts";
import type { LookalikeRequest } from "./request.ts";

export interface FoundCompany {
  readonly company: ListedCompany;
  readonly score: number;
}

/** Reads the matched companies in rank order. Skips companies that are no longer in the catalogue. */
export async function listFound(db: Db, matches: readonly CompanyMatch[]): Promise<FoundCompany[]> {
  const scores = new Map(matches.map(({ companyId, score }) => [companyId, score]));
  const companies = await listCompanies(db, [...scores.keys()]);
  return companies.map((company) => ({ company, score: scores.get(company.id) ?? 0 }));
}

/** Returns the ids of the unconfirmed companies; undefined if the request does not set `include_unknown`. */
export async function findUnconfirmed(
  db: Db,
  { includeUnknown, filters }: Pick<LookalikeRequest, "includeUnknown" | "filters">,
  read: Pick<Interpretation, "filters"> | null,
  found: readonly FoundCompany[],
): Promise<ReadonlySet<number> | undefined> {
  if (!includeUnknown) return undefined;
  const companyIds = found.map(({ company }) => company.id);
  return new Set(await listUnconfirmed(db, { ...read?.filters, ...filters }, companyIds));
}

/** Returns a stored result with the fields `id` and `hq_country`, which 0.2.0 did not store. */
export function presentStored(stored: Omit<Schema["Lookalike"], "id" | "hq_country">): Schema["Lookalike"] {
  return { ...stored, id: stored.account_id, hq_country: stored.headquarters?.code ?? null };
}

export async function presentFound(
  search: Pick<CompanySearch, "matchReasons">,
  subject: Omit<MatchReasonRequest, "companies">,
  found: readonly FoundCompany[],
  signal: AbortSignal,
  unconfirmed?: ReadonlySet<number>,
): Promise<Schema["Lookalike"][]> {
  const texts = found.map(({ company: { id, name, one_liner, description } }) => ({
    id,
    name,
    one_liner,
    description,
  }));
  const reasons = await search.matchReasons({ ...subject, companies: texts }, { signal });
  return found.map(({ company, score }, index) => ({
    account_id: company.id,
    id: company.id,
    name: company.name,
    domain: company.domain,
    social_url: company.social_url,
    headquarters: namedCountry(company.hq_country),
    hq_country: company.hq_country,
    company_size: companySize(company),
    employee_count: company.employee_count,
    // A check constraint allows only the contract's labels.
    funding_stage: company.funding_stage as FundingStage | null,
    industry: company.industry,
    similarity_score: roundScore(score),
    match_reason: reasons[index] ?? "",
    ...(unconfirmed && { is_unconfirmed: unconfirmed.has(company.id) }),
  }));
}

/** Returns the cost of a search that returns `count` companies, with a sample of the first companies. */
export function previewFound(first: readonly FoundCompany[], count: number): CostPreview {
  const credits = count * PRICES.lookalike_company.credits;
  return {
    count: { low: count, high: count },
    credits: { low: credits, high: credits },
    sample: first.map(({ company }) => ({
      industry: company.industry,
      country: company.hq_country,
      size_band: companySize(company),
      evidence: null,
    })),
    message: `${count} companies match, for ${credits} credits.`,
  };
}
