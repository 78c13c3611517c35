import { type AdditionSummary, summariseAdditions } from "../../crm/public.ts";
import type { Db } from "../../db/connect.ts";
import type { Schema } from "../../http/contract.ts";
import { endInsightRun } from "../../insights/public.ts";
import type { JobHandler } from "../../jobs/definitions.ts";
import { enqueue } from "../../jobs/enqueue.ts";
import type { Resumable } from "../../jobs/queries-resumable.ts";
import type { Clock } from "../../ports/clock.ts";
import { publish } from "../../webhooks/public.ts";
import {
  type EndedRunRow,
  findUnfinishedRun,
  listWaitingEvents,
  type OutcomeName,
  updateEventPublished,
  updateEventWaits,
  updateRunEnded,
  updateSignalAfterRun,
  updateSignalPaused,
  updateSignalStopped,
  updateStoppedByCaller,
} from "./queries-end.ts";

export type RunOutcome =
  | { readonly outcome: "completed" }
  | { readonly outcome: Exclude<OutcomeName, "completed">; readonly message: string };

export const STOPPED = { outcome: "stopped", message: "The signal was stopped." } as const;
export const PAUSED = { outcome: "paused", message: "The signal was paused." } as const;

const RUN_STATUS = {
  completed: "completed",
  failed: "failed",
  limit_reached: "stopped",
  out_of_credits: "stopped",
  stopped: "stopped",
  paused: "stopped",
} as const satisfies Record<OutcomeName, string>;

/**
 * Ends a run in the caller's transaction: sets its status and the next status of its signal, publishes its event and
 * queues its follow-up. Returns false, and does nothing, if the run has ended or another worker has taken it over.
 * @param run if it has no `claim`, ends even if a worker has claimed it
 */
export async function endRun(
  db: Db,
  run: Resumable & { readonly id: number },
  outcome: RunOutcome,
  now: Date,
): Promise<boolean> {
  const runStatus = RUN_STATUS[outcome.outcome];
  const isFailure = outcome.outcome === "failed";
  const text = outcome.outcome === "completed" ? null : outcome.message;
  const end = { runStatus, message: isFailure ? null : text, errorMessage: isFailure ? text : null };
  const ended = await updateRunEnded(db, run, end, now);
  if (!ended) return false;
  await updateSignalAfterRun(db, ended.signal_id, outcome.outcome, now);
  // The event of a completed run waits, because it also reports the outcome of adding the results to the CRM.
  const waits = runStatus === "completed" && ended.adds_to_crm && ended.account_count + ended.people_count > 0;
  if (waits) await updateEventWaits(db, run.id);
  else await publishEnd(db, ended, runStatus, null, now);
  await enqueue(db, "signals.follow-up", { runId: run.id });
  if (ended.insight_run_id !== null) await endInsightRun(db, ended.insight_run_id, now);
  return true;
}

/** Stops or pauses a signal, and ends its unfinished run. The caller's transaction has locked the signal. */
export async function stopSignal(
  db: Db,
  signalId: number,
  now: Date,
  outcome: { readonly outcome: "stopped" | "paused" | "limit_reached"; readonly message: string } = STOPPED,
): Promise<void> {
  if (outcome.outcome === "stopped") await updateStoppedByCaller(db, signalId);
  const runId = await findUnfinishedRun(db, signalId);
  if (runId !== undefined) {
    await endRun(db, { id: runId }, outcome, now);
    return;
  }
  if (outcome.outcome === "paused") return updateSignalPaused(db, signalId);
  const stopped = await updateSignalStopped(db, signalId, outcome.message, now);
  if (stopped) await publishEnd(db, stopped, "stopped", null, now);
}

/** Publishes, in the caller's transaction, a completed run's event if it waits for results to be added to the CRM. */
export async function publishWaitingEnd(db: Db, runId: number, now: Date): Promise<void> {
  const run = await updateEventPublished(db, runId);
  if (!run) return;
  const addition = await summariseAdditions(db, run.workspace_id, [additionReference(runId)], MAX_REASONS);
  await publishEnd(db, run, "completed", addition, now);
}

/** Publishes, in the caller's transaction, the waiting events of a signal's runs, before the signal is deleted. */
export async function publishWaitingEnds(db: Db, signalId: number, now: Date): Promise<void> {
  for (const runId of await listWaitingEvents(db, signalId)) await publishWaitingEnd(db, runId, now);
}

/** Identifies the addition of a run's results to the CRM. */
export function additionReference(runId: number): string {
  return `${ADDITION}${runId}`;
}

const ADDITION = "signal_run_";
const MAX_REASONS = 20;

/** Publishes the event of a run after the CRM has accepted or rejected its results. */
export function publishAdded({
  db,
  clock,
}: {
  readonly db: Db;
  readonly clock: Clock;
}): JobHandler<"signals.publish-end"> {
  return async ({ reference }) => {
    const runId = Number(reference.slice(ADDITION.length));
    await db.transaction().execute((transaction) => publishWaitingEnd(transaction, runId, clock.now()));
  };
}

async function publishEnd(
  db: Db,
  run: EndedRunRow,
  status: "completed" | "failed" | "stopped",
  addition: AdditionSummary | null,
  at: Date,
): Promise<void> {
  await publish(db, {
    workspaceId: run.workspace_id,
    at,
    type: `signal.${status}`,
    data: {
      signal_id: run.signal_id,
      signal_name: run.name,
      // Check constraints allow only the contract's values.
      signal_type: run.type as Schema["SignalType"],
      account_count: run.account_count,
      people_count: run.people_count,
      credits_consumed: run.credits_consumed,
      message: run.message,
      error_message: run.error_message,
      crm_addition: addition && { ...addition, reasons: [...addition.reasons] },
      started_at: (run.started_at ?? run.finished_at).toISOString(),
      finished_at: run.finished_at.toISOString(),
    },
  });
}
