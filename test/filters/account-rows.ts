import fc from "fast-check";
import type { KeyOwner } from "../../scripts/support/keys.ts";
import { OWNERSHIPS } from "../../server/catalogue/company.ts";
import { COUNTED_ROLES, roleBits } from "../../server/catalogue/technology-mentions.ts";
import type { Db } from "../../server/db/connect.ts";
import { oneValue } from "../../server/db/statements.ts";
import type { AccountFilters } from "../../server/filters/read-filters.ts";
import type { Schema } from "../../server/http/contract.ts";
import { findTechnology } from "../../server/text/public.ts";
import { insertFoundSignal } from "../support/signals.ts";

export const SEED = 20_261_122;
const ACCOUNTS = 400;
const DAY_MS = 86_400_000;
const STARTED_AT = Date.now();

const STAGES = ["Seed", "Series A", "Series B", "Public"];
export const COUNTRIES = ["USA", "DEU", "FRA", "GBR"];
const EUROPEAN = ["DEU", "FRA"];
const INDUSTRIES = ["Energy", "Health Care", "energy"];
export const TAGS = ["solar", "Wind", "grid", "AI"];
export const CITIES = ["Oslo", "Bonn", "new york"];
const FUNDING_TYPES = ["Grant", "Series A", "angel"];
const TECHNOLOGIES = ["Snowflake", "Kubernetes", "Power BI"];
const OWNERS = ["owner-1", "owner-2", "owner-3"];

/** An account with all facts that filters use. */
export interface AccountRow {
  readonly id: number;
  readonly domain: string;
  readonly name: string;
  readonly employee_count: number | null;
  readonly funding_stage: string | null;
  readonly hq_country: string | null;
  readonly industry: string | null;
  readonly tags: readonly string[];
  readonly hq_city: string | null;
  readonly founded_year: number | null;
  readonly ownership: string | null;
  readonly total_funding_usd: number | null;
  readonly last_funding_type: string | null;
  readonly last_funding_date: string | null;
  readonly revenue_usd: number | null;
  readonly social_url: string | null;
  readonly is_imported: boolean;
  readonly is_present_in_crm: boolean;
  readonly has_open_deal: boolean;
  readonly is_customer: boolean;
  readonly crm_owner_id: string | null;
  /** For each insight, the number of days since it was raised. */
  readonly insights: readonly number[];
  readonly addedDay: number;
  /** Indexes in `audiences`, `signals` and `eventTypes`. */
  readonly audiences: readonly number[];
  readonly signals: readonly number[];
  readonly events: readonly { readonly type: number; readonly daysAgo: number }[];
  readonly technologies: readonly {
    readonly name: string;
    readonly roles: readonly Schema["TechnologyRole"][];
    readonly daysAgo: number;
  }[];
}

export const orNull = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null, freq: 4 });

/** Negative for announced future events. */
export const eventDaysAgo = fc.integer({ min: -10, max: 40 });

const addedAt = (day: number) => new Date(Date.UTC(2026, 0, day)).toISOString();
const formatDay = (day: number) => addedAt(day).slice(0, 10);

const rowArbitrary = (n: number): fc.Arbitrary<AccountRow> =>
  fc.record({
    id: fc.constant(n * 3),
    domain: fc.constant(`c${n}.example`),
    name: fc.constantFrom("North", "Northwind", "Zürich Labs").map((name) => `${name} ${n}`),
    employee_count: orNull(fc.integer({ min: 0, max: 50 })),
    funding_stage: orNull(fc.constantFrom(...STAGES)),
    hq_country: orNull(fc.constantFrom(...COUNTRIES)),
    industry: orNull(fc.constantFrom(...INDUSTRIES)),
    tags: fc.uniqueArray(fc.constantFrom(...TAGS), { maxLength: 3 }),
    hq_city: orNull(fc.constantFrom(...CITIES)),
    founded_year: orNull(fc.integer({ min: 2000, max: 2020 })),
    ownership: orNull(fc.constantFrom(...OWNERSHIPS)),
    total_funding_usd: orNull(fc.integer({ min: 0, max: 50 })),
    last_funding_type: orNull(fc.constantFrom(...FUNDING_TYPES)),
    last_funding_date: orNull(fc.integer({ min: 1, max: 28 }).map(formatDay)),
    revenue_usd: orNull(fc.integer({ min: 0, max: 50 })),
    social_url: orNull(fc.constant(`https://social.example/company/c${n}`)),
    is_imported: fc.boolean(),
    is_present_in_crm: fc.boolean(),
    has_open_deal: fc.boolean(),
    is_customer: fc.boolean(),
    crm_owner_id: orNull(fc.constantFrom(...OWNERS)),
    insights: fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 4 }),
    addedDay: fc.integer({ min: 1, max: 28 }),
    audiences: fc.uniqueArray(fc.nat(1)),
    signals: fc.uniqueArray(fc.nat(1)),
    events: fc.array(fc.record({ type: fc.nat(1), daysAgo: eventDaysAgo }), { maxLength: 2 }),
    technologies: fc.uniqueArray(
      fc.record({
        name: fc.constantFrom(...TECHNOLOGIES),
        roles: fc.uniqueArray(fc.constantFrom(...COUNTED_ROLES), { minLength: 1, maxLength: 2 }),
        daysAgo: fc.integer({ min: 0, max: 40 }),
      }),
      { maxLength: 3, selector: ({ name }) => name },
    ),
  });

