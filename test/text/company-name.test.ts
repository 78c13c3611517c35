import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { isSameCompanyName, spellingsOfName } from "../../server/text/companies/company-name.ts";
import { readSections } from "../../server/text/word-lists.ts";

describe("two names of companies", () => {
  test.each([
    ["H.B. Larkin", "HB Larkin"],
    ["Q.R.T", "QRT"],
    ["Stonebridge Waterworks", "StonebridgeWaterworks LLP"],
    ["Good Harbour Company", "Goodharbour"],
    ["Northmere Public Limited Company", "Northmere plc"],
    ["OAO Sevmash", "Sevmash JSC"],
    ["НПАО Вега", "Вега"],
    ["MeinholdAG", "Meinhold Aktiengesellschaft"],
    ["Møller & Søn A/S", "Moller og Son AS"],
    ["Krüger GmbH & Co. KG", "Krueger"],
    ["Żywiec Spółka Akcyjna", "Zywiec S.A."],
    ["株式会社アオバ", "アオバ（株）"],
    ["한솔 주식회사", "(주)한솔"],
    ["AB Lundqvist", "Lundqvist Aktiebolag"],
    ["PT Sinar Laut Tbk", "Sinar Laut"],
    ["Vasko d.o.o.", "Vasko"],
    ["Bexley S.A. de C.V.", "Bexley Sociedad Anónima de Capital Variable"],
    ["Parr et Fils SAS", "Parr & Fils"],
    ["Harlow.com, Inc.", "Harlow"],
    ["O'Dell's Bakery", "ODells Bakery"],
    ["The Tern Company", "Tern Co."],
  ])("%s and %s are one company's", (one, other) => expect(isSameCompanyName(one, other)).toBe(true));

  test.each([
    ["Orrin (Cyprus)", "Orrin (Panama)"],
    ["Orrin (UK) Limited", "Orrin Limited"],
    ["Vale Fund II L.P.", "Vale Fund III L.P."],
    ["Vale Holdings", "Vale"],
    ["Blue Labs", "Blu Labs"],
    ["Verein Bosau", "Bosau SAS"],
    ["A.C. Milling", "A Milling"],
    ["Vale Sweden AB", "Vale Norway AS"],
    ["Foundry 1889", "Foundry"],
    ["Limited", "Vale Limited"],
  ])("%s and %s are two companies'", (one, other) => expect(isSameCompanyName(one, other)).toBe(false));

  test("are looked up with initials and words joined and parted", () => {
    expect(spellingsOfName("H.B. Larkin Inc.")).toEqual(
      expect.arrayContaining(["hb larkin", "h b larkin", "hblarkin"]),
    );
    expect(spellingsOfName("StonebridgeWaterworks")).toContain("stonebridge waterworks");
  });
});

test("the key of names in the database takes off no other words than the list of legal forms has", () => {
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
  // Words that join two names, and the end of a form of Mexico.
  const others = ["and", "und", "de cv", "de c v"];
  expect(taken.filter((form) => !known.has(form.replaceAll(" ", "")))).toEqual(others);
});
