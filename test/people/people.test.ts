import { expect, test } from "vitest";
import { call } from "../../scripts/support/call.ts";
import { createKeyOwner, type KeyOwner } from "../../scripts/support/keys.ts";
import { run } from "../../server/db/statements.ts";
import type { Schema } from "../../server/http/contract.ts";
import { revealEmails } from "../../server/people/public.ts";
import { startTestService } from "../support/service.ts";
import { insertFoundSignal } from "../support/signals.ts";
import { insertAccount, insertFoundPerson, insertPerson } from "./world.ts";

const service = await startTestService();
const { db } = service.database;

async function list(owner: KeyOwner, body?: object): Promise<Schema["PeopleList"]> {
  const response = await call(service, "POST", "/api/v1/people/list", { key: owner.key, body });
  expect(response.status, JSON.stringify(response.body)).toBe(200);
  return response.body as Schema["PeopleList"];
}

async function batch(owner: KeyOwner, people_ids: number[]): Promise<Schema["PeopleBatch"]> {
  const response = await call(service, "POST", "/api/v1/people/batch", { key: owner.key, body: { people_ids } });
  expect(response.status, JSON.stringify(response.body)).toBe(200);
  return response.body as Schema["PeopleBatch"];
}

test("pages cover every person at the workspace's accounts once, and report whether more follow", async () => {
  const owner = await createKeyOwner(db);
  const accounts = [await insertAccount(db, owner.workspaceId), await insertAccount(db, owner.workspaceId)];
  const ids: number[] = [];
  for (let n = 0; n < 7; n++) ids.push(await insertPerson(db, accounts[n % 2] ?? 0));
  await insertPerson(db, await insertAccount(db));
  await insertPerson(db, await insertAccount(db, (await createKeyOwner(db)).workspaceId));

  expect(await list(owner)).toEqual({
    people_ids: ids,
    total_count: 7,
    total_accounts_count: 2,
    page: 0,
    page_size: 50,
    has_more: false,
  });
  const pages = await Promise.all([0, 1, 2, 3].map((page) => list(owner, { page, page_size: 3 })));
  expect(pages.map(({ people_ids }) => people_ids)).toEqual([ids.slice(0, 3), ids.slice(3, 6), ids.slice(6), []]);
  expect(pages.map(({ has_more }) => has_more)).toEqual([true, true, false, false]);
  expect(await list(owner, { page: 1, page_size: 7 })).toMatchObject({ people_ids: [], has_more: false });
});

test("sorting by signal, name and seniority keeps unknown values last and breaks ties by id", async () => {
  const owner = await createKeyOwner(db);
  const account = await insertAccount(db, owner.workspaceId);
  const zoe = await insertPerson(db, account, { full_name: "Zoë", seniority: "ENTRY" });
  const anne = await insertPerson(db, account, { full_name: "anne", seniority: "FOUNDER" });
  const emile = await insertPerson(db, account, { full_name: "Émile" });
  const second = await insertPerson(db, account, { full_name: "Émile", seniority: "VP" });
  const signal = await insertFoundSignal(db, owner, "one");
  const later = await insertFoundSignal(db, owner, "two");
  await insertFoundPerson(db, signal, zoe, new Date("2026-03-01T00:00:00Z"));
  await insertFoundPerson(db, later, zoe, new Date("2026-03-05T00:00:00Z"));
  await insertFoundPerson(db, signal, second, new Date("2026-03-03T00:00:00Z"));
  const theirs = await insertFoundSignal(db, await createKeyOwner(db), "theirs");
  await insertFoundPerson(db, theirs, anne, new Date("2026-03-09T00:00:00Z"));

  const sorted = async (sort_key?: string, sort_direction?: string) =>
    (await list(owner, { ...(sort_key && { sort_key }), ...(sort_direction && { sort_direction }) })).people_ids;
  expect(await sorted()).toEqual([zoe, second, anne, emile]);
  expect(await sorted("latest_signal_date", "asc")).toEqual([second, zoe, anne, emile]);
  expect(await sorted("full_name", "asc")).toEqual([anne, emile, second, zoe]);
  expect(await sorted("full_name", "desc")).toEqual([zoe, emile, second, anne]);
  expect(await sorted("seniority", "desc")).toEqual([anne, second, zoe, emile]);
  expect(await sorted("seniority", "asc")).toEqual([zoe, second, anne, emile]);

  const { people } = await batch(owner, [zoe, anne]);
  expect(people.map(({ latest_signal_date }) => latest_signal_date)).toEqual(["2026-03-05T00:00:00.000Z", null]);
});

