import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Crm, CrmChanges, CrmCompany, CrmContact } from "../../server/ports/crm.ts";
import { type CrmWorld, openFake, openHubspot, openSalesforce, type Trouble } from "../support/crm-worlds.ts";

const never = new AbortController().signal;

function company(name: string, values: Partial<CrmCompany> = {}): CrmCompany {
  return {
    externalId: `company-${name}`,
    domain: `${name}.example`,
    name,
    description: `What ${name} does`,
    employeeCount: 120,
    city: "Zürich",
    country: "Switzerland",
    socialUrl: null,
    ownerId: null,
    ...values,
  };
}

function contact(name: string, values: Partial<CrmContact> = {}): CrmContact {
  return {
    externalId: `person-${name}`,
    email: `${name}@northwind.example`,
    firstName: "Ada",
    lastName: name,
    jobTitle: "VP Sales",
    city: "Bern",
    country: "Switzerland",
    socialUrl: null,
    ownerId: null,
    ...values,
  };
}

async function readAll<Row>(changes: CrmChanges<Row>): Promise<{ rows: Row[]; cursors: string[] }> {
  const rows: Row[] = [];
  const cursors: string[] = [];
  for await (const page of changes) {
    if (!page.ok) throw new Error(page.failure.message);
    rows.push(...page.value.records);
    cursors.push(page.value.cursor);
  }
  return { rows, cursors };
}

const worlds = [
  { name: "the fake", openWorld: async () => openFake() },
  { name: "HubSpot, with the unique property", openWorld: () => openHubspot() },
  { name: "HubSpot, without the unique property", openWorld: () => openHubspot({ mayCreateProperties: false }) },
  { name: "HubSpot, where a bad record fails its batch", openWorld: () => openHubspot({ failsWholeBatch: true }) },
  { name: "Salesforce, with the external-id field", openWorld: () => openSalesforce({ hasExternalIdField: true }) },
  { name: "Salesforce, without the external-id field", openWorld: () => openSalesforce() },
];

