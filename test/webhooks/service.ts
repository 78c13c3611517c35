import { afterAll, expect } from "vitest";
import { call } from "../../scripts/support/call.ts";
import { createKeyOwner, type KeyOwner } from "../../scripts/support/keys.ts";
import { until } from "../../scripts/support/until.ts";
import type { Schema } from "../../server/http/contract.ts";
import { startTestService } from "../support/service.ts";
import { TestClock } from "../support/test-clock.ts";
import { type Respond, startWebhookReceiver } from "../support/webhook-receiver.ts";

type Delivery = Schema["WebhookDelivery"];

/** Returns functions that call the webhooks operations for a user. Each expects 200 unless another status is given. */
export function createWebhooksClient(service: { address: string }, { key }: KeyOwner) {
  const send = (method: string, path: string, body?: unknown, headers?: Record<string, string>) =>
    call(service, method, `/api/v1/webhooks${path}`, {
      key,
      ...(body === undefined ? {} : { body }),
      ...(headers ? { headers } : {}),
    });
  const succeed = async <Name extends keyof Schema>(
    name: Name,
    ...request: Parameters<typeof send>
  ): Promise<Schema[Name]> => {
    const { status, body } = await send(...request);
    expect({ name, status, body }).toMatchObject({ status: 200 });
    return body as Schema[Name];
  };
  const deliveries = (id: string, query = "") => succeed("WebhookDeliveryList", "GET", `/${id}/deliveries${query}`);
  return {
    send,
    create: (url: string, events: string[] = ["lookalike_job.completed"]) =>
      succeed("WebhookWithSecret", "POST", "", { url, events }),
    list: (query = "") => succeed("WebhookList", "GET", query),
    read: (id: string) => succeed("WebhookResponse", "GET", `/${id}`),
    update: (id: string, change: Schema["UpdateWebhookRequest"]) =>
      succeed("WebhookResponse", "PATCH", `/${id}`, change),
    remove: (id: string) => succeed("DeleteWebhookResponse", "DELETE", `/${id}`),
    test: (id: string) => succeed("WebhookDeliveryResponse", "POST", `/${id}/test`),
    rotate: (id: string) => succeed("RotateWebhookSecretResponse", "POST", `/${id}/rotate-secret`),
    redeliver: (id: string, deliveryId: string) =>
      succeed("WebhookDeliveryResponse", "POST", `/${id}/deliveries/${deliveryId}/redeliver`),
    deliveries,
    untilDelivery: (id: string, fits: (delivery: Delivery) => boolean) =>
      until(async () => (await deliveries(id)).deliveries.find(fits)),
  };
}

/** Starts the whole service with loopback webhooks allowed, and receivers. All stop after the test file. */
export async function openWebhookService() {
  const clock = new TestClock();
  const service = await startTestService({ WORKERS: "1", ALLOW_LOOPBACK_WEBHOOKS: "1" }, undefined, { clock });
  const closing: (() => Promise<void>)[] = [service.stop];
  afterAll(async () => {
    for (const close of closing) await close();
  });
  const receive = async (response?: Respond) => {
    const receiver = await startWebhookReceiver(response);
    closing.unshift(receiver.close);
    return receiver;
  };
  const signIn = async () => {
    const owner = await createKeyOwner(service.database.db);
    return { ...owner, ...createWebhooksClient(service, owner) };
  };
  return { service, db: service.database.db, clock, receive, signIn };
}
