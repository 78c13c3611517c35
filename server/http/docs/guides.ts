import { readdirSync, readFileSync } from "node:fs";

const FOLDER = new URL("./guides/", import.meta.url);

/** Returns the guides in their order, each as Markdown that begins with its title. */
export function readGuides(): string[] {
  return readdirSync(FOLDER)
    .toSorted()
    .map((name) => readFileSync(new URL(name, FOLDER), "utf8").trim());
}
