import { findHindrance } from "../../effects/public.ts";
import type { JobHandler } from "../../jobs/definitions.ts";
import { enqueue } from "../../jobs/enqueue.ts";
import type { ProgressTracker } from "../../jobs/progress.ts";
import { runResumable } from "../../jobs/resumable.ts";
import { chunks } from "../../lib/chunks.ts";
import type { Clock } from "../../ports/clock.ts";
import { type ChoiceServices, chooseCandidates, newEvidence } from "./choose-candidates.ts";
import { detect } from "./detect.ts";
import { endRun, type RunOutcome } from "./end-run.ts";
import { type ClaimedRun, claimRun, hasConsumedLimit, SIGNAL_RUNS, updateDetected } from "./queries-run.ts";
import { findSentiments } from "./sentiment.ts";
import { LIMIT_REACHED, outcomeOfHindrance, writeResults } from "./write-results.ts";

interface RunServices extends ChoiceServices {
  readonly clock: Clock;
}

export const BATCH_SIZE = 50;
/** The interval at which a waiting run is retried. A run waits, for example, for the first read of a CRM. */
const WAIT_MS = 5 * 60_000;

/**
 * Runs a signal: detects candidates, then writes and charges each batch in one transaction. After an interruption, the
 * job runs again, detects the same candidates and continues with those not yet written.
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
  const total = { compared: 0, unfitting: 0, known: 0, found: 0, unsearched: 0 };
  const noteOutcome = async (): Promise<void> => {
    const notes = [...detection.notes, ...(total.found === 0 ? [await detection.explain()] : []), ...listNotes(total)];
    await updateDetected(db, run, { ...detection, notes });
  };
  for await (const page of detection.pages) {
    for (const candidates of chunks(page, BATCH_SIZE)) {
      signal.throwIfAborted();
      const { chosen, compared, unfitting, unsearched } = await choose(candidates, signal);
      const found = chosen.filter((one) => !one.known.is_found || newEvidence(one).length > 0).length;
      total.compared += compared;
      total.unfitting += unfitting;
      total.found += found;
      total.known += chosen.length - found;
      total.unsearched += unsearched;
      const sentiments = await findSentiments(chosen, languageModel, signal);
      const stop = await db
        .transaction()
        .execute((transaction) => writeResults(transaction, run, chosen, sentiments, services.clock.now()));
      if (stop === "lost") check(stop);
      else if (stop !== undefined) {
        // Some accounts of the batch were not written, so the number of their people would be wrong.
        total.unsearched = 0;
        await noteOutcome();
        return endOrWait(stop);
      }
    }
  }
  await noteOutcome();
  return (await hasConsumedLimit(db, run.signal_id)) ? LIMIT_REACHED : { outcome: "completed" };

  /** Queues a waiting run again. It continues with the results that are not yet written. */
  async function endOrWait(stop: RunOutcome | "waits"): Promise<RunOutcome | "later"> {
    if (stop !== "waits") return stop;
    const { signal_id: signalId, workspace_id: workspaceId } = run;
    const runAt = new Date(services.clock.now().getTime() + WAIT_MS);
    await enqueue(db, "signals.run", { signalId, workspaceId }, { runAt });
    return "later";
  }
}

interface Total {
  readonly compared: number;
  readonly unfitting: number;
  readonly known: number;
  readonly unsearched: number;
}

function listNotes({ compared, unfitting, known, found, unsearched }: Total & { readonly found: number }): string[] {
  const shown = (count: number): string => count.toLocaleString("en");
  return [
    ...(unfitting > 0
      ? [`Excluded ${shown(unfitting)} of ${shown(compared)} candidates that do not fit the description.`]
      : []),
    ...(found === 0 && known > 0 ? [`Accounts found before, without new results: ${shown(known)}.`] : []),
    ...(unsearched > 0
      ? [
          `People were not searched: ${shown(unsearched)} would be found at these accounts. Set people_audience_name to find them.`,
        ]
      : []),
  ];
}
