import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { call } from "../../scripts/support/call.ts";
import { createKeyOwner, TEST_SECRET_KEY } from "../../scripts/support/keys.ts";
import { silentLog } from "../../scripts/support/silent-log.ts";
import { createWorkspace } from "../../scripts/support/workspaces.ts";
import { insertAccounts } from "../../server/accounts/public.ts";
import { type Db, openSession } from "../../server/db/connect.ts";
import { listRows } from "../../server/db/statements.ts";
import { accountConditions } from "../../server/filters/queries-conditions.ts";
import type { AccountFilters } from "../../server/filters/read-filters.ts";
import type { SentFilters, ViewType } from "../../server/filters/view-filters.ts";
import type { Schema } from "../../server/http/contract.ts";
import { endInsightRun, insertInsightRun, insertInsights } from "../../server/insights/public.ts";
import { randomNumbers } from "../../server/lib/random.ts";
import { createSecrets } from "../../server/secrets/secrets.ts";
import { matchRun } from "../../server/views/matching/match-run.ts";
import { insertView, updateActions, updateView } from "../../server/views/queries.ts";
import { pruneWebhooks } from "../../server/webhooks/delivery/prune.ts";
import { setViewWebhook } from "../../server/webhooks/public.ts";
import { createTestDatabase } from "../support/database.ts";
import { untilWaitingForLocks } from "../support/locks.ts";
import { startTestService } from "../support/service.ts";
import { TestClock } from "../support/test-clock.ts";

const COMPANIES = 300;
const COUNTRIES = ["DEU", "FRA", "SWE", "USA"];
const STAGES = ["Seed", "Series A", "Series B", "Public"];

const clock = new TestClock();
const context = { signal: new AbortController().signal, log: silentLog };

const database = await createTestDatabase();
const { db } = database;
await sql`
    insert into company (domain, name, employee_count, hq_country, funding_stage, industry, tags)
    select 'match-' || n || '.example', 'Match ' || n, case when n % 9 > 0 then n * 3 end,
      (${COUNTRIES}::text[])[1 + n % 5], (${STAGES}::text[])[1 + n % 6],
      case n % 3 when 0 then 'Energy' when 1 then 'Health' end,
      case when n % 2 = 0 then array['solar', 'grid'] else '{}'::text[] end
    from generate_series(1, ${COMPANIES}) as n`.execute(database.db);

async function companyIds(db: Db): Promise<number[]> {
  const rows = await db.selectFrom("company").select("id").orderBy("id").execute();
  return rows.map(({ id }) => id);
}

interface Owner {
  readonly workspaceId: number;
  readonly userId: string;
}

async function saveView(
  owner: Owner,
  name: string,
  filters: SentFilters,
  viewType: ViewType = "accounts",
): Promise<string> {
  const view = { ...owner, name, viewType, filters, isDefault: false };
  const viewId = await insertView(db, view, clock.now());
  await updateActions(db, viewId, { email: { enabled: true, settings: { recipientEmail: null } } });
  return viewId;
}

let findings = 0;
async function endRun(owner: Owner, companies: readonly number[], at = clock.now()): Promise<number> {
  return database.db.transaction().execute(async (db) => {
    await insertAccounts(db, owner.workspaceId, companies, "signal");
    const runId = await insertInsightRun(db, owner.workspaceId, { kind: "crm" });
    findings += 1;
    const found = companies.map((companyId) => ({ companyId, text: "Found", dedupeKey: `${findings} ${companyId}` }));
    await insertInsights(db, runId, found, at);
    await endInsightRun(db, runId, at);
    return runId;
  });
}

function listAlerts(runId: number) {
  return database.db
    .selectFrom("alert")
    .select(["view_id", "notification_type", "insight_count", "account_count", "insight_ids", "account_ids"])
    .where("run_id", "=", runId)
    .orderBy("id")
    .execute();
}

