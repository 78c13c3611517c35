import { createHmac } from "node:crypto";
import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { createKeyOwner, TEST_SECRET_KEY } from "../../scripts/support/keys.ts";
import { silentLog } from "../../scripts/support/silent-log.ts";
import { hashIdentity, readErasureKey, withoutErasedPeople } from "../../server/catalogue/erased-people.ts";
import { rewriteProfileAddresses } from "../../server/catalogue/profile-addresses.ts";
import { upsertPeople } from "../../server/catalogue/queries-people.ts";
import type { Db } from "../../server/db/connect.ts";
import { erasePeople } from "../../server/people/erase.ts";
import { revealEmails } from "../../server/people/public.ts";
import { createSecrets } from "../../server/secrets/secrets.ts";
import { insertAccount } from "../people/world.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { insertRow, insertRows } from "../support/insert.ts";

const secrets = createSecrets(TEST_SECRET_KEY);
const ADA = "https://linkedin.com/in/ada-kiln";

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});

function runJob(db: Db): Promise<void> {
  return rewriteProfileAddresses({ db })({}, { signal: new AbortController().signal, log: silentLog });
}

/** Inserts a person as an earlier release stored them. */
async function store(companyId: number, socialUrl: string, facts: { title?: string; updated_at?: Date } = {}) {
  const { id } = await insertRow(database.db, "person", {
    company_id: companyId,
    full_name: "Ada Kiln",
    social_url: socialUrl,
    ...facts,
  });
  return id;
}

/** Loads a person at the company of a domain, as the current release does. */
function load(companyDomain: string, socialUrl: string) {
  const person = {
    ...{ full_name: "Ada Kiln", title: null, country: null, city: null, work_email: null, social_url: socialUrl },
    ...{ company_domain: companyDomain, company_page: null, company_name: null },
  };
  return database.db.transaction().execute((transaction) => upsertPeople(transaction, secrets, [person]));
}

async function fetchDomain(companyId: number): Promise<string> {
  const query = database.db.selectFrom("company").select("domain").where("id", "=", companyId);
  return (await query.executeTakeFirstOrThrow()).domain;
}

function listPeople() {
  return database.db.selectFrom("person").select(["id", "social_url", "title"]).orderBy("id").execute();
}

test("concurrent jobs make people findable by the canonical profile, and merge rows of one person", async () => {
  const { db } = database;
  const owner = await createKeyOwner(db);
  const company = await insertAccount(db, owner.workspaceId);
  await sql`update company set social_url = 'https://uk.linkedin.com/company/kiln/about' where id = ${company}`.execute(
    db,
  );
  const old = new Date("2026-01-01");
  const ada = await store(company, "https://de.linkedin.com/in/ada-kiln", { title: "Engineer", updated_at: old });
  const twin = await store(company, ADA, { title: "Director" });
  const third = await store(company, "https://linkedin.com/in/ada-kiln/en", { updated_at: old });
  const other = await store(company, "https://mobile.twitter.com/kiln");
  await revealEmails(db, owner.workspaceId, [{ personId: twin, workEmail: "ada@kiln.example", source: "crm" }]);
  await sql`
    insert into person (company_id, full_name, social_url)
    select ${company}, 'Person ' || n, 'https://fr.linkedin.com/in/person-' || n
    from generate_series(1, 1500) as n`.execute(db);
  const { id: post } = await insertRow(db, "social_post", {
    ...{ source_url: "https://linkedin.com/posts/1", body: "Hello", posted_at: old },
    ...{ author_url: "https://m.linkedin.com/in/ada-kiln", author_name: "Ada Kiln" },
  });
  const engagement = { social_post_id: post, kind: "reaction", engaged_at: old, actor_name: "Ada Kiln" };
  await insertRows(
    db,
    "social_engagement",
    ["https://at.linkedin.com/in/ada-kiln", ADA].map((actor_url) => ({ ...engagement, actor_url })),
  );

  await Promise.all([runJob(db), runJob(db)]);
  await runJob(db);

  expect((await listPeople()).slice(0, 2)).toEqual([
    { id: ada, social_url: ADA, title: "Director" },
    { id: other, social_url: "https://x.com/kiln", title: null },
  ]);
  expect(third).toBeGreaterThan(twin);
  const { rows: left } = await sql`select from person where social_url like 'https://fr.%'`.execute(db);
  expect(left).toEqual([]);
  const emails = await db.selectFrom("workspace_person_email").select(["person_id", "work_email"]).execute();
  expect(emails).toEqual([{ person_id: ada, work_email: "ada@kiln.example" }]);
  expect(await db.selectFrom("social_post").select(["author_url", "person_id"]).execute()).toEqual([
    { author_url: ADA, person_id: ada },
  ]);
  expect(await db.selectFrom("social_engagement").select(["actor_url", "person_id"]).execute()).toEqual([
    { actor_url: ADA, person_id: ada },
  ]);
  expect(await db.selectFrom("company").select("social_url").where("id", "=", company).execute()).toEqual([
    { social_url: "https://linkedin.com/company/kiln" },
  ]);
  expect(await load(await fetchDomain(company), ADA)).toMatchObject({ inserted: 0 });
  expect(await listPeople()).toHaveLength(1502);
});

