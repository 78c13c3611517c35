import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, describe, expect, onTestFinished, test } from "vitest";
import { call } from "../../scripts/support/call.ts";
import { generateCompanies } from "../../scripts/support/catalogue.ts";
import { createKeyOwner, type KeyOwner } from "../../scripts/support/keys.ts";
import { readOutbox } from "../../scripts/support/mail.ts";
import { silentLog } from "../../scripts/support/silent-log.ts";
import { until } from "../../scripts/support/until.ts";
import { CREDENTIALS, startVendorStandIns } from "../../scripts/support/vendor-stand-ins.ts";
import { listRows, oneRow } from "../../server/db/statements.ts";
import type { Schema } from "../../server/http/contract.ts";
import { displayName } from "../../server/search-engine/public.ts";
import { type AlertSender, type SendResult, sendAlert } from "../../server/views/actions/send-alert.ts";
import { insertRow, insertRows } from "../support/insert.ts";
import { recordRun, recordSignalRun } from "../support/insights.ts";
import { startTestService } from "../support/service.ts";
import { TestClock } from "../support/test-clock.ts";
import { startWebhookReceiver, verify } from "../support/webhook-receiver.ts";

const VIEWS = "/api/v1/views";
const HOUR = 3_600_000;

const vendors = await startVendorStandIns();
vendors.slack.channels.push({ id: "C1", name: "sales", is_private: false, is_archived: false, is_member: true });
const service = await startTestService({
  WORKERS: "1",
  ...vendors.settings,
  PUBLIC_URL: "https://api.northwind.example",
});
const { db } = service.database;
await generateCompanies(db, 3);
const companies = await db.selectFrom("company").select(["id", "name", "domain"]).orderBy("id").execute();
afterAll(async () => {
  await service.stop();
  await vendors.close();
});

async function send<Body>(method: string, path: string, { key }: KeyOwner, body?: unknown): Promise<Body> {
  const response = await call(service, method, path, { key, body });
  expect({ status: response.status, problem: response.status === 200 ? undefined : response.body }).toEqual({
    status: 200,
  });
  return response.body as Body;
}

async function listAlerts(owner: KeyOwner, query = ""): Promise<Schema["AlertList"]> {
  const response = await call(service, "GET", `/api/v1/insights/alerts${query}`, {
    key: owner.key,
    headers: { "X-User-ID": owner.userId },
  });
  expect(response.status).toBe(200);
  return response.body as Schema["AlertList"];
}

let findings = 0;
function findingAt(place: number, text: string) {
  findings += 1;
  return {
    companyId: companies[place]?.id ?? 0,
    text,
    dedupeKey: `alert ${findings}`,
    link: "https://jobs.northwind.example/1?a=1&b=2",
    isNetNewAccount: place === 0,
  };
}

function readView(owner: KeyOwner, viewId: string): Promise<Schema["ViewResponse"]> {
  return send("GET", `${VIEWS}/${viewId}`, owner);
}

