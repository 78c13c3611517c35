import { lockAgainstErasure } from "../../catalogue/queries-erased-people.ts";
import type { Db } from "../../db/connect.ts";
import { dependsOnReferences, findHindrance } from "../../effects/public.ts";
import {
  addToWaitingAlert,
  type InsightRow,
  insertAlerts,
  listInsights,
  listRunAccounts,
  lockWaitingAlerts,
  type MatchedRun,
  type NewAlert,
  presentInsight,
  type RunInsight,
  updateAlertSubject,
  updateInsightRunMatched,
} from "../../insights/public.ts";
import type { JobHandler } from "../../jobs/definitions.ts";
import { enqueue, enqueueAll } from "../../jobs/enqueue.ts";
import { chunks } from "../../lib/chunks.ts";
import { readPages } from "../../lib/read-pages.ts";
import type { Clock } from "../../ports/clock.ts";
import { findTopic, listAccountsOfFoundPeople } from "../../signals/public.ts";
import { publishToViews } from "../../webhooks/public.ts";
import { alertSubject } from "../actions/alert-subject.ts";
import { turnViewsOff } from "../actions/failures.ts";
import { insertAssignments } from "../actions/queries-assignments.ts";
import { insertEnrolments } from "../actions/queries-enrolments.ts";
import { type Schedule, sendTime } from "../schedule.ts";
import { MAX_INSIGHTS, type Match, matchAccounts } from "./match-insights.ts";
import { type ActingView, listActingViews } from "./queries.ts";

/** How many views are written together. Kept small, because an event may contain 100 insights. */
const BATCH_SIZE = 50;

/** The maximum that the contract allows in an alert. */
const MAX_ACCOUNTS = 1000;

const VIEWS_PER_PAGE = 500;
/** Every person at an account may be a candidate. */
const ACCOUNTS_PER_PAGE = 500;

interface MatchedView {
  readonly view: ActingView;
  readonly report: Report;
}

/** A view's report on a run: all counts, and as many insights as an alert holds. */
interface Report {
  insightCount: number;
  accountCount: number;
  /** Best first. */
  best: readonly RunInsight[];
  readonly accountIds: number[];
}

interface MatchServices {
  readonly db: Db;
  readonly clock: Clock;
  /** How long an alert without a schedule waits for further runs, which it then also reports. */
  readonly gatherMs?: number;
}

/**
 * Matches the insights of an ended run with the workspace's views, once, and starts the actions of those that match.
 */
export function matchRun(services: MatchServices): JobHandler<"views.match"> {
  const { db, clock, gatherMs = 0 } = services;
  return async ({ runId }, { signal }) => {
    await db.transaction().execute(async (transaction) => {
      const now = clock.now();
      await lockAgainstErasure(transaction);
      // The update locks the run, so that only one of two workers matches it.
      const run = await updateInsightRunMatched(transaction, runId, now);
      if (!run) return;
      const pages = readPages<ActingView>(VIEWS_PER_PAGE, (after, limit) =>
        listActingViews(transaction, run, after?.id ?? "", limit),
      );
      for await (const page of pages) {
        const views = await listUnhindered(transaction, run, page, now);
        const matched = await matchViews(transaction, run, views, now, signal);
        for (const batch of chunks(matched, BATCH_SIZE)) await startActions(transaction, run, batch, { now, gatherMs });
      }
    });
  };
}

/** Lists the views that may act. Those whose filters refer to deleted objects are turned off. */
async function listUnhindered(
  db: Db,
  { workspace_id: workspaceId }: MatchedRun,
  views: readonly ActingView[],
  now: Date,
): Promise<ActingView[]> {
  const unhindered: ActingView[] = [];
  for (const view of views) {
    const hindrance = dependsOnReferences(view.filters)
      ? await findHindrance(db, { viewId: view.id, action: "any" })
      : undefined;
    if (hindrance === undefined) unhindered.push(view);
    else if (hindrance.kind === "paused") await turnViewsOff(db, workspaceId, [view.id], { ...hindrance, now });
  }
  return unhindered;
}

