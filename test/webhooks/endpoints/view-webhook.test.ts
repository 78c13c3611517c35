import { expect, test } from "vitest";
import { until } from "../../../scripts/support/until.ts";
import { createWorkspace } from "../../../scripts/support/workspaces.ts";
import {
  deleteEndpoint,
  listEndpointDeliveries,
  redeliver,
  rotateSecret,
  setViewWebhook,
  testEndpoint,
} from "../../../server/webhooks/endpoints/endpoint.ts";
import { findEndpoint } from "../../../server/webhooks/endpoints/queries.ts";
import { publishToViews } from "../../../server/webhooks/public.ts";
import { verify } from "../../support/webhook-receiver.ts";
import { openDeliveries, secrets } from "../support.ts";

const DAY_MS = 24 * 60 * 60 * 1_000;

/** A view's webhook, and the deliverer that serves it. */
async function open() {
  const { db, clock, start, receive } = await openDeliveries();
  const { workspaceId } = await createWorkspace(db);
  const receiver = await receive();
  const key = { workspaceId, viewId: "view_1" };
  const made = await setViewWebhook(db, secrets, key, { url: receiver.url }, clock.now());
  if (!made?.secret) throw new Error("The webhook was not created.");
  start();
  const newest = () =>
    until(async () => {
      const page = await listEndpointDeliveries(db, key, { limit: 1, offset: 0 });
      return page?.deliveries.find(({ status }) => status === "delivered");
    });
  return { db, clock, receive, receiver, key, endpoint: made.endpoint, secret: made.secret, newest };
}

function insightsNew(workspaceId: number, viewId: string, at: Date) {
  const nothing = { signal_id: null, insight_count: 0, account_count: 0, insights: [] };
  const data = { view_id: viewId, view_name: "Funded", ...nothing };
  return { workspaceId, viewId, at, type: "insights.new" as const, data };
}

test("a view's webhook gets the events of its view, signed, and no others", async () => {
  const { db, clock, receiver, key, endpoint, secret, newest } = await open();
  const other = { ...key, viewId: "view_2" };
  await setViewWebhook(db, secrets, other, { url: receiver.url }, clock.now());
  const published = await publishToViews(db, [insightsNew(key.workspaceId, key.viewId, clock.now())]);
  expect([...published.keys()]).toEqual([key.viewId]);
  expect(await newest()).toMatchObject({ event_type: "insights.new" });
  expect(receiver.received).toHaveLength(1);
  expect(verify(receiver.received[0]!, secret, clock.now())).toBe(true);
  expect(endpoint).toMatchObject({ url: receiver.url, events: ["insights.new"], enabled: true });
});

test("a new URL comes with a new secret, the same URL and turning off and on do not", async () => {
  const { db, clock, receive, key, endpoint, secret } = await open();
  const set = (change: { url?: string; enabled?: boolean }) => setViewWebhook(db, secrets, key, change, clock.now());
  expect(await set({ enabled: false })).toMatchObject({ endpoint: { id: endpoint.id, enabled: false }, secret: null });
  expect(await testEndpoint(db, key, clock.now())).toBe("turnedOff");
  expect(await set({ url: endpoint.url, enabled: true })).toMatchObject({ endpoint: { enabled: true }, secret: null });
  const moved = await receive();
  const changed = await set({ url: moved.url });
  expect(changed).toMatchObject({ endpoint: { id: endpoint.id, url: moved.url } });
  expect(changed?.secret).toMatch(/^whsec_/);
  expect(changed?.secret).not.toBe(secret);
});

test("is not set without a URL when there is none yet", async () => {
  const { db, clock, key } = await open();
  const unset = { ...key, viewId: "view_3" };
  expect(await setViewWebhook(db, secrets, unset, { enabled: true }, clock.now())).toBeUndefined();
  expect(await findEndpoint(db, unset)).toBeUndefined();
});

test("is tested, and its rotated secret signs beside the new one for 24 hours", async () => {
  const { db, clock, receiver, key, secret } = await open();
  const rotated = await rotateSecret(db, secrets, key, clock.now());
  const verified = async () => {
    const count = receiver.received.length;
    await testEndpoint(db, key, clock.now());
    const received = await until(() => receiver.received[count]);
    return [secret, rotated?.secret ?? ""].map((one) => verify(received, one, clock.now()));
  };
  expect(await verified()).toEqual([true, true]);
  clock.advance(DAY_MS + 1_000);
  expect(await verified()).toEqual([false, true]);
});

test("its deliveries are listed and redelivered, and deleted with it", async () => {
  const { db, clock, receiver, key, newest } = await open();
  await testEndpoint(db, key, clock.now());
  const { id } = await newest();
  // In a transaction, like a request: the deliverer sees the delivery only when it ends.
  const again = await db.transaction().execute((transaction) => redeliver(transaction, key, id, clock.now()));
  expect(again).toMatchObject({ id, status: "pending" });
  await until(() => receiver.received.length === 2);
  expect(await redeliver(db, key, "dlv_unknown", clock.now())).toBe("noDelivery");
  expect(await deleteEndpoint(db, key, clock.now())).toBe(true);
  expect(await deleteEndpoint(db, key, clock.now())).toBe(false);
  expect(await listEndpointDeliveries(db, key, { limit: 1, offset: 0 })).toBeUndefined();
});

test("of another workspace, or given by its webhook's id, is unknown", async () => {
  const { db, clock, key, endpoint } = await open();
  const { workspaceId } = await createWorkspace(db);
  for (const foreign of [
    { workspaceId, viewId: key.viewId },
    { workspaceId, webhookId: endpoint.id },
    { workspaceId: key.workspaceId, webhookId: endpoint.id },
  ]) {
    expect(await findEndpoint(db, foreign)).toBeUndefined();
    expect(await testEndpoint(db, foreign, clock.now())).toBe("noWebhook");
    expect(await redeliver(db, foreign, "dlv_unknown", clock.now())).toBe("noWebhook");
    expect(await rotateSecret(db, secrets, foreign, clock.now())).toBeUndefined();
    expect(await deleteEndpoint(db, foreign, clock.now())).toBe(false);
  }
});