test("chat, webhook and email each report a run once, and the history lists the alerts", async () => {
  const receiver = await startWebhookReceiver((_received, response, count) =>
    response.writeHead(count === 1 ? 500 : 204).end(),
  );
  onTestFinished(receiver.close);
  const owner = await createKeyOwner(db);
  await send("PUT", "/api/v1/integrations/chat", owner, CREDENTIALS.slack);
  const { view, webhook_secret: secret } = await send<Schema["ViewResponse"]>("POST", VIEWS, owner, {
    name: "Robotics & <Automation>",
    filters: { domain_include: companies.slice(0, 2).map(({ domain }) => domain) },
    chat_notifications: { target: "channel", channel_id: "C1" },
    webhook_notifications: { url: receiver.url },
    email_notifications: {},
  });
  const found = [
    findingAt(0, "Hiring for <robots> & arms."),
    findingAt(1, "Opened a plant."),
    findingAt(2, "Does not match."),
  ];
  const insightIds = await recordRun(db, owner.workspaceId, found);

  const alerts = await until(async () => {
    const list = await listAlerts(owner);
    return list.alerts.length === 3 && list.alerts.every(({ status }) => status === "sent") && list;
  });
  expect(alerts).toMatchObject({ total_alerts: 3, has_more: false, net_new_account_count: 1 });
  const told = alerts.alerts.map(({ notification_type, recipient_email, chat_channel_id }) => ({
    notification_type,
    recipient_email,
    chat_channel_id,
  }));
  expect(told).toHaveLength(3);
  expect(told).toContainEqual({ notification_type: "chat", recipient_email: null, chat_channel_id: "C1" });
  expect(told).toContainEqual({ notification_type: "email", recipient_email: owner.email, chat_channel_id: null });
  expect(told).toContainEqual({ notification_type: "webhook", recipient_email: null, chat_channel_id: null });
  for (const alert of alerts.alerts) {
    expect(alert).toMatchObject({
      subject: `${displayName(companies[0]?.name ?? "")}: CRM, and 1 other account (Robotics & <Automation>)`,
      view_name: "Robotics & <Automation>",
      saved_view_id: view.id,
      insight_count: 2,
      account_count: 2,
    });
    expect(alert.insights.map(({ insight_id }) => insight_id).toSorted()).toEqual(insightIds.slice(0, 2).toSorted());
  }

  expect(receiver.received).toHaveLength(2);
  expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(1);
  expect(receiver.received.every((one) => verify(one, secret ?? "", new Date()))).toBe(true);
  const event = JSON.parse(receiver.received[0]?.body ?? "");
  expect(event).toMatchObject({
    type: "insights.new",
    data: { view_id: view.id, view_name: view.name, insight_count: 2, account_count: 2 },
  });
  const { deliveries } = await send<Schema["WebhookDeliveryList"]>(
    "GET",
    `${VIEWS}/${view.id}/webhook/deliveries`,
    owner,
  );
  expect(deliveries).toMatchObject([{ status: "delivered", attempts: [{ status_code: 500 }, { status_code: 204 }] }]);

  const [message, ...moreMessages] = vendors.slack.messages;
  expect(moreMessages).toEqual([]);
  expect(message?.channel).toBe("C1");
  const posted = JSON.stringify(message?.blocks);
  for (const part of ["and 1 other account (Robotics", "&lt;robots&gt; &amp; arms", "jobs.northwind.example", view.id])
    expect(posted).toContain(part);
  const buttons = (message?.blocks ?? []).flatMap(({ elements = [] }) => elements);
  expect(buttons.map(({ text }) => text.text)).toContain(`Open ${companies[0]?.domain}`);
  expect(buttons.at(-1)).toMatchObject({
    text: { text: "Turn these messages off" },
    url: expect.stringContaining("https://api.northwind.example/notifications/unsubscribe/"),
  });
  expect(posted).not.toMatch(/PATCH|GET /);

  const mails = readOutbox(join(service.dataDirectory, "outbox"));
  expect(mails).toHaveLength(1);
  expect(mails[0]?.headers.subject).toContain("and 1 other account (Robotics & <Automation>)");

  const after = await readView(owner, view.id);
  expect(after.view.last_notified_insight_id).toBe(Math.max(...insightIds.slice(0, 2)));
  expect(after.view.last_notification_at).not.toBeNull();
  for (const action of Object.values(after.view.action_config))
    expect(action).toMatchObject({ state: "ok", last_error: null, last_run_at: expect.any(String) });

  await send("PATCH", `${VIEWS}/${view.id}`, owner, { name: "Renamed" });
  await send("DELETE", `${VIEWS}/${view.id}`, owner);
  expect((await listAlerts(owner)).alerts[0]).toMatchObject({
    view_name: view.name,
    saved_view_id: null,
    status: "sent",
  });
  expect(await listAlerts(owner, "?limit=1&offset=2")).toMatchObject({ total_alerts: 3, has_more: false });
  expect(await listAlerts(await createKeyOwner(db))).toMatchObject({ total_alerts: 0, alerts: [] });
});

