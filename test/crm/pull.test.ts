import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { generateCompanies } from "../../scripts/support/catalogue.ts";
import { createKeyOwner } from "../../scripts/support/keys.ts";
import { claimPull } from "../../server/crm/pull/queries.ts";
import { pullCrm, schedulePulls } from "../../server/crm/pull/run.ts";
import { listRows, oneValue } from "../../server/db/statements.ts";
import { findIntegration } from "../../server/integrations/public.ts";
import type { Crm, CrmChanges, CrmCompanyRecord } from "../../server/ports/crm.ts";
import { atSize } from "../support/at-size.ts";
import type { FakeContact } from "../support/fakes/fake-crm.ts";
import { addAccounts, addPerson, type CrmWorkspace, JOB_CONTEXT, openCrmWorkspace } from "./support.ts";

let workspace: CrmWorkspace;
let pull: () => Promise<void>;
beforeEach(async () => {
  workspace = await openCrmWorkspace();
  const run = pullCrm(workspace);
  pull = () => run({ workspaceId: workspace.workspaceId }, JOB_CONTEXT);
  await workspace.connect();
  // The tests run the pulls themselves.
  await sql`delete from graphile_worker._private_jobs`.execute(workspace.db);
});

/** Runs the pull that a full read has queued for later. */
async function pullQueuedAfterReadingAll(run = pull): Promise<void> {
  const { clock, db, workspaceId } = workspace;
  const rows = await listRows(db)<{ run_at: Date }>`
    delete from graphile_worker._private_jobs where key = ${`crm.pull ${workspaceId}`} returning run_at`;
  expect(rows[0]?.run_at.getTime()).toBeGreaterThan(clock.now().getTime());
  clock.advance((rows[0]?.run_at.getTime() ?? 0) - clock.now().getTime());
  await run();
}

async function accounts() {
  return workspace.db
    .selectFrom("workspace_account as a")
    .innerJoin("company as c", "c.id", "a.company_id")
    .select(["c.domain", "a.source", "a.is_present_in_crm", "a.crm_owner_id", "a.crm_owner_name", "a.crm_owner_email"])
    .where("a.workspace_id", "=", workspace.workspaceId)
    .orderBy("c.domain")
    .execute();
}

async function insights() {
  return workspace.db
    .selectFrom("insight")
    .select(["alert_type", "alert_text", "sentiment", "deal_stage", "amount", "run_id"])
    .orderBy("id")
    .execute();
}

async function addCompany(domain: string): Promise<number> {
  const id = await oneValue(workspace.db)<number>`
    insert into company (domain, name) values (${domain}, ${`Name of ${domain}`}) returning id`;
  return id;
}

const WAIT = { reason: "rate_limited", message: "Wait.", retryAfterMs: 120_000, mayHaveHappened: false } as const;
const UNOWNED = { crm_owner_id: null, crm_owner_name: null, crm_owner_email: null };
const ADA = { id: "u-1", name: "Ada", email: "ada@northwind.example" };
const OF_ADA = { crm_owner_id: ADA.id, crm_owner_name: ADA.name, crm_owner_email: ADA.email };

describe("companies that the catalogue does not know yet", () => {
  test("become accounts with their owner, open deals and customer status as soon as they are ingested, unless they are blocked", async () => {
    const { fake, db, workspaceId } = workspace;
    fake.users.push(ADA);
    await db.insertInto("blocked_domain").values({ workspace_id: workspaceId, domain: "blocked.example" }).execute();
    const id = fake.addCompany({ domain: "later.example", ownerId: ADA.id });
    fake.addCompany({ domain: "later.example", ownerId: null });
    fake.addCompany({ domain: "blocked.example", ownerId: ADA.id });
    fake.addDeal({ name: "Pilot", companyId: id, stage: "Proposal", state: "open", amount: 10, currency: null });
    await pull();
    expect(await accounts()).toEqual([]);
    await db
      .insertInto("company")
      .values(["later.example", "blocked.example", "nowhere.example"].map((domain) => ({ domain, name: domain })))
      .execute();
    expect(await accounts()).toEqual([{ domain: "later.example", source: "crm", is_present_in_crm: true, ...OF_ADA }]);
    const flags = db.selectFrom("workspace_account").select(["has_open_deal", "is_customer"]);
    expect(await flags.execute()).toEqual([{ has_open_deal: true, is_customer: false }]);
    const dealId = [...fake.deals.keys()][0] ?? "";
    fake.changeDeal(dealId, { stage: "Won", state: "won" });
    await pull();
    expect(await flags.execute()).toEqual([{ has_open_deal: false, is_customer: true }]);
    const account_count = await oneValue(db)<number>`
      select account_count from workspace_account_total where workspace_id = ${workspaceId}`;
    expect(Number(account_count)).toBe(1);
  });
});

