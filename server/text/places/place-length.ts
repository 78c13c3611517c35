import { normalise } from "../words.ts";
import { COUNTRY_NAMES } from "./iso-countries.ts";

const FURTHER_PLACES = [
  "usa",
  "u.s",
  "us",
  "uk",
  "uae",
  "america",
  "americas",
  "europe",
  "asia",
  "asia pacific",
  "middle east",
  "latin america",
  "north america",
  "south america",
  "southeast asia",
  "africa",
  "oceania",
  "hong kong",
  "taiwan",
  "england",
  "scotland",
  "wales",
  "united states",
  "people's republic of china",
  "republic of korea",
  "mainland china",
];

function sequence(name: string): string[] {
  return normalise(name)
    .replace(/['’]s?/g, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

const NAMES_BY_FIRST_WORD = new Map<string, string[][]>();
const EVERY_NAME = [...COUNTRY_NAMES.values()].flat();
for (const name of [...EVERY_NAME, ...FURTHER_PLACES]) {
  const parts = sequence(name);
  const first = parts[0];
  if (first === undefined || (parts.length === 1 && first.length < 3 && first !== "us" && first !== "uk")) continue;
  const known = NAMES_BY_FIRST_WORD.get(first) ?? [];
  known.push(parts);
  NAMES_BY_FIRST_WORD.set(
    first,
    known.sort((a, b) => b.length - a.length),
  );
}

/**
 * Returns how many words from `at` on name a country or a continent; 0 when none does. Headquarters are a filter of
 * their own; in a text, they only make companies in the same country look alike.
 */
export function placeLength(texts: readonly string[], at: number): number {
  const known = NAMES_BY_FIRST_WORD.get(texts[at] ?? "");
  if (known === undefined) return 0;
  return known.find((parts) => parts.every((part, offset) => texts[at + offset] === part))?.length ?? 0;
}
