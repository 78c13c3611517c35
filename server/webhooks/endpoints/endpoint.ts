import { WEBHOOK_SAMPLES } from "../../../generated/webhook-samples.ts";
import type { Db } from "../../db/connect.ts";
import type { Refusal, Schema } from "../../http/contract.ts";
import { noSuch } from "../../http/problems.ts";
import { enqueue } from "../../jobs/enqueue.ts";
import type { Secrets } from "../../secrets/secrets.ts";
import { encryptHeaders } from "../delivery/headers.ts";
import { failPendingDeliveries } from "../delivery/queries-claims.ts";
import { publishTo } from "../delivery/queries-publish.ts";
import { newSecret } from "../delivery/signature.ts";
import {
  type Endpoint,
  type EndpointChange,
  type EndpointKey,
  findEndpoint,
  insertEndpoint,
  markEndpointDeleted,
  type NewEndpoint,
  replaceHeaders,
  replaceSecret,
  updateEndpoint,
  updateEndpointTime,
} from "./queries.ts";
import {
  countDeliveries,
  type Delivery,
  findDelivery,
  listDeliveries,
  updateToRedeliver,
} from "./queries-deliveries.ts";

/** How long deliveries are also signed with a replaced secret. */
const PREVIOUS_SECRET_MS = 24 * 60 * 60 * 1_000;

const VIEW_EVENTS: readonly Schema["WebhookEventType"][] = ["insights.new"];

interface EndpointWithSecret {
  readonly endpoint: Endpoint;
  readonly secret: string;
}

/** Why a webhook was not tested, or a delivery was not redelivered. */
export type WebhookProblem = "noWebhook" | "noDelivery" | "turnedOff";

/** The refusal of an unknown webhook; another workspace's webhook gets the same response. */
export const NO_WEBHOOK = noSuch("webhook");

export const WEBHOOK_REFUSALS: Readonly<Record<WebhookProblem, Refusal<404 | 409>>> = {
  noWebhook: NO_WEBHOOK,
  noDelivery: { status: 404, errorCode: "NOT_FOUND", message: "This webhook has no such delivery." },
  turnedOff: {
    status: 409,
    errorCode: "CONFLICT",
    message: "The webhook is turned off. Turn it on first: set enabled to true.",
  },
};

/** The headers of a request in which `findHeaderFaults` found no faults. */
type Headers = readonly Schema["WebhookHeader"][];

export async function createEndpoint(
  db: Db,
  secrets: Secrets,
  { headers = [], ...endpoint }: NewEndpoint & { readonly headers?: Headers | undefined },
  now: Date,
): Promise<EndpointWithSecret> {
  const secret = newSecret();
  const encrypt = (id: string) => secrets.encrypt("webhook-secret", secret, id);
  const inserted = await insertEndpoint(db, endpoint, encrypt, now);
  const encrypted = encryptHeaders(secrets, headers, inserted.id);
  await replaceHeaders(db, inserted.id, encrypted);
  return { endpoint: { ...inserted, header_names: encrypted.names }, secret };
}

/** Replaces the headers that are sent with every event. Returns undefined if the endpoint does not exist. */
export async function setHeaders(
  db: Db,
  secrets: Secrets,
  key: EndpointKey,
  headers: Headers,
  now: Date,
): Promise<Endpoint | undefined> {
  const endpoint = await updateEndpointTime(db, key, now);
  if (!endpoint) return undefined;
  const encrypted = encryptHeaders(secrets, headers, endpoint.id);
  await replaceHeaders(db, endpoint.id, encrypted);
  return { ...endpoint, header_names: encrypted.names };
}

/** Changes an endpoint. Turning it off fails its pending deliveries. A URL with another origin deletes its headers. */
export async function changeEndpoint(
  db: Db,
  key: EndpointKey,
  change: EndpointChange,
  now: Date,
): Promise<Endpoint | undefined> {
  const before = change.url === undefined ? undefined : await findEndpoint(db, key);
  const endpoint = await updateEndpoint(db, key, change, now);
  if (!endpoint) return undefined;
  if (change.enabled === false) await failPendingDeliveries(db, [endpoint.id], now);
  if (before === undefined || new URL(before.url).origin === new URL(endpoint.url).origin) return endpoint;
  // The headers may contain credentials, which a receiver at another origin must not receive.
  await replaceHeaders(db, endpoint.id, { names: [], encrypted: "" });
  return { ...endpoint, header_names: [] };
}

/** Turns off the webhook of a view, if any, and fails its pending deliveries. */
export async function turnViewWebhookOff(db: Db, key: EndpointKey, now: Date): Promise<void> {
  await changeEndpoint(db, key, { enabled: false }, now);
}

