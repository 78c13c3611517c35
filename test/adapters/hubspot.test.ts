import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { hubspotConnector } from "../../server/adapters/hubspot/hubspot.ts";
import type { Crm, CrmCompany, CrmContact } from "../../server/ports/crm.ts";
import { openHubspot } from "../support/crm-worlds.ts";

const never = new AbortController().signal;

function company(name: string, values: Partial<CrmCompany> = {}): CrmCompany {
  const unknown = { description: null, employeeCount: null, city: null, country: null, socialUrl: null, ownerId: null };
  return { externalId: name, domain: `${name}.example`, name, ...unknown, ...values };
}

function contact(email: string): CrmContact {
  const unknown = { firstName: null, jobTitle: null, city: null, country: null, socialUrl: null, ownerId: null };
  return { externalId: email, email, lastName: "Lovelace", ...unknown };
}

describe("HubSpot", () => {
  let world: Awaited<ReturnType<typeof openHubspot>>;
  let crm: Crm;
  beforeEach(async () => {
    world = await openHubspot();
    crm = world.open();
  });
  afterEach(() => world.close());

  it("gets one request to create the unique property of companies, and one for contacts", async () => {
    for (const client of [crm, world.open()]) {
      await client.upsertCompanies([company("a")], {}, never);
      await client.upsertContacts([contact("ada@a.example")], {}, never);
    }
    const created = world.standIn.http.requestsTo(/POST .*\/properties\//);
    expect(created.map(({ path, json }) => [path, json])).toMatchObject([
      [
        "/crm/properties/2026-09/companies",
        { name: "account_intelligence_id", hasUniqueValue: true, groupName: "companyinformation" },
      ],
      [
        "/crm/properties/2026-09/contacts",
        { name: "account_intelligence_id", hasUniqueValue: true, groupName: "contactinformation" },
      ],
    ]);
  });

  it("returns the remaining daily quota in its headers", async () => {
    expect(crm.usage()).toBeNull();
    const headers = { "x-hubspot-ratelimit-daily": "250000", "x-hubspot-ratelimit-daily-remaining": "249000" };
    world.standIn.http.inject({ on: /owners/, response: { status: 200, body: { results: [] }, headers } });
    await crm.listUsers(null, never);
    expect(crm.usage()).toEqual({ used: 1_000, limit: 250_000 });
  });

  it("counts companies in the customer stage and in the stage after it as customers", async () => {
    for (const lifecyclestage of ["opportunity", "customer", "evangelist", "other"])
      world.standIn.add("companies", { domain: `${lifecyclestage}.example`, name: lifecyclestage, lifecyclestage });
    world.time.advance(600_000);
    const customers: (string | null)[] = [];
    for await (const page of crm.readCompanies(null, never))
      if (page.ok) customers.push(...page.value.records.filter((one) => one.isCustomer).map(({ name }) => name));
    expect(customers).toEqual(["customer", "evangelist"]);
  });

  it("returns every domain of a company when it is read", async () => {
    world.standIn.add("companies", {
      domain: "a.example",
      hs_additional_domains: "b.example;www.c.example",
      name: "A",
    });
    world.time.advance(600_000);
    const records: unknown[] = [];
    for await (const page of crm.readCompanies(null, never)) if (page.ok) records.push(...page.value.records);
    expect(records).toMatchObject([{ domain: "a.example", otherDomains: ["b.example", "c.example"] }]);
  });

  it("stores the service's id only on records that the service created", async () => {
    world.addCompany({ domain: "old.example", name: "Old" });
    await crm.upsertCompanies([company("old", { city: "Bern" }), company("new")], {}, never);
    const ids = [...world.standIn.objects.companies.values()].map(
      ({ properties }) => properties.account_intelligence_id,
    );
    expect(ids).toEqual([undefined, "new"]);
  });

  it("is called again 10 seconds after a 429, or after its Retry-After", async () => {
    const limited = { status: "error", errorType: "RATE_LIMIT", policyName: "TEN_SECONDLY_ROLLING" };
    world.standIn.http.inject({ on: /owners/, response: { status: 429, body: limited } });
    expect((await crm.listUsers(null, never)).ok).toBe(true);
    expect(world.time.sleeps).toEqual([10_250]);
    world.standIn.http.inject({
      on: /owners/,
      response: { status: 429, body: limited, headers: { "retry-after": "3" } },
    });
    expect((await crm.listUsers(null, never)).ok).toBe(true);
    expect(world.time.sleeps.at(-1)).toBe(3_250);
  });

  it("is called again after at most a day, regardless of Retry-After", async () => {
    const limited = { status: "error", errorType: "RATE_LIMIT", policyName: "DAILY" };
    // Retry-After contains a Unix time instead of a duration.
    const response = { status: 429, body: limited, headers: { "retry-after": "1795392000" } };
    world.standIn.http.inject({ on: /owners/, response });
    expect(await crm.listUsers(null, never)).toMatchObject({ failure: { retryAfterMs: 86_400_000 } });
  });

  it("may return text with NUL and unpaired surrogates, which are removed or replaced", async () => {
    const owner = { id: "1", email: "ada@a.example", firstName: "A\0da", lastName: "Love\ud83dlace" };
    world.standIn.http.inject({ on: /owners/, response: { status: 200, body: { results: [owner] } } });
    expect(await crm.listUsers(null, never)).toMatchObject({ value: { items: [{ name: "Ada Love\ufffdlace" }] } });
    const message = `${"x".repeat(299)}😀`;
    const errors = [{ category: "VALIDATION_ERROR", message, context: { objectWriteTraceId: ["a"] } }];
    world.standIn.http.inject({ on: /batch\/upsert/, response: { status: 200, body: { results: [], errors } } });
    const { outcomes } = await crm.upsertCompanies([company("a")], {}, never);
    const [outcome] = outcomes;
    expect(outcome).toMatchObject({ action: "failed", error: { reason: "invalid" } });
    expect(outcome?.action === "failed" && outcome.error.message.isWellFormed()).toBe(true);
  });

  it("is not called again when the daily quota is used up", async () => {
    world.fail("daily_limit");
    expect(await crm.listUsers(null, never)).toMatchObject({ failure: { reason: "daily_limit" } });
    expect(world.standIn.http.requests).toHaveLength(1);
  });

  it("is called again two seconds after it locked a record", async () => {
    world.standIn.http.inject({
      on: /batch\/upsert/,
      response: { status: 423, body: { status: "error", message: "Locked" } },
    });
    const { outcomes } = await crm.upsertCompanies([company("a")], {}, never);
    expect(outcomes).toMatchObject([{ action: "created" }]);
    expect(world.time.sleeps).toContain(2_250);
  });

  it("gets a batch in halves when a proxy rejects it as too large", async () => {
    const companies = Array.from({ length: 100 }, (_, place) => company(`c${place}`));
    world.standIn.http.inject({
      on: /batch\/upsert/,
      response: { status: 413, body: "<html>Request Entity Too Large</html>" },
    });
    const { outcomes, failure } = await crm.upsertCompanies(companies, {}, never);
    expect(failure).toBeNull();
    expect(new Set(outcomes.map(({ action }) => action))).toEqual(new Set(["created"]));
    expect(world.companies()).toHaveLength(100);
    expect(world.standIn.http.requestsTo(/batch\/upsert/)).toHaveLength(3);
  });

  it("may omit a deleted record from its response, and only this record fails", async () => {
    world.addCompany({ domain: "a.example", name: "A" });
    world.addCompany({ domain: "b.example", name: "B" });
    const remaining = world.companies()[1]?.id;
    world.standIn.http.inject({
      on: /batch\/update/,
      response: { status: 207, body: { status: "COMPLETE", results: [] } },
      effect: () => world.standIn.objects.companies.delete(world.companies()[0]?.id ?? ""),
    });
    const { outcomes, failure } = await crm.upsertCompanies(
      [company("a", { city: "Bern" }), company("b", { city: "Bern" })],
      {},
      never,
    );
    expect(failure).toBeNull();
    expect(outcomes).toMatchObject([
      { externalId: "a", action: "failed", error: { reason: "not_found" } },
      { externalId: "b", action: "updated", crmId: remaining },
    ]);
  });

  it("may omit a new record from its response, and the record is looked up before it is sent again", async () => {
    world.standIn.http.inject({
      on: /batch\/upsert/,
      response: { status: 207, body: { status: "COMPLETE", results: [] } },
    });
    const { outcomes } = await crm.upsertCompanies([company("a")], {}, never);
    expect(outcomes).toMatchObject([{ action: "created", crmId: world.companies()[0]?.id }]);
    expect(world.companies()).toHaveLength(1);
  });

  it("finds a contact by each of its email addresses", async () => {
    const id = world.standIn.add("contacts", {
      email: "ada@new.example",
      hs_additional_emails: "ada@old.example;ada@older.example",
      lastname: "Lovelace",
    });
    const { outcomes } = await crm.upsertContacts([contact("ada@older.example")], {}, never);
    expect(outcomes).toEqual([{ externalId: "ada@older.example", action: "skipped", crmId: id }]);
    expect(world.contacts()).toHaveLength(1);
  });

  it("may get a contact from another client between look-up and creation, and the contact is updated", async () => {
    let id = "";
    world.standIn.http.inject({
      on: /contacts\/batch\/upsert/,
      response: {
        status: 409,
        body: { status: "error", category: "CONFLICT", message: "Contact already exists. Existing ID: 1001" },
      },
      effect: () => {
        id = world.addContact({ email: "ada@a.example", lastName: "Theirs" });
      },
    });
    const { outcomes } = await crm.upsertContacts([contact("ada@a.example")], {}, never);
    expect(outcomes).toEqual([{ externalId: "ada@a.example", action: "skipped", crmId: id }]);
    expect(world.contacts()).toHaveLength(1);
  });

  /** A successful response that reports that no record could be read. */
  const UNREAD = {
    status: 207,
    body: {
      ...{ status: "COMPLETE", results: [], numErrors: 1 },
      errors: [{ status: "error", category: "INTERNAL_ERROR", message: "Something failed" }],
    },
  };
  const FAILURE = { reason: "unavailable", message: "CRM error: Something failed" };

  it("may fail to read a contact within a successful response, and the contact is not created again", async () => {
    world.addContact({ email: "ada@a.example", lastName: "Lovelace" });
    world.standIn.http.inject({ on: /contacts\/batch\/read/, response: UNREAD });
    const written = await crm.upsertContacts([contact("ada@a.example")], {}, never);
    expect(written).toMatchObject({ outcomes: [], failure: FAILURE });
    expect(world.standIn.http.requestsTo(/batch\/(create|upsert)/)).toEqual([]);
  });

  it("may fail to read the companies of deals within a successful response, and the deals are read again", async () => {
    const companyId = world.addCompany({ domain: "a.example", name: "A" });
    world.addDeal({ name: "Deal", companyId, amount: null, stage: "Proposal" });
    world.standIn.http.inject({ on: /deals\/companies\/batch\/read/, response: UNREAD });
    expect(await Array.fromAsync(crm.readDeals(null, never))).toMatchObject([{ ok: false, failure: FAILURE }]);
    expect(await Array.fromAsync(crm.readDeals(null, never))).toMatchObject([{ value: { records: [{ companyId }] } }]);
  });

  it("gets at most 5 searches a second and 100 requests in 10 seconds", async () => {
    for (let place = 0; place < 600; place++)
      world.standIn.add("deals", { dealname: `D${place}`, pipeline: "default", dealstage: "1001" });
    world.time.advance(300_000);
    for await (const page of crm.readDeals(null, never)) expect(page.ok).toBe(true);
    for (let count = 0; count < 150; count++) expect((await crm.listUsers(null, never)).ok).toBe(true);
    expect(world.standIn.http.requestsTo(/search/).length).toBeGreaterThan(1);
  });

  it("may fail in the middle of a read, which then resumes at the stored cursor", async () => {
    for (let place = 0; place < 500; place++) world.addCompany({ domain: `c${place}.example`, name: `C${place}` });
    world.time.advance(300_000);
    world.standIn.http.inject({
      on: /search/,
      after: 1,
      response: { status: 401, body: { status: "error", message: "Revoked" } },
    });
    const pages: string[] = [];
    let cursor: string | null = null;
    let reason = "";
    for await (const page of crm.readCompanies(null, never)) {
      if (!page.ok) reason = page.failure.reason;
      else {
        pages.push(...page.value.records.map(({ id }) => id));
        cursor = page.value.cursor;
      }
    }
    expect({ reason, read: pages.length }).toEqual({ reason: "credentials_rejected", read: 200 });
    for await (const page of crm.readCompanies(cursor, never))
      if (page.ok) pages.push(...page.value.records.map(({ id }) => id));
    expect(pages).toEqual(world.companies().map(({ id }) => id));
  });

  it("cannot be connected with credentials that a header cannot contain", () => {
    for (const access_token of ["", "two words", "line\nbreak"])
      expect(hubspotConnector().connect({ access_token })).toMatchObject({
        ok: false,
        failure: { reason: "credentials_rejected" },
      });
    expect(hubspotConnector().connect({})).toMatchObject({
      ok: false,
      failure: { message: 'The credential "access_token" is missing or malformed.' },
    });
  });
});
