import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { listRows, oneRow, oneValue } from "../../server/db/statements.ts";
import { NO_EXCLUSIONS } from "../../server/exclusions/public.ts";
import { upsertWorkspaceExclusions } from "../../server/exclusions/queries.ts";
import { endInsightRun, insertInsightRun, insertInsights } from "../../server/insights/public.ts";
import { deleteIntegration } from "../../server/integrations/queries.ts";
import { revealEmails } from "../../server/people/public.ts";
import { followUpRun } from "../../server/signals/runs/follow-up.ts";
import { enrolPeople, enrolRevealedPeople } from "../../server/views/actions/sequencing.ts";
import { matchRun } from "../../server/views/matching/match-run.ts";
import { updateActions } from "../../server/views/queries.ts";
import { untilWaitingForLocks } from "../support/locks.ts";
import { insertFoundSignal } from "../support/signals.ts";
import { createViewWorld, jobContext, type ViewWorld } from "./world.ts";

let world: ViewWorld;
beforeEach(async () => {
  world = await createViewWorld();
  world.sequencer.sequences.push({ id: "S1", name: "Welcome" });
});
afterEach(() => world.database.close());

const SEQUENCER = { sequencer: { enabled: true, settings: { sequenceId: "S1" } } } as const;

async function addPerson(companyId: number, name: string, seniority: string, email?: string): Promise<number> {
  const { db, workspaceId } = world;
  const id = await oneValue(db)<number>`
    insert into person (company_id, full_name, seniority) values (${companyId}, ${name}, ${seniority}) returning id`;
  if (email !== undefined) await revealEmails(db, workspaceId, [{ personId: id, workEmail: email, source: "import" }]);
  return id;
}

let findings = 0;
/** Ends a run with insights about `personIds`, and matches it with the views. */
async function reportInsights(companyId: number, personIds: readonly number[]): Promise<void> {
  const { db, workspaceId, clock } = world;
  const runId = await insertInsightRun(db, workspaceId, { kind: "crm" });
  const insights = personIds.map((personId) => {
    findings += 1;
    return { companyId, personId, text: "Wrote about robots", dedupeKey: `finding ${findings}` };
  });
  await insertInsights(db, runId, insights, clock.now());
  await endInsightRun(db, runId, clock.now());
  await matchRun({ db, clock })({ runId }, jobContext);
}

/**
 * Ends the run of a signal that found `people`, and matches it with the views. The run's insights are about accounts.
 */
async function findPeople(people: readonly { readonly id: number; readonly companyId: number }[]): Promise<void> {
  const { db, workspaceId, clock } = world;
  const companyIds = [...new Set(people.map(({ companyId }) => companyId))];
  const signalId = await insertFoundSignal(db, world, `Signal ${findings}`, companyIds);
  const runId = await insertInsightRun(db, workspaceId, { kind: "signal", signalId });
  const signalRun = await oneRow(db)<{ id: number }>`
    update signal_run set insight_run_id = ${runId} where signal_id = ${signalId} returning id`;
  const of = { signal_id: signalId, run_id: signalRun.id };
  const found = people.map(({ id, companyId }) => ({ ...of, person_id: id, company_id: companyId }));
  await db.insertInto("signal_person").values(found).execute();
  const insights = companyIds.map((companyId) => {
    findings += 1;
    return { companyId, text: "Is hiring for robots", dedupeKey: `finding ${findings}` };
  });
  await insertInsights(db, runId, insights, clock.now());
  await endInsightRun(db, runId, clock.now());
  await matchRun({ db, clock })({ runId }, jobContext);
}

function run(viewId: string): Promise<void> {
  return enrolPeople(world)({ viewId, workspaceId: world.workspaceId }, jobContext);
}

function enrolled(): string[] {
  return world.sequencer.leads.map(({ lead }) => lead.email);
}

test("a person is added once, however often the job runs", async () => {
  const [companyId = 0] = await world.addAccounts(1);
  const viewId = await world.saveView(SEQUENCER);
  const mara = await addPerson(companyId, "Mara Lindqvist", "VP", "mara@view.example");
  await reportInsights(companyId, [mara]);
  await Promise.all([run(viewId), run(viewId)]);
  await reportInsights(companyId, [mara]);
  await run(viewId);
  expect(enrolled()).toEqual(["mara@view.example"]);
});

test("people without a revealed work email are counted, and added when they are found again with an email", async () => {
  const [companyId = 0] = await world.addAccounts(1);
  const viewId = await world.saveView(SEQUENCER);
  const mara = await addPerson(companyId, "Mara Lindqvist", "VP", "mara@view.example");
  const jonas = await addPerson(companyId, "Jonas Weber", "DIRECTOR");
  await reportInsights(companyId, [mara, jonas]);
  await run(viewId);
  expect(enrolled()).toEqual(["mara@view.example"]);
  expect((await world.readAction(viewId, "sequencer"))?.last_error).toBe(
    "1 person without a revealed work email was excluded. Reveal emails with POST /api/v1/people/enrich-emails.",
  );
  const { db, workspaceId } = world;
  await revealEmails(db, workspaceId, [{ personId: jonas, workEmail: "jonas@view.example", source: "import" }]);
  await reportInsights(companyId, [jonas]);
  await run(viewId);
  expect(enrolled()).toEqual(["mara@view.example", "jonas@view.example"]);
  expect((await world.readAction(viewId, "sequencer"))?.last_error).toBeNull();
});

