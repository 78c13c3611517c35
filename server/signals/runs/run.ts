import { findHindrance } from "../../effects/public.ts";
import type { JobHandler } from "../../jobs/definitions.ts";
import { enqueue } from "../../jobs/enqueue.ts";
import type { ProgressTracker } from "../../jobs/progress.ts";
import { runResumable } from "../../jobs/resumable.ts";
import { chunks } from "../../lib/chunks.ts";
import type { Clock } from "../../ports/clock.ts";
import { type ChoiceServices, chooseCandidates } from "./choose-candidates.ts";
import { detect } from "./detect.ts";
import { endRun, type RunOutcome } from "./end-run.ts";
import { type ClaimedRun, claimRun, hasConsumedLimit, SIGNAL_RUNS, updateDetected } from "./queries-run.ts";
import { findSentiments } from "./sentiment.ts";
import { LIMIT_REACHED, outcomeOfHindrance, writeBatch } from "./write-batch.ts";

interface RunServices extends ChoiceServices {
  readonly clock: Clock;
}

const BATCH_SIZE = 50;
/** After which a run looks again whether what it waits for has come, such as the first read of a CRM. */
const WAIT_MS = 5 * 60_000;

/**
 * Runs a signal: detects, then writes and charges batch by batch, each in one transaction. After an interruption,
 * another run of the job detects the same candidates and continues with those not written.
 */
export function runSignal(services: RunServices): JobHandler<"signals.run"> {
  const { db, clock } = services;
  return async ({ signalId }, context) => {
    const run = await db.transaction().execute((transaction) => claimRun(transaction, signalId, clock.now()));
    if (!run) return;
    await runResumable<RunOutcome>(db, SIGNAL_RUNS, run, context, {
      work: (progress) => findResults(services, run, progress),
      end: (outcome) => db.transaction().execute((transaction) => endRun(transaction, run, outcome, clock.now())),
      failed: (failures) => ({ outcome: "failed", message: `The run failed ${failures} times.` }),
    });
  };
}

async function findResults(
  services: RunServices,
  run: ClaimedRun,
  { signal, check }: ProgressTracker,
): Promise<RunOutcome | "later"> {
  const { db, languageModel } = services;
  const hindrance = await findHindrance(db, { signalId: run.signal_id, phase: "run" });
  if (hindrance) return endOrWait(outcomeOfHindrance(hindrance));
  const detection = await detect(services, run, signal);
  await updateDetected(db, run, detection);
  const choose = chooseCandidates(services, run);
  const total = { compared: 0, unfitting: 0 };
  const noteUnfitting = (): Promise<void> =>
    updateDetected(db, run, { ...detection, notes: [...detection.notes, ...noteOfUnfitting(total)] });
  for await (const page of detection.pages) {
    for (const candidates of chunks(page, BATCH_SIZE)) {
      signal.throwIfAborted();
      const { chosen, compared, unfitting } = await choose(candidates, signal);
      total.compared += compared;
      total.unfitting += unfitting;
      const sentiments = await findSentiments(chosen, languageModel, signal);
      const stop = await db
        .transaction()
        .execute((transaction) => writeBatch(transaction, run, chosen, sentiments, services.clock.now()));
      if (stop === "lost") check(stop);
      else if (stop !== undefined) {
        await noteUnfitting();
        return endOrWait(stop);
      }
    }
  }
  await noteUnfitting();
  return (await hasConsumedLimit(db, run.signal_id)) ? LIMIT_REACHED : { outcome: "completed" };

  /** A run that waits continues later, with what is not written yet. */
  async function endOrWait(stop: RunOutcome | "waits"): Promise<RunOutcome | "later"> {
    if (stop !== "waits") return stop;
    const { signal_id: signalId, workspace_id: workspaceId } = run;
    const runAt = new Date(services.clock.now().getTime() + WAIT_MS);
    await enqueue(db, "signals.run", { signalId, workspaceId }, { runAt });
    return "later";
  }
}

function noteOfUnfitting({ compared, unfitting }: { compared: number; unfitting: number }): string[] {
  if (unfitting === 0) return [];
  const [some, all] = [unfitting, compared].map((count) => count.toLocaleString("en"));
  return [`Left out ${some} of ${all} candidates that do not fit the description.`];
}
