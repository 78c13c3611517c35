import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { FULL_SIZE, generateSampleData } from "../../scripts/commands/sample-data/generate.ts";
import { SEED } from "../../scripts/commands/sample-data/load.ts";
import SENSELESS from "../../scripts/tools/evaluate/senseless.json" with { type: "json" };
import { upsertCompanies } from "../../server/catalogue/queries-companies.ts";
import { STOP_WORDS, toTerm } from "../../server/text/public.ts";
import { atSize, isFullSize } from "../support/at-size.ts";
import { readCases } from "../support/cases.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { type SearchProcess, startSearch } from "../support/search-service.ts";

const cases = readCases("test/sample-data/first-searches.txt");

/** A new user's first searches, each with the industries that the first result may belong to. */
const FIRST_SEARCHES: readonly (readonly [string, ...string[]])[] = cases.rows<[string, ...string[]]>(
  "search, industries that may come first",
);
/** The number of first searches whose first result must be relevant, by rules and the trained vectors alone. */
const MIN_RIGHT = 38;
const MIN_RIGHT_BY_LABELS = 24;
const MIN_FOUND = 5;

const GUIDES = "server/http/docs/guides";
/** The pages with searches to try on the sample data. */
const DOCUMENTS = [
  "client/README.md",
  "client/cli/README.md",
  "scripts/commands/start/greeting.ts",
  ...readdirSync(GUIDES).map((file) => `${GUIDES}/${file}`),
];
const NAMED_SEARCH =
  /search-by-traits\?query=([^&'`]+)|--traits "([^"]+)"|(?:searchByTraits|lookalikes\.search|submitLookalikeJob)\((?:client, )?\{ query: "([^"]+)"/g;

interface Sample {
  readonly database: TestDatabase;
  readonly search: SearchProcess;
  readonly industryOf: ReadonlyMap<number, string | null>;
}

/** Starts the search over the sample, with its texts or only with labels, like companies exported from a CRM. */
async function startSample(hasTexts: boolean): Promise<Sample> {
  const database = await createTestDatabase();
  const { companies } = generateSampleData(SEED, new Date(), FULL_SIZE);
  const texts = hasTexts ? {} : { one_liner: null, description: null };
  await upsertCompanies(
    database.db,
    companies.map((company) => ({ ...company, ...texts })),
  );
  const rows = await database.db.selectFrom("company").select(["id", "industry"]).execute();
  return {
    database,
    search: await startSearch(database),
    industryOf: new Map(rows.map(({ id, industry }) => [id, industry])),
  };
}

const sample = await startSample(true);
const withoutTexts = isFullSize ? await startSample(false) : undefined;

/**
 * Returns the first searches whose first result is of the wrong industry, and those with fewer than MIN_FOUND results.
 */
async function findFailures({ search, industryOf }: Sample): Promise<{ wrong: string[]; few: string[] }> {
  const wrong: string[] = [];
  const few: string[] = [];
  for (const [query, ...industries] of FIRST_SEARCHES) {
    const found = await search.find(query);
    const first = industryOf.get(found[0] ?? 0) ?? "nothing";
    if (!industries.includes(first)) wrong.push(`${query}: ${first}`);
    if (found.length < MIN_FOUND) few.push(`${query}: ${found.length}`);
  }
  return { wrong, few };
}

describe("the first searches of a new user", () => {
  test("return a company of the right industry first, and at least five companies", async () => {
    const { wrong, few } = await findFailures(sample);
    expect(few).toEqual([]);
    expect(wrong.length, wrong.join("; ")).toBeLessThanOrEqual(FIRST_SEARCHES.length - MIN_RIGHT);
  });

  test.runIf(isFullSize)("return the right industry first even by industry, tags and names alone", async () => {
    const { wrong } = await findFailures(withoutTexts!);
    expect(wrong.length, wrong.join("; ")).toBeLessThanOrEqual(FIRST_SEARCHES.length - MIN_RIGHT_BY_LABELS);
  });

  test("find nothing if they are nonsense", async () => {
    const found: string[] = [];
    for (const { search } of [sample, ...(withoutTexts ? [withoutTexts] : [])])
      for (const query of SENSELESS) for (const id of await search.find(query)) found.push(`${query}: ${id}`);
    expect(found).toEqual([]);
  });

  test("in the documentation and the terminal find companies", async () => {
    const named = DOCUMENTS.flatMap((file) =>
      Array.from(readFileSync(file, "utf8").matchAll(NAMED_SEARCH), (match) =>
        decodeURIComponent(match.slice(1).find((query) => query !== undefined)!),
      ),
    );
    expect(named.length).toBeGreaterThanOrEqual(4);
    const nothing: string[] = [];
    for (const query of new Set(named)) if ((await sample.search.find(query)).length === 0) nothing.push(query);
    expect(nothing).toEqual([]);
  });
});

/** One in DRAWN_EVERY companies is searched for by its own words. */
const DRAWN_EVERY = atSize({ quick: 60, full: 20 });
const MIN_FOUND_BY_OWN_WORDS = 0.98;

/**
 * Returns requests in a company's own words: its first sentence, and the rarest two adjacent words and the rarest word
 * of its texts.
 */
function ownWords(text: string, companiesWith: ReadonlyMap<string, ReadonlySet<number>>): Record<string, string> {
  const said = contentWords(text);
  const countHolders = (word: string): number => companiesWith.get(toTerm(word))!.size;
  const pairs = said
    .slice(1)
    .flatMap((word, at) => (text.toLowerCase().includes(`${said[at]} ${word}`) ? [[said[at]!, word]] : []));
  const rarity = (pair: readonly string[]): number => pair.reduce((sum, word) => sum + Math.log(countHolders(word)), 0);
  const [pair] = pairs
    .filter((words) => words.every((word) => word.length > 3))
    .toSorted((a, b) => rarity(a) - rarity(b));
  const [word] = said.filter((one) => one.length > 4).toSorted((a, b) => countHolders(a) - countHolders(b));
  return { sentence: text.slice(0, text.indexOf(". ")), pair: pair!.join(" "), word: word! };
}

function contentWords(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => !STOP_WORDS.has(word));
}

test.each(["sentence", "pair", "word"])("a company is found by its own words: by its %s", async (kind) => {
  const rows = await sample.database.db
    .selectFrom("company")
    .select(["id", "one_liner", "description"])
    .orderBy("id")
    .execute();
  const texts = new Map(rows.map((row) => [row.id, `${row.one_liner}. ${row.description}`]));
  const companiesWith = new Map<string, Set<number>>();
  for (const [id, text] of texts)
    for (const term of new Set(contentWords(text).map(toTerm)))
      companiesWith.set(term, (companiesWith.get(term) ?? new Set()).add(id));
  const missed: string[] = [];
  const drawn = [...texts].filter((_, at) => at % DRAWN_EVERY === 0);
  for (const [id, text] of drawn) {
    const query = ownWords(text, companiesWith)[kind]!;
    const holders = contentWords(query)
      .map((word) => companiesWith.get(toTerm(word))!)
      .reduce((all, ids) => all.intersection(ids));
    const asked = { workspaceId: 1, query, interpret: false, filters: {}, limit: 100 };
    const found = (await sample.search.search.traits(asked)).matches.map(({ companyId }) => companyId);
    // Every company with all the words may come first.
    if (!found.slice(0, Math.max(3, holders.size)).includes(id))
      missed.push(`${query}: ${found.indexOf(id)} of ${holders.size}`);
  }
  expect(missed.length, missed.join("; ")).toBeLessThanOrEqual((1 - MIN_FOUND_BY_OWN_WORDS) * drawn.length);
});
