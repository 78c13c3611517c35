import { readdirSync, readFileSync } from "node:fs";

const FOLDER = new URL("./guides/", import.meta.url);

/** A guide in Markdown, which begins with its title. */
export interface Guide {
  /** The file name without its number and extension, such as `lookalikes`. */
  readonly name: string;
  readonly title: string;
  readonly text: string;
}

/** Returns the guides, ordered by the number in their file name. */
export function readGuides(): Guide[] {
  return readdirSync(FOLDER)
    .toSorted()
    .map((file) => {
      const text = readFileSync(new URL(file, FOLDER), "utf8").trim();
      return { name: file.replace(/^\d+-|\.md$/g, ""), title: /^# (.+)$/m.exec(text)?.[1] ?? file, text };
    });
}
