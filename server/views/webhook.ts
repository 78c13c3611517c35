import type { Db } from "../db/connect.ts";
import type { Family, RequestContext, Schema } from "../http/contract.ts";
import { noSuch } from "../http/problems.ts";
import type { Secrets } from "../secrets/secrets.ts";
import {
  deleteEndpoint,
  findHeaderFaults,
  listLog,
  listViewEndpoints,
  rotateSecret,
  sendAgain,
  sendRangeAgain,
  sendTest,
  setViewWebhook,
  webhookRefusal,
} from "../webhooks/public.ts";
import { presentView } from "./present.ts";
import { findView, updateView } from "./queries.ts";

type WebhookVerb = "testWebhook" | "rotateWebhookSecret" | "listDeliveries" | "redeliver" | "replayWebhook";

/** The refusal of an unknown view; another user's view gets the same response. */
export const NO_VIEW = noSuch("view");

/** The state of a view's webhook before a change. */
interface WebhookState {
  /** Whether it has a URL, and therefore an endpoint. */
  readonly exists: boolean;
  /** Whether it was turned off before it had a URL. */
  readonly isOff: boolean;
}

export const ABSENT_WEBHOOK: WebhookState = { exists: false, isOff: false };

type WebhookChange = Schema["WebhookNotifications"] | null | undefined;

/** Finds the faults of a change to a view's webhook. A webhook that is on or has headers requires a URL. */
export function findWebhookFaults(change: WebhookChange, { exists, isOff }: WebhookState): Schema["ValidationFault"][] {
  if (!change) return [];
  const { url, headers } = change;
  const enabled = change.enabled ?? !isOff;
  const faults = findHeaderFaults(headers, ["body", "webhook_notifications", "headers"]);
  if (exists || url || !(enabled || headers?.length)) return faults;
  const msg = enabled ? "Required while the action is on" : "Required when `headers` are sent";
  return [...faults, { loc: ["body", "webhook_notifications", "url"], msg, type: "missing" }];
}

/** Creates, changes or deletes a view's webhook. Returns its new secret; null if the secret did not change. */
export async function changeWebhook(
  { secrets }: { readonly secrets: Secrets },
  { db, caller, now }: { readonly db: Db; readonly caller: { readonly workspaceId: number }; readonly now: Date },
  viewId: string,
  change: WebhookChange,
  { exists, isOff }: WebhookState,
): Promise<string | null> {
  if (change === undefined) return null;
  const key = { workspaceId: caller.workspaceId, viewId };
  const { url, headers, enabled } = change ?? {};
  const hasAddress = exists || !!url;
  const staysOff = change !== null && !hasAddress && !(enabled ?? !isOff);
  if (staysOff !== isOff) await updateView(db, viewId, { isWebhookOff: staysOff });
  if (change === null) await deleteEndpoint(db, key, now);
  if (change === null || !hasAddress) return null;
  const settings = { url: url ?? undefined, headers, enabled: exists ? enabled : (enabled ?? !isOff) };
  return (await setViewWebhook(db, secrets, key, settings, now))?.secret ?? null;
}

/** Serves the webhook of a view, which is an endpoint like the workspace's own endpoints. */
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
