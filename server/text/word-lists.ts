import { readFileSync } from "node:fs";

/** The name of a list in `words/`, or the URL of a list in another folder. */
type List = string | URL;

/** Returns the lines of a list, without empty lines and comments (`#`). */
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
 * A list of parts of regular expressions. In a line, `migrat*` matches the words that begin with "migrat", and `{move}`
 * is replaced by the section "move".
 */
export interface Patterns {
  /** Returns the lines of a section as alternatives. */
  alternation(section: string): string;
  sectionLines(section: string): string[];
}

/** @param known the values of names in braces that are not sections */
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
