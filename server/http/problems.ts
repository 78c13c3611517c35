import { isConnectionLost, isDiskFull } from "../db/database-errors.ts";
import type { Fault, Refusal, Schema } from "./contract.ts";
import type { Middleware } from "./request-state.ts";
import { type HttpResponse, headerTexts, send } from "./response.ts";

/** Returns the body of an error other than 422. */
export function problemBody(
  requestId: string,
  errorCode: Schema["ErrorCode"],
  message: string,
  details: Readonly<Record<string, unknown>> = {},
): Schema["Problem"] {
  return { error_code: errorCode, message, details, request_id: requestId, doc_url: errorPagePath(errorCode) };
}

export function errorPagePath(errorCode: string): string {
  return `/docs/errors/${errorCode}.md`;
}

export function problem(
  requestId: string,
  { status, errorCode, message, details = {}, headers = {} }: Refusal,
): HttpResponse {
  const body = JSON.stringify(problemBody(requestId, errorCode, message, details));
  return { status, headers: headerTexts(headers), body };
}

/** Returns the refusal for an object that the workspace does not have, whether or not another workspace has it. */
export function noSuch(object: string): Refusal<404> {
  return { status: 404, errorCode: "NOT_FOUND", message: `There is no such ${object}.` };
}

/** Returns the start of a caller's string for a message. Replaces NUL and lone surrogates. */
export function quote(text: string, maxLength: number): string {
  return text.slice(0, maxLength).replaceAll("\0", "\uFFFD").toWellFormed();
}

// The contract's bounds on faults. Locations contain names that the caller chose.
const MAX_FAULTS = 1000;
const MAX_LOCATION_STEPS = 64;
const MAX_STEP_LENGTH = 500;

export function validationBody(faults: readonly Fault[]): Schema["ValidationProblem"] {
  const detail = faults.slice(0, MAX_FAULTS).map((fault) => ({
    ...fault,
    loc: fault.loc.slice(0, MAX_LOCATION_STEPS).map((step) => quote(step, MAX_STEP_LENGTH)),
  }));
  return { detail, doc_url: errorPagePath("422") };
}

/** Returns a 422 that lists every fault. */
export function validationProblem(faults: readonly Fault[]): HttpResponse {
  return { status: 422, headers: {}, body: JSON.stringify(validationBody(faults)) };
}

/** Thrown when a dependency is not ready: rolls back the transaction and responds with 503 and `Retry-After`. */
export class Unavailable extends Error {
  readonly retryAfterSeconds: number;

  constructor(message: string, retryAfterSeconds: number) {
    super(message);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export class DeadlineExceeded extends Unavailable {}

/** Returns a 503 with `Retry-After`. */
export function unavailable(
  requestId: string,
  { message, retryAfterSeconds }: Pick<Unavailable, "message" | "retryAfterSeconds">,
): HttpResponse {
  const headers = { "Retry-After": retryAfterSeconds };
  return problem(requestId, { status: 503, errorCode: "UNAVAILABLE", message: message.slice(0, 2000), headers });
}

// A database restarts within seconds.
const DATABASE_LOST = new Unavailable("The database cannot be reached. Try again in a moment.", 2);
const DISK_FULL = new Unavailable("Data cannot be stored at the moment. Nothing was changed. Try again later.", 30);

/** The time without failures after which the next failure is logged again. */
const STATE_ENDS_AFTER_MS = 10_000;

/** Returns a function that reports whether to log a failure: only the first of a series. */
export function stateLog(): () => boolean {
  let failedAt = -Infinity;
  return () => {
    const isNew = performance.now() - failedAt > STATE_ENDS_AFTER_MS;
    failedAt = performance.now();
    return isNew;
  };
}

/**
 * Converts thrown errors to responses: 503 for temporary conditions, 500 for bugs.
 *
 * @param onDiskFull called when the database has no disk space left
 */
export function handleErrors({ onDiskFull }: { readonly onDiskFull?: (() => void) | undefined } = {}): Middleware {
  const isNewlyLost = stateLog();
  const isNewlyFull = stateLog();
  return async (context, next) => {
    try {
      await next();
    } catch (error) {
      const { log, requestId, operation } = context.state;
      const fields = { err: error, operation: operation?.route.operationId };
      if (isConnectionLost(error)) {
        if (isNewlyLost()) log.warn(fields, "database cannot be reached");
        return send(context, unavailable(requestId, DATABASE_LOST));
      }
      if (isDiskFull(error)) {
        onDiskFull?.();
        if (isNewlyFull()) log.error(fields, "database has no disk space left");
        return send(context, unavailable(requestId, DISK_FULL));
      }
      if (error instanceof Unavailable) {
        if (error instanceof DeadlineExceeded) log.error(fields, "request exceeded its deadline");
        return send(context, unavailable(requestId, error));
      }
      log.error(fields, "request failed");
      const message = "Something went wrong on our side. It is safe to try again.";
      send(context, problem(requestId, { status: 500, errorCode: "INTERNAL_ERROR", message }));
    }
  };
}