export const accountRows = Array.from({ length: ACCOUNTS }, (_, n) =>
  fc.sample(rowArbitrary(n + 1), { numRuns: 1, seed: SEED + n }),
).flat();

// Ids by the index in rows, filled after insertion.
export const audiences: number[] = [];
export const signals: number[] = [];
export const eventTypes: number[] = [];

/** The values of a filter that tests use, and a reference implementation in memory. */
interface Reference<Value, F = AccountFilters, R = AccountRow> {
  readonly values: fc.Arbitrary<Value>;
  readonly matches: (row: R, value: Value, filters: F) => boolean;
}
/** A reference implementation of every filter. */
export type References<F, R = AccountRow> = { readonly [Name in keyof F]-?: Reference<NonNullable<F[Name]>, F, R> };

export const some = <T>(values: readonly T[]) => fc.uniqueArray(fc.constantFrom(...values), { maxLength: 3 });
export const anyCase = (texts: readonly string[]) =>
  some(texts.flatMap((text) => [text, text.toUpperCase(), text.toLowerCase()]));
const lower = (texts: readonly string[]) => texts.map((text) => text.toLowerCase());
export const holds = (texts: readonly string[], value: string | null) =>
  value !== null && lower(texts).includes(value.toLowerCase());
export const lacks = (texts: readonly string[], value: string | null) => !holds(texts, value);
export const expanded = (codes: readonly string[]) =>
  codes.flatMap((code) => (code.toUpperCase() === "EU" ? EUROPEAN : [code]));
export const places = fc.uniqueArray(fc.nat(1));
export const common = (own: readonly number[], asked: readonly number[]) => own.some((place) => asked.includes(place));
const websiteDomain = (website: string) => website.replace("https://www.", "").toLowerCase();
/** An empty list accepts every type. */
export const isAmong = (type: number, types: readonly number[] = []) => types.length === 0 || types.includes(type);
const websites = some(accountRows.slice(0, 20).flatMap(({ domain }) => [domain, `https://www.${domain}`]));
const days = fc.integer({ min: 1, max: 28 });
const insightsWithin = ({ insights }: AccountRow, within: number) => insights.filter((daysAgo) => daysAgo < within);
const hasEvent = ({ events }: AccountRow, types: readonly number[] | undefined, within: number | undefined) =>
  events.some(({ type, daysAgo }) => isAmong(type, types) && isWithin(daysAgo, within));

/** Whether an event was less than `within` days ago; excludes future events. */
export function isWithin(daysAgo: number, within: number | undefined): boolean {
  return within === undefined || (daysAgo >= 0 && daysAgo < within);
}

const stages = {
  values: anyCase(STAGES),
  matches: (row: AccountRow, value: string[]) => holds(value, row.funding_stage),
};
const countries = {
  values: anyCase([...COUNTRIES, "EU"]),
  matches: (row: AccountRow, value: string[]) => holds(expanded(value), row.hq_country),
};
// Ids are known only after insertion, so filters are created with indexes, and `withIds` replaces them.
const inAudiences = { values: places, matches: (row: AccountRow, value: number[]) => common(row.audiences, value) };
const fromSignals = { values: places, matches: (row: AccountRow, value: number[]) => common(row.signals, value) };

