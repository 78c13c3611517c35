import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { call } from "../../scripts/support/call.ts";
import { createKeyOwner, TEST_SECRET_KEY } from "../../scripts/support/keys.ts";
import { silentLog } from "../../scripts/support/silent-log.ts";
import { findCredits, spend } from "../../server/credits/public.ts";
import { checkLedger } from "../../server/credits/queries-check.ts";
import { runCrmJob } from "../../server/crm/jobs/run.ts";
import { listRows, oneRow } from "../../server/db/statements.ts";
import { encryptCredentials } from "../../server/integrations/credentials.ts";
import type { Connectors } from "../../server/ports/connectors.ts";
import type { EmailFinder } from "../../server/ports/email-finder.ts";
import { createSecrets } from "../../server/secrets/secrets.ts";
import { signals } from "../../server/signals/handlers.ts";
import { publishAdded } from "../../server/signals/runs/end-run.ts";
import { followUpRun } from "../../server/signals/runs/follow-up.ts";
import { scheduleSignals } from "../../server/signals/runs/schedule.ts";
import { suspendReferrers } from "../../server/wiring/suspend.ts";
import { createTestDatabase } from "../support/database.ts";
import { fakeSearch } from "../support/fake-search.ts";
import { FakeCrm } from "../support/fakes/fake-crm.ts";
import { startHttpApp } from "../support/http-app.ts";
import { insertRow } from "../support/insert.ts";
import { createSignalWorld, type SignalWorld } from "./world.ts";

const context = { signal: new AbortController().signal, log: silentLog };

let world: SignalWorld;
beforeEach(async () => {
  const { db } = await createTestDatabase();
  world = await createSignalWorld(db);
  await insertRow(db, "integration", {
    ...{ workspace_id: world.workspaceId, kind: "crm", provider: "hubspot", credentials_encrypted: "unread" },
    connected_at: new Date(),
  });
  await db
    .updateTable("person")
    .set({ work_email: "cto@northwind.example" })
    .where("full_name", "=", "northwind CTO")
    .execute();
  await db
    .updateTable("person")
    .set({ work_email: "vp@northwind.example" })
    .where("full_name", "=", "northwind VP Sales")
    .execute();
});

const NAMED = {
  accounts: [{ website: "northwind.example" }],
  enable_safe_crm_addition: true,
  auto_enrich_people_emails: true,
};

/** Runs a signal, then its follow-up twice concurrently and once more. */
async function runAndFollowUp(signalId: number, sources: { readonly emailFinder?: EmailFinder } = {}): Promise<void> {
  await world.run(signalId);
  const run = await oneRow(world.db)<{ id: number }>`select id from signal_run where signal_id = ${signalId}`;
  const followUp = followUpRun({ db: world.db, clock: world.clock, ...sources });
  await Promise.all([followUp({ runId: run.id }, context), followUp({ runId: run.id }, context)]);
  await followUp({ runId: run.id }, context);
}

async function spentCredits(signalId: number): Promise<number> {
  return (await world.found(signalId)).credits;
}

