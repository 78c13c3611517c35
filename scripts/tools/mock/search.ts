import type { Asked } from "./answer.ts";
import type { Json, Thing } from "./contract.ts";

const EU = new Set(
  "AUT BEL BGR HRV CYP CZE DNK EST FIN FRA DEU GRC HUN IRL ITA LVA LTU LUX MLT NLD POL PRT ROU SVK SVN ESP SWE".split(
    " ",
  ),
);

function toTexts(value: Json | undefined): string[] {
  return Array.isArray(value) ? value.map((each) => String(each).toLowerCase()) : [];
}

function isIn(country: Json | undefined, places: readonly string[]): boolean {
  const code = String(country ?? "");
  return places.some((place) => place === code.toLowerCase() || (place === "eu" && EU.has(code)));
}

/** Returns whether a company meets the filters on size, stage, country, industry, tags and name, and no others. */
export function fits(company: Thing, filters: Thing): boolean {
  const { employee_count: count, funding_stage: stage, hq_country: country, industry } = company;
  const within = (minimum: Json | undefined, maximum: Json | undefined) =>
    (minimum == null || Number(count ?? 0) >= Number(minimum)) &&
    (maximum == null || Number(count ?? 0) <= Number(maximum));
  const isAllowedBy = (value: Json | undefined, ...lists: (Json | undefined)[]) =>
    lists.every((list) => toTexts(list).length === 0 || toTexts(list).includes(String(value ?? "").toLowerCase()));
  const inPlaces = (list: Json | undefined) => toTexts(list).length === 0 || isIn(country, toTexts(list));
  const tags = toTexts(company.tags);
  const named = `${company.name} ${company.domain}`.toLowerCase();
  return (
    within(filters.min_employee_count ?? filters.min_employees, filters.max_employee_count ?? filters.max_employees) &&
    isAllowedBy(stage, filters.funding_stages, filters.funding_stage_include) &&
    isAllowedBy(industry, filters.industry_include) &&
    isAllowedBy(company.domain, filters.domain_include) &&
    [filters.locations, filters.hq_country_codes, filters.country_include].every(inPlaces) &&
    !isIn(country, toTexts(filters.country_exclude)) &&
    !toTexts(filters.funding_stage_exclude).includes(String(stage ?? "").toLowerCase()) &&
    (toTexts(filters.tag_include).length === 0 || toTexts(filters.tag_include).some((tag) => tags.includes(tag))) &&
    named.includes(String(filters.name_or_domain_contains ?? "").toLowerCase())
  );
}

/** Returns whether a person meets the filters on seniority, department, title, name and account. */
export function personFits(person: Thing, employer: Thing | undefined, filters: Thing): boolean {
  const includes = (value: Json | undefined, list: Json | undefined) =>
    toTexts(list).length === 0 || toTexts(list).includes(String(value ?? "").toLowerCase());
  const accounts = Array.isArray(filters.account_ids) ? filters.account_ids : [];
  const title = String(person.title ?? "").toLowerCase();
  return (
    includes(person.seniority, filters.seniority_include) &&
    includes(person.department, filters.department_include) &&
    includes(person.country, filters.person_country_include) &&
    (toTexts(filters.title_include).length === 0 ||
      toTexts(filters.title_include).some((each) => title.includes(each))) &&
    String(person.full_name)
      .toLowerCase()
      .includes(String(filters.full_name_contains ?? "").toLowerCase()) &&
    (accounts.length === 0 || accounts.includes(person.account_id ?? null)) &&
    (employer === undefined || fits(employer, filters))
  );
}

/**
 * Returns the companies that match a search, ordered by how many words of the query or the seeds their texts contain.
 */
export function rank(
  { cast }: Asked,
  query: string,
  seeds: readonly Thing[],
  filters: Thing,
  blocked: ReadonlySet<string>,
): Thing[] {
  const wanted = new Set(searchWords([query, ...seeds.map((seed) => `${seed.one_liner} ${seed.industry}`)].join(" ")));
  const leftOut = new Set(seeds.map(({ domain }) => domain));
  const candidates = [...cast.companies.values()].filter(
    (company) => !leftOut.has(company.domain ?? null) && !blocked.has(String(company.domain)) && fits(company, filters),
  );
  const scored = candidates.map((company) => {
    const words = searchWords(`${company.name} ${company.one_liner} ${company.description} ${company.industry}`);
    const covered = words.filter((word) => wanted.has(word)).length;
    return {
      ...company,
      similarity_score: Math.round((0.4 + 0.59 * Math.min(1, covered / (wanted.size || 1))) * 1000) / 1000,
    };
  });
  return scored.toSorted((a, b) => b.similarity_score - a.similarity_score);
}

function searchWords(text: string): string[] {
  return [...new Set(text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu))];
}