/** Companies that sell a technology match only if `technology_role` includes "sells". */
const hasTechnology = (row: AccountRow, names: readonly string[] | undefined, filters: AccountFilters): boolean =>
  row.technologies.some(
    ({ name, roles, daysAgo }) =>
      (names === undefined || holds(names, name)) &&
      roles.some((role) => isWanted(role, filters.technology_role)) &&
      isWithin(daysAgo, filters.technology_seen_within_days),
  );
const isWanted = (role: Schema["TechnologyRole"], wanted: readonly string[] = []) =>
  wanted.length === 0 ? role !== "sells" : wanted.includes(role);

type Amount = "total_funding_usd" | "revenue_usd";
const amounts = fc.nat(50);
const atLeast = (fact: Amount) => ({
  values: amounts,
  matches: ({ [fact]: known }: AccountRow, value: number) => known !== null && known >= value,
});
const atMost = (fact: Amount) => ({
  values: amounts,
  matches: ({ [fact]: known }: AccountRow, value: number) => known !== null && known <= value,
});

/** Returns the stated value, or the one that the funding stage implies. */
function effectiveOwnership({ ownership, funding_stage: stage }: AccountRow): string | null {
  return ownership ?? (stage === null ? null : stage === "Public" ? "public" : "private");
}

/** Reference implementations of all account filters. */
export const accountReferences: References<AccountFilters> = {
  min_employee_count: {
    values: fc.nat(50),
    matches: (row, value) => row.employee_count !== null && row.employee_count >= value,
  },
  max_employee_count: {
    values: fc.nat(50),
    matches: (row, value) => row.employee_count !== null && row.employee_count <= value,
  },
  funding_stages: stages,
  funding_stage_include: stages,
  funding_stage_exclude: { values: anyCase(STAGES), matches: (row, value) => lacks(value, row.funding_stage) },
  hq_country_codes: countries,
  country_include: countries,
  country_exclude: { values: countries.values, matches: (row, value) => lacks(expanded(value), row.hq_country) },
  industry_include: { values: anyCase(INDUSTRIES), matches: (row, value) => holds(value, row.industry) },
  industry_exclude: { values: anyCase(INDUSTRIES), matches: (row, value) => lacks(value, row.industry) },
  tag_include: { values: anyCase(TAGS), matches: (row, value) => row.tags.some((tag) => holds(value, tag)) },
  tag_exclude: { values: anyCase(TAGS), matches: (row, value) => row.tags.every((tag) => lacks(value, tag)) },
  city_include: { values: anyCase(CITIES), matches: (row, value) => holds(value, row.hq_city) },
  city_exclude: { values: anyCase(CITIES), matches: (row, value) => lacks(value, row.hq_city) },
  min_founded_year: {
    values: fc.integer({ min: 2000, max: 2020 }),
    matches: (row, value) => row.founded_year !== null && row.founded_year >= value,
  },
  max_founded_year: {
    values: fc.integer({ min: 2000, max: 2020 }),
    matches: (row, value) => row.founded_year !== null && row.founded_year <= value,
  },
  ownership_include: { values: some(OWNERSHIPS), matches: (row, value) => holds(value, effectiveOwnership(row)) },
  ownership_exclude: { values: some(OWNERSHIPS), matches: (row, value) => lacks(value, effectiveOwnership(row)) },
  min_total_funding_usd: atLeast("total_funding_usd"),
  max_total_funding_usd: atMost("total_funding_usd"),
  last_funding_type_include: {
    values: anyCase(FUNDING_TYPES),
    matches: (row, value) => holds(value, row.last_funding_type),
  },
  last_funding_type_exclude: {
    values: anyCase(FUNDING_TYPES),
    matches: (row, value) => lacks(value, row.last_funding_type),
  },
  last_funding_after: {
    values: days.map(formatDay),
    matches: (row, value) => row.last_funding_date !== null && row.last_funding_date >= value,
  },
  last_funding_before: {
    values: days.map(formatDay),
    matches: (row, value) => row.last_funding_date !== null && row.last_funding_date < value,
  },
  min_revenue_usd: atLeast("revenue_usd"),
  max_revenue_usd: atMost("revenue_usd"),
  has_company_social_url: { values: fc.boolean(), matches: (row, value) => (row.social_url !== null) === value },
  technology_include: {
    values: anyCase(TECHNOLOGIES),
    matches: (row, value, filters) => hasTechnology(row, value, filters),
  },
  technology_exclude: {
    values: anyCase(TECHNOLOGIES),
    matches: (row, value) => !hasTechnology(row, value, { technology_role: ["uses", "wants", "moves_to"] }),
  },
  technology_role: {
    values: some(COUNTED_ROLES),
    matches: (row, _value, filters) => hasTechnology(row, undefined, filters),
  },
  technology_seen_within_days: {
    values: fc.integer({ min: 1, max: 40 }),
    matches: (row, _value, filters) => hasTechnology(row, undefined, filters),
  },
  name_or_domain_contains: {
    values: fc.constantFrom("WIND", "zurich", "c1", "%", "_", "th 3", "EXAMPLE"),
    matches: (row, value) =>
      row.name.toLowerCase().replace("ü", "u").includes(value.toLowerCase()) ||
      row.domain.includes(value.toLowerCase()),
  },
  domain_include: { values: websites, matches: (row, value) => value.map(websiteDomain).includes(row.domain) },
  domain_exclude: { values: websites, matches: (row, value) => !value.map(websiteDomain).includes(row.domain) },
  added_after: { values: days.map(addedAt), matches: (row, value) => addedAt(row.addedDay) >= value },
  added_before: { values: days.map(addedAt), matches: (row, value) => addedAt(row.addedDay) < value },
  has_open_deal: { values: fc.boolean(), matches: (row, value) => row.has_open_deal === value },
  is_customer: { values: fc.boolean(), matches: (row, value) => row.is_customer === value },
  is_present_in_crm: { values: fc.boolean(), matches: (row, value) => row.is_present_in_crm === value },
  crm_owner_include: { values: some(OWNERS), matches: (row, value) => holds(value, row.crm_owner_id) },
  crm_owner_exclude: { values: some(OWNERS), matches: (row, value) => !holds(value, row.crm_owner_id) },
  is_imported: { values: fc.boolean(), matches: (row, value) => row.is_imported === value },
  include_audience_ids: inAudiences,
  audience_include: inAudiences,
  audience_exclude: { values: places, matches: (row, value) => !common(row.audiences, value) },
  include_signal_ids: fromSignals,
  signal_include: fromSignals,
  signal_exclude: { values: places, matches: (row, value) => !common(row.signals, value) },
  insight_within_days: {
    values: fc.integer({ min: 1, max: 40 }),
    matches: (row, value) => insightsWithin(row, value).length > 0,
  },
  min_insight_count: {
    values: fc.integer({ min: 1, max: 4 }),
    matches: (row, value, { insight_within_days: within = 100 }) => insightsWithin(row, within).length >= value,
  },
  event_type_include: {
    values: places,
    matches: (row, value, { event_within_days: within }) => hasEvent(row, value, within),
  },
  event_within_days: {
    values: fc.integer({ min: 1, max: 40 }),
    matches: (row, value, { event_type_include: types }) => hasEvent(row, types, value),
  },
};

