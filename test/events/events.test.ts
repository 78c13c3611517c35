import { describe, expect, test } from "vitest";
import { call } from "../../scripts/support/call.ts";
import { generateCompanies } from "../../scripts/support/catalogue.ts";
import { createKeyOwner } from "../../scripts/support/keys.ts";
import { oneRow, run } from "../../server/db/statements.ts";
import type { Schema } from "../../server/http/contract.ts";
import { insertRows } from "../support/insert.ts";
import { recordRun } from "../support/insights.ts";
import { startTestService } from "../support/service.ts";

const service = await startTestService();
const { db } = service.database;
const owner = await createKeyOwner(db);
await generateCompanies(db, 2);
const companies = await db.selectFrom("company").select("id").orderBy("id").execute();
const [accountId = 0, otherAccountId = 0] = companies.map(({ id }) => id);
const verticals = await insertRows(db, "vertical", [
  { slug: "health-care", name: "Health care" },
  { slug: "energy", name: "Energy" },
]);
const verticalId = verticals[0]?.id ?? 0;
const types = await insertRows(db, "event_type", [
  { vertical_id: verticalId, slug: "leadership-change", name: "Leadership change" },
  { vertical_id: verticalId, slug: "funding", name: "Funding" },
]);
const [leadership = 0, funding = 0] = types.map(({ id }) => id);
const person = await oneRow(db)<{ id: number }>`
    insert into person (company_id, full_name, title) values (${accountId}, 'Mara Lindqvist', 'VP Operations')
    returning id`;
const personId = person.id;
const events = await insertRows(
  db,
  "company_event",
  [1, 2, 3].map((day) => ({
    company_id: accountId,
    event_type_id: day === 2 ? funding : leadership,
    event_date: new Date(Date.UTC(2026, 1, day)),
    summary: `Day ${day}`,
  })),
);
await run(db)`
    insert into company_event_person (company_event_id, person_id) values (${events[0]?.id ?? 0}, ${personId})`;
const outsider = await oneRow(db)<{ id: number }>`
    insert into person (company_id, full_name) values (${otherAccountId}, 'Jonas Weber') returning id`;
await run(db)`
    insert into company_event_person (company_event_id, person_id) values (${events[2]?.id ?? 0}, ${outsider.id})`;
await run(db)`
    insert into company_event (company_id, event_type_id, event_date)
    values (${otherAccountId}, ${funding}, ${new Date(Date.UTC(2026, 2, 1))})`;

/** Sends the key as a bearer token, as the documentation of these operations does. */
function get(path: string) {
  return call(service, "GET", path, { headers: { Authorization: `Bearer ${owner.key}` } });
}

describe("events of an account", () => {
  test("are listed newest first, a page at a time, by vertical and type", async () => {
    const page = await get(`/api/v1/accounts/${accountId}/events?vertical_id=${verticalId}&limit=2`);
    const { data, pagination } = page.body as Schema["AccountEventList"];
    expect(data.map(({ summary }) => summary)).toEqual(["Day 3", "Day 2"]);
    expect(pagination).toEqual({ page: 1, limit: 2, total_count: 3, has_more: true });
    const last = await get(`/api/v1/accounts/${accountId}/events?vertical_id=${verticalId}&limit=2&page=2`);
    expect(last.body).toMatchObject({
      data: [{ summary: "Day 1", people: [{ id: personId, full_name: "Mara Lindqvist", title: "VP Operations" }] }],
      pagination: { page: 2, has_more: false },
    });
    const ofType = await get(`/api/v1/accounts/${accountId}/events?vertical_id=${verticalId}&event_type_id=${funding}`);
    expect(ofType.body).toMatchObject({ data: [{ summary: "Day 2" }], pagination: { total_count: 1 } });
  });

  test("of an unknown account, vertical or event type get 404", async () => {
    expect((await get(`/api/v1/accounts/999999/events?vertical_id=${verticalId}`)).status).toBe(404);
    const events = `/api/v1/accounts/${accountId}/events`;
    expect((await get(`${events}?vertical_id=999999`)).status).toBe(404);
    expect((await get(`${events}?vertical_id=${verticalId}&event_type_id=999999`)).status).toBe(404);
    expect((await get("/api/v1/verticals/999999/event-types")).status).toBe(404);
  });
});

test("event types count the workspace's accounts and their people only", async () => {
  await recordRun(db, owner.workspaceId, [{ companyId: accountId, text: "Found", dedupeKey: "makes it an account" }]);
  const response = await get(`/api/v1/verticals/${verticalId}/event-types`);
  expect((response.body as Schema["EventTypeList"]).data).toEqual([
    {
      id: funding,
      slug: "funding",
      name: "Funding",
      description: null,
      account_count: 1,
      people_count: 0,
      latest_event_date: "2026-02-02T00:00:00.000Z",
    },
    {
      id: leadership,
      slug: "leadership-change",
      name: "Leadership change",
      description: null,
      account_count: 1,
      people_count: 1,
      latest_event_date: "2026-02-03T00:00:00.000Z",
    },
  ]);
});

test("verticals are listed by name", async () => {
  const response = await get("/api/v1/verticals");
  expect((response.body as { data: { slug: string }[] }).data.map(({ slug }) => slug)).toEqual([
    "energy",
    "health-care",
  ]);
});

describe("an account's timeline", () => {
  test("lists the workspace's insights and the account's events in one list, newest first", async () => {
    await recordRun(db, owner.workspaceId, [
      {
        companyId: accountId,
        text: "In between",
        dedupeKey: "in between",
        occurredAt: new Date(Date.UTC(2026, 1, 2, 12)),
      },
    ]);
    const response = await get(`/api/v1/accounts/${accountId}/timeline?limit=3&offset=1`);
    const { entries, total_count, pagination } = response.body as Schema["AccountTimelineResponse"];
    expect(entries.map((entry) => (entry.kind === "insight" ? entry.alert_text : entry.summary))).toEqual([
      "Day 3",
      "In between",
      "Day 2",
    ]);
    expect(total_count).toBe(5);
    expect(pagination).toEqual({ limit: 3, offset: 1, total_count: 5, has_more: true });
  });
});
