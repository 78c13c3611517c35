import { describe, expect, test } from "vitest";
import { domainSpellings, readWebsite, registrableDomain } from "../../server/text/companies/company-domain.ts";
import { readCases } from "../support/cases.ts";
import { readSources } from "../support/source-files.ts";

const cases = readCases("test/text/company-domains.txt");

describe("a website's registrable domain", () => {
  test.each([...cases.rows<[string, string]>("registrable domains"), ["  northwind.example.  ", "northwind.example"]])(
    "of %s is %s",
    (website, domain) => expect(registrableDomain(website)).toBe(domain),
  );

  test.each([...cases.lines("without a registrable domain"), ""])("does not exist for %j", (website) =>
    expect(registrableDomain(website)).toBeUndefined(),
  );
});

describe("no domain is read from", () => {
  test.each([
    ..."1.5 31.12.2025 10.000.000 v1.2.3 2.0b N.A. n/a e.g. U.S.A. S.p.A. Mr.Smith www.kiln kiln..example report.pdf kiln.local 1,5 3.5bn".split(
      " ",
    ),
    "Kiln Inc.",
    "%6bkiln.com",
  ])("%s", (text) => expect(readWebsite(text)).toMatchObject({ reason: "is not a website or domain" }));

  test.each(cases.values<[string]>("several websites"))("several websites: %j", (text) =>
    expect(readWebsite(text)).toMatchObject({ reason: "lists several websites" }),
  );

  test.each(cases.rows<[string, string]>("pages and mailboxes of one of many"))(
    "a page or mailbox on a shared domain: %s",
    (text, reason) => expect(readWebsite(text)).toMatchObject({ reason }),
  );
});

test("an internationalised domain is also spelled in its own script", () =>
  expect(domainSpellings("xn--mnchen-3ya.de")).toEqual(["xn--mnchen-3ya.de", "münchen.de"]));

test("only one file determines the registrable domain of a website", () => {
  const second = [...readSources("server"), ...readSources("scripts/commands"), ...readSources("client")].filter(
    ({ path, text, imports }) =>
      path !== "server/text/companies/company-domain.ts" &&
      (imports.some((name) => /^(tldts|psl|parse-domain|punycode)/.test(name)) ||
        /domainToASCII|\bfunction (registrable|rootDomain|mainDomain)/.test(text)),
  );
  expect(second.map(({ path }) => path)).toEqual([]);
});
