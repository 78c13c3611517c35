import { expect, test } from "vitest";
import { until } from "../../../scripts/support/until.ts";
import { publish } from "../../../server/webhooks/public.ts";
import { openWebhookService } from "../service.ts";
import { jobCompleted } from "../support.ts";

const { db, receive, signIn } = await openWebhookService();
const EVENTS = ["lookalike_job.completed"];

test("headers of a webhook are sent with every event, and only their names are returned", async () => {
  const user = await signIn();
  const receiver = await receive();
  const headers = [
    { name: "Authorization", value: "Bearer northwind-gateway" },
    { name: "X-Tenant", value: "a b, c" },
  ];
  const made = await user.send("POST", "", { url: receiver.url, events: EVENTS, headers });
  expect(made).toMatchObject({ status: 200, body: { webhook: { header_names: ["authorization", "x-tenant"] } } });
  const { id } = (made.body as { webhook: { id: string } }).webhook;
  const read = JSON.stringify([await user.read(id), await user.list()]);
  expect(read).not.toContain("northwind-gateway");
  await publish(db, jobCompleted(user.workspaceId));
  await until(() => receiver.received.length === 1);
  expect(receiver.received[0]?.headers).toMatchObject({
    authorization: "Bearer northwind-gateway",
    "x-tenant": "a b, c",
    "content-type": "application/json",
  });
  expect(JSON.stringify(await db.selectFrom("webhook_headers").selectAll().execute())).not.toContain(
    "northwind-gateway",
  );
  expect(
    (await user.update(id, { events: ["lookalike_job.completed", "signal.failed"] })).webhook.header_names,
  ).toEqual(["authorization", "x-tenant"]);
  expect((await user.update(id, { headers: [] })).webhook.header_names).toEqual([]);
  await publish(db, jobCompleted(user.workspaceId));
  await until(() => receiver.received.length === 2);
  expect(receiver.received[1]?.headers).not.toHaveProperty("authorization");
});

test.each([
  ["Webhook-Signature", "v1,forged", "reserved_header"],
  ["WEBHOOK-anything", "x", "reserved_header"],
  ["Host", "internal", "reserved_header"],
  ["content-length", "0", "reserved_header"],
  ["Transfer-Encoding", "chunked", "reserved_header"],
  ["X-Tenant", "twice", "duplicate"],
])("the header %s: %s is rejected with its location", async (name, value, type) => {
  const user = await signIn();
  const headers = [
    { name: "x-tenant", value: "7" },
    { name, value },
  ];
  const response = await user.send("POST", "", { url: (await receive()).url, events: EVENTS, headers });
  expect(response).toMatchObject({ status: 422, body: { detail: [{ loc: ["body", "headers", "1", "name"], type }] } });
});

test.each([
  ["X Tenant", "7"],
  ["X-Tenant", "line\r\nInjected: 1"],
  ["X-Tenant", " padded"],
  ["X-Tenant", "snow\u2603"],
])("a header that is invalid in HTTP is rejected: %s", async (name, value) => {
  const user = await signIn();
  const headers = [{ name, value }];
  expect((await user.send("POST", "", { url: (await receive()).url, events: EVENTS, headers })).status).toBe(422);
});

test("a test event contains a realistic sample of every event that the webhook subscribes to", async () => {
  const user = await signIn();
  const receiver = await receive();
  const events = ["insights.new", "signal.completed", "webhook.disabled"];
  const { webhook } = await user.create(receiver.url, events);
  await user.test(webhook.id);
  await until(() => receiver.received.length === 1);
  const { data } = JSON.parse(receiver.received[0]!.body);
  expect(data.samples.map(({ type }: { type: string }) => type)).toEqual(events);
  expect(data.samples[0].data.insights[0]).toMatchObject({ account_name: "Northwind" });
});

test("events of a time range are sent again with their ids if their delivery has the requested status", async () => {
  const user = await signIn();
  const receiver = await receive((_received, response, count) => response.writeHead(count <= 2 ? 410 : 204).end());
  const { webhook } = await user.create(receiver.url);
  const before = new Date(Date.now() - 60_000).toISOString();
  await publish(db, jobCompleted(user.workspaceId, "job_lost"));
  await until(async () => !(await user.read(webhook.id)).webhook.enabled);
  expect((await user.send("POST", `/${webhook.id}/replay`, { from: before })).status).toBe(409);
  await user.update(webhook.id, { enabled: true });
  await publish(db, jobCompleted(user.workspaceId, "job_gone"));
  await until(async () => !(await user.read(webhook.id)).webhook.enabled);
  await user.update(webhook.id, { enabled: true });
  await publish(db, jobCompleted(user.workspaceId, "job_kept"));
  await user.untilDelivery(webhook.id, ({ status }) => status === "delivered");
  const replay = async (body: object) => user.send("POST", `/${webhook.id}/replay`, body);
  const to = new Date(Date.now() + 60_000).toISOString();
  expect(await replay({ from: before, to, status: "failed" })).toMatchObject({
    status: 200,
    body: { replayed_count: 2 },
  });
  await until(async () => (await user.deliveries(webhook.id, "?status=delivered")).total_count === 3);
  expect(receiver.received).toHaveLength(5);
  expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(3);
  expect(await replay({ from: to })).toMatchObject({ status: 422, body: { detail: [{ loc: ["body", "to"] }] } });
  expect(await replay({ from: "2020-01-01T00:00:00.000Z", to: before })).toMatchObject({ body: { replayed_count: 0 } });
});

test("headers stay when the path of a webhook changes, and are removed when the origin changes unless they are sent again", async () => {
  const user = await signIn();
  const headers = [{ name: "authorization", value: "Bearer of the receiver" }];
  const [first, second] = [await receive(), await receive()];
  const made = await user.send("POST", "", { url: first.url, events: EVENTS, headers });
  const { webhook } = made.body as { webhook: { id: string } };
  const names = async (change: object) => (await user.update(webhook.id, change)).webhook.header_names;
  expect(await names({ url: `${first.url}/other` })).toEqual(["authorization"]);
  expect(await names({ url: second.url })).toEqual([]);
  expect(await names({ url: first.url, headers })).toEqual(["authorization"]);
});
