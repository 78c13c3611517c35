import { readFileSync } from "node:fs";

interface Cases {
  readonly sections: readonly string[];
  /** Returns the cases of a section, one for each line, split at " | ". */
  rows<Row extends readonly string[]>(section: string): Row[];
  /** Like `rows`, with parts that are valid JSON parsed. */
  values<Row extends readonly unknown[]>(section: string): Row[];
  lines(section: string): string[];
}

/**
 * Reads a file of test cases. Each section is its name in brackets and one case per line. # begins a comment.
 */
export function readCases(path: string): Cases {
  const sections = new Map<string, string[]>();
  for (const part of readFileSync(path, "utf8").split(/^\[(?=.+\]$)/m)) {
    const [name = "", ...lines] = part.split("\n");
    const cases = lines.filter((line) => line !== "" && !line.startsWith("#"));
    sections.set(name.slice(0, -1), cases);
  }
  const section = (name: string): string[] => {
    const found = sections.get(name);
    if (found === undefined) throw new Error(`${path} has no section ${name}.`);
    return found;
  };
  const rows = (name: string): string[][] => section(name).map((line) => line.split(" | "));
  return {
    sections: [...sections.keys()].slice(1),
    rows: <Row extends readonly string[]>(name: string) => rows(name) as readonly (readonly string[])[] as Row[],
    values: <Row extends readonly unknown[]>(name: string) =>
      rows(name).map((row) => row.map(parsedPart)) as readonly (readonly unknown[])[] as Row[],
    lines: section,
  };
}

function parsedPart(part: string): unknown {
  try {
    return JSON.parse(part);
  } catch {
    return part;
  }
}
