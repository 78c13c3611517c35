import { describe, expect, test } from "vitest";
import { isSameCompanyName, spellingsOfName } from "../../server/text/companies/company-name.ts";

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
