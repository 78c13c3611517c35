import { describe, expect, test } from "vitest";
import { trainModel } from "../../server/search-engine/model/train.ts";
import { matchReasons } from "../../server/search-engine/reasons/match-reason.ts";
import type { MatchSubjectTexts } from "../../server/search-engine/reasons/match-subject.ts";
import type { CompanyText } from "../../server/search-engine/text/clean.ts";
import { nounPhrasesOf, shown } from "../../server/search-engine/text/noun-phrases.ts";
import { madeUpCompanies } from "./support.ts";

function company(name: string, oneLiner: string | null, description: string | null = null): CompanyText {
  return {
    name,
    one_liner: oneLiner,
    description,
  };
}
const insurer = company(
  "Hullwell Insurance Ltd.",
  "Hullwell insures vessels and covers marine cargo worldwide.",
  "It also insures offshore rigs in Norway.",
);
const broker = company(
  "Portside Brokers GmbH",
  "Broker of marine cargo insurance for freight forwarders with vessels.",
);
const baker = company("Crumb Inc", "Crumb bakes sourdough bread.");
const miller = company(
  "Mill & Sons Co.,Ltd",
  null,
  "Mill & Sons mills flour for sourdough breads. It was founded in Norway.",
);
const silent = company("Silent AG", null);
const model = await trainModel([...madeUpCompanies(80), insurer, broker, baker, miller], {
  dimensions: 32,
  wordDimensions: 24,
});

function reasonFor(subject: Partial<MatchSubjectTexts>, found: CompanyText): string {
  return matchReasons(model, { query: null, seeds: [], ...subject }, [found])[0]!;
}

