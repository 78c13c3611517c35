import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { call } from "../../scripts/support/call.ts";
import { createKeyOwner } from "../../scripts/support/keys.ts";
import type { Db } from "../../server/db/connect.ts";
import { oneValue } from "../../server/db/statements.ts";
import type { AccountFilters, PeopleFilters } from "../../server/filters/read-filters.ts";
import type { Schema } from "../../server/http/contract.ts";
import { insertFoundPerson } from "../people/world.ts";
import { atSize } from "../support/at-size.ts";
import { startTestService } from "../support/service.ts";
import { insertFoundSignal } from "../support/signals.ts";
import {
  type AccountRow,
  accountReferences,
  accountRows,
  anyCase,
  audiences,
  CITIES,
  COUNTRIES,
  common,
  eventDaysAgo,
  eventTypes,
  expanded,
  holds,
  insertAccountRows,
  isAmong,
  isReversed,
  isWithin,
  lacks,
  matchesAll,
  orNull,
  past,
  places,
  type References,
  SEED,
  sampleCombinations,
  signals,
  some,
  withIds,
} from "./account-rows.ts";

const COMBINATIONS = atSize({ quick: 100, full: 500 });
const PEOPLE = 400;

const SENIORITIES = ["FOUNDER", "VP", "ENTRY"] as const;
const DEPARTMENTS = ["SALES", "DATA", "OTHER"] as const;
const TITLES = ["VP Sales", "100% Owner", "head_of_data", "Vertriebsleiter"];
const TITLE_PARTS = ["sales", "HEAD_", "%", "vertrieb", "xyz"];
const NAMES = ["Zoë Müller", "Jo Anne", "Anne Wind"];

/** A person with all facts that filters use. */
interface PersonRow {
  readonly id: number;
  readonly account: AccountRow;
  readonly full_name: string;
  readonly title: string | null;
  readonly seniority: Schema["Seniority"] | null;
  readonly department: Schema["Department"] | null;
  readonly country: string | null;
  readonly city: string | null;
  readonly hasProfile: boolean;
  readonly isRevealed: boolean;
  readonly doNotContact: boolean;
  /** Indexes in `audiences`, `signals` and `eventTypes`. */
  readonly audiences: readonly number[];
  readonly signals: readonly { readonly signal: number; readonly daysAgo: number }[];
  readonly events: readonly { readonly type: number; readonly daysAgo: number }[];
}

const daysAgo = fc.integer({ min: 0, max: 40 });
const days = fc.integer({ min: 1, max: 40 });

function personArbitrary(n: number): fc.Arbitrary<PersonRow> {
  return fc.record({
    id: fc.constant(n * 7),
    account: fc.constantFrom(...accountRows),
    full_name: fc.constantFrom(...NAMES),
    title: orNull(fc.constantFrom(...TITLES)),
    seniority: orNull(fc.constantFrom(...SENIORITIES)),
    department: orNull(fc.constantFrom(...DEPARTMENTS)),
    country: orNull(fc.constantFrom(...COUNTRIES)),
    city: orNull(fc.constantFrom(...CITIES)),
    hasProfile: fc.boolean(),
    isRevealed: fc.boolean(),
    doNotContact: fc.boolean(),
    audiences: fc.uniqueArray(fc.nat(1)),
    signals: fc.uniqueArray(fc.record({ signal: fc.nat(1), daysAgo }), { selector: ({ signal }) => signal }),
    events: fc.array(fc.record({ type: fc.nat(1), daysAgo: eventDaysAgo }), { maxLength: 2 }),
  });
}

const rows = Array.from({ length: PEOPLE }, (_, n) =>
  fc.sample(personArbitrary(n + 1), { numRuns: 1, seed: SEED + n }),
).flat();

function contains(texts: readonly string[], value: string): boolean {
  return texts.some((text) => value.toLowerCase().includes(text.toLowerCase()));
}

function isNamedInEvent({ events }: PersonRow, types: readonly number[] | undefined, within?: number): boolean {
  return events.some((event) => isAmong(event.type, types) && isWithin(event.daysAgo, within));
}

/** Filters on the person. All others are account filters on the person's employer. */
type PersonFilters = Omit<PeopleFilters, Exclude<keyof AccountFilters, "event_type_include" | "event_within_days">>;

