import type { Db } from "../../db/connect.ts";
import type { Hindrance } from "../../effects/public.ts";
import { failPendingAlerts } from "../../insights/public.ts";
import { enqueue } from "../../jobs/enqueue.ts";
import { turnViewWebhookOff } from "../../webhooks/public.ts";
import { lockView, type ViewRow } from "../queries.ts";
import { ACTION_KINDS, type ActionKind } from "../settings.ts";
import { updateActionFailed, updateActionTurnedOff, updateActionWaits } from "./queries.ts";
import { deletePendingAssignments } from "./queries-assignments.ts";
import { deletePendingEnrolments } from "./queries-enrolments.ts";

/** How often a waiting action is checked again. */
const WAIT_MS = 5 * 60_000;
const DAY_MS = 86_400_000;
const MIN_DELAY_MS = 15_000;
const MAX_DELAY_MS = 2 * 3_600_000;
const MAX_LENGTH = 500;

/**
 * Records that an action of a view failed. Turns off an action that has been failing for a day.
 * @returns when to try again, or undefined if the action is now off
 */
export async function recordFailure(
  db: Db,
  { viewId, kind }: { readonly viewId: string; readonly kind: ActionKind },
  { message, retryAfterMs }: { readonly message: string; readonly retryAfterMs?: number | null },
  now: Date,
): Promise<Date | undefined> {
  const since = await updateActionFailed(db, viewId, kind, message.slice(0, MAX_LENGTH), now);
  if (since === undefined) return undefined;
  const failingMs = now.getTime() - since.getTime();
  if (failingMs >= DAY_MS) {
    const explained = `Turned off after failing for a day: ${message} Turn it on again when the problem is fixed.`;
    await updateActionTurnedOff(db, viewId, kind, explained.slice(0, MAX_LENGTH));
    return undefined;
  }
  // The next wait is as long as the action has been failing, so that waits double.
  const delayMs = Math.min(MAX_DELAY_MS, Math.max(MIN_DELAY_MS, failingMs, retryAfterMs ?? 0));
  return new Date(Math.min(now.getTime() + delayMs, since.getTime() + DAY_MS));
}

/** The jobs of the actions that run as jobs. */
const JOBS = { crm_assignment: "views.assign-accounts", sequencer: "views.enrol-people" } as const;
type ActingKind = keyof typeof JOBS;

function deletePending(db: Db, viewId: string, kind: ActingKind): Promise<void> {
  return kind === "sequencer" ? deletePendingEnrolments(db, viewId) : deletePendingAssignments(db, viewId);
}

/** Ends a failed attempt of an action. Retries the action later, or turns it off if it has been failing for a day. */
export async function failAttempt(
  db: Db,
  { id: viewId, workspace_id: workspaceId }: ViewRow,
  kind: ActingKind,
  failure: { readonly message: string; readonly retryAfterMs?: number | null },
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const runAt = await recordFailure(transaction, { viewId, kind }, failure, now);
    if (runAt === undefined) await deletePending(transaction, viewId, kind);
    else await enqueue(transaction, JOBS[kind], { viewId, workspaceId }, { runAt });
  });
}

/** Ends an attempt of a hindered action. The view reports the reason, and the action waits or is turned off. */
export async function holdBack(
  db: Db,
  { id: viewId, workspace_id: workspaceId }: ViewRow,
  kind: ActingKind,
  { kind: hindrance, reason }: Hindrance,
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    if (hindrance === "waits") {
      await updateActionWaits(transaction, viewId, kind, reason);
      return enqueue(transaction, JOBS[kind], { viewId, workspaceId }, { runAt: new Date(now.getTime() + WAIT_MS) });
    }
    if (hindrance === "paused") await updateActionTurnedOff(transaction, viewId, kind, `Turned off: ${reason}`);
    await deletePending(transaction, viewId, kind);
  });
}

/** Turns off all actions of views, stores the reason, and ends their pending work. */
export async function turnViewsOff(
  db: Db,
  workspaceId: number,
  viewIds: readonly string[],
  { reason, now }: { readonly reason: string; readonly now: Date },
): Promise<void> {
  for (const viewId of viewIds.toSorted()) {
    await lockView(db, viewId);
    for (const kind of ACTION_KINDS) await updateActionTurnedOff(db, viewId, kind, `Turned off: ${reason}`);
    await turnViewWebhookOff(db, { workspaceId, viewId }, now);
    await failPendingAlerts(db, viewId, ["chat", "email", "webhook"]);
    await deletePendingAssignments(db, viewId);
    await deletePendingEnrolments(db, viewId);
  }
}