/**
 * Sets a view's webhook: creates it, changes its URL or headers, or turns it on or off. Returns a new secret if the
 * webhook or its URL is new, otherwise null. Returns undefined if there is no webhook yet and no URL is given. The
 * caller must hold a lock on the view.
 */
export async function setViewWebhook(
  db: Db,
  secrets: Secrets,
  key: { readonly workspaceId: number; readonly viewId: string },
  { url, enabled, headers }: Pick<EndpointChange, "url" | "enabled"> & { readonly headers?: Headers | undefined },
  now: Date,
): Promise<{ readonly endpoint: Endpoint; readonly secret: string | null } | undefined> {
  const current = await findEndpoint(db, key);
  if (current === undefined)
    return url === undefined
      ? undefined
      : createEndpoint(db, secrets, { ...key, url, enabled, headers, events: VIEW_EVENTS }, now);
  const changed = await changeEndpoint(db, key, { url, enabled }, now);
  const endpoint = headers === undefined ? changed : await setHeaders(db, secrets, key, headers, now);
  if (url !== undefined && url !== current.url) return rotateSecret(db, secrets, key, now);
  return endpoint && { endpoint, secret: null };
}

/** Creates a new secret for an endpoint. For 24 hours, deliveries are also signed with the previous secret. */
export async function rotateSecret(
  db: Db,
  secrets: Secrets,
  key: EndpointKey,
  now: Date,
): Promise<(EndpointWithSecret & { readonly previousExpiresAt: Date }) | undefined> {
  // The update locks the endpoint, so that concurrent rotations run one after the other.
  const endpoint = await updateEndpointTime(db, key, now);
  if (!endpoint) return undefined;
  const secret = newSecret();
  const previousExpiresAt = new Date(now.getTime() + PREVIOUS_SECRET_MS);
  const secretEncrypted = secrets.encrypt("webhook-secret", secret, endpoint.id);
  await replaceSecret(db, endpoint.id, secretEncrypted, now, previousExpiresAt);
  return { endpoint, secret, previousExpiresAt };
}

/** Deletes an endpoint immediately; a job deletes its deliveries. Returns whether the endpoint existed. */
export async function deleteEndpoint(db: Db, key: EndpointKey, now: Date): Promise<boolean> {
  const isDeleted = await markEndpointDeleted(db, key, now);
  if (isDeleted) await enqueue(db, "webhooks.prune", {});
  return isDeleted;
}

/** Publishes a `webhook.test` event with samples of the endpoint's events. Returns the delivery. */
export async function testEndpoint(db: Db, key: EndpointKey, now: Date): Promise<Delivery | WebhookProblem> {
  const endpoint = await findEndpoint(db, key);
  if (!endpoint) return "noWebhook";
  if (!endpoint.enabled) return "turnedOff";
  const webhook_id = "viewId" in key ? key.viewId : endpoint.id;
  const message = "This is a test. `samples` contains a sample event of each type that the webhook subscribes to.";
  const data = { webhook_id, message, samples: createEventSamples(endpoint, now) };
  const { workspaceId } = key;
  const deliveryId = await publishTo(db, endpoint.id, { workspaceId, type: "webhook.test", data, at: now });
  return (await findDelivery(db, endpoint.id, deliveryId)) ?? "noWebhook";
}

function createEventSamples({ events }: Endpoint, now: Date): Schema["WebhookTestData"]["samples"] {
  // The contract allows only these values when an endpoint is created or updated.
  const types = events as readonly Schema["WebhookEventType"][];
  return types.map((type) => ({ ...WEBHOOK_SAMPLES[type], timestamp: now.toISOString() }));
}

/** Lists the deliveries of an endpoint, newest first. Returns undefined if the endpoint does not exist. */
export async function listEndpointDeliveries(
  db: Db,
  key: EndpointKey,
  { status, ...page }: { status?: string | undefined; limit: number; offset: number },
): Promise<{ readonly deliveries: Delivery[]; readonly total: number } | undefined> {
  const endpoint = await findEndpoint(db, key);
  if (!endpoint) return undefined;
  const filter = { endpointId: endpoint.id, status };
  const [deliveries, total] = await Promise.all([listDeliveries(db, filter, page), countDeliveries(db, filter)]);
  return { deliveries, total };
}

/** Sends the event of a delivery again, immediately, and returns the delivery. */
export async function redeliver(
  db: Db,
  key: EndpointKey,
  deliveryId: string,
  now: Date,
): Promise<Delivery | WebhookProblem> {
  const endpoint = await findEndpoint(db, key);
  if (!endpoint) return "noWebhook";
  if (!(await findDelivery(db, endpoint.id, deliveryId))) return "noDelivery";
  if (!endpoint.enabled) return "turnedOff";
  await updateToRedeliver(db, endpoint.id, deliveryId, now);
  return (await findDelivery(db, endpoint.id, deliveryId)) ?? "noDelivery";
}
