import type { WebhookEvent } from "./contract.ts";

/** The message was not sent by the service, or is too old. `reason` states the failed check. */
export class WebhookVerificationError extends Error {
  override readonly name = "WebhookVerificationError";
  readonly reason:
    | "missing-header"
    | "bad-timestamp"
    | "too-old"
    | "too-new"
    | "bad-secret"
    | "no-matching-signature"
    | "not-an-event";

  constructor(reason: WebhookVerificationError["reason"], message: string) {
    super(message);
    this.reason = reason;
  }
}

/** Headers as frameworks provide them: `Headers`, or an object with names in any letter case. */
export type WebhookHeaders = Headers | Readonly<Record<string, string | readonly string[] | undefined>>;

export interface VerifyOptions {
  /** The accepted age of a message, past or future. Default 300, as Standard Webhooks recommends. */
  readonly toleranceSeconds?: number | undefined;
  /** Returns the current time in milliseconds since 1970. */
  readonly now?: (() => number) | undefined;
}

/**
 * Verifies the signature and age of a webhook message and returns its event (Standard Webhooks, symmetric signatures).
 * `body` must be the raw bytes or text, not JSON that was parsed and serialised again. During the rotation of a secret,
 * pass both secrets.
 *
 * @throws WebhookVerificationError
 */
export async function verifyWebhook(
  secret: string | readonly string[],
  headers: WebhookHeaders,
  body: string | Uint8Array | ArrayBuffer,
  options: VerifyOptions = {},
): Promise<WebhookEvent> {
  if (typeof body !== "string" && !(body instanceof ArrayBuffer) && !ArrayBuffer.isView(body)) {
    throw new TypeError("body must be the raw body as text or bytes; a parsed body cannot be verified.");
  }
  const id = header(headers, "webhook-id");
  const timestamp = header(headers, "webhook-timestamp");
  const signatures = header(headers, "webhook-signature");
  checkAge(timestamp, options);
  const bytes = typeof body === "string" ? new TextEncoder().encode(body) : new Uint8Array(body);
  const signed = join(new TextEncoder().encode(`${id}.${timestamp}.`), bytes);
  const candidates = signatures
    .split(" ")
    .flatMap((entry) => (entry.startsWith("v1,") ? [fromBase64(entry.slice(3))] : []));
  for (const each of [secret].flat()) {
    const key = await importKey(each);
    for (const candidate of candidates) {
      // Web Crypto compares in constant time.
      if (candidate && (await crypto.subtle.verify("HMAC", key, candidate, signed))) return parseEvent(bytes);
    }
  }
  throw new WebhookVerificationError("no-matching-signature", "None of the signatures was made with this secret");
}

function header(headers: WebhookHeaders, name: string): string {
  const value =
    headers instanceof Headers
      ? headers.get(name)
      : Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
  const single = typeof value === "object" && value !== null ? value[0] : value;
  if (!single) throw new WebhookVerificationError("missing-header", `The message has no ${name} header`);
  return single;
}

function checkAge(timestamp: string, { toleranceSeconds = 300, now = Date.now }: VerifyOptions): void {
  if (!/^\d{1,12}$/.test(timestamp))
    throw new WebhookVerificationError("bad-timestamp", "webhook-timestamp is not a number of seconds");
  const age = now() / 1000 - Number(timestamp);
  if (age > toleranceSeconds)
    throw new WebhookVerificationError("too-old", `The message was sent ${Math.round(age)} seconds ago`);
  if (age < -toleranceSeconds)
    throw new WebhookVerificationError(
      "too-new",
      `The timestamp of the message is ${Math.round(-age)} seconds in the future`,
    );
}

/** This type has different names in Node and in browsers. */
type HmacKey = Awaited<ReturnType<typeof crypto.subtle.importKey>>;

/** Imports a secret. Accepts `undefined`, because untyped programs may pass an unset environment variable. */
async function importKey(secret: string | undefined): Promise<HmacKey> {
  const bytes = fromBase64(secret?.replace(/^whsec_/, "") ?? "");
  if (!bytes || bytes.length === 0)
    throw new WebhookVerificationError("bad-secret", "The secret is not `whsec_` followed by base64");
  return crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["verify"]);
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}

function join(first: Uint8Array, second: Uint8Array): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(first.length + second.length);
  joined.set(first);
  joined.set(second, first.length);
  return joined;
}

function parseEvent(bytes: Uint8Array): WebhookEvent {
  const event: unknown = JSON.parse(new TextDecoder().decode(bytes));
  if (!isEvent(event))
    throw new WebhookVerificationError("not-an-event", "The body has a valid signature but no type and data");
  return event;
}

/** Checks only the shape: the signature proves that the service wrote the event. */
function isEvent(value: unknown): value is WebhookEvent {
  return typeof value === "object" && value !== null && "type" in value && "data" in value;
}
