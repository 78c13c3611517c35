import type { Handler } from "../http/contract.ts";
import { paginationOf } from "../http/pagination.ts";
import { publishTo } from "./delivery/queries-publish.ts";
import { findEndpoint } from "./endpoints/queries.ts";
import { countDeliveries, deliverAgain, findDelivery, listDeliveries } from "./endpoints/queries-deliveries.ts";
import { presentDelivery } from "./present.ts";
import { noDelivery, noWebhook, turnedOff } from "./refusals.ts";

export const test: Handler<"Webhooks_test"> = async ({ path }, { db, caller, now, reply, problem }) => {
  const endpoint = await findEndpoint(db, caller.workspaceId, path.webhook_id);
  if (!endpoint) return problem(...noWebhook);
  if (!endpoint.enabled) return problem(...turnedOff);
  const data = { webhook_id: endpoint.id, message: "This is a test. Events of this workspace will arrive like it." };
  const id = await publishTo(db, endpoint.id, { workspaceId: caller.workspaceId, type: "webhook.test", data, at: now });
  const delivery = await findDelivery(db, endpoint.id, id);
  return delivery ? reply(200, { delivery: presentDelivery(delivery) }) : problem(...noWebhook);
};

export const listDeliveriesOf: Handler<"Webhooks_listDeliveries"> = async (
  { path, query: { status, limit, offset } },
  { db, caller, reply, problem },
) => {
  const endpoint = await findEndpoint(db, caller.workspaceId, path.webhook_id);
  if (!endpoint) return problem(...noWebhook);
  const filter = { endpointId: endpoint.id, status };
  const [deliveries, total_count] = await Promise.all([
    listDeliveries(db, filter, { limit, offset }),
    countDeliveries(db, filter),
  ]);
  return reply(200, {
    deliveries: deliveries.map(presentDelivery),
    total_count,
    pagination: paginationOf({ limit, offset }, deliveries.length, total_count),
  });
};

export const redeliver: Handler<"Webhooks_redeliver"> = async ({ path }, { db, caller, now, reply, problem }) => {
  const endpoint = await findEndpoint(db, caller.workspaceId, path.webhook_id);
  if (!endpoint) return problem(...noWebhook);
  if (!(await findDelivery(db, endpoint.id, path.delivery_id))) return problem(...noDelivery);
  if (!endpoint.enabled) return problem(...turnedOff);
  await deliverAgain(db, endpoint.id, path.delivery_id, now);
  const delivery = await findDelivery(db, endpoint.id, path.delivery_id);
  return delivery ? reply(200, { delivery: presentDelivery(delivery) }) : problem(...noDelivery);
};