test("a people view adds and reports only people who match it, and none from before its creation", async () => {
  const [companyId = 0] = await world.addAccounts(1);
  const old = await addPerson(companyId, "Known Before", "VP", "old@view.example");
  await reportInsights(companyId, [old]);
  world.clock.advance(1000);
  const viewId = await world.saveView(
    { ...SEQUENCER, email: { enabled: true, settings: { recipientEmail: null } } },
    { seniority_include: ["VP"] },
    "people",
  );
  const mara = await addPerson(companyId, "Mara Lindqvist", "VP", "mara@view.example");
  const jonas = await addPerson(companyId, "Jonas Weber", "INTERN", "jonas@view.example");
  await reportInsights(companyId, [mara, jonas]);
  await run(viewId);
  expect(enrolled()).toEqual(["mara@view.example"]);
  const alerts = await world.db.selectFrom("alert").select("insight_count").where("view_id", "=", viewId).execute();
  expect(alerts).toEqual([{ insight_count: 1 }]);
});

test("an accounts view adds only the people that the run found at matching accounts", async () => {
  const [matching = 0, other = 0] = await world.addAccounts(2);
  const viewId = await world.saveView(SEQUENCER, { domain_include: ["view-1.example"] });
  const mara = await addPerson(matching, "Mara Lindqvist", "VP", "mara@view.example");
  const eva = await addPerson(other, "Eva Novak", "VP", "eva@view.example");
  const jonas = await addPerson(matching, "Jonas Weber", "VP", "jonas@view.example");
  await findPeople([
    { id: mara, companyId: matching },
    { id: eva, companyId: other },
  ]);
  await run(viewId);
  expect(enrolled()).toEqual(["mara@view.example"]);
  await findPeople([{ id: jonas, companyId: matching }]);
  await run(viewId);
  expect(enrolled()).toEqual(["mara@view.example", "jonas@view.example"]);
});

test("people whose emails a signal reveals after its run are added once", async () => {
  const { db, workspaceId } = world;
  const [companyId = 0] = await world.addAccounts(1);
  const viewId = await world.saveView(SEQUENCER);
  const jonas = await addPerson(companyId, "Jonas Weber", "VP");
  await findPeople([{ id: jonas, companyId }]);
  await run(viewId);
  expect(enrolled()).toEqual([]);
  await db.updateTable("person").set({ work_email: "jonas@view.example" }).where("id", "=", jonas).execute();
  await db.updateTable("signal").set({ auto_enrich_people_emails: true }).execute();
  const { id: runId } = await db.selectFrom("signal_run").select("id").executeTakeFirstOrThrow();
  await followUpRun({ db, clock: world.clock })({ runId }, jobContext);
  const queued = await listRows(db)<{ task: string }>`
    select task_identifier as task from graphile_worker.jobs where task_identifier = 'views.enrol-revealed'`;
  expect(queued).toHaveLength(1);
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await enrolRevealedPeople({ db })({ workspaceId }, jobContext);
    await run(viewId);
  }
  expect(enrolled()).toEqual(["jonas@view.example"]);
  expect((await world.readAction(viewId, "sequencer"))?.last_error).toBeNull();
});

test("people are added when their emails are revealed by any means, as last_error advises", async () => {
  const { db, workspaceId } = world;
  const [companyId = 0] = await world.addAccounts(1);
  const viewId = await world.saveView(SEQUENCER);
  const jonas = await addPerson(companyId, "Dr. Jonas von und zu Weber, PhD", "VP");
  await reportInsights(companyId, [jonas]);
  await run(viewId);
  expect((await world.readAction(viewId, "sequencer"))?.last_error).toContain("enrich-emails");
  await revealEmails(db, workspaceId, [{ personId: jonas, workEmail: "jonas@view.example", source: "enrichment" }]);
  const rows = await listRows(db)<{ payload: { workspaceId: number } }>`
    select payload from graphile_worker._private_jobs as job
      join graphile_worker._private_tasks as task on task.id = job.task_id
    where task.identifier = 'views.enrol-revealed'`;
  expect(rows).toEqual([{ payload: { workspaceId } }]);
  await enrolRevealedPeople({ db })({ workspaceId }, jobContext);
  await run(viewId);
  expect(enrolled()).toEqual(["jonas@view.example"]);
});

