import { lockWorkspace } from "../db/lock-workspace.ts";
import type { Family, Handler, PreparingHandler } from "../http/contract.ts";
import { pageFields } from "../http/pagination.ts";
import type { PublicHttp } from "../ports/public-http.ts";
import type { Secrets } from "../secrets/secrets.ts";
import { findHeaderFaults } from "./delivery/headers.ts";
import {
  changeEndpoint,
  createEndpoint,
  deleteEndpoint,
  NO_WEBHOOK,
  rotateSecret,
  setHeaders,
} from "./endpoints/endpoint.ts";
import { countEndpoints, findEndpoint, listEndpoints } from "./endpoints/queries.ts";
import { listLog, sendAgain, sendRangeAgain, sendTest } from "./endpoints/verbs.ts";
import { presentEndpoint, presentUrlRefusal } from "./present.ts";

interface WebhookServices {
  readonly http: PublicHttp;
  readonly secrets: Secrets;
}

const MAX_ENDPOINTS = 50;
const HEADERS = ["body", "headers"];

/** Serves the webhooks of a workspace: its endpoints, their secrets and the log of their deliveries. */
export function webhooks({ http, secrets }: WebhookServices): Family<"Webhooks", "create" | "update"> {
  return {
    create: create(http, secrets),
    list,
    read,
    update: update(http, secrets),
    delete: remove,
    test: ({ path }, context) => sendTest(endpointKey(context.caller, path), context),
    rotateSecret: rotate(secrets),
    listDeliveries: ({ path, query }, context) => listLog(endpointKey(context.caller, path), query, context),
    redeliver: ({ path }, context) => sendAgain(endpointKey(context.caller, path), path.delivery_id, context),
    replay: ({ path, body }, context) => sendRangeAgain(endpointKey(context.caller, path), body, context),
  };
}

function create(http: PublicHttp, secrets: Secrets): PreparingHandler<"Webhooks_create"> {
  return {
    prepare: async ({ body: { url, events, headers } }, signal) => {
      const faults = findHeaderFaults(headers, HEADERS);
      if (faults.length > 0) return async (_input, { invalid }) => invalid(...faults);
      const refusal = await http.checkUrl(url, signal);
      return async (_input, { db, caller: { workspaceId, userId }, now, reply, problem, refuse }) => {
        if (refusal) return refuse(presentUrlRefusal(refusal));
        await lockWorkspace(db, workspaceId);
        if ((await countEndpoints(db, workspaceId)) >= MAX_ENDPOINTS) {
          const message = `This workspace already has the maximum of ${MAX_ENDPOINTS} webhooks. Delete one first.`;
          return problem(409, "WEBHOOK_LIMIT_REACHED", message, { limit: MAX_ENDPOINTS });
        }
        const { endpoint, secret } = await createEndpoint(
          db,
          secrets,
          { workspaceId, createdBy: userId, url, events, headers },
          now,
        );
        return reply(200, { webhook: presentEndpoint(endpoint), webhook_secret: secret });
      };
    },
  };
}

const list: Handler<"Webhooks_list"> = async ({ query }, { db, caller, reply }) => {
  const [endpoints, totalCount] = await Promise.all([
    listEndpoints(db, caller.workspaceId, query),
    countEndpoints(db, caller.workspaceId),
  ]);
  return reply(200, { webhooks: endpoints.map(presentEndpoint), ...pageFields(query, endpoints.length, totalCount) });
};

const read: Handler<"Webhooks_read"> = async ({ path }, { db, caller, reply, refuse }) => {
  const endpoint = await findEndpoint(db, endpointKey(caller, path));
  return endpoint ? reply(200, { webhook: presentEndpoint(endpoint) }) : refuse(NO_WEBHOOK);
};

function update(http: PublicHttp, secrets: Secrets): PreparingHandler<"Webhooks_update"> {
  return {
    prepare: async ({ body: { url, headers } }, signal) => {
      const faults = findHeaderFaults(headers, HEADERS);
      if (faults.length > 0) return async (_input, { invalid }) => invalid(...faults);
      const refusal = url === undefined ? undefined : await http.checkUrl(url, signal);
      return async ({ path, body }, { db, caller, now, reply, refuse }) => {
        const key = endpointKey(caller, path);
        if (!(await findEndpoint(db, key))) return refuse(NO_WEBHOOK);
        if (refusal) return refuse(presentUrlRefusal(refusal));
        const changed = await changeEndpoint(db, key, body, now);
        const endpoint = headers === undefined ? changed : await setHeaders(db, secrets, key, headers, now);
        return endpoint ? reply(200, { webhook: presentEndpoint(endpoint) }) : refuse(NO_WEBHOOK);
      };
    },
  };
}

const remove: Handler<"Webhooks_delete"> = async ({ path }, { db, caller, now, reply, refuse }) => {
  const isDeleted = await deleteEndpoint(db, endpointKey(caller, path), now);
  return isDeleted ? reply(200, { id: path.webhook_id, deleted: true }) : refuse(NO_WEBHOOK);
};

function rotate(secrets: Secrets): Handler<"Webhooks_rotateSecret"> {
  return async ({ path }, { db, caller, now, reply, refuse }) => {
    const rotated = await rotateSecret(db, secrets, endpointKey(caller, path), now);
    if (!rotated) return refuse(NO_WEBHOOK);
    return reply(200, {
      webhook: presentEndpoint(rotated.endpoint),
      webhook_secret: rotated.secret,
      previous_secret_expires_at: rotated.previousExpiresAt.toISOString(),
    });
  };
}

function endpointKey({ workspaceId }: { workspaceId: number }, path: { webhook_id: string }) {
  return { workspaceId, webhookId: path.webhook_id };
}
