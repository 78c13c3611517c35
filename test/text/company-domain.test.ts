import { describe, expect, test } from "vitest";
import { readWebsite, registrableDomain, spellingsOf } from "../../server/text/companies/company-domain.ts";
import { readSources } from "../support/source-files.ts";

describe("a website's registrable domain", () => {
  test.each([
    ["stripe.com", "stripe.com"],
    ["https://www.Stripe.com/en-gb/pricing?x=1#top", "stripe.com"],
    ["HTTP://user:password@shop.acme.co.uk:8080/", "acme.co.uk"],
    ["  northwind.example.  ", "northwind.example"],
    ["docs.northwind.example", "northwind.example"],
    ["somebody.github.io", "somebody.github.io"],
    ["www.somebody.github.io/project", "somebody.github.io"],
    ["https://www.gov.br/pt-br", "gov.br"],
    ["github.io", "github.io"],
    ["münchen.de", "xn--mnchen-3ya.de"],
    ["//www.northwind.example", "northwind.example"],
    ["https://kiln.myshopify.com/collections", "kiln.myshopify.com"],
    ["xn--mnchen-3ya.de", "xn--mnchen-3ya.de"],
    ["ＫＩＬＮ．com", "kiln.com"],
    ["пример.рф", "xn--e1afmkfd.xn--p1ai"],
    ["<https://kiln.example/de>,", "kiln.example"],
    ["hello@kiln.example", "kiln.example"],
    ["mailto:hello@kiln.example", "kiln.example"],
    ["http://http://kiln.example", "kiln.example"],
    ["https://kiln.example/a page?b=c,d", "kiln.example"],
    ["kiln.newsuffix", "kiln.newsuffix"],
    ["linkedin.com", "linkedin.com"],
    ["https://www.google.com/intl/en/", "google.com"],
    ["https://support.zendesk.com/hc", "zendesk.com"],
  ])("of %s is %s", (website, domain) => expect(registrableDomain(website)).toBe(domain));

  test.each([
    "",
    "https://ats.rippling.com/northwind/jobs",
    "northwind.pinpointhq.com",
    "https://simplify.jobs/c/Northwind",
    "https://s3-eu-west-1.amazonaws.com/northwind",
    "northwind.eu-west-1.elb.amazonaws.com",
    "northwind",
    "localhost",
    "com",
    "http://10.0.0.1:8080/x",
    "127.0.0.1",
    "http://[::1]/",
    "not a domain",
    "-a-.com",
    "a_b.com",
    "https://",
    "known-by-name-only.invalid",
  ])("does not exist for %j", (website) => expect(registrableDomain(website)).toBeUndefined());
});

describe("a domain is never invented from", () => {
  test.each([
    ..."1.5 31.12.2025 10.000.000 v1.2.3 2.0b N.A. n/a e.g. U.S.A. S.p.A. Mr.Smith www.kiln kiln..example report.pdf kiln.local 1,5 3.5bn".split(
      " ",
    ),
    "Kiln Inc.",
    "%6bkiln.com",
  ])("%s", (text) => expect(readWebsite(text)).toMatchObject({ reason: "is not a website or domain" }));

  test.each([
    "kiln.example\nkiln-two.example",
    "kiln.example; kiln-two.example",
    "kiln.example and kiln-two.example",
    "kiln.example / kiln-two.example",
    "https://kiln.example/,https://kiln-two.example",
  ])("several websites: %j", (text) => expect(readWebsite(text)).toMatchObject({ reason: "names several websites" }));

  test.each([
    ["https://www.facebook.com/kiln", "is a page on facebook.com"],
    ["de-de.facebook.com/kiln", "is a page on facebook.com"],
    ["linkedin.com/company/kiln", "is a page on linkedin.com"],
    ["x.com/hp", "is a page on x.com"],
    ["linktr.ee/kiln", "is a page on linktr.ee"],
    ["https://sites.google.com/view/kiln", "is a page on google.com"],
    ["https://google.de/maps/place/kiln", "is a page on google.de"],
    ["kiln.wordpress.com", "is a page on wordpress.com"],
    ["pinterest.fr/kiln", "is a page on pinterest.fr"],
    ["kiln.zendesk.com", "is a page on zendesk.com"],
    ["boards.greenhouse.io/kiln", "is a page on greenhouse.io"],
    ["kiln@gmail.com", "is a mailbox at gmail.com"],
  ])("a page or mailbox of one of many: %s", (text, reason) => expect(readWebsite(text)).toMatchObject({ reason }));
});

test("a domain with other letters is also written in them", () =>
  expect(spellingsOf("xn--mnchen-3ya.de")).toEqual(["xn--mnchen-3ya.de", "münchen.de"]));

test("only one file knows what identifies a company's domain", () => {
  const second = [...readSources("server"), ...readSources("scripts/commands"), ...readSources("client")].filter(
    ({ path, text, imports }) =>
      path !== "server/text/companies/company-domain.ts" &&
      (imports.some((name) => /^(tldts|psl|parse-domain|punycode)/.test(name)) ||
        /domainToASCII|\bfunction (registrable|rootDomain|mainDomain)/.test(text)),
  );
  expect(second.map(({ path }) => path)).toEqual([]);
});