test("chat, mail, webhook and history list the best insights of a run first, and omit the worst", async () => {
  const receiver = await startWebhookReceiver();
  onTestFinished(receiver.close);
  const owner = await createKeyOwner(db);
  await send("PUT", "/api/v1/integrations/chat", owner, CREDENTIALS.slack);
  await send("POST", VIEWS, owner, {
    name: "Ranked",
    chat_notifications: { target: "channel", channel_id: "C1" },
    webhook_notifications: { url: receiver.url },
    email_notifications: {},
  });
  const rows = await listRows(db)<{ id: number }>`
    insert into company (domain, name) select 'ranked-' || n || '.example', 'Ranked ' || n
    from generate_series(1, 12) as n
    returning id`;
  // The best accounts have the highest ids, so that an order by id fails the test.
  const ranked = rows.map(({ id }) => id).toSorted((a, b) => b - a);
  const ranks = Array.from({ length: 120 }, (_, place) => place + 1);
  const found = ranks.map((rank) => ({
    companyId: ranked[(rank - 1) % ranked.length] ?? 0,
    text: `Rank ${rank}!`,
    dedupeKey: `rank ${rank}`,
  }));
  await recordRun(db, owner.workspaceId, found);
  const { alerts } = await until(async () => {
    const list = await listAlerts(owner);
    return list.alerts.length === 3 && list.alerts.every(({ status }) => status === "sent") && list;
  });
  const ranksIn = (text = "") => [...text.matchAll(/Rank (\d+)!/g)].map(([, rank]) => Number(rank));

  const best = ranks.slice(0, 100);
  const event = JSON.parse(receiver.received[0]?.body ?? "");
  expect(event.data).toMatchObject({ insight_count: 120, account_count: 12 });
  expect(ranksIn(JSON.stringify(event.data.insights))).toEqual(best);
  for (const alert of alerts) {
    expect(alert.matched_account_ids).toEqual(ranked);
    expect(ranksIn(JSON.stringify(alert.insights))).toEqual(best);
  }

  // An alert shows ten accounts with the three best insights of each.
  const shown = ranks.slice(0, 10).flatMap((rank) => [rank, rank + 12, rank + 24]);
  const message = vendors.slack.messages.find(({ text }) => text?.includes("(Ranked)"));
  expect(ranksIn(JSON.stringify(message?.blocks))).toEqual(shown);
  const mail = readOutbox(join(service.dataDirectory, "outbox")).find(({ headers }) =>
    headers.subject?.endsWith("(Ranked)"),
  );
  const parts = mail?.text.replaceAll("=\n", "") ?? "";
  expect(ranksIn(parts), "plain text and HTML show the same insights").toEqual([...shown, ...shown]);
  for (const text of [JSON.stringify(message?.blocks), parts])
    expect(text).toMatch(/90 more insights about 2 more accounts\. The API lists them as alert \d+\./);
});