describe("a match reason", () => {
  test("quotes the noun phrases both texts have, in the company's words", () => {
    expect(reasonFor({ seeds: [insurer] }, broker)).toBe(
      "Hullwell Insurance and Portside Brokers both speak of “marine cargo” and “vessels”.",
    );
    expect(reasonFor({ seeds: [baker] }, miller)).toBe("Crumb and Mill & Sons both speak of “sourdough breads”.");
  });

  test("names the seed that has most in common", () => {
    expect(reasonFor({ seeds: [baker, insurer] }, broker)).toMatch(/^Hullwell Insurance and Portside Brokers both/);
    expect(reasonFor({ seeds: [baker, insurer] }, miller)).toMatch(/^Crumb and Mill & Sons both/);
  });

  test("quotes the words searched for, also in another form", () => {
    expect(reasonFor({ query: "marine cargo insurance" }, broker)).toBe(
      "Portside Brokers speaks of “marine cargo insurance”, as searched for.",
    );
    expect(reasonFor({ query: "insurer of marine cargoes" }, broker)).toContain("“marine cargo");
    expect(reasonFor({ query: "drone pilots" }, company("Rotor", "Drones for farms."))).toBe(
      "Rotor speaks of “drones”, as searched for.",
    );
    expect(reasonFor({ query: "small bakeries" }, company("Tiny", "Insurance for small shops."))).not.toContain(
      "“small”",
    );
  });

  test("names the angle beside seeds, whether or not the texts share a phrase", () => {
    expect(reasonFor({ query: "freight forwarders", seeds: [insurer] }, broker)).toMatch(
      /, and Portside Brokers also speaks of “freight forwarders”, as searched for\.$/,
    );
    expect(reasonFor({ query: "freight forwarders", seeds: [baker] }, broker)).toBe(
      "Portside Brokers speaks of “freight forwarders”, as searched for, and is ranked by how near its description as a whole is to Crumb's.",
    );
  });

  test("never quotes a name or a place as common ground", () => {
    const namesake = company("Norway Hullwell Ltd", "Norway Hullwell sells hats in Norway with Hullwell.");
    expect(reasonFor({ seeds: [insurer] }, namesake)).not.toMatch(/“[^”]*(?:norway|hullwell)[^”]*”/i);
  });

  test("says that a searched word stands in the name alone", () => {
    expect(reasonFor({ query: "insurance" }, company("Meridian Insurance Ltd", "Covers ships."))).toBe(
      "The name of Meridian Insurance says “insurance”, as searched for.",
    );
  });

  test("quotes single words of any kind where no phrase is shared", () => {
    const legal = company("Clausely", "A legal operating system that automates expertise.");
    expect(reasonFor({ seeds: [legal] }, company("Signwell", "Automates legal contracts."))).toMatch(
      /^Clausely and Signwell both use the words? “.*legal.*”\.$/,
    );
  });

  test("does not say twice what was searched for and is shared", () => {
    expect(reasonFor({ query: "marine cargo", seeds: [insurer] }, broker)).toBe(
      "Hullwell Insurance and Portside Brokers both speak of “marine cargo” and “vessels”, as searched for.",
    );
  });

  test("quotes from the company's own text the word that brings it near where nothing is shared", () => {
    const found = [...madeUpCompanies(40), insurer, broker, baker, miller];
    const subjects: Partial<MatchSubjectTexts>[] = [
      ...found.slice(0, 8).map((seed) => ({ seeds: [seed] })),
      { query: "hulls" },
      { query: "salaries" },
    ];
    const told = subjects
      .flatMap((subject) => found.map((one) => ({ one, sentence: reasonFor(subject, one) })))
      .filter(({ sentence }) => /is nearest to|is close in meaning to/.test(sentence));
    expect(told.length).toBeGreaterThan(20);
    for (const { one, sentence } of told)
      expect(`${one.one_liner} ${one.description}`.toLowerCase(), sentence).toContain(
        /“([^”]+)”/.exec(sentence)![1]!.toLowerCase(),
      );
  });

  test("admits that no word is shared, or that there is no text", () => {
    expect(reasonFor({ seeds: [baker] }, insurer)).toMatch(
      /is close in meaning to|is nearest to|shares no telling word|both use the word/,
    );
    expect(reasonFor({ seeds: [baker] }, silent)).toBe("Silent has hardly any description to compare.");
    expect(reasonFor({ seeds: [silent] }, baker)).toBe("Silent has hardly any description to compare.");
    expect(reasonFor({ query: "zeppelins" }, silent)).toBe("Silent has hardly any description to compare.");
  });

  test("is one sentence without dangling quotes for every pair of companies, and the same each time", () => {
    const companies = [...madeUpCompanies(40), insurer, broker, baker, miller, silent];
    for (const seed of companies.slice(0, 8)) {
      const reasons = matchReasons(model, { query: null, seeds: [seed] }, companies);
      for (const reason of reasons) expect(reason).toMatch(/^(?:[\p{Lu}\p{N}]|“)[^\n]*[^.\s]\.$/u);
      expect(reasons.join().split("“").length).toBe(reasons.join().split("”").length);
      expect(companies.map((found) => reasonFor({ seeds: [seed] }, found))).toEqual(reasons);
    }
  });
});

describe("noun phrases", () => {
  const phrases = (text: string, names: string[] = []): string[] => nounPhrasesOf(text, new Set(names)).map(shown);

  test("leave out doing words, places, names and fillers", () => {
    expect(phrases("Crumb bakes sourdough bread and develops IoT ovens in France.", ["crumb"])).toEqual([
      "sourdough bread",
      "IoT ovens",
    ]);
  });

  test("keep plurals in lists that look like verbs, and words joined by hyphens", () => {
    expect(phrases("It offers savings accounts, and personal loans.")).toEqual(["savings accounts", "personal loans"]);
    expect(phrases("Software for law firms in the U.S.")).toEqual(["software", "law firms"]);
    expect(phrases("A time-series database.")).toEqual(["time-series database"]);
  });

  test("are none for a word that only describes, and for half a compound", () => {
    expect(phrases("Forward-thinking businesses.")).toEqual([]);
    expect(phrases("It owns non-Crumb restaurants.", ["crumb"])).toEqual(["restaurants"]);
  });
});
