import { describe, expect, test } from "vitest";
import { fold, slugify, withoutCase } from "../../server/text/fold.ts";
import { isEnglish } from "../../server/text/language.ts";
import { asGerund, stemWord, withS } from "../../server/text/stem.ts";
import { tokenise } from "../../server/text/tokens.ts";
import { everyWord, plainWords, words } from "../../server/text/words.ts";
import { readCases } from "../support/cases.ts";

const cases = readCases("test/text/words.txt");

describe("folding", () => {
  test.each(cases.values<[string, string]>("folded: text, folded"))("%s is folded to %s", (text, folded) => {
    expect(fold(text)).toBe(folded);
    expect(fold(folded)).toBe(folded);
  });

  test("texts can be compared without letter case and compatibility forms, but with accents", () => {
    expect(withoutCase("İSTANBUL")).toBe(withoutCase("Istanbul"));
    expect(withoutCase("ΕΛΛΗΝΙΚΌΣ")).toBe(withoutCase("ελληνικός"));
    expect(withoutCase("STRASSE")).toBe(withoutCase("Straße"));
    expect(withoutCase("ﬁn")).toBe(withoutCase("FIN"));
    expect(withoutCase("Café")).not.toBe(withoutCase("Cafe"));
  });

  test("a slug consists of ASCII letters and digits, with one hyphen between words", () => {
    expect(slugify("  Zażółć & Söhne, Inc. ")).toBe("zazolc-sohne-inc");
    expect(slugify("株式会社")).toBe("");
  });
});

describe("the words of a text", () => {
  test.each(cases.values<[string, string]>("words: text, words"))("%s", (text, expected) => {
    expect(
      words(text)
        .map((word) => word.text)
        .join(" "),
    ).toBe(expected);
  });

  test("each word and each token has its position", () => {
    const text = "  L’Oréal & Ｃｏ: e-commerce, 𠮷野家™ (U.S.) ";
    for (const { raw, start, end } of [...everyWord(text), ...tokenise(text)]) expect(text.slice(start, end)).toBe(raw);
    expect(tokenise(text).map((token) => token.text)).toEqual([
      "l",
      "oréal",
      "and",
      "co",
      "e",
      "commerce",
      "𠮷野家",
      "u",
      "s",
    ]);
  });

  test("the key of a name contains only its letters and digits", () => {
    expect(plainWords("Müller & Söhne (GmbH), Nº 1")).toEqual(["muller", "sohne", "gmbh", "no", "1"]);
  });
});

test.each(["prize", "battery", "process", "loan", "waltz", "provide", "supply", "publish"])(
  "%s and its form with s have the same stem",
  (word) => {
    expect(stemWord(withS(word))).toBe(stemWord(word));
  },
);

test("the gerund of a verb is derived from its third person", () => {
  expect(["provides", "specializes", "publishes", "supplies"].map(asGerund).join(" ")).toBe(
    "providing specializing publishing supplying",
  );
});

test("English text is recognised by its function words", () => {
  expect(isEnglish("We are looking for an engineer to work with you on the platform")).toBe(true);
  expect(isEnglish("Wir suchen für die Plattform einen Engineer, der mit dem Team und in London arbeitet")).toBe(false);
  expect(isEnglish("Nous recherchons un ingénieur pour la plateforme et les données de nos clients")).toBe(false);
  expect(isEnglish("Kubernetes Terraform Kafka")).toBe(false);
});
