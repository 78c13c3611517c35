import { afterEach, describe, expect, it } from "vitest";
import type { CrmCompany, CrmCompanyRecord, CrmContact, CrmUpsertOutcome } from "../../server/ports/crm.ts";
import { type CrmWorld, openHubspot, openSalesforce } from "../support/crm-worlds.ts";

const never = new AbortController().signal;

const NAMES = {
  emoji: "🚀 Rakete GmbH 🇨🇭",
  long: "Gesellschaft ".repeat(23).trim(),
  hebrew: "חברת הדגמה בע״מ",
  quotes: `O'Brien & "Söhne" \\ %_`,
};

function company(place: number, values: Partial<CrmCompany> = {}): CrmCompany {
  return {
    externalId: `company-${place}`,
    domain: `c${place}.example`,
    name: `Company ${place}`,
    description: "Makes things.",
    employeeCount: 120,
    city: "Zürich",
    country: "United States of America",
    socialUrl: null,
    ownerId: null,
    ...values,
  };
}

function contact(place: number, values: Partial<CrmContact> = {}): CrmContact {
  return {
    externalId: `person-${place}`,
    email: `person-${place}@northwind.example`,
    firstName: "Ada",
    lastName: `Person ${place}`,
    jobTitle: "VP Sales",
    city: "Bern",
    country: "South Korea",
    socialUrl: null,
    ownerId: null,
    ...values,
  };
}

/** Companies that the CRM already contains: one in two records, the other as a former customer whose owner has left. */
const [TWICE, FORMER] = [company(11, { domain: "twice.example" }), company(12, { domain: "former.example" })] as const;

const COMPANIES: readonly CrmCompany[] = [
  company(1, { name: NAMES.emoji }),
  company(2, { name: NAMES.long }),
  company(3, { name: NAMES.hebrew, city: "תל אביב" }),
  company(4, { domain: "xn--mnchen-3ya.example", name: "München AG" }),
  company(5, { domain: "acme.github.io", name: "Acme on a shared suffix" }),
  company(6, { domain: "other.github.io", name: "Another on the same suffix" }),
  company(7, { city: "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch" }),
  company(8, { description: null, employeeCount: null, city: null, country: null }),
  company(9, { name: NAMES.quotes }),
  company(10, { country: "Atlantis" }),
];

const CONTACTS: readonly CrmContact[] = [
  contact(1, { firstName: "李", lastName: "小龍" }),
  contact(2, { jobTitle: "Vice President of ".repeat(9).trim() }),
  contact(3, { lastName: "ben Avraham".repeat(12) }),
  contact(4, { firstName: null, lastName: "Mononym", jobTitle: null }),
  contact(5, { email: "o'brien+tag@northwind.example", lastName: "O'Brien" }),
  contact(6, { lastName: "عبد الله", city: "الرياض" }),
  contact(7, { country: "Switzerland", city: "St. 🏔 Moritz" }),
  contact(8, { email: "Upper.Case@Northwind.example" }),
  contact(9, { city: "C".repeat(58) }),
  contact(10, { country: null, city: null }),
];

let world: CrmWorld | undefined;
afterEach(() => world?.close());

interface AwkwardWorld extends CrmWorld {
  /** Marks a company as a former customer, and removes or deactivates its owner. */
  readonly endCustomer: (id: string, ownerId: string) => void;
}

async function awkwardHubspot(options: Parameters<typeof openHubspot>[0] = {}): Promise<AwkwardWorld> {
  const opened = await openHubspot(options);
  const endCustomer = (id: string, ownerId: string): void => {
    const { owners } = opened.standIn;
    opened.standIn.change("companies", id, { lifecyclestage: "other" });
    owners.splice(
      owners.findIndex((owner) => owner.id === ownerId),
      1,
    );
  };
  return { ...opened, endCustomer };
}

