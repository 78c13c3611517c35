import type { SearchModel } from "../search-engine/model/search-model.ts";
import { cityNames } from "../search-engine/text/city-names.ts";
import { findQueryPlaces, type PossibleCity } from "../search-engine/text/query-places.ts";
import { words } from "../search-engine/text/words.ts";
import type { CompanyFilter } from "./search.ts";

/** Lists the companies that have their headquarters in cities of the given names, of the given countries or, when none are given, of any. */
export type ListCompanyIdsInCities = (cities: readonly string[], countries: readonly string[]) => Promise<number[]>;

/** A search whose places are a condition on headquarters. */
interface PlacedSearch {
  /** What else the query asks for; may be empty. */
  text: string;
  filter: CompanyFilter;
  /** The companies of the city that the query names. */
  only?: ReadonlySet<number>;
  /** Says which headquarters are searched; null when the query names no place. */
  notice: string | null;
}

/** Longest list of places that a notice spells out. */
const MAX_LIST_LENGTH = 200;

/** Understands the places in a query as a condition on headquarters, beside the countries that the filter allows. */
export async function readHeadquarters(
  query: string,
  filter: CompanyFilter,
  model: SearchModel,
  listCompanyIdsInCities: ListCompanyIdsInCities,
): Promise<PlacedSearch> {
  const { names, countries, states, possibleCity, ...places } = findQueryPlaces(query);
  const inCity = possibleCity && (await listInCity(possibleCity, model, listCompanyIdsInCities));
  if (countries.length === 0 && inCity === null) return { text: places.text, filter, notice: null };
  const allowed = filter.headquartersCountries ?? [];
  const both = allowed.length === 0 ? countries : countries.filter((code) => allowed.includes(code));
  const named = inCity === null ? names : [possibleCity!.name, ...names];
  const only = countries.length > 0 && both.length === 0 ? [] : inCity;
  return {
    text: inCity === null ? places.text : possibleCity!.text,
    filter: both.length === 0 ? filter : { ...filter, headquartersCountries: both },
    ...(only !== null && { only: new Set(only) }),
    notice: `Only companies with headquarters in ${listed(named)} were searched.${noticeOfStates(states)}`,
  };
}

function noticeOfStates(states: readonly string[]): string {
  return states.length === 0 ? "" : ` States are not known, so ${listed(states)} did not narrow the search further.`;
}

/** Lists the companies of a city; null when the words stand for something else, such as "mobile" in "startups in mobile". */
async function listInCity(
  { name, isCertain, countries }: PossibleCity,
  model: SearchModel,
  listCompanyIdsInCities: ListCompanyIdsInCities,
): Promise<number[] | null> {
  const companyIds = await listCompanyIdsInCities(cityNames(name), countries);
  if (companyIds.length === 0) return null;
  return isCertain || companyIds.length >= countUsing(name, model) ? companyIds : null;
}

/** Returns how many companies use the rarest word of a name in their texts. */
function countUsing(name: string, { rowOf, documents }: SearchModel): number {
  return Math.min(...words(name).map(({ text }) => documents[rowOf.get(text) ?? -1] ?? 0));
}

/** "a", "a or b", "a, b or c". */
function listed(names: readonly string[]): string {
  const list = names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} or ${names.at(-1)}`;
  return list.length > MAX_LIST_LENGTH ? `the ${names.length} places that the query names` : list;
}
