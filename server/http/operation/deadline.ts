import type { Socket } from "node:net";
import { Unavailable } from "../problems.ts";
import type { Deadline, Middleware } from "../request-state.ts";

/** The request was not served before its deadline. */
export class DeadlineExceeded extends Unavailable {}

export interface DeadlineOptions {
  readonly requestTimeoutMs: number;
  /** Aborted when the service stops for good. */
  readonly stopping: AbortSignal;
}

/** Gives every request a deadline, which includes the commit of what it writes. */
export function limitTime({ requestTimeoutMs, stopping }: DeadlineOptions): Middleware {
  return async ({ req, state }, next) => {
    state.deadline = startDeadline(requestTimeoutMs, req.socket, stopping);
    try {
      await next();
    } finally {
      state.deadline.clear();
    }
  };
}

function startDeadline(limitMs: number, socket: Socket, stopping: AbortSignal): Deadline {
  const controller = new AbortController();
  const { promise: exceeded, reject } = Promise.withResolvers<never>();
  // There may be no other handler of the rejection.
  exceeded.catch(() => undefined);
  const onDisconnect = (): void => controller.abort(new Unavailable("The caller disconnected.", 1));
  const onStop = (): void => controller.abort(stopping.reason);
  const timer = setTimeout(() => {
    const error = new DeadlineExceeded(`This took longer than ${limitMs / 1000} seconds and was cancelled.`, 5);
    controller.abort(error);
    reject(error);
  }, limitMs);
  socket.once("close", onDisconnect);
  stopping.addEventListener("abort", onStop, { once: true });
  if (stopping.aborted) onStop();
  return {
    signal: controller.signal,
    exceeded,
    // Not AbortSignal.timeout: a response is still streamed after its handler has returned.
    clear: () => {
      clearTimeout(timer);
      socket.off("close", onDisconnect);
      stopping.removeEventListener("abort", onStop);
    },
  };
}
