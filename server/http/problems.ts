import type { Schema } from "./contract.ts";

/** The flat body of every error but 422. */
export function problemBody(
  requestId: string,
  errorCode: Schema["ErrorCode"],
  message: string,
  details: Record<string, unknown> = {},
): Schema["Problem"] {
  return { error_code: errorCode, message, details, request_id: requestId };
}

/** A request that the request path turns away before any handler runs. */
export class Refusal {
  readonly status: number;
  readonly body: Schema["Problem"] | Schema["ValidationProblem"];
  readonly headers: Readonly<Record<string, string | number>>;

  constructor(
    status: number,
    body: Schema["Problem"] | Schema["ValidationProblem"],
    headers: Readonly<Record<string, string | number>> = {},
  ) {
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

/**
 * Thrown below a handler where what it needs is not there yet, such as an index that is being loaded: answered 503.
 * Thrown, unlike other expected outcomes, because it undoes whatever the operation wrote and no handler has anything to add.
 */
export class Unavailable extends Error {
  readonly retryAfterSeconds: number;

  constructor(message: string, retryAfterSeconds: number) {
    super(message);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** A 503 that says when to come again. */
export function refuseUnavailable(requestId: string, { message, retryAfterSeconds }: Unavailable): Refusal {
  return new Refusal(503, problemBody(requestId, "UNAVAILABLE", message.slice(0, 2000)), {
    "Retry-After": retryAfterSeconds,
  });
}

/** A 422 with every fault that was found. */
export function refuseFaults(faults: readonly Schema["ValidationFault"][]): Refusal {
  const detail = faults
    .slice(0, MOST_FAULTS)
    .map((fault) => ({ ...fault, loc: fault.loc.slice(0, DEEPEST).map((step) => step.slice(0, LONGEST_STEP)) }));
  return new Refusal(422, { detail });
}

// The contract bounds `detail`: past this many faults a list helps nobody.
const MOST_FAULTS = 1000;
// A location names fields as the caller wrote them, which may be of any length.
const DEEPEST = 64;
const LONGEST_STEP = 500;
