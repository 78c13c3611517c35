import { expect, onTestFinished, test } from "vitest";
import { until } from "../../../scripts/support/until.ts";
import { startWebhookReceiver } from "../../support/webhook-receiver.ts";
import type { Stage } from "../stage.ts";

// No server listens there; no test delivers to it.
const SOMEWHERE = "http://127.0.0.1:9/receive";

export function views(stage: Stage): void {
  const { send, signIn } = stage;

  test("a view created, changed, listed, read and deleted", async () => {
    const { key } = await signIn();
    const { body } = await send("Views_create", 200, { key });
    const path = { view_id: body.view.id };
    expect((await send("Views_create", 409, { key })).body.error_code).toBe("VIEW_NAME_TAKEN");
    await send("Views_create", 404, { key, body: { name: "Other", filters: { audience_include: [999_999] } } });
    await send("Views_create", 422, { key, body: { name: "Other", filters: { country_include: ["ZZZ"] } } });
    for (const refused of [
      { filters: { no_such_filter: 1 } },
      { view_type: "accounts", filters: { seniority_include: ["VP"] } },
      { chat_notifications: {} },
      { webhook_notifications: { url: "https://10.0.0.1/" } },
    ]) {
      await send("Views_create", 400, { key, body: { name: "Other", ...refused } });
    }
    await send("Views_create", 200, { key, body: { name: "People", filters: { seniority_include: ["VP"] } } });
    await send("Views_update", 200, { key, path, body: { name: "Robots", email_notifications: {} } });
    await send("Views_update", 400, { key, path, body: { filters: { no_such_filter: 1 } } });
    await send("Views_update", 409, { key, path, body: { name: "people" } });
    await send("Views_update", 422, { key, path, body: { sequencer_sequencing: {} } });
    await send("Views_list", 200, { key });
    await send("Views_read", 200, { key, path });
    await send("Views_options", 200, { key });
    await send("Views_delete", 200, { key, path });
  });

  test("the webhook of a view that is tested, redelivered to and turned off", async () => {
    const receiver = await startWebhookReceiver();
    onTestFinished(receiver.close);
    const { key } = await signIn();
    const webhook = (change: object) => ({ name: "Hook", webhook_notifications: change });
    const { view } = (await send("Views_create", 200, { key, body: webhook({ url: receiver.url }) })).body;
    const path = { view_id: view.id };
    const { delivery_id } = (await send("Views_testWebhook", 200, { key, path })).body.delivery;
    await until(
      async () =>
        (await send("Views_listDeliveries", 200, { key, path, query: { status: "delivered" } })).body.total_count === 1,
    );
    await send("Views_redeliver", 200, { key, path: { ...path, delivery_id } });
    await send("Views_redeliver", 404, { key, path: { ...path, delivery_id: "dlv_unknown" } });
    const replay = { key, path, body: { from: "2020-01-01T00:00:00.000Z", status: "failed" } };
    await send("Views_replayWebhook", 200, replay);
    await send("Views_rotateWebhookSecret", 200, { key, path });
    await send("Views_update", 200, { key, path, body: webhook({ enabled: false }) });
    await send("Views_testWebhook", 409, { key, path });
    await send("Views_redeliver", 409, { key, path: { ...path, delivery_id } });
    await send("Views_replayWebhook", 409, replay);
    await send("Views_update", 200, { key, path, body: { webhook_notifications: null } });
    await send("Views_rotateWebhookSecret", 409, { key, path });
  });

  test("an unknown view", async () => {
    const { key } = await signIn();
    const path = { view_id: "view_unknown", delivery_id: "dlv_unknown" };
    for (const verb of [
      "read",
      "update",
      "delete",
      "testWebhook",
      "rotateWebhookSecret",
      "listDeliveries",
      "redeliver",
    ] as const) {
      await send(`Views_${verb}`, 404, { key, path });
    }
    await send("Views_replayWebhook", 404, { key, path, body: { from: "2020-01-01T00:00:00.000Z" } });
  });

  test("more views than allowed", async () => {
    const { key, userId, workspaceId } = await signIn();
    const now = new Date();
    await stage.database.db
      .insertInto("saved_view")
      .values(
        Array.from({ length: 1000 }, (_, place) => ({
          id: `view_${userId.slice(5)}x${place}`,
          workspace_id: workspaceId,
          user_id: userId,
          name: `View ${place}`,
          view_type: "accounts",
          filters: "{}",
          created_at: now,
          updated_at: now,
        })),
      )
      .execute();
    const { body } = await send("Views_create", 409, {
      key,
      body: { name: "One more", webhook_notifications: { url: SOMEWHERE } },
    });
    expect(body.error_code).toBe("LIMIT_REACHED");
  });
}