describe("a CRM company is an account with its owner", () => {
  test("as soon as its CRM domain becomes an alias of a catalogue company", async () => {
    const { fake, db } = workspace;
    fake.users.push(ADA);
    fake.addCompany({ domain: "old-name.example", ownerId: ADA.id });
    const id = await addCompany("new-name.example");
    await pull();
    expect(await accounts()).toEqual([]);
    await db.insertInto("company_alias").values({ domain: "old-name.example", company_id: id }).execute();
    const expected = { domain: "new-name.example", source: "crm", is_present_in_crm: true, ...OF_ADA };
    expect(await accounts()).toEqual([expected]);
    // An owned record is preferred, in any order of import.
    fake.addCompany({ domain: "third-name.example", ownerId: null });
    await pull();
    await db.insertInto("company_alias").values({ domain: "third-name.example", company_id: id }).execute();
    expect(await accounts()).toEqual([expected]);
  });

  test("under any of its domains in the CRM", async () => {
    const { fake } = workspace;
    fake.users.push(ADA);
    const read = fake.readCompanies.bind(fake);
    fake.readCompanies = async function* (...args) {
      for await (const page of read(...args)) {
        if (!page.ok) yield page;
        else {
          const records = page.value.records.map((record) => ({ ...record, otherDomains: ["second.example"] }));
          yield { ok: true, value: { ...page.value, records } };
        }
      }
    };
    fake.addCompany({ domain: "first.example", ownerId: ADA.id });
    await addCompany("second.example");
    await pull();
    expect(await accounts()).toEqual([{ domain: "second.example", source: "crm", is_present_in_crm: true, ...OF_ADA }]);
  });

  test("again after it is deleted from the catalogue and added back", async () => {
    const { fake, db } = workspace;
    fake.users.push(ADA);
    fake.addCompany({ domain: "back.example", ownerId: ADA.id });
    const id = await addCompany("back.example");
    await pull();
    await db.deleteFrom("company").where("id", "=", id).execute();
    expect(await accounts()).toEqual([]);
    await addCompany("back.example");
    expect(await accounts()).toEqual([{ domain: "back.example", source: "crm", is_present_in_crm: true, ...OF_ADA }]);
  });

  test("as soon as its domain is no longer blocked", async () => {
    const { app, fake } = workspace;
    fake.users.push(ADA);
    fake.addCompany({ domain: "blocked.example", ownerId: ADA.id });
    await addCompany("blocked.example");
    await app.send("POST", "/api/v1/account/blocklist", { body: { domains: ["blocked.example"] } });
    await pull();
    expect(await accounts()).toEqual([]);
    const { status } = await app.send("DELETE", "/api/v1/account/blocklist/blocked.example");
    expect(status).toBe(200);
    expect(await accounts()).toEqual([
      { domain: "blocked.example", source: "crm", is_present_in_crm: true, ...OF_ADA },
    ]);
  });
});

