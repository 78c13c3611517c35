import { readFileSync } from "node:fs";

/** The name of a list of `words/`, or the address of another folder's. */
type List = string | URL;

/** Returns the lines of a list, without comments, which begin with `#`. */
export function readLines(list: List): string[] {
  const url = typeof list === "string" ? new URL(`words/${list}.txt`, import.meta.url) : list;
  return readFileSync(url, "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"));
}

export function readWords(list: List): string[] {
  return readLines(list).flatMap((line) => line.split(" "));
}

/** Returns the lines under each heading of a list, such as `[positive]`. */
export function readSections(list: List): ReadonlyMap<string, readonly string[]> {
  const sections = new Map<string, string[]>();
  let lines: string[] = [];
  for (const line of readLines(list)) {
    const heading = /^\[([A-Za-z_ ]+)\]$/.exec(line)?.[1];
    if (heading === undefined) lines.push(line);
    else {
      lines = [];
      sections.set(heading, lines);
    }
  }
  return sections;
}

/** Returns a function that lists the words under a heading of a list. */
export function readWordSections(list: List): (section: string) => string[] {
  const sections = readSections(list);
  return (section) => {
    const lines = sections.get(section);
    if (!lines) throw new Error(`There is no section ${section} in the list`);
    return lines.flatMap((line) => line.split(" "));
  };
}

/**
 * A list of parts of regular expressions. In a line, `migrat*` stands for the words with this beginning, and `{move}`
 * for another section.
 */
export interface Patterns {
  /** Returns the lines of a section as alternatives. */
  alternation(section: string): string;
  sectionLines(section: string): string[];
}

/** @param known the values of further names in braces */
export function readPatterns(list: List, known: Readonly<Record<string, string>> = {}): Patterns {
  const sections = readSections(list);
  const sectionLines = (section: string): string[] => {
    const lines = sections.get(section);
    if (!lines) throw new Error(`There is no section ${section} in the list`);
    return lines.map((line) =>
      line
        .replace(/(?<!\\)(\p{L})\*/gu, "$1\\p{L}*")
        .replace(/\{([a-z][a-z ]*)\}/g, (_, name: string) => known[name] ?? alternation(name)),
    );
  };
  const alternation = (section: string): string => `(?:${sectionLines(section).join("|")})`;
  return { alternation, sectionLines };
}
