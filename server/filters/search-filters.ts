import type { Schema } from "../http/contract.ts";
import { listFilters } from "./definitions.ts";
import { expandCountries, type Filters } from "./read-filters.ts";

type CompanyFilters = Filters<"IcpFilters">;

/** The filters of a search in addition to its query. `null` counts as absent. */
type SearchFilterFields = { readonly [Name in keyof Schema["SearchFilters"]]: Schema["SearchFilters"][Name] | null };

/** The earlier names of filters in lookalike searches. */
interface EarlierFields {
  readonly min_employees?: number | null;
  readonly max_employees?: number | null;
  readonly funding_stages?: CompanyFilters["funding_stages"] | null;
  readonly locations?: CompanyFilters["country_include"] | null;
}

const NAMES = listFilters("SearchFilters").map(({ name }) => name as keyof SearchFilterFields);

/**
 * Returns the filters among the fields of a search, with `EU` expanded. If a bound is given under both its names, the
 * narrower value counts.
 */
export function searchFilters(fields: SearchFilterFields & EarlierFields): CompanyFilters {
  const { min_employees: min, max_employees: max, funding_stages: stages, locations } = fields;
  const given = NAMES.flatMap((name) => (fields[name] == null ? [] : [[name, fields[name]] as const]));
  const filters: CompanyFilters = {
    ...Object.fromEntries(given),
    ...(stages && stages.length > 0 && { funding_stages: stages }),
    ...(locations && locations.length > 0 && { hq_country_codes: locations }),
  };
  if (min != null) filters.min_employee_count = Math.max(min, filters.min_employee_count ?? 0);
  if (max != null) filters.max_employee_count = Math.min(max, filters.max_employee_count ?? max);
  return expandCountries(filters);
}

/** What a search understood of its query. */
interface Reading {
  readonly text: string;
  readonly filters: CompanyFilters;
  readonly exclude: readonly string[];
  readonly ignored: readonly string[];
  /** Absent, like `corrections`, in jobs of earlier releases. */
  readonly seeds?: readonly Schema["NamedSeed"][];
  readonly corrections?: readonly Schema["QueryCorrection"][];
}

const MAX_WORDS = 20;
const MAX_LENGTH = 200;

export function presentInterpretation(read: Reading | null): Schema["SearchInterpretation"] | null {
  if (read === null) return null;
  const shortened = (texts: readonly string[]): string[] =>
    texts.slice(0, MAX_WORDS).map((text) => text.slice(0, MAX_LENGTH));
  return {
    text: read.text,
    filters: read.filters,
    exclude: shortened(read.exclude),
    seeds: (read.seeds ?? []).slice(0, MAX_WORDS),
    corrections: (read.corrections ?? []).slice(0, MAX_WORDS),
    ignored: shortened(read.ignored),
  };
}
