import type { Schema } from "./contract.ts";

/** An error response from the service, or a response from another server. */
export class ApiError extends Error {
  override readonly name: string = "ApiError";
  readonly status: number;
  /** The contract's error code; null if another server responded, such as a proxy. */
  readonly errorCode: Schema["ErrorCode"] | null;
  /** Details of the error, such as the credits required. */
  readonly details: Readonly<Record<string, unknown>>;
  /** Include it when you ask for support. */
  readonly requestId: string | null;
  /** The URL of the page that explains the error; null if another server responded. */
  readonly docUrl: string | null;
  /** The value of `Retry-After`; null if it is absent or invalid. */
  readonly retryAfterSeconds: number | null;
  /** The `Idempotency-Key` of the call; null for calls without a key. */
  readonly idempotencyKey: string | null;

  constructor(
    message: string,
    fields: Pick<
      ApiError,
      "status" | "errorCode" | "details" | "requestId" | "docUrl" | "retryAfterSeconds" | "idempotencyKey"
    >,
  ) {
    super(message);
    this.status = fields.status;
    this.errorCode = fields.errorCode;
    this.details = fields.details;
    this.requestId = fields.requestId;
    this.docUrl = fields.docUrl;
    this.retryAfterSeconds = fields.retryAfterSeconds;
    this.idempotencyKey = fields.idempotencyKey;
  }
}

/** The request does not match the contract. `faults` lists every fault. The service changed nothing. */
export class ValidationError extends ApiError {
  override readonly name = "ValidationError";
  readonly faults: readonly Schema["ValidationFault"][];

  constructor(
    faults: readonly Schema["ValidationFault"][],
    fields: Pick<ApiError, "requestId" | "docUrl" | "idempotencyKey">,
  ) {
    const summary = faults.map(({ loc, msg }) => `${loc.join(".")}: ${msg}`).join("; ");
    super(summary, { status: 422, errorCode: null, details: {}, retryAfterSeconds: null, ...fields });
    this.faults = faults;
  }
}

/** The service cannot be reached, or did not respond in time. `cause` contains the reason. */
export class ConnectionError extends Error {
  override readonly name = "ConnectionError";
  /** Whether the last attempt timed out. */
  readonly timedOut: boolean;
  /**
   * The `Idempotency-Key` of the call; null for calls without a key. The service may have acted: repeat the call with
   * this key.
   */
  readonly idempotencyKey: string | null;

  constructor(message: string, fields: Pick<ConnectionError, "timedOut" | "idempotencyKey" | "cause">) {
    super(message, { cause: fields.cause });
    this.timedOut = fields.timedOut;
    this.idempotencyKey = fields.idempotencyKey;
  }
}

/** Returns the error for an unsuccessful response of the service at `baseUrl` with the given body. */
export function toError(response: Response, body: unknown, baseUrl: string, idempotencyKey: string | null): ApiError {
  const requestId = response.headers.get("X-Request-ID");
  const docUrl = (own: { readonly doc_url?: string } | null) => (own?.doc_url ? baseUrl + own.doc_url : null);
  if (response.status === 422 && isValidationProblem(body)) {
    return new ValidationError(body.detail, { requestId, docUrl: docUrl(body), idempotencyKey });
  }
  const own = isProblem(body) ? body : null;
  return new ApiError(own?.message ?? messageFor(response), {
    status: response.status,
    errorCode: own?.error_code ?? null,
    details: own?.details ?? {},
    requestId: own?.request_id ?? requestId,
    docUrl: docUrl(own),
    retryAfterSeconds: retryAfterSeconds(response),
    idempotencyKey,
  });
}

/** Returns the message for a response that is not an error of the service. */
function messageFor({ ok, url, status, statusText, headers }: Response): string {
  if (!ok) return `The service returned ${status} ${statusText}`.trim();
  return `${url} returned ${headers.get("Content-Type") ?? "no content type"}, not a response from the service. Check baseUrl.`;
}

/** Returns the seconds to wait according to `Retry-After`, a number or a date; null if it is absent or invalid. */
export function retryAfterSeconds(response: Response): number | null {
  const text = response.headers.get("Retry-After");
  if (text === null) return null;
  if (/^\d+$/.test(text)) return Number(text);
  const at = Date.parse(text);
  return Number.isNaN(at) ? null : Math.max(0, (at - Date.now()) / 1000);
}

/** Returns whether a body is an error from the service. */
export function isProblem(body: unknown): body is Schema["Problem"] {
  return typeof body === "object" && body !== null && "error_code" in body && "message" in body;
}

function isValidationProblem(body: unknown): body is Schema["ValidationProblem"] {
  return typeof body === "object" && body !== null && "detail" in body && Array.isArray(body.detail);
}
