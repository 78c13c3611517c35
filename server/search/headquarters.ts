import {
  cityNames,
  type PossibleCity,
  type QueryReading,
  readingInCity,
  readingWithoutCity,
  type SearchModel,
  words,
} from "../search-engine/public.ts";
import type { CompanyFilter } from "./search.ts";

/** Lists the companies that have their headquarters in cities of the given names, of the given countries or, when none are given, of any. */
export type ListCompanyIdsInCities = (cities: readonly string[], countries: readonly string[]) => Promise<number[]>;

/** A search whose places are a condition on headquarters. */
export interface PlacedSearch {
  /** With the city, if the query names one. */
  reading: QueryReading;
  filter: CompanyFilter;
  /** The companies of the city that the query names. */
  only?: ReadonlySet<number>;
  /** A notice that says which headquarters are searched or left out; null when the query names no place. */
  notice: string | null;
}

/** The maximum length of a list of places in a notice, which may have three lists and 500 characters in all. */
const MAX_LIST_LENGTH = 100;

/**
 * Applies the places in a query as a condition on headquarters, in addition to the countries that the filter allows.
 */
export async function placeSearch(
  reading: QueryReading,
  filter: CompanyFilter,
  model: SearchModel,
  listCompanyIdsInCities: ListCompanyIdsInCities,
): Promise<PlacedSearch> {
  const { possibleCity } = reading.headquarters;
  const city =
    possibleCity && (await findCity(possibleCity, reading.headquarters.countries, model, listCompanyIdsInCities));
  const allowed = filter.headquartersCountries ?? [];
  const placed = city ? readingInCity(reading) : readingWithoutCity(reading);
  const { countries, excludedCountries } = placed.headquarters;
  const both = allowed.length === 0 ? countries : countries.filter((code) => allowed.includes(code));
  const only = countries.length > 0 && both.length === 0 ? [] : city?.companyIds;
  return {
    reading: placed,
    filter: {
      ...filter,
      ...(both.length > 0 && { headquartersCountries: both }),
      ...(excludedCountries.length > 0 && { excludedHeadquartersCountries: excludedCountries }),
    },
    only: only && new Set(only),
    notice: noticeOf(placed),
  };
}

function noticeOf({ headquarters: { names, excludedNames }, ignored }: QueryReading): string | null {
  const states = ignored.filter(({ reason }) => reason === "state").map(({ text }) => text);
  const sentences = [
    names.length > 0 ? `Only companies with headquarters in ${listed(names)} were searched.` : "",
    excludedNames.length > 0
      ? `Companies with headquarters in ${listed(excludedNames, "excludes")} were left out.`
      : "",
    states.length > 0 ? `States are not known, so ${listed(states)} did not narrow the search further.` : "",
  ];
  return sentences.filter(Boolean).join(" ") || null;
}

/**
 * Finds the companies of a city, in the countries that the query names. Null when there are none, or when the words
 * mean something else, such as "mobile" in "startups in mobile".
 */
async function findCity(
  city: PossibleCity,
  countries: readonly string[],
  model: SearchModel,
  listCompanyIdsInCities: ListCompanyIdsInCities,
): Promise<(PossibleCity & { companyIds: number[] }) | null> {
  const inCountries = city.countries.length > 0 ? city.countries : countries;
  const companyIds = await listCompanyIdsInCities(cityNames(city.name), inCountries);
  if (companyIds.length === 0) return null;
  return city.isCertain || companyIds.length >= countUsing(city.name, model) ? { ...city, companyIds } : null;
}

/** Returns how many companies use the rarest word of a name in their texts. */
function countUsing(name: string, { rowOf, documents }: SearchModel): number {
  return Math.min(...words(name).map(({ text }) => documents[rowOf.get(text) ?? -1] ?? 0));
}

function listed(names: readonly string[], verb: "names" | "excludes" = "names"): string {
  // "a", "a or b", "a, b or c".
  const list = new Intl.ListFormat("en-GB", { type: "disjunction" }).format(names);
  return list.length > MAX_LIST_LENGTH ? `the ${names.length} places that the query ${verb}` : list;
}
