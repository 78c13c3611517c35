import { lockAgainstErasure } from "../../catalogue/queries-erased-people.ts";
import type { Db } from "../../db/connect.ts";
import { dependsOnReferences, findHindrance } from "../../effects/public.ts";
import {
  type InsightRow,
  listInsights,
  listRunAccounts,
  type MatchedRun,
  presentInsight,
  updateInsightRunMatched,
} from "../../insights/public.ts";
import type { JobHandler } from "../../jobs/definitions.ts";
import { enqueue } from "../../jobs/enqueue.ts";
import { chunks } from "../../lib/chunks.ts";
import { readPages } from "../../lib/read-pages.ts";
import type { Clock } from "../../ports/clock.ts";
import { listAccountsOfFoundPeople } from "../../signals/public.ts";
import { publishToViews } from "../../webhooks/public.ts";
import { turnViewsOff } from "../actions/failures.ts";
import { insertAssignments } from "../actions/queries-assignments.ts";
import { insertEnrolments } from "../actions/queries-enrolments.ts";
import { type MatchedView, type Report, startAlerts } from "./alerts.ts";
import { MAX_INSIGHTS, type Match, matchAccounts } from "./match-insights.ts";
import { type ActingView, listActingViews } from "./queries.ts";

/** Views that are written together. The number is small, because an event may contain 100 insights. */
const BATCH_SIZE = 50;

/** The maximum that the contract allows in an alert. */
const MAX_ACCOUNTS = 1000;

const VIEWS_PER_PAGE = 500;
/** The number is small, because every person at an account may be a candidate. */
const ACCOUNTS_PER_PAGE = 500;

interface MatchServices {
  readonly db: Db;
  readonly clock: Clock;
  /** How long an alert without a schedule waits for further runs, which it then also reports. */
  readonly gatherMs?: number;
}

/** Matches an ended run with the workspace's views once, and starts the actions of the matching views. */
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

/** Lists the views that may act. Turns off views whose filters refer to deleted objects. */
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

/** Matches a run with views, page by page, and starts assignments and enrolments. Returns the views with a report. */
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
  // A run may find a person at an account that has no insight.
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

/** A delayed alert stores all accounts, so that an account which later runs add again is counted once. */
function maxReportedAccounts({ actions: { chat, email } }: ActingView): number {
  return chat || email ? Number.POSITIVE_INFINITY : MAX_ACCOUNTS;
}

/** Adds the match of further accounts to a view's report. */
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
  await startAlerts(db, run, matched, { insights, deliveries, now, gatherMs });
}

/** Publishes `insights.new` to the webhooks of views. Returns the ids of the deliveries, by view. */
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
