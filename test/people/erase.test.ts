import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { call } from "../../scripts/support/call.ts";
import { createKeyOwner, TEST_SECRET_KEY } from "../../scripts/support/keys.ts";
import { silentLog } from "../../scripts/support/silent-log.ts";
import { until } from "../../scripts/support/until.ts";
import { type PersonIdentity, withoutErasedPeople } from "../../server/catalogue/erased-people.ts";
import { openSession } from "../../server/db/connect.ts";
import { listRows, oneValue } from "../../server/db/statements.ts";
import type { Schema } from "../../server/http/contract.ts";
import { announceInsights } from "../../server/insights/announce.ts";
import { endInsightRun, insertInsightRun, insertInsights } from "../../server/insights/public.ts";
import { erasePeople } from "../../server/people/erase.ts";
import { revealEmails } from "../../server/people/public.ts";
import { createSecrets } from "../../server/secrets/secrets.ts";
import { matchRun } from "../../server/views/matching/match-run.ts";
import { insertView } from "../../server/views/queries.ts";
import { startCommand } from "../support/command.ts";
import { createTestDatabase, tablesWith } from "../support/database.ts";
import { recordRun } from "../support/insights.ts";
import { untilWaitingForLocks } from "../support/locks.ts";
import { startTestService } from "../support/service.ts";
import { insertFoundSignal } from "../support/signals.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { TestClock } from "../support/test-clock.ts";
import { startWebhookReceiver } from "../support/webhook-receiver.ts";
import { insertAccount, insertFoundPerson, insertPerson } from "./world.ts";

const folder = temporaryFolder();

const database = await createTestDatabase();
const { db } = database;

/** Runs `npm run people:erase` with arguments. */
function erase(...who: string[]) {
  return run("scripts/commands/people-erase/main.ts", ...who);
}

/** Runs `npm run ingest -- people` with a file of these people. */
function ingestPeople(people: readonly object[]) {
  const file = join(folder, "people.ndjson");
  writeFileSync(file, people.map((person) => `${JSON.stringify(person)}\n`).join(""));
  return run("scripts/commands/ingest/main.ts", "people", file);
}

function run(...command: string[]) {
  const environment = { DATABASE_URL: database.url, SECRET_KEY: TEST_SECRET_KEY, DATA_DIR: folder };
  return startCommand(`node ${command.join(" ")}`, environment).ended();
}

/** Returns the identities that an ingest would write. */
function ingestable(identities: readonly PersonIdentity[]): Promise<PersonIdentity[]> {
  const secrets = createSecrets(TEST_SECRET_KEY);
  return db
    .transaction()
    .execute((transaction) => withoutErasedPeople(transaction, secrets, identities, (identity) => identity));
}

test("a person is erased with everything that mentions them, and no later ingest adds them again", async () => {
  const owner = await createKeyOwner(db);
  const company = await insertAccount(db, owner.workspaceId);
  const domain = await oneValue(db)<string>`select domain from company where id = ${company}`;
  const mara = await insertPerson(db, company, {
    full_name: "Mara Lindqvist",
    work_email: "mara.lindqvist@northwind.example",
  });
  const colleague = await insertPerson(db, company, { full_name: "Jonas Weber" });
  const profile = await oneValue(db)<string | null>`select social_url from person where id = ${mara}`;
  await revealEmails(db, owner.workspaceId, [
    { personId: mara, workEmail: "m.lindqvist@northwind.example", source: "crm" },
    { personId: colleague, workEmail: "jonas@northwind.example", source: "crm" },
  ]);
  const audience_id = await oneValue(db)<number>`
    insert into audience (workspace_id, name) values (${owner.workspaceId}, 'Leads') returning id`;
  await db
    .insertInto("audience_person")
    .values([mara, colleague].map((person_id) => ({ audience_id, person_id })))
    .execute();
  const signal = await insertFoundSignal(db, owner, "found");
  for (const id of [mara, colleague]) await insertFoundPerson(db, signal, id, new Date());
  const run = await insertInsightRun(db, owner.workspaceId, { kind: "signal", signalId: signal });
  const post = "https://social.example/posts/1";
  await insertInsights(
    db,
    run,
    [
      { companyId: company, personId: mara, text: "Mara Lindqvist joined", dedupeKey: "1" },
      { companyId: company, text: "A post of Mara Lindqvist", link: post, dedupeKey: "2" },
      { companyId: company, personId: colleague, text: "Jonas Weber joined", dedupeKey: "3" },
    ],
    new Date(),
  );
  await db
    .insertInto("social_post")
    .values({
      ...{ source_url: post, author_url: profile ?? "", person_id: null, company_id: company },
      ...{ body: "Mara Lindqvist is hiring", posted_at: new Date() },
    })
    .execute();

  expect(await erase("mara.lindqvist@northwind.example")).toEqual({
    code: 0,
    output: `Person ${mara} is erased, and no later ingest adds the person again.\n`,
  });
  expect(await tablesWith(db, "lindqvist")).toEqual([]);
  for (const table of ["audience_person", "signal_person", "workspace_person_email", "insight"]) {
    const rows = await listRows(db)<{ person_id: number }>`select person_id from ${sql.table(table)}`;
    expect(
      rows.map((row) => row.person_id),
      table,
    ).toEqual([colleague]);
  }
  const insights_count = await oneValue(db)<number>`
    select insights_count from workspace_account where company_id = ${company}`;
  expect(insights_count).toBe(1);

  const stranger = { fullName: "Mara Lindqvist", companyDomain: "elsewhere.example" };
  const jonas = { fullName: "Jonas Weber", companyDomain: domain };
  expect(
    await ingestable([
      { fullName: "MARA  Lindqvist", companyDomain: domain },
      { fullName: "M. L.", socialUrl: `${profile?.replace("https://", "http://www.")}/` },
      { fullName: "M. L.", workEmails: ["Mara.Lindqvist@northwind.example"] },
      { fullName: "M. L.", workEmails: ["m.lindqvist@northwind.example"] },
      stranger,
      jonas,
    ]),
  ).toEqual([stranger, jonas]);
});