describe("a CRM is read", () => {
  const dueIn = async (): Promise<number> => {
    const { next_read_at, last_read_at } = await workspace.db
      .selectFrom("crm_pull")
      .select(["next_read_at", "last_read_at"])
      .executeTakeFirstOrThrow();
    return ((next_read_at?.getTime() ?? 0) - (last_read_at?.getTime() ?? 0)) / 60_000;
  };

  test.each([
    ["every 15 minutes if it does not report its limit", null, 14],
    ["every 15 minutes while at least half of its requests are left", { used: 49_000, limit: 100_000 }, 14],
    ["every hour while at least a fifth of its requests is left", { used: 70_000, limit: 100_000 }, 60],
    ["every day if fewer requests are left", { used: 95_000, limit: 100_000 }, 1_440],
  ])("%s", async (_what, used, minutes) => {
    workspace.fake.used = used;
    await pull();
    expect(await dueIn()).toBe(minutes);
    await sql`delete from graphile_worker._private_jobs`.execute(workspace.db);
    const schedule = schedulePulls({ db: workspace.db, clock: workspace.clock });
    const queued = async () => {
      const rows = await listRows(workspace.db)`select from graphile_worker.jobs where task_identifier = 'crm.pull'`;
      return rows.length;
    };
    await schedule({}, JOB_CONTEXT);
    expect(await queued()).toBe(0);
    workspace.clock.advance(minutes * 60_000);
    await schedule({}, JOB_CONTEXT);
    expect(await queued()).toBe(1);
  });

  test("and only the first read immediately runs the actions that waited for it", async () => {
    const woken = async () => {
      const rows = await listRows(workspace.db)<{ kind: string }>`
        delete from graphile_worker._private_jobs where key like 'views.retry-failing %'
        returning payload ->> 'kind' as kind`;
      return rows.map(({ kind }) => kind).toSorted();
    };
    await pull();
    expect(await woken()).toEqual(["crm", "sequencer"]);
    await pull();
    expect(await woken()).toEqual([]);
  });

  test("on demand", async () => {
    await pull();
    await sql`delete from graphile_worker._private_jobs`.execute(workspace.db);
    const { status, body } = await workspace.app.send("POST", "/api/v1/integrations/crm/pull");
    expect({ status, body }).toMatchObject({ status: 200, body: { queued: true, last_read_at: expect.any(String) } });
    const rows = await listRows(workspace.db)`select from graphile_worker.jobs where task_identifier = 'crm.pull'`;
    expect(rows).toHaveLength(1);
  });
});

test("people with a do-not-contact flag in the CRM are recognised by email until the flag is removed", async () => {
  const { fake, db, workspaceId } = workspace;
  const id = fake.addContact({ email: "Opted-Out@a.example", lastName: "Out" });
  fake.optOut(id);
  await pull();
  const stored = db
    .selectFrom("crm_do_not_contact")
    .select(["crm_id", "email"])
    .where("workspace_id", "=", workspaceId);
  expect(await stored.execute()).toEqual([{ crm_id: id, email: "opted-out@a.example" }]);
  fake.optOut(id, false);
  await pull();
  expect(await stored.execute()).toEqual([]);
});