test("an alert describes each company and its contacts once a day, with the account found by most signals first", async () => {
  const owner = await createKeyOwner(db);
  const receiver = await startWebhookReceiver();
  onTestFinished(receiver.close);
  await send("PUT", "/api/v1/integrations/chat", owner, CREDENTIALS.slack);
  const schedule = { frequency: "daily", hour: 9, time_zone: "Europe/Berlin" };
  await send("POST", VIEWS, owner, {
    ...{ name: "People", webhook_notifications: { url: receiver.url } },
    ...{ email_notifications: { schedule }, chat_notifications: { target: "channel", channel_id: "C1", schedule } },
  });
  const [first, second] = await insertRows(db, "company", [
    { domain: "alone.example", name: "Alone GmbH" },
    {
      ...{
        domain: "wanted.example",
        name: "Wanted, Inc.",
        employee_count: 1200,
        hq_country: "DEU",
        hq_city: "Berlin",
      },
      description: "Wanted makes picking robots for grocers. It was founded in 2011.",
    },
  ]);
  const people = ["Ada", "Ben", "Cleo", "Dan"].map((name) => ({
    ...{ company_id: second?.id ?? 0, full_name: `${name} Novak`, title: `Head of ${name}` },
    social_url: `https://social.example/in/${name.toLowerCase()}`,
  }));
  const personIds = (await insertRows(db, "person", people)).map(({ id }) => id);
  for (const [term, companies] of [
    ["Terraform", [second]],
    ["Kubernetes", [first, second]],
  ] as const)
    await recordSignalRun(db, owner, term, {
      found: companies.map((company) => ({ companyId: company?.id ?? 0 })),
      // The people are not in the order of their ids.
      people: term === "Terraform" ? personIds.toReversed().map((id) => ({ id, companyId: second?.id ?? 0 })) : [],
    });
  await until(
    async () => (await listAlerts(owner)).alerts.filter(({ insight_count }) => insight_count === 3).length === 2,
  );
  await sql`update alert set send_at = now() where user_id = ${owner.userId}`.execute(db);
  await sql`update graphile_worker._private_jobs set run_at = now() where key like 'views.alert.%'`.execute(db);
  const mail = await until(() =>
    readOutbox(join(service.dataDirectory, "outbox")).find(({ headers }) => headers.subject?.endsWith("(People)")),
  );
  const text = mail.text.replaceAll("=\n", "");
  expect(mail.headers.subject).toMatch(/^Wanted: Kubernetes, and 1 other account \(People\)$/);
  const plain = text.slice(0, text.indexOf("<!doctype"));
  expect(plain).toContain("Wanted makes picking robots for grocers. 1,200 employees, Berlin, Germany");
  expect(plain.indexOf("wanted.example")).toBeLessThan(plain.indexOf("alone.example"));
  const who = ["Dan", "Cleo", "Ben"].map((name) => plain.indexOf(`${name} Novak, Head of ${name}`));
  expect(who.every((at) => at > 0)).toBe(true);
  expect(who).toEqual(who.toSorted((a, b) => a - b));
  expect(plain).not.toContain("Ada Novak");
  const day = new Date().toLocaleDateString("en-GB", {
    ...{ day: "numeric", month: "long" },
    year: "numeric",
    timeZone: "UTC",
  });
  expect(plain.split(day)).toHaveLength(2);
  const message = await until(() => vendors.slack.messages.find(({ text }) => text?.endsWith("(People)")));
  expect(JSON.stringify(message.blocks)).toContain("<https://social.example/in/dan|Dan Novak> – Head of Dan");
  const events = receiver.received.map(({ body }) => JSON.parse(body).data.insights as Schema["Insight"][]);
  expect(events.flat().find(({ alert_text }) => alert_text.includes("Terraform"))?.people).toEqual(
    people.toReversed().map(({ full_name, title, social_url }, place) => {
      return { people_id: personIds.toReversed()[place], full_name, title, social_url };
    }),
  );
});

test("an alert begins with the account with the most insights, and each insight is a complete sentence", async () => {
  const owner = await createKeyOwner(service.database.db);
  await send("POST", VIEWS, owner, { name: "Said", email_notifications: {} });
  const quote = "(new in its job posts: Engineer, 3 March 2026): We use dbt and Fivetran.";
  const said = [
    [0, "uses", `Alpha works with dbt ${quote}`],
    [0, "uses", `Alpha works with Fivetran ${quote}`],
    [1, "one_of", "Beta asks for dbt or an alternative (Engineer, 3 March 2026): dbt or SQLMesh"],
    [1, "moves_to", "Beta is moving to dbt (Engineer, 3 March 2026): Which tool tests models?"],
  ] as const;
  const found = said.map(([place, role, text]) => {
    return { companyId: companies[place]?.id ?? 0, role, text, link: "https://jobs.northwind.example/1" };
  });
  await recordSignalRun(service.database.db, owner, "dbt", { found });
  const { text } = await until(() =>
    readOutbox(join(service.dataDirectory, "outbox")).find(({ headers }) => headers.subject?.endsWith("(Said)")),
  );
  const plain = text.replaceAll("=\n", "").split("<!doctype")[0] ?? "";
  const inOrder = ["about 2 accounts, best first", "Which tool tests", "dbt or SQLMesh", "We use dbt", "Fivetran (new"];
  const places = inOrder.map((part) => plain.indexOf(part));
  expect(places.every((place, at) => place > (places[at - 1] ?? 0))).toBe(true);
  expect(plain).toContain(`Alpha works with Fivetran ${quote}`);
});

