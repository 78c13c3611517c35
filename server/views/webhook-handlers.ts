import type { Family, RequestContext } from "../http/contract.ts";
import { noSuch } from "../http/problems.ts";
import type { Secrets } from "../secrets/secrets.ts";
import {
  listLog,
  listViewEndpoints,
  rotateSecret,
  sendAgain,
  sendRangeAgain,
  sendTest,
  webhookRefusal,
} from "../webhooks/public.ts";
import { presentView } from "./present.ts";
import { findView } from "./queries.ts";

type WebhookVerb = "testWebhook" | "rotateWebhookSecret" | "listDeliveries" | "redeliver" | "replayWebhook";

/** The refusal of an unknown view; another user's view gets the same response. */
export const NO_VIEW = noSuch("view");

/** The webhook of a view, an endpoint like those of the workspace. */
export function webhookHandlers(secrets: Secrets): Pick<Family<"Views">, WebhookVerb> {
  return {
    testWebhook: async ({ path }, context) => {
      const key = await findKey(path, context);
      return key ? sendTest(key, context) : context.refuse(NO_VIEW);
    },

    rotateWebhookSecret: async ({ path }, { db, caller, now, reply, refuse }) => {
      const view = await findView(db, { userId: caller.userId, viewId: path.view_id });
      if (!view) return refuse(NO_VIEW);
      const key = { workspaceId: caller.workspaceId, viewId: view.id };
      const rotated = await rotateSecret(db, secrets, key, now);
      if (!rotated) return refuse(webhookRefusal("noWebhook", key));
      const webhooks = await listViewEndpoints(db, [view.id]);
      return reply(200, {
        view: presentView(view, webhooks.get(view.id)),
        webhook_secret: rotated.secret,
        previous_secret_expires_at: rotated.previousExpiresAt.toISOString(),
      });
    },

    listDeliveries: async ({ path, query }, context) => {
      const key = await findKey(path, context);
      return key ? listLog(key, query, context) : context.refuse(NO_VIEW);
    },

    redeliver: async ({ path }, context) => {
      const key = await findKey(path, context);
      return key ? sendAgain(key, path.delivery_id, context) : context.refuse(NO_VIEW);
    },

    replayWebhook: async ({ path, body }, context) => {
      const key = await findKey(path, context);
      return key ? sendRangeAgain(key, body, context) : context.refuse(NO_VIEW);
    },
  };
}

async function findKey(
  { view_id: viewId }: { readonly view_id: string },
  { db, caller: { workspaceId, userId } }: Pick<RequestContext<"Views_testWebhook">, "db" | "caller">,
): Promise<{ readonly workspaceId: number; readonly viewId: string } | undefined> {
  return (await findView(db, { userId, viewId })) && { workspaceId, viewId };
}
