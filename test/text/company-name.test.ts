import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { isSameCompanyName, spellingsOfName } from "../../server/text/companies/company-name.ts";
import { readSections } from "../../server/text/word-lists.ts";
import { readCases } from "../support/cases.ts";

const cases = readCases("test/text/company-names.txt");

describe("two names of companies", () => {
  test.each(cases.rows<[string, string]>("one company"))("%s and %s name one company", (one, other) =>
    expect(isSameCompanyName(one, other)).toBe(true),
  );

  test.each(cases.rows<[string, string]>("two companies"))("%s and %s name two companies", (one, other) =>
    expect(isSameCompanyName(one, other)).toBe(false),
  );

  test("are looked up with joined and separated initials and words", () => {
    expect(spellingsOfName("H.B. Larkin Inc.")).toEqual(
      expect.arrayContaining(["hb larkin", "h b larkin", "hblarkin"]),
    );
    expect(spellingsOfName("StonebridgeWaterworks")).toContain("stonebridge waterworks");
  });
});

test("the database's key of a company name removes only words in the list of legal forms", () => {
  const sections = readSections("legal-forms");
  const listed = ["short", "after"].flatMap((section) => sections.get(section)!.flatMap((line) => line.split("; ")));
  const known = new Set(listed.map((form) => form.replaceAll(" ", "")));
  const schema = readFileSync(new URL("../../server/db/schema.sql", import.meta.url), "utf8");
  const key = schema.slice(schema.indexOf("FUNCTION public.company_name_key"));
  const alternatives = /'\( \((.*?)\)\)\+\$'/s.exec(key)![1]!.replace(/'\s*\|?\|?\s*'/g, "");
  const taken = alternatives
    .replace("(public |open |closed )?joint stock company", "joint stock company")
    .replace("societe (anonyme|europeenne)", "societe anonyme|societe europeenne")
    .split("|");
  expect(taken.length).toBeGreaterThan(100);
  // Conjunctions, and the ending of a Mexican legal form.
  const others = ["and", "und", "de cv", "de c v"];
  expect(taken.filter((form) => !known.has(form.replaceAll(" ", "")))).toEqual(others);
});
