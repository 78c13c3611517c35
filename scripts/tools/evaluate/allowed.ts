import { countriesOf } from "../../../server/catalogue/countries.ts";
import type { CorpusCompany, JudgedQuery, Judgements, QueryFilters } from "./read-files.ts";

/** Returns whether a company meets all conditions. An unknown value meets none. */
function meets(company: CorpusCompany, filters: QueryFilters): boolean {
  const countries = countriesOf(filters.locations);
  if (countries.length > 0 && (company.hq_country === null || !countries.includes(company.hq_country))) return false;
  if (
    filters.fundingStages.length > 0 &&
    (company.funding_stage === null || !filters.fundingStages.includes(company.funding_stage))
  )
    return false;
  const min = company.employee_count ?? company.employee_min;
  const max = company.employee_count ?? company.employee_max;
  if (filters.minEmployees !== null && (min === null || min < filters.minEmployees)) return false;
  if (filters.maxEmployees !== null && (max === null || max > filters.maxEmployees)) return false;
  return true;
}

/**
 * Returns the rows over which a query is judged: its corpus (of the judgements, else of the companies' own `corpora`,
 * else all), without the rows excluded by the filters, the seeds and the excluded domains.
 */
export function allowedRows(
  query: JudgedQuery,
  companies: readonly CorpusCompany[],
  judgements: Judgements,
): Set<number> {
  const members = judgements.corpora.get(query.corpus);
  const tagged = members === undefined && companies.some((company) => company.corpora.includes(query.corpus));
  const dropped = new Set([...query.seedDomains, ...query.excludeDomains]);
  const rows = new Set<number>();
  companies.forEach((company, row) => {
    const inside = members?.has(company.domain) ?? (!tagged || company.corpora.includes(query.corpus));
    if (inside && !dropped.has(company.domain) && meets(company, query.filters)) rows.add(row);
  });
  return rows;
}
