import type { Db } from "../../db/connect.ts";
import { findHindrance } from "../../effects/public.ts";
import {
  failPendingAlerts,
  findPendingAlert,
  type PendingAlert,
  updateAlertAttempted,
  updateAlertEnded,
  updateAlertToRetry,
} from "../../insights/public.ts";
import type { JobHandler } from "../../jobs/definitions.ts";
import { enqueue } from "../../jobs/enqueue.ts";
import type { Clock } from "../../ports/clock.ts";
import { findActingView, type ViewRow } from "../queries.ts";
import { recordFailure } from "./failures.ts";
import { updateActionSucceeded } from "./queries.ts";

export type SendResult =
  | {
      readonly kind: "sent";
      readonly subject?: string;
      readonly chatChannelId?: string;
      readonly recipientEmail?: string;
    }
  /** The alert was not sent, and may be retried. */
  | { readonly kind: "failed"; readonly message: string; readonly retryAfterMs?: number | null }
  /** The alert may have been sent. */
  | { readonly kind: "unknown"; readonly message: string; readonly retryAfterMs?: number | null }
  /** A retry would not help, or might send the alert twice. */
  | { readonly kind: "given_up"; readonly message: string };

export interface AlertSender {
  readonly channel: "chat" | "email";
  /** Returns the current channel of the view in the team chat; null for a direct message. */
  readonly channelIdOf?: (view: ViewRow) => string | null;
  send(alert: PendingAlert, view: ViewRow, signal: AbortSignal): Promise<SendResult>;
  /** The time after which an attempt has certainly ended and its alert can be found. */
  readonly settledAfterMs: number;
  /** Finds the message of an interrupted attempt. Absent if the receiver shows a repeated alert only once. */
  findSent?(
    alert: PendingAlert,
    view: ViewRow,
    attemptedAt: Date,
    signal: AbortSignal,
  ): Promise<Exclude<SendResult, { kind: "failed" }> | { readonly kind: "not_sent" }>;
}

/** Sends an alert, unless it was already sent, or its view was deleted or may no longer send it. */
export function sendAlert(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  sender: AlertSender,
): JobHandler<"views.send-chat" | "views.send-email"> {
  const { channel } = sender;
  return async ({ alertId }, { signal, log }) => {
    const alert = await findPendingAlert(db, alertId);
    if (!alert) return;
    const view = alert.view_id === null ? undefined : await findActingView(db, alert.view_id);
    const mayBeSent = channel === "chat" || view?.may_email === true;
    const attemptedAt = clock.now();
    const hindrance = view && (await findHindrance(db, { viewId: view.id, action: channel }));
    if (hindrance?.kind === "waits")
      return enqueueAttempt(db, channel, alertId, new Date(attemptedAt.getTime() + WAIT_MS));
    if (!view || !mayBeSent || hindrance) return updateAlertEnded(db, alertId, { sentAt: null });
    const result = await attempt(db, sender, { alert, view }, attemptedAt, signal);
    if (result.kind === "deferred") return enqueueAttempt(db, channel, alertId, result.until);
    if (signal.aborted && (result.kind === "failed" || result.kind === "unknown")) {
      if (result.kind === "failed") await updateAlertToRetry(db, alertId, attemptedAt);
      signal.throwIfAborted();
    }
    if (result.kind !== "sent") log.info({ alert: alertId, channel, error: result.message }, "alert not sent");
    await end(db, { alertId, attemptedAt }, { viewId: view.id, kind: channel }, result, clock.now());
  };
}

/** How often an alert that waits for the first read of a CRM is checked again. */
const WAIT_MS = 5 * 60_000;

/** Attempts to send an alert. If an earlier attempt may have sent the alert, sends it only if it cannot be found. */
async function attempt(
  db: Db,
  { send, channelIdOf, settledAfterMs, findSent }: AlertSender,
  { alert, view }: { readonly alert: PendingAlert; readonly view: ViewRow },
  now: Date,
  signal: AbortSignal,
): Promise<SendResult | { readonly kind: "deferred"; readonly until: Date }> {
  const { attempted_at: attemptedAt } = alert;
  const settledAt = (startedAt: Date): Date => new Date(startedAt.getTime() + settledAfterMs);
  // Another worker may be sending the alert.
  if (attemptedAt !== null && now < settledAt(attemptedAt)) return { kind: "deferred", until: settledAt(attemptedAt) };
  if (findSent && attemptedAt !== null) {
    const found = await findSent(alert, view, attemptedAt, signal);
    if (found.kind !== "not_sent") return found;
  }
  // A digest may have grown since the alert was read.
  const chat_channel_id = channelIdOf ? channelIdOf(view) : alert.chat_channel_id;
  const current = await updateAlertAttempted(db, { ...alert, chat_channel_id }, now);
  return current ? send(current, view, signal) : { kind: "deferred", until: settledAt(now) };
}

async function enqueueAttempt(db: Db, channel: AlertSender["channel"], alertId: number, runAt: Date): Promise<void> {
  await enqueue(db, `views.send-${channel}`, { alertId }, { runAt });
}

/** Records the result of an attempt. Queues the next attempt if the alert can be retried. */
async function end(
  db: Db,
  { alertId, attemptedAt }: { readonly alertId: number; readonly attemptedAt: Date },
  action: { readonly viewId: string; readonly kind: AlertSender["channel"] },
  result: SendResult,
  now: Date,
): Promise<void> {
  // Locks the action before the alert, so that two concurrent calls cannot deadlock.
  await db.transaction().execute(async (transaction) => {
    if (result.kind === "sent") {
      await updateActionSucceeded(transaction, action.viewId, action.kind, now);
      await updateAlertEnded(transaction, alertId, { ...result, sentAt: now });
      return;
    }
    const retryAt = await recordFailure(transaction, action, result, now);
    if (result.kind === "given_up") await updateAlertEnded(transaction, alertId, { sentAt: null });
    if (retryAt === undefined) return failPendingAlerts(transaction, action.viewId, [action.kind]);
    if (result.kind === "given_up") return;
    if (result.kind === "failed") await updateAlertToRetry(transaction, alertId, attemptedAt);
    await enqueueAttempt(transaction, action.kind, alertId, retryAt);
  });
}
