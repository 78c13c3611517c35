import { analyse } from "scslre";
import ts from "typescript";
import { expect, test } from "vitest";
import { readSources } from "./support/source-files.ts";

// The time that an expression takes is at most linear in the length of its text, unless what it reads is short.

/**
 * The expressions that may take more than linear time, by file, and what keeps their texts short. `linear-time.test.ts`
 * and `search-engine/any-text.test.ts` measure that long texts do not get there.
 */
const OF_SHORT_TEXTS: Readonly<Record<string, readonly [count: number, because: string]>> = {
  "server/accounts/name-score.ts": [1, "names of companies and queries for them, at most 300 characters"],
  "server/adapters/model-endpoint.ts": [1, "the path of a setting"],
  "server/catalogue/current-title.ts": [1, "the first 500 characters of a title"],
  "server/catalogue/read-values.ts": [2, "addresses, refused above 2,000 characters"],
  "server/config/setting.ts": [1, "a setting"],
  "server/db/migrate.ts": [1, "the project's own migrations"],
  "server/http/docs/reference-document.ts": [1, "the project's own contract"],
  "server/lib/country-names.ts": [4, "the name of a place, refused above 100 characters"],
  "server/lib/dates.ts": [2, "a date, refused above 60 characters"],
  "server/lib/plain-text.ts": [1, "a placeholder, refused above its longest"],
  "server/lib/quantities.ts": [4, "a number, refused when it is longer"],
  "server/search-engine/query/exclusions.ts": [1, "a query, refused above 2,000 characters, without repeated spaces"],
  "server/search-engine/query/scan.ts": [1, "a query without repeated spaces"],
  "server/search-engine/reasons/category.ts": [1, "a sentence, at most 2,000 characters"],
  "server/search-engine/reasons/display-name.ts": [2, "the name of a company, at most 300 characters"],
  "server/search-engine/reasons/match-reason.ts": [1, "a reason, at most a few hundred characters"],
  "server/search-engine/reasons/predicate.ts": [1, "a sentence, at most 2,000 characters"],
  "server/search-engine/reasons/shorten.ts": [1, "the beginning of a statement, at most a few hundred characters"],
  "server/search-engine/reasons/statement.ts": [1, "a sentence, at most 2,000 characters"],
  "server/search-engine/text/sentences.ts": [2, "a text without repeated spaces; a word"],
  "client/src/call.ts": [1, "the base URL of the service"],
};

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

test("an expression that may take more than linear time reads short texts", () => {
  const listed = Object.entries(OF_SHORT_TEXTS).map(([path, [count]]) => [path, count]);
  const found = [...Map.groupBy(slow, ({ path }) => path)].map(([path, { length }]) => [path, length]);
  expect(found).toEqual(listed);
});

test.each([
  ["words before a comma", "/^(?:[a-z]+[ -]?)+,/", true],
  ["an address in a text", String.raw`/[^\s]+@[^\s]+/g`, false],
  ["spaces at the end of a text", String.raw`/\s+$/`, false],
])("%s would be noticed", (_what, literal, isExponential) => {
  expect(listSlow([{ path: "a.ts", text: `const a = ${literal};` }])).toEqual([
    { path: "a.ts", literal, isExponential },
  ]);
});
