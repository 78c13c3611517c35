import { join } from "node:path";
import { expect, test } from "vitest";
import { call } from "../../../scripts/support/call.ts";
import { createKeyOwner } from "../../../scripts/support/keys.ts";
import { readOutbox } from "../../../scripts/support/mail.ts";
import { until } from "../../../scripts/support/until.ts";
import type { Schema } from "../../../server/http/contract.ts";
import { publish } from "../../../server/webhooks/public.ts";
import { openWebhookService } from "../service.ts";
import { jobCompleted } from "../support.ts";

const { service, db, receive, signIn } = await openWebhookService();

const REASON =
  "The receiver returned 410, so the webhook was turned off. Turn it on when the receiver accepts events again.";

function mailsTo(email: string) {
  return readOutbox(join(service.dataDirectory, "outbox")).filter(({ recipients }) => recipients.includes(email));
}

test("a 410 turns a webhook off with the reason, and its creator gets one email and the other webhooks one event", async () => {
  const user = await signIn();
  const gone = await receive((_received, response) => response.writeHead(410).end());
  const witness = await receive();
  const { webhook } = await user.create(gone.url);
  const other = await user.create(witness.url, ["webhook.disabled"]);
  for (let event = 0; event < 5; event += 1) await publish(db, jobCompleted(user.workspaceId));
  await until(() => witness.received.length > 0);
  expect((await user.read(webhook.id)).webhook).toMatchObject({ enabled: false, disabled_reason: REASON });
  const [{ body } = { body: "" }] = witness.received;
  expect(JSON.parse(body)).toMatchObject({
    type: "webhook.disabled",
    data: { webhook_id: webhook.id, url: gone.url, disabled_reason: REASON },
  });
  const [mail] = await until(() => mailsTo(user.email).length > 0 && mailsTo(user.email));
  expect(mail?.text).toContain(webhook.id);
  expect(mail?.text).toContain(new URL(gone.url).host);
  expect(mail?.text).not.toContain(new URL(gone.url).pathname);
  expect((await user.deliveries(other.webhook.id)).total_count).toBe(1);
  expect(mailsTo(user.email)).toHaveLength(1);
  expect((await user.update(webhook.id, { enabled: true })).webhook).toMatchObject({ disabled_reason: null });
});

test("the email goes to the member who created the webhook, or to the first member if that member was removed", async () => {
  const owner = await signIn();
  const email = `colleague-${owner.userId.toLowerCase()}@northwind.example`;
  const member = { key: owner.key, body: { email } };
  expect((await call(service, "POST", "/api/v1/workspace/members", member)).status).toBe(200);
  const colleague = await createKeyOwner(db, email);
  const gone = await receive((_received, response) => response.writeHead(410).end());
  const made = await call(service, "POST", "/api/v1/webhooks", {
    key: colleague.key,
    body: { url: gone.url, events: ["lookalike_job.completed"] },
  });
  const { webhook } = made.body as Schema["WebhookWithSecret"];
  await publish(db, jobCompleted(owner.workspaceId));
  await until(() => mailsTo(colleague.email).length === 1);
  expect(mailsTo(owner.email)).toEqual([]);
  await owner.update(webhook.id, { enabled: true });
  const removed = `/api/v1/workspace/members?email=${encodeURIComponent(email)}`;
  expect((await call(service, "DELETE", removed, { key: owner.key })).status).toBe(200);
  await publish(db, jobCompleted(owner.workspaceId));
  await until(() => mailsTo(owner.email).length === 1);
  expect(mailsTo(colleague.email)).toHaveLength(1);
});

test("a webhook that a user turns off has no disabled_reason", async () => {
  const user = await signIn();
  const { webhook } = await user.create((await receive()).url);
  expect((await user.update(webhook.id, { enabled: false })).webhook).toMatchObject({
    enabled: false,
    disabled_reason: null,
  });
});
