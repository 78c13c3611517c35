import type { Selectable } from "kysely";
import type { Db } from "../../db/connect.ts";
import type { SignalRun } from "../../db/tables.ts";
import type { JobHandler } from "../../jobs/definitions.ts";
import { enqueue, enqueueAll } from "../../jobs/enqueue.ts";
import type { ProgressTracker } from "../../jobs/progress.ts";
import { reapStranded, runResumable } from "../../jobs/resumable.ts";
import { chunks } from "../../lib/chunks.ts";
import { readPages } from "../../lib/read-pages.ts";
import type { Clock } from "../../ports/clock.ts";
import { type ChoiceServices, chooseCandidates } from "./choose-candidates.ts";
import { detect } from "./detect.ts";
import { additionReference, endRun, type RunOutcome } from "./end-run.ts";
import { listOverdueEvents } from "./queries-end.ts";
import {
  type ClaimedRun,
  claimRun,
  type DueSignal,
  findWorkspaceOfSignal,
  hasConsumedLimit,
  listDueSignals,
  SIGNAL_RUNS,
  updateDetected,
} from "./queries-run.ts";
import { findSentiments } from "./sentiment.ts";
import { LIMIT_REACHED, writeBatch } from "./write-batch.ts";

interface RunServices extends ChoiceServices {
  readonly clock: Clock;
}

const BATCH_SIZE = 50;
const MAX_EVENT_WAIT_MS = 24 * 3_600_000;

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
): Promise<RunOutcome> {
  const { db, languageModel } = services;
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
        return stop;
      }
    }
  }
  await noteUnfitting();
  return (await hasConsumedLimit(db, run.signal_id)) ? LIMIT_REACHED : { outcome: "completed" };
}

function noteOfUnfitting({ compared, unfitting }: { compared: number; unfitting: number }): string[] {
  if (unfitting === 0) return [];
  const [some, all] = [unfitting, compared].map((count) => count.toLocaleString("en"));
  return [`Left out ${some} of ${all} candidates that do not fit the description.`];
}

const SIGNALS_PER_PAGE = 1_000;

/** Queues the signals that are due. One run makes up for all missed days. */
export function scheduleSignals({ db, clock }: { db: Db; clock: Clock }): JobHandler<"signals.schedule"> {
  return async (_payload, context) => {
    const now = clock.now();
    for await (const due of readPages<DueSignal>(SIGNALS_PER_PAGE, (after, limit) =>
      listDueSignals(db, now, after, limit),
    )) {
      context.signal.throwIfAborted();
      const payloads = due.map(({ id, workspace_id }) => ({ signalId: id, workspaceId: workspace_id }));
      await enqueueAll(db, "signals.run", payloads);
    }
    // Where following a run up has failed for good, its event does not wait for it.
    const overdue = await listOverdueEvents(db, new Date(clock.now().getTime() - MAX_EVENT_WAIT_MS));
    await enqueueAll(
      db,
      "signals.publish-end",
      overdue.map((runId) => ({ reference: additionReference(runId) })),
    );
    await reapStranded<Selectable<SignalRun>>(db, SIGNAL_RUNS, context, {
      // That of a former member ends without a change, until the member is back.
      requeue: async ({ signal_id }) => {
        const workspaceId = await findWorkspaceOfSignal(db, signal_id);
        await enqueue(db, "signals.run", { signalId: signal_id, workspaceId });
      },
      giveUp: ({ id }) =>
        db
          .transaction()
          .execute((transaction) =>
            endRun(
              transaction,
              { id },
              { outcome: "failed", message: "The run was interrupted too often." },
              clock.now(),
            ),
          ),
    });
  };
}