async function awkwardSalesforce(options: Parameters<typeof openSalesforce>[0]): Promise<AwkwardWorld> {
  const opened = await openSalesforce(options);
  const endCustomer = (id: string, ownerId: string): void => {
    opened.standIn.change("Account", id, { Type: "Customer - Former" });
    opened.standIn.change("User", ownerId, { IsActive: false });
  };
  return { ...opened, endCustomer };
}

const worlds = [
  { name: "HubSpot", open: () => awkwardHubspot(), isSalesforce: false },
  {
    name: "HubSpot, without our property",
    open: () => awkwardHubspot({ mayCreateProperties: false }),
    isSalesforce: false,
  },
  ...(["text", "labels", "codes"] as const).flatMap((countries) =>
    [true, false].map((hasExternalIdField) => ({
      name: `Salesforce, countries as ${countries}, ${hasExternalIdField ? "with" : "without"} our field`,
      open: () => awkwardSalesforce({ countries, hasExternalIdField }),
      isSalesforce: true,
    })),
  ),
];

async function readCompanies({ open, time }: CrmWorld): Promise<Map<string, CrmCompanyRecord>> {
  // Changes become visible with a delay.
  time.advance(600_000);
  const read = new Map<string, CrmCompanyRecord>();
  for await (const page of open().readCompanies(null, never)) {
    if (!page.ok) throw new Error(page.failure.message);
    for (const record of page.value.records) read.set(record.id, record);
  }
  return read;
}

describe.each(worlds)("22 awkward accounts and people in $name", ({ open, isSalesforce }) => {
  it("are each written correctly, and two more syncs change nothing", async () => {
    const opened = await open();
    world = opened;
    const owner = opened.addUser({ name: "Grace Hopper", email: "grace@acme.example" });
    const leaver = opened.addUser({ name: "Alan Leaver", email: "alan@acme.example" });
    opened.addCompany({ domain: TWICE.domain, name: "Twice, nobody's" });
    const owned = opened.addCompany({ domain: `www.${TWICE.domain}`, name: "Twice", ownerId: owner });
    const typed = { name: "Typed Name", city: "Typed City", ownerId: leaver };
    const former = opened.addCompany({ domain: FORMER.domain, ...typed });
    opened.endCustomer(former, leaver);
    const sync = async (): Promise<CrmUpsertOutcome[]> => {
      // Simulates a new process.
      const crm = opened.open();
      const companies = await crm.upsertCompanies([...COMPANIES, TWICE, FORMER], {}, never);
      const contacts = await crm.upsertContacts(CONTACTS, {}, never);
      expect([companies.failure, contacts.failure]).toEqual([null, null]);
      return [...companies.outcomes, ...contacts.outcomes];
    };
    const first = await sync();
    const isKnown = ({ externalId }: { externalId: string }): boolean =>
      [TWICE.externalId, FORMER.externalId].includes(externalId);
    expect(first.map(({ externalId, action }) => `${externalId} ${action}`)).toEqual(
      [...COMPANIES, TWICE, FORMER, ...CONTACTS].map(
        (one) => `${one.externalId} ${isKnown(one) ? "updated" : "created"}`,
      ),
    );
    expect(first.filter(isKnown).map(({ crmId }) => crmId)).toEqual([owned, former]);
    const snapshot = opened.snapshot();
    for (let again = 0; again < 2; again += 1) {
      expect((await sync()).map(({ action }) => action)).toEqual(first.map(() => "skipped"));
      expect(opened.snapshot()).toBe(snapshot);
    }
    const known = opened.companies().slice(0, 3);
    expect(known[0]).toMatchObject({ name: "Twice, nobody's", employeeCount: null });
    expect(known[1]).toMatchObject({ name: "Twice", employeeCount: TWICE.employeeCount, ownerId: owner });
    expect(known[2]).toMatchObject({ ...typed, employeeCount: FORMER.employeeCount, description: FORMER.description });
    // The former customer keeps the owner who has left.
    const read = (await readCompanies(opened)).get(former);
    expect([read?.isCustomer, read?.ownerId]).toEqual([undefined, leaver]);
    const stored = opened.companies().slice(3);
    expect(stored.map(({ domain }) => domain)).toEqual(COMPANIES.map(({ domain }) => domain));
    expect(stored[0]?.name).toBe(NAMES.emoji);
    expect(stored[1]?.name).toBe(isSalesforce ? NAMES.long.slice(0, 255).trim() : NAMES.long);
    expect(stored[2]).toMatchObject({ name: NAMES.hebrew, city: "תל אביב" });
    expect(stored[8]?.name).toBe(NAMES.quotes);
    expect(opened.contacts().map(({ email }) => email?.toLowerCase())).toEqual(
      CONTACTS.map(({ email }) => email?.toLowerCase()),
    );
    if (!isSalesforce) return;
    const leftOut = first.flatMap((outcome) => ("leftOut" in outcome ? [[outcome.externalId, outcome.leftOut]] : []));
    const told = Object.fromEntries(leftOut) as Record<string, { field: string; reason: string }[]>;
    expect(told["company-7"]).toEqual([
      { field: "BillingCity", reason: "The value has 58 characters; BillingCity allows 40." },
    ]);
    expect(told["person-2"]).toMatchObject([{ field: "Title" }]);
    expect(told["person-9"]).toMatchObject([{ field: "MailingCity" }]);
    expect(told["company-1"]).toBeUndefined();
  });
});

