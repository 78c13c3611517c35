import { expect, onTestFinished, test } from "vitest";
import { call } from "../../scripts/support/call.ts";
import { generateCompanies } from "../../scripts/support/catalogue.ts";
import { createKeyOwner, type KeyOwner } from "../../scripts/support/keys.ts";
import { until } from "../../scripts/support/until.ts";
import type { Schema } from "../../server/http/contract.ts";
import { recordRun } from "../support/insights.ts";
import { untilWaitingForLocks } from "../support/locks.ts";
import { startTestService } from "../support/service.ts";
import { TestClock } from "../support/test-clock.ts";
import { startWebhookReceiver } from "../support/webhook-receiver.ts";

const MEMBERS = "/api/v1/workspace/members";

const clock = new TestClock();

const service = await startTestService({ WORKERS: "1", ALLOW_LOOPBACK_WEBHOOKS: "1" }, undefined, { clock });
const { db } = service.database;
await generateCompanies(db, 1);
const company = await db.selectFrom("company").select("id").executeTakeFirstOrThrow();
const companyId = company.id;

async function send<Body>({ key }: Pick<KeyOwner, "key">, method: string, path: string, body?: unknown): Promise<Body> {
  const response = await call(service, method, path, { key, body });
  expect({ path, status: response.status }).toEqual({ path, status: 200 });
  return response.body as Body;
}

let findings = 0;
/** Records a run that every view of the workspace reports, and waits until it is matched. */
async function find(workspaceId: number): Promise<void> {
  findings += 1;
  const found = { companyId, text: "Opened a plant.", dedupeKey: `webhook ${findings}` };
  await recordRun(db, workspaceId, [found], clock.now());
  const unmatched = db.selectFrom("insight_run").select("id").where("matched_at", "is", null);
  await until(async () => !(await unmatched.executeTakeFirst()));
}

function listAlerts(viewId: string) {
  return db.selectFrom("alert").select("status").where("view_id", "=", viewId).orderBy("id").execute();
}

function deliveriesTo(viewId: string) {
  return db
    .selectFrom("webhook_delivery as delivery")
    .innerJoin("webhook_endpoint as endpoint", "endpoint.id", "delivery.endpoint_id")
    .select(["delivery.status", "delivery.attempt_count"])
    .where("endpoint.view_id", "=", viewId);
}

/** Creates a view whose webhook failed once and waits for its retry. */
async function startRetrying(filtersOf?: (owner: KeyOwner) => Promise<object>) {
  const receiver = await startWebhookReceiver((_received, response, count) =>
    response.writeHead(count === 1 ? 500 : 204).end(),
  );
  onTestFinished(receiver.close);
  const owner = await createKeyOwner(db);
  const filters = await filtersOf?.(owner);
  const body = { name: "All", webhook_notifications: { url: receiver.url }, ...(filters && { filters }) };
  const { view } = await send<Schema["ViewResponse"]>(owner, "POST", "/api/v1/views", body);
  await find(owner.workspaceId);
  await until(() => deliveriesTo(view.id).where("attempt_count", "=", 1).executeTakeFirst());
  return { owner, view, path: `/api/v1/views/${view.id}`, receiver };
}

/** Advances to the next attempt, and waits until nothing is pending. */
async function passRetry(viewId: string): Promise<void> {
  clock.advance(6_000);
  await until(async () => !(await deliveriesTo(viewId).where("delivery.status", "=", "pending").executeTakeFirst()));
}

test("a test event contains the view's id, because callers do not know the webhook's id", async () => {
  const receiver = await startWebhookReceiver((_received, response) => response.writeHead(204).end());
  onTestFinished(receiver.close);
  const owner = await createKeyOwner(db);
  const body = { name: "All", webhook_notifications: { url: receiver.url } };
  const { view } = await send<Schema["ViewResponse"]>(owner, "POST", "/api/v1/views", body);
  await send(owner, "POST", `/api/v1/views/${view.id}/webhook/test`);
  const received = await until(async () => receiver.received[0]);
  expect(JSON.parse(received.body)).toMatchObject({ type: "webhook.test", data: { webhook_id: view.id } });
});

