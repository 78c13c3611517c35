import { findCredits } from "../credits/public.ts";
import { lockWorkspace } from "../db/lock-workspace.ts";
import { findHindrance, prepareDeletion, type SuspendReferrers } from "../effects/public.ts";
import { hasAudiences } from "../exclusions/public.ts";
import type { Family, Refusal, RequestContext, Schema } from "../http/contract.ts";
import { noSuch } from "../http/problems.ts";
import { enqueue } from "../jobs/enqueue.ts";
import { findMaxTimeframe, MAX_REPEATING_SIGNALS, tooManyRepeating } from "./deploy.ts";
import { presentDetail } from "./present-detail.ts";
import { findSignal } from "./queries.ts";
import { countRepeatingSignals } from "./queries-deploy.ts";
import {
  deleteSignal,
  hasEnded,
  type LockedSignal,
  lockSignal,
  updateSignal,
  updateSignalDue,
  updateSignalScheduled,
} from "./queries-update.ts";
import type { ChoiceServices } from "./runs/choose-candidates.ts";
import { PAUSED, publishWaitingEnds, stopSignal } from "./runs/end-run.ts";
import { previewRun } from "./runs/preview.ts";
import { exclusionFaults, refuseUnknownTerm, storedExclusions, storedTermOptions } from "./settings.ts";

export function signalChanges(
  suspend: SuspendReferrers,
  services: PreviewServices,
): Pick<Family<"Signals">, "update" | "stop" | "pause" | "resume" | "run" | "delete"> {
  return {
    update: update(services),
    stop,
    pause,
    resume: resume(services),
    run: run(services),
    delete: remove(suspend),
  };
}

/** The services that a preview of a run needs besides the database. */
export type PreviewServices = Omit<ChoiceServices, "db">;

function update(services: PreviewServices): Family<"Signals">["update"] {
  return async ({ path, body }, context) => {
    const { db, caller, reply, problem, refuse, invalid } = context;
    const { workspaceId } = caller;
    const faults = exclusionFaults(body.exclude);
    if (faults.length > 0) return invalid(...faults);
    await lockWorkspace(db, workspaceId);
    const signal = await lockSignal(db, workspaceId, path.signal_id);
    if (!signal) return refuse(noSuch("signal"));
    const { name, ...settings } = body;
    if (hasEnded(signal) && Object.keys(settings).length > 0) return problem(...alreadyFinished(signal));
    const maxTimeframe = findMaxTimeframe(signal.type);
    if (body.timeframe !== undefined && body.timeframe > maxTimeframe) {
      const msg = `Expected at most ${maxTimeframe} for a signal of type ${signal.type}`;
      return invalid({ loc: ["body", "timeframe"], msg, type: "less_than_equal" });
    }
    const unknown = refuseUnknownTerm(signal.subject, body.term_options);
    if (unknown) return refuse(unknown);
    const limit = body.max_credit_limit;
    if (limit != null && limit < signal.credits_consumed) {
      const msg = `Expected at least the ${signal.credits_consumed} credits that the signal has consumed`;
      return invalid({ loc: ["body", "max_credit_limit"], msg, type: "greater_than_equal" });
    }
    if (!(await hasAudiences(db, workspaceId, [...new Set(body.exclude?.audience_ids ?? [])])))
      return refuse(noSuch("audience"));
    if (body.repeat && !signal.repeat && (await countRepeatingSignals(db, workspaceId)) >= MAX_REPEATING_SIGNALS)
      return refuse(tooManyRepeating());
    await updateSignal(db, signal.id, {
      name,
      repeat: body.repeat,
      timeframe_days: body.timeframe,
      max_credit_limit: limit,
      min_history_posts: body.min_history_posts,
      include_agencies: body.include_agencies,
      ...(body.mention_roles !== undefined && { mention_roles: unique(body.mention_roles) }),
      ...(body.titles !== undefined && { titles: unique(body.titles) }),
      ...(body.account_audience_name && {
        account_audience_name: body.account_audience_name,
        account_audience_id: null,
      }),
      ...(body.people_audience_name && {
        ...{ people_audience_name: body.people_audience_name, people_audience_id: null, finds_people: true },
      }),
      ...(body.term_options !== undefined && { term_options: json(storedTermOptions(body.term_options)) }),
      ...(body.exclude !== undefined && { exclude: json(storedExclusions(body.exclude)) }),
    });
    // A signal that waits for its next daily run has ended if it no longer repeats.
    if (body.repeat === false && signal.status === "scheduled")
      await updateSignal(db, signal.id, { status: "completed", next_run_at: null });
    const isLimitRaised = limit !== undefined && (limit ?? Infinity) > (signal.max_credit_limit ?? Infinity);
    if (isLimitRaised || (body.repeat && !signal.repeat))
      await confirmRun(context, services, limit === undefined ? signal : { ...signal, max_credit_limit: limit });
    const found = await findSignal(db, workspaceId, signal.id);
    return reply(200, { signal: await presentDetail(db, workspaceId, found!) });
  };
}

const stop: Family<"Signals">["stop"] = async ({ path }, { db, caller, now, reply, problem, refuse }) => {
  const signal = await lockSignal(db, caller.workspaceId, path.signal_id);
  if (!signal) return refuse(noSuch("signal"));
  if (hasEnded(signal)) return problem(...alreadyFinished(signal));
  await stopSignal(db, signal.id, now);
  return reply(200, changed(signal, "stopped", "The signal is stopped. Its results are kept."));
};