/** Inserts the technologies of the companies, which must exist. */
export async function insertTechnologies(db: Db): Promise<void> {
  const technologies = accountRows.flatMap((row) =>
    row.technologies.map(({ name, roles, daysAgo }) => ({
      ...{ company_id: row.id, technology_id: findTechnology(name)?.id ?? 0, roles: roleBits(roles), posts: 1 },
      ...{ first_seen: past(daysAgo), last_seen: past(daysAgo), confidence: 0.9, job_post_ids: [1] },
    })),
  );
  await db.insertInto("company_technology").values(technologies).execute();
}

/** Inserts the accounts of a workspace with all rows that they refer to. */
export async function insertAccountRows(db: Db, owner: KeyOwner): Promise<void> {
  const workspace_id = owner.workspaceId;
  // Another test file may have filled the lists with ids of its own database.
  for (const ids of [audiences, signals, eventTypes]) ids.length = 0;
  const vertical_id = await oneValue(db)<number>`
    insert into vertical (slug, name) values ('energy', 'Energy') returning id`;
  for (const name of ["one", "two"]) {
    const named = { workspace_id, name };
    audiences.push((await db.insertInto("audience").values(named).returning("id").executeTakeFirstOrThrow()).id);
    const type = { vertical_id, slug: name, name };
    eventTypes.push((await db.insertInto("event_type").values(type).returning("id").executeTakeFirstOrThrow()).id);
  }
  await db
    .insertInto("company")
    .values(
      accountRows.map(
        ({
          is_imported,
          is_present_in_crm,
          has_open_deal,
          is_customer,
          crm_owner_id,
          insights,
          addedDay,
          audiences,
          signals,
          events,
          technologies,
          ...company
        }) => ({ ...company, tags: [...company.tags] }),
      ),
    )
    .execute();
  await db
    .insertInto("workspace_account")
    .values(
      accountRows.map(({ id, is_imported, is_present_in_crm, has_open_deal, is_customer, crm_owner_id, addedDay }) => ({
        ...{
          workspace_id,
          company_id: id,
          source: "import",
          is_imported,
          is_present_in_crm,
          has_open_deal,
          is_customer,
          crm_owner_id,
        },
        added_at: addedAt(addedDay),
      })),
    )
    .execute();
  const members = accountRows.flatMap((row) =>
    row.audiences.map((at) => ({ audience_id: audiences[at] ?? 0, company_id: row.id })),
  );
  await db.insertInto("audience_account").values(members).execute();
  for (const [at, name] of ["one", "two"].entries()) {
    const foundIds = accountRows.filter((row) => row.signals.includes(at)).map(({ id }) => id);
    signals.push(await insertFoundSignal(db, owner, name, foundIds));
  }
  await insertTechnologies(db);
  const events = accountRows.flatMap((row) =>
    row.events.map(({ type, daysAgo }) => ({
      company_id: row.id,
      event_type_id: eventTypes[type] ?? 0,
      event_date: past(daysAgo),
    })),
  );
  await db.insertInto("company_event").values(events).execute();
  const run_id = await oneValue(db)<number>`
    insert into insight_run (workspace_id, source) values (${workspace_id}, 'crm') returning id`;
  const insights = accountRows.flatMap((row) =>
    row.insights.map((daysAgo, place) => ({
      ...{ workspace_id, run_id, company_id: row.id, alert_type: "crm", alert_text: "Won" },
      ...{ alert_date: past(daysAgo), dedupe_key: `${row.id}-${place}` },
    })),
  );
  await db.insertInto("insight").values(insights).execute();
}

