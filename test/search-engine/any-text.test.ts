import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { countTerms } from "../../server/search-engine/lexical/company-terms.ts";
import { embedCompany } from "../../server/search-engine/model/embedding.ts";
import { trainModel } from "../../server/search-engine/model/train.ts";
import { readNamedCompanies } from "../../server/search-engine/query/named-companies.ts";
import { readLiterally, readQuery, subjectOrAll } from "../../server/search-engine/query/read-query.ts";
import { categoryOf, definitionOf } from "../../server/search-engine/reasons/category.ts";
import { toThirdPerson } from "../../server/search-engine/reasons/company-verbs.ts";
import { describeSeeds, namesOf } from "../../server/search-engine/reasons/derive-query.ts";
import { displayName } from "../../server/search-engine/reasons/display-name.ts";
import { matchReasons } from "../../server/search-engine/reasons/match-reason.ts";
import { seedPhrases } from "../../server/search-engine/reasons/seed-phrases.ts";
import { shownStatement } from "../../server/search-engine/reasons/shorten.ts";
import { statementOf } from "../../server/search-engine/reasons/statement.ts";
import {
  type CompanyText,
  cleanCompany,
  indexedSentences,
  tellingSentences,
} from "../../server/search-engine/text/clean.ts";
import { embeddingText, seedEmbeddingText } from "../../server/search-engine/text/embedding-text.ts";
import { isAdjective, nounPhrasesOf } from "../../server/search-engine/text/noun-phrases.ts";
import {
  cityNames,
  fold,
  gerundOf,
  knownAs,
  phraseReplacer,
  replacedPhrase,
  replaceSynonyms,
  sentences,
  termOf,
  withSynonyms,
  words,
} from "../../server/text/public.ts";
import { madeUpCompanies } from "../search/support.ts";

const model = await trainModel(madeUpCompanies(80), { dimensions: 32, wordDimensions: 24 });
const known = madeUpCompanies(4);

function companyOf(text: string, name = "Example Ltd"): CompanyText {
  return { name, one_liner: text, description: `${name} is a maker of things. ${text}`, industry: text, tags: [text] };
}

function reasonsOf(company: CompanyText, query: string): string[] {
  const searchedFor = { query: subjectOrAll(readQuery(query)), seeds: [known[0]!] };
  return matchReasons(model, searchedFor, [company, known[1]!]);
}

/** Every function of the engine that takes a text as people write it. */
const TEXT_FUNCTIONS: Record<string, (text: string) => unknown> = {
  fold,
  words,
  sentences,
  termOf,
  knownAs,
  displayName,
  nounPhrases: (text) => nounPhrasesOf(text, new Set(["example"])),
  isAdjective,
  synonyms: (text) => withSynonyms(text.split(" ")),
  replaceSynonyms: (text) => replaceSynonyms(text.split(" ")),
  replacedPhrase: (text) => replacedPhrase(text.split(" "), "pos"),
  phraseReplacer: (text) => phraseReplacer(["pos", "ev"])(text),
  tellingSentences: (text) => tellingSentences(companyOf(text)),
  cleanCompany: (text) => cleanCompany(companyOf(text)),
  "cleanCompany, by name": (text) => cleanCompany(companyOf("Makes things.", text)),
  indexedSentences: (text) => indexedSentences(companyOf(text)),
  countTerms: (text) => countTerms(companyOf(text)),
  embedCompany: (text) => embedCompany(model, cleanCompany(companyOf(text))),
  embeddingText: (text) => embeddingText(companyOf(text)),
  "embeddingText, by name": (text) => embeddingText(companyOf("Makes things.", text)),
  seedEmbeddingText: (text) => seedEmbeddingText(companyOf(text)),
  readQuery,
  "readQuery, we sell": (text) => readQuery(`we sell ${text} to ${text}, who ${text}`),
  "readQuery, companies in": (text) => readQuery(`companies in ${text} for ${text}`),
  "readNamedCompanies, companies like": (text) => readNamedCompanies(`companies like ${text}`, () => undefined),
  readLiterally,
  cityNames,
  seedPhrases: (text) => seedPhrases(companyOf(text)),
  categoryOf: (text) => categoryOf(companyOf(text)),
  "categoryOf, a maker for": (text) => categoryOf(companyOf(`Example is a maker of things for ${text}, and more.`)),
  definitionOf: (text) => definitionOf(companyOf(`Example is a company that ${text}`)),
  statementOf: (text) => statementOf(text, "Example", "Example Ltd"),
  "statementOf, Example provides": (text) => statementOf(`Example provides ${text}`, "Example", "Example Ltd"),
  shownStatement: (text) => shownStatement(`Example provides ${text}`, "Example"),
  gerundOf,
  toThirdPerson,
  describeSeeds: (text) => describeSeeds(model, [companyOf(text)], known),
  namesOf: (text) => namesOf([companyOf(text)]),
  matchReasons: (text) => reasonsOf(companyOf(text), "bread"),
  "matchReasons, in a place": (text) => reasonsOf(companyOf(`Example sells bread in ${text}`), "bread"),
  "matchReasons, query": (text) => reasonsOf(known[2]!, text),
};