const pause: Family<"Signals">["pause"] = async ({ path }, { db, caller, now, reply, problem, refuse }) => {
  const signal = await lockSignal(db, caller.workspaceId, path.signal_id);
  if (!signal) return refuse(noSuch("signal"));
  if (hasEnded(signal)) return problem(...alreadyFinished(signal));
  if (signal.status !== "paused") await stopSignal(db, signal.id, now, PAUSED);
  return reply(200, changed(signal, "paused", "The signal is paused. Its results are kept."));
};

function resume(services: PreviewServices): Family<"Signals">["resume"] {
  return async ({ path }, context) => {
    const { db, caller, now, reply, problem, refuse } = context;
    await lockWorkspace(db, caller.workspaceId);
    const signal = await lockSignal(db, caller.workspaceId, path.signal_id);
    if (!signal) return refuse(noSuch("signal"));
    const { status } = signal;
    if (status !== "paused") return problem(409, "CONFLICT", `The signal is not paused: it is ${status}.`, { status });
    const refusal = await prepareStart(context, services, signal);
    if (refusal) return refuse(refusal);
    if (signal.repeat) {
      await updateSignalScheduled(db, signal.id, now);
      return reply(200, changed(signal, "scheduled", "The signal will run again at its daily time."));
    }
    await updateSignalDue(db, signal.id, now);
    await enqueue(db, "signals.run", { signalId: signal.id, workspaceId: caller.workspaceId });
    return reply(200, changed(signal, "accepted", "The signal is running now."));
  };
}

function run(services: PreviewServices): Family<"Signals">["run"] {
  return async ({ path }, context) => {
    const { db, caller, now, reply, refuse } = context;
    await lockWorkspace(db, caller.workspaceId);
    const signal = await lockSignal(db, caller.workspaceId, path.signal_id);
    if (!signal) return refuse(noSuch("signal"));
    if (signal.status === "running") return reply(200, changed(signal, "running", "The signal is already running."));
    const refusal = await prepareStart(context, services, signal);
    if (refusal) return refuse(refusal);
    await updateSignalDue(db, signal.id, now);
    const most = Math.min(context.maxCredits, context.quotedCredits);
    await updateSignal(db, signal.id, { next_run_max_credits: Number.isFinite(most) ? most : null });
    await enqueue(db, "signals.run", { signalId: signal.id, workspaceId: caller.workspaceId });
    return reply(200, changed(signal, "accepted", "The signal is running now."));
  };
}

function remove(suspend: SuspendReferrers): Family<"Signals">["delete"] {
  return async ({ path, query: { force } }, { db, caller, now, reply, refuse }) => {
    await lockWorkspace(db, caller.workspaceId);
    const signal = await lockSignal(db, caller.workspaceId, path.signal_id);
    if (!signal) return refuse(noSuch("signal"));
    const refusal = await prepareDeletion(db, caller, { kind: "signal", id: signal.id }, { force, now, suspend });
    if (refusal) return refuse(refusal);
    if (signal.status === "running") await stopSignal(db, signal.id, now);
    await publishWaitingEnds(db, signal.id, now);
    await deleteSignal(db, signal.id);
    return reply(200, { id: signal.id, deleted: true });
  };
}

/** Confirms the cost of a start. Returns a refusal if the signal is blocked, or too many signals already repeat. */
async function prepareStart(
  context: RunContext,
  services: PreviewServices,
  signal: LockedSignal,
): Promise<Refusal<409> | undefined> {
  const { db, caller } = context;
  const { id, status } = signal;
  const willRepeat = signal.repeat && (hasEnded(signal) || status === "paused");
  if (willRepeat && (await countRepeatingSignals(db, caller.workspaceId)) >= MAX_REPEATING_SIGNALS)
    return tooManyRepeating();
  const hindrance = await findHindrance(db, { signalId: id, phase: "start" });
  if (hindrance && hindrance.kind !== "waits") {
    const message = `The signal cannot run. ${hindrance.reason}`;
    return { status: 409, errorCode: "CONFLICT", message, details: { status } };
  }
  await confirmRun(context, services, signal);
  return undefined;
}

type RunContext = Pick<
  RequestContext<"Signals_run">,
  "db" | "caller" | "now" | "signal" | "maxCredits" | "quotedCredits" | "stateCost" | "confirmCost"
>;

/** States the maximum cost of a signal's next runs. Requires an assistant to confirm it. */
async function confirmRun(
  context: RunContext,
  services: PreviewServices,
  { id, ...signal }: Pick<LockedSignal, "id" | "max_credit_limit" | "credits_consumed">,
): Promise<void> {
  const { db, caller, maxCredits, quotedCredits, stateCost, confirmCost } = context;
  const { balance } = await findCredits(db, caller.workspaceId);
  const left = signal.max_credit_limit === null ? Infinity : signal.max_credit_limit - signal.credits_consumed;
  const credits = Math.min(left, maxCredits, quotedCredits);
  await stateCost(Math.max(credits, 1), async () => {
    await updateSignalDue(db, id, context.now);
    return previewRun(db, services, id, { ...context, balance });
  });
  await confirmCost(credits, balance);
}

function changed({ id }: LockedSignal, status: Schema["SignalStatus"], message: string): Schema["StopSignalResponse"] {
  return { signal_id: id, status, message };
}

function alreadyFinished({ status }: LockedSignal) {
  return [409, "SIGNAL_ALREADY_FINISHED", `The signal has ended: it is ${status}.`, { status }] as const;
}

function unique<Value>(values: readonly Value[] | null): Value[] | null {
  return values && [...new Set(values)];
}

function json(value: object | null): string | null {
  return value && JSON.stringify(value);
}
