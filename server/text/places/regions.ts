import { readLines } from "../word-lists.ts";

/** A region that people use instead of its countries. */
interface Region {
  readonly name: string;
  /** Its names and adjectives, in lower case. */
  readonly words: readonly string[];
  /** As ISO 3166-1 alpha-3 codes. */
  readonly countries: readonly string[];
}

/** The regions that a search supports. */
export const REGIONS: readonly Region[] = readLines("regions").map((line) => {
  const [name = "", words = "", countries = ""] = line.split(" | ");
  return { name, words: words.split(", "), countries: countries.split(" ") };
});

/** The member states of the European Union. */
export const EUROPEAN_UNION: readonly string[] =
  REGIONS.find(({ words }) => words.includes("european union"))?.countries ?? [];