/** Matches a run with views, some accounts at a time, and starts their actions. Returns the views that report. */
async function matchViews(
  db: Db,
  run: MatchedRun,
  views: readonly ActingView[],
  now: Date,
  signal: AbortSignal,
): Promise<MatchedView[]> {
  const reports = new Map<ActingView, Report>();
  const assigning = new Set<string>();
  const enrolling = new Set<string>();
  const ofInsights = await listRunAccounts(db, run.id);
  // A person may be new at an account without other news.
  const ofPeople = run.signal_id === null ? [] : await listAccountsOfFoundPeople(db, run);
  for (const accountIds of chunks([...new Set([...ofInsights, ...ofPeople])], ACCOUNTS_PER_PAGE)) {
    signal.throwIfAborted();
    const matches = await matchAccounts(db, run, accountIds, views);
    const page = views.flatMap((view) => {
      const match = matches.get(view.id);
      return match ? [{ view, match }] : [];
    });
    for (const { view, match } of page)
      if (match.insightCount > 0) reports.set(view, add(reports.get(view), match, maxReportedAccounts(view)));
    for (const batch of chunks(page, BATCH_SIZE)) {
      for (const viewId of await insertMatchedAccounts(db, batch, now)) assigning.add(viewId);
      for (const viewId of await insertMatchedPeople(db, batch, now)) enrolling.add(viewId);
    }
  }
  const { workspace_id: workspaceId } = run;
  for (const viewId of assigning) await enqueue(db, "views.assign-accounts", { viewId, workspaceId });
  for (const viewId of enrolling) await enqueue(db, "views.enrol-people", { viewId, workspaceId });
  return [...reports].map(([view, report]) => ({ view, report }));
}

/** A delayed alert has all accounts, so that later additions are counted once. */
function maxReportedAccounts({ actions: { chat, email } }: ActingView): number {
  return chat || email ? Number.POSITIVE_INFINITY : MAX_ACCOUNTS;
}

/** Adds a view's report on further accounts. */
function add(report: Report | undefined, match: Match, maxAccounts: number): Report {
  if (report === undefined) {
    const { insightCount, accountCount, best } = match;
    return { insightCount, accountCount, best, accountIds: match.accountIds(maxAccounts) };
  }
  report.insightCount += match.insightCount;
  report.accountCount += match.accountCount;
  report.best = [...report.best, ...match.best].sort((a, b) => b.at - a.at || a.id - b.id).slice(0, MAX_INSIGHTS);
  report.accountIds.push(...match.accountIds(maxAccounts - report.accountIds.length));
  return report;
}

interface MatchOfView {
  readonly view: ActingView;
  readonly match: Match;
}

async function insertMatchedAccounts(db: Db, page: readonly MatchOfView[], now: Date): Promise<string[]> {
  const assignments = page
    .filter(({ view, match }) => view.actions.crm_assignment && match.accountCount > 0)
    .map(({ view, match }) => ({ viewId: view.id, companyIds: match.accountIds() }));
  if (assignments.length > 0) await insertAssignments(db, assignments, now);
  return assignments.map(({ viewId }) => viewId);
}

async function insertMatchedPeople(db: Db, page: readonly MatchOfView[], now: Date): Promise<string[]> {
  const enrolments = page
    .filter(({ view }) => view.actions.sequencer)
    .map(({ view, match }) => ({ viewId: view.id, personIds: match.personIds() }))
    .filter(({ personIds }) => personIds.length > 0);
  if (enrolments.length > 0) await insertEnrolments(db, enrolments, now);
  return enrolments.map(({ viewId }) => viewId);
}

