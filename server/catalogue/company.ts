import type { FundingStage } from "./funding-stages.ts";

/** The facts a source states about a company; null where it states none. */
export interface CompanyFacts {
  /** The registrable domain, which identifies the company. */
  readonly domain: string;
  readonly name: string | null;
  readonly one_liner: string | null;
  readonly description: string | null;
  readonly industry: string | null;
  readonly tags: readonly string[] | null;
  readonly employee_count: number | null;
  /** The size band, where only that is known. */
  readonly employee_min: number | null;
  readonly employee_max: number | null;
  readonly funding_stage: FundingStage | null;
  /** ISO 3166-1 alpha-3. */
  readonly hq_country: string | null;
  readonly hq_city: string | null;
  readonly founded_year: number | null;
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
  "social_url",
] as const satisfies readonly CompanyField[];
