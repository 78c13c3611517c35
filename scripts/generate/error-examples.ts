import type { MediaType, Response } from "./openapi-document.ts";

const REQUEST_ID = "0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35";

interface Explained {
  readonly name: string;
  readonly errorCode: string;
  readonly message: string;
  readonly details: Readonly<Record<string, unknown>>;
}

// What each status looks like when the spec gives no example of its own. `name` is the component's.
const BY_STATUS: Readonly<Record<string, Explained>> = {
  "400": {
    name: "BadRequest",
    errorCode: "MALFORMED_JSON",
    message: "The request body is not JSON: unexpected end of input at position 17.",
    details: { position: 17 },
  },
  "401": {
    name: "Unauthorized",
    errorCode: "UNAUTHORIZED",
    message: "Send your API key in the X-API-Key header.",
    details: {},
  },
  "402": {
    name: "PaymentRequired",
    errorCode: "INSUFFICIENT_CREDITS",
    message: "This needs 100 credits; the workspace has 12.",
    details: { required: 100, available: 12 },
  },
  "403": {
    name: "Forbidden",
    errorCode: "FORBIDDEN",
    message: "The user in X-User-ID is not a member of this workspace.",
    details: { user_id: "user_8Kq2vTn4" },
  },
  "404": {
    name: "NotFound",
    errorCode: "NOT_FOUND",
    message: "There is no such thing in this workspace.",
    details: {},
  },
  "408": {
    name: "RequestTimeout",
    errorCode: "REQUEST_TIMEOUT",
    message: "The request body did not arrive within 30 seconds.",
    details: { timeout_seconds: 30 },
  },
  "409": {
    name: "Conflict",
    errorCode: "IDEMPOTENCY_IN_FLIGHT",
    message: "A request with this Idempotency-Key is still being carried out.",
    details: {},
  },
  "413": {
    name: "PayloadTooLarge",
    errorCode: "PAYLOAD_TOO_LARGE",
    message: "The request body is larger than 1048576 bytes.",
    details: { limit_bytes: 1048576 },
  },
  "415": {
    name: "UnsupportedMediaType",
    errorCode: "UNSUPPORTED_MEDIA_TYPE",
    message: "Send the body as application/json.",
    details: { found: "text/plain" },
  },
  "429": {
    name: "TooManyRequests",
    errorCode: "RATE_LIMITED",
    message: "Too many requests. Try again in 12 seconds.",
    details: { retry_after_seconds: 12 },
  },
  "500": {
    name: "InternalError",
    errorCode: "INTERNAL_ERROR",
    message: "Something went wrong on our side. It is safe to try again.",
    details: {},
  },
  "501": {
    name: "NotBuilt",
    errorCode: "NOT_BUILT",
    message: "This release does not serve this operation yet.",
    details: {},
  },
  "503": {
    name: "Unavailable",
    errorCode: "UNAVAILABLE",
    message: "The service is starting. Try again in 5 seconds.",
    details: { retry_after_seconds: 5 },
  },
};

const VALIDATION_EXAMPLE = { detail: [{ loc: ["header", "X-User-ID"], msg: "Field required", type: "missing" }] };

const HEADER_EXAMPLES: Readonly<Record<string, unknown>> = {
  "X-Request-ID": REQUEST_ID,
  RateLimit: '"reads";r=119;t=60',
  "RateLimit-Policy": '"reads";q=120;w=60',
  "Retry-After": 12,
  "WWW-Authenticate": 'ApiKey realm="api", header="X-API-Key"',
  "X-Credits-Used": 10,
  "X-Credits-Remaining": 990,
};

/** The name under which the document shares a response of this status, or undefined when it has none. */
export function sharedResponseName(status: string): string | undefined {
  return status === "422" ? "UnprocessableContent" : BY_STATUS[status]?.name;
}

/** Gives a response examples of its body and headers where the spec has none, so that the mock answers believably. */
export function addExamples(response: Response, status: string): Response {
  const json = response.content?.["application/json"];
  const example = exampleOf(status);
  const content =
    json && example && !hasExample(json)
      ? { ...response.content, "application/json": { ...json, example } }
      : response.content;
  const headers = Object.entries(response.headers ?? {}).map(([name, header]) => {
    const value = HEADER_EXAMPLES[name];
    return [name, value === undefined || "example" in header ? header : { ...header, example: value }] as const;
  });
  return {
    ...response,
    ...(headers.length > 0 ? { headers: Object.fromEntries(headers) } : {}),
    ...(content ? { content } : {}),
  };
}

function exampleOf(status: string): unknown {
  if (status === "422") return VALIDATION_EXAMPLE;
  const explained = BY_STATUS[status];
  if (!explained) return undefined;
  return {
    error_code: explained.errorCode,
    message: explained.message,
    details: explained.details,
    request_id: REQUEST_ID,
  };
}

function hasExample(media: MediaType): boolean {
  return media.example !== undefined || Object.keys(media.examples ?? {}).length > 0;
}