describe("countries in Salesforce", () => {
  it.each([
    ["codes", "BillingCountryCode", "US"],
    ["labels", "BillingCountry", "United States"],
    ["text", "BillingCountry", "United States of America"],
  ] as const)("are written as %s", async (countries, field, value) => {
    const opened = await openSalesforce({ countries, hasExternalIdField: true });
    world = opened;
    const { outcomes } = await opened.open().upsertCompanies([company(1), company(2)], {}, never);
    expect(outcomes.map(({ action }) => action)).toEqual(["created", "created"]);
    expect([...opened.standIn.objects.Account.values()].map((row) => row[field])).toEqual([value, value]);
  });

  it("that the picklist does not contain are omitted and reported, and all batches share one description of the object", async () => {
    const opened = await openSalesforce({ countries: "codes", hasExternalIdField: true });
    world = opened;
    const crm = opened.open();
    for (let batch = 0; batch < 5; batch += 1) {
      const { outcomes } = await crm.upsertCompanies([company(batch, { country: "Atlantis" })], {}, never);
      expect(outcomes).toMatchObject([
        { action: "created", leftOut: [{ field: "BillingCountryCode", reason: expect.stringContaining("Atlantis") }] },
      ]);
    }
    expect(opened.standIn.http.requestsTo(/describe$/)).toHaveLength(1);
  });
});

describe.each([true, false])("a value that a validation rule rejects (the error states the field: %s)", (isNamed) => {
  it.each([
    ["HubSpot", () => openHubspot({ rejects: { property: "city", value: /Zürich/, isNamed } })],
    [
      "HubSpot, where it fails the whole batch",
      () => openHubspot({ failsWholeBatch: true, rejects: { property: "city", value: /Zürich/, isNamed } }),
    ],
    [
      "Salesforce",
      () => openSalesforce({ hasExternalIdField: true, rule: { field: "BillingCity", value: /Zürich/, isNamed } }),
    ],
  ])("is omitted and reported, and the rest of the record is written: %s", async (_name, open) => {
    world = await open();
    const companies = [company(1), company(2, { city: "Bern" }), company(3)];
    const { outcomes, failure } = await world.open().upsertCompanies(companies, {}, never);
    expect(failure).toBeNull();
    expect(outcomes).toMatchObject([
      { action: "created", leftOut: [{ field: expect.stringMatching(/city/i) }] },
      { action: "created" },
      { action: "created", leftOut: [{ field: expect.stringMatching(/city/i) }] },
    ]);
    expect(outcomes[1]).not.toHaveProperty("leftOut");
    const stored = world.companies().toSorted((a, b) => (a.domain ?? "").localeCompare(b.domain ?? ""));
    expect(stored).toMatchObject([
      { name: "Company 1", employeeCount: 120, description: "Makes things." },
      { name: "Company 2", city: "Bern" },
      { name: "Company 3", employeeCount: 120 },
    ]);
    expect(stored[0]?.city ?? "").toBe("");
    const again = await world.open().upsertCompanies(companies, {}, never);
    expect(again.outcomes.map(({ action }) => action)).toEqual(["skipped", "skipped", "skipped"]);
  });
});