test("a person is found by id and by profile, and an unknown person is reported", async () => {
  const company = await insertAccount(db);
  const [byId, byProfile] = [await insertPerson(db, company), await insertPerson(db, company)];
  const social_url = await oneValue(db)<string | null>`select social_url from person where id = ${byProfile}`;
  expect((await erase(String(byId))).output).toContain(`Person ${byId} is erased`);
  expect((await erase(`${social_url?.replace("https://", "www.")}/`)).output).toContain(
    `Person ${byProfile} is erased`,
  );
  expect(await erase(String(byId))).toEqual({
    code: 1,
    output: `There is no person with the id, work email or profile ${byId}.\n`,
  });
  expect((await erase()).output).toContain("npm run people:erase -- PERSON");
});

test("an erased person is not added again by the same ingest or with another profile, name or email", async () => {
  const ada = {
    ...{ full_name: "Ada Lovelace", title: "VP Engineering", company_domain: "engines.example" },
    ...{ social_url: "https://social.example/in/ada-lovelace", work_email: "ada@engines.example" },
  };
  const bob = {
    ...ada,
    full_name: "Bob Ross",
    social_url: "https://social.example/in/bob",
    work_email: "bob@engines.example",
  };
  expect((await ingestPeople([ada, bob])).output).toContain("Total: 2 people added");
  expect((await erase("https://social.example/in/ada-lovelace")).code).toBe(0);

  const again = [
    ada,
    { ...ada, social_url: "https://social.example/in/ada-l", work_email: null },
    { ...ada, full_name: "A. Lovelace", social_url: "HTTP://www.Social.example/in/Ada-Lovelace/", work_email: null },
    {
      ...ada,
      full_name: "A. Lovelace",
      social_url: "https://social.example/in/a-l",
      work_email: "ADA@engines.example",
    },
  ];
  const namesake = {
    ...ada,
    company_domain: "looms.example",
    social_url: "https://social.example/in/ada-2",
    work_email: null,
  };
  const { code, output } = await ingestPeople([...again, bob, namesake]);
  expect(code).toBe(0);
  expect(output).toContain("Total: 1 people added, 0 changed, 1 unchanged.");
  expect(output).toContain("4 rows rejected");
  const rows = await listRows(db)<{ full_name: string; domain: string }>`
    select full_name, domain from person join company on company.id = company_id
    where domain in ('engines.example', 'looms.example') order by domain`;
  expect(rows).toEqual([
    { full_name: "Bob Ross", domain: "engines.example" },
    { full_name: "Ada Lovelace", domain: "looms.example" },
  ]);
});

test("webhook events with an erased person cannot be sent again, and the receiver's responses are hidden", async () => {
  const receiver = await startWebhookReceiver(({ body }, response) => response.writeHead(200).end(body));
  onTestFinished(receiver.close);
  const service = await startTestService({ WORKERS: "1", ALLOW_LOOPBACK_WEBHOOKS: "1" }, database);
  onTestFinished(service.stop);
  const owner = await createKeyOwner(db);
  const company = await insertAccount(db, owner.workspaceId);
  const erased = await insertPerson(db, company, { full_name: "Ines Kroll" });
  const send = async <Body>(method: string, path: string, body?: object): Promise<Body> => {
    const response = await call(service, method, `/api/v1/webhooks${path}`, { key: owner.key, body });
    expect(response.status).toBe(200);
    return response.body as Body;
  };
  const { webhook } = await send<Schema["WebhookWithSecret"]>("POST", "", {
    url: receiver.url,
    events: ["insights.new"],
  });
  const deliveries = () => send<Schema["WebhookDeliveryList"]>("GET", `/${webhook.id}/deliveries`);
  await recordRun(db, owner.workspaceId, [
    { companyId: company, personId: erased, text: "Ines Kroll joined", dedupeKey: "erased" },
    { companyId: company, text: "Opened a plant", dedupeKey: "kept" },
  ]);
  const delivery = await until(async () => {
    const [only] = (await deliveries()).deliveries;
    return only?.status === "delivered" && only;
  });
  expect(receiver.received[0]?.body).toContain("Ines Kroll");

  await erase(String(erased));
  expect(JSON.stringify(await deliveries())).not.toContain("Kroll");
  await send("POST", `/${webhook.id}/deliveries/${delivery.delivery_id}/redeliver`);
  const again = await until(() => receiver.received[1]);
  const { data } = JSON.parse(again.body);
  expect(data).toMatchObject({ insight_count: 2, insights: [{ alert_text: "Opened a plant" }] });
  expect(data.insights).toHaveLength(1);
});