test("a run is matched once, however many workers match it", async () => {
  // Alerts are free, so a workspace without credits also gets them.
  const owner = await createWorkspace(database.db, 0);
  const viewId = await saveView(owner, "All", {});
  const companies = (await companyIds(database.db)).slice(0, 150);
  const runId = await endRun(owner, companies);
  const match = matchRun({ db: database.db, clock });
  await Promise.all([match({ runId }, context), match({ runId }, context), match({ runId }, context)]);
  await saveView(owner, "Later", {});
  await match({ runId }, context);
  const [alert, ...more] = await listAlerts(runId);
  expect(more).toEqual([]);
  expect(alert).toMatchObject({ view_id: viewId, notification_type: "email", insight_count: 150, account_count: 150 });
  expect(alert?.insight_ids).toHaveLength(100);
  expect(alert?.account_ids.toSorted((a, b) => a - b)).toEqual(companies);
});

test("a run with thousands of accounts is one alert, which counts all and lists the best insights and accounts", async () => {
  const owner = await createWorkspace(db);
  const viewId = await saveView(owner, "All", {});
  await updateActions(db, viewId, {
    crm_assignment: { enabled: true, settings: { mode: "single", assigneeIds: ["u-1"], overrideOwnerIds: [] } },
  });
  const rows = await listRows(db)<{ id: number }>`
    insert into company (domain, name) select 'page-' || n || '.example', 'Page ' || n
    from generate_series(1, 1300) as n
    returning id`;
  const companies = rows.map(({ id }) => id);
  const runId = await db.transaction().execute(async (transaction) => {
    await insertAccounts(transaction, owner.workspaceId, companies, "signal");
    const id = await insertInsightRun(transaction, owner.workspaceId, { kind: "crm" });
    const insightsWithKind = (ids: readonly number[], kind: string) =>
      ids.map((companyId) => ({ companyId, text: "Found", dedupeKey: `${kind} ${companyId}` }));
    await insertInsights(transaction, id, insightsWithKind(companies, "old"), new Date(clock.now().getTime() - 1_000));
    // The last accounts have the newest insights, so the alert lists them first.
    await insertInsights(transaction, id, insightsWithKind(companies.slice(-30), "new"), clock.now());
    await endInsightRun(transaction, id, clock.now());
    return id;
  });
  await matchRun({ db, clock })({ runId }, context);
  const [alert, ...more] = await listAlerts(runId);
  expect(more).toEqual([]);
  expect(alert).toMatchObject({ insight_count: 1330, account_count: 1300 });
  expect(alert?.account_ids).toEqual([...companies.slice(-30), ...companies.slice(0, 970)]);
  const insights = await listRows(db)<{ id: number }>`
    select id from insight where run_id = ${runId} order by alert_date desc, id limit 100`;
  expect(alert?.insight_ids).toEqual(insights.map(({ id }) => id));
  const assigned = await db.selectFrom("view_assignment").select("company_id").where("view_id", "=", viewId).execute();
  expect(assigned).toHaveLength(1300);
});

test("neither earlier insights nor runs that ended before the view was created are reported", async () => {
  const owner = await createWorkspace(database.db);
  const [first = 0, second = 0] = await companyIds(database.db);
  const before = await endRun(owner, [first]);
  clock.advance(1000);
  await saveView(owner, "All", {});
  clock.advance(1000);
  const match = matchRun({ db: database.db, clock });
  await match({ runId: before }, context);
  expect(await listAlerts(before)).toEqual([]);
  const runId = await endRun(owner, [second]);
  await match({ runId }, context);
  expect(await listAlerts(runId)).toMatchObject([{ insight_count: 1, account_ids: [second] }]);
});