test("people at blocked or excluded companies are not added, as last_error reports", async () => {
  const { db, workspaceId } = world;
  const [blocked, customer, other] = (await world.addAccounts(3)) as [number, number, number];
  const viewId = await world.saveView(SEQUENCER);
  for (const [companyId, name] of [
    [blocked, "Bo"],
    [customer, "Cy"],
    [other, "Di"],
  ] as const) {
    const id = await addPerson(companyId, name, "VP", `${name.toLowerCase()}@view.example`);
    await reportInsights(companyId, [id]);
  }
  await db.insertInto("blocked_domain").values({ workspace_id: workspaceId, domain: "view-1.example" }).execute();
  await db.updateTable("workspace_account").set({ is_customer: true }).where("company_id", "=", customer).execute();
  await upsertWorkspaceExclusions(db, workspaceId, { ...NO_EXCLUSIONS, customers: true, in_crm: true });
  await run(viewId);
  expect(enrolled()).toEqual(["di@view.example"]);
  expect((await world.readAction(viewId, "sequencer"))?.last_error).toContain("exclusions of the workspace");
});

test("a deleted sequence is reported, and pending people are added when it exists again", async () => {
  const [companyId = 0] = await world.addAccounts(1);
  const viewId = await world.saveView(SEQUENCER);
  const mara = await addPerson(companyId, "Mara Lindqvist", "VP", "mara@view.example");
  world.sequencer.sequences.length = 0;
  await reportInsights(companyId, [mara]);
  await run(viewId);
  expect((await world.readAction(viewId, "sequencer"))?.last_error).toBe("No such sequence.");
  world.sequencer.sequences.push({ id: "S1", name: "Welcome" });
  await run(viewId);
  expect(enrolled()).toEqual(["mara@view.example"]);
});

test("pending people are added immediately when the sequencer is connected again", async () => {
  const viewId = await addTwoPeople();
  await deleteIntegration(world.db, world.workspaceId, "sequencer");
  await sql`delete from graphile_worker._private_jobs`.execute(world.db);
  await run(viewId);
  expect(await world.listDueJobs("views.enrol-people")).toEqual([]);
  await world.reconnect("sequencer");
  expect(await world.listDueJobs("views.enrol-people")).toEqual([{ viewId, workspaceId: world.workspaceId }]);
  await run(viewId);
  expect(enrolled()).toEqual(["mara@view.example", "jonas@view.example"]);
});

/** Runs `happens` while the first person is being added. */
function whileAddingTheFirst(happens: () => Promise<unknown>): void {
  const { sequencer } = world;
  const addLead = sequencer.addLead.bind(sequencer);
  sequencer.addLead = async (...lead) => {
    sequencer.addLead = addLead;
    await happens();
    return addLead(...lead);
  };
}

async function addTwoPeople(): Promise<string> {
  const [companyId = 0] = await world.addAccounts(1);
  const viewId = await world.saveView(SEQUENCER);
  const mara = await addPerson(companyId, "Mara Lindqvist", "VP", "mara@view.example");
  const jonas = await addPerson(companyId, "Jonas Weber", "VP", "jonas@view.example");
  await reportInsights(companyId, [mara, jonas]);
  return viewId;
}

test("no further person is added once the action is turned off, even while people are being added", async () => {
  const viewId = await addTwoPeople();
  whileAddingTheFirst(() => updateActions(world.db, viewId, { sequencer: { ...SEQUENCER.sequencer, enabled: false } }));
  await run(viewId);
  expect(enrolled()).toEqual(["mara@view.example"]);
});

test("pending people are added to the new sequence when it changes, even while people are being added", async () => {
  const viewId = await addTwoPeople();
  world.sequencer.sequences.push({ id: "S2", name: "Return" });
  whileAddingTheFirst(() =>
    updateActions(world.db, viewId, { sequencer: { enabled: true, settings: { sequenceId: "S2" } } }),
  );
  await run(viewId);
  expect(world.sequencer.leads.map(({ sequenceId }) => sequenceId)).toEqual(["S1", "S2"]);
});

test("no further person is added once the sequencer is disconnected, even while people are being added", async () => {
  const viewId = await addTwoPeople();
  whileAddingTheFirst(() => deleteIntegration(world.db, world.workspaceId, "sequencer"));
  await run(viewId);
  expect(enrolled()).toEqual(["mara@view.example"]);
  expect((await world.readAction(viewId, "sequencer"))?.last_error).toBe("No sequencer is connected. Connect one.");
});

test("people found after the action is turned on again are added, even if a run has just seen that it was off", async () => {
  const viewId = await addTwoPeople();
  const off = { sequencer: { ...SEQUENCER.sequencer, enabled: false } };
  await updateActions(world.db, viewId, off);
  let seenOff: Promise<void> | undefined;
  await world.db.transaction().execute(async (transaction) => {
    await sql`lock table view_enrolment in exclusive mode`.execute(transaction);
    seenOff = run(viewId);
    await untilWaitingForLocks(world.db, 1);
    await updateActions(transaction, viewId, SEQUENCER);
  });
  await seenOff;
  await run(viewId);
  expect(enrolled()).toEqual(["mara@view.example", "jonas@view.example"]);
});
