import { requiresOftenUnknown } from "../filters/queries-conditions.ts";
import type { VectorFilter } from "../ports/vector-search.ts";
import {
  type QueryReading,
  type QuerySubject,
  readingInCity,
  readingWithoutCity,
  readLiterally,
  readQuery,
  readSubject,
  type SearchModel,
} from "../search-engine/public.ts";
import { cityNames, type PossibleCity, words } from "../text/public.ts";
import type { SearchParts } from "./alternatives.ts";
import { conditionFilters, overruledBy, splitIndexFilter, withoutEmpty } from "./filters.ts";
import { listed, overruledNotice, unconfirmedNotice, unknownFactsNotice } from "./notices.ts";
import type { CompanyFilters, Interpretation, LookalikeSearch } from "./search.ts";

/** Database queries for conditions that the index cannot apply. */
export interface FilterServices {
  /** Lists the companies with headquarters in `cities`, in any of `countries`, or in any country if that is empty. */
  readonly listCompanyIdsInCities: (cities: readonly string[], countries: readonly string[]) => Promise<number[]>;
  /**
   * Lists the companies that match filters, among `companyIds` if given. Exclusion filters keep companies whose value
   * is unknown.
   */
  readonly listCompanyIdsMatching: (filters: CompanyFilters, companyIds?: readonly number[]) => Promise<number[]>;
  /** Counts the companies that match filters except for an unknown value; null if counting takes too long. */
  readonly countUnknown: (filters: CompanyFilters) => Promise<number | null>;
  /** Lists the companies that match filters on their known facts, and lack a required fact. */
  readonly listUnconfirmed: (filters: CompanyFilters) => Promise<number[]>;
}

/** Returns services for searches without notices. They do not count unknown values, which reads the whole catalogue. */
export function withoutCounting<Services extends FilterServices>(services: Services): Services {
  return { ...services, countUnknown: async () => null };
}

/** A query, and the filters and exclusions that were sent with it. */
type FilterRequest = Pick<LookalikeSearch, "query" | "interpret" | "includeUnknown" | "filters" | "exclude">;

/** A search whose conditions were converted to filters. */
export interface FilteredSearch {
  readonly reading: QueryReading;
  /** The filters of the request and of the query, except the query's city. */
  readonly filters: CompanyFilters;
  /** The filters that the index applies. */
  readonly filter: VectorFilter;
  /** The companies that pass the other filters; absent if there are no other filters. */
  readonly allowedIds?: ReadonlySet<number>;
  /** Lists the unconfirmed companies, which are ranked after the matching companies; null if none are wanted. */
  readonly listUnconfirmed: (() => Promise<number[]>) | null;
  readonly excludedSubjects: readonly QuerySubject[];
  /** The parts of the search, any of which `alternativesNotice` can omit. */
  readonly parts: SearchParts;
  readonly interpretation: Interpretation | null;
  /** Returns the notices about filters. Waits for the count of companies with unknown facts. */
  readonly notices: () => Promise<(string | null)[]>;
}

