import { readLines } from "../word-lists.ts";
import { nameKey } from "./country-index.ts";
import { alpha3OfAlpha2 } from "./iso-countries.ts";

/** Areas that people use instead of cities. */
const SILICON_VALLEY =
  `Palo Alto, Mountain View, Sunnyvale, Santa Clara, San Jose, Cupertino, Menlo Park, Redwood City, San Mateo, Los Altos,
Milpitas, Campbell, Los Gatos, Foster City, Fremont`.split(/,\s+/);
const BAY_AREA = [
  ...SILICON_VALLEY,
  ...`San Francisco, South San Francisco, Oakland, Berkeley, Emeryville, Burlingame, San Bruno, San Carlos, Belmont, Hayward, Pleasanton,
  San Rafael, Walnut Creek`.split(/,\s+/),
];

const NAMES_BY_KEY = indexNames();

function indexNames(): ReadonlyMap<string, readonly string[]> {
  const byKey = new Map<string, readonly string[]>();
  for (const line of readLines("cities")) {
    const names = line.split(/, (?!D\.C\.)/);
    for (const name of names) byKey.set(nameKey(name), names);
  }
  byKey.set("silicon valley", SILICON_VALLEY);
  byKey.set("bay area", BAY_AREA);
  byKey.set("san francisco bay area", BAY_AREA);
  return byKey;
}

/**
 * Returns all names of a city: English, local and former ones. For an area such as Silicon Valley, returns its cities.
 */
export function cityNames(name: string): readonly string[] {
  return NAMES_BY_KEY.get(nameKey(name)) ?? [name];
}

/** A city of the gazetteer: its area, such as `DE` or `US-CA`, and its thousands of inhabitants. */
interface City {
  readonly area: string;
  readonly thousands: number;
}

let gazetteer: ReadonlyMap<string, readonly City[]> | undefined;

/**
 * Returns the thousands of inhabitants of the largest city of this name in an area, or anywhere if that is empty; 0 if
 * none is known there.
 */
export function population(name: string, area = ""): number {
  const inArea = citiesCalled(name).filter(
    (city) => area === "" || city.area === area || city.area.startsWith(`${area}-`),
  );
  return Math.max(0, ...inArea.map(({ thousands }) => thousands));
}

/**
 * Returns whether a city of this name is large enough to take precedence over a state of that name: "Berlin", "New
 * York".
 */
export function isLargeCity(name: string, area = ""): boolean {
  return population(name, area) >= LARGE;
}

/**
 * A place without a country is the city of that name only if it is this large and this many times larger than others.
 */
const LARGE = 100;
const TIMES_LARGER = 8;

/** Returns the country of a city by its name alone; undefined if the name is ambiguous. */
export function countryOfCity(name: string): string | undefined {
  const [largest, ...others] = citiesCalled(name).toSorted((a, b) => b.thousands - a.thousands);
  if (largest === undefined || largest.thousands < LARGE) return undefined;
  const alpha2 = largest.area.slice(0, 2);
  const rival = others.find(({ area }) => !area.startsWith(alpha2));
  return rival !== undefined && rival.thousands * TIMES_LARGER > largest.thousands ? undefined : alpha3OfAlpha2(alpha2);
}

/**
 * Lists the cities of a name, and of its names in other languages the largest city: "Milano" is not Milan in Michigan.
 */
function citiesCalled(name: string): readonly City[] {
  gazetteer ??= readGazetteer();
  const known = gazetteer;
  const key = nameKey(name);
  const others = cityNames(name).map(nameKey);
  const elsewhere = others.flatMap((other) => (other === key ? [] : (known.get(other) ?? [])));
  const largest = elsewhere.toSorted((a, b) => b.thousands - a.thousands).slice(0, 1);
  return [...(known.get(key) ?? []), ...largest];
}

function readGazetteer(): ReadonlyMap<string, readonly City[]> {
  const found = new Map<string, City[]>();
  for (const line of readLines("cities-by-country")) {
    const [area = "", entries = ""] = line.split("\t");
    for (const entry of entries.split(";")) {
      const at = entry.lastIndexOf("=");
      const key = nameKey(entry.slice(0, at));
      const city = { area, thousands: Number(entry.slice(at + 1)) };
      const known = found.get(key);
      if (known === undefined) found.set(key, [city]);
      else known.push(city);
    }
  }
  return found;
}
