import { beforeEach, expect, test } from "vitest";
import { type ApiResponse, call } from "../../scripts/support/call.ts";
import { createKeyOwner, type KeyOwner } from "../../scripts/support/keys.ts";
import { EmailFinderStandIn } from "../../scripts/support/vendors/email-finder.ts";
import { REAL_TIME } from "../../scripts/support/vendors/stand-in.ts";
import { lockForErasure } from "../../server/catalogue/queries-erased-people.ts";
import { oneValue } from "../../server/db/statements.ts";
import type { Schema } from "../../server/http/contract.ts";
import { revealEmails } from "../../server/people/public.ts";
import { atEnd } from "../support/at-end.ts";
import { untilWaitingForLocks } from "../support/locks.ts";
import { startTestService } from "../support/service.ts";
import { insertAccount, insertPerson } from "./world.ts";

const KEY = "key-of-the-finder";

const finder = new EmailFinderStandIn({ time: REAL_TIME, key: KEY });
atEnd(() => finder.http.close());
let owner: KeyOwner;
let account: number;
const service = await startTestService({
  WORKERS: "1",
  EMAIL_FINDER_URL: await finder.http.listen(),
  EMAIL_FINDER_KEY: KEY,
});
const { db } = service.database;
beforeEach(async () => {
  owner = await createKeyOwner(db, undefined, 10);
  account = await insertAccount(db, owner.workspaceId);
});

function enrich(people_ids: number[], headers: Readonly<Record<string, string>> = {}): Promise<ApiResponse> {
  return call(service, "POST", "/api/v1/people/enrich-emails", { key: owner.key, body: { people_ids }, headers });
}

/** Adds a person's email to the email finder. */
async function findable(personId: number, email: string): Promise<void> {
  const social_url = await oneValue(db)<string | null>`
    select social_url from person where id = ${personId}`;
  finder.emails.set(social_url ?? "", email);
}

async function charges(): Promise<number[]> {
  const { body } = await call(service, "GET", "/api/v1/credits/usage", { key: owner.key });
  const { entries } = body as Schema["CreditUsage"];
  return entries.filter(({ kind }) => kind !== "grant").map(({ balance_change }) => balance_change);
}

test("catalogue emails that do not match the contract are neither revealed nor charged, but looked up elsewhere", async () => {
  const elsewhere = await insertPerson(db, account, { work_email: "jörg.groß@company.example" });
  await findable(elsewhere, "joerg.gross@company.example");
  const nowhere = await insertPerson(db, account, { work_email: "ana@münchen.example" });
  const masked = await insertPerson(db, account, { work_email: "g***@company.example" });
  await findable(masked, "hal****@company.example");
  const unusable = await insertPerson(db, account);
  await findable(unusable, "josé@company.example");
  expect((await enrich([elsewhere, nowhere, unusable, masked])).body).toEqual({
    results: [
      { people_id: elsewhere, work_email: "joerg.gross@company.example", status: "found" },
      { people_id: nowhere, work_email: null, status: "not_found" },
      { people_id: unusable, work_email: null, status: "not_found" },
      { people_id: masked, work_email: null, status: "not_found" },
    ],
    credits_consumed: 1,
  });
});

test("a request charges 1 credit for each email that is new to the workspace, with one ledger entry", async () => {
  const inCatalogue = await insertPerson(db, account, { work_email: "catalogue@company.example" });
  const found = await insertPerson(db, account);
  await findable(found, "found@company.example");
  const known = await insertPerson(db, account);
  await revealEmails(db, owner.workspaceId, [
    { personId: known, workEmail: "known@company.example", source: "import" },
  ]);
  const unknown = await insertPerson(db, account);
  const foreign = await insertPerson(db, await insertAccount(db), { work_email: "foreign@company.example" });

  const first = await enrich([unknown, found, known, inCatalogue, foreign, found]);
  expect(first).toMatchObject({ status: 200 });
  expect(first.body).toEqual({
    results: [
      { people_id: unknown, work_email: null, status: "not_found" },
      { people_id: found, work_email: "found@company.example", status: "found" },
      { people_id: known, work_email: "known@company.example", status: "already_known" },
      { people_id: inCatalogue, work_email: "catalogue@company.example", status: "found" },
      { people_id: foreign, work_email: null, status: "not_found" },
    ],
    credits_consumed: 2,
  });
  expect([first.headers.get("x-credits-used"), first.headers.get("x-credits-remaining")]).toEqual(["2", "8"]);

  const again = await enrich([found, inCatalogue]);
  expect(again.body).toMatchObject({
    results: [{ status: "already_known" }, { status: "already_known" }],
    credits_consumed: 0,
  });
  expect(await charges()).toEqual([-2]);
});

