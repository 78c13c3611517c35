import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

export const GENERATED_NOTICE = "// Generated from spec/ by `npm run generate`. Not to be edited.\n";

/** Returns the types that a generated file declares, from `declarations/`. */
export function readDeclarations(name: string): string {
  return readFileSync(new URL(`declarations/${name}.txt`, import.meta.url), "utf8");
}

/** The contents of the generated files by their path below `generated/`. */
export type Outputs = Readonly<Record<string, string>>;

/** Returns a message for every file of `directory` that differs from `outputs`: missing, changed or obsolete. */
export function findDrift(directory: string, outputs: Outputs): string[] {
  const present = listFiles(directory);
  const drifted = Object.entries(outputs).flatMap(([name, content]) => {
    if (!present.includes(name)) return [`${name} is missing`];
    return readFileSync(join(directory, name), "utf8") === content
      ? []
      : [`${name} differs from what the spec generates`];
  });
  const stale = present.filter((name) => !(name in outputs)).map((name) => `${name} is stale: no generator writes it`);
  return [...drifted, ...stale].toSorted();
}

/**
 * Writes changed files and removes those that are no longer generated. Unchanged files keep their modification time.
 */
export function writeOutputs(directory: string, outputs: Outputs): { written: string[]; removed: string[] } {
  const present = listFiles(directory);
  const written: string[] = [];
  for (const [name, content] of Object.entries(outputs)) {
    const path = join(directory, name);
    if (present.includes(name) && readFileSync(path, "utf8") === content) continue;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
    written.push(name);
  }
  const removed = present.filter((name) => !(name in outputs));
  for (const name of removed) rmSync(join(directory, name));
  return { written, removed };
}

function listFiles(directory: string): string[] {
  try {
    return readdirSync(directory, { recursive: true, encoding: "utf8" })
      .map((name) => name.replaceAll("\\", "/"))
      .filter((name) => statSync(join(directory, name)).isFile());
  } catch {
    return [];
  }
}
