import { lockAgainstErasure } from "../../catalogue/queries-erased-people.ts";
import type { Db } from "../../db/connect.ts";
import {
  addToWaitingAlert,
  insertAlerts,
  listInsights,
  listRunInsights,
  type MatchedRun,
  type NewAlert,
  presentInsight,
  updateInsightRunMatched,
} from "../../insights/public.ts";
import type { JobHandler } from "../../jobs/definitions.ts";
import { enqueue, enqueueAll } from "../../jobs/enqueue.ts";
import { chunks } from "../../lib/chunks.ts";
import type { Clock } from "../../ports/clock.ts";
import { publishToViews } from "../../webhooks/public.ts";
import { insertAssignments } from "../actions/queries-assignments.ts";
import { insertEnrolments } from "../actions/queries-enrolments.ts";
import { sendTime } from "../schedule.ts";
import { type Match, matchInsights } from "./match-insights.ts";
import { type ActingView, listActingViews } from "./queries.ts";

/** How many views are written at once. Kept small, because an event may contain 100 insights. */
const BATCH_SIZE = 50;

/** The maximum that the contract allows in an alert. */
const MAX_ACCOUNTS = 1000;

/** A view and the part of the run that it reports. */
interface MatchedView {
  readonly view: ActingView;
  readonly match: Match;
}

/**
 * Matches the insights of an ended run with the workspace's views, once, and starts the actions of those that match.
 */
export function matchRun({ db, clock }: { db: Db; clock: Clock }): JobHandler<"views.match"> {
  return async ({ runId }) => {
    await db.transaction().execute(async (transaction) => {
      const now = clock.now();
      await lockAgainstErasure(transaction);
      // The update locks the run, so that only one of two workers matches it.
      const run = await updateInsightRunMatched(transaction, runId, now);
      const views = run ? await listActingViews(transaction, run) : [];
      const insights = views.length > 0 ? await listRunInsights(transaction, runId) : [];
      if (!run || insights.length === 0) return;
      const matches = await matchInsights(transaction, run, insights, views);
      const matched = views.flatMap((view): MatchedView[] => {
        const match = matches.get(view.id);
        return match ? [{ view, match }] : [];
      });
      for (const batch of chunks(matched, BATCH_SIZE)) await startActions(transaction, run, batch, now);
    });
  };
}

async function startActions(db: Db, run: MatchedRun, matched: readonly MatchedView[], now: Date): Promise<void> {
  const deliveries = await publishMatches(db, run, matched, now);
  const opened: NewAlert[] = [];
  for (const one of matched) opened.push(await withoutWaiting(db, alertOf(one, deliveries.get(one.view.id), now)));
  const alerts = await insertAlerts(db, { workspaceId: run.workspace_id, runId: run.id }, opened, now);
  for (const channel of ["chat", "email"] as const) {
    const ofChannel = alerts.filter((alert) => alert.channel === channel);
    const atOnce = ofChannel.filter(({ send_at }) => send_at === null).map(({ id }) => ({ alertId: id }));
    await enqueueAll(db, `views.send-${channel}`, atOnce);
    for (const { id, send_at: runAt } of ofChannel)
      if (runAt !== null) await enqueue(db, `views.send-${channel}`, { alertId: id }, { runAt });
  }
  await startAssignments(db, run, matched, now);
  await startEnrolments(db, run, matched, now);
}

async function startAssignments(
  db: Db,
  { workspace_id: workspaceId }: MatchedRun,
  matched: readonly MatchedView[],
  now: Date,
): Promise<void> {
  const assignments = matched
    .filter(({ view }) => view.actions.crm_assignment)
    .map(({ view, match }) => ({ viewId: view.id, companyIds: match.accountIds() }));
  if (assignments.length > 0) await insertAssignments(db, assignments, now);
  for (const { viewId } of assignments) await enqueue(db, "views.assign-accounts", { viewId, workspaceId });
}

async function startEnrolments(
  db: Db,
  { workspace_id: workspaceId }: MatchedRun,
  matched: readonly MatchedView[],
  now: Date,
): Promise<void> {
  const enrolments = matched
    .filter(({ view }) => view.actions.sequencer)
    .map(({ view, match }) => ({ viewId: view.id, personIds: match.personIds() }))
    .filter(({ personIds }) => personIds.length > 0);
  if (enrolments.length > 0) await insertEnrolments(db, enrolments, now);
  for (const { viewId } of enrolments) await enqueue(db, "views.enrol-people", { viewId, workspaceId });
}

/** Publishes `insights.new` to the webhooks of views. Returns the delivery of each view. */
async function publishMatches(
  db: Db,
  run: MatchedRun,
  matched: readonly MatchedView[],
  now: Date,
): Promise<Map<string, string>> {
  const notified = matched.filter(({ view }) => view.has_webhook);
  if (notified.length === 0) return new Map();
  const rows = await listInsights(db, [...new Set(notified.flatMap(({ match }) => match.insightIds))]);
  const insights = new Map(rows.map((row) => [row.id, presentInsight(row)]));
  return publishToViews(
    db,
    notified.map(({ view, match }) => ({
      workspaceId: run.workspace_id,
      viewId: view.id,
      at: now,
      type: "insights.new",
      data: {
        view_id: view.id,
        view_name: view.name,
        signal_id: run.signal_id,
        insight_count: match.insightCount,
        account_count: match.accountCount,
        insights: match.insightIds.flatMap((id) => insights.get(id) ?? []),
      },
    })),
  );
}

/** Adds an alert to those that wait for the same digest, and returns what is left of it. */
async function withoutWaiting(db: Db, alert: NewAlert): Promise<NewAlert> {
  const channels: NewAlert["channels"][number][] = [];
  for (const one of alert.channels) {
    const isAdded = one.sendAt !== undefined && (await addToWaitingAlert(db, alert, one.channel, one.sendAt));
    if (!isAdded) channels.push(one);
  }
  return { ...alert, channels };
}

function alertOf({ view, match }: MatchedView, webhookDeliveryId: string | undefined, now: Date): NewAlert {
  const { chat, email } = view.actions;
  return {
    viewId: view.id,
    viewName: view.name,
    userId: view.user_id,
    subject: subjectOf(view.name, match.insightCount),
    insightCount: match.insightCount,
    accountCount: match.accountCount,
    insightIds: match.insightIds,
    accountIds: match.accountIds(MAX_ACCOUNTS),
    channels: [
      ...(chat
        ? [
            {
              channel: "chat" as const,
              chatChannelId: chat.target === "channel" ? chat.channelId : null,
              sendAt: sendTime(chat.schedule, now),
            },
          ]
        : []),
      ...(webhookDeliveryId === undefined ? [] : [{ channel: "webhook" as const, webhookDeliveryId }]),
      ...(email
        ? [
            {
              channel: "email" as const,
              recipientEmail: email.recipientEmail ?? view.owner_email,
              sendAt: sendTime(email.schedule, now),
            },
          ]
        : []),
    ],
  };
}

function subjectOf(viewName: string, insightCount: number): string {
  return `${insightCount} new ${insightCount === 1 ? "insight" : "insights"} in ${viewName}`;
}
