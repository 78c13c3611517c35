import { sql } from "kysely";
import { pino } from "pino";
import { describe, expect, test } from "vitest";
import { createKeyOwner } from "../../../scripts/support/keys.ts";
import { until } from "../../../scripts/support/until.ts";
import { publish } from "../../../server/webhooks/public.ts";
import { startTestService } from "../../support/service.ts";
import { verify } from "../../support/webhook-receiver.ts";
import { createWebhooksClient, openWebhookService } from "../service.ts";
import { jobCompleted } from "../support.ts";

const { db, clock, receive, signIn } = await openWebhookService();
const hour = 60 * 60 * 1_000;

describe("an event of a workspace", () => {
  test("reaches the webhooks that subscribe to it, signed, and no others", async () => {
    const receiver = await receive();
    const [user, stranger] = [await signIn(), await signIn()];
    const wanting = await user.create(receiver.url);
    const other = await user.create(receiver.url, ["signal.failed"]);
    const foreign = await stranger.create(receiver.url);
    expect(await publish(db, jobCompleted(user.workspaceId))).toBe(1);
    const delivered = await user.untilDelivery(wanting.webhook.id, ({ status }) => status === "delivered");
    expect(delivered).toMatchObject({
      event_type: "lookalike_job.completed",
      attempts: [{ attempt_number: 1, status_code: 204, error: null, response_body: "" }],
    });
    const [received] = receiver.received;
    expect(verify(received!, wanting.webhook_secret, clock.now())).toBe(true);
    expect(verify(received!, other.webhook_secret, clock.now())).toBe(false);
    const { data, type } = jobCompleted(user.workspaceId);
    expect(JSON.parse(received!.body)).toEqual({
      type,
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      data,
    });
    expect((await user.deliveries(other.webhook.id)).total_count).toBe(0);
    expect((await stranger.deliveries(foreign.webhook.id)).total_count).toBe(0);
    expect(receiver.received).toHaveLength(1);
  });

  test("is listed newest first, by status and in pages", async () => {
    const receiver = await receive((_received, response, count) => response.writeHead(count === 1 ? 500 : 204).end());
    const user = await signIn();
    const { webhook } = await user.create(receiver.url);
    await publish(db, jobCompleted(user.workspaceId, "job_first"));
    await user.untilDelivery(webhook.id, ({ attempts }) => attempts.length === 1);
    await publish(db, jobCompleted(user.workspaceId, "job_second"));
    const second = await user.untilDelivery(webhook.id, ({ status }) => status === "delivered");
    const all = await user.deliveries(webhook.id);
    expect(all.deliveries.map(({ status }) => status)).toEqual(["delivered", "pending"]);
    expect(await user.deliveries(webhook.id, "?status=delivered")).toMatchObject({
      total_count: 1,
      deliveries: [second],
    });
    expect(await user.deliveries(webhook.id, "?limit=1")).toMatchObject({
      deliveries: [second],
      pagination: { has_more: true },
    });
    expect(await user.deliveries(webhook.id, "?limit=1&offset=1")).toMatchObject({
      deliveries: [{ status: "pending" }],
      pagination: { has_more: false },
    });
  });
});

describe("a test", () => {
  test("event is delivered immediately, regardless of subscriptions", async () => {
    const receiver = await receive();
    const user = await signIn();
    const { webhook, webhook_secret } = await user.create(receiver.url, ["signal.failed"]);
    const { delivery } = await user.test(webhook.id);
    expect(delivery).toMatchObject({ event_type: "webhook.test", status: "pending", attempts: [], delivered_at: null });
    await user.untilDelivery(
      webhook.id,
      ({ delivery_id, status }) => delivery_id === delivery.delivery_id && status === "delivered",
    );
    expect(verify(receiver.received[0]!, webhook_secret, clock.now())).toBe(true);
    expect(JSON.parse(receiver.received[0]!.body)).toMatchObject({
      type: "webhook.test",
      data: { webhook_id: webhook.id },
    });
    expect(receiver.received[0]?.id).toBe(delivery.event_id);
  });
});

