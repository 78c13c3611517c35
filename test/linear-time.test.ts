import { expect, test } from "vitest";
import { importFile } from "../server/accounts/import-file.ts";
import { firstEntryFilter } from "../server/catalogue/deduplicate.ts";
import { findLimitFaults } from "../server/http/input/json-limits.ts";
import { readList } from "../server/lib/json-list.ts";
import {
  findMentions,
  indexCompanies,
  listPlainWords,
  listReferences,
} from "../server/signals/detectors/company-mentions.ts";
import { readSearchQuery } from "../server/signals/detectors/search-query.ts";
import { createTermMatcher } from "../server/signals/terms/term-matcher.ts";
import { sentenceAround } from "../server/text/public.ts";
import { findFasterGrowth } from "./support/linear-time.ts";
import { readSources } from "./support/source-files.ts";

// Functions of FOLDERS run on the thread that serves requests, so they must take linear time for every text. An ingest
// accepts texts of up to LENGTH characters.
const LENGTH = 100_000;
const FOLDERS = ["catalogue", "signals", "adapters", "lib", "views", "insights"];

const repeat = (part: string): string => part.repeat(Math.ceil(LENGTH / part.length)).slice(0, LENGTH);
const TEXTS: Readonly<Record<string, string>> = {
  "one word": repeat("a"),
  "one word in capitals": repeat("A"),
  "accented letters": repeat("é"),
  "letters without case": repeat("日本"),
  emoji: repeat("🤖"),
  hyphens: repeat("-"),
  "words with hyphens": repeat("a-"),
  dots: repeat("."),
  "words with dots": repeat("a."),
  "addresses without end": repeat("a.b@c."),
  quotes: repeat('"'),
  apostrophes: repeat("l'"),
  brackets: repeat("("),
  "closing brackets": repeat(")"),
  "open tags": repeat("<p "),
  "nested tags": repeat("<b>"),
  entities: repeat("&amp;"),
  digits: repeat("1"),
  "digits and letters": repeat("1a"),
  spaces: repeat(" "),
  "spaces before a letter": `${" ".repeat(LENGTH - 1)}a`,
  "a letter before spaces": `a${" ".repeat(LENGTH - 2)}b`,
  "line breaks": repeat("\n"),
  slashes: repeat("/"),
  "slashes before a letter": `https://a.b/${"/".repeat(LENGTH - 13)}a`,
  commas: repeat(","),
  signs: repeat("+#"),
  "at signs": repeat("@"),
  underscores: repeat("_"),
  "words of one letter": repeat("a "),
  "names of one letter": repeat("A "),
  "a term again and again": repeat("Go "),
  "a term in addresses": repeat("go.example.com/Go "),
  "a phrase that does not end": repeat("data data warehous "),
  "names of companies": repeat("Northwind Robotics & Sons "),
  "leads of leads": repeat("lead engineer and "),
  "code fences": repeat("```"),
};

/** Calls of exported functions that take a text, by file and name. */
type Calls = Readonly<Record<string, (text: string) => unknown>>;

/** Functions with only short texts that are not from callers: names of columns, messages, settings of the operator. */
const NOT_GIVEN_TEXTS = [
  /^adapters\/vector-search/,
  /^adapters\/(mail-outbox|language-model-circuit|public-http-connect)/,
  /operationAddress$/,
  /recordKind$/,
  /scanLimitNotice$/,
  /listSchema$/,
  /queries[\w-]*\.ts /,
  /\.ts open[A-Z]/,
  /gapBetween$/,
  /signsAfter$/,
  /isInsideAddressOrCode$/,
];

