import type { Family, Refusal } from "../http/contract.ts";
import { paginationOf } from "../http/pagination.ts";
import { noSuch } from "../http/problems.ts";
import type { Secrets } from "../secrets/secrets.ts";
import {
  listEndpointDeliveries,
  listViewEndpoints,
  presentDelivery,
  redeliver,
  replay,
  rotateSecret,
  testEndpoint,
  WEBHOOK_REFUSALS,
  type WebhookProblem,
} from "../webhooks/public.ts";
import { presentView } from "./present.ts";
import { findView } from "./queries.ts";

type WebhookVerb = "testWebhook" | "rotateWebhookSecret" | "listDeliveries" | "redeliver" | "replayWebhook";

/** The refusal of an unknown view; another user's view gets the same response. */
export const NO_VIEW = noSuch("view");

const NO_WEBHOOK: Refusal<409> = {
  status: 409,
  errorCode: "CONFLICT",
  message: "The view has no webhook. Set webhook_notifications first.",
};

/** Returns the refusal to test a webhook or to repeat a delivery. */
function refusalOf(problem: WebhookProblem): Refusal<404 | 409> {
  return problem === "noWebhook" ? NO_WEBHOOK : WEBHOOK_REFUSALS[problem];
}

/** The webhook of a view: an endpoint like those of the workspace. */
export function webhookHandlers(secrets: Secrets): Pick<Family<"Views">, WebhookVerb> {
  return {
    testWebhook: async ({ path }, { db, caller, now, reply, refuse }) => {
      const view = await findView(db, { userId: caller.userId, viewId: path.view_id });
      if (!view) return refuse(NO_VIEW);
      const delivery = await testEndpoint(db, { workspaceId: caller.workspaceId, viewId: view.id }, now);
      if (typeof delivery === "string") return refuse(refusalOf(delivery));
      return reply(200, { delivery: presentDelivery(delivery) });
    },

    rotateWebhookSecret: async ({ path }, { db, caller, now, reply, refuse }) => {
      const view = await findView(db, { userId: caller.userId, viewId: path.view_id });
      if (!view) return refuse(NO_VIEW);
      const rotated = await rotateSecret(db, secrets, { workspaceId: caller.workspaceId, viewId: view.id }, now);
      if (!rotated) return refuse(NO_WEBHOOK);
      const webhooks = await listViewEndpoints(db, [view.id]);
      return reply(200, {
        view: presentView(view, webhooks.get(view.id)),
        webhook_secret: rotated.secret,
        previous_secret_expires_at: rotated.previousExpiresAt.toISOString(),
      });
    },

    listDeliveries: async ({ path, query }, { db, caller, reply, refuse }) => {
      const view = await findView(db, { userId: caller.userId, viewId: path.view_id });
      if (!view) return refuse(NO_VIEW);
      const key = { workspaceId: caller.workspaceId, viewId: view.id };
      const page = (await listEndpointDeliveries(db, key, query)) ?? { deliveries: [], total: 0 };
      return reply(200, {
        deliveries: page.deliveries.map(presentDelivery),
        total_count: page.total,
        pagination: paginationOf(query, page.deliveries.length, page.total),
      });
    },

    redeliver: async ({ path }, { db, caller, now, reply, refuse }) => {
      const view = await findView(db, { userId: caller.userId, viewId: path.view_id });
      if (!view) return refuse(NO_VIEW);
      const key = { workspaceId: caller.workspaceId, viewId: view.id };
      const delivery = await redeliver(db, key, path.delivery_id, now);
      if (typeof delivery === "string") return refuse(refusalOf(delivery));
      return reply(200, { delivery: presentDelivery(delivery) });
    },

    replayWebhook: async ({ path, body }, { db, caller, now, reply, refuse, invalid }) => {
      const view = await findView(db, { userId: caller.userId, viewId: path.view_id });
      if (!view) return refuse(NO_VIEW);
      const replayed = await replay(db, { workspaceId: caller.workspaceId, viewId: view.id }, body, now);
      if ("fault" in replayed) return invalid(replayed.fault);
      if ("problem" in replayed) return refuse(refusalOf(replayed.problem));
      return reply(200, { replayed_count: replayed.count });
    },
  };
}
