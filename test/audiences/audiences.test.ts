import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Schema } from "../../server/http/contract.ts";
import { call } from "../support/call.ts";
import { generateCompanies } from "../support/catalogue.ts";
import { createKeyOwner, type KeyOwner } from "../support/keys.ts";
import { sendInOrder } from "../support/locks.ts";
import { startTestService, type TestService } from "../support/service.ts";

const AUDIENCES = "/api/v1/audiences";

let service: TestService;
let owner: KeyOwner;
let companyIds: number[];
let personIds: number[];
beforeAll(async () => {
  service = await startTestService();
  const { db } = service.database;
  owner = await createKeyOwner(db);
  await generateCompanies(db, 5);
  const companies = await db.selectFrom("company").select("id").orderBy("id").execute();
  companyIds = companies.map(({ id }) => id);
  const people = await db
    .insertInto("person")
    .values(companyIds.map((company_id, place) => ({ company_id, full_name: `Person ${place}` })))
    .returning("id")
    .execute();
  personIds = people.map(({ id }) => id);
});
afterAll(() => service.stop());

function post(path: string, body: unknown, key = owner.key) {
  return call(service, "POST", path, { key, body });
}

async function create(name: string): Promise<Schema["Audience"]> {
  const response = await post(AUDIENCES, { name });
  expect(response.status).toBe(200);
  return (response.body as Schema["AudienceResponse"]).audience;
}

test("adding accounts adds each once, makes them accounts of the workspace, and lists unknown ids", async () => {
  const { id } = await create("Spring");
  const [first = 0, second = 0] = companyIds;
  await post(`${AUDIENCES}/${id}/accounts`, { account_ids: [first] });
  const added = await post(`${AUDIENCES}/${id}/accounts`, { account_ids: [first, second, 999_999, second] });
  expect(added.body).toMatchObject({
    audience: { id, account_count: 2, people_count: 0 },
    changed_count: 1,
    unchanged_count: 1,
    unknown_ids: [999_999],
  });
  const listed = await post("/api/v1/account/get-account-list", { filters: { include_audience_ids: [id] } });
  expect((listed.body as Schema["AccountListResponse"]).accounts.map((account) => account.id)).toEqual([first, second]);
});

test("adding people makes the accounts they work for accounts of the workspace", async () => {
  const { id } = await create("People");
  const added = await post(`${AUDIENCES}/${id}/people`, { people_ids: [personIds[4]] });
  expect(added.body).toMatchObject({ audience: { account_count: 0, people_count: 1 }, changed_count: 1 });
  const account = await call(service, "GET", `/api/v1/accounts/${companyIds[4]}`, { key: owner.key });
  expect(account.body).toMatchObject({ is_workspace_account: true });
});

test("a person who is erased while being added to an audience is unknown", async () => {
  const { db } = service.database;
  const { id } = await create("Erased");
  const [kept = 0, company = 0] = [personIds[0], companyIds[0]];
  const erased = await db
    .insertInto("person")
    .values({ company_id: company, full_name: "Gone" })
    .returning("id")
    .executeTakeFirstOrThrow();
  const [added] = await sendInOrder(db, sql`delete from person where id = ${erased.id}`, [
    () => post(`${AUDIENCES}/${id}/people`, { people_ids: [kept, erased.id] }),
  ]);
  expect(added).toMatchObject({ status: 200, body: { changed_count: 1, unknown_ids: [erased.id] } });
});

test("removing members does not change the workspace's accounts", async () => {
  const { id } = await create("Short-lived");
  await post(`${AUDIENCES}/${id}/accounts`, { account_ids: companyIds });
  await post(`${AUDIENCES}/${id}/people`, { people_ids: personIds });
  const accounts = await post(`${AUDIENCES}/${id}/accounts/remove`, { account_ids: companyIds });
  expect(accounts.body).toMatchObject({ audience: { account_count: 0 }, changed_count: 5, unchanged_count: 0 });
  const people = await post(`${AUDIENCES}/${id}/people/remove`, { people_ids: [...personIds, personIds[0]] });
  expect(people.body).toMatchObject({ audience: { people_count: 0 }, changed_count: 5, unchanged_count: 0 });
  const listed = await post("/api/v1/account/get-account-list", {});
  expect((listed.body as Schema["AccountListResponse"]).total_count).toBe(5);
});

test("a name is unique regardless of letter case, even among concurrent requests", async () => {
  const responses = await Promise.all(
    ["Hiring", "hiring", "HIRING", "hIRING"].map((name) => post(AUDIENCES, { name })),
  );
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  const refused = responses.find(({ status }) => status === 409);
  expect(refused?.body).toMatchObject({ error_code: "NAME_TAKEN" });
});

test("audiences are listed newest first, in pages", async () => {
  const { key } = await createKeyOwner(service.database.db);
  for (const name of ["a", "b", "c"]) await post(AUDIENCES, { name }, key);
  const response = await call(service, "GET", `${AUDIENCES}?limit=2&offset=1`, { key });
  const { audiences, ...rest } = response.body as Schema["AudienceList"];
  expect(audiences.map(({ name }) => name)).toEqual(["b", "a"]);
  expect(rest).toEqual({ total_count: 3, pagination: { limit: 2, offset: 1, total_count: 3, has_more: false } });
});

test("a workspace has at most 1,000 audiences", async () => {
  const { key, workspaceId } = await createKeyOwner(service.database.db);
  await service.database.db
    .insertInto("audience")
    .values(Array.from({ length: 999 }, (_, place) => ({ workspace_id: workspaceId, name: `Audience ${place}` })))
    .execute();
  const responses = await Promise.all(["last", "one more"].map((name) => post(AUDIENCES, { name }, key)));
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(responses.find(({ status }) => status === 409)?.body).toMatchObject({
    error_code: "LIMIT_REACHED",
    details: { limit: 1000 },
  });
});
