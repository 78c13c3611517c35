import type { Schema } from "../http/contract.ts";
import type { FundingStage } from "../text/public.ts";

export type Ownership = Schema["Ownership"];

export const OWNERSHIPS = [
  "private",
  "public",
  "nonprofit",
  "government",
  "subsidiary",
] as const satisfies readonly Ownership[];

/** The facts that a source states about a company; null for unstated facts. */
export interface CompanyFacts {
  /** The registrable domain, which identifies the company. */
  readonly domain: string;
  readonly name: string | null;
  readonly one_liner: string | null;
  readonly description: string | null;
  readonly industry: string | null;
  readonly tags: readonly string[] | null;
  readonly employee_count: number | null;
  /** The size band; null if the source states none. */
  readonly employee_min: number | null;
  readonly employee_max: number | null;
  readonly funding_stage: FundingStage | null;
  /** ISO 3166-1 alpha-3. */
  readonly hq_country: string | null;
  readonly hq_city: string | null;
  readonly founded_year: number | null;
  readonly ownership: Ownership | null;
  /** The total investment, in US dollars. */
  readonly total_funding_usd: number | null;
  /** The kind of the last round, such as `Series B` or `Grant`. */
  readonly last_funding_type: string | null;
  /** A calendar date such as 2026-03-31. */
  readonly last_funding_date: string | null;
  /** Annual revenue in US dollars. */
  readonly revenue_usd: number | null;
  readonly social_url: string | null;
}

export type CompanyField = keyof CompanyFacts;

/** Every fact, in the order of the columns. */
export const COMPANY_FIELDS = [
  "domain",
  "name",
  "one_liner",
  "description",
  "industry",
  "tags",
  "employee_count",
  "employee_min",
  "employee_max",
  "funding_stage",
  "hq_country",
  "hq_city",
  "founded_year",
  "ownership",
  "total_funding_usd",
  "last_funding_type",
  "last_funding_date",
  "revenue_usd",
  "social_url",
] as const satisfies readonly CompanyField[];

const CLASS_MINIMA = [1, 11, 51, 201, 501, 1001, 5001, 10001] as const;

interface KnownSize {
  readonly employee_count: number | null;
  readonly employee_min: number | null;
  readonly employee_max: number | null;
}

/** Returns the source's size band, or the class of the employee count, such as `51-200`; null if neither is known. */
export function companySize({ employee_count: count, employee_min: min, employee_max: max }: KnownSize): string | null {
  if (min !== max) return min === null ? `1-${max}` : max === null ? `${min}+` : `${min}-${max}`;
  // Some sources state a single number as both bounds of the band.
  const employees = count ?? min;
  if (employees === null) return null;
  const index = Math.max(
    0,
    CLASS_MINIMA.findLastIndex((smallest) => employees >= smallest),
  );
  const next = CLASS_MINIMA[index + 1];
  return next === undefined ? `${CLASS_MINIMA[index]}+` : `${CLASS_MINIMA[index]}-${next - 1}`;
}
