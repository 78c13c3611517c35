import { afterEach, beforeEach, expect, test } from "vitest";
import { openSession } from "../../server/db/connect.ts";
import { listRows } from "../../server/db/statements.ts";
import {
  addToWaitingAlert,
  countAlerts,
  lockWaitingAlerts,
  type PendingAlert,
} from "../../server/insights/queries-alerts.ts";
import { sendAlert } from "../../server/views/actions/send-alert.ts";
import { matchRun } from "../../server/views/matching/match-run.ts";
import { recordRun } from "../support/insights.ts";
import { untilWaitingForLocks } from "../support/locks.ts";
import { createViewWorld, jobContext, type ViewWorld } from "./world.ts";

const SCHEDULE = { frequency: "daily", hour: 9, weekdays: null, timeZone: "UTC", quiet: null } as const;

let world: ViewWorld;
let viewId: string;
beforeEach(async () => {
  world = await createViewWorld();
  viewId = await world.saveView({ email: { enabled: true, settings: { recipientEmail: null, schedule: SCHEDULE } } });
});
afterEach(() => world.database.close());

/** Records a run about a company, and returns the run's id. */
async function endRun(companyId: number): Promise<number> {
  const { db, workspaceId, clock } = world;
  const insight = { companyId, text: "Found", isNetNewAccount: true, dedupeKey: `${companyId}` };
  await recordRun(db, workspaceId, [insight], clock.now());
  const { id } = await db.selectFrom("insight_run").select("id").orderBy("id", "desc").executeTakeFirstOrThrow();
  return id;
}

function match(runId: number): Promise<void> {
  return matchRun(world)({ runId }, jobContext);
}

function listAlerts() {
  return world.db.selectFrom("alert").select(["id", "status", "insight_count", "account_ids"]).orderBy("id").execute();
}

/** Sends an alert, and calls `during` during the attempt. Returns the sent alerts. */
async function send(alertId: number, during: () => Promise<void> = async () => undefined): Promise<PendingAlert[]> {
  const sent: PendingAlert[] = [];
  const sender = {
    channel: "email" as const,
    settledAfterMs: 60_000,
    send: async (alert: PendingAlert) => {
      sent.push(alert);
      await during();
      return { kind: "sent" as const };
    },
  };
  await sendAlert(world, sender)({ alertId }, jobContext);
  return sent;
}

test("findings that a run adds while a digest is being sent are sent in another digest", async () => {
  const [first = 0, second = 0] = await world.addAccounts(2);
  await match(await endRun(first));
  const [digest] = await listAlerts();
  const next = await endRun(second);
  const sent = await send(digest?.id ?? 0, () => match(next));
  expect(sent.map(({ insight_count }) => insight_count)).toEqual([1]);
  expect(await listAlerts()).toMatchObject([
    { status: "sent", insight_count: 1, account_ids: [first] },
    { status: "pending", insight_count: 1, account_ids: [second] },
  ]);
});

test("findings that a run adds when a digest is due are sent with the digest", async () => {
  const { db } = world;
  const [first = 0, second = 0] = await world.addAccounts(2);
  await match(await endRun(first));
  const digest = await db.selectFrom("alert").selectAll().executeTakeFirstOrThrow();
  let sending: Promise<PendingAlert[]> | undefined;
  await db.transaction().execute(async (transaction) => {
    await lockWaitingAlerts(transaction, world.workspaceId);
    const added = { viewId, viewName: "View", userId: world.userId, insightCount: 1, accountCount: 1 };
    const ids = { insightIds: digest.insight_ids, accountIds: [second] };
    const sendAt = digest.send_at ?? new Date();
    await addToWaitingAlert(transaction, { ...added, ...ids }, { channel: "email", sendAt, takenFrom: sendAt });
    sending = send(digest.id);
    await untilWaitingForLocks(db, 1);
  });
  expect((await sending)?.map(({ insight_count }) => insight_count)).toEqual([2]);
});

test("runs that are matched at the same time share a digest, which contains the accounts of all runs", async () => {
  const { db, database } = world;
  const companyIds = await world.addAccounts(3);
  const runIds: number[] = [];
  for (const companyId of companyIds) runIds.push(await endRun(companyId));
  const blocker = await openSession(database.url, "blocks alerts");
  await blocker.query("begin; lock table alert in share mode");
  const matching = Promise.all(runIds.map(match));
  await untilWaitingForLocks(db, 3);
  await blocker.end();
  await matching;
  const alerts = await listAlerts();
  expect(alerts).toMatchObject([{ status: "pending", insight_count: 3 }]);
  expect(alerts[0]?.account_ids.toSorted()).toEqual(companyIds.toSorted());
});

test("a digest counts each account of its runs once, including those that it does not list", async () => {
  const { db, workspaceId, clock } = world;
  const companyIds = await world.addAccounts(2_200);
  for (const ids of [companyIds.slice(0, 1_200), companyIds.slice(1_000)]) {
    const insights = ids.map((companyId) => ({ companyId, text: "Found", dedupeKey: `${ids[0]} ${companyId}` }));
    await recordRun(db, workspaceId, insights, clock.now());
    const run = await db.selectFrom("insight_run").select("id").orderBy("id", "desc").executeTakeFirstOrThrow();
    await match(run.id);
  }
  const [digest] = await db.selectFrom("alert").select(["id", "account_count", "account_ids"]).execute();
  expect(digest).toMatchObject({ account_count: 2_200, account_ids: { length: 1_000 } });
  await send(digest?.id ?? 0);
  const kept = await db.selectFrom("alert").select("counted_account_ids").execute();
  expect(kept).toEqual([{ counted_account_ids: null }]);
});

test("the new accounts of every run of a digest count as new", async () => {
  const { db, userId, clock } = world;
  for (const companyId of await world.addAccounts(3)) await match(await endRun(companyId));
  const since = new Date(clock.now().getTime() - 3_600_000);
  expect(await countAlerts(db, { userId, since })).toEqual({ alert_count: 1, net_new_account_count: 3 });
});

test("findings of several runs are one alert if the runs end while the alert waits for more findings", async () => {
  const { db, clock } = world;
  const viewId = await world.saveView({ email: { enabled: true, settings: { recipientEmail: null } } });
  const gather = matchRun({ db, clock, gatherMs: 120_000 });
  const [first = 0, second = 0, third = 0] = await world.addAccounts(3);
  for (const [companyId, seconds] of [
    [first, 100],
    [second, 100],
    [third, 0],
  ] as const) {
    await gather({ runId: await endRun(companyId) }, jobContext);
    clock.advance(seconds * 1000);
  }
  const alerts = await listRows(db)<{ account_ids: number[]; send_at: Date | null }>`
    select account_ids, send_at from alert where view_id = ${viewId} order by id`;
  expect(alerts.map(({ account_ids }) => account_ids)).toEqual([[second, first], [third]]);
});