test("an email that several profiles share is charged once, even across requests", async () => {
  const work_email = "one@company.example";
  const profiles = [await insertPerson(db, account, { work_email }), await insertPerson(db, account, { work_email })];
  const later = await insertPerson(db, account, { work_email });
  expect((await enrich(profiles)).body).toMatchObject({
    results: [
      { work_email, status: "found" },
      { work_email, status: "already_known" },
    ],
    credits_consumed: 1,
  });
  expect((await enrich([later])).body).toEqual({
    results: [{ people_id: later, work_email, status: "already_known" }],
    credits_consumed: 0,
  });
});

test("the email finder is called only for emails missing from the catalogue", async () => {
  const inCatalogue = await insertPerson(db, account, { work_email: "catalogue@company.example" });
  const before = finder.http.requests.length;
  await enrich([inCatalogue]);
  expect(finder.http.requests.length).toBe(before);
});

test("without enough credits for every email found, nothing is revealed or charged", async () => {
  owner = await createKeyOwner(db, undefined, 1);
  account = await insertAccount(db, owner.workspaceId);
  const people = [
    await insertPerson(db, account, { work_email: "one@company.example" }),
    await insertPerson(db, account, { work_email: "two@company.example" }),
  ];
  const refused = await enrich(people);
  expect(refused).toMatchObject({
    status: 402,
    body: { error_code: "INSUFFICIENT_CREDITS", details: { required: 2, available: 1 } },
  });
  expect([refused.headers.get("x-credits-used"), refused.headers.get("x-credits-remaining")]).toEqual(["0", "1"]);
  expect(await charges()).toEqual([]);
  expect((await enrich(people.slice(0, 1))).body).toMatchObject({
    results: [{ status: "found" }],
    credits_consumed: 1,
  });
});

test("the email finder is not called for a workspace without credits", async () => {
  owner = await createKeyOwner(db, undefined, 0);
  account = await insertAccount(db, owner.workspaceId);
  const person = await insertPerson(db, account);
  const before = finder.http.requests.length;
  expect((await enrich([person])).status).toBe(402);
  expect(finder.http.requests.length).toBe(before);
});

test("a person who is erased during an enrichment is not found, and costs nothing", async () => {
  const erased = await insertPerson(db, account, { work_email: "erased@company.example" });
  const kept = await insertPerson(db, account, { work_email: "kept@company.example" });
  const { waiting } = await db.transaction().execute(async (transaction) => {
    await lockForErasure(transaction);
    const sent = enrich([erased, kept]);
    await untilWaitingForLocks(db, 1);
    await transaction.deleteFrom("person").where("id", "=", erased).execute();
    return { waiting: sent };
  });
  expect(await waiting).toMatchObject({
    status: 200,
    body: {
      credits_consumed: 1,
      results: [
        { people_id: erased, work_email: null, status: "not_found" },
        { people_id: kept, work_email: "kept@company.example", status: "found" },
      ],
    },
  });
  expect(await charges()).toEqual([-1]);
});

test("a person who leaves the workspace's accounts during an enrichment is returned and charged", async () => {
  const leaving = await insertPerson(db, account, { work_email: "Leaving@company.example" });
  const elsewhere = await insertAccount(db);
  const { waiting } = await db.transaction().execute(async (transaction) => {
    await lockForErasure(transaction);
    const sent = enrich([leaving]);
    await untilWaitingForLocks(db, 1);
    await transaction.updateTable("person").set({ company_id: elsewhere }).where("id", "=", leaving).execute();
    return { waiting: sent };
  });
  expect((await waiting).body).toEqual({
    results: [{ people_id: leaving, work_email: "leaving@company.example", status: "found" }],
    credits_consumed: 1,
  });
  expect(await charges()).toEqual([-1]);
});

test("concurrent requests charge each email once", async () => {
  const people: number[] = [];
  for (let n = 0; n < 4; n++) people.push(await insertPerson(db, account, { work_email: `same-${n}@company.example` }));
  const responses = await Promise.all([people, people.toReversed(), people].map((ids) => enrich(ids)));
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
  const consumed = responses.map(({ body }) => (body as Schema["EnrichEmailsResponse"]).credits_consumed);
  expect(consumed.toSorted()).toEqual([0, 0, 4]);
  expect(await charges()).toEqual([-4]);
});

test("a request retried with its Idempotency-Key makes no lookup and is charged once", async () => {
  const person = await insertPerson(db, account);
  await findable(person, "again@company.example");
  const headers = { "Idempotency-Key": "enrich-once" };
  const first = await enrich([person], headers);
  const before = finder.http.requests.length;
  const replay = await enrich([person], headers);
  expect(replay.body).toEqual(first.body);
  expect(replay.headers.get("idempotent-replayed")).toBe("true");
  expect(finder.http.requests.length).toBe(before);
  expect(await charges()).toEqual([-1]);
});

test("while the email finder fails, nothing is charged and the caller may retry", async () => {
  const person = await insertPerson(db, account);
  finder.http.inject({ on: / /, times: 1, response: { status: 400 } });
  const response = await enrich([person]);
  expect(response).toMatchObject({ status: 503, body: { error_code: "UNAVAILABLE" } });
  expect(response.headers.get("retry-after")).toBe("30");
  expect(await charges()).toEqual([]);
});
