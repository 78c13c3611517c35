import { afterEach, expect, it } from "vitest";
import type { Fault, StandIn } from "../../scripts/support/vendors/stand-in.ts";
import type { CrmCompany } from "../../server/ports/crm.ts";
import { type CrmWorld, openHubspot, openSalesforce } from "../support/crm-worlds.ts";

const never = new AbortController().signal;
const COUNT = 500;

let world: CrmWorld | undefined;
afterEach(() => world?.close());

/** Every seventh city is rejected by a rule, every eleventh name is too long, every hundredth record is rejected. */
function company(place: number): CrmCompany {
  return {
    externalId: `company-${place}`,
    domain: `c${place}.example`,
    name:
      place % 100 === 99
        ? `REFUSED ${place}`
        : place % 11 === 0
          ? `${place} ${"long ".repeat(58)}`.trim()
          : `C ${place}`,
    description: "Makes things.",
    employeeCount: place,
    city: place % 7 === 0 ? "Zürich" : place % 13 === 0 ? "C".repeat(58) : "Bern",
    country: "United States of America",
    socialUrl: null,
    ownerId: null,
  };
}

/** Returns faults of single requests: limits, outages, lost responses and broken connections. */
function transientFaults(write: RegExp): Fault[] {
  const unavailable = { status: 503, body: "<html>try later</html>" };
  return [
    { on: write, after: 1, lostResponse: true },
    { on: write, after: 3, response: { status: 429, headers: { "retry-after": "2" }, body: {} } },
    { on: / /, after: 4, times: 2, response: unavailable },
    { on: / /, after: 11, broken: true },
    { on: / /, after: 17, response: unavailable },
  ];
}

interface OpenedWorld extends CrmWorld {
  readonly standIn: { readonly http: StandIn };
}

it.each<[string, RegExp, () => Promise<OpenedWorld>]>([
  [
    "HubSpot",
    /POST .*\/companies\/batch\//,
    () => openHubspot({ rejects: { property: "city", value: /Zürich/, isNamed: true } }),
  ],
  [
    "Salesforce",
    /(POST|PATCH) .*\/composite\/sobjects/,
    () =>
      openSalesforce({
        hasExternalIdField: true,
        countries: "codes",
        rule: { field: "BillingCity", value: /Zürich/, isNamed: false },
      }),
  ],
])(
  "500 accounts are written to %s correctly despite faults of every kind, and a second sync changes nothing",
  async (name, write, open) => {
    const opened = await open();
    world = opened;
    const removeFaults = opened.standIn.http.inject(...transientFaults(write));
    const companies = Array.from({ length: COUNT }, (_, place) => company(place));
    const { outcomes, failure } = await opened.open().upsertCompanies(companies, {}, never);
    removeFaults();
    expect(failure).toBeNull();
    expect(outcomes.map(({ externalId, action }) => `${externalId} ${action}`)).toEqual(
      companies.map(({ externalId }, place) => `${externalId} ${place % 100 === 99 ? "failed" : "created"}`),
    );
    const told = outcomes.flatMap((one) => ("leftOut" in one ? [one.externalId] : []));
    const isCityUnfit = (place: number): boolean => place % 7 === 0 || (name === "Salesforce" && place % 13 === 0);
    expect(told).toEqual(
      companies.flatMap(({ externalId }, place) => (place % 100 !== 99 && isCityUnfit(place) ? [externalId] : [])),
    );
    const stored = new Map(opened.companies().map((one) => [one.domain, one]));
    expect(opened.companies()).toHaveLength(COUNT - COUNT / 100);
    for (const [place, { domain, employeeCount }] of companies.entries()) {
      if (place % 100 === 99) continue;
      expect(stored.get(domain)).toMatchObject({ employeeCount, description: "Makes things." });
      expect(stored.get(domain)?.city || null).toBe(isCityUnfit(place) ? null : company(place).city);
    }
    const snapshot = opened.snapshot();
    const again = await opened.open().upsertCompanies(companies, {}, never);
    expect(new Set(again.outcomes.map(({ action }) => action))).toEqual(new Set(["skipped", "failed"]));
    expect(opened.snapshot()).toBe(snapshot);
  },
);
