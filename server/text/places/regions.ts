import { readLines } from "../word-lists.ts";

interface Region {
  readonly name: string;
  /** Names and adjectives, in lower case. */
  readonly words: readonly string[];
  /** Alpha-3 codes. */
  readonly countries: readonly string[];
}

export const REGIONS: readonly Region[] = readLines("regions").map((line) => {
  const [name = "", words = "", countries = ""] = line.split(" | ");
  return { name, words: words.split(", "), countries: countries.split(" ") };
});

/** The member states of the European Union, as alpha-3 codes. */
export const EUROPEAN_UNION: readonly string[] =
  REGIONS.find(({ words }) => words.includes("european union"))?.countries ?? [];
