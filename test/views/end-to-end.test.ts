import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { type CallOptions, call } from "../../scripts/support/call.ts";
import { TEST_SECRET_KEY } from "../../scripts/support/keys.ts";
import { startMailServer } from "../../scripts/support/mail.ts";
import { until } from "../../scripts/support/until.ts";
import { CREDENTIALS, startVendorStandIns } from "../../scripts/support/vendor-stand-ins.ts";
import type { Schema } from "../../server/http/contract.ts";
import { codeIn } from "../agent-keys/support.ts";
import { startCommand } from "../support/command.ts";
import { startTestService } from "../support/service.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { TestClock } from "../support/test-clock.ts";
import { startWebhookReceiver, verify } from "../support/webhook-receiver.ts";

const EMAIL = "ada@northwind.example";
const GERMAN = ["kiel", "jena", "trier", "ulm"].map((name) => `${name}.example`);
const AMERICAN = "boston.example";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/**
 * Starts a service that sends email over SMTP, stand-ins of the vendors, and a receiver that responds with 500 twice
 * and then hangs once.
 */
async function start() {
  const vendors = await startVendorStandIns();
  onTestFinished(vendors.close);
  vendors.slack.channels.push({ id: "C1", name: "sales", is_private: false, is_archived: false, is_member: true });
  for (const id of ["71", "72"])
    vendors.hubspot.owners.push({ id, email: `${id}@northwind.example`, firstName: "Owner", lastName: id });
  const mailServer = await startMailServer();
  onTestFinished(mailServer.close);
  const receiver = await startWebhookReceiver((_received, response, count) => {
    if (count <= 2) response.writeHead(500).end("try later");
    else if (count > 3) response.writeHead(204).end();
  });
  onTestFinished(receiver.close);
  const clock = new TestClock();
  const service = await startTestService({ WORKERS: "1", ...vendors.settings, MAIL_URL: mailServer.url }, undefined, {
    clock,
  });
  onTestFinished(service.stop);
  return { service, clock, receiver, mails: mailServer.received, slack: vendors.slack, hubspot: vendors.hubspot };
}

type Started = Awaited<ReturnType<typeof start>>;

type Send = <Body>(method: string, path: string, body?: unknown) => Promise<Body>;

function sender(service: Started["service"], options: CallOptions = {}): Send {
  return async <Body>(method: string, path: string, body?: unknown) => {
    const response = await call(service, method, path, { ...options, body });
    const problem = response.status === 200 ? undefined : response.body;
    expect({ path, status: response.status, problem }).toEqual({ path, status: 200 });
    return response.body as Body;
  };
}

/** Signs up with the mailed code. Returns a function that sends requests as the new user. */
async function signUp({ service, mails }: Started): Promise<Send> {
  const send = sender(service);
  await send("POST", "/api/v1/agent/sign-up", { email: EMAIL });
  const otp_code = codeIn(await until(() => mails.at(-1)));
  const { api_key: key } = await send<Schema["VerifyResponse"]>("POST", "/api/v1/agent/verify", {
    email: EMAIL,
    otp_code,
  });
  const { user_id } = await sender(service, { key })<Schema["Caller"]>("GET", "/api/v1/agent/me");
  return sender(service, { key, headers: { "X-User-ID": user_id } });
}

/** Loads files with the commands that operators use. */
async function ingest({ service }: Started, files: Readonly<Record<string, readonly object[]>>): Promise<void> {
  const folder = temporaryFolder();
  const environment = { DATABASE_URL: service.database.url, SECRET_KEY: TEST_SECRET_KEY, DATA_DIR: folder };
  for (const [kind, records] of Object.entries(files)) {
    const file = join(folder, `${kind}.ndjson`);
    writeFileSync(file, records.map((record) => `${JSON.stringify(record)}\n`).join(""));
    const { code, output } = await startCommand(
      `node scripts/commands/ingest/main.ts ${kind} ${file}`,
      environment,
    ).ended();
    expect({ code, output }).toMatchObject({ code: 0 });
  }
}