describe("following up on a run", () => {
  test("emails are charged once and one CRM job is queued, even if several jobs follow up on the run", async () => {
    const signalId = await world.deploy("traitOnly", NAMED);
    await runAndFollowUp(signalId);
    expect(await spentCredits(signalId), "two people and two emails").toBe(42);
    const emails = await listRows(world.db)<{ work_email: string }>`
      select work_email from workspace_person_email order by work_email`;
    expect(emails.map(({ work_email }) => work_email)).toEqual(["cto@northwind.example", "vp@northwind.example"]);
    const jobs = await world.db.selectFrom("crm_job").select(["kind", "owner_email"]).execute();
    expect(jobs).toEqual([{ kind: "safe_addition", owner_email: null }]);
    const records = await world.db.selectFrom("crm_job_record").select("object").orderBy("place").execute();
    expect(records.map(({ object }) => object)).toEqual(["company", "contact", "contact"]);
    expect((await checkLedger(world.db)).faults).toEqual([]);
  });

  test("the event of a completed run is sent once, when the outcome of the CRM job is known", async () => {
    const { db, clock, workspaceId } = world;
    const [crm, secrets] = [new FakeCrm(), createSecrets(TEST_SECRET_KEY)];
    const credentials_encrypted = encryptCredentials(secrets, workspaceId, "crm", {});
    await db.updateTable("integration").set({ credentials_encrypted }).execute();
    await insertRow(db, "webhook_endpoint", {
      ...{ id: "wh_completed", workspace_id: workspaceId, url: "https://receiver.example", host: "receiver.example" },
      events: ["signal.completed"],
    });
    const listEvents = async () =>
      (await db.selectFrom("webhook_event").select("body").execute()).map(({ body }) => JSON.parse(body));
    const signalId = await world.deploy("traitOnly", NAMED);
    await runAndFollowUp(signalId);
    expect(await listEvents()).toEqual([]);
    const job = await db.selectFrom("crm_job").select("id").executeTakeFirstOrThrow();
    const connectors = { crm: { hubspot: { connect: () => ({ ok: true, value: crm }) } } } as unknown as Connectors;
    await runCrmJob({ db, secrets, connectors, clock })({ jobId: job.id, workspaceId }, context);
    const run = await db.selectFrom("signal_run").select("id").executeTakeFirstOrThrow();
    const publish = () => publishAdded({ db, clock })({ reference: `signal_run_${run.id}` }, context);
    await Promise.all([publish(), publish()]);
    await publish();
    const crm_addition = { created: 3, filled: 0, unchanged: 0, failed: 0, pending: 0, reasons: [] };
    expect(await listEvents()).toMatchObject([
      { type: "signal.completed", data: { signal_id: signalId, account_count: 1, credits_consumed: 42, crm_addition } },
    ]);
    const queued = await sql`select from graphile_worker.jobs where task_identifier = 'signals.publish-end'`.execute(
      db,
    );
    expect(queued.rows).toHaveLength(1);
  });

  test("the event does not wait for a disconnected CRM, or for longer than a day", async () => {
    const { db, clock } = world;
    await insertRow(db, "webhook_endpoint", {
      ...{
        id: "wh_completed",
        workspace_id: world.workspaceId,
        url: "https://receiver.example",
        host: "receiver.example",
      },
      events: ["signal.completed"],
    });
    const countEvents = async () => (await db.selectFrom("webhook_event").select("body").execute()).length;
    const waiting = await world.deploy("traitOnly", { ...NAMED, auto_enrich_people_emails: false });
    await runAndFollowUp(waiting);
    expect(await countEvents()).toBe(0);
    clock.advance(25 * 3_600_000);
    await scheduleSignals({ db, clock })({}, context);
    const rows = await listRows(db)<{ payload: { reference: string } }>`
      select payload from graphile_worker._private_jobs
      where key is null and payload ->> 'reference' like 'signal_run_%'`;
    for (const { payload } of rows) await publishAdded({ db, clock })(payload, context);
    expect(await countEvents()).toBe(1);
    const disconnected = await world.deploy("traitOnly", { ...NAMED, auto_enrich_people_emails: false });
    await db.deleteFrom("integration").execute();
    await world.run(disconnected);
    const run = await oneRow(db)<{ id: number }>`select id from signal_run where signal_id = ${disconnected}`;
    await followUpRun({ db, clock })({ runId: run.id }, context);
    expect(await countEvents()).toBe(2);
  });

  test("the event of a run that waits for the CRM is sent when its signal is deleted", async () => {
    const { db, userId, workspaceId } = world;
    const app = await startHttpApp(db, {
      Signals: signals(suspendReferrers, { search: fakeSearch(db), languageModel: undefined }),
    });
    const user = db.selectFrom("app_user").select("email").where("id", "=", userId);
    const { key } = await createKeyOwner(db, (await user.executeTakeFirstOrThrow()).email);
    const url = { url: "https://receiver.example", host: "receiver.example" };
    const endpoint = { id: "wh_completed", workspace_id: workspaceId, ...url, events: ["signal.completed"] };
    await insertRow(db, "webhook_endpoint", endpoint);
    const signalId = await world.deploy("traitOnly", NAMED);
    await runAndFollowUp(signalId);
    const events = db.selectFrom("webhook_event").select("type");
    expect(await events.execute()).toEqual([]);
    expect((await call(app, "DELETE", `/api/v1/signal/${signalId}`, { key })).status).toBe(200);
    expect(await events.execute()).toEqual([{ type: "signal.completed" }]);
    await app.stop();
  });

  test("an email that only a repeated follow-up finds is charged too", async () => {
    const { db, workspaceId } = world;
    const leader = db.updateTable("person").where("full_name", "=", "northwind VP Sales");
    await leader.set({ work_email: null }).execute();
    const signalId = await world.deploy("traitOnly", NAMED);
    await runAndFollowUp(signalId);
    await leader.set({ work_email: "vp@northwind.example" }).execute();
    await runAndFollowUp(signalId);
    expect(await spentCredits(signalId), "two people and two emails").toBe(42);
    expect((await findCredits(db, workspaceId)).balance).toBe(1000 - 42);
  });

  test("emails count towards the signal's credit limit", async () => {
    const signalId = await world.deploy("traitOnly", { ...NAMED, max_credit_limit: 41 });
    await runAndFollowUp(signalId);
    expect(await spentCredits(signalId)).toBe(41);
  });

  test("emails that use up the credit limit of a repeating signal stop it, and the workspace's webhooks are notified", async () => {
    const { db, workspaceId } = world;
    await insertRow(db, "webhook_endpoint", {
      ...{ id: "wh_stopped", workspace_id: workspaceId, url: "https://receiver.example", host: "receiver.example" },
      events: ["signal.stopped"],
    });
    const signalId = await world.deploy("traitOnly", { ...NAMED, max_credit_limit: 41, repeat: true });
    await runAndFollowUp(signalId);
    const signal = await db.selectFrom("signal").selectAll().executeTakeFirstOrThrow();
    expect(signal).toMatchObject({ status: "stopped", next_run_at: null, credits_consumed: 41 });
    const events = await db.selectFrom("webhook_event").select("body").execute();
    const message = "The signal reached its credit limit.";
    expect(events.map(({ body }) => JSON.parse(body))).toMatchObject([
      { type: "signal.stopped", data: { signal_id: signalId, credits_consumed: 41, message } },
    ]);
  });

  test("if credits suffice only for some emails, these are found and charged", async () => {
    const { db, workspaceId } = world;
    await spend(db, { workspaceId, reference: "elsewhere", reason: "test" }, 1000 - 41);
    const signalId = await world.deploy("traitOnly", NAMED);
    await runAndFollowUp(signalId);
    expect(await spentCredits(signalId), "two people and one email").toBe(41);
    expect((await findCredits(db, workspaceId)).balance).toBe(0);
  });

  test("if credits suffice only for some emails, these are found even with an email finder", async () => {
    const { db, companies, workspaceId } = world;
    await insertRow(db, "person", {
      company_id: companies.northwind ?? 0,
      full_name: "northwind CFO",
      seniority: "CXO",
    });
    await spend(db, { workspaceId, reference: "elsewhere", reason: "test" }, 1000 - 61);
    const emailFinder: EmailFinder = { findWorkEmails: async () => ({ ok: true, value: ["cfo@northwind.example"] }) };
    const signalId = await world.deploy("traitOnly", NAMED);
    await runAndFollowUp(signalId, { emailFinder });
    expect(await spentCredits(signalId), "three people and one email").toBe(61);
  });

  test("new records of social listening are assigned to the user who deployed the signal", async () => {
    await world.socialPost("fabrikam CTO", "Robots everywhere.", 1);
    const signalId = await world.deploy("socialListening", {
      ...{ search_query: "robots", timeframe: 7, enable_safe_crm_addition: true },
    });
    await runAndFollowUp(signalId);
    const job = await world.db.selectFrom("crm_job").select("owner_email").executeTakeFirstOrThrow();
    const user = await world.db.selectFrom("app_user").select("email").executeTakeFirstOrThrow();
    expect(job.owner_email).toBe(user.email);
  });
});