describe("sending", () => {
  const clock = new TestClock();
  const context = { signal: new AbortController().signal, log: silentLog };

  /** Creates a view with a pending chat alert, and a sender that returns `results` in turn. */
  async function startAlert(...results: SendResult[]) {
    const owner = await createKeyOwner(db);
    const { view } = await send<Schema["ViewResponse"]>("POST", VIEWS, owner, { name: "All" });
    await insertRow(db, "view_action", {
      view_id: view.id,
      kind: "chat",
      enabled: true,
      settings: '{"target":"dm","channelId":null}',
    });
    const run = await oneRow(db)<{ id: number }>`
      insert into insight_run (workspace_id, source) values (${owner.workspaceId}, 'crm') returning id`;
    const alert = await insertRow(db, "alert", {
      workspace_id: owner.workspaceId,
      user_id: owner.userId,
      view_id: view.id,
      run_id: run.id,
      notification_type: "chat",
      subject: "1 new insight in All",
      insight_count: 1,
      account_count: 1,
      insight_ids: [1],
      account_ids: [1],
      created_at: clock.now(),
    });
    let sent = 0;
    const sender: AlertSender = {
      channel: "chat",
      send: async () => results[Math.min(sent++, results.length - 1)] ?? { kind: "sent" },
      settledAfterMs: HOUR,
      findSent: async () => ({ kind: "given_up", message: "It may have arrived." }),
    };
    const attempt = () => sendAlert({ db, clock }, sender)({ alertId: alert.id }, context);
    const chat = async () => (await readView(owner, view.id)).view.action_config.chat_app;
    const status = async () =>
      (await db.selectFrom("alert").select("status").where("id", "=", alert.id).executeTakeFirst())?.status;
    return { owner, view, alertId: alert.id, sender, attempt, chat, status, sent: () => sent };
  }

  test("an alert is sent once, even if its job runs repeatedly and the sent message cannot be found", async () => {
    const { attempt, sent, status, chat, sender } = await startAlert({ kind: "sent" });
    Reflect.deleteProperty(sender, "findSent");
    await Promise.all([attempt(), attempt()]);
    await attempt();
    expect(sent()).toBe(1);
    expect(await status()).toBe("sent");
    expect((await chat())?.last_run_at).not.toBeNull();
  });

  test("a failed action is retried, and turned off with the reason after failing for a day", async () => {
    const failure: SendResult = { kind: "failed", message: "The channel is archived. Choose another channel." };
    const { attempt, sent, status, chat } = await startAlert(failure);
    await attempt();
    expect(await status()).toBe("pending");
    expect(await chat()).toMatchObject({ enabled: true, state: "failing", last_error: failure.message });
    clock.advance(23 * HOUR);
    await attempt();
    expect(await status()).toBe("pending");
    clock.advance(2 * HOUR);
    await attempt();
    expect(sent()).toBe(3);
    expect(await status()).toBe("failed");
    expect(await chat()).toMatchObject({
      enabled: false,
      state: "off",
      last_error: expect.stringContaining("Turned off after failing for a day: The channel is archived."),
    });
    await attempt();
    expect(sent()).toBe(3);
  });

  test("a successful retry clears the failure of an action", async () => {
    const { attempt, status, chat } = await startAlert({ kind: "failed", message: "No answer." }, { kind: "sent" });
    await attempt();
    await attempt();
    expect(await status()).toBe("sent");
    expect(await chat()).toMatchObject({ state: "ok", last_error: null });
  });

  test("an alert sent late does not replace the newer last insight of another alert", async () => {
    const { owner, view, alertId, attempt } = await startAlert(
      { kind: "failed", message: "No answer." },
      { kind: "sent" },
    );
    await attempt();
    const run = await oneRow(db)<{ id: number }>`
      insert into insight_run (workspace_id, source) values (${owner.workspaceId}, 'crm') returning id`;
    const late = await db.selectFrom("alert").selectAll().where("id", "=", alertId).executeTakeFirstOrThrow();
    const { id: _, ...values } = late;
    const sentAt = clock.now();
    await insertRow(db, "alert", {
      ...{ ...values, run_id: run.id, notification_type: "email", insight_ids: [2] },
      ...{ status: "sent", sent_at: sentAt },
    });
    clock.advance(HOUR);
    await attempt();
    const { last_notified_insight_id, last_notification_at } = (await readView(owner, view.id)).view;
    expect(last_notified_insight_id).toBe(2);
    expect(Date.parse(last_notification_at ?? "")).toBeGreaterThan(sentAt.getTime());
  });

  test("turning the action off, deleting the view or removing its owner stops pending work", async () => {
    const off = await startAlert({ kind: "sent" });
    await send("PATCH", `${VIEWS}/${off.view.id}`, off.owner, { chat_notifications: { enabled: false } });
    const deleted = await startAlert({ kind: "sent" });
    await send("DELETE", `${VIEWS}/${deleted.view.id}`, deleted.owner);
    const removed = await startAlert({ kind: "sent" });
    await db.updateTable("app_user").set({ removed_at: clock.now() }).where("id", "=", removed.owner.userId).execute();
    for (const { attempt, sent, status } of [off, deleted, removed]) {
      await attempt();
      expect(sent()).toBe(0);
      expect(await status()).toBe("failed");
    }
  });
});

