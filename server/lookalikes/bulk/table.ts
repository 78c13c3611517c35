import type { Schema } from "../../http/contract.ts";

/** A result of a job as it is exported. */
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
};

/** Returns the names of the columns as the first line of a table (RFC 4180). */
export function tableHead(): string {
  return `${Object.keys(COLUMNS).join(",")}\r\n`;
}

/** Returns a result as a line of a table. */
export function tableRow(company: ExportedLookalike): string {
  return `${Object.values(COLUMNS)
    .map((value) => quote(value(company)))
    .join(",")}\r\n`;
}

// A spreadsheet would evaluate text that begins like a formula; an apostrophe prevents that.
const FORMULA = /^[=+\-@\t\r]/;

function quote(value: string | number | null | undefined): string {
  const given = String(value ?? "");
  const text = typeof value === "string" && FORMULA.test(given) ? `'${given}` : given;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
