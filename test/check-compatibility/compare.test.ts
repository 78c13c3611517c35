import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { compareDocuments } from "../../scripts/tools/check-compatibility/compare-documents.ts";
import { judgeChanges } from "../../scripts/tools/check-compatibility/judge-changes.ts";
import { normalise } from "../../scripts/tools/generate/normalise.ts";
import { compileText } from "../generate/compile-text.ts";
import { readCases } from "../support/cases.ts";
import { projectRoot } from "../support/readme.ts";

const cases = readCases("test/check-compatibility/compare.txt");

const BEFORE = readFileSync("test/check-compatibility/compare.tsp", "utf8");

const before = document(BEFORE);

async function changes(...edits: [from: string, to: string][]): Promise<string[]> {
  return (await compared(...edits)).map(({ where, change }) => `${where}: ${change}`);
}

async function compared(...edits: [from: string, to: string][]) {
  return compareDocuments(await before, await document(apply(BEFORE, ...edits)));
}

function apply(text: string, ...edits: [from: string, to: string][]): string {
  let after = text;
  for (const [from, to] of edits) {
    if (!after.includes(from)) throw new Error(`The spec does not contain ${from}`);
    after = after.replace(from, to);
  }
  return after;
}

async function document(text: string) {
  const compiled = await compileText(text);
  if (!compiled.ok) throw new Error(compiled.diagnostics.join("\n"));
  return normalise(compiled.document);
}

function readEditCases(section: string): [name: string, edits: [from: string, to: string][], expected: string][] {
  const texts = cases
    .lines(section)
    .join("\n")
    .split(/\n(?! )/);
  return texts.map((text) => {
    const [name = "", ...lines] = text.split("\n  ");
    const edits = lines.flatMap((line): [string, string][] => {
      const [from, to] = line.split(" => ");
      return from === undefined || to === undefined ? [] : [[from, to === "nothing" ? "" : to]];
    });
    return [name, edits, lines.find((line) => line.startsWith(": "))?.slice(2) ?? ""];
  });
}

describe("comparing contracts", () => {
  it.each(readEditCases("breaking"))("reports %s", async (_name, edits, expected) => {
    expect(await changes(...edits)).toContain(expected);
  });

  it.each(readEditCases("compatible"))("does not report %s", async (_name, edits) => {
    expect(await changes(...edits)).toEqual([]);
  });
});

describe("breaking changes", () => {
  const newColour: [string, string] = ["enum Color { RED, BLUE }", "enum Color { RED, BLUE, GREEN, BLACK }"];
  const goneField: [string, string] = ["@maxLength(20) code?: string;", ""];
  const closed: [string, string] = ["enum Color", '@extension("x-values", "closed") enum Color'];

  it("are rejected unless a reason is listed: one line for each change, then one for each new value", async () => {
    const changed = await compared(goneField, newColour);
    const asClosed = changed.concat(
      compareDocuments(await document(apply(BEFORE, closed)), await document(apply(BEFORE, closed, newColour))),
    );
    const { refused } = judgeChanges(asClosed, {});
    expect(refused).toEqual([
      "Orders_place 200.code: is gone",
      "Orders_open 200.code: is gone",
      "Orders_read 200.code: is gone",
      "webhook order.new.code: is gone",
      'new value "BLACK", in responses: 4',
      'new value "GREEN", in responses: 4',
    ]);
    const reasons = { "*.code: is gone": "Nobody read it.", 'new value "*", in responses: *': "Announced." };
    expect(judgeChanges(asClosed, reasons)).toMatchObject({ refused: [], unused: [] });
    expect(judgeChanges(asClosed, { "*.code: is gone": "" }).refused).toHaveLength(6);
    expect(judgeChanges([], reasons).unused).toEqual(Object.keys(reasons));
  });

  it("do not include new values of an open enum", async () => {
    expect(await compared(newColour)).toEqual([]);
  });

  it("since the last release all have a reason, and the check takes at most 5 seconds", () => {
    const command = [join(projectRoot, "scripts/bootstrap.mjs"), "check-compatibility"];
    const { status, stderr } = spawnSync(process.execPath, command, { encoding: "utf8", timeout: 5_000 });
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  });
});