test("a new user's view reports the results of a signal once through every channel, and assigns the accounts in turn", async () => {
  const started = await start();
  const { clock, receiver, mails, slack, hubspot } = started;
  const send = await signUp(started);
  await send("PUT", "/api/v1/integrations/chat", CREDENTIALS.slack);
  await send("PUT", "/api/v1/integrations/crm", CREDENTIALS.hubspot);
  const { view, webhook_secret: secret } = await send<Schema["ViewResponse"]>("POST", "/api/v1/views", {
    name: "Germany",
    filters: { country_include: ["DEU"] },
    chat_notifications: { target: "channel", channel_id: "C1" },
    webhook_notifications: { url: receiver.url },
    email_notifications: {},
    crm_assignment: { assignee_ids: ["71", "72"] },
  });

  const domains = [...GERMAN, AMERICAN];
  await ingest(started, {
    companies: domains.map((domain) => ({ domain, name: domain, hq_country: domain === AMERICAN ? "USA" : "DEU" })),
    "job-posts": domains.map((domain) => ({
      company_domain: domain,
      title: "Platform engineer",
      text: "You run our Kubernetes clusters.",
      url: `https://${domain}/jobs/1`,
      posted_at: clock.now().toISOString().slice(0, 10),
    })),
  });
  await send("POST", "/api/v2/signal/deploy/job-post-first-time-mention", {
    name: "Platforms",
    term: "Kubernetes",
    accounts: domains.map((website) => ({ website })),
  });

  const log = () => send<Schema["WebhookDeliveryList"]>("GET", `/api/v1/views/${view.id}/webhook/deliveries`);
  for (const [attempts, delay] of [
    [1, 5 * SECOND],
    [2, 5 * MINUTE],
    [3, 30 * MINUTE],
  ] as const) {
    await until(async () => (await log()).deliveries[0]?.attempts.length === attempts);
    expect(verify(receiver.received[attempts - 1]!, secret ?? "", clock.now())).toBe(true);
    clock.advance(delay);
  }
  const delivery = await until(async () => (await log()).deliveries.find(({ status }) => status === "delivered"));
  expect(verify(receiver.received[3]!, secret ?? "", clock.now())).toBe(true);
  expect(delivery.attempts).toMatchObject([
    { attempt_number: 1, status_code: 500, error: null, response_body: "try later" },
    { attempt_number: 2, status_code: 500, error: null, response_body: "try later" },
    { attempt_number: 3, status_code: null, error: "No response within 10 seconds." },
    { attempt_number: 4, status_code: 204, error: null },
  ]);
  expect((await log()).total_count).toBe(1);
  expect(receiver.received.map(({ id }) => id)).toEqual(Array(4).fill(delivery.event_id));
  expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1);

  const event = JSON.parse(receiver.received[0]?.body ?? "");
  expect(event).toMatchObject({
    type: "insights.new",
    data: { view_id: view.id, view_name: "Germany", insight_count: 4, account_count: 4 },
  });
  const told: Schema["Insight"][] = event.data.insights;
  expect(told.map(({ account_domain }) => account_domain).toSorted()).toEqual(GERMAN.toSorted());
  expect(told.every(({ alert_text }) => alert_text.includes("works with Kubernetes"))).toBe(true);

  const history = await until(async () => {
    const list = await send<Schema["AlertList"]>("GET", "/api/v1/insights/alerts");
    return list.alerts.every(({ status }) => status === "sent") && list;
  });
  expect(history.alerts.map(({ notification_type }) => notification_type).toSorted()).toEqual([
    "chat",
    "email",
    "webhook",
  ]);
  for (const alert of history.alerts) expect(alert.insights).toEqual(told);
  const feed = await send<Schema["InsightFeed"]>("GET", "/api/v1/insights/feed");
  const german = feed.insights.filter(({ account_domain }) => account_domain !== AMERICAN);
  expect(feed.insights).toHaveLength(5);
  expect(german.map(({ insight_id, alert_text }) => ({ insight_id, alert_text }))).toEqual(
    told.map(({ insight_id, alert_text }) => ({ insight_id, alert_text })),
  );

  expect(slack.messages.map(({ channel }) => channel)).toEqual(["C1"]);
  const alertMails = mails.filter(({ headers }) =>
    /^\S+\.example: Kubernetes, and 3 other accounts \(Germany\)$/.test(headers.subject ?? ""),
  );
  expect(alertMails.map(({ recipients }) => recipients)).toEqual([[EMAIL]]);
  // The only other email contains the code.
  expect(mails).toHaveLength(2);

  const owners = await until(() => {
    const records = [...hubspot.objects.companies.values()].map(({ properties }) => properties);
    return records.length === GERMAN.length && new Map(records.map((one) => [one.domain, one.hubspot_owner_id]));
  });
  const inTurn = told
    .toSorted((a, b) => a.account_id - b.account_id)
    .map((insight) => owners.get(insight.account_domain));
  expect(inTurn).toEqual(["71", "72", "71", "72"]);
}, 120_000);