describe("accounts", () => {
  test("get their owner and are marked as present in the CRM, and catalogue companies found only in the CRM become accounts unless they are blocked", async () => {
    const { fake, db, workspaceId } = workspace;
    await addAccounts(workspace, workspaceId, ["known.example", "not-in-crm.example"]);
    await addCompany("new.example");
    await addCompany("blocked.example");
    await db.insertInto("blocked_domain").values({ workspace_id: workspaceId, domain: "blocked.example" }).execute();
    fake.users.push(ADA);
    for (const domain of ["known.example", "new.example", "blocked.example", "unknown.example"])
      fake.addCompany({ domain, ownerId: domain === "known.example" ? ADA.id : null });
    await pull();
    expect(await accounts()).toEqual([
      { domain: "known.example", source: "import", is_present_in_crm: true, ...OF_ADA },
      { domain: "new.example", source: "crm", is_present_in_crm: true, ...UNOWNED },
      { domain: "not-in-crm.example", source: "import", is_present_in_crm: false, ...UNOWNED },
    ]);
  });

  test("reflect a new owner, an owner's new name, and a domain that moves to another company", async () => {
    const { fake } = workspace;
    await addCompany("a.example");
    await addCompany("b.example");
    const id = fake.addCompany({ domain: "a.example" });
    await pull();
    fake.users.push({ ...ADA, name: "Before" });
    fake.changeCompany(id, { ownerId: ADA.id });
    await pull();
    expect(await accounts()).toMatchObject([{ domain: "a.example", crm_owner_id: ADA.id, crm_owner_name: "Before" }]);
    fake.users[0] = ADA;
    await pull();
    expect(await accounts()).toMatchObject([{ domain: "a.example", ...OF_ADA }]);
    fake.changeCompany(id, { domain: "b.example" });
    await pull();
    expect(await accounts()).toMatchObject([
      { domain: "a.example", is_present_in_crm: false, ...UNOWNED },
      { domain: "b.example", is_present_in_crm: true, ...OF_ADA },
    ]);
  });

  test("are no longer present in the CRM after the weekly full read if their company was deleted there", async () => {
    const { fake, clock } = workspace;
    await addCompany("a.example");
    fake.companies.delete(fake.addCompany({ domain: "b.example" }));
    const id = fake.addCompany({ domain: "a.example" });
    await pull();
    await pullQueuedAfterReadingAll();
    fake.companies.delete(id);
    await pull();
    expect(await accounts()).toMatchObject([{ is_present_in_crm: true }]);
    clock.advance(8 * 86_400_000);
    await pull();
    await pullQueuedAfterReadingAll();
    expect(await accounts()).toMatchObject([{ is_present_in_crm: false }]);
  });

  test("of a deleted company are marked as absent one pull later if the pull after the full read began too soon", async () => {
    const { fake, clock, db } = workspace;
    await addCompany("a.example");
    fake.addCompany({ domain: "a.example" });
    await pull();
    await pullQueuedAfterReadingAll();
    fake.companies.clear();
    clock.advance(8 * 24 * 3_600_000);
    await pull();
    await sql`delete from graphile_worker._private_jobs`.execute(db);
    clock.advance(14 * 60_000);
    const readContacts = fake.readContacts.bind(fake);
    fake.readContacts = (...read) => {
      clock.advance(120_000);
      return readContacts(...read);
    };
    await pull();
    await pullQueuedAfterReadingAll();
    expect(await accounts()).toMatchObject([{ domain: "a.example", is_present_in_crm: false }]);
  });

  test("stay present if their company changes during a full read", async () => {
    const { fake, clock, workspaceId } = workspace;
    await addCompany("a.example");
    const id = fake.addCompany({ domain: "a.example" });
    await pull();
    await pullQueuedAfterReadingAll();
    clock.advance(8 * 86_400_000);
    // A read omits a company that has just changed, and the next read finds it.
    async function* readCompanies(cursor: string | null): CrmChanges<CrmCompanyRecord> {
      const record = { id, name: null, domain: "a.example", ownerId: null };
      yield { ok: true, value: cursor === null ? { records: [], cursor: "1" } : { records: [record], cursor: "2" } };
    }
    const changing = withMethods(fake, { readCompanies });
    const connector = { connect: () => ({ ok: true, value: changing }) as const };
    const connectors = { crm: { hubspot: connector }, chat: {}, sequencer: {} };
    const run = pullCrm({ ...workspace, connectors });
    await run({ workspaceId }, JOB_CONTEXT);
    expect(await accounts()).toMatchObject([{ is_present_in_crm: true }]);
    await pullQueuedAfterReadingAll(() => run({ workspaceId }, JOB_CONTEXT));
    expect(await accounts()).toMatchObject([{ is_present_in_crm: true }]);
  });

  test("lose their owner and are marked as absent when the CRM is disconnected, until the next CRM is read", async () => {
    const { fake, app } = workspace;
    await addCompany("a.example");
    fake.users.push(ADA);
    fake.addCompany({ domain: "a.example", ownerId: ADA.id });
    await pull();
    await app.send("DELETE", "/api/v1/integrations/crm");
    await pull();
    expect(await accounts()).toMatchObject([{ is_present_in_crm: false, ...UNOWNED }]);
    await workspace.connect("salesforce");
    await pull();
    expect(await accounts()).toMatchObject([{ is_present_in_crm: true, ...OF_ADA }]);
  });

  test("are present immediately after a job has written them", async () => {
    const [id = 0] = await addAccounts(workspace, workspace.workspaceId, ["a.example"]);
    const { body } = await workspace.app.send("POST", "/api/v1/crm/sync-accounts-job", { body: { account_ids: [id] } });
    await workspace.runJob(body.job_id as string);
    expect(await accounts()).toMatchObject([{ is_present_in_crm: true }]);
    await pull();
    expect(await accounts()).toMatchObject([{ is_present_in_crm: true, ...UNOWNED }]);
  });
});

