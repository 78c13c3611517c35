import type { Db } from "../../db/connect.ts";
import {
  failPendingAlerts,
  findPendingAlert,
  type PendingAlert,
  updateAlertAttempted,
  updateAlertEnded,
  updateAlertToRetry,
} from "../../insights/public.ts";
import { enqueue } from "../../jobs/enqueue.ts";
import type { JobHandler } from "../../jobs/registry.ts";
import type { Clock } from "../../ports/clock.ts";
import { findActingView, type ViewRow } from "../queries.ts";
import { recordFailure } from "./failures.ts";
import { updateActionSucceeded } from "./queries.ts";

/** How sending an alert went. */
export type SendResult =
  | { readonly kind: "sent"; readonly chatChannelId?: string; readonly recipientEmail?: string }
  /** Nothing was sent: it may be tried again. */
  | { readonly kind: "failed"; readonly message: string; readonly retryAfterMs?: number | null }
  /** Trying again would not help, or might send it twice. */
  | { readonly kind: "given_up"; readonly message: string };

export interface AlertSender {
  readonly channel: "chat" | "email";
  /** Whether sending the same alert twice shows it once. */
  readonly isRepeatable: boolean;
  send(alert: PendingAlert, view: ViewRow, signal: AbortSignal): Promise<SendResult>;
}

const CUT_OFF = "The service stopped while it was sending an alert. The alert may have arrived; it is not sent again.";

/** Sends an alert, unless it was sent, or its view was deleted or may no longer send it. */
export function sendAlert(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  { channel, isRepeatable, send }: AlertSender,
): JobHandler<"views.send-chat" | "views.send-email"> {
  return async ({ alertId }, { signal, log }) => {
    const alert = await findPendingAlert(db, alertId);
    if (!alert) return;
    const view = alert.viewId === null ? undefined : await findActingView(db, alert.viewId);
    if (!view?.actions[channel]?.enabled) return updateAlertEnded(db, alertId, { sentAt: null });
    const action = { viewId: view.id, kind: channel };
    if (!isRepeatable && !(await updateAlertAttempted(db, alertId, clock.now())))
      return end(db, alert, action, { kind: "given_up", message: CUT_OFF }, clock.now());
    const result = await send(alert, view, signal);
    if (signal.aborted && result.kind === "failed") {
      await updateAlertToRetry(db, alertId);
      signal.throwIfAborted();
    }
    if (result.kind !== "sent") log.info({ alert: alertId, channel, error: result.message }, "an alert was not sent");
    await end(db, alert, action, result, clock.now());
  };
}

/** Records how sending went, and queues the next attempt. */
async function end(
  db: Db,
  alert: PendingAlert,
  action: { readonly viewId: string; readonly kind: AlertSender["channel"] },
  result: SendResult,
  now: Date,
): Promise<void> {
  // Always the action before the alert, so that two ends cannot wait for each other in a circle.
  await db.transaction().execute(async (transaction) => {
    if (result.kind === "sent") {
      await updateActionSucceeded(transaction, action.viewId, action.kind, now);
      await updateAlertEnded(transaction, alert.id, { ...result, sentAt: now });
      return;
    }
    const retryAt = await recordFailure(transaction, action, result, now);
    if (result.kind === "given_up") await updateAlertEnded(transaction, alert.id, { sentAt: null });
    if (retryAt === undefined) return failPendingAlerts(transaction, action.viewId, [action.kind]);
    if (result.kind === "given_up") return;
    await updateAlertToRetry(transaction, alert.id);
    const options = { runAt: retryAt, key: `views.alert.${alert.id}` };
    await enqueue(transaction, `views.send-${action.kind}`, { alertId: alert.id }, options);
  });
}
