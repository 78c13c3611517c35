import { expect, test } from "vitest";
import { call } from "../../scripts/support/call.ts";
import { generateCompanies } from "../../scripts/support/catalogue.ts";
import { createKeyOwner } from "../../scripts/support/keys.ts";
import { listRows, run } from "../../server/db/statements.ts";
import type { Schema } from "../../server/http/contract.ts";
import { chunks } from "../../server/lib/chunks.ts";
import { startTestService } from "../support/service.ts";

const AUDIENCES = "/api/v1/audiences";
const service = await startTestService();
const { db } = service.database;
const owner = await createKeyOwner(db);
await generateCompanies(db, 5);
const companies = await db.selectFrom("company").select("id").orderBy("id").execute();
const companyIds = companies.map(({ id }) => id);
const people = await db
  .insertInto("person")
  .values(companyIds.map((company_id, place) => ({ company_id, full_name: `Person ${place}` })))
  .returning("id")
  .execute();
const personIds = people.map(({ id }) => id);

function post(path: string, body: unknown, key = owner.key) {
  return call(service, "POST", path, { key, body });
}

async function create(name: string): Promise<Schema["Audience"]> {
  const response = await post(AUDIENCES, { name });
  expect(response.status).toBe(200);
  return (response.body as Schema["AudienceResponse"]).audience;
}

