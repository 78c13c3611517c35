import { hasExample, type Response } from "./openapi-document.ts";

const REQUEST_ID = "0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35";

interface ErrorExample {
  /** The name of the shared response. */
  readonly name: string;
  readonly errorCode: string;
  readonly message: string;
  readonly details?: Readonly<Record<string, unknown>>;
}

// One error of each status, exactly as the service sends it. test/contract compares them with its responses.
const BY_STATUS: Readonly<Record<string, ErrorExample>> = {
  "400": {
    name: "BadRequest",
    errorCode: "MALFORMED_JSON",
    message:
      "The request body is not JSON: Expected ',' or '}' after property value in JSON at position 41 (line 1 column 42)",
  },
  "401": {
    name: "Unauthorized",
    errorCode: "UNAUTHORIZED",
    message: "Send your API key in the X-API-Key header. POST /api/v1/agent/sign-up issues one.",
  },
  "402": {
    name: "PaymentRequired",
    errorCode: "INSUFFICIENT_CREDITS",
    message: "This search costs 100 credits, and 12 are available.",
    details: { required: 100, available: 12 },
  },
  "403": {
    name: "Forbidden",
    errorCode: "FORBIDDEN",
    message:
      "The user named in X-User-ID is not a member of this key's workspace. Send `me` to act as the key's owner.",
  },
  "404": { name: "NotFound", errorCode: "NOT_FOUND", message: "There is no such account." },
  "408": {
    name: "RequestTimeout",
    errorCode: "REQUEST_TIMEOUT",
    message: "The request body did not arrive in time.",
  },
  "409": {
    name: "Conflict",
    errorCode: "IDEMPOTENCY_IN_FLIGHT",
    message: "A request with this Idempotency-Key is still running. Try again in a moment.",
  },
  "413": {
    name: "PayloadTooLarge",
    errorCode: "PAYLOAD_TOO_LARGE",
    message: "The request body is larger than 1048576 bytes.",
    details: { maximum_bytes: 1_048_576 },
  },
  "415": {
    name: "UnsupportedMediaType",
    errorCode: "UNSUPPORTED_MEDIA_TYPE",
    message: "Send the body as application/json; it was sent as text/plain.",
  },
  "429": {
    name: "TooManyRequests",
    errorCode: "RATE_LIMITED",
    message: "More than 120 requests of this kind in 60 seconds. Try again in 12 seconds.",
    details: { retry_after_seconds: 12 },
  },
  "500": {
    name: "InternalError",
    errorCode: "INTERNAL_ERROR",
    message: "Something went wrong on our side. It is safe to try again.",
  },
  "503": {
    name: "Unavailable",
    errorCode: "UNAVAILABLE",
    message: "The service is stopping. Try again in a moment.",
  },
};

const VALIDATION_EXAMPLE = {
  detail: [{ loc: ["header", "X-User-ID"], msg: "Field required", type: "missing" }],
  doc_url: "/docs/errors/422.md",
};

const HEADER_EXAMPLES: Readonly<Record<string, unknown>> = {
  "X-Request-ID": REQUEST_ID,
  RateLimit: '"reads";r=119;t=60',
  "RateLimit-Policy": '"reads";q=120;w=60',
  "Retry-After": 12,
  "WWW-Authenticate": 'Bearer realm="api", ApiKey realm="api", header="X-API-Key"',
  "X-Credits-Used": 10,
  "X-Credits-Remaining": 990,
};

/** Returns the name of the shared response of a status, or undefined for a status without one. */
export function sharedResponseName(status: string): string | undefined {
  return status === "422" ? "UnprocessableContent" : BY_STATUS[status]?.name;
}

/** Adds examples to a response's body and headers where the spec has none. */
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
  const example = BY_STATUS[status];
  if (!example) return undefined;
  return {
    error_code: example.errorCode,
    message: example.message,
    details: example.details ?? {},
    request_id: REQUEST_ID,
    doc_url: `/docs/errors/${example.errorCode}.md`,
  };
}