/** Reference implementations of all filters on the person. */
const personReferences: References<PersonFilters, PersonRow> = {
  full_name_contains: {
    values: fc.constantFrom("ZOE", "müll", "anne", "o a", "%"),
    matches: (row, value) => contains([unaccented(value)], unaccented(row.full_name)),
  },
  seniority_include: {
    values: some(SENIORITIES),
    matches: (row, value) => row.seniority !== null && value.includes(row.seniority),
  },
  seniority_exclude: {
    values: some(SENIORITIES),
    matches: (row, value) => row.seniority === null || !value.includes(row.seniority),
  },
  department_include: {
    values: some(DEPARTMENTS),
    matches: (row, value) => row.department !== null && value.includes(row.department),
  },
  department_exclude: {
    values: some(DEPARTMENTS),
    matches: (row, value) => row.department === null || !value.includes(row.department),
  },
  title_include: {
    values: some(TITLE_PARTS),
    matches: (row, value) => row.title !== null && contains(value, row.title),
  },
  title_exclude: {
    values: some(TITLE_PARTS),
    matches: (row, value) => row.title === null || !contains(value, row.title),
  },
  person_country_include: {
    values: anyCase([...COUNTRIES, "EU"]),
    matches: (row, value) => holds(expanded(value), row.country),
  },
  person_country_exclude: {
    values: anyCase([...COUNTRIES, "EU"]),
    matches: (row, value) => lacks(expanded(value), row.country),
  },
  person_city_include: { values: anyCase(CITIES), matches: (row, value) => holds(value, row.city) },
  people_audience_include: { values: places, matches: (row, value) => common(row.audiences, value) },
  people_audience_exclude: { values: places, matches: (row, value) => !common(row.audiences, value) },
  people_signal_include: {
    values: places,
    matches: (row, value) => row.signals.some(({ signal }) => value.includes(signal)),
  },
  people_signal_exclude: {
    values: places,
    matches: (row, value) => !row.signals.some(({ signal }) => value.includes(signal)),
  },
  account_ids: {
    values: some(accountRows.slice(0, 60).map(({ id }) => id)),
    matches: (row, value) => value.includes(row.account.id),
  },
  has_work_email: { values: fc.boolean(), matches: (row, value) => row.isRevealed === value },
  do_not_contact: { values: fc.boolean(), matches: (row, value) => row.doNotContact === value },
  has_social_url: { values: fc.boolean(), matches: (row, value) => row.hasProfile === value },
  signal_within_days: { values: days, matches: (row, value) => row.signals.some((found) => found.daysAgo < value) },
  event_type_include: {
    values: places,
    matches: (row, value, { event_within_days: within }) => isNamedInEvent(row, value, within),
  },
  event_within_days: {
    values: days,
    matches: (row, value, { event_type_include: types }) => isNamedInEvent(row, types, value),
  },
};

const names = [
  ...new Set([...Object.keys(accountReferences), ...Object.keys(personReferences)]),
] as (keyof PeopleFilters)[];

function unaccented(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "");
}

function isPersonFilter(name: string): name is keyof PersonFilters {
  return name in personReferences;
}

function matches(row: PersonRow, filters: PeopleFilters): boolean {
  const { event_type_include: _eventTypes, event_within_days: _days, ...ofAccount } = filters;
  return matchesAll(personReferences, row, filters) && matchesAll(accountReferences, row.account, ofAccount);
}

function peopleFilterValues(name: keyof PeopleFilters): fc.Arbitrary<unknown> {
  return isPersonFilter(name) ? personReferences[name].values : accountReferences[name].values;
}

const service = await startTestService();
const { db } = service.database;
const owner = await createKeyOwner(db);
await insertAccountRows(db, owner);
await insertPeopleRows(db);
await insertStrangers(db);