test("added accounts are members once and become accounts of the workspace, and unknown ids are listed", async () => {
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

test("adding people makes their employers accounts of the workspace", async () => {
  const { id } = await create("People");
  const added = await post(`${AUDIENCES}/${id}/people`, { people_ids: [personIds[4]] });
  expect(added.body).toMatchObject({ audience: { account_count: 0, people_count: 1 }, changed_count: 1 });
  const account = await call(service, "GET", `/api/v1/accounts/${companyIds[4]}`, { key: owner.key });
  expect(account.body).toMatchObject({ is_workspace_account: true });
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

test("an audience keeps its members when it is renamed, even by case only, and cannot take the name of another audience", async () => {
  const { id } = await create("Before");
  await create("Taken");
  await post(`${AUDIENCES}/${id}/accounts`, { account_ids: companyIds.slice(0, 2) });
  const rename = (body: unknown) => call(service, "PATCH", `${AUDIENCES}/${id}`, { key: owner.key, body });
  const read = async () =>
    ((await call(service, "GET", `${AUDIENCES}/${id}`, { key: owner.key })).body as Schema["AudienceResponse"])
      .audience;

  expect(await rename({ name: "After" })).toMatchObject({ status: 200, body: { audience: { id, name: "After" } } });
  expect(await read()).toMatchObject({ name: "After", description: null, account_count: 2 });
  expect((await rename({ name: "AFTER" })).status).toBe(200);
  expect((await rename({ description: "For the autumn" })).status).toBe(200);
  const refused = await rename({ name: "taken", description: "Not kept" });
  expect(refused).toMatchObject({ status: 409, body: { error_code: "NAME_TAKEN", details: { name: "taken" } } });
  expect(await read()).toMatchObject({ name: "AFTER", description: "For the autumn" });

  const { updated_at } = await read();
  await rename({ name: "AFTER" });
  expect((await read()).updated_at, "nothing has changed").toBe(updated_at);
  expect((await post(AUDIENCES, { name: "Before" })).status, "the name is free again").toBe(200);
});

test("deleting an audience keeps its accounts and people, and makes its name available again", async () => {
  const { id } = await create("Deleted");
  await post(`${AUDIENCES}/${id}/accounts`, { account_ids: companyIds.slice(0, 1) });
  await post(`${AUDIENCES}/${id}/people`, { people_ids: personIds.slice(0, 1) });
  const remove = () => call(service, "DELETE", `${AUDIENCES}/${id}`, { key: owner.key });
  expect(await remove()).toMatchObject({ status: 200, body: { id, deleted: true } });
  expect((await remove()).status).toBe(404);
  for (const path of [`${AUDIENCES}/${id}`, `${AUDIENCES}/${id}/export`])
    expect((await call(service, "GET", path, { key: owner.key })).status).toBe(404);
  expect(await post("/api/v1/account/get-account-list", { filters: { include_audience_ids: [id] } })).toMatchObject({
    status: 404,
  });
  const account = await call(service, "GET", `/api/v1/accounts/${companyIds[0]}`, { key: owner.key });
  expect(account.body).toMatchObject({ is_workspace_account: true });
  expect((await create("deleted")).id).not.toBe(id);
});

test.each([
  ["watches", (id: number) => ({ audience_ids: [id] })],
  ["excludes", (id: number) => ({ past_customers: true, exclude: { audience_ids: [id] } })],
])(
  "an audience that a signal %s cannot be deleted without force, even after the signal has ended",
  async (_use, fieldsOf) => {
    const member = await createKeyOwner(db);
    const { body } = await post(AUDIENCES, { name: "Watched" }, member.key);
    const { id } = (body as Schema["AudienceResponse"]).audience;
    const deployed = await post(
      "/api/v2/signal/deploy/job-change",
      { name: "Moves", repeat: true, ...fieldsOf(id) },
      member.key,
    );
    expect(deployed.status).toBe(200);
    const remove = () => call(service, "DELETE", `${AUDIENCES}/${id}`, { key: member.key });
    expect(await remove()).toMatchObject({ status: 409, body: { error_code: "CONFLICT" } });
    const { signal_id } = deployed.body as Schema["DeploySignalResponse"];
    expect((await post(`/api/v1/signal/${signal_id}/stop`, {}, member.key)).status).toBe(200);
    expect(await remove()).toMatchObject({ status: 409, body: { details: { signal_ids: [signal_id] } } });
    expect((await call(service, "DELETE", `${AUDIENCES}/${id}?force=true`, { key: member.key })).status).toBe(200);
  },
);

test("an export contains every member once: accounts by id, then people by id, with the emails this workspace knows", async () => {
  const { id } = await create("Exported");
  const rows = await listRows(db)<{ id: number }>`
    insert into company (domain, name) select 'export-' || n || '.example', 'Export, "' || n || '"'
    from generate_series(1, 1001) as n returning id`;
  const accountIds = rows.map((row) => row.id).toSorted((a, b) => a - b);
  for (const account_ids of chunks(accountIds, 500))
    expect((await post(`${AUDIENCES}/${id}/accounts`, { account_ids })).status).toBe(200);
  const [first = 0, second = 0] = personIds;
  await post(`${AUDIENCES}/${id}/people`, { people_ids: [second, first] });
  const other = await createKeyOwner(db);
  for (const [workspace_id, work_email] of [
    [owner.workspaceId, "known@northwind.example"],
    [other.workspaceId, "hidden@northwind.example"],
  ] as const)
    await run(db)`
      insert into workspace_person_email (workspace_id, person_id, work_email, source)
      values (${workspace_id}, ${first}, ${work_email}, 'import')`;

  const read = (accept: string) =>
    call(service, "GET", `${AUDIENCES}/${id}/export`, { key: owner.key, headers: { accept } });
  const lines = await read("application/x-ndjson");
  expect(lines.headers.get("content-type")).toMatch("application/x-ndjson");
  const members = lines.text
    .trimEnd()
    .split("\n")
    .map((line): Record<string, unknown> => JSON.parse(line));
  expect(members.map(({ kind, account_id, people_id }) => people_id ?? `${kind} ${account_id}`)).toEqual([
    ...accountIds.map((accountId) => `account ${accountId}`),
    ...[first, second],
  ]);
  expect(members.slice(-2).map(({ work_email }) => work_email)).toEqual(["known@northwind.example", null]);

  const table = await read("text/csv");
  expect(table.headers.get("content-type")).toMatch("text/csv");
  const [header, ...written] = table.text.trimEnd().split(/\r?\n/);
  expect(header?.split(",")).toEqual(Object.keys(members[0] ?? {}));
  expect(written).toHaveLength(1003);
  expect(written[0]).toContain('"Export, ""1"""');
});

test("audiences are listed newest first, in pages", async () => {
  const { key } = await createKeyOwner(db);
  for (const name of ["a", "b", "c"]) await post(AUDIENCES, { name }, key);
  const response = await call(service, "GET", `${AUDIENCES}?limit=2&offset=1`, { key });
  const { audiences, ...rest } = response.body as Schema["AudienceList"];
  expect(audiences.map(({ name }) => name)).toEqual(["b", "a"]);
  expect(rest).toEqual({ total_count: 3, pagination: { limit: 2, offset: 1, total_count: 3, has_more: false } });
});

test("a workspace has at most 1,000 audiences", async () => {
  const { key, workspaceId } = await createKeyOwner(db);
  await db
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
