import { setTimeout as delay } from "node:timers/promises";
import { secretsOf, urlWithoutSecrets } from "../lib/url-without-secrets.ts";
import { errorCode } from "./vendor-http.ts";

/** An endpoint with OpenAI's API. */
export interface ModelEndpointOptions {
  /** Base address of the API, such as `https://api.openai.com/v1`, or the full address of the operation. */
  url: string;
  model: string;
  /** Bearer key, if it needs one. */
  key?: string;
  /** The timeout of one request. */
  timeoutMs?: number;
  /** The wait before the first retry; doubles with each. */
  retryAfterMs?: number;
}

/** The body of a response, or why there is none. */
type EndpointResult = { body: string } | { reason: string };

type Attempt = EndpointResult & { retry?: boolean; afterMs?: number };

const ATTEMPTS = 4;
const MAX_WAIT_SECONDS = 60;
const MAX_EXCERPT_LENGTH = 300;

/** Returns the URL of an operation below a base URL. */
export function operationAddress(url: string, operation: "embeddings" | "chat/completions"): string {
  const address = new URL(url);
  const base = address.pathname.replace(/\/*$/, "");
  address.pathname = base.endsWith(`/${operation}`) ? base : `${base}/${operation}`;
  return address.href;
}

/**
 * Posts JSON to a model's endpoint. Retries rate limits, 5xx, broken connections and timeouts with exponential backoff, or as
 * Retry-After says; other errors are final. Rejects only with the signal's reason.
 */
export async function askEndpoint(
  address: string,
  content: object,
  options: ModelEndpointOptions,
  signal: AbortSignal,
): Promise<EndpointResult> {
  let wait = options.retryAfterMs ?? 500;
  for (let attempt = 1; ; attempt++) {
    signal.throwIfAborted();
    const result = await askOnce(address, content, options, signal);
    if (!result.retry || attempt === ATTEMPTS) return result;
    await delay(result.afterMs ?? wait, undefined, { signal });
    wait *= 2;
  }
}

async function askOnce(
  address: string,
  content: object,
  { key, timeoutMs = 30_000 }: ModelEndpointOptions,
  signal: AbortSignal,
): Promise<Attempt> {
  const endpoint = urlWithoutSecrets(address);
  try {
    const response = await fetch(address, {
      method: "POST",
      headers: { "content-type": "application/json", ...(key && { authorization: `Bearer ${key}` }) },
      body: JSON.stringify(content),
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    const body = await response.text();
    if (response.ok) return { body };
    const retry = response.status === 429 || response.status >= 500;
    return {
      retry,
      reason: `${endpoint} returned status ${response.status}: ${excerpt(body, address, key)}`,
      ...retryAfter(response),
    };
  } catch (error) {
    signal.throwIfAborted();
    const late = error instanceof Error && error.name === "TimeoutError";
    return {
      retry: true,
      reason: late
        ? `${endpoint} did not respond within ${timeoutMs} ms`
        : // Not its message, which may repeat the address.
          `${endpoint} cannot be reached (${errorCode(error) || "no connection"})`,
    };
  }
}

/** Returns the beginning of a body, fit for logs: it may repeat the address or the key. */
export function excerpt(body: string, address: string, key?: string): string {
  const hidden = secretsOf(address, key).reduce((text, secret) => text.replaceAll(secret, "[hidden]"), body);
  return hidden.slice(0, MAX_EXCERPT_LENGTH);
}

function retryAfter(response: Response): { afterMs?: number } {
  const seconds = Number(response.headers.get("retry-after") ?? Number.NaN);
  return seconds >= 0 ? { afterMs: Math.min(seconds, MAX_WAIT_SECONDS) * 1000 } : {};
}
