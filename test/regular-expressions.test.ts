import { analyse } from "scslre";
import ts from "typescript";
import { expect, test } from "vitest";
import { readGrammar, readPatterns, readSections } from "../server/text/public.ts";
import { readSources } from "./support/source-files.ts";

// The time that an expression takes is at most linear in the length of its text, unless what it reads is short.

/**
 * The files with expressions that may take more than linear time, and the limits on the texts that they read.
 * `linear-time.test.ts` and `search-engine/any-text.test.ts` verify that long texts do not reach them.
 */
const OF_SHORT_TEXTS: Readonly<Record<string, string>> = {
  "server/accounts/name-score.ts": "names of companies and queries for them, at most 300 characters",
  "server/adapters/model-endpoint.ts": "the path of a setting",
  "server/text/people/current-title.ts": "the first 500 characters of a title",
  "server/text/people/title.ts": "the first 500 characters of a title",
  "server/catalogue/read-values.ts": "addresses, refused above 2,000 characters",
  "server/config/setting.ts": "a setting",
  "server/db/migrate.ts": "the project's own migrations",
  "server/http/docs/operation-page.ts": "the project's own contract",
  "server/http/docs/samples.ts": "the project's own contract",
  "server/files/mapping.ts": "the name of a column, refused above 100 characters",
  "server/text/places/country-names.ts": "the name of a place, refused above 100 characters",
  "server/text/places/location.ts": "the name of a place, refused above 300 characters",
  "server/text/values/dates.ts": "a date, refused above 60 characters",
  "server/text/plain-text.ts": "a placeholder, refused above its longest",
  "server/text/values/quantities.ts": "a number, refused when it is longer",
  "server/search-engine/query/asked-for.ts": "a query, refused above 2,000 characters, without repeated spaces",
  "server/text/values/scan.ts": "a query without repeated spaces",
  "server/search-engine/reasons/display-name.ts": "the name of a company, at most 300 characters",
  "server/search-engine/reasons/match-reason.ts": "a reason, at most a few hundred characters",
  "server/search-engine/reasons/predicate.ts": "a sentence, at most 2,000 characters",
  "server/search-engine/reasons/shorten.ts": "the beginning of a statement, at most a few hundred characters",
  "server/text/sentences.ts": "a word, and what follows it, at most 60 characters",
  "server/signals/runs/insight-text.ts": "a sentence without repeated spaces, at most a few hundred characters",
  "server/search-engine/query/named-companies.ts": "a query, refused above 2,000 characters, without repeated spaces",
  "server/search-engine/reasons/category.ts": "a sentence, at most 2,000 characters",
  "server/search-engine/reasons/statement.ts": "a sentence, at most 2,000 characters",
  "server/signals/terms/technical-context.ts": "80 characters before a word, and 40 after it",
  "server/signals/sentiment/lexicon.ts": "a phrase of the project's own lists",
  "client/src/call.ts": "the base URL of the service",
  "client/cli/src/commands/call.ts": "the base URL of the service",
  "client/cli/src/commands/mcp.ts": "the base URL of the service",
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
  const files = new Set(slow.map(({ path }) => path));
  expect([...files].toSorted()).toEqual(Object.keys(OF_SHORT_TEXTS).toSorted());
});

test.each([
  "server/search-engine/query/exclusions.txt",
  "server/search-engine/query/founded.txt",
  "server/search-engine/query/funding.txt",
  "server/search-engine/query/named-companies.txt",
  "server/search-engine/query/ownership.txt",
  "server/search-engine/query/sizes.txt",
  "server/search-engine/reasons/category.txt",
  "server/search-engine/reasons/statement.txt",
  "server/signals/detectors/posted-by.txt",
  "server/signals/terms/context.txt",
  "server/signals/terms/roles.txt",
])("no expression of %s takes exponential time", (path) => {
  const list = new URL(`../${path}`, import.meta.url);
  const verbs = { adverb: "(?:also )?", verbs: "sells|makes", instructions: "sell|make" };
  const { anyOf } = path.includes("/reasons/") ? readPatterns(list, verbs) : readGrammar(list);
  const exponential = [...readSections(list).keys()].filter((section) =>
    analyse({ source: anyOf(section), flags: "u" }).reports.some((report) => report.exponential),
  );
  expect(exponential).toEqual([]);
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
