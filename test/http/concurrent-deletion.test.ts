import { type RawBuilder, sql } from "kysely";
import { expect, test } from "vitest";
import { type ApiResponse, call } from "../../scripts/support/call.ts";
import { createKeyOwner } from "../../scripts/support/keys.ts";
import { run } from "../../server/db/statements.ts";
import { insertAccount, insertPerson } from "../people/world.ts";
import { sendInOrder } from "../support/locks.ts";
import { startTestService } from "../support/service.ts";

const service = await startTestService();
const { db } = service.database;
const owner = await createKeyOwner(db);

/** Sends a request that reads an object before it is deleted and writes afterwards. */
async function sendMeanwhile(deletion: RawBuilder<unknown>, path: string, body?: unknown): Promise<ApiResponse> {
  const method = body === undefined ? "DELETE" : "POST";
  const request = () => call(service, method, path, { key: owner.key, body });
  const [response] = await sendInOrder(db, deletion, [request]);
  return response!;
}

async function addCompany(): Promise<{ id: number; domain: string; deletion: RawBuilder<unknown> }> {
  const id = await insertAccount(db);
  const { domain } = await db.selectFrom("company").select("domain").where("id", "=", id).executeTakeFirstOrThrow();
  return { id, domain, deletion: sql`delete from company where id = ${id}` };
}

test("importing a company that is deleted concurrently reports it as unknown, and imports the others", async () => {
  const [gone, other] = [await addCompany(), await addCompany()];
  const accounts = [{ domain: gone.domain }, { domain: other.domain }];
  expect(await sendMeanwhile(gone.deletion, "/api/v1/account/import", { accounts })).toMatchObject({
    status: 200,
    body: { results: [{ outcome: "not_found" }, { account_id: other.id, outcome: "imported" }] },
  });
});

test("importing a file with a company that is deleted concurrently imports the others", async () => {
  const [gone, other] = [await addCompany(), await addCompany()];
  const request = () =>
    call(service, "POST", "/api/v1/account/import-file", {
      key: owner.key,
      text: `domain\n${gone.domain}\n${other.domain}\n`,
      headers: { "Content-Type": "text/csv" },
    });
  const [response] = await sendInOrder(db, gone.deletion, [request]);
  expect(response).toMatchObject({ status: 200, body: { resolved_count: 1, unresolved_count: 1 } });
});

test.each([
  ["people", "person"],
  ["accounts", "account"],
])("%s that are deleted while they are added to an audience are reported as unknown", async (plural, singular) => {
  const { body } = await call(service, "POST", "/api/v1/audiences", { key: owner.key, body: { name: plural } });
  const { audience } = body as { audience: { id: number } };
  const [gone, other] = [await addCompany(), await addCompany()];
  const isPerson = singular === "person";
  const members = isPerson ? [await insertPerson(db, gone.id), await insertPerson(db, other.id)] : [gone.id, other.id];
  const ids = { [isPerson ? "people_ids" : "account_ids"]: members };
  expect(await sendMeanwhile(gone.deletion, `/api/v1/audiences/${audience.id}/${plural}`, ids)).toMatchObject({
    status: 200,
    body: { changed_count: 1, unknown_ids: [members[0]] },
  });
});

test("a person who is deleted while their email is revealed is not found, and costs nothing", async () => {
  const company = await addCompany();
  await run(db)`
    insert into workspace_account (workspace_id, company_id, source)
    values (${owner.workspaceId}, ${company.id}, 'import')`;
  const person = await insertPerson(db, company.id, { work_email: "ada@northwind.example" });
  const deletion = sql`delete from person where id = ${person}`;
  expect(await sendMeanwhile(deletion, "/api/v1/people/enrich-emails", { people_ids: [person] })).toMatchObject({
    status: 200,
    body: { results: [{ people_id: person, work_email: null, status: "not_found" }], credits_consumed: 0 },
  });
});

test("unblocking the domain of a CRM company succeeds if the company is deleted concurrently", async () => {
  const { workspaceId } = owner;
  const company = await addCompany();
  await run(db)`
    insert into crm_company (workspace_id, crm_id, domain, company_id, read_at)
    values (${workspaceId}, '1', ${company.domain}, ${company.id}, ${new Date()})`;
  await db.insertInto("blocked_domain").values({ workspace_id: workspaceId, domain: company.domain }).execute();
  expect(await sendMeanwhile(company.deletion, `/api/v1/account/blocklist/${company.domain}`)).toMatchObject({
    status: 200,
    body: { removed: true },
  });
});
