import type { Socket } from "node:net";

/** The time a request may take. */
export interface WorkTime {
  /** Aborted when the caller goes away, at the limit, and when the service stops. */
  readonly signal: AbortSignal;
  /** Rejects at the limit, never otherwise. */
  readonly overdue: Promise<never>;
  isOver(): boolean;
  /** Whether an error is what the signal was aborted with because the caller went away. */
  isCallerGone(error: unknown): boolean;
  /** To be called when the work has ended, however it did. */
  end(): void;
}

/**
 * Starts the time of a request. One controller and a timer that is cleared: `AbortSignal.timeout` and `AbortSignal.any` cost
 * 20 times as much, and every one of their timers lives on for the whole limit.
 */
export function startWorkTime(limitMs: number, socket: Socket, stopping: AbortSignal): WorkTime {
  const work = new AbortController();
  const { promise: overdue, reject } = Promise.withResolvers<never>();
  // Nobody may be waiting for it any more, or yet.
  overdue.catch(() => undefined);
  let gone: Error | undefined;
  let isOver = false;
  const onClose = (): void => work.abort((gone = new Error("the caller went away")));
  const onStop = (): void => work.abort(stopping.reason);
  const onLimit = (): void => {
    isOver = true;
    const error = new Error(`took longer than ${limitMs} ms`);
    work.abort(error);
    reject(error);
  };
  const timer = setTimeout(onLimit, limitMs);
  socket.once("close", onClose);
  stopping.addEventListener("abort", onStop, { once: true });
  if (stopping.aborted) onStop();
  return {
    signal: work.signal,
    overdue,
    isOver: () => isOver,
    isCallerGone: (error) => gone !== undefined && error === gone,
    end: () => {
      clearTimeout(timer);
      socket.off("close", onClose);
      stopping.removeEventListener("abort", onStop);
    },
  };
}