test("a removed member's webhook gets neither pending nor new events until the member is back", async () => {
  const { owner, view, receiver } = await startRetrying();
  const email = "colleague@caller.example";
  await send(owner, "POST", MEMBERS, { email });
  const colleague = await createKeyOwner(db, email);
  await send(colleague, "DELETE", `${MEMBERS}?email=${owner.email}`);
  await passRetry(view.id);
  await find(owner.workspaceId);
  expect(await listAlerts(view.id)).toEqual([{ status: "failed" }]);
  expect(receiver.received).toHaveLength(1);

  await send(colleague, "POST", MEMBERS, { email: owner.email });
  await createKeyOwner(db, owner.email);
  await find(owner.workspaceId);
  await until(async () => (await listAlerts(view.id)).at(-1)?.status === "sent");
  expect(await listAlerts(view.id)).toEqual([{ status: "failed" }, { status: "sent" }]);
  expect(receiver.received).toHaveLength(2);
});

test("pending events are not sent for a deleted view or a view whose filters exclude a deleted audience", async () => {
  const deleted = await startRetrying();
  await send(deleted.owner, "DELETE", deleted.path);
  const limited = await startRetrying(async (owner) => {
    const { audience } = await send<Schema["AudienceResponse"]>(owner, "POST", "/api/v1/audiences", { name: "Never" });
    return { audience_exclude: [audience.id] };
  });
  await db.deleteFrom("audience").execute();
  for (const { view, receiver } of [deleted, limited]) {
    await passRetry(view.id);
    expect(receiver.received).toHaveLength(1);
  }
});

test("pending events of a disabled webhook are not sent, even if it is enabled again", async () => {
  const { owner, view, path, receiver } = await startRetrying();
  await send(owner, "PATCH", path, { webhook_notifications: { enabled: false } });
  expect(await listAlerts(view.id)).toEqual([{ status: "failed" }]);
  await send(owner, "PATCH", path, { webhook_notifications: { enabled: true } });
  await passRetry(view.id);
  expect(receiver.received).toHaveLength(1);
  await find(owner.workspaceId);
  await until(async () => (await listAlerts(view.id)).at(-1)?.status === "sent");
  expect(await listAlerts(view.id)).toEqual([{ status: "failed" }, { status: "sent" }]);
  expect(receiver.received).toHaveLength(2);
});

test("a webhook can be turned off while a delivery ends, and both succeed", async () => {
  const { owner, view, path } = await startRetrying();
  let turningOff: Promise<unknown> | undefined;
  await db.transaction().execute(async (ending) => {
    const delivery = ending
      .updateTable("webhook_delivery")
      .where("endpoint_id", "in", (query) =>
        query.selectFrom("webhook_endpoint").select("id").where("view_id", "=", view.id),
      );
    await delivery.set({ failures: 2 }).execute();
    turningOff = send(owner, "PATCH", path, { webhook_notifications: { enabled: false } });
    await untilWaitingForLocks(db, 1);
    await delivery.set({ status: "delivered", next_attempt_at: null, finished_at: clock.now() }).execute();
  });
  await turningOff;
  expect(await listAlerts(view.id)).toEqual([{ status: "sent" }]);
});

test("when the owner's key is rotated, pending events are sent, and the view continues", async () => {
  const { owner, view, receiver } = await startRetrying();
  const { api_key } = await send<Schema["RotateKeyResponse"]>(owner, "POST", "/api/v1/agent/rotate-key");
  await passRetry(view.id);
  await find(owner.workspaceId);
  await until(async () => (await listAlerts(view.id)).every(({ status }) => status === "sent"));
  expect(await listAlerts(view.id)).toHaveLength(2);
  expect(receiver.received).toHaveLength(3);
  expect((await call(service, "GET", `/api/v1/views/${view.id}`, { key: owner.key })).status).toBe(401);
  const { view: read } = await send<Schema["ViewResponse"]>({ key: api_key }, "GET", `/api/v1/views/${view.id}`);
  expect(read.action_config.webhook).toMatchObject({ enabled: true, state: "ok", last_error: null });
});
