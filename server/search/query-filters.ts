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
import { listed, noticeOfOverruled, noticeOfUnconfirmed, noticeOfUnknown } from "./notices.ts";
import type { CompanyFilters, Interpretation, LookalikeSearch } from "./search.ts";

/** The queries of conditions that the index cannot apply. */
export interface FilterServices {
  /**
   * Lists the companies that have their headquarters in cities of the given names, of the given countries or, when none
   * are given, of any.
   */
  readonly listCompanyIdsInCities: (cities: readonly string[], countries: readonly string[]) => Promise<number[]>;
  /**
   * Lists the companies that match filters, among `companyIds` if given. Exclusions keep companies whose value is
   * unknown.
   */
  readonly listCompanyIdsMatching: (filters: CompanyFilters, companyIds?: readonly number[]) => Promise<number[]>;
  /** Counts the companies that match filters except for an unknown value; null if it takes too long. */
  readonly countUnknown: (filters: CompanyFilters) => Promise<number | null>;
  /** Lists the companies that match filters by their known facts. */
  readonly listUnconfirmed: (filters: CompanyFilters) => Promise<number[]>;
}

/** Returns services for a search without notices: counting unknown values reads the whole catalogue. */
export function withoutCounting<Services extends FilterServices>(services: Services): Services {
  return { ...services, countUnknown: async () => null };
}

/** The filters and exclusions are those that were sent with the query. */
type FilterRequest = Pick<LookalikeSearch, "query" | "interpret" | "includeUnknown" | "filters" | "exclude">;

/** A search whose conditions are filters. */
export interface FilteredSearch {
  readonly reading: QueryReading;
  /** All filters, including those of the query, without its city. */
  readonly filters: CompanyFilters;
  /** The filters that the index applies while it searches. */
  readonly filter: VectorFilter;
  /** The companies that pass the other filters; absent without any. */
  readonly allowedIds?: ReadonlySet<number>;
  /** Lists the companies that follow the matching ones; null if there are none. */
  readonly listUnconfirmed: (() => Promise<number[]>) | null;
  readonly excludedSubjects: readonly QuerySubject[];
  /** The parts of the search that can be omitted, as they were read. */
  readonly parts: SearchParts;
  readonly interpretation: Interpretation | null;
  /** Its notices; the companies with unknown facts are counted in parallel. */
  readonly notices: () => Promise<(string | null)[]>;
}

/** Reads a query and applies its conditions as filters; a filter of the request takes precedence. */
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
  // It may be rejected before it is awaited.
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
      noticeOfPlaces(reading, overruled),
      noticeOfOverruled(overruled),
      includesUnknown ? noticeOfUnconfirmed(required) : noticeOfUnknown(applied, sent, await unknown),
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

/** Finds the companies of a city in the query's countries; null for words such as "mobile" in "startups in mobile". */
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

/** Returns all names of a city and of those that are listed with it. */
function namesOfCities({ name, further }: PossibleCity): string[] {
  return [...new Set([name, ...further].flatMap(cityNames))];
}

export function countUsing(name: string, { index, documents }: SearchModel): number {
  return Math.min(...words(name).map(({ text }) => documents[index.get(text) ?? -1] ?? 0));
}

function noticeOfPlaces(
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
