import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { projectRoot, readReadmes } from "./support/readme.ts";

/** Returns the rows of a page's tables, without the header rows. */
function tableRows(path: string): string[] {
  const page = readReadmes().find((readme) => readme.path === path);
  if (!page) throw new Error(`There is no ${path}`);
  const lines = page.text.split("\n");
  return lines.filter((line, at) => line.startsWith("| ") && !lines[at + 1]?.startsWith("|---"));
}

function testsIn(row: string): string[] {
  return [...row.matchAll(/`(test\/[\w/.-]+\.test\.ts)`/g)].map(([, path = ""]) => path);
}

it.each([
  ["server/PROMISES.md", tableRows("server/PROMISES.md")],
  // Only rows of attacks have tests; the rows of assets have fewer columns.
  ["server/SECURITY.md", tableRows("server/SECURITY.md").filter((row) => row.split("|").length === 6)],
])("every row of %s refers to an existing test", (_page, rows) => {
  expect(rows.length).toBeGreaterThan(10);
  expect(rows.filter((row) => testsIn(row).length === 0)).toEqual([]);
  const missing = rows.flatMap(testsIn).filter((path) => !existsSync(join(projectRoot, path)));
  expect(missing).toEqual([]);
});