test("insights that are announced during an erasure do not mention the person", async () => {
  const owner = await createKeyOwner(db);
  const company = await insertAccount(db, owner.workspaceId);
  const erased = await insertPerson(db, company, { full_name: "Olof Brandt" });
  const clock = new TestClock();
  const view = { ...owner, name: "All", viewType: "accounts", filters: {}, isDefault: false } as const;
  const viewId = await insertView(db, view, new Date(0));
  const endpoint = { workspace_id: owner.workspaceId, url: "https://hooks.example/", host: "hooks.example" };
  await db
    .insertInto("webhook_endpoint")
    .values(
      [null, viewId].map((view_id, place) => ({
        ...endpoint,
        id: `wh_${owner.workspaceId}${place}`,
        view_id,
        events: ["insights.new"],
      })),
    )
    .execute();
  const runId = await insertInsightRun(db, owner.workspaceId, { kind: "crm" });
  const found = [
    { companyId: company, personId: erased, text: "Olof Brandt joined", dedupeKey: "erased" },
    { companyId: company, text: "Opened a plant", dedupeKey: "kept" },
  ];
  await insertInsights(db, runId, found, clock.now());
  await endInsightRun(db, runId, clock.now());
  const context = { attempt: 1, isLastAttempt: false, signal: new AbortController().signal, log: silentLog };
  let announced: Promise<unknown> = Promise.resolve();
  await db.transaction().execute(async (transaction) => {
    await erasePeople(transaction, createSecrets(TEST_SECRET_KEY), String(erased));
    const jobs = [announceInsights({ db, clock }), matchRun({ db, clock })];
    announced = Promise.all(jobs.map((job) => job({ runId }, context)));
    await Promise.race([announced, untilWaitingForLocks(db, 2)]);
  });
  await announced;
  const events = await listRows(db)<{ body: string }>`
    select body from webhook_event where workspace_id = ${owner.workspaceId}`;
  const texts = events.map(({ body }) =>
    JSON.parse(body).data.insights.map((one: { alert_text: string }) => one.alert_text),
  );
  expect(texts).toEqual([["Opened a plant"], ["Opened a plant"]]);
});

test("an enrichment retried with its Idempotency-Key does not include an erased person, and costs nothing", async () => {
  const service = await startTestService({ WORKERS: "1" }, database);
  const owner = await createKeyOwner(db);
  const company = await insertAccount(db, owner.workspaceId);
  const [erased, colleague] = [
    await insertPerson(db, company, { full_name: "Ada Moor", work_email: "ada.moor@northwind.example" }),
    await insertPerson(db, company, { full_name: "Bo Lund", work_email: "bo.lund@northwind.example" }),
  ];
  const enrich = () =>
    call(service, "POST", "/api/v1/people/enrich-emails", {
      key: owner.key,
      body: { people_ids: [erased, colleague] },
      headers: { "Idempotency-Key": "enrich-once" },
    });
  expect(await enrich()).toMatchObject({ status: 200, body: { credits_consumed: 2 } });
  await erase(String(erased));
  expect(await enrich()).toMatchObject({
    status: 200,
    body: {
      credits_consumed: 0,
      results: [
        { people_id: erased, work_email: null, status: "not_found" },
        { people_id: colleague, work_email: "bo.lund@northwind.example", status: "already_known" },
      ],
    },
  });
  await service.stop();
});

test("the response of an enrichment that runs during an erasure is not replayed with the email", async () => {
  const service = await startTestService({ WORKERS: "1" }, database);
  const owner = await createKeyOwner(db);
  const company = await insertAccount(db, owner.workspaceId);
  const erased = await insertPerson(db, company, { work_email: "ida.berg@northwind.example" });
  const enrich = async (key: string) => {
    const request = { key: owner.key, body: { people_ids: [erased] }, headers: { "Idempotency-Key": key } };
    return (await call(service, "POST", "/api/v1/people/enrich-emails", request)).body;
  };
  await enrich("reveals the email");
  const session = await openSession(database.url, "holds up the end of the enrichment");
  await session.query("begin");
  await session.query("select from idempotency_usage for update");
  const running = enrich("names the email");
  await untilWaitingForLocks(db, 1);
  const erasing = erase(String(erased));
  await Promise.race([erasing, untilWaitingForLocks(db, 2)]);
  await session.query("commit");
  await session.end();
  expect(await running).toMatchObject({ results: [{ work_email: "ida.berg@northwind.example" }] });
  expect((await erasing).code).toBe(0);
  expect(await enrich("names the email")).toMatchObject({ results: [{ work_email: null }] });
  await service.stop();
});
