import { analyse } from "scslre";
import ts from "typescript";
import { expect, test } from "vitest";
import { readGrammar, readPatterns, readSections } from "../server/text/public.ts";
import { readCases } from "./support/cases.ts";
import { readSources } from "./support/source-files.ts";

const cases = readCases("test/regular-expressions.txt");

// An expression takes at most linear time, unless it reads only short texts.

/**
 * The files with expressions that may take more than linear time, and the limits on the texts that they read.
 * `linear-time.test.ts` and `search-engine/any-text.test.ts` verify that long texts do not reach them.
 */
const OF_SHORT_TEXTS = cases.rows<[string, string]>("of short texts: file, what it reads").map(([file]) => file);

interface Found {
  readonly path: string;
  readonly literal: string;
  readonly isExponential: boolean;
}

/** Lists the regular expressions of files that may take more than linear time. */
function listSlow(files: readonly { readonly path: string; readonly text: string }[]): Found[] {
  return files.flatMap(({ path, text }) => {
    const literals: string[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isRegularExpressionLiteral(node)) literals.push(node.text);
      ts.forEachChild(node, visit);
    };
    visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest));
    return literals.flatMap((literal): Found[] => {
      const end = literal.lastIndexOf("/");
      const { reports } = analyse({ source: literal.slice(1, end), flags: literal.slice(end + 1) });
      const isExponential = reports.some(({ exponential }) => exponential);
      return reports.length > 0 ? [{ path, literal, isExponential }] : [];
    });
  });
}

const slow = listSlow([...readSources("server"), ...readSources("client")]);

test("no regular expression takes exponential time", () => {
  expect(slow.filter(({ isExponential }) => isExponential)).toEqual([]);
});

test("only expressions for short texts may take more than linear time", () => {
  const files = new Set(slow.map(({ path }) => path));
  expect([...files].toSorted()).toEqual(OF_SHORT_TEXTS.toSorted());
});

test.each(cases.lines("lists of expressions"))("no expression of %s takes exponential time", (path) => {
  const list = new URL(`../${path}`, import.meta.url);
  const verbs = { adverb: "(?:also )?", verbs: "sells|makes", instructions: "sell|make" };
  const { alternation } = path.includes("/reasons/") ? readPatterns(list, verbs) : readGrammar(list);
  const exponential = [...readSections(list).keys()].filter((section) =>
    analyse({ source: alternation(section), flags: "u" }).reports.some((report) => report.exponential),
  );
  expect(exponential).toEqual([]);
});

test.each([
  ["words before a comma", "/^(?:[a-z]+[ -]?)+,/", true],
  ["an address in a text", String.raw`/[^\s]+@[^\s]+/g`, false],
  ["spaces at the end of a text", String.raw`/\s+$/`, false],
])("the analysis reports %s", (_what, literal, isExponential) => {
  expect(listSlow([{ path: "a.ts", text: `const a = ${literal};` }])).toEqual([
    { path: "a.ts", literal, isExponential },
  ]);
});
