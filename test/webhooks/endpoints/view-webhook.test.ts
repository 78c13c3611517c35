import { expect, test } from "vitest";
import { createWorkspace } from "../../../scripts/support/workspaces.ts";
import {
  deleteEndpoint,
  redeliver,
  rotateSecret,
  setViewWebhook,
  testEndpoint,
} from "../../../server/webhooks/endpoints/endpoint.ts";
import { findEndpoint } from "../../../server/webhooks/endpoints/queries.ts";
import { openDeliveries, secrets } from "../support.ts";

test("a view's webhook is found only by its own workspace and only by the view's id", async () => {
  const { db, clock } = await openDeliveries();
  const [owner, stranger] = [await createWorkspace(db), await createWorkspace(db)];
  const key = { workspaceId: owner.workspaceId, viewId: "view_1" };
  const made = await setViewWebhook(db, secrets, key, { url: "http://127.0.0.1:9/receive" }, clock.now());
  expect(await findEndpoint(db, key)).toBeDefined();
  for (const foreign of [
    { workspaceId: stranger.workspaceId, viewId: key.viewId },
    { workspaceId: stranger.workspaceId, webhookId: made!.endpoint.id },
    { workspaceId: owner.workspaceId, webhookId: made!.endpoint.id },
  ]) {
    expect(await findEndpoint(db, foreign)).toBeUndefined();
    expect(await testEndpoint(db, foreign, clock.now())).toBe("noWebhook");
    expect(await redeliver(db, foreign, "dlv_unknown", clock.now())).toBe("noWebhook");
    expect(await rotateSecret(db, secrets, foreign, clock.now())).toBeUndefined();
    expect(await deleteEndpoint(db, foreign, clock.now())).toBe(false);
  }
});