test("work emails in the CRM are revealed, only to this workspace", async () => {
  const { fake, db, workspaceId } = workspace;
  const companyId = await addCompany("a.example");
  const known = await addPerson(workspace, workspaceId, { companyId, name: "Ada Lovelace" });
  await db.updateTable("person").set({ work_email: "Ada@a.example" }).where("id", "=", known).execute();
  await addPerson(workspace, workspaceId, { companyId, name: "Eve" });
  fake.addContact({ email: "ada@A.example", lastName: "Lovelace" });
  fake.addContact({ email: "nobody@a.example", lastName: "Nobody" });
  await pull();
  const revealed = await listRows(db)<{ work_email: string; source: string; workspace_id: number; person_id: number }>`
    select workspace_id, person_id, work_email, source from workspace_person_email`;
  expect(revealed).toEqual([
    { workspace_id: workspaceId, person_id: known, work_email: "ada@a.example", source: "crm" },
  ]);
});

test("record ids of a previous connection do not refer to people of the next one", async () => {
  const { app, fake, db, workspaceId } = workspace;
  const [companyId = 0] = await addAccounts(workspace, workspaceId, ["a.example"]);
  const ada = { companyId, name: "Ada Lovelace", email: "ada@a.example" };
  const person = await addPerson(workspace, workspaceId, ada);
  const { body } = await app.send("POST", "/api/v1/crm/sync-people-job", { body: { people_ids: [person] } });
  await workspace.runJob(body.job_id as string);
  const [[id, contact]] = [...fake.contacts] as [[string, FakeContact]];
  await pull();
  await app.send("DELETE", "/api/v1/integrations/crm");
  workspace.clock.advance(60_000);
  await workspace.connect("hubspot");
  fake.contacts.set(id, { ...contact, email: "a.stranger@other.example" });
  await pull();
  const known = await db.selectFrom("workspace_person_email").select("work_email").execute();
  expect(known).toEqual([{ work_email: ada.email }]);
});

test("a work email at a former employer is removed after a job change, and not read from the CRM again", async () => {
  const { app, fake, db, workspaceId } = workspace;
  const [former = 0, employer = 0] = await addAccounts(workspace, workspaceId, ["a.example", "b.example"]);
  const person = await addPerson(workspace, workspaceId, { companyId: former, name: "Ada", email: "ada@a.example" });
  const { body } = await app.send("POST", "/api/v1/crm/sync-people-job", { body: { people_ids: [person] } });
  await workspace.runJob(body.job_id as string);
  await pull();
  const [id = ""] = fake.contacts.keys();
  const known = db.selectFrom("workspace_person_email").select("work_email");
  expect(await known.execute()).toEqual([{ work_email: "ada@a.example" }]);
  await db.updateTable("person").set({ company_id: employer }).where("id", "=", person).execute();
  expect(await known.execute()).toEqual([]);
  fake.optOut(id, false);
  await pull();
  expect(await known.execute()).toEqual([]);
  fake.contacts.set(id, { ...fake.contacts.get(id)!, email: "ada@b.example" });
  fake.optOut(id, false);
  await pull();
  expect(await known.execute()).toEqual([{ work_email: "ada@b.example" }]);
});