describe("a rotated secret", () => {
  test("signs alongside the new secret for 24 hours and no longer", async () => {
    const receiver = await receive();
    const user = await signIn();
    const { webhook, webhook_secret: first } = await user.create(receiver.url);
    const rotated = await user.rotate(webhook.id);
    const second = rotated.webhook_secret;
    expect(second).not.toBe(first);
    expect(
      new Date(rotated.previous_secret_expires_at).getTime() - new Date(rotated.webhook.updated_at).getTime(),
    ).toBe(24 * hour);
    const { webhook_secret: third } = await user.rotate(webhook.id);
    const fitting = async () => {
      const count = receiver.received.length;
      await user.test(webhook.id);
      const received = await until(() => receiver.received[count]);
      return [first, second, third].map((secret) => verify(received, secret, clock.now()));
    };
    expect(await fitting()).toEqual([true, true, true]);
    clock.advance(24 * hour + 1_000);
    expect(await fitting()).toEqual([false, false, true]);
  });

  test("is never in plain text in the database, the log or a later response", async () => {
    const lines: string[] = [];
    const log = pino({ level: "trace" }, { write: (line: string) => void lines.push(line) });
    const service = await startTestService({ WORKERS: "1", ALLOW_LOOPBACK_WEBHOOKS: "1" }, undefined, { log });
    try {
      const receiver = await receive((_received, response, count) => response.writeHead(count === 1 ? 500 : 204).end());
      const owner = await createKeyOwner(service.database.db);
      const user = createWebhooksClient(service, owner);
      const idempotent = { "Idempotency-Key": "once" };
      const created = await user.send("POST", "", { url: receiver.url, events: ["signal.failed"] }, idempotent);
      const { webhook, webhook_secret: first } = created.body as Awaited<ReturnType<typeof user.create>>;
      const { webhook_secret: second } = await user.rotate(webhook.id);
      await user.test(webhook.id);
      await user.test(webhook.id);
      await user.untilDelivery(webhook.id, ({ status }) => status === "delivered");
      const responses = [await user.list(), await user.read(webhook.id), await user.deliveries(webhook.id)];
      const tables = await sql<{
        name: string;
      }>`select tablename as name from pg_tables where schemaname = 'public'`.execute(service.database.db);
      const stored = await Promise.all(
        tables.rows.map(({ name }) =>
          sql`select to_jsonb(row) as row from ${sql.table(name)} as row`.execute(service.database.db),
        ),
      );
      const everything = JSON.stringify({ responses, stored, lines });
      expect(lines).not.toEqual([]);
      for (const secret of [first, second]) {
        expect(everything).not.toContain(secret);
        expect(everything).not.toContain(secret.slice("whsec_".length));
        expect(everything).not.toContain(Buffer.from(secret.slice("whsec_".length), "base64").toString("hex"));
      }
    } finally {
      await service.stop();
    }
  });
});

describe("redelivering", () => {
  test("sends a delivered event once more with the same id, with both attempts in the log", async () => {
    const receiver = await receive();
    const user = await signIn();
    const { webhook } = await user.create(receiver.url);
    const { delivery } = await user.test(webhook.id);
    await user.untilDelivery(webhook.id, ({ status }) => status === "delivered");
    expect(await user.redeliver(webhook.id, delivery.delivery_id)).toMatchObject({
      delivery: { status: "pending", delivered_at: null, attempts: [{ attempt_number: 1 }] },
    });
    const again = await user.untilDelivery(
      webhook.id,
      ({ status, attempts }) => status === "delivered" && attempts.length === 2,
    );
    expect(again.attempts.map(({ attempt_number }) => attempt_number)).toEqual([1, 2]);
    expect(receiver.received.map(({ id }) => id)).toEqual([delivery.event_id, delivery.event_id]);
  });

  test("does not wait for a retry that is hours away", async () => {
    const receiver = await receive((_received, response, count) => response.writeHead(count <= 2 ? 500 : 204).end());
    const user = await signIn();
    const { webhook } = await user.create(receiver.url);
    const { delivery } = await user.test(webhook.id);
    await user.untilDelivery(webhook.id, ({ attempts }) => attempts.length === 1);
    clock.advance(5_000);
    await user.untilDelivery(webhook.id, ({ attempts }) => attempts.length === 2);
    await user.redeliver(webhook.id, delivery.delivery_id);
    await user.untilDelivery(webhook.id, ({ status, attempts }) => status === "delivered" && attempts.length === 3);
  });
});

test("deleting a webhook deletes its log and its pending deliveries, even during an attempt", async () => {
  const receiver = await receive(() => undefined);
  const user = await signIn();
  const { webhook } = await user.create(receiver.url);
  await user.test(webhook.id);
  await until(() => receiver.received.length === 1);
  await user.remove(webhook.id);
  expect((await user.send("GET", `/${webhook.id}/deliveries`)).status).toBe(404);
  const left = () => db.selectFrom("webhook_delivery").select("id").where("endpoint_id", "=", webhook.id).execute();
  await until(async () => (await left()).length === 0);
  const next = await user.create((await receive()).url);
  await user.test(next.webhook.id);
  await user.untilDelivery(next.webhook.id, ({ status }) => status === "delivered");
});
