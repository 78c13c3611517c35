import { setTimeout as delay } from "node:timers/promises";
import { afterEach, expect, onTestFinished, test } from "vitest";
import { generateCompanies } from "../../scripts/support/catalogue.ts";
import { TEST_SECRET_KEY } from "../../scripts/support/keys.ts";
import { readOutbox } from "../../scripts/support/mail.ts";
import { CREDENTIALS, startVendorStandIns } from "../../scripts/support/vendor-stand-ins.ts";
import { createWorkspace } from "../../scripts/support/workspaces.ts";
import { listRows } from "../../server/db/statements.ts";
import { encryptCredentials } from "../../server/integrations/credentials.ts";
import { upsertIntegration } from "../../server/integrations/queries.ts";
import { randomNumbers } from "../../server/lib/random.ts";
import { createSecrets } from "../../server/secrets/secrets.ts";
import { insertView, updateActions } from "../../server/views/queries.ts";
import { setViewWebhook } from "../../server/webhooks/public.ts";
import { createTestDatabase } from "../support/database.ts";
import { recordRun } from "../support/insights.ts";
import { killProcesses, type SupportProcess, startProcess } from "../support/processes.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { startWebhookReceiver } from "../support/webhook-receiver.ts";

const RUNS = 10;
const ACCOUNTS_PER_RUN = 4;

afterEach(killProcesses);

test("every run is reported once and its accounts are assigned evenly, even if one of two workers is killed ten times", async () => {
  const { db, url } = await createTestDatabase();
  const vendors = await startVendorStandIns();
  onTestFinished(vendors.close);
  const receiver = await startWebhookReceiver();
  onTestFinished(receiver.close);
  const outbox = temporaryFolder();
  const { slack, hubspot } = vendors;
  slack.channels.push({ id: "C1", name: "sales", is_private: false, is_archived: false, is_member: true });
  for (const id of ["71", "72"])
    hubspot.owners.push({ id, email: `${id}@northwind.example`, firstName: "Owner", lastName: id });

  const owner = await createWorkspace(db);
  const secrets = createSecrets(TEST_SECRET_KEY);
  for (const [kind, { provider, ...credentials }] of [
    ["chat", CREDENTIALS.slack],
    ["crm", CREDENTIALS.hubspot],
  ] as const) {
    await upsertIntegration(db, owner.workspaceId, {
      kind,
      provider,
      external_account_name: null,
      connected_at: new Date(),
      connected_by: owner.userId,
      credentials_encrypted: encryptCredentials(secrets, owner.workspaceId, kind, credentials),
    });
  }
  await generateCompanies(db, RUNS * ACCOUNTS_PER_RUN);
  const companies = await db.selectFrom("company").select("id").orderBy("id").execute();
  const view = { ...owner, name: "All", viewType: "accounts", filters: {}, isDefault: false } as const;
  const viewId = await insertView(db, view, new Date(Date.now() - 1000));
  await updateActions(db, viewId, {
    chat: { enabled: true, settings: { target: "channel", channelId: "C1" } },
    email: { enabled: true, settings: { recipientEmail: null } },
    crm_assignment: {
      enabled: true,
      settings: { mode: "round_robin", assigneeIds: ["71", "72"], overrideOwnerIds: [] },
    },
  });
  const key = { workspaceId: owner.workspaceId, viewId };
  await setViewWebhook(db, secrets, key, { url: receiver.url, enabled: true }, new Date());

  const { SLACK_URL, HUBSPOT_URL } = vendors.settings;
  const vendorUrls = JSON.stringify({ slack: SLACK_URL, hubspot: HUBSPOT_URL });
  const startWorker = (): Promise<SupportProcess> =>
    startProcess("view-worker.ts", url, TEST_SECRET_KEY, vendorUrls, outbox);
  const workers = await Promise.all([startWorker(), startWorker()]);
  const random = randomNumbers(13);
  for (let run = 0; run < RUNS; run += 1) {
    const found = companies.slice(run * ACCOUNTS_PER_RUN, (run + 1) * ACCOUNTS_PER_RUN);
    await recordRun(
      db,
      owner.workspaceId,
      found.map(({ id }) => ({ companyId: id, text: `Found in run ${run}`, dedupeKey: `${id}` })),
    );
    // The test varies the time of the kill.
    await delay(random() * 400);
    const place = run % 2;
    await workers[place]?.kill();
    workers[place] = await startWorker();
  }

  // The message of a failure lists the missing accounts.
  const progress = async () => {
    const failing = await listRows(db)`
      select task_identifier, attempts, run_at, last_error from graphile_worker.jobs where last_error is not null`;
    const alerts = await db.selectFrom("alert").select(["id", "notification_type", "status"]).execute();
    const assignments = await listRows(db)<{ status: string; accounts: number }>`
      select status, count(*) as accounts from view_assignment group by status`;
    return {
      alerts: alerts.length,
      pending: alerts.filter(({ status }) => status === "pending"),
      assignments,
      failing,
    };
  };
  const assignments = [{ status: "assigned", accounts: companies.length }];
  const done = { alerts: 3 * RUNS, pending: [], assignments, failing: expect.anything() };
  await expect.poll(progress, { timeout: 150_000 }).toEqual(done);
  const alerts = await db.selectFrom("alert").select(["notification_type", "status", "run_id"]).execute();
  const statuses = (channel: string) => alerts.filter((alert) => alert.notification_type === channel);
  expect(statuses("webhook").every(({ status }) => status === "sent")).toBe(true);
  expect(statuses("email").every(({ status }) => status === "sent")).toBe(true);
  // There is one event per run, whose delivery may be repeated with the same id.
  const bodies = new Map(receiver.received.map(({ id, body }) => [id, JSON.parse(body).data.insights]));
  expect(bodies.size).toBe(RUNS);
  const told = [...bodies.values()].flat().map(({ insight_id }: { insight_id: number }) => insight_id);
  expect(new Set(told).size).toBe(companies.length);
  expect(told).toHaveLength(companies.length);
  expect(readOutbox(outbox)).toHaveLength(RUNS);
  expect(statuses("chat").every(({ status }) => status === "sent")).toBe(true);
  const texts = slack.messages.map(({ blocks }) => JSON.stringify(blocks).match(/Found in run \d+/)?.[0]);
  expect(texts.toSorted()).toEqual(Array.from({ length: RUNS }, (_, run) => `Found in run ${run}`).toSorted());

  const owners = [...hubspot.objects.companies.values()].map(({ properties }) => properties.hubspot_owner_id);
  expect(owners).toHaveLength(companies.length);
  expect(owners.filter((id) => id === "71")).toHaveLength(companies.length / 2);
  expect(owners.filter((id) => id === "72")).toHaveLength(companies.length / 2);
}, 240_000);