/** Interprets a query and converts its conditions to filters. Filters of the request take precedence. */
export async function applyQueryFilters(
  services: FilterServices,
  { query, interpret = true, includeUnknown = false, filters, exclude = [] }: FilterRequest,
  model: SearchModel,
): Promise<FilteredSearch> {
  const asRead = interpret ? readQuery(query ?? "") : readLiterally(query ?? "");
  const sent = withoutEmpty(filters);
  const { possibleCity } = asRead.headquarters;
  const city = possibleCity && (await findCity(services, possibleCity, asRead.headquarters.countries, model));
  const reading = city ? readingInCity(asRead) : readingWithoutCity(asRead);
  const found: CompanyFilters = { ...conditionFilters(reading), ...(city && { city_include: namesOfCities(city) }) };
  const overruled = overruledBy(sent, found);
  const applied = withoutNames(found, overruled);
  const inCity = applied.city_include === undefined ? null : city;
  const all = withoutNames({ ...applied, ...sent }, inCity === null ? [] : ["city_include"]);
  const { filter, rest } = splitIndexFilter(all);
  const required = { ...all, ...(inCity && { city_include: applied.city_include }) };
  const includesUnknown = includeUnknown && requiresOftenUnknown(required);
  const unknown = includesUnknown ? Promise.resolve(null) : services.countUnknown(required);
  // Prevents an unhandled rejection before `unknown` is awaited.
  unknown.catch(() => undefined);
  const matching = rest === null ? null : await services.listCompanyIdsMatching(rest);
  const allowedIds = intersection(matching, inCity?.companyIds ?? null);
  const excludedSubjects = [...reading.exclude, ...exclude.map((text) => readSubject(text))];
  return {
    reading,
    filters: all,
    filter,
    ...(allowedIds && { allowedIds }),
    listUnconfirmed: includesUnknown ? () => services.listUnconfirmed(required) : null,
    excludedSubjects,
    parts: {
      text: reading.subject?.text ?? null,
      filters: { ...applied, ...sent },
      exclude: excludedSubjects.map(({ text }) => text),
    },
    interpretation:
      interpret && query !== null
        ? {
            text: reading.subject?.text ?? "",
            filters: applied,
            exclude: reading.exclude.map(({ text }) => text),
            ignored: [...reading.ignored.map(({ text }) => text), ...overruled],
            seeds: [],
            corrections: [],
          }
        : null,
    notices: async () => [
      placesNotice(reading, overruled),
      overruledNotice(overruled),
      includesUnknown ? unconfirmedNotice(required) : unknownFactsNotice(applied, sent, await unknown),
    ],
  };
}

function withoutNames(filters: CompanyFilters, names: readonly string[]): CompanyFilters {
  return Object.fromEntries(Object.entries(filters).filter(([name]) => !names.includes(name)));
}

function intersection(a: readonly number[] | null, b: readonly number[] | null): ReadonlySet<number> | null {
  if (a === null || b === null) return a === null && b === null ? null : new Set(a ?? b);
  return new Set(a).intersection(new Set(b));
}

/** Finds the companies in a city of the query's countries; null if the words are not a city: "startups in mobile". */
async function findCity(
  { listCompanyIdsInCities }: FilterServices,
  city: PossibleCity,
  countries: readonly string[],
  model: SearchModel,
): Promise<(PossibleCity & { companyIds: number[] }) | null> {
  const inCountries = city.countries.length === 0 ? countries : city.further.length === 0 ? city.countries : [];
  const companyIds = await listCompanyIdsInCities(namesOfCities(city), inCountries);
  if (companyIds.length === 0) return null;
  return city.isCertain || companyIds.length >= countUsing(city.name, model) ? { ...city, companyIds } : null;
}

/** Returns all names of a city and of the cities in the same list. */
function namesOfCities({ name, further }: PossibleCity): string[] {
  return [...new Set([name, ...further].flatMap(cityNames))];
}

export function countUsing(name: string, { index, documents }: SearchModel): number {
  return Math.min(...words(name).map(({ text }) => documents[index.get(text) ?? -1] ?? 0));
}

function placesNotice(
  { headquarters: { names, excludedNames, excludedCities }, ignored }: QueryReading,
  overruled: readonly string[],
): string | null {
  const [states, cities] = (["state", "city"] as const).map((wanted) =>
    ignored.filter(({ reason }) => reason === wanted).map(({ text }) => text),
  );
  const excluded = [
    ...(overruled.includes("country_exclude") ? [] : excludedNames),
    ...(overruled.includes("city_exclude") ? [] : excludedCities),
  ];
  const sentences = [
    names.length > 0 && !overruled.includes("country_include") && !overruled.includes("city_include")
      ? `Only companies with headquarters in ${listed(names)} were searched.`
      : "",
    excluded.length > 0 ? `Companies with headquarters in ${listed(excluded)} were excluded.` : "",
    states!.length > 0 ? `The catalogue has no states, so ${listed(states!)} did not narrow the search.` : "",
    cities!.length > 0
      ? `A list of cities and countries is searched by country, so the search covered the whole country of ${listed(cities!)}.`
      : "",
  ];
  return sentences.filter(Boolean).join(" ") || null;
}