describe("deals", () => {
  const deal = { name: "Renewal", stage: "Proposal", state: "open", amount: 12_000, currency: "EUR" } as const;

  test("report changes of their stage, except in the first pull", async () => {
    const { fake, db, workspaceId } = workspace;
    await addCompany("a.example");
    const companyId = fake.addCompany({ domain: "a.example" });
    const won = fake.addDeal({ ...deal, companyId });
    const lost = fake.addDeal({ ...deal, companyId, name: null, amount: null });
    const moved = fake.addDeal({ ...deal, companyId, currency: null });
    fake.addDeal({ ...deal, companyId: null });
    await pull();
    expect(await insights()).toEqual([]);
    fake.changeDeal(won, { stage: "Closed won", state: "won" });
    fake.changeDeal(lost, { stage: "Closed lost", state: "lost" });
    fake.changeDeal(moved, { stage: "Negotiation" });
    fake.changeDeal(won, { amount: 13_000.5 });
    await pull();
    const [{ run_id: runId } = { run_id: 0 }] = await insights();
    const common = { alert_type: "crm", run_id: runId };
    expect((await insights()).sort((a, b) => (a.deal_stage ?? "").localeCompare(b.deal_stage ?? ""))).toEqual([
      {
        ...common,
        alert_text: "The deal with Name of a.example was lost. Its previous stage was Proposal.",
        sentiment: "negative",
        deal_stage: "Closed lost",
        amount: null,
      },
      {
        ...common,
        alert_text:
          "The deal “Renewal” with Name of a.example worth EUR 13,000.5 was won. Its previous stage was Proposal.",
        sentiment: "positive",
        deal_stage: "Closed won",
        amount: 13_000.5,
      },
      {
        ...common,
        alert_text: "The deal “Renewal” with Name of a.example worth 12,000 moved from Proposal to Negotiation.",
        sentiment: "neutral",
        deal_stage: "Negotiation",
        amount: 12_000,
      },
    ]);
    fake.changeDeal(won, { amount: 14_000 });
    await pull();
    expect(await insights()).toHaveLength(3);
    const runs = await listRows(db)<{ source: string; ended_at: Date | null }>`
      select source, ended_at from insight_run where workspace_id = ${workspaceId}`;
    expect(runs).toEqual(Array(3).fill({ source: "crm", ended_at: expect.any(Date) }));
  });

  test("that were deleted in the CRM are no longer open after the weekly full read", async () => {
    const { fake, db, clock } = workspace;
    await addCompany("a.example");
    const companyId = fake.addCompany({ domain: "a.example" });
    const deleted = fake.addDeal({ ...deal, companyId });
    const flags = db.selectFrom("workspace_account").select("has_open_deal");
    await pull();
    await pullQueuedAfterReadingAll();
    expect(await flags.execute()).toEqual([{ has_open_deal: true }]);
    fake.deals.delete(deleted);
    clock.advance(8 * 86_400_000);
    await pull();
    await pullQueuedAfterReadingAll();
    expect(await flags.execute()).toEqual([{ has_open_deal: false }]);
  });

  test("with a blocked company are not reported, and do not make it an account", async () => {
    const { fake, db, workspaceId } = workspace;
    await addCompany("blocked.example");
    await db.insertInto("blocked_domain").values({ workspace_id: workspaceId, domain: "blocked.example" }).execute();
    const id = fake.addDeal({ ...deal, companyId: fake.addCompany({ domain: "blocked.example" }) });
    await pull();
    fake.changeDeal(id, { stage: "Negotiation" });
    await pull();
    expect(await accounts()).toEqual([]);
    expect(await insights()).toEqual([]);
  });

  test("with a name truncated inside a character are reported", async () => {
    const { fake } = workspace;
    await addCompany("a.example");
    const name = `${"x".repeat(199)}😀`;
    const id = fake.addDeal({ ...deal, name, companyId: fake.addCompany({ domain: "a.example" }) });
    await pull();
    fake.changeDeal(id, { stage: "Negotiation" });
    await pull();
    expect(await insights()).toMatchObject([{ deal_stage: "Negotiation" }]);
  });

  test.each([
    ["a negative amount", -250, "worth EUR -250 moved"],
    ["an amount too large for the contract", 1e16, "worth EUR 10,000,000,000,000,000 moved"],
  ])("with %s and a long stage name are in the feed", async (_kind, amount, text) => {
    const { app, fake, userId } = workspace;
    await addCompany("a.example");
    const id = fake.addDeal({ ...deal, amount, companyId: fake.addCompany({ domain: "a.example" }) });
    await pull();
    const stage = "Negotiation ".repeat(1000);
    fake.changeDeal(id, { stage });
    await pull();
    const feed = await app.send("GET", "/api/v1/insights/feed", { headers: { "X-User-ID": userId } });
    expect(feed).toMatchObject({
      status: 200,
      body: {
        insights: [{ deal_stage: stage.slice(0, 200), amount: null, alert_text: expect.stringContaining(text) }],
      },
    });
  });
});