describe("several records of one company", () => {
  it("in HubSpot are found in any spelling of the domain, and look-up and sync use the owned record", async () => {
    const hubspot = await openHubspot();
    world = hubspot;
    const owner = hubspot.addUser({ name: "Grace Hopper", email: "grace@acme.example" });
    const owned = { hubspot_owner_id: owner };
    const ids = [
      hubspot.standIn.add("companies", { domain: "www.a.example", name: "A" }),
      hubspot.standIn.add("companies", { domain: "shop.b.example", name: "B" }),
      hubspot.standIn.add("companies", {
        domain: "old-c.example",
        hs_additional_domains: "x.example;c.example",
        name: "C",
      }),
    ];
    hubspot.standIn.add("companies", { domain: "d.example", name: "D, first" });
    ids.push(hubspot.standIn.add("companies", { domain: "blog.d.example", name: "D, owned", ...owned }));
    hubspot.standIn.add("companies", { domain: "notd.example", name: "Not D", ...owned });
    const domains = ["a.example", "b.example", "c.example", "d.example"];
    const crm = hubspot.open();
    const found = await crm.findCompaniesByDomain(domains, never);
    expect(found).toMatchObject({ ok: true, value: domains.map((domain, at) => ({ domain, id: ids[at] })) });
    const companies = domains.map((domain, at) => company(at, { domain, externalId: `company-${domain}` }));
    const { outcomes } = await crm.upsertCompanies(companies, {}, never);
    expect(outcomes.map((outcome) => [outcome.action, outcome.crmId])).toEqual(ids.map((id) => ["updated", id]));
    expect(hubspot.standIn.objects.companies.size).toBe(6);
  });

  it("in Salesforce are found, and sync uses the owned record", async () => {
    const salesforce = await openSalesforce({ hasExternalIdField: true });
    world = salesforce;
    const owner = salesforce.addUser({ name: "Grace Hopper", email: "grace@acme.example" });
    salesforce.addCompany({ domain: "a.example", name: "First" });
    const id = salesforce.addCompany({ domain: "https://www.a.example/de", name: "Owned", ownerId: owner });
    const crm = salesforce.open();
    expect(await crm.findCompaniesByDomain(["a.example"], never)).toMatchObject({ value: [{ id, ownerId: owner }] });
    const { outcomes } = await crm.upsertCompanies([company(1, { domain: "a.example" })], {}, never);
    expect(outcomes).toMatchObject([{ action: "updated", crmId: id }]);
  });
});

it("a value just typed in HubSpot is not overwritten, although HubSpot's search does not return it yet", async () => {
  const hubspot = await openHubspot({ mayCreateProperties: false });
  world = hubspot;
  const id = hubspot.standIn.add("companies", { domain: "c1.example", name: "C" });
  await hubspot.open().findCompaniesByDomain(["c1.example"], never);
  hubspot.standIn.change("companies", id, { city: "Typed just now" });
  const { outcomes } = await hubspot.open().upsertCompanies([company(1)], {}, never);
  expect(outcomes).toMatchObject([{ action: "updated", crmId: id }]);
  expect(hubspot.companies()).toMatchObject([{ city: "Typed just now" }]);
  const second = await hubspot.open().upsertCompanies([company(1)], {}, never);
  expect(second.outcomes).toMatchObject([{ action: "skipped" }]);
});