test("a digest waits for its hour and lists the findings of several runs, newest run first and best findings first", async () => {
  const owner = await createKeyOwner(db);
  const schedule = { frequency: "daily", hour: 9, time_zone: "Europe/Berlin" };
  const { view } = await send<Schema["ViewResponse"]>("POST", VIEWS, owner, {
    name: "Digest",
    email_notifications: { schedule },
  });
  expect(view.action_config.email?.schedule).toEqual(schedule);
  await recordRun(db, owner.workspaceId, [findingAt(0, "The best of the first run"), findingAt(1, "The second")]);
  await until(async () => (await listAlerts(owner)).total_alerts === 1);
  await recordRun(db, owner.workspaceId, [findingAt(1, "Of the second run")]);
  await until(async () => (await listAlerts(owner)).alerts[0]?.insight_count === 3);
  const { alerts, total_alerts } = await listAlerts(owner);
  expect(total_alerts).toBe(1);
  expect(alerts[0]).toMatchObject({
    status: "pending",
    account_count: 2,
    subject: expect.stringMatching(/^.*: CRM, and 1 other account \(Digest\)$/),
  });
  expect(alerts[0]?.insights.map(({ alert_text }) => alert_text)).toEqual([
    "Of the second run",
    "The best of the first run",
    "The second",
  ]);
  expect(alerts[0]?.matched_account_ids).toEqual([companies[1]?.id, companies[0]?.id]);
  const rows = await listRows(db)<{ run_at: Date; send_at: Date }>`
    select job.run_at, alert.send_at from alert join graphile_worker.jobs as job on job.key = 'views.alert.' || alert.id
    where alert.view_id = ${view.id}`;
  expect(rows[0]?.run_at).toEqual(rows[0]?.send_at);
  const changed = await send<Schema["ViewResponse"]>("PATCH", `${VIEWS}/${view.id}`, owner, {
    email_notifications: { schedule: null },
  });
  expect(changed.view.action_config.email?.schedule).toBeNull();
});

