import { createHmac, randomBytes } from "node:crypto";

const prefix = "whsec_";

/** A new signing secret: `whsec_` and 32 random bytes in base64 (Standard Webhooks asks for 24 to 64). */
export const newSecret = (): string => prefix + randomBytes(32).toString("base64");

const keyOf = (secret: string): Buffer => Buffer.from(secret.slice(prefix.length), "base64");

/** One signature a secret, so that a receiver verifies with whichever it holds while a secret is being replaced. */
const signature = (secret: string, content: string): string =>
  `v1,${createHmac("sha256", keyOf(secret)).update(content).digest("base64")}`;

export type SignedHeaders = { "webhook-id": string; "webhook-timestamp": string; "webhook-signature": string };

/**
 * The headers of one attempt at a delivery.
 * Scheme: Standard Webhooks 1.0, HMAC-SHA256 over `{id}.{timestamp}.{body}`.
 * @param id the event's id, the same at every attempt
 * @param at when this attempt is made; receivers refuse one that is minutes old
 * @param secrets every secret that is valid now, the newest first
 */
export const sign = (id: string, at: Date, body: string, secrets: readonly string[]): SignedHeaders => {
  const timestamp = Math.floor(at.getTime() / 1_000).toString();
  return {
    "webhook-id": id,
    "webhook-timestamp": timestamp,
    "webhook-signature": secrets.map((secret) => signature(secret, `${id}.${timestamp}.${body}`)).join(" "),
  };
};
