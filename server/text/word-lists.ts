import { readFileSync } from "node:fs";

/** Returns the lines of a list of `words/`, without comments, which begin with `#`. */
export function readLines(name: string): string[] {
  const text = readFileSync(new URL(`words/${name}.txt`, import.meta.url), "utf8");
  return text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
}

/** Returns the words of a list of `words/`. */
export function readWords(name: string): string[] {
  return readLines(name).flatMap((line) => line.split(" "));
}