test("300 views with random filters match the same accounts as lists with these filters", async () => {
  const owner = await createWorkspace(db);
  const random = randomNumbers(20261122);
  const pick = <Value>(values: readonly Value[]): Value[] => values.filter(() => random() < 0.4);
  const randomFilters = (): AccountFilters => ({
    ...(random() < 0.4 && { country_include: pick(COUNTRIES) }),
    ...(random() < 0.2 && { country_exclude: pick(COUNTRIES) }),
    ...(random() < 0.3 && { funding_stage_include: pick(STAGES) as never }),
    ...(random() < 0.2 && { funding_stage_exclude: pick(STAGES) as never }),
    ...(random() < 0.3 && { min_employee_count: Math.floor(random() * 400) }),
    ...(random() < 0.2 && { max_employee_count: 400 + Math.floor(random() * 400) }),
    ...(random() < 0.2 && { industry_include: ["energy"] }),
    ...(random() < 0.2 && { tag_exclude: ["Solar", "wind"] }),
    ...(random() < 0.3 && { min_insight_count: 1 + Math.floor(random() * 4) }),
    ...(random() < 0.3 && { insight_within_days: 1 + Math.floor(random() * 40) }),
    ...(random() < 0.1 && { domain_include: ["match-7.example", "match-8.example"] }),
  });
  const views = new Map<string, AccountFilters>();
  for (let n = 0; n < 300; n += 1) {
    const filters = randomFilters();
    views.set(await saveView(owner, `View ${n}`, filters), filters);
  }
  const companies = (await companyIds(db)).slice(0, 200);
  for (const days of [2, 9, 30]) {
    const some = companies.filter(() => random() < 0.5);
    await endRun(owner, some, new Date(clock.now().getTime() - days * 86_400_000));
  }
  const runId = await endRun(owner, companies);
  await matchRun({ db, clock })({ runId }, context);
  const found = new Map((await listAlerts(runId)).map((alert) => [alert.view_id, alert.account_ids]));
  for (const [viewId, filters] of views) {
    const rows = await listRows(db)<{ id: number }>`
      select c.id from workspace_account as a join company as c on c.id = a.company_id
      where a.workspace_id = ${owner.workspaceId} and ${accountConditions(filters) ?? sql`true`} order by c.id`;
    expect(found.get(viewId)?.toSorted((a, b) => a - b) ?? [], JSON.stringify(filters)).toEqual(
      rows.map(({ id }) => id),
    );
  }
});

test("a people view reports insights that mention a matching person, and insights without a person at accounts of matching people", async () => {
  const owner = await createWorkspace(db);
  const viewId = await saveView(owner, "Leaders", { seniority_include: ["VP"] }, "people");
  const [first = 0, second = 0, third = 0] = await companyIds(db);
  const [leader, intern] = await db
    .insertInto("person")
    .values([
      { company_id: first, full_name: "Mara Lindqvist", seniority: "VP" },
      { company_id: second, full_name: "Jonas Weber", seniority: "INTERN" },
      { company_id: third, full_name: "Eva Novak", seniority: "VP" },
    ])
    .returning("id")
    .execute();
  await insertAccounts(db, owner.workspaceId, [first, second, third], "signal");
  const runId = await insertInsightRun(db, owner.workspaceId, { kind: "crm" });
  const found = [
    { companyId: first, personId: leader?.id, text: "Of a leader" },
    { companyId: second, personId: intern?.id, text: "Of an intern" },
    { companyId: second, text: "Where no leader works" },
    { companyId: third, text: "Where a leader works" },
    // The person does not work at the account, and an insight about a person is reported only for that person.
    { companyId: third, personId: intern?.id, text: "Of the intern elsewhere" },
  ].map(({ personId, ...insight }, place) => ({
    ...{ ...insight, dedupeKey: `people ${place}` },
    ...(personId !== undefined && { personId }),
  }));
  const ids = await insertInsights(db, runId, found, clock.now());
  await endInsightRun(db, runId, clock.now());
  await matchRun({ db, clock })({ runId }, context);
  expect(await listAlerts(runId)).toEqual([
    {
      ...{ view_id: viewId, notification_type: "email", insight_count: 2, account_count: 2 },
      ...{ insight_ids: [ids[0], ids[3]], account_ids: [first, third] },
    },
  ]);
});

test("a view that is edited while a run is matched reports the run once, and the next run with its new filters", async () => {
  const { db, url } = database;
  const owner = await createWorkspace(db);
  const viewId = await saveView(owner, "All", {});
  const [first = 0, second = 0] = await companyIds(db);
  const match = matchRun({ db, clock });
  const runId = await endRun(owner, [first]);
  // One match has read the views and waits to write alerts; the other match waits for the run.
  const blocker = await openSession(url, "blocks alerts");
  await blocker.query("begin; lock table alert in share mode");
  const matching = Promise.all([match({ runId }, context), match({ runId }, context)]);
  await untilWaitingForLocks(db, 2);
  await updateView(db, viewId, { name: "Second", filters: { domain_include: ["match-2.example"] } });
  await blocker.end();
  await matching;
  await match({ runId }, context);
  expect(await listAlerts(runId)).toMatchObject([{ view_id: viewId, account_ids: [first] }]);
  const next = await endRun(owner, [first, second]);
  await match({ runId: next }, context);
  expect(await listAlerts(next)).toMatchObject([{ view_id: viewId, insight_count: 1, account_ids: [second] }]);
});