/** Returns the time `daysAgo` and a half days ago, half a day away from the bounds of filters by days. */
export function past(daysAgo: number): Date {
  return new Date(STARTED_AT - (daysAgo + 0.5) * DAY_MS);
}

/** Replaces indexes with ids. */
export function withIds<F extends object>(filters: F): F {
  const ids = (known: readonly number[], at: readonly number[]) => at.map((place) => known[place] ?? 0);
  const sent = Object.entries(filters).map(([name, value]) => {
    if (!Array.isArray(value)) return [name, value];
    if (name === "event_type_include") return [name, ids(eventTypes, value)];
    if (name.includes("audience")) return [name, ids(audiences, value)];
    return [name, name.includes("signal") ? ids(signals, value) : value];
  });
  return Object.fromEntries(sent) as F;
}

/** Whether a minimum is above its maximum. */
export function isReversed(filters: AccountFilters): boolean {
  const { min_employee_count: fewest = 0, max_employee_count: most = 50 } = filters;
  const { min_founded_year: earliest = 0, max_founded_year: latest = 3000 } = filters;
  const { min_total_funding_usd: least = 0, max_total_funding_usd: greatest = 50 } = filters;
  const { min_revenue_usd: lowest = 0, max_revenue_usd: highest = 50 } = filters;
  if (least > greatest || lowest > highest) return true;
  if ((filters.last_funding_after ?? "") > (filters.last_funding_before ?? "9")) return true;
  return fewest > most || earliest > latest || (filters.added_after ?? "") > (filters.added_before ?? "9");
}

/** Whether a row matches every filter. Filters with an empty list are ignored. */
export function matchesAll<F, R>(all: References<F, R>, row: R, filters: F): boolean {
  for (const name in all) {
    const value = filters[name];
    const isGiven = value !== undefined && value !== null && !(Array.isArray(value) && value.length === 0);
    if (isGiven && !all[name].matches(row, value, filters)) return false;
  }
  return true;
}

/** Returns combinations of two to four filters, the same in every run. */
export function sampleCombinations<Name extends string>(
  names: readonly Name[],
  filterValues: (name: Name) => fc.Arbitrary<unknown>,
  numRuns: number,
): Record<string, unknown>[] {
  const combination = fc
    .uniqueArray(fc.constantFrom(...names), { minLength: 2, maxLength: 4 })
    .chain((chosen) => fc.record(Object.fromEntries(chosen.map((name) => [name, filterValues(name)]))));
  return fc.sample(combination, { numRuns, seed: SEED });
}
