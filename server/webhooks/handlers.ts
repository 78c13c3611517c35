import type { Family, Handler, PreparingHandler } from "../http/contract.ts";
import { paginationOf } from "../http/pagination.ts";
import { enqueue } from "../jobs/enqueue.ts";
import type { PublicHttp, UrlRefusal } from "../ports/public-http.ts";
import type { Secrets } from "../secrets.ts";
import { newSecret } from "./delivery/signature.ts";
import {
  countEndpoints,
  countEndpointsForAdding,
  deleteEndpoint,
  findEndpoint,
  insertEndpoint,
  listEndpoints,
  newEndpointId,
  replaceSecret,
  updateEndpoint,
} from "./endpoints/queries.ts";
import { listDeliveriesOf, redeliver, test } from "./handlers-deliveries.ts";
import { presentEndpoint } from "./present.ts";
import { noWebhook, tooManyWebhooks, urlRefused } from "./refusals.ts";

export interface WebhookServices {
  http: PublicHttp;
  secrets: Secrets;
}

const mostEndpoints = 50;
/** How long a replaced secret goes on signing, in milliseconds. */
const bothSecretsMs = 24 * 60 * 60 * 1_000;

function eachOnce<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values)];
}

function create({ http, secrets }: WebhookServices): PreparingHandler<"Webhooks_create"> {
  return {
    prepare: async ({ body }, signal) => insert(secrets, await http.checkUrl(body.url, signal)),
  };
}

function insert(secrets: Secrets, refusal: UrlRefusal | undefined): Handler<"Webhooks_create"> {
  return async ({ body }, { db, caller, now, reply, problem }) => {
    if (refusal) return problem(...urlRefused(refusal));
    const { workspaceId } = caller;
    if ((await countEndpointsForAdding(db, workspaceId)) >= mostEndpoints)
      return problem(...tooManyWebhooks(mostEndpoints));
    const id = newEndpointId();
    const secret = newSecret();
    const secretEncrypted = secrets.encrypt("webhook-secret", secret, id);
    const endpoint = await insertEndpoint(db, {
      id,
      workspaceId,
      url: body.url,
      events: eachOnce(body.events),
      secretEncrypted,
      now,
    });
    return reply(200, { webhook: presentEndpoint(endpoint), webhook_secret: secret });
  };
}

const list: Handler<"Webhooks_list"> = async ({ query: { limit, offset } }, { db, caller, reply }) => {
  const [endpoints, total_count] = await Promise.all([
    listEndpoints(db, caller.workspaceId, { limit, offset }),
    countEndpoints(db, caller.workspaceId),
  ]);
  return reply(200, {
    webhooks: endpoints.map(presentEndpoint),
    total_count,
    pagination: paginationOf({ limit, offset }, endpoints.length, total_count),
  });
};

const read: Handler<"Webhooks_read"> = async ({ path }, { db, caller, reply, problem }) => {
  const endpoint = await findEndpoint(db, caller.workspaceId, path.webhook_id);
  return endpoint ? reply(200, { webhook: presentEndpoint(endpoint) }) : problem(...noWebhook);
};

function update({ http }: WebhookServices): PreparingHandler<"Webhooks_update"> {
  return {
    prepare: async ({ body: { url } }, signal) =>
      change(url === undefined ? undefined : await http.checkUrl(url, signal)),
  };
}

function change(refusal: UrlRefusal | undefined): Handler<"Webhooks_update"> {
  return async ({ path, body }, { db, caller, now, reply, problem }) => {
    const known = await findEndpoint(db, caller.workspaceId, path.webhook_id);
    if (!known) return problem(...noWebhook);
    if (refusal) return problem(...urlRefused(refusal));
    const changed = { ...body, events: body.events && eachOnce(body.events) };
    const endpoint = await updateEndpoint(db, caller.workspaceId, known.id, changed, now);
    return endpoint ? reply(200, { webhook: presentEndpoint(endpoint) }) : problem(...noWebhook);
  };
}

const remove: Handler<"Webhooks_delete"> = async ({ path }, { db, caller, now, reply, problem }) => {
  if (!(await deleteEndpoint(db, caller.workspaceId, path.webhook_id, now))) return problem(...noWebhook);
  await enqueue(db, "webhooks.prune", {}, { key: "webhooks.prune" });
  return reply(200, { id: path.webhook_id, deleted: true });
};

function rotateSecret({ secrets }: WebhookServices): Handler<"Webhooks_rotateSecret"> {
  return async ({ path }, { db, caller, now, reply, problem }) => {
    // The update comes first: it locks the endpoint, so that of two rotations at once one follows the other.
    const endpoint = await updateEndpoint(db, caller.workspaceId, path.webhook_id, {}, now);
    if (!endpoint) return problem(...noWebhook);
    const secret = newSecret();
    const previousExpireAt = new Date(now.getTime() + bothSecretsMs);
    await replaceSecret(db, endpoint.id, secrets.encrypt("webhook-secret", secret, endpoint.id), now, previousExpireAt);
    return reply(200, {
      webhook: presentEndpoint(endpoint),
      webhook_secret: secret,
      previous_secret_expires_at: previousExpireAt.toISOString(),
    });
  };
}

/** The webhooks of a workspace: its endpoints, their secrets and the log of their deliveries. */
export function webhooks(services: WebhookServices): Family<"Webhooks", "create" | "update"> {
  return {
    create: create(services),
    list,
    read,
    update: update(services),
    delete: remove,
    test,
    rotateSecret: rotateSecret(services),
    listDeliveries: listDeliveriesOf,
    redeliver,
  };
}