describe.each(worlds)("a CRM: $name", ({ openWorld }) => {
  let world: CrmWorld;
  let crm: Crm;
  beforeEach(async () => {
    world = await openWorld();
    crm = world.open();
  });
  afterEach(() => world.close());

  it("verifies credentials that work", async () => {
    expect(await crm.verify(never)).toMatchObject({ ok: true });
  });

  describe("upserting", () => {
    it("creates missing records, with every field and the owner", async () => {
      const ownerId = world.addUser({ name: "Grace Hopper", email: "grace@acme.example" });
      const result = await crm.upsertCompanies([company("northwind", { ownerId }), company("contoso")], {}, never);
      const stored = world.companies();
      expect(result).toEqual({
        outcomes: [
          { externalId: "company-northwind", action: "created", crmId: stored[0]?.id },
          { externalId: "company-contoso", action: "created", crmId: stored[1]?.id },
        ],
        failure: null,
      });
      expect(stored).toMatchObject([
        {
          name: "northwind",
          domain: "northwind.example",
          employeeCount: 120,
          city: "Zürich",
          country: "Switzerland",
          ownerId,
        },
        { name: "contoso", domain: "contoso.example", description: "What contoso does", ownerId: null },
      ]);
    });

    it("finds a record by a further domain of the company, and does not change the record's domain", async () => {
      const options = [{}, never] as const;
      const id = world.addCompany({ ...company("northwind-group"), name: "Northwind Group" });
      const moved = company("northwind", { otherDomains: ["northwind-shop.example", "northwind-group.example"] });
      const { outcomes } = await crm.upsertCompanies([moved], ...options);
      expect(outcomes).toMatchObject([{ externalId: "company-northwind", crmId: id }]);
      expect(world.companies()).toMatchObject([{ domain: "northwind-group.example" }]);
    });

    it("creates contacts with every field and the owner", async () => {
      const ownerId = world.addUser({ name: "Grace Hopper", email: "grace@acme.example" });
      const { outcomes } = await crm.upsertContacts([contact("lovelace", { ownerId })], {}, never);
      expect(outcomes).toMatchObject([{ externalId: "person-lovelace", action: "created" }]);
      expect(world.contacts()).toMatchObject([
        {
          email: "lovelace@northwind.example",
          firstName: "Ada",
          lastName: "lovelace",
          jobTitle: "VP Sales",
          ownerId,
          companyId: null,
        },
      ]);
    });

    it("changes nothing if it is repeated", async () => {
      const companies = [company("northwind"), company("contoso")];
      const first = await crm.upsertCompanies(companies, {}, never);
      const before = world.snapshot();
      const second = await world.open().upsertCompanies(companies, {}, never);
      expect(second.outcomes).toEqual(first.outcomes.map((outcome) => ({ ...outcome, action: "skipped" })));
      expect(world.snapshot()).toBe(before);
    });

    it("reports its plan before each write", async () => {
      world.addCompany({ domain: "contoso.example", name: "Contoso" });
      await crm.upsertCompanies([company("tailspin")], {}, never);
      const before = world.snapshot();
      const plans: object[] = [];
      const result = await crm.upsertCompanies(
        [company("northwind"), company("contoso"), company("tailspin")],
        {
          beforeWrite: async (plan) => {
            plans.push(Object.fromEntries(plan));
            expect(world.snapshot()).toBe(before);
          },
        },
        never,
      );
      const planned = { "company-northwind": "created", "company-contoso": "updated", "company-tailspin": "skipped" };
      expect(plans).toEqual([planned]);
      expect(Object.fromEntries(result.outcomes.map(({ externalId, action }) => [externalId, action]))).toEqual(
        planned,
      );
    });

    it("fills only empty fields and keeps the owner", async () => {
      const owner = world.addUser({ name: "Grace Hopper", email: "grace@acme.example" });
      const other = world.addUser({ name: "Alan Turing", email: "alan@acme.example" });
      const id = world.addCompany({ domain: "northwind.example", name: "Northwind AG", city: "Basel", ownerId: owner });
      const result = await crm.upsertCompanies([company("northwind", { ownerId: other })], {}, never);
      expect(result.outcomes).toEqual([{ externalId: "company-northwind", action: "updated", crmId: id }]);
      expect(world.companies()).toMatchObject([
        { id, name: "Northwind AG", city: "Basel", country: "Switzerland", employeeCount: 120, ownerId: owner },
      ]);
    });

    it("does not change an owned, complete record", async () => {
      const owner = world.addUser({ name: "Grace Hopper", email: "grace@acme.example" });
      const other = world.addUser({ name: "Alan Turing", email: "alan@acme.example" });
      const filled = {
        description: "Theirs",
        employeeCount: 7,
        city: "Basel",
        country: "CH",
        socialUrl: "theirs",
        ownerId: owner,
      };
      world.addCompany({ domain: "northwind.example", name: "Theirs", ...filled });
      world.addContact({
        email: "lovelace@northwind.example",
        firstName: "Theirs",
        lastName: "Theirs",
        jobTitle: "Theirs",
        city: "Theirs",
        country: "Theirs",
        ownerId: owner,
      });
      const before = world.snapshot();
      const companies = await crm.upsertCompanies([company("northwind", { ownerId: other })], {}, never);
      const contacts = await crm.upsertContacts([contact("lovelace", { ownerId: other })], {}, never);
      expect([...companies.outcomes, ...contacts.outcomes]).toMatchObject([
        { action: "skipped" },
        { action: "skipped" },
      ]);
      expect(world.snapshot()).toBe(before);
    });

    it("fails only the invalid record, with a reason, and keeps the order", async () => {
      const companies = ["a", "b", "c", "d", "e"].map((name) => company(name, name === "c" ? { name: "REFUSED" } : {}));
      const { outcomes, failure } = await crm.upsertCompanies(companies, {}, never);
      expect(failure).toBeNull();
      expect(outcomes.map(({ externalId, action }) => `${externalId} ${action}`)).toEqual([
        "company-a created",
        "company-b created",
        "company-c failed",
        "company-d created",
        "company-e created",
      ]);
      expect(outcomes[2]).toMatchObject({
        error: { reason: "invalid", message: expect.stringContaining("name is not valid") },
      });
      expect(world.companies()).toHaveLength(4);
    });

    it("writes each record once, even if there are more than a batch can contain", async () => {
      const companies = Array.from({ length: 430 }, (_, place) => company(`company-${place}`));
      const { outcomes, failure } = await crm.upsertCompanies(companies, {}, never);
      expect(failure).toBeNull();
      expect(outcomes.map(({ externalId }) => externalId)).toEqual(companies.map(({ externalId }) => externalId));
      expect(new Set(world.companies().map(({ domain }) => domain)).size).toBe(430);
      expect(world.companies()).toHaveLength(430);
    });

    it("creates no record twice when the response to a create is lost", async () => {
      world.loseNextCreation();
      const { outcomes, failure } = await crm.upsertCompanies([company("northwind"), company("contoso")], {}, never);
      expect({ failure, actions: outcomes.map(({ action }) => action) }).toEqual({
        failure: null,
        actions: ["created", "created"],
      });
      expect(world.companies()).toHaveLength(2);
      world.loseNextCreation();
      const contacts = await crm.upsertContacts([contact("lovelace")], {}, never);
      expect(contacts.outcomes).toMatchObject([{ action: "created" }]);
      expect(world.contacts()).toHaveLength(1);
    });

    it("creates no record twice when the process dies between the create and its response", async () => {
      const killed = new AbortController();
      world.loseNextCreation(() => killed.abort());
      const cut = await crm.upsertCompanies([company("northwind")], {}, killed.signal);
      expect(cut).toMatchObject({ outcomes: [], failure: { reason: "aborted" } });
      expect(world.companies()).toHaveLength(1);
      const { outcomes } = await world.open().upsertCompanies([company("northwind")], {}, never);
      expect(outcomes).toMatchObject([{ action: "skipped", crmId: world.companies()[0]?.id }]);
      expect(world.companies()).toHaveLength(1);
    });

    it("creates a contact once when the process dies between the create and its response", async () => {
      const killed = new AbortController();
      world.loseNextCreation(() => killed.abort());
      await crm.upsertContacts([contact("lovelace")], {}, killed.signal);
      await world.open().upsertContacts([contact("lovelace")], {}, never);
      expect(world.contacts()).toHaveLength(1);
    });

    it("finds a contact again by its email, in any letter case", async () => {
      const id = world.addContact({ email: "lovelace@northwind.example", lastName: "Lovelace" });
      const result = await crm.upsertContacts([contact("x", { email: "Lovelace@Northwind.example" })], {}, never);
      expect(result.outcomes).toEqual([{ externalId: "person-x", action: "updated", crmId: id }]);
      expect(world.contacts()).toHaveLength(1);
    });

    it("accepts a contact without email only if it can be found again", async () => {
      const nameless = contact("lovelace", { email: null });
      const first = await crm.upsertContacts([nameless], {}, never);
      const second = await world.open().upsertContacts([nameless], {}, never);
      const actions = [...first.outcomes, ...second.outcomes].map(({ action }) => action);
      expect(actions).toEqual(world.isKeyed ? ["created", "skipped"] : ["failed", "failed"]);
      expect(world.contacts()).toHaveLength(world.isKeyed ? 1 : 0);
    });

    it("keeps the outcomes of writes from before the credentials were revoked", async () => {
      const companies = Array.from({ length: 430 }, (_, place) => company(`company-${place}`));
      world.fail("credentials_rejected", { afterFirstBatch: true });
      const { outcomes, failure } = await crm.upsertCompanies(companies, {}, never);
      expect(failure?.reason).toBe("credentials_rejected");
      expect(outcomes.length).toBeGreaterThan(0);
      expect(outcomes.length).toBeLessThan(430);
      expect(outcomes.map((outcome) => outcome.action === "created" && outcome.crmId)).toEqual(
        world.companies().map(({ id }) => id),
      );
    });

    it("stops at an aborted signal with nothing written", async () => {
      const before = world.snapshot();
      const { outcomes, failure } = await crm.upsertCompanies([company("northwind")], {}, AbortSignal.abort());
      expect({ outcomes, reason: failure?.reason }).toEqual({ outcomes: [], reason: "aborted" });
      expect(world.snapshot()).toBe(before);
    });
  });

  describe("assigning", () => {
    it("assigns owners to records without an owner or with a replaceable owner, and skips the others", async () => {
      const grace = world.addUser({ name: "Grace Hopper", email: "grace@acme.example" });
      const alan = world.addUser({ name: "Alan Turing", email: "alan@acme.example" });
      const ada = world.addUser({ name: "Ada Lovelace", email: "ada@acme.example" });
      const unowned = world.addCompany({ domain: "a.example", name: "A" });
      const ofAlan = world.addCompany({ domain: "b.example", name: "B", ownerId: alan });
      const ofAda = world.addCompany({ domain: "c.example", name: "C", ownerId: ada });
      const ofGrace = world.addCompany({ domain: "d.example", name: "D", ownerId: grace });
      const assignments = [unowned, ofAlan, ofAda, ofGrace].map((crmId) => ({ crmId, ownerId: grace }));
      const result = await crm.assignOwners("company", assignments, { replaceableOwnerIds: [alan] }, never);
      expect(result).toEqual({
        outcomes: [
          { crmId: unowned, action: "updated" },
          { crmId: ofAlan, action: "updated" },
          { crmId: ofAda, action: "skipped" },
          { crmId: ofGrace, action: "unchanged" },
        ],
        failure: null,
      });
      expect(world.companies().map(({ ownerId }) => ownerId)).toEqual([grace, grace, ada, grace]);
    });

    it("assigns a record that was created without an owner", async () => {
      const grace = world.addUser({ name: "Grace Hopper", email: "grace@acme.example" });
      const { outcomes } = await crm.upsertContacts([contact("lovelace")], {}, never);
      const crmId = outcomes[0]?.action === "created" ? outcomes[0].crmId : "";
      const result = await crm.assignOwners("contact", [{ crmId, ownerId: grace }], { replaceableOwnerIds: [] }, never);
      expect(result.outcomes).toEqual([{ crmId, action: "updated" }]);
      expect(world.contacts()).toMatchObject([{ ownerId: grace }]);
    });

    it("fails only the deleted record and the record with an unknown owner", async () => {
      const grace = world.addUser({ name: "Grace Hopper", email: "grace@acme.example" });
      const [first, second] = ["a", "b"].map((name) => world.addCompany({ domain: `${name}.example`, name })) as [
        string,
        string,
      ];
      const assignments = [
        { crmId: first, ownerId: "404" },
        { crmId: second, ownerId: grace },
        { crmId: "404", ownerId: grace },
      ];
      const { outcomes } = await crm.assignOwners("company", assignments, { replaceableOwnerIds: [] }, never);
      expect(outcomes.map(({ action }) => action)).toEqual(["failed", "updated", "failed"]);
      expect(outcomes[2]).toMatchObject({ error: { reason: "not_found" } });
    });

    it("links contacts without a company, and does not change those that have one", async () => {
      const [north, contoso] = ["a", "b"].map((name) => world.addCompany({ domain: `${name}.example`, name })) as [
        string,
        string,
      ];
      const free = world.addContact({ lastName: "Free", email: "free@a.example" });
      const linked = world.addContact({ lastName: "Linked", email: "linked@b.example", companyId: contoso });
      const linkedBefore = world.addContact({ lastName: "Before", email: "before@a.example", companyId: north });
      const contactIds = [free, linked, linkedBefore, "404"];
      const associations = contactIds.map((contactId) => ({ contactId, companyId: north }));
      const { outcomes } = await crm.associateContacts(associations, never);
      expect(outcomes).toMatchObject([
        { crmId: free, action: "updated" },
        { crmId: linked, action: "skipped" },
        { crmId: linkedBefore, action: "unchanged" },
        { crmId: "404", action: "failed", error: { reason: "not_found" } },
      ]);
      expect(world.contacts().map(({ companyId }) => companyId)).toEqual([north, contoso, north]);
    });
  });

  describe("finding", () => {
    it("finds companies by domain", async () => {
      const ownerId = world.addUser({ name: "Grace Hopper", email: "grace@acme.example" });
      const id = world.addCompany({ domain: "northwind.example", name: "Northwind", ownerId });
      world.addCompany({ domain: "northwind.example.test", name: "Another" });
      expect(await crm.findCompaniesByDomain(["northwind.example", "unknown.example"], never)).toEqual({
        ok: true,
        value: [{ id, name: "Northwind", domain: "northwind.example", ownerId }],
      });
    });

    it("finds the oldest of several companies with the same domain", async () => {
      const oldest = world.addCompany({ domain: "northwind.example", name: "First" });
      world.time.advance(1_000);
      world.addCompany({ domain: "northwind.example", name: "Second" });
      const { outcomes } = await crm.upsertCompanies([company("northwind")], {}, never);
      expect(outcomes).toMatchObject([{ action: "updated", crmId: oldest }]);
    });

    it("lists all users over several pages, and finds a user by email and by id", async () => {
      const ids = Array.from({ length: 450 }, (_, place) =>
        world.addUser({ name: `User ${place}`, email: `user-${place}@acme.example` }),
      );
      const listed: string[] = [];
      let cursor: string | null = null;
      do {
        const page: Awaited<ReturnType<Crm["listUsers"]>> = await crm.listUsers(cursor, never);
        if (!page.ok) throw new Error(page.failure.message);
        listed.push(...page.value.items.map(({ id }) => id));
        cursor = page.value.nextCursor;
      } while (cursor !== null);
      expect(listed.filter((id) => ids.includes(id))).toEqual(ids);
      const user = { id: ids[7], name: "User 7", email: "user-7@acme.example" };
      expect(await crm.findUserByEmail("User-7@acme.example", never)).toEqual({ ok: true, value: user });
      expect(await crm.findUserById(ids[7] ?? "", never)).toEqual({ ok: true, value: user });
      expect(await crm.findUserByEmail("nobody@acme.example", never)).toEqual({ ok: true, value: null });
      expect(await crm.findUserById("../404'", never)).toEqual({ ok: true, value: null });
    });
  });

  describe("reading changes", () => {
    it("reads everything in pages, then only modified records", async () => {
      const ids = Array.from({ length: 2_100 }, (_, place) =>
        world.addCompany({ domain: `c${place}.example`, name: `C ${place}` }),
      );
      world.time.advance(300_000);
      const all = await readAll(crm.readCompanies(null, never));
      expect(all.rows.map(({ id }) => id)).toEqual(ids);
      expect(all.cursors.length).toBeGreaterThan(1);
      world.time.advance(300_000);
      const nothing = await readAll(crm.readCompanies(all.cursors.at(-1) ?? "", never));
      expect(nothing.rows).toEqual([]);
      world.renameCompany(ids[1_500] ?? "", "Renamed");
      world.time.advance(300_000);
      const changed = await readAll(crm.readCompanies(nothing.cursors.at(-1) ?? "", never));
      expect(changed.rows).toMatchObject([{ id: ids[1_500], name: "Renamed", domain: "c1500.example" }]);
    });

    it("returns the contacts and leads that must not be contacted", async () => {
      const of = (name: string) => ({ lastName: name, email: `${name}@northwind.example` });
      const [kept, out] = ["kept", "out"].map((name) => world.addContact(of(name)));
      world.optOut(out ?? "");
      const lead = world.addOptedOutLead?.("lead@northwind.example");
      world.time.advance(300_000);
      const { rows, cursors } = await readAll(crm.readContacts(null, never));
      const optedOut = (id: string | undefined, name: string) => ({
        ...{ id, email: `${name}@northwind.example`, doNotContact: true },
      });
      expect(rows).toEqual([
        { id: kept, email: "kept@northwind.example" },
        optedOut(out, "out"),
        ...(lead === undefined ? [] : [optedOut(lead, "lead")]),
      ]);
      expect((await readAll(crm.readContacts(cursors.at(-1) ?? "", never))).rows).toEqual([]);
    });

    it("resumes after the page whose cursor was stored", async () => {
      Array.from({ length: 2_100 }, (_, place) =>
        world.addContact({ email: `p${place}@a.example`, lastName: `P${place}` }),
      );
      world.time.advance(300_000);
      const all = await readAll(crm.readContacts(null, never));
      const rest = await readAll(world.open().readContacts(all.cursors[0] ?? "", never));
      const firstPage = all.rows.length - rest.rows.length;
      expect(firstPage).toBeGreaterThan(0);
      expect(rest.rows).toEqual(all.rows.slice(firstPage));
    });

    it("misses no change made while it reads", async () => {
      const ids = Array.from({ length: 2_100 }, (_, place) =>
        world.addCompany({ domain: `c${place}.example`, name: `C ${place}` }),
      );
      world.time.advance(300_000);
      const seen: string[] = [];
      let cursor = "";
      for await (const page of crm.readCompanies(null, never)) {
        if (!page.ok) throw new Error(page.failure.message);
        seen.push(...page.value.records.map(({ id, name }) => `${id} ${name}`));
        if (cursor === "") for (const place of [0, 2_099]) world.renameCompany(ids[place] ?? "", "Renamed");
        cursor = page.value.cursor;
      }
      world.time.advance(300_000);
      const later = await readAll(crm.readCompanies(cursor, never));
      const names = new Set([...seen, ...later.rows.map(({ id, name }) => `${id} ${name}`)]);
      expect([ids[0], ids[2_099]].filter((id) => !names.has(`${id} Renamed`))).toEqual([]);
    });

    it("misses no change made right before it reads", async () => {
      const id = world.addCompany({ domain: "northwind.example", name: "Old" });
      world.time.advance(300_000);
      world.renameCompany(id, "New");
      world.time.advance(1_000);
      const first = await readAll(crm.readCompanies(null, never));
      world.time.advance(300_000);
      const second = await readAll(crm.readCompanies(first.cursors.at(-1) ?? "", never));
      expect([...first.rows, ...second.rows].at(-1)).toMatchObject({ id, name: "New" });
    });

    it("reads a deal's stage, state, amount and company, and its changes of stage", async () => {
      const companyId = world.addCompany({ domain: "northwind.example", name: "Northwind" });
      const id = world.addDeal({ name: "Renewal", companyId, stage: "Proposal", amount: 12_500.5 });
      world.addDeal({ name: "Other", companyId: null, stage: "Closed lost", amount: null });
      world.time.advance(300_000);
      const { rows, cursors } = await readAll(crm.readDeals(null, never));
      expect(rows).toMatchObject([
        { id, name: "Renewal", companyId, stage: "Proposal", state: "open", amount: 12_500.5 },
        { name: "Other", companyId: null, stage: "Closed lost", state: "lost", amount: null },
      ]);
      world.moveDeal(id, "Closed won");
      world.time.advance(300_000);
      const moved = await readAll(crm.readDeals(cursors.at(-1) ?? "", never));
      expect(moved.rows).toMatchObject([{ id, stage: "Closed won", state: "won", amount: 12_500.5, companyId }]);
    });
  });

  it.each<Trouble>(["credentials_rejected", "permission_missing", "rate_limited", "daily_limit", "unavailable"])(
    "returns a failure for %s regardless of the call, and shows no credentials",
    async (reason) => {
      world.addCompany({ domain: "northwind.example", name: "Northwind" });
      const before = world.snapshot();
      world.fail(reason);
      const results = [
        await crm.verify(never),
        await crm.findCompaniesByDomain(["northwind.example"], never),
        await crm.listUsers(null, never),
        await crm.findUserByEmail("ada@acme.example", never),
      ].map((result) => (result.ok ? null : result.failure));
      const assigned = await crm.assignOwners(
        "company",
        [{ crmId: "1", ownerId: "2" }],
        { replaceableOwnerIds: [] },
        never,
      );
      const linked = await crm.associateContacts([{ contactId: "1", companyId: "2" }], never);
      results.push(assigned.failure, linked.failure);
      for await (const page of crm.readDeals(null, never)) results.push(page.ok ? null : page.failure);
      expect(results.map((failure) => failure?.reason)).toEqual(Array(7).fill(reason));
      const text = JSON.stringify(results);
      expect(world.secrets.filter((secret) => text.includes(secret))).toEqual([]);
      expect(world.snapshot()).toBe(before);
    },
  );
});
