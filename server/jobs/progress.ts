import type { Logger } from "pino";

/** The status of a job after a write. `lost`: the job has ended, or another worker has claimed it. */
export type RunStatus = "running" | "cancelling" | "lost";

export interface Progress {
  readonly message: string;
  readonly etaSeconds: number | null;
}

/** Saves a job's progress for callers every second, and aborts the job when it is cancelled or taken over. */
export interface ProgressTracker {
  /** Aborted when the process stops, the job is cancelled, or another worker has taken it over. */
  readonly signal: AbortSignal;
  /** Sets the current step, and the progress from 0 to 1. */
  report(message: string, fraction?: number): void;
  current(): Progress;
  status(): RunStatus;
  /** Applies the status that a write returned. Throws when the job must stop. */
  check(status: RunStatus): void;
  stop(): void;
}

const SAVE_EVERY_MS = 1000;

/**
 * Tracks a job whose state callers can read.
 *
 * @param save saves the progress under the worker's claim and returns the job's status
 */
export function trackProgress(
  save: (progress: Progress) => Promise<RunStatus>,
  initialStatus: RunStatus,
  stopping: AbortSignal,
  log: Logger,
): ProgressTracker {
  const ended = new AbortController();
  const signal = AbortSignal.any([stopping, ended.signal]);
  let status = initialStatus;
  let step = { message: "Starting", fraction: 0, since: performance.now() };
  let isSaving = false;

  function update(saved: RunStatus): void {
    // The response to a save may arrive after a later write.
    if (ended.signal.aborted) return;
    status = saved;
    if (saved === "cancelling") ended.abort(new Error("The job is being cancelled."));
    if (saved === "lost") ended.abort(new Error("Another worker has taken the job over."));
  }
  function current(): Progress {
    const { message, fraction, since } = step;
    const elapsedSeconds = (performance.now() - since) / 1000;
    return {
      message: `${message}.`,
      etaSeconds: fraction > 0 ? Math.ceil((elapsedSeconds * (1 - fraction)) / fraction) : null,
    };
  }
  async function saveOnce(): Promise<void> {
    if (isSaving || ended.signal.aborted) return;
    isSaving = true;
    try {
      update(await save(current()));
    } catch (error) {
      log.debug({ err: error }, "could not save a job's progress");
    } finally {
      isSaving = false;
    }
  }
  const timer = setInterval(() => void saveOnce(), SAVE_EVERY_MS);
  return {
    signal,
    report: (message, fraction = 0) => {
      step = { message, fraction, since: message === step.message ? step.since : performance.now() };
    },
    current,
    status: () => status,
    check: (saved) => {
      update(saved);
      signal.throwIfAborted();
    },
    stop: () => clearInterval(timer),
  };
}
