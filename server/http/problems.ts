import type { Schema } from "./contract.ts";
import { type HttpResponse, headerTexts } from "./response.ts";

type Fault = Schema["ValidationFault"];

/** Returns the body of every error but 422. */
export function problemBody(
  requestId: string,
  errorCode: Schema["ErrorCode"],
  message: string,
  details: Record<string, unknown> = {},
): Schema["Problem"] {
  return { error_code: errorCode, message, details, request_id: requestId };
}

/** Returns an error response. */
export function problem(
  requestId: string,
  status: number,
  errorCode: Schema["ErrorCode"],
  message: string,
  details: Record<string, unknown> = {},
  headers: Readonly<Record<string, string | number>> = {},
): HttpResponse {
  const body = JSON.stringify(problemBody(requestId, errorCode, message, details));
  return { status, headers: headerTexts(headers), body };
}

/** Returns the beginning of a caller's text for an error, without NUL and unpaired surrogates. */
export function quote(text: string, maxLength: number): string {
  return text.slice(0, maxLength).replaceAll("\0", "\uFFFD").toWellFormed();
}

// Bounds of the contract: more faults help nobody, and locations contain names that the caller chose.
const MAX_FAULTS = 1000;
const MAX_LOCATION_STEPS = 64;
const MAX_STEP_LENGTH = 500;

/** Returns a 422 that lists every fault. */
export function validationProblem(faults: readonly Fault[]): HttpResponse {
  const detail = faults.slice(0, MAX_FAULTS).map((fault) => ({
    ...fault,
    loc: fault.loc.slice(0, MAX_LOCATION_STEPS).map((step) => quote(step, MAX_STEP_LENGTH)),
  }));
  return { status: 422, headers: {}, body: JSON.stringify({ detail }) };
}

/**
 * Thrown when something the request needs is not ready, such as a search index that is still loading. The response is
 * 503 with `Retry-After`. The request's transaction is rolled back.
 */
export class Unavailable extends Error {
  readonly retryAfterSeconds: number;

  constructor(message: string, retryAfterSeconds: number) {
    super(message);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Returns a 503 that says when to try again. */
export function unavailable(requestId: string, { message, retryAfterSeconds }: Unavailable): HttpResponse {
  const headers = { "Retry-After": retryAfterSeconds };
  return problem(requestId, 503, "UNAVAILABLE", message.slice(0, 2000), {}, headers);
}
