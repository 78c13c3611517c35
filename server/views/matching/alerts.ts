import type { Db } from "../../db/connect.ts";
import {
  addToWaitingAlert,
  type InsightRow,
  insertAlerts,
  lockWaitingAlerts,
  type MatchedRun,
  type NewAlert,
  type RunInsight,
  updateAlertSubject,
} from "../../insights/public.ts";
import { enqueue, enqueueAll } from "../../jobs/enqueue.ts";
import { findTopic } from "../../signals/public.ts";
import { alertSubject } from "../actions/alert-subject.ts";
import { type Schedule, sendTime } from "../schedule.ts";
import type { ActingView } from "./queries.ts";

export interface MatchedView {
  readonly view: ActingView;
  readonly report: Report;
}

/** A view's report on a run: the total counts, and as many insights as an alert may contain. */
export interface Report {
  insightCount: number;
  accountCount: number;
  /** Best first. */
  best: readonly RunInsight[];
  readonly accountIds: number[];
}

interface AlertOptions {
  readonly insights: ReadonlyMap<number, InsightRow>;
  /** The id of the webhook delivery, by view. */
  readonly deliveries: ReadonlyMap<string, string>;
  readonly now: Date;
  /** How long an alert without a schedule waits for further runs. */
  readonly gatherMs: number;
}

/** Stores the alerts of views. Queues chat and email alerts, immediately or for the time of their schedule. */
export async function startAlerts(
  db: Db,
  run: MatchedRun,
  matched: readonly MatchedView[],
  options: AlertOptions,
): Promise<void> {
  const topic = await findTopic(db, run.signal_id);
  const reported = matched.map((one) => toNewAlert(one, topic, options));
  if (reported.some(({ channels }) => channels.some(({ sendAt }) => sendAt !== undefined)))
    await lockWaitingAlerts(db, run.workspace_id);
  const opened: NewAlert[] = [];
  for (const alert of reported) opened.push(await withoutWaiting(db, alert));
  const alerts = await insertAlerts(db, { workspaceId: run.workspace_id, runId: run.id }, opened, options.now);
  for (const channel of ["chat", "email"] as const) {
    const ofChannel = alerts.filter((alert) => alert.channel === channel);
    const atOnce = ofChannel.filter(({ send_at }) => send_at === null).map(({ id }) => ({ alertId: id }));
    await enqueueAll(db, `views.send-${channel}`, atOnce);
    for (const { id, send_at: runAt } of ofChannel)
      if (runAt !== null) await enqueue(db, `views.send-${channel}`, { alertId: id }, { runAt });
  }
}

/** Adds an alert to waiting alerts of the same channels. Returns the alert with its remaining channels. */
async function withoutWaiting(db: Db, alert: NewAlert): Promise<NewAlert> {
  const channels: NewAlert["channels"][number][] = [];
  for (const one of alert.channels) {
    const waiting = one.sendAt && (await addToWaitingAlert(db, alert, one));
    if (!waiting) channels.push(one);
    else await updateAlertSubject(db, waiting.id, alert.subjectFor(waiting.account_count));
  }
  return { ...alert, channels };
}

function toNewAlert({ view, report }: MatchedView, topic: string, options: AlertOptions): NewAlert {
  const { chat, email } = view.actions;
  const best = options.insights.get(report.best[0]?.id ?? 0)?.company_name ?? "";
  const webhookDeliveryId = options.deliveries.get(view.id);
  const chatChannelId = chat?.target === "channel" ? chat.channelId : null;
  const recipientEmail = email?.recipientEmail ?? view.owner_email;
  return {
    viewId: view.id,
    viewName: view.name,
    userId: view.user_id,
    subjectFor: (accountCount) => alertSubject(view.name, { topic, best, accountCount }),
    insightCount: report.insightCount,
    accountCount: report.accountCount,
    insightIds: report.best.map(({ id }) => id),
    accountIds: report.accountIds,
    channels: [
      ...(chat ? [{ channel: "chat" as const, chatChannelId, ...planTime(chat.schedule, options) }] : []),
      ...(webhookDeliveryId === undefined ? [] : [{ channel: "webhook" as const, webhookDeliveryId }]),
      ...(email && view.may_email
        ? [{ channel: "email" as const, recipientEmail, ...planTime(email.schedule, options) }]
        : []),
    ],
  };
}

function planTime(schedule: Schedule | null | undefined, { now, gatherMs }: AlertOptions) {
  const due = sendTime(schedule, now);
  if (due !== undefined || gatherMs === 0) return due && { sendAt: due, takenFrom: due };
  return { sendAt: new Date(now.getTime() + gatherMs), takenFrom: now };
}
