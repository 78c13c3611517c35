import { readLines } from "../word-lists.ts";
import { normalise } from "../words.ts";

/** Areas that people name instead of their cities. */
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
    for (const name of names) byKey.set(keyOf(name), names);
  }
  byKey.set("silicon valley", SILICON_VALLEY);
  byKey.set("bay area", BAY_AREA);
  byKey.set("san francisco bay area", BAY_AREA);
  return byKey;
}

function keyOf(name: string): string {
  return normalise(name).replace(/[.,]/g, "").replaceAll("-", " ");
}

/**
 * Returns all names of a city: English, local and former ones. For an area such as Silicon Valley, returns its cities.
 */
export function cityNames(name: string): readonly string[] {
  return NAMES_BY_KEY.get(keyOf(name)) ?? [name];
}
