import type { Db } from "../../db/connect.ts";
import type { JobHandler } from "../../jobs/definitions.ts";
import { enqueueAll } from "../../jobs/enqueue.ts";
import { chunks } from "../../lib/chunks.ts";
import type { Clock } from "../../ports/clock.ts";
import { type ChoiceServices, chooseCandidates } from "./choose-candidates.ts";
import { detect } from "./detect.ts";
import { endRun, type RunOutcome } from "./end-run.ts";
import {
  type ClaimedRun,
  claimRun,
  findUnfinishedRun,
  hasConsumedLimit,
  listDueSignals,
  updateFailureCount,
  updateUnknownActorCount,
} from "./queries-run.ts";
import { findSentiments } from "./sentiment.ts";
import { type EarlyStop, LIMIT_REACHED, writeBatch } from "./write-batch.ts";

interface RunServices extends ChoiceServices {
  readonly clock: Clock;
}

/** With the queue's backoff, the fifth failure comes about a minute and a half after the first. */
const MAX_FAILURES = 5;
const BATCH_SIZE = 50;

/**
 * Runs a signal: detects, then writes and charges batch by batch, each in one transaction. After an interruption,
 * another run of the job detects the same candidates and continues with those not written. A worker that has lost the
 * run writes nothing, because its claim number is outdated.
 */
export function runSignal(services: RunServices): JobHandler<"signals.run"> {
  const { db, clock } = services;
  return async ({ signalId }, { signal, log }) => {
    const run = await db.transaction().execute((transaction) => claimRun(transaction, signalId, clock.now()));
    if (!run) return;
    const end = (outcome: RunOutcome): Promise<boolean> =>
      db.transaction().execute((transaction) => endRun(transaction, run, outcome, clock.now()));
    try {
      const stop = await findResults(services, run, signal);
      const isEnded = stop !== "lost" && (await end(stop ?? { outcome: "completed" }));
      if (!isEnded) throw new Error("Another worker has taken the run over, or the signal was stopped.");
    } catch (error) {
      if (signal.aborted) throw error;
      const failures = await updateFailureCount(db, run);
      if (failures === undefined) {
        const isTakenOver = (await findUnfinishedRun(db, signalId)) !== undefined;
        if (isTakenOver) throw error;
        return;
      }
      if (failures < MAX_FAILURES) throw error;
      log.error({ err: error, signalId, runId: run.id }, "signal run failed for good");
      await end({ outcome: "failed", message: `The run failed ${failures} times.` });
    }
  };
}

async function findResults(
  services: RunServices,
  run: ClaimedRun,
  signal: AbortSignal,
): Promise<EarlyStop | undefined> {
  const { db, languageModel } = services;
  const detection = await detect(services, run, signal);
  await updateUnknownActorCount(db, run, detection.unknownActorCount);
  const choose = chooseCandidates(services, run);
  for await (const page of detection.pages) {
    for (const candidates of chunks(page, BATCH_SIZE)) {
      signal.throwIfAborted();
      const batch = await choose(candidates, signal);
      const sentiments = await findSentiments(batch, languageModel, signal);
      const stop = await db
        .transaction()
        .execute((transaction) => writeBatch(transaction, run, batch, sentiments, services.clock.now()));
      if (stop !== undefined) return stop;
    }
  }
  return (await hasConsumedLimit(db, run.signalId)) ? LIMIT_REACHED : undefined;
}

/** Queues the signals that are due, and those whose run the queue has lost. One run makes up for all missed days. */
export function scheduleSignals({ db, clock }: { db: Db; clock: Clock }): JobHandler<"signals.schedule"> {
  return async () => {
    const signalIds = await listDueSignals(db, clock.now());
    await enqueueAll(
      db,
      "signals.run",
      signalIds.map((signalId) => ({ signalId })),
    );
  };
}
