import type { Logger } from "pino";
import type { Db } from "../db/connect.ts";
import { type ClaimedJob, type Progress, type Standing, saveProgress } from "./queries-run.ts";

/** Tells callers how far a job is, at least every second, and tells the job what callers want of it. */
export interface ProgressWatch {
  /** Aborted when the job shall not go on: the process stops, the job is cancelled, or another worker has it. */
  readonly signal: AbortSignal;
  /** What is being done now, and how far it is, from 0 to 1. */
  tell(message: string, fraction?: number): void;
  /** The progress as it would be saved now. */
  current(): Progress;
  /** Takes note of what a statement answered about the job. */
  obey(standing: Standing | undefined): void;
  /** As last heard; undefined when the job is no longer this worker's. */
  standing(): Standing | undefined;
  stop(): void;
}

const SAVE_EVERY_MS = 1000;

/** Saves a job's progress every second and looks whether it shall go on. */
export function watchProgress(
  db: Db,
  job: ClaimedJob & { standing: Standing },
  stopping: AbortSignal,
  log: Logger,
): ProgressWatch {
  const ended = new AbortController();
  let standing: Standing | undefined = job.standing;
  let step = { message: "Starting", fraction: 0, since: performance.now() };
  let isSaving = false;

  const obey = (heard: Standing | undefined): void => {
    standing = heard;
    if (heard !== "running")
      ended.abort(new Error(heard === undefined ? "another worker has the job" : "the job is cancelled"));
  };
  const current = (): Progress => ({
    message: `${step.message}.`,
    etaSeconds: remainingSeconds(step.fraction, performance.now() - step.since),
  });
  const save = async (): Promise<void> => {
    if (isSaving || ended.signal.aborted) return;
    isSaving = true;
    await saveProgress(db, job, current())
      .then(obey)
      .catch((error: unknown) => log.debug({ err: error }, "could not save a job's progress"))
      .finally(() => (isSaving = false));
  };
  const timer = setInterval(() => void save(), SAVE_EVERY_MS);
  return {
    signal: AbortSignal.any([stopping, ended.signal]),
    tell: (message, fraction = 0) =>
      (step = { message, fraction, since: message === step.message ? step.since : performance.now() }),
    current,
    obey,
    standing: () => standing,
    stop: () => clearInterval(timer),
  };
}

function remainingSeconds(fraction: number, elapsedMs: number): number | null {
  return fraction > 0 ? Math.ceil((elapsedMs * (1 - fraction)) / fraction / 1000) : null;
}