async function exportedCalls(): Promise<Calls> {
  const calls: Record<string, (text: string) => unknown> = {};
  for (const folder of FOLDERS) {
    for (const { path, text: source } of readSources(`server/${folder}`)) {
      const names = [
        ...source.matchAll(
          /^export function (\w+)(?:<[^(]*>)?\(\s*\w+: (?:string|unknown|RawRecord)(?: \| null| \| undefined)?[,)]/gm,
        ),
      ].map((match) => match[1] ?? "");
      if (names.length === 0) continue;
      const short = path.slice("server/".length);
      const module: Readonly<Record<string, unknown>> = await import(/* @vite-ignore */ `../${path}`);
      for (const name of names) {
        const key = `${short} ${name}`;
        const exported = module[name];
        if (typeof exported !== "function" || NOT_GIVEN_TEXTS.some((pattern) => pattern.test(key))) continue;
        calls[key] = (text) => exported(isRecordReader(name) ? uniformRecord(text) : text, ...(ARGUMENTS[name] ?? []));
      }
    }
  }
  return calls;
}

function isRecordReader(name: string): boolean {
  return ["readPerson", "readJobPost", "readSocialPost", "readEngagement", "readCompanyEvent"].includes(name);
}

const FIELDS = `full_name title company_domain social_url work_email country city text url posted_at author_social_url
  author_name author_title post_url actor_social_url actor_name actor_title kind at company_name vertical
  event_type summary event_date source_url team_name signal_type people`.split(/\s+/);

/** Returns a record with `text` in every field. */
function uniformRecord(text: string): Readonly<Record<string, unknown>> {
  return Object.fromEntries(FIELDS.map((field) => [field, text]));
}

/** Further arguments of some functions. */
const ARGUMENTS: Readonly<Record<string, readonly unknown[]>> = {
  sliceText: [1, LENGTH - 1],
  shortenText: [400],
  listReferences: ["social.example"],
  sentenceAround: [{ start: LENGTH / 2, end: LENGTH / 2 + 1 }],
  judgeSentiment: [{ start: LENGTH / 2, end: LENGTH / 2 + 1 }],
  readList: ["items"],
  editDistance: ["kubernetes"],
  closestName: [["country_include", "signal_include"]],
  parseDestination: [false],
  isAllowedAddress: ["https:", false],
  isPageOnSharedHost: ["github.io", "/"],
  parseRetryAfterMs: [0],
  excerpt: ["https://model.example"],
  sketchText: ["Northwind"],
};

/** Functions with other signatures for texts. */
const OTHER_CALLS: Calls = {
  "a term found in a text": (text) => createTermMatcher("data warehouse")?.find(text),
  "a name found in a text": (text) => createTermMatcher("Go", { not: ["go to market"] })?.find(text),
  "a letter found in a text": (text) => createTermMatcher("R")?.find(text),
  // A term has at most 200 characters.
  "a term of the text": (text) => createTermMatcher(text.slice(0, 200))?.find(text),
  "a search query": (text) => readSearchQuery(text.slice(0, 500)),
  "a long search query": (text) => readSearchQuery(`"a" OR ${text.slice(0, 2_000)}`),
  "a search query found in a text": (text) => {
    const read = readSearchQuery('(go OR "data warehouse") NOT northwind');
    return "query" in read && read.query.find(text);
  },
  "a sentence at the end": (text) => sentenceAround(text, { start: LENGTH - 1, end: LENGTH }),
  "companies named in a text": (text) =>
    findMentions(
      listReferences(text, "social.example"),
      indexCompanies(
        [
          {
            id: 1,
            domain: "go.example.com",
            name: "Northwind",
            name_key: "northwind",
            social_url: null,
            other_domains: [],
          },
        ],
        listPlainWords([text]),
      ),
    ),
  "all places of a term in a text": (text) => createTermMatcher("Kubernetes")?.findAll(text, 10),
  "a company of the name of a term": (text) => createTermMatcher("Stripe")?.find(`${text} such as Lyft, Stripe`),
  "a list of a model": (text) => readList(`[${text}`, "items"),
  "companies described alike": (text) => {
    const isFirst = firstEntryFilter();
    for (const domain of ["a.example", "b.example", "c.example"])
      isFirst({ domain, name: "x", one_liner: null, description: text });
  },
};

/** Whether a call exhausts the stack. Other errors are allowed: some functions reject the text. */
function exhaustsStack(call: () => unknown): boolean {
  try {
    call();
  } catch (error) {
    return error instanceof RangeError;
  }
  return false;
}

test("every function that takes a text takes linear time for it", { timeout: 300_000 }, async () => {
  const calls = { ...(await exportedCalls()), ...OTHER_CALLS };
  expect(Object.keys(calls).length).toBeGreaterThan(50);
  const slow: string[] = [];
  for (const [name, call] of Object.entries(calls)) {
    for (const [kind, text] of Object.entries(TEXTS)) {
      let exhausted = false;
      const growth = await findFasterGrowth((length) => {
        exhausted ||= exhaustsStack(() => call(text.slice(0, length)));
      }, LENGTH);
      if (exhausted) slow.push(`${name}, ${kind}: exhausts the stack`);
      else if (growth !== null) slow.push(`${name}, ${kind}: ${growth}`);
    }
  }
  expect(slow).toEqual([]);
});

/** Returns spelling `n` of the same column name. */
const spelling = (n: number): string =>
  `company${[...n.toString(2)].map((bit) => (bit === "0" ? " " : "_")).join("")}domain`;
const times = <Item>(count: number, item: (n: number) => Item): Item[] =>
  Array.from({ length: count }, (_, n) => item(n));
const lines = (rows: readonly object[]): string => rows.map((row) => JSON.stringify(row)).join("\n");
const rowWithNames = (names: readonly string[]): object => Object.fromEntries(names.map((name) => [name, "a.example"]));

/** Files with `length` cells. Callers choose the numbers of rows and columns, and the nesting. */
const FILES: Readonly<Record<string, (length: number) => string>> = {
  "many rows": (length) => ["domain", ...times(length / 8, (n) => `a${n}.example`)].join("\n"),
  "many columns": (length) => {
    const row = (value: (n: number) => string) => times(length / 40, value).join(",");
    return [row((n) => `column ${n}`), ...times(40, () => row(String))].join("\n");
  },
  "a first row with many spellings of a column that later rows lack": (length) =>
    lines([rowWithNames(times(length / 4, spelling)), ...times(length / 4, (n) => ({ note: n }))]),
  "different spellings of a column in each row": (length) =>
    lines(times(200, (row) => rowWithNames(times(length / 200, (n) => spelling(row * 1_000 + n))))),
  "columns whose meaning depends on their values": (length) =>
    lines(times(200, () => rowWithNames(times(length / 200, (n) => `linkedin page ${n}`)))),
  "nested JSON lists": (length) => `{"domain":${"[".repeat(length)}${"]".repeat(length)}}`,
  "nested JSON objects": (length) => `{"domain":${'{"a":'.repeat(length)}1${"}".repeat(length)}}`,
  "nested lists in a cell": (length) => `domain,other domains\na.example,"${"[".repeat(length)}${"]".repeat(length)}"`,
  "records in a list": (length) => `{"data":[${times(length, () => "{}").join(",")}]}`,
};

test.each(Object.entries(FILES))("a file is read in linear time: %s", async (kind, write) => {
  const map = kind === "many columns" ? times(100, (n) => `column ${n}=name`) : [];
  const read = async (length: number) => {
    const input = { body: { content: write(length) }, query: { map } };
    await importFile().prepare(input as never, new AbortController().signal, undefined as never);
  };
  expect(await findFasterGrowth(read, 40_000)).toBeNull();
});

test("JSON of requests is checked in linear time, however wide or deep", async () => {
  for (const write of [
    (length: number) => "[".repeat(length) + "]".repeat(length),
    (length: number) => `${'{"a":'.repeat(length)}1${"}".repeat(length)}`,
    (length: number) => `[${times(length, () => "[]").join(",")}]`,
  ])
    expect(await findFasterGrowth((length) => findLimitFaults(JSON.parse(write(length)), ["body"]), LENGTH)).toBeNull();
});
