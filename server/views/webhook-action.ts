import type { Db } from "../db/connect.ts";
import type { Schema } from "../http/contract.ts";
import type { Secrets } from "../secrets/secrets.ts";
import { deleteEndpoint, findHeaderFaults, setViewWebhook } from "../webhooks/public.ts";
import { updateView } from "./queries.ts";

/** The state of a view's webhook before a change. */
interface WebhookState {
  /** Whether it has an address, and so an endpoint. */
  readonly exists: boolean;
  /** Whether it was turned off before it had an address. */
  readonly isOff: boolean;
}

export const ABSENT_WEBHOOK: WebhookState = { exists: false, isOff: false };

type WebhookChange = Schema["WebhookNotifications"] | null | undefined;

/** Finds the faults of a change of a view's webhook. One that is on, or has headers, needs an address. */
export function findWebhookFaults(change: WebhookChange, { exists, isOff }: WebhookState): Schema["ValidationFault"][] {
  if (!change) return [];
  const { url, headers } = change;
  const enabled = change.enabled ?? !isOff;
  const faults = findHeaderFaults(headers, ["body", "webhook_notifications", "headers"]);
  if (exists || url || !(enabled || headers?.length)) return faults;
  const msg = enabled ? "Required while the action is on" : "Required when `headers` are sent";
  return [...faults, { loc: ["body", "webhook_notifications", "url"], msg, type: "missing" }];
}

/** Creates, changes or deletes a view's webhook. Returns its secret if that is new. */
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
