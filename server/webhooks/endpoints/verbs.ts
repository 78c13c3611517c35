import type { Db } from "../../db/connect.ts";
import type { Fault, Refusal, Reply, Schema } from "../../http/contract.ts";
import { pageFields } from "../../http/pagination.ts";
import { presentDelivery } from "../present.ts";
import {
  listEndpointDeliveries,
  NO_WEBHOOK,
  redeliver,
  testEndpoint,
  WEBHOOK_REFUSALS,
  type WebhookProblem,
} from "./endpoint.ts";
import { type EndpointKey, findEndpoint } from "./queries.ts";
import { updateToReplay } from "./queries-deliveries.ts";

/** The part of a request's context that operations on webhooks require, both of workspaces and of views. */
interface VerbContext<Body, S extends number> {
  readonly db: Db;
  readonly now: Date;
  reply(status: 200, body: Body): Reply<200, Body>;
  refuse(refusal: Refusal<S>): Reply<S, Schema["Problem"]>;
}

type DeliveryResponse = Schema["WebhookDeliveryResponse"];
type ReplayResponse = Schema["ReplayWebhookResponse"];

const NO_VIEW_WEBHOOK: Refusal<409> = {
  status: 409,
  errorCode: "CONFLICT",
  message: "The view has no webhook. Set webhook_notifications first.",
};

/** Returns the refusal for a problem with a webhook. */
export function webhookRefusal(problem: WebhookProblem, key: EndpointKey): Refusal<404 | 409> {
  return problem === "noWebhook" && "viewId" in key ? NO_VIEW_WEBHOOK : WEBHOOK_REFUSALS[problem];
}

export async function sendTest(
  key: EndpointKey,
  { db, now, reply, refuse }: VerbContext<DeliveryResponse, 404 | 409>,
): Promise<Reply<200, DeliveryResponse> | Reply<404 | 409, Schema["Problem"]>> {
  const delivery = await testEndpoint(db, key, now);
  if (typeof delivery === "string") return refuse(webhookRefusal(delivery, key));
  return reply(200, { delivery: presentDelivery(delivery) });
}

/** Lists the deliveries of a webhook. The list of a view without a webhook is empty. */
export async function listLog(
  key: EndpointKey,
  query: { readonly status?: string | undefined; readonly limit: number; readonly offset: number },
  { db, reply, refuse }: VerbContext<Schema["WebhookDeliveryList"], 404>,
): Promise<Reply<200, Schema["WebhookDeliveryList"]> | Reply<404, Schema["Problem"]>> {
  const page = await listEndpointDeliveries(db, key, query);
  if (!page && !("viewId" in key)) return refuse(NO_WEBHOOK);
  const { deliveries, total } = page ?? { deliveries: [], total: 0 };
  return reply(200, { deliveries: deliveries.map(presentDelivery), ...pageFields(query, deliveries.length, total) });
}

export async function sendAgain(
  key: EndpointKey,
  deliveryId: string,
  { db, now, reply, refuse }: VerbContext<DeliveryResponse, 404 | 409>,
): Promise<Reply<200, DeliveryResponse> | Reply<404 | 409, Schema["Problem"]>> {
  const delivery = await redeliver(db, key, deliveryId, now);
  if (typeof delivery === "string") return refuse(webhookRefusal(delivery, key));
  return reply(200, { delivery: presentDelivery(delivery) });
}

interface ReplayContext extends VerbContext<ReplayResponse, 404 | 409> {
  invalid(fault: Fault): Reply<422, Schema["ValidationProblem"]>;
}

export async function sendRangeAgain(
  key: EndpointKey,
  range: Schema["ReplayWebhookRequest"],
  { db, now, reply, refuse, invalid }: ReplayContext,
): Promise<Reply<200, ReplayResponse> | Reply<404 | 409, Schema["Problem"]> | Reply<422, Schema["ValidationProblem"]>> {
  const replayed = await replay(db, key, range, now);
  if ("fault" in replayed) return invalid(replayed.fault);
  if ("problem" in replayed) return refuse(webhookRefusal(replayed.problem, key));
  return reply(200, { replayed_count: replayed.count });
}

const MAX_REPLAYED = 10_000;

/** The number of deliveries that are sent again, or why none are. */
type Replayed =
  | { readonly count: number }
  | { readonly fault: Schema["ValidationFault"] }
  | { readonly problem: Exclude<WebhookProblem, "noDelivery"> };

/** Sends the ended deliveries of a time range again, immediately. Sends none if there are more than `MAX_REPLAYED`. */
async function replay(
  db: Db,
  key: EndpointKey,
  { from, to, status }: Schema["ReplayWebhookRequest"],
  now: Date,
): Promise<Replayed> {
  const endpoint = await findEndpoint(db, key);
  if (!endpoint) return { problem: "noWebhook" };
  const range = { from: new Date(from), to: to === undefined ? now : new Date(to), status };
  if (range.from >= range.to) return { fault: fault("to", "Expected a time after `from`", "greater_than") };
  if (!endpoint.enabled) return { problem: "turnedOff" };
  const count = await updateToReplay(db, endpoint.id, range, MAX_REPLAYED, now);
  if (count > MAX_REPLAYED) {
    const msg = `Expected a range of at most ${MAX_REPLAYED} deliveries; this range has more`;
    return { fault: fault("from", msg, "too_long") };
  }
  return { count };
}

function fault(field: string, msg: string, type: string): Schema["ValidationFault"] {
  return { loc: ["body", field], msg, type };
}
