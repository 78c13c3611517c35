import { isGiven } from "../filters/queries-conditions.ts";
import type { VectorFilter } from "../ports/vector-search.ts";
import type { Conditions, QueryReading } from "../search-engine/public.ts";
import { cityNames } from "../text/public.ts";
import type { CompanyFilters } from "./search.ts";

type FilterName = keyof CompanyFilters;

/** The filter for each condition of a query. */
const FILTER_OF = {
  minEmployees: "min_employee_count",
  maxEmployees: "max_employee_count",
  minFoundedYear: "min_founded_year",
  maxFoundedYear: "max_founded_year",
  fundingStages: "funding_stage_include",
  excludedFundingStages: "funding_stage_exclude",
  minTotalFundingUsd: "min_total_funding_usd",
  maxTotalFundingUsd: "max_total_funding_usd",
  minRevenueUsd: "min_revenue_usd",
  maxRevenueUsd: "max_revenue_usd",
  lastFundingAfter: "last_funding_after",
  lastFundingBefore: "last_funding_before",
  lastFundingTypes: "last_funding_type_include",
  ownership: "ownership_include",
  excludedOwnership: "ownership_exclude",
  technologies: "technology_include",
  excludedTechnologies: "technology_exclude",
  technologyRoles: "technology_role",
} as const satisfies Record<keyof Conditions, FilterName>;

/** Filters with two names. */
const SAME: Readonly<Partial<Record<string, FilterName>>> = {
  funding_stage_include: "funding_stages",
  country_include: "hq_country_codes",
};

/** Converts the conditions of a query to filters, except the cities in which companies must be. */
export function conditionFilters({ conditions, headquarters }: QueryReading): CompanyFilters {
  const filters = Object.entries(conditions).map(([name, value]) => [FILTER_OF[name as keyof Conditions], value]);
  const { countries, excludedCountries, excludedCities } = headquarters;
  return {
    ...(Object.fromEntries(filters) as CompanyFilters),
    ...(countries.length > 0 && { country_include: [...countries] }),
    ...(excludedCountries.length > 0 && { country_exclude: [...excludedCountries] }),
    ...(excludedCities.length > 0 && { city_exclude: excludedCities.flatMap(cityNames) }),
  };
}

/** Removes empty lists, which restrict nothing in a search. */
export function withoutEmpty(filters: CompanyFilters): CompanyFilters {
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => isGiven(value)));
}

/** Returns the names of the query's filters that the request overrides by the same or by a contradicting filter. */
export function overruledBy(sent: CompanyFilters, found: CompanyFilters): FilterName[] {
  const names = Object.keys(found) as FilterName[];
  return names.filter((name) => {
    const same = SAME[name];
    if (sent[name] !== undefined || (same !== undefined && sent[same] !== undefined)) return true;
    const opposite = oppositeFilter(name);
    return opposite !== undefined && sent[opposite] !== undefined && contradicts(name, found[name], sent[opposite]);
  });
}

function oppositeFilter(name: string): FilterName | undefined {
  if (name.startsWith("min_")) return name.replace("min_", "max_") as FilterName;
  if (name.startsWith("max_")) return name.replace("max_", "min_") as FilterName;
  if (name.endsWith("_after")) return name.replace("_after", "_before") as FilterName;
  if (name.endsWith("_before")) return name.replace("_before", "_after") as FilterName;
  if (name.endsWith("_include")) return name.replace("_include", "_exclude") as FilterName;
  return name.endsWith("_exclude") ? (name.replace("_exclude", "_include") as FilterName) : undefined;
}

function contradicts(name: string, value: unknown, opposite: unknown): boolean {
  if (Array.isArray(value) && Array.isArray(opposite)) {
    const [included, excluded] = name.endsWith("_include") ? [value, opposite] : [opposite, value];
    return new Set(included).isSubsetOf(new Set(excluded));
  }
  const isLower = name.startsWith("min_") || name.endsWith("_after");
  const [low, high] = isLower ? [value, opposite] : [opposite, value];
  return typeof low === "number" && typeof high === "number" ? low > high : String(low) > String(high);
}

/** The filters that the search index applies. */
const INDEXED: ReadonlySet<string> = new Set<FilterName>([
  "min_employee_count",
  "max_employee_count",
  "funding_stages",
  "funding_stage_include",
  "hq_country_codes",
  "country_include",
  "country_exclude",
]);

/** Splits filters into those that the index applies and the rest for the database; `rest` is null if there is none. */
export function splitIndexFilter(filters: CompanyFilters): { filter: VectorFilter; rest: CompanyFilters | null } {
  const stages = common(filters.funding_stages, filters.funding_stage_include);
  const countries = common(filters.hq_country_codes, filters.country_include);
  const isImpossible = stages?.length === 0 || countries?.length === 0;
  const rest = Object.entries(filters).filter(([name]) => isImpossible || !INDEXED.has(name));
  return {
    filter: {
      ...(filters.min_employee_count !== undefined && { minEmployees: filters.min_employee_count }),
      ...(filters.max_employee_count !== undefined && { maxEmployees: filters.max_employee_count }),
      ...(stages && stages.length > 0 && { fundingStages: stages }),
      ...(countries && countries.length > 0 && { headquartersCountries: countries }),
      ...(filters.country_exclude && { excludedHeadquartersCountries: filters.country_exclude }),
    },
    rest: rest.length === 0 ? null : Object.fromEntries(rest),
  };
}

function common(a: readonly string[] | undefined, b: readonly string[] | undefined): readonly string[] | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  return a.filter((value) => b.includes(value));
}

/** Descriptions of the facts that filters require. */
const FACTS: Readonly<Record<string, string>> = {
  employee_count: "number of employees",
  funding_stages: "funding stage",
  funding_stage: "funding stage",
  hq_country_codes: "country",
  country: "country",
  city: "city",
  industry: "industry",
  tag: "tags",
  founded_year: "founding year",
  ownership: "ownership",
  total_funding_usd: "total funding",
  last_funding: "last funding round",
  last_funding_type: "last funding round",
  revenue_usd: "revenue",
};

/** Returns descriptions of the facts that filters require. Exclusions require no fact. */
export function factsNeeded(
  filters: CompanyFilters,
  isIncluded: (filter: CompanyFilters) => boolean = () => true,
): string[] {
  const needed = Object.entries(filters)
    .filter(([name, value]) => !name.endsWith("_exclude") && isIncluded({ [name]: value }))
    .flatMap(([name]) => FACTS[name.replace(/^(?:min|max)_|_(?:include|after|before)$/g, "")] ?? []);
  return [...new Set(needed)];
}