const LENGTH = 20_000;
/** What is faster than this needs no second look. */
const FAST_MS = 250;
/** Linear functions take 4 times as long for a text of 4 times the length, quadratic ones 16 times. */
const MAX_GROWTH = 8;
const ADVERSARIES = [
  ..."a A 9 - . , ; : ( ) [ \" ' ’ “ ! ? & / # _ + é İ \n \t".split(" "),
  " ",
  "ab ",
  "Ab ",
  "a-",
  "a.",
  "A.",
  ". ",
  ", ",
  "(a",
  "a)",
  "e-",
  "#a ",
  "www.",
  "in ",
  "in A ",
  "for ",
  " for a",
  "and ",
  "or a, ",
  "the ",
  "is a ",
  "that ",
  "not ",
  "not in ",
  "Germany ",
  "based ",
  "founded in A ",
  "under a, ",
  "operates in ",
  "1,2 ",
  "50 to ",
  "point of ",
  "end-to-",
  "Aa.Aa",
  "'s ",
];

/** Processor time rather than clock time, because a loaded machine interrupts the test. */
function processorMs(work: () => unknown): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return Math.round((user + system) / 1_000);
}

describe("texts of 20,000 characters", () => {
  test.each(Object.entries(TEXT_FUNCTIONS))("%s takes linear time over them", (_, run) => {
    const slow = ADVERSARIES.flatMap((part) => {
      const textOf = (length: number) => `${part.repeat(Math.ceil(length / part.length)).slice(0, length)} x,`;
      const measure = (length: number) => processorMs(() => run(textOf(length)));
      // A first run may load word lists.
      if (measure(LENGTH) <= FAST_MS) return [];
      const [short, long] = [measure(LENGTH / 4), measure(LENGTH)];
      return long > Math.max(FAST_MS, MAX_GROWTH * short) ? [`${JSON.stringify(part)}: ${short} and ${long} ms`] : [];
    });
    expect(slow).toEqual([]);
  });
});

test("no text is too strange for cleaning, phrases, reasons and queries", () => {
  const part = fc.oneof(
    fc.constantFrom(
      ...ADVERSARIES,
      "Example",
      "provides",
      "tools",
      "peer-to-",
      "non-",
      "-as-a-",
      "end-to-end",
      "we ",
      "e-",
    ),
    fc.string({ unit: "binary", maxLength: 4 }),
    fc.lorem({ maxCount: 3 }),
  );
  const anyText = fc
    .array(part, { maxLength: 14 })
    .chain((parts) => fc.constantFrom("", " ").map((separator) => parts.join(separator)));
  fc.assert(
    fc.property(anyText, (text) => {
      for (const run of Object.values(TEXT_FUNCTIONS)) run(text);
    }),
    { numRuns: 150, examples: [["It connects end-to-"], ["Example is an end-to-"], ["tools non-"]] },
  );
});
