import type { Schema } from "../../http/contract.ts";

export type ExportedLookalike = Schema["Lookalike"] & Pick<Schema["LookalikeJob"], "agentic_method">;

const COLUMNS: { readonly [Column: string]: (company: ExportedLookalike) => string | number | null | undefined } = {
  account_id: (company) => company.account_id,
  name: (company) => company.name,
  domain: (company) => company.domain,
  social_url: (company) => company.social_url,
  headquarters_code: (company) => company.headquarters?.code,
  headquarters_name: (company) => company.headquarters?.name,
  company_size: (company) => company.company_size,
  employee_count: (company) => company.employee_count,
  funding_stage: (company) => company.funding_stage,
  industry: (company) => company.industry,
  similarity_score: (company) => company.similarity_score,
  match_reason: (company) => company.match_reason,
  agentic_method: (company) => company.agentic_method,
  is_unconfirmed: (company) => company.is_unconfirmed?.toString(),
};

/** The CSV columns of results. */
export const TABLE = {
  columns: Object.keys(COLUMNS),
  lines: (company: ExportedLookalike) => [Object.values(COLUMNS).map((value) => value(company))],
};
