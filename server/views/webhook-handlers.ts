import type { Family } from "../http/contract.ts";
import { paginationOf } from "../http/pagination.ts";
import type { Secrets } from "../secrets/secrets.ts";
import {
  listEndpointDeliveries,
  listViewEndpoints,
  presentDelivery,
  redeliver,
  rotateSecret,
  testEndpoint,
  WEBHOOK_PROBLEMS,
  type WebhookProblem,
} from "../webhooks/public.ts";
import { presentView } from "./present.ts";
import { findView } from "./queries.ts";

type WebhookVerb = "testWebhook" | "rotateWebhookSecret" | "listDeliveries" | "redeliver";

/** The arguments of `problem` for an unknown view; another user's view gets the same response. */
export const NO_VIEW = [404, "NOT_FOUND", "There is no such view."] as const;

const NO_WEBHOOK = [409, "CONFLICT", "The view has no webhook. Set webhook_notifications first."] as const;

/** The arguments of `problem` for a webhook that was not tested, or a delivery that was not redelivered. */
function problemOf(problem: WebhookProblem) {
  return problem === "noWebhook" ? NO_WEBHOOK : WEBHOOK_PROBLEMS[problem];
}

/** The webhook of a view: an endpoint like those of the workspace. */
export function webhookHandlers(secrets: Secrets): Pick<Family<"Views">, WebhookVerb> {
  return {
    testWebhook: async ({ path }, { db, caller, now, reply, problem }) => {
      const view = await findView(db, { userId: caller.userId, viewId: path.view_id });
      if (!view) return problem(...NO_VIEW);
      const delivery = await testEndpoint(db, { workspaceId: caller.workspaceId, viewId: view.id }, now);
      if (typeof delivery === "string") return problem(...problemOf(delivery));
      return reply(200, { delivery: presentDelivery(delivery) });
    },

    rotateWebhookSecret: async ({ path }, { db, caller, now, reply, problem }) => {
      const view = await findView(db, { userId: caller.userId, viewId: path.view_id });
      if (!view) return problem(...NO_VIEW);
      const rotated = await rotateSecret(db, secrets, { workspaceId: caller.workspaceId, viewId: view.id }, now);
      if (!rotated) return problem(...NO_WEBHOOK);
      const webhooks = await listViewEndpoints(db, [view.id]);
      return reply(200, {
        view: presentView(view, webhooks.get(view.id)),
        webhook_secret: rotated.secret,
        previous_secret_expires_at: rotated.previousExpiresAt.toISOString(),
      });
    },

    listDeliveries: async ({ path, query }, { db, caller, reply, problem }) => {
      const view = await findView(db, { userId: caller.userId, viewId: path.view_id });
      if (!view) return problem(...NO_VIEW);
      const key = { workspaceId: caller.workspaceId, viewId: view.id };
      const page = (await listEndpointDeliveries(db, key, query)) ?? { deliveries: [], total: 0 };
      return reply(200, {
        deliveries: page.deliveries.map(presentDelivery),
        total_count: page.total,
        pagination: paginationOf(query, page.deliveries.length, page.total),
      });
    },

    redeliver: async ({ path }, { db, caller, now, reply, problem }) => {
      const view = await findView(db, { userId: caller.userId, viewId: path.view_id });
      if (!view) return problem(...NO_VIEW);
      const key = { workspaceId: caller.workspaceId, viewId: view.id };
      const delivery = await redeliver(db, key, path.delivery_id, now);
      if (typeof delivery === "string") return problem(...problemOf(delivery));
      return reply(200, { delivery: presentDelivery(delivery) });
    },
  };
}
