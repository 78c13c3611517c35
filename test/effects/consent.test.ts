import { afterEach, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { call } from "../../scripts/support/call.ts";
import { createKeyOwner } from "../../scripts/support/keys.ts";
import { deletePulled, replaceDoNotContact } from "../../server/crm/pull/queries.ts";
import { run } from "../../server/db/statements.ts";
import type { Schema } from "../../server/http/contract.ts";
import { endInsightRun, insertInsightRun, insertInsights } from "../../server/insights/public.ts";
import { deleteIntegration } from "../../server/integrations/queries.ts";
import { revealEmails } from "../../server/people/public.ts";
import { signals } from "../../server/signals/handlers.ts";
import { followUpRun } from "../../server/signals/runs/follow-up.ts";
import { assignAccounts } from "../../server/views/actions/assignment.ts";
import { updateConfirmedCount } from "../../server/views/actions/queries-assignments.ts";
import { enrolPeople } from "../../server/views/actions/sequencing.ts";
import { matchRun } from "../../server/views/matching/match-run.ts";
import { updateActions } from "../../server/views/queries.ts";
import { suspendReferrers } from "../../server/wiring/suspend.ts";
import { createSignalWorld } from "../signals/world.ts";
import { createTestDatabase } from "../support/database.ts";
import { fakeSearch } from "../support/fake-search.ts";
import { startHttpApp } from "../support/http-app.ts";
import { startTestService } from "../support/service.ts";
import { createViewWorld, jobContext, type ViewWorld } from "../views/world.ts";

const SEQUENCER = { sequencer: { enabled: true, settings: { sequenceId: "S1" } } } as const;

describe("a person with a do-not-contact flag in the CRM is not added to a sequence", () => {
  let world: ViewWorld;
  let viewId: string;
  let personId: number;
  let connectedAt: Date;
  beforeEach(async () => {
    world = await createViewWorld();
    const { db, clock, workspaceId } = world;
    world.sequencer.sequences.push({ id: "S1", name: "Welcome" });
    const [companyId = 0] = await world.addAccounts(1);
    const person = { company_id: companyId, full_name: "Mara Lindqvist" };
    personId = (await db.insertInto("person").values(person).returning("id").executeTakeFirstOrThrow()).id;
    viewId = await world.saveView(SEQUENCER);
    const runId = await insertInsightRun(db, workspaceId, { kind: "crm" });
    await insertInsights(db, runId, [{ companyId, personId, text: "Wrote", dedupeKey: "1" }], clock.now());
    await endInsightRun(db, runId, clock.now());
    await matchRun({ db, clock })({ runId }, jobContext);
    const pull = await db.selectFrom("crm_pull").select("connected_at").executeTakeFirstOrThrow();
    connectedAt = pull.connected_at;
  });
  afterEach(() => world.database.close());

  const reveal = (workEmail: string) =>
    revealEmails(world.db, world.workspaceId, [{ personId, workEmail, source: "import" }]);
  const read = (email: string | null, doNotContact: boolean) =>
    replaceDoNotContact(world.db, { workspaceId: world.workspaceId, connectedAt }, [{ id: "c1", email, doNotContact }]);
  async function enrol(): Promise<number> {
    await enrolPeople(world)({ viewId, workspaceId: world.workspaceId }, jobContext);
    return world.sequencer.leads.length;
  }

  test("if a job wrote the contact without an email and the contact opted out before the email was revealed", async () => {
    const { db, workspaceId } = world;
    const job = { id: "job_1", workspace_id: workspaceId, kind: "sync_people", provider: "hubspot" };
    await db.insertInto("crm_job").values(job).execute();
    const record = {
      job_id: "job_1",
      place: 1,
      object: "contact",
      record_id: personId,
      crm_id: "c1",
      action: "created",
    };
    await db.insertInto("crm_job_record").values(record).execute();
    await read(null, true);
    await reveal("mara@view.example");
    expect(await enrol()).toBe(0);
  });

  test("if the flag was set before the email changed in the CRM", async () => {
    await reveal("mara@view.example");
    await read("mara@view.example", true);
    await read("mara@new.example", true);
    expect(await enrol()).toBe(0);
    await read("mara@new.example", false);
    expect(await enrol(), "only the CRM can remove the flag of the old email").toBe(0);
  });

  test("if the CRM with the flag was disconnected later", async () => {
    await reveal("mara@view.example");
    await read("mara@view.example", true);
    await deleteIntegration(world.db, world.workspaceId, "crm");
    await deletePulled(world.db, world.workspaceId);
    expect(await enrol()).toBe(0);
    expect((await world.readAction(viewId, "sequencer"))?.last_error).toContain("not to contact");
  });

  test("while a connected CRM has not been read: the view reports that it waits, and adds people afterwards", async () => {
    await reveal("mara@view.example");
    await world.db.updateTable("crm_pull").set({ last_read_at: null }).execute();
    expect(await enrol()).toBe(0);
    expect(await world.readAction(viewId, "sequencer")).toEqual({
      enabled: true,
      last_error: "Waiting for the first pull from the connected CRM.",
    });
    await world.reconnect("crm");
    await world.reconnect("sequencer");
    expect(await world.readAction(viewId, "sequencer")).toMatchObject({ last_error: null });
    expect(await enrol()).toBe(1);
  });
});

test("an assignment stops before it assigns more accounts than were confirmed, even after an import", async () => {
  const world = await createViewWorld();
  world.crm.users.push({ id: "u1", name: "u1", email: "u1@northwind.example" });
  const settings = { mode: "single", assigneeIds: ["u1"], overrideOwnerIds: [] } as const;
  const viewId = await world.saveView({ crm_assignment: { enabled: true, settings } });
  await updateConfirmedCount(world.db, viewId, 100);
  await world.addAccounts(101);
  const assign = () => assignAccounts(world)({ viewId, workspaceId: world.workspaceId }, jobContext);
  await assign();
  expect(world.crm.companies.size).toBe(0);
  expect(await world.readAction(viewId, "crm_assignment")).toEqual({
    enabled: false,
    last_error: expect.stringContaining("confirm_count: 101"),
  });
  await world.database.close();
});

test("waiting people are removed if the view's filters no longer match them or its action changes", async () => {
  const service = await startTestService({ WORKERS: "0" });
  const { db } = service.database;
  const { key, workspaceId } = await createKeyOwner(db);
  const company = { domain: "waiting.example", name: "Waiting", hq_country: "DEU" };
  const { id: companyId } = await db.insertInto("company").values(company).returning("id").executeTakeFirstOrThrow();
  const account = { workspace_id: workspaceId, company_id: companyId, source: "import" };
  await db.insertInto("workspace_account").values(account).execute();
  const person = { company_id: companyId, full_name: "Mara Lindqvist" };
  const { id: personId } = await db.insertInto("person").values(person).returning("id").executeTakeFirstOrThrow();
  const created = await call(service, "POST", "/api/v1/views", { key, body: { name: "All", filters: {} } });
  const { id: viewId } = (created.body as Schema["ViewResponse"]).view;
  await updateActions(db, viewId, SEQUENCER);
  const waiting = { view_id: viewId, person_id: personId, status: "no_email", created_at: new Date() };
  const wait = () => db.insertInto("view_enrolment").values(waiting).execute();
  await wait();
  const change = (country: string) =>
    call(service, "PATCH", `/api/v1/views/${viewId}`, { key, body: { filters: { country_include: [country] } } });
  const count = async () => (await db.selectFrom("view_enrolment").select("person_id").execute()).length;
  expect((await change("DEU")).status).toBe(200);
  expect(await count()).toBe(1);
  expect((await change("FRA")).status).toBe(200);
  expect(await count()).toBe(0);
  await wait();
  const off = { key, body: { sequencer_sequencing: { enabled: false } } };
  expect((await call(service, "PATCH", `/api/v1/views/${viewId}`, off)).status).toBe(200);
  expect(await count()).toBe(0);
  await service.stop();
});

describe("the follow-up of a run ends", () => {
  test.each<[string, "signal" | "app_user" | "blocked_domain"]>([
    ["after a caller stopped the signal", "signal"],
    ["after its member was removed", "app_user"],
    ["for a company that was blocked", "blocked_domain"],
  ])("%s, and no email is revealed", async (_when, table) => {
    const { db } = await createTestDatabase();
    const world = await createSignalWorld(db);
    const { workspaceId, userId, clock } = world;
    const connection = { provider: "hubspot", credentials_encrypted: "unread", connected_at: new Date() };
    await db
      .insertInto("integration")
      .values({ workspace_id: workspaceId, kind: "crm", ...connection })
      .execute();
    await db.updateTable("person").set({ work_email: "cto@northwind.example" }).where("title", "=", "CTO").execute();
    const signalId = await world.deploy("traitOnly", {
      ...{ accounts: [{ website: "northwind.example" }], enable_safe_crm_addition: true },
      auto_enrich_people_emails: true,
    });
    await world.run(signalId);
    const before = (await world.found(signalId)).credits;
    expect(before).toBeGreaterThan(0);
    if (table === "signal")
      await db.updateTable("signal").set({ status: "stopped", stopped_by_caller: true }).execute();
    else if (table === "app_user") await db.updateTable("app_user").set({ removed_at: new Date() }).execute();
    else
      await run(db)`
        insert into blocked_domain (workspace_id, domain, added_by)
        values (${workspaceId}, 'northwind.example', ${userId})`;
    const { id: runId } = await db.selectFrom("signal_run").select("id").executeTakeFirstOrThrow();
    await followUpRun({ db, clock })({ runId }, jobContext);
    expect((await world.found(signalId)).credits).toBe(before);
    expect(await db.selectFrom("workspace_person_email").select("person_id").execute()).toEqual([]);
    // The records of a blocked company fail when they are written.
    const jobs = await db.selectFrom("crm_job").select("id").execute();
    if (table !== "blocked_domain") expect(jobs).toEqual([]);
  });
});

test("the signal of a removed member is not started, and the response states the reason", async () => {
  const { db } = await createTestDatabase();
  const world = await createSignalWorld(db);
  const signalId = await world.deploy("traitOnly", { accounts: [{ website: "northwind.example" }] });
  const app = await startHttpApp(db, {
    Signals: signals(suspendReferrers, { search: fakeSearch(db), languageModel: undefined }),
  });
  onTestFinished(() => app.stop());
  await run(db)`update signal set workspace_id = ${app.caller.workspaceId}, status = 'paused', next_run_at = null`;
  await db.updateTable("app_user").set({ removed_at: new Date() }).where("id", "=", world.userId).execute();
  for (const verb of ["run", "resume"]) {
    const started = await app.send("POST", `/api/v1/signal/${signalId}/${verb}`);
    expect(started).toMatchObject({ status: 409, body: { message: expect.stringContaining("member who deployed") } });
  }
});

test("an audience that is renamed during a run stays renamed", async () => {
  const { db } = await createTestDatabase();
  const world = await createSignalWorld(db);
  const fields = { icp_id: world.icpId, descriptive_icp: "robots", account_audience_name: "Before" };
  const signalId = await world.deploy("traitOnly", fields);
  await world.run(signalId, {
    fits: async ({ companies }) => {
      const renamed = { account_audience_name: "After", account_audience_id: null };
      await db.updateTable("signal").set(renamed).where("id", "=", signalId).execute();
      return companies.map(() => true);
    },
  });
  const audiences = await db.selectFrom("audience").select("name").orderBy("id").execute();
  expect(audiences.map(({ name }) => name)).toContain("After");
  expect(audiences.map(({ name }) => name)).not.toContain("Before");
});