test.each([
  ["deleted", "DELETE", undefined],
  ["updated to have no webhook", "PATCH", { webhook_notifications: null }],
])("a view that is %s while a run is matched leaves no alert that waits forever", async (_change, method, body) => {
  const service = await startTestService({ ALLOW_LOOPBACK_WEBHOOKS: "1" }, database, { clock });
  onTestFinished(service.stop);
  const owner = await createKeyOwner(db);
  const send = (verb: string, path: string, sent?: object) =>
    call(service, verb, path, { key: owner.key, headers: { "X-User-ID": owner.userId }, body: sent });
  const webhook = { name: "All", webhook_notifications: { url: "http://127.0.0.1:9/" } };
  const { view } = (await send("POST", "/api/v1/views", webhook)).body as Schema["ViewResponse"];
  const runId = await endRun(owner, (await companyIds(db)).slice(0, 1));
  let matching: Promise<void> | undefined;
  let changing: ReturnType<typeof send> | undefined;
  await db.transaction().execute(async (blocker) => {
    // A match waits for the lock on its workspace after it has written the delivery.
    await sql`select from workspace where id = ${owner.workspaceId} for update`.execute(blocker);
    matching = matchRun({ db, clock })({ runId }, context);
    await untilWaitingForLocks(db, 1);
    changing = send(method, `/api/v1/views/${view.id}`, body);
    await Promise.race([changing, untilWaitingForLocks(db, 2)]);
  });
  await matching;
  expect(await changing).toMatchObject({ status: 200 });
  await pruneWebhooks({ db, clock, keptDays: 30 })({}, context);
  expect(await send("GET", "/api/v1/insights/alerts")).toMatchObject({
    status: 200,
    body: { alerts: [{ notification_type: "webhook", status: "failed" }] },
  });
});

test("the views of a removed member stop acting, and act again when the member is back", async () => {
  const owner = await createWorkspace(db);
  const [first = 0, second = 0] = await companyIds(db);
  await saveView(owner, "All", {});
  const member = db.updateTable("app_user").where("id", "=", owner.userId);
  await member.set({ removed_at: clock.now() }).execute();
  const match = matchRun({ db, clock });
  const without = await endRun(owner, [first]);
  await match({ runId: without }, context);
  expect(await listAlerts(without)).toEqual([]);
  await member.set({ removed_at: null }).execute();
  const again = await endRun(owner, [second]);
  await match({ runId: again }, context);
  expect(await listAlerts(again)).toHaveLength(1);
});

test("each enabled channel gets one alert, a webhook gets one delivery, and views of other workspaces get nothing", async () => {
  const owner = await createWorkspace(db);
  const stranger = await createWorkspace(db);
  await saveView(stranger, "All", {});
  const viewId = await saveView(owner, "All", {});
  const secrets = createSecrets(TEST_SECRET_KEY);
  const key = { workspaceId: owner.workspaceId, viewId };
  await setViewWebhook(db, secrets, key, { url: "https://hooks.northwind.example/", enabled: true }, clock.now());
  await updateActions(db, viewId, {
    chat: { enabled: true, settings: { target: "channel", channelId: "C1" } },
    sequencer: { enabled: false, settings: { sequenceId: "S1" } },
  });
  const [first = 0] = await companyIds(db);
  const runId = await endRun(owner, [first]);
  await matchRun({ db, clock })({ runId }, context);
  const alerts = await listAlerts(runId);
  expect(alerts.map((alert) => alert.notification_type).toSorted()).toEqual(["chat", "email", "webhook"]);
  expect(new Set(alerts.map((alert) => alert.view_id))).toEqual(new Set([viewId]));
  const events = await listRows(db)<{ body: string }>`
    select body from webhook_event where workspace_id = ${owner.workspaceId}`;
  expect(events.map(({ body }) => JSON.parse(body))).toMatchObject([
    { type: "insights.new", data: { view_id: viewId, view_name: "All", insight_count: 1, account_count: 1 } },
  ]);
});