test.each([
  [{ frequency: "daily", time_zone: "Europe/Nowhere" }, "time_zone"],
  [{ frequency: "immediately", quiet_from: 20 }, "quiet_to"],
])("an impossible schedule is rejected: %o", async (schedule, field) => {
  const owner = await createKeyOwner(db);
  const body = { name: "Schedule", email_notifications: { schedule } };
  const response = await call(service, "POST", VIEWS, { key: owner.key, body });
  expect(response).toMatchObject({
    status: 422,
    body: { detail: [{ loc: ["body", "email_notifications", "schedule", field] }] },
  });
});

test("assigning or sequencing more than 100 accounts at once must be confirmed with their number", async () => {
  const owner = await createKeyOwner(db);
  vendors.hubspot.owners.push({ id: "900", firstName: "Mara", lastName: "Lindqvist", email: "mara@northwind.example" });
  await send("PUT", "/api/v1/integrations/crm", owner, CREDENTIALS.hubspot);
  await sql`
    insert into company (domain, name) select 'confirm-' || n || '.example', 'Confirm ' || n
    from generate_series(1, 101) as n
    on conflict do nothing`.execute(db);
  await sql`
    insert into workspace_account (workspace_id, company_id, source)
    select ${owner.workspaceId}, id, 'import' from company where domain like 'confirm-%'
    on conflict do nothing`.execute(db);
  const body = { name: "Assigned", crm_assignment: { assignee_id: "900" } };
  const asked = await call(service, "POST", VIEWS, { key: owner.key, body });
  expect(asked).toMatchObject({
    status: 409,
    body: { error_code: "CONFIRMATION_REQUIRED", details: { account_count: 101 } },
  });
  const { view } = await send<Schema["ViewResponse"]>("POST", VIEWS, owner, {
    ...body,
    filters: { domain_include: ["nobody.example"] },
  });
  await send("PATCH", `${VIEWS}/${view.id}`, owner, { crm_assignment: { enabled: false } });
  const again = await call(service, "PATCH", `${VIEWS}/${view.id}`, {
    key: owner.key,
    body: { filters: {}, crm_assignment: { enabled: true } },
  });
  expect(again.status).toBe(409);
  await send("PATCH", `${VIEWS}/${view.id}`, owner, {
    ...{ filters: {}, crm_assignment: { enabled: true }, confirm_count: 101 },
  });
  // An active assignment also assigns the accounts that match new filters.
  const { view: on } = await send<Schema["ViewResponse"]>("POST", VIEWS, owner, {
    ...{ ...body, name: "On", filters: { domain_include: ["nobody.example"] } },
  });
  const changed = { filters: {}, crm_assignment: { override_owner_ids: [] } };
  expect(await call(service, "PATCH", `${VIEWS}/${on.id}`, { key: owner.key, body: changed })).toMatchObject({
    status: 409,
    body: { error_code: "CONFIRMATION_REQUIRED" },
  });
  const listing = db.updateTable("view_action").where("view_id", "=", on.id).where("kind", "=", "crm_assignment");
  await until(
    async () =>
      (await db.selectFrom("view_action").select("lists_matching").where("view_id", "=", on.id).execute())[0]
        ?.lists_matching === false,
  );
  await listing.set({ lists_matching: true }).execute();
  const widened = await call(service, "PATCH", `${VIEWS}/${on.id}`, { key: owner.key, body: { filters: {} } });
  expect(widened.status, "the job has not listed the matching accounts yet").toBe(409);
  vendors.lemlist.campaigns.push({ _id: "cam_1", name: "Welcome" });
  await send("PUT", "/api/v1/integrations/sequencer", owner, CREDENTIALS.lemlist);
  const sequence = { name: "Sequence", sequencer_sequencing: { sequence_id: "cam_1" } };
  expect(await call(service, "POST", VIEWS, { key: owner.key, body: sequence })).toMatchObject({
    status: 409,
    body: { error_code: "CONFIRMATION_REQUIRED", details: { account_count: 101 } },
  });
  await send("POST", VIEWS, owner, { ...sequence, confirm_count: 101 });
  await send("POST", VIEWS, owner, { name: "Mails", email_notifications: {} });
});