async function startActions(
  db: Db,
  run: MatchedRun,
  matched: readonly MatchedView[],
  { now, gatherMs }: { readonly now: Date; readonly gatherMs: number },
): Promise<void> {
  const notified = matched.flatMap(({ view, report }) => (view.has_webhook ? report.best : report.best.slice(0, 1)));
  const rows = await listInsights(db, [...new Set(notified.map(({ id }) => id))]);
  const insights = new Map(rows.map((row) => [row.id, row]));
  const deliveries = await publishMatches(db, run, matched, insights, now);
  const topic = await findTopic(db, run.signal_id);
  const planTime = (schedule: Schedule | null | undefined) => {
    const due = sendTime(schedule, now);
    if (due !== undefined || gatherMs === 0) return due && { sendAt: due, takenFrom: due };
    return { sendAt: new Date(now.getTime() + gatherMs), takenFrom: now };
  };
  const reported = matched.map((one) => {
    const best = insights.get(one.report.best[0]?.id ?? 0)?.company_name ?? "";
    return toNewAlert(one, { topic, best, webhookDeliveryId: deliveries.get(one.view.id), planTime });
  });
  if (reported.some(({ channels }) => channels.some(({ sendAt }) => sendAt !== undefined)))
    await lockWaitingAlerts(db, run.workspace_id);
  const opened: NewAlert[] = [];
  for (const alert of reported) opened.push(await withoutWaiting(db, alert));
  const alerts = await insertAlerts(db, { workspaceId: run.workspace_id, runId: run.id }, opened, now);
  for (const channel of ["chat", "email"] as const) {
    const ofChannel = alerts.filter((alert) => alert.channel === channel);
    const atOnce = ofChannel.filter(({ send_at }) => send_at === null).map(({ id }) => ({ alertId: id }));
    await enqueueAll(db, `views.send-${channel}`, atOnce);
    for (const { id, send_at: runAt } of ofChannel)
      if (runAt !== null) await enqueue(db, `views.send-${channel}`, { alertId: id }, { runAt });
  }
}

/** Publishes `insights.new` to the webhooks of views. Returns the delivery of each view. */
async function publishMatches(
  db: Db,
  run: MatchedRun,
  matched: readonly MatchedView[],
  insights: ReadonlyMap<number, InsightRow>,
  now: Date,
): Promise<Map<string, string>> {
  const notified = matched.filter(({ view }) => view.has_webhook);
  if (notified.length === 0) return new Map();
  return publishToViews(
    db,
    notified.map(({ view, report }) => ({
      workspaceId: run.workspace_id,
      viewId: view.id,
      at: now,
      type: "insights.new",
      data: {
        view_id: view.id,
        view_name: view.name,
        signal_id: run.signal_id,
        insight_count: report.insightCount,
        account_count: report.accountCount,
        insights: report.best.flatMap(({ id }) => {
          const insight = insights.get(id);
          return insight ? [presentInsight(insight)] : [];
        }),
      },
    })),
  );
}

/** Adds an alert to a waiting one for the same message, and returns the rest of it. */
async function withoutWaiting(db: Db, alert: NewAlert): Promise<NewAlert> {
  const channels: NewAlert["channels"][number][] = [];
  for (const one of alert.channels) {
    const waiting = one.sendAt && (await addToWaitingAlert(db, alert, one));
    if (!waiting) channels.push(one);
    else await updateAlertSubject(db, waiting.id, alert.subjectFor(waiting.account_count));
  }
  return { ...alert, channels };
}

interface AlertParts {
  readonly topic: string;
  /** The name of the best account. */
  readonly best: string;
  readonly webhookDeliveryId: string | undefined;
  readonly planTime: (
    schedule: Schedule | null | undefined,
  ) => Pick<NewAlert["channels"][number], "sendAt" | "takenFrom"> | undefined;
}

function toNewAlert({ view, report }: MatchedView, { topic, best, webhookDeliveryId, planTime }: AlertParts): NewAlert {
  const { chat, email } = view.actions;
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
      ...(chat
        ? [
            {
              channel: "chat" as const,
              chatChannelId: chat.target === "channel" ? chat.channelId : null,
              ...planTime(chat.schedule),
            },
          ]
        : []),
      ...(webhookDeliveryId === undefined ? [] : [{ channel: "webhook" as const, webhookDeliveryId }]),
      ...(email && view.may_email
        ? [
            {
              channel: "email" as const,
              recipientEmail: email.recipientEmail ?? view.owner_email,
              ...planTime(email.schedule),
            },
          ]
        : []),
    ],
  };
}