test("CRM records and enrolments of both rows of a merged person belong to the merged person", async () => {
  const { db } = database;
  const { workspaceId, userId } = await createKeyOwner(db);
  const company = await insertAccount(db, workspaceId);
  const ada = await store(company, "https://de.linkedin.com/in/ada-kiln");
  const twin = await store(company, ADA);
  const of = { workspace_id: workspaceId, kind: "sync_people", provider: "hubspot" };
  const ended = { status: "completed", finished_at: new Date() };
  await insertRows(
    db,
    "crm_job",
    [
      { id: "job_1", ...of, ...ended },
      { id: "job_2", ...of },
    ].map((job) => ({ ...{ status: "pending" }, ...job })),
  );
  const record = { place: 1, object: "contact", record_id: twin };
  await insertRows(db, "crm_job_record", [
    { job_id: "job_1", ...record, crm_id: "c1", action: "created" },
    { job_id: "job_2", ...record, crm_id: null, action: null },
  ]);
  for (const id of ["view_1", "view_2"]) {
    const view = { id, workspace_id: workspaceId, user_id: userId, name: id, view_type: "people", filters: "{}" };
    const at = { created_at: new Date(), updated_at: new Date() };
    await insertRow(db, "saved_view", { ...view, ...at });
  }
  const enrolment = (view_id: string, person_id: number, status: string) => ({
    ...{ view_id, person_id, status, created_at: new Date() },
  });
  await insertRows(db, "view_enrolment", [
    enrolment("view_1", ada, "pending"),
    enrolment("view_1", twin, "enrolled"),
    enrolment("view_2", twin, "enrolled"),
  ]);
  await runJob(db);
  const records = await db.selectFrom("crm_job_record").select("record_id").execute();
  expect(records).toEqual([{ record_id: ada }, { record_id: ada }]);
  const enrolments = await db.selectFrom("view_enrolment").select(["view_id", "person_id", "status"]).execute();
  expect(enrolments).toHaveLength(2);
  expect(new Set(enrolments.map(({ person_id, status }) => `${person_id} ${status}`))).toEqual(
    new Set([`${ada} enrolled`]),
  );
});

test("a person is erased under every stored spelling of the profile, even before the job has run", async () => {
  const { db } = database;
  const company = await insertAccount(db);
  await store(company, "https://de.linkedin.com/in/ada-kiln");
  await store(company, "https://linkedin.com/in/ada-kiln/en");
  await db.transaction().execute((transaction) => erasePeople(transaction, secrets, "www.linkedin.com/in/Ada-Kiln/"));
  expect(await listPeople()).toEqual([]);
  const elsewhere = await fetchDomain(await insertAccount(db));
  expect((await load(elsewhere, ADA)).rejected).toHaveLength(1);
});

test.each([
  "https://de.linkedin.com/in/ada-kiln",
  "https://m.linkedin.com/in/ada-kiln",
  "https://linkedin.com/in/ada-kiln/en",
  "https://linkedin.com/mwlite/in/ada-kiln",
  "https://uk.linkedin.com/in/ada-kiln",
  ADA,
])("a person whom an earlier release erased as %s stays erased, even at another employer", async (profile) => {
  const { db } = database;
  const erasureKey = await readErasureKey(db, secrets);
  const identity_hash = createHmac("sha256", erasureKey)
    .update(JSON.stringify(["profile", profile]))
    .digest();
  await insertRow(db, "erased_person", { identity_hash });
  expect(hashIdentity(erasureKey, { fullName: "", socialUrl: ADA }).some((hash) => hash.equals(identity_hash))).toBe(
    profile === ADA,
  );
  const people = [
    { fullName: "Ada Kiln", socialUrl: ADA },
    { fullName: "Bo Kiln", socialUrl: `${ADA}-2` },
  ];
  const allowed = await db
    .transaction()
    .execute((transaction) => withoutErasedPeople(transaction, secrets, people, (person) => person));
  expect(allowed.map(({ fullName }) => fullName)).toEqual(["Bo Kiln"]);
});