describe("interruptions", () => {
  test("a retry of a pull does not delay the pull of a CRM that was connected in the meantime", async () => {
    const { fake, db, workspaceId } = workspace;
    const failing = withMethods(fake, {
      listUsers: async () => {
        await workspace.connect();
        const failure = { ...WAIT, retryAfterMs: 3_600_000 };
        return { ok: false, failure };
      },
    });
    const connector = { connect: () => ({ ok: true, value: failing }) as const };
    const connectors = { crm: { hubspot: connector }, chat: {}, sequencer: {} };
    await pullCrm({ ...workspace, connectors })({ workspaceId }, JOB_CONTEXT);
    const rows = await listRows(db)<{ is_due: boolean }>`
      select run_at <= now() as is_due from graphile_worker.jobs where key = ${`crm.pull ${workspaceId}`}`;
    expect(rows).toEqual([{ is_due: true }]);
  });

  test("insights found by a pull before its CRM was disconnected are announced", async () => {
    const { fake, db, app } = workspace;
    fake.failure = WAIT;
    await pull();
    await app.send("DELETE", "/api/v1/integrations/crm");
    await pull();
    expect(await db.selectFrom("insight_run").select("ended_at").execute()).toEqual([{ ended_at: expect.any(Date) }]);
  });

  test("a pull interrupted after any page continues there, in the same run, and reports no change twice", async () => {
    const { fake, db } = workspace;
    await addCompany("a.example");
    const companyId = fake.addCompany({ domain: "a.example" });
    const deals = Array.from({ length: 2_500 }, (_, n) =>
      fake.addDeal({ name: `Deal ${n}`, stage: "Proposal", state: "open", amount: null, currency: null, companyId }),
    );
    await pull();
    for (const id of deals) fake.changeDeal(id, { stage: "Negotiation" });
    for (const pages of [1, 2, 3, 3]) {
      const cutOff = pullCrm({
        ...workspace,
        connectors: { crm: { hubspot: cutOffAfter(fake, pages) }, chat: {}, sequencer: {} },
      });
      await expect(cutOff({ workspaceId: workspace.workspaceId }, JOB_CONTEXT)).rejects.toThrow("cut off");
    }
    await pull();
    const found = await insights();
    expect(new Set(found.map(({ alert_text }) => alert_text)).size).toBe(2_500);
    expect(found).toHaveLength(2_500);
    expect(new Set(found.map(({ run_id }) => run_id)).size).toBe(1);
    expect(await db.selectFrom("insight_run").select("id").execute()).toHaveLength(2);
  });

  test.each([
    ["a page", undefined],
    ["a failure", WAIT],
  ])(
    "a worker whose pull was taken over stores nothing and fails, so that the queue keeps the job for the new worker: with %s",
    async (_what, failure) => {
      const { clock, db, fake, workspaceId } = workspace;
      await addCompany("a.example");
      fake.addCompany({ domain: "a.example" });
      const read = fake.readCompanies.bind(fake);
      fake.readCompanies = async function* (...from) {
        fake.readCompanies = read;
        const connection = await findIntegration(db, workspaceId, "crm");
        if (connection) await claimPull(db, workspaceId, connection, clock.now());
        if (failure) yield { ok: false, failure };
        else yield* read(...from);
      };
      await expect(pull()).rejects.toThrow("Another worker has taken the pull over.");
      expect(await accounts()).toEqual([]);
      await pull();
      expect(await accounts()).toMatchObject([{ domain: "a.example", is_present_in_crm: true }]);
    },
  );

  test("a worker whose pull was taken over at its end fails, so that the queue keeps the job for the new worker", async () => {
    const { clock, db, fake, workspaceId } = workspace;
    await pull();
    const read = fake.readDeals.bind(fake);
    fake.readDeals = async function* (...from) {
      yield* read(...from);
      const connection = await findIntegration(db, workspaceId, "crm");
      if (connection) await claimPull(db, workspaceId, connection, clock.now());
    };
    await expect(pull()).rejects.toThrow("Another worker has taken the pull over.");
  });

  test("an unavailable CRM is retried later, and a CRM that rejects the credentials is not read until it is connected again", async () => {
    const { fake, db, workspaceId } = workspace;
    await addCompany("a.example");
    fake.addCompany({ domain: "a.example" });
    const queued = async () =>
      (
        await sql<{
          wait: number;
        }>`select extract(epoch from run_at - updated_at)::integer as wait from graphile_worker.jobs where key = ${`crm.pull ${workspaceId}`}`.execute(
          db,
        )
      ).rows;
    fake.failure = WAIT;
    await pull();
    expect((await queued())[0]?.wait).toBeCloseTo(120, -1);
    await sql`delete from graphile_worker._private_jobs where key = ${`crm.pull ${workspaceId}`}`.execute(db);
    fake.failure = { ...WAIT, reason: "credentials_rejected" };
    await pull();
    expect(await queued()).toEqual([]);
    expect(await db.selectFrom("insight_run").select("ended_at").execute()).toEqual([{ ended_at: expect.any(Date) }]);
    fake.failure = null;
    await pull();
    expect(await accounts()).toMatchObject([{ is_present_in_crm: true }]);
  });

  test("every connected CRM is pulled once when it is due, even if the pull is queued several times", async () => {
    const { db, workspaceId } = workspace;
    const other = await createKeyOwner(db);
    await sql`
      insert into integration (workspace_id, kind, provider, credentials_encrypted, connected_at)
      select ${other.workspaceId}, kind, provider, credentials_encrypted, connected_at from integration`.execute(db);
    await createKeyOwner(db);
    const schedule = schedulePulls({ db, clock: workspace.clock });
    await schedule({}, JOB_CONTEXT);
    await schedule({}, JOB_CONTEXT);
    const rows = await listRows(db)<{ key: string }>`
      select key from graphile_worker.jobs where task_identifier = 'crm.pull' order by id`;
    expect(rows.map(({ key }) => key).sort()).toEqual(
      [`crm.pull ${workspaceId}`, `crm.pull ${other.workspaceId}`].sort(),
    );
  });
});

