import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { countTerms } from "../../server/search-engine/lexical/company-terms.ts";
import { embedCompany } from "../../server/search-engine/model/embedding.ts";
import { trainModel } from "../../server/search-engine/model/train.ts";
import { readNamedCompanies } from "../../server/search-engine/query/named-companies.ts";
import { readLiterally, readQuery, subjectOrAll } from "../../server/search-engine/query/read-query.ts";
import { findCategory, findDefinition } from "../../server/search-engine/reasons/category.ts";
import { toThirdPerson } from "../../server/search-engine/reasons/company-verbs.ts";
import { describeSeeds, joinSeedNames } from "../../server/search-engine/reasons/derive-query.ts";
import { displayName } from "../../server/search-engine/reasons/display-name.ts";
import { matchReasons } from "../../server/search-engine/reasons/match-reason.ts";
import { seedPhrases } from "../../server/search-engine/reasons/seed-phrases.ts";
import { shownStatement } from "../../server/search-engine/reasons/shorten.ts";
import { asStatement } from "../../server/search-engine/reasons/statement.ts";
import {
  type CompanyText,
  cleanCompany,
  indexedSentences,
  informativeSentences,
} from "../../server/search-engine/text/clean.ts";
import { embeddingText, seedEmbeddingText } from "../../server/search-engine/text/embedding-text.ts";
import { extractNounPhrases, isAdjective } from "../../server/search-engine/text/noun-phrases.ts";
import {
  asGerund,
  cityNames,
  fold,
  knownAs,
  phraseReplacer,
  replacedPhrase,
  replaceSynonyms,
  sentences,
  toTerm,
  withSynonyms,
  words,
} from "../../server/text/public.ts";
import { madeUpCompanies } from "../search/support.ts";
import { atSize } from "../support/at-size.ts";
import { findFasterGrowth } from "../support/linear-time.ts";

const model = await trainModel(madeUpCompanies(80), { dimensions: 32, wordDimensions: 24 });
const known = madeUpCompanies(4);

function asCompany(text: string, name = "Example Ltd"): CompanyText {
  return { name, one_liner: text, description: `${name} is a maker of things. ${text}`, industry: text, tags: [text] };
}

function findReasons(company: CompanyText, query: string): string[] {
  const searchedFor = { query: subjectOrAll(readQuery(query)), seeds: [known[0]!] };
  return matchReasons(model, searchedFor, [company, known[1]!]);
}

/** Every function of the search engine that takes text from users. */
const TEXT_FUNCTIONS: Record<string, (text: string) => unknown> = {
  fold,
  words,
  sentences,
  toTerm,
  knownAs,
  displayName,
  nounPhrases: (text) => extractNounPhrases(text, new Set(["example"])),
  isAdjective,
  synonyms: (text) => withSynonyms(text.split(" ")),
  replaceSynonyms: (text) => replaceSynonyms(text.split(" ")),
  replacedPhrase: (text) => replacedPhrase(text.split(" "), "pos"),
  phraseReplacer: (text) => phraseReplacer(["pos", "ev"])(text),
  informativeSentences: (text) => informativeSentences(asCompany(text)),
  cleanCompany: (text) => cleanCompany(asCompany(text)),
  "cleanCompany, by name": (text) => cleanCompany(asCompany("Makes things.", text)),
  indexedSentences: (text) => indexedSentences(asCompany(text)),
  countTerms: (text) => countTerms(asCompany(text)),
  embedCompany: (text) => embedCompany(model, cleanCompany(asCompany(text))),
  embeddingText: (text) => embeddingText(asCompany(text)),
  "embeddingText, by name": (text) => embeddingText(asCompany("Makes things.", text)),
  seedEmbeddingText: (text) => seedEmbeddingText(asCompany(text)),
  readQuery,
  "readQuery, we sell": (text) => readQuery(`we sell ${text} to ${text}, who ${text}`),
  "readQuery, companies in": (text) => readQuery(`companies in ${text} for ${text}`),
  "readNamedCompanies, companies like": (text) => readNamedCompanies(`companies like ${text}`, () => undefined),
  readLiterally,
  cityNames,
  seedPhrases: (text) => seedPhrases(asCompany(text)),
  findCategory: (text) => findCategory(asCompany(text)),
  "findCategory, a maker for": (text) => findCategory(asCompany(`Example is a maker of things for ${text}, and more.`)),
  findDefinition: (text) => findDefinition(asCompany(`Example is a company that ${text}`)),
  asStatement: (text) => asStatement(text, "Example", "Example Ltd"),
  "asStatement, Example provides": (text) => asStatement(`Example provides ${text}`, "Example", "Example Ltd"),
  shownStatement: (text) => shownStatement(`Example provides ${text}`, "Example"),
  asGerund,
  toThirdPerson,
  describeSeeds: (text) => describeSeeds(model, [asCompany(text)], known),
  joinSeedNames: (text) => joinSeedNames([asCompany(text)]),
  matchReasons: (text) => findReasons(asCompany(text), "bread"),
  "matchReasons, in a place": (text) => findReasons(asCompany(`Example sells bread in ${text}`), "bread"),
  "matchReasons, query": (text) => findReasons(known[2]!, text),
};

const LENGTH = 20_000;
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

describe("texts of 20,000 characters", () => {
  test.each(Object.entries(TEXT_FUNCTIONS))("%s takes linear time", async (_, run) => {
    const slow: string[] = [];
    for (const part of ADVERSARIES) {
      const repeated = part.repeat(Math.ceil(LENGTH / part.length));
      const growth = await findFasterGrowth((length) => run(`${repeated.slice(0, length)} x,`), LENGTH);
      if (growth !== null) slow.push(`${JSON.stringify(part)}: ${growth}`);
    }
    expect(slow).toEqual([]);
  });
});

test("cleaning, phrases, reasons and queries work for any text", () => {
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
    {
      numRuns: atSize({ quick: 40, full: 150 }),
      examples: [["It connects end-to-"], ["Example is an end-to-"], ["tools non-"]],
    },
  );
});
