import { readLines } from "../word-lists.ts";
import { nameKey } from "./country-index.ts";
import { alpha3OfAlpha2 } from "./iso-countries.ts";

/** Areas that people name instead of a city. */
const SILICON_VALLEY =
  `Palo Alto, Mountain View, Sunnyvale, Santa Clara, San Jose, Cupertino, Menlo Park, Redwood City, San Mateo, Los
    Altos,
Milpitas, Campbell, Los Gatos, Foster City, Fremont`.split(/,\s+/);
const BAY_AREA = [
  ...SILICON_VALLEY,
  ...`San Francisco, South San Francisco, Oakland, Berkeley, Emeryville, Burlingame, San Bruno, San Carlos, Belmont,
    Hayward, Pleasanton,
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

/** Returns the English, local and former names of a city. For an area such as Silicon Valley, returns its cities. */
export function cityNames(name: string): readonly string[] {
  return NAMES_BY_KEY.get(nameKey(name)) ?? [name];
}

/** A city of the gazetteer: its area, such as `DE` or `US-CA`, and its population in thousands. */
interface City {
  readonly area: string;
  readonly thousands: number;
}

let gazetteer: ReadonlyMap<string, readonly City[]> | undefined;

/**
 * Returns the population, in thousands, of the largest city with this name in `area`; 0 if there is none. An empty
 * `area` means anywhere.
 */
export function population(name: string, area = ""): number {
  const inArea = citiesCalled(name).filter(
    (city) => area === "" || city.area === area || city.area.startsWith(`${area}-`),
  );
  return Math.max(0, ...inArea.map(({ thousands }) => thousands));
}

/**
 * Returns whether a city is large enough to take precedence over a state with the same name, as "Berlin" and "New York"
 * are.
 */
export function isLargeCity(name: string, area = ""): boolean {
  return population(name, area) >= LARGE;
}

/**
 * A name without a country means the largest city of that name, if it has at least `LARGE` thousand inhabitants and
 * `TIMES_LARGER` times as many as cities of that name in other countries.
 */
const LARGE = 100;
const TIMES_LARGER = 8;

/** Returns the alpha-3 code of the country of a city; undefined if the name is unknown or ambiguous. */
export function countryOfCity(name: string): string | undefined {
  const [largest, ...others] = citiesCalled(name).toSorted((a, b) => b.thousands - a.thousands);
  if (largest === undefined || largest.thousands < LARGE) return undefined;
  const alpha2 = largest.area.slice(0, 2);
  const rival = others.find(({ area }) => !area.startsWith(alpha2));
  return rival !== undefined && rival.thousands * TIMES_LARGER > largest.thousands ? undefined : alpha3OfAlpha2(alpha2);
}

/**
 * Lists the cities with this name, and the largest city with any of its names in other languages: "Milano" is not Milan
 * in Michigan.
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