const PAGES = atSize({ quick: 10, full: 100 });

test(`${PAGES} pages of companies are read one by one: no page is requested before the previous one is stored`, async () => {
  const { db, fake, workspaceId } = workspace;
  await generateCompanies(db, PAGES * 20);
  let stored = 0;
  const asked: number[] = [];
  async function* readCompanies(): CrmChanges<CrmCompanyRecord> {
    for (let page = 0; page < PAGES; page += 1) {
      const { cursor } = await sql<{ cursor: string | null }>`select companies_cursor as cursor from crm_pull`
        .execute(db)
        .then(({ rows }) => rows[0] ?? { cursor: null });
      stored = Number(cursor ?? 0);
      asked.push(page - stored);
      const records = Array.from({ length: 1_000 }, (_, place) => {
        const n = page * 1_000 + place + 1;
        // The catalogue contains every fiftieth company.
        const domain = n % 50 === 0 ? `company-${n / 50}.example` : `elsewhere-${n}.example`;
        return { id: String(n), name: null, domain, ownerId: null };
      });
      yield { ok: true, value: { records, cursor: String(page + 1) } };
    }
  }
  const large = withMethods(fake, { readCompanies });
  const connector = { connect: () => ({ ok: true, value: large }) as const };
  await pullCrm({ ...workspace, connectors: { crm: { hubspot: connector }, chat: {}, sequencer: {} } })(
    { workspaceId },
    JOB_CONTEXT,
  );
  expect(asked).toEqual(Array(PAGES).fill(0));
  const present = await accounts();
  expect(present).toHaveLength(PAGES * 20);
  expect(present.every((account) => account.is_present_in_crm)).toBe(true);
});

/** Returns the CRM with some methods replaced by the test. */
function withMethods(crm: Crm, methods: Partial<Crm>): Crm {
  return new Proxy(crm, {
    get: (target, name) => {
      const value: unknown = Reflect.get(methods, name) ?? Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}

/** Returns a CRM connector that fails after a number of pages, as if the process had ended. */
function cutOffAfter(crm: Crm, pages: number) {
  let left = pages;
  async function* cut<Row>(changes: CrmChanges<Row>): CrmChanges<Row> {
    for await (const page of changes) {
      if (left === 0) throw new Error("cut off");
      left -= 1;
      yield page;
    }
  }
  const value = withMethods(crm, {
    readCompanies: (cursor, signal) => cut(crm.readCompanies(cursor, signal)),
    readContacts: (cursor, signal) => cut(crm.readContacts(cursor, signal)),
    readDeals: (cursor, signal) => cut(crm.readDeals(cursor, signal)),
  });
  return { connect: () => ({ ok: true, value }) as const };
}
