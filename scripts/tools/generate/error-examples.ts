import ERRORS from "./error-examples.json" with { type: "json" };
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
const BY_STATUS: Readonly<Record<string, ErrorExample>> = ERRORS;

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

/** Adds examples to a response's body and headers where the spec contains none. */
export function addExamples(response: Response, status: string): Response {
  const json = response.content?.["application/json"];
  const example = createErrorExample(status);
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

function createErrorExample(status: string): unknown {
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