async function insertPeopleRows(db: Db): Promise<void> {
  await db
    .insertInto("person")
    .values(
      rows.map(({ id, account, full_name, title, seniority, department, country, city, hasProfile }) => ({
        ...{ id, company_id: account.id, full_name, title, seniority, department, country, city },
        social_url: hasProfile ? `https://social.example/in/${id}` : null,
        // The catalogue contains all people's emails, but filters use only revealed ones.
        work_email: `${id}@known.example`,
      })),
    )
    .execute();
  await db
    .insertInto("crm_do_not_contact")
    .values(
      rows.flatMap(({ id, doNotContact }) =>
        doNotContact ? [{ workspace_id: owner.workspaceId, crm_id: `c${id}`, email: `${id}@known.example` }] : [],
      ),
    )
    .execute();
  const revealed = rows.filter(({ isRevealed }) => isRevealed);
  await db
    .insertInto("workspace_person_email")
    .values(
      revealed.map(({ id }) => ({
        ...{ workspace_id: owner.workspaceId, person_id: id, work_email: `${id}@known.example`, source: "crm" },
      })),
    )
    .execute();
  await db
    .insertInto("audience_person")
    .values(rows.flatMap((row) => row.audiences.map((at) => ({ audience_id: audiences[at] ?? 0, person_id: row.id }))))
    .execute();
  for (const { id, signals: found } of rows) {
    for (const { signal, daysAgo: ago } of found) await insertFoundPerson(db, signals[signal] ?? 0, id, past(ago));
  }
  for (const { id, account, events } of rows) {
    for (const { type, daysAgo: ago } of events) {
      const event = { company_id: account.id, event_type_id: eventTypes[type] ?? 0, event_date: past(ago) };
      const { id: company_event_id } = await db
        .insertInto("company_event")
        .values(event)
        .returning("id")
        .executeTakeFirstOrThrow();
      await db.insertInto("company_event_person").values({ company_event_id, person_id: id }).execute();
    }
  }
}

/** Inserts data that must not match: people of other companies, and data of another workspace. */
async function insertStrangers(db: Db): Promise<void> {
  const other = await createKeyOwner(db);
  const elsewhere = await oneValue(db)<number>`
    insert into company (domain, name) values ('elsewhere.example', 'Elsewhere') returning id`;
  await db.insertInto("person").values({ id: 900_001, company_id: elsewhere, full_name: "Anne Wind" }).execute();
  const signal = await insertFoundSignal(db, other, "theirs");
  for (const { id } of rows.slice(0, 100)) {
    const theirs = {
      workspace_id: other.workspaceId,
      person_id: id,
      work_email: `${id}@theirs.example`,
      source: "crm",
    };
    await db
      .insertInto("workspace_person_email")
      .values(theirs)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await insertFoundPerson(db, signal, id, past(0));
  }
}

async function expectExactMatches(filters: PeopleFilters): Promise<void> {
  const body = { filters: withIds(filters), sort_key: "full_name", sort_direction: "asc", page_size: PEOPLE };
  const response = await call(service, "POST", "/api/v1/people/list", { key: owner.key, body });
  if (isReversed(filters)) return expect(response.status).toBe(422);
  expect(response.status, JSON.stringify(response.body)).toBe(200);
  const { people_ids, total_count, total_accounts_count } = response.body as Schema["PeopleList"];
  const expected = rows.filter((row) => matches(row, filters));
  expect({ ids: people_ids.toSorted((a, b) => a - b), total_count, total_accounts_count }).toEqual({
    ids: expected.map(({ id }) => id),
    total_count: expected.length,
    total_accounts_count: new Set(expected.map(({ account }) => account.id)).size,
  });
}

describe("people filters", () => {
  test("include at least 18 filters on the person", () => {
    expect(Object.keys(personReferences).length).toBeGreaterThanOrEqual(18);
  });

  test.each(names)("%s alone selects exactly the people who match", async (name) => {
    const property = fc.asyncProperty(peopleFilterValues(name), (value) => expectExactMatches({ [name]: value }));
    await fc.assert(property, { numRuns: 5, seed: SEED });
  });

  test(`${COMBINATIONS} random combinations select exactly the people who match all`, async () => {
    const combinations = sampleCombinations(names, peopleFilterValues, COMBINATIONS);
    while (combinations.length > 0) await Promise.all(combinations.splice(0, 10).map(expectExactMatches));
  }, 120_000);

  test("are all described, with the options of filters that have a closed set of values", async () => {
    const headers = { "X-User-ID": owner.userId };
    const response = await call(service, "GET", "/api/v1/people/filters", { key: owner.key, headers });
    const { filters } = response.body as Schema["FilterDefinitions"];
    expect(filters.map(({ field_name }) => field_name).toSorted()).toEqual(names.toSorted());
    const seniority = filters.find(({ field_name }) => field_name === "seniority_include");
    expect(seniority).toMatchObject({
      type: "string[]",
      options: ["FOUNDER", "CXO", "PARTNER", "VP", "HEAD", "DIRECTOR", "MANAGER", "SENIOR", "ENTRY", "INTERN"],
      schema_description: "Up to 10 values, each one of the options.",
    });
    expect((await call(service, "GET", "/api/v1/people/filters", { key: owner.key })).body).toMatchObject({
      detail: [{ loc: ["header", "X-User-ID"] }],
    });
  });
});
