import { expect, onTestFinished, test } from "vitest";
import { until } from "../../../scripts/support/until.ts";
import { startWebhookReceiver } from "../../support/webhook-receiver.ts";
import type { Stage } from "../stage.ts";

// No server listens there; no test delivers to it.
const SOMEWHERE = "http://127.0.0.1:9/receive";

export function webhooks({ send, signIn }: Stage): void {
  const create = async (key: string, url: string) =>
    (await send("Webhooks_create", 200, { key, body: { url, events: ["lookalike_job.completed"] } })).body.webhook.id;

  test("an endpoint created, changed, tested, inspected and deleted", async () => {
    const receiver = await startWebhookReceiver((_received, response, count) =>
      response.writeHead(count === 1 ? 200 : 500).end("not again"),
    );
    onTestFinished(receiver.close);
    const { key } = await signIn();
    const path = { webhook_id: await create(key, receiver.url) };
    await send("Webhooks_list", 200, { key, query: { limit: 1 } });
    await send("Webhooks_read", 200, { key, path });
    await send("Webhooks_update", 200, { key, path, body: { events: ["signal.failed", "signal.completed"] } });
    const { delivery_id } = (await send("Webhooks_test", 200, { key, path })).body.delivery;
    await until(
      async () =>
        (await send("Webhooks_listDeliveries", 200, { key, path, query: { status: "delivered" } })).body.total_count ===
        1,
    );
    await send("Webhooks_redeliver", 200, { key, path: { ...path, delivery_id } });
    await until(
      async () => (await send("Webhooks_listDeliveries", 200, { key, path })).body.deliveries[0]?.attempts.length === 2,
    );
    await send("Webhooks_rotateSecret", 200, { key, path });
    const replay = { key, path, body: { from: "2020-01-01T00:00:00.000Z", status: "delivered" } };
    await send("Webhooks_replay", 200, replay);

    await send("Webhooks_update", 200, { key, path, body: { enabled: false } });
    await send("Webhooks_test", 409, { key, path });
    await send("Webhooks_redeliver", 409, { key, path: { ...path, delivery_id } });
    await send("Webhooks_replay", 409, replay);
    await send("Webhooks_delete", 200, { key, path });
  });

  test("an address that is not public, an invalid event, an unknown delivery", async () => {
    const { key } = await signIn();
    const { body } = await send("Webhooks_create", 400, {
      key,
      body: { url: "https://10.0.0.1/", events: ["signal.failed"] },
    });
    expect(body.error_code).toBe("WEBHOOK_URL_REFUSED");
    await send("Webhooks_create", 422, {
      key,
      body: { url: "https://hooks.northwind.example/", events: ["signal.exploded"] },
    });
    const path = { webhook_id: await create(key, SOMEWHERE) };
    await send("Webhooks_update", 400, { key, path, body: { url: "https://10.0.0.1/" } });
    await send("Webhooks_redeliver", 404, { key, path: { ...path, delivery_id: "dlv_unknown" } });
  });

  test("an unknown endpoint", async () => {
    const { key } = await signIn();
    const path = { webhook_id: "wh_unknown", delivery_id: "dlv_unknown" };
    for (const verb of ["read", "update", "delete", "test", "rotateSecret", "listDeliveries", "redeliver"] as const)
      await send(`Webhooks_${verb}`, 404, { key, path });
    await send("Webhooks_replay", 404, { key, path, body: { from: "2020-01-01T00:00:00.000Z" } });
  });

  test("more endpoints than allowed", async () => {
    const { key } = await signIn();
    for (let place = 0; place < 50; place += 1) await create(key, SOMEWHERE);
    const { body } = await send("Webhooks_create", 409, { key, body: { url: SOMEWHERE, events: ["signal.failed"] } });
    expect(body.error_code).toBe("WEBHOOK_LIMIT_REACHED");
  });
}