test("people must match both the people view and the filters, and an accounts view is rejected", async () => {
  const owner = await createKeyOwner(db);
  const account = await insertAccount(db, owner.workspaceId);
  const vp = await insertPerson(db, account, { full_name: "Anne", seniority: "VP" });
  await insertPerson(db, account, { full_name: "Bob", seniority: "VP" });
  await insertPerson(db, account, { full_name: "Anne", seniority: "ENTRY" });
  const createView = async (body: object) => {
    const response = await call(service, "POST", "/api/v1/views", { key: owner.key, body });
    return (response.body as Schema["ViewResponse"]).view.id;
  };
  const view_id = await createView({ name: "Leaders", filters: { seniority_include: ["VP"] } });
  expect(await list(owner, { view_id })).toMatchObject({ total_count: 2, total_accounts_count: 1 });
  expect((await list(owner, { view_id, filters: { full_name_contains: "anne" } })).people_ids).toEqual([vp]);

  const body = { view_id: await createView({ name: "Accounts", filters: {} }) };
  expect(await call(service, "POST", "/api/v1/people/list", { key: owner.key, body })).toMatchObject({
    status: 400,
    body: { error_code: "VIEW_TYPE_MISMATCH" },
  });
});

test("a batch returns each person once in the order of the request, and lists the ids of unknown people", async () => {
  const owner = await createKeyOwner(db);
  const account = await insertAccount(db, owner.workspaceId);
  const [first, second] = [await insertPerson(db, account), await insertPerson(db, account)];
  const foreign = await insertPerson(db, await insertAccount(db));
  const { people, not_found_ids } = await batch(owner, [second, foreign, first, second, 8_999_999_999]);
  expect(people.map(({ id }) => id)).toEqual([second, first]);
  expect(not_found_ids).toEqual([foreign, 8_999_999_999]);
});

test("a work email is shown only to the workspace it was revealed to", async () => {
  const [owner, other] = [await createKeyOwner(db), await createKeyOwner(db)];
  const account = await insertAccount(db, owner.workspaceId);
  await run(db)`
    insert into workspace_account (workspace_id, company_id, source)
    values (${other.workspaceId}, ${account}, 'import')`;
  const id = await insertPerson(db, account, { work_email: "known@company.example" });
  const shown = async (who: KeyOwner) => (await batch(who, [id])).people[0]?.work_email;
  expect(await shown(owner)).toBeNull();
  await revealEmails(db, owner.workspaceId, [{ personId: id, workEmail: "Own@Company.example", source: "crm" }]);
  expect(await shown(owner)).toBe("own@company.example");
  expect(await shown(other)).toBeNull();
});

test("filters that are unknown, invalid or refer to another workspace's objects are rejected", async () => {
  const owner = await createKeyOwner(db);
  const theirs = await insertFoundSignal(db, await createKeyOwner(db), "theirs");
  const refused = (body: object) => call(service, "POST", "/api/v1/people/list", { key: owner.key, body });
  expect(await refused({ filters: { seniority_includes: ["VP"] } })).toMatchObject({
    status: 400,
    body: { error_code: "UNKNOWN_FILTER", details: { closest: "seniority_include" } },
  });
  expect(await refused({ filters: { person_country_include: ["ZZZ"] } })).toMatchObject({
    status: 422,
    body: { detail: [{ loc: ["body", "filters", "person_country_include", "0"] }] },
  });
  const foreign = await refused({ filters: { people_signal_include: [theirs] } });
  const unknown = await refused({ filters: { people_signal_include: [8_999_999_999] } });
  expect(foreign).toMatchObject({ status: 404, body: { message: "There is no such signal." } });
  expect(unknown).toMatchObject({ status: 404, body: { message: "There is no such signal." } });
});
