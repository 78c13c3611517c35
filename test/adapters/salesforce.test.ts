import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readMyDomain } from "../../server/adapters/salesforce/login-url.ts";
import { salesforceConnector } from "../../server/adapters/salesforce/salesforce.ts";
import type { Crm, CrmCompany } from "../../server/ports/crm.ts";
import { openSalesforce } from "../support/crm-worlds.ts";

const never = new AbortController().signal;

function company(name: string, values: Partial<CrmCompany> = {}): CrmCompany {
  const unknown = { description: null, employeeCount: null, city: null, country: null, socialUrl: null, ownerId: null };
  return { externalId: name, domain: `${name}.example`, name, ...unknown, ...values };
}

describe("Salesforce", () => {
  let world: Awaited<ReturnType<typeof openSalesforce>>;
  let crm: Crm;
  beforeEach(async () => {
    world = await openSalesforce();
    crm = world.open();
  });
  afterEach(() => world.close());

  it("gets one login for many requests, and another one when the session has expired", async () => {
    await crm.verify(never);
    expect(world.standIn.http.requestsTo(/oauth2/)).toHaveLength(1);
    world.standIn.expireToken();
    expect((await crm.verify(never)).ok).toBe(true);
    expect(world.standIn.http.requestsTo(/oauth2/)).toHaveLength(2);
  });

  it("returns the used part of the daily quota in its headers", async () => {
    expect(crm.usage()).toBeNull();
    await crm.listUsers(null, never);
    expect(crm.usage()).toEqual({ used: 10_018, limit: 100_000 });
  });

  it("counts the credentials as rejected if a second session expires in one request, without a third login", async () => {
    const expired = { status: 401, body: [{ errorCode: "INVALID_SESSION_ID", message: "Session expired or invalid" }] };
    world.standIn.http.inject({ on: /query/, times: Number.POSITIVE_INFINITY, response: expired });
    expect(await crm.listUsers(null, never)).toMatchObject({ failure: { reason: "credentials_rejected" } });
    expect(world.standIn.http.requestsTo(/oauth2/)).toHaveLength(2);
  });

  it("reports wrong credentials at the login", async () => {
    const connected = salesforceConnector({ baseUrl: world.standIn.url, time: world.time }).connect({
      domain: "acme",
      client_id: "3MVG9-consumer",
      client_secret: "wrong-secret",
    });
    const result = connected.ok ? await connected.value.verify(never) : connected;
    expect(result).toMatchObject({ failure: { reason: "credentials_rejected" } });
    expect(JSON.stringify(result)).not.toContain("wrong-secret");
  });

  it("distinguishes the daily quota from too many concurrent long requests", async () => {
    const limited = (message: string) => ({ status: 403, body: [{ errorCode: "REQUEST_LIMIT_EXCEEDED", message }] });
    world.standIn.http.inject({ on: /query/, response: limited("ConcurrentPerOrgLongTxn Limit exceeded.") });
    expect((await crm.listUsers(null, never)).ok).toBe(true);
    world.standIn.http.inject({ on: /query/, response: limited("TotalRequests Limit exceeded.") });
    expect(await crm.listUsers(null, never)).toMatchObject({ failure: { reason: "daily_limit" } });
  });

  it("finds an account by its website in any form, and no account whose website only contains the domain", async () => {
    for (const website of [
      "https://www.acme.example/en",
      "ACME.example",
      "http://shop.acme.example:8080",
      "notacme.example",
      "acme.example.test",
    ]) {
      world.standIn.add("Account", { Name: website, Website: website });
      world.time.advance(1_000);
    }
    const found = await crm.findCompaniesByDomain(["acme.example"], never);
    expect(found).toMatchObject({ value: [{ name: "https://www.acme.example/en", domain: "acme.example" }] });
    const before = world.snapshot();
    const { outcomes } = await crm.upsertCompanies(
      [company("acme", { name: "https://www.acme.example/en" })],
      {},
      never,
    );
    expect(outcomes).toMatchObject([{ action: "skipped" }]);
    expect(world.snapshot()).toBe(before);
  });

  it("treats quotes, backslashes and wildcards literally", async () => {
    const user = world.addUser({ name: "O'Brien", email: "o'brien%_\\@acme.example" });
    expect(await crm.findUserByEmail("o'brien%_\\@acme.example", never)).toMatchObject({
      value: { id: user, name: "O'Brien" },
    });
    expect(await crm.findUserByEmail("' OR Email LIKE '%", never)).toEqual({ ok: true, value: null });
    expect(await crm.findCompaniesByDomain(["%", "a_b.example", "x' OR Name LIKE '%"], never)).toEqual({
      ok: true,
      value: [],
    });
  });

  it("returns the results of a query in several pages, all of which are read", async () => {
    for (let place = 0; place < 2_500; place++)
      world.standIn.add("Account", { Name: `C${place}`, Website: `c${place}-acme.example` });
    world.time.advance(1_000);
    const id = world.addCompany({ domain: "acme.example", name: "Acme" });
    expect(await crm.findCompaniesByDomain(["acme.example"], never)).toMatchObject({ value: [{ id }] });
    expect(world.standIn.http.requestsTo(/query\//)).toHaveLength(1);
  });

  it("receives long lists in several requests, so that each fits in a URL", async () => {
    const domains = Array.from({ length: 500 }, (_, place) => `${"long".repeat(12)}-${place}.example`);
    const id = world.addCompany({ domain: domains[499] ?? "", name: "Last" });
    expect(await crm.findCompaniesByDomain(domains, never)).toMatchObject({ value: [{ id }] });
    const lengths = world.standIn.http.requestsTo(/query/).map(({ query }) => query.toString().length);
    expect(lengths.length).toBeGreaterThan(1);
    expect(Math.max(...lengths)).toBeLessThan(12_000);
  });

  it("receives a record again if it was locked at first", async () => {
    const locked = {
      success: false,
      id: null,
      errors: [{ statusCode: "UNABLE_TO_LOCK_ROW", message: "unable to obtain exclusive access" }],
    };
    world.standIn.http.inject({ on: /POST .*sobjects$/, response: { status: 200, body: [locked] } });
    const { outcomes } = await crm.upsertCompanies([company("a")], {}, never);
    expect(outcomes).toMatchObject([{ action: "created" }]);
    expect(world.companies()).toHaveLength(1);
  });

  it("may reject a record because of a duplicate rule, and only this record fails, with the rule's message", async () => {
    const refused = {
      success: false,
      id: null,
      errors: [{ statusCode: "DUPLICATES_DETECTED", message: "Use one of these records?" }],
    };
    world.standIn.http.inject({ on: /POST .*sobjects$/, times: 3, response: { status: 200, body: [refused] } });
    const { outcomes, failure } = await crm.upsertCompanies([company("a")], {}, never);
    expect(failure).toBeNull();
    expect(outcomes).toMatchObject([
      { action: "failed", error: { reason: "duplicate", message: expect.stringContaining("Use one of these") } },
    ]);
    expect(world.companies()).toHaveLength(0);
  });

  it("counts as unavailable if it returns an empty response", async () => {
    world.standIn.http.inject({ on: /describe/, times: Number.POSITIVE_INFINITY, response: { status: 200, body: "" } });
    const { failure } = await crm.upsertCompanies([company("a")], {}, never);
    expect(failure).toMatchObject({ reason: "unavailable" });
  });

  it("treats records owned by the connected user as unassigned", async () => {
    const id = world.addCompany({ domain: "a.example", name: "A" });
    expect(await crm.findCompaniesByDomain(["a.example"], never)).toMatchObject({ value: [{ id, ownerId: null }] });
  });
});

describe("the domain of a Salesforce organisation", () => {
  it("resolves to its My Domain, however it is written", () => {
    for (const text of ["acme", "ACME.my.salesforce.com", " https://acme.my.salesforce.com/ "])
      expect(readMyDomain(text)).toBe("https://acme.my.salesforce.com");
    expect(readMyDomain("acme--test.sandbox")).toBe("https://acme--test.sandbox.my.salesforce.com");
  });

  it("resolves to no other host", () => {
    const texts = [
      "",
      "evil.example",
      "evil.example/.my.salesforce.com",
      "evil.example#.my.salesforce.com",
      "evil.example?.my.salesforce.com",
      "user@evil.example:443.my.salesforce.com",
      "acme.my.salesforce.com.evil.example",
      "acme.my.salesforce.com@evil.example",
      "http://acme.my.salesforce.com",
      "acme.my.salesforce.com:8443",
      "acme\\evil.my.salesforce.com",
      "127.0.0.1",
      "localhost:8080",
      "a.b.c.my.salesforce.com",
      "-acme",
    ];
    expect(texts.filter((text) => readMyDomain(text) !== null)).toEqual([]);
    for (const domain of texts) {
      const connected = salesforceConnector().connect({ domain, client_id: "id", client_secret: "secret" });
      expect(connected).toMatchObject({ ok: false, failure: { reason: "credentials_rejected" } });
    }
  });
});
