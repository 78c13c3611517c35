import { expect, test } from "vitest";
import { replaceSynonyms, spellOut, withSynonyms } from "../../server/text/synonyms.ts";
import { readLines } from "../../server/text/word-lists.ts";

const addedTerms = (text: string): string[] => withSynonyms(text.split(" ")).slice(text.split(" ").length);

test("a text is indexed under every abbreviation and technical term that its phrases mean", () => {
  expect(addedTerms("a third party logistics provider")).toContain("3pl");
  expect(addedTerms("know your customer checks")).toContain("kyc");
  expect(addedTerms("an insurance company")).toContain("insurer");
  expect(addedTerms("air passenger transportation")).toContain("airline");
  expect(addedTerms("digital banking")).toEqual(expect.arrayContaining(["fintech", "neobank"]));
});

test("a query's phrase is replaced by a term only if both have the same meaning", () => {
  const replaced = (text: string): string => replaceSynonyms(text.split(" ")).join(" ");
  expect(replaced("point of sale for shops")).toBe("pos for shops");
  expect(replaced("insurance companies")).toBe("insurance companies");
  expect(replaced("master data management")).toBe("master data management");
});

test("abbreviations are spelled out unless they are ambiguous", () => {
  expect(spellOut("KYC vendors")).toBe("kyc know your customer vendors");
  expect(spellOut("MDM for AI")).toBe("MDM for AI");
});

test("the list contains at least 400 one-word terms, with phrases that differ from the term", () => {
  const lines = readLines("synonyms").map((line) => /^(\S+?)(?: [<?]|:) (.+)$/.exec(line));
  expect(lines).not.toContain(null);
  expect(new Set(lines.map((line) => line![1])).size).toBeGreaterThanOrEqual(400);
  for (const [, term, phrases] of lines as RegExpExecArray[]) expect(phrases!.split(", ")).not.toContain(term);
});
