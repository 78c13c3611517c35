import { createHmac, randomBytes } from "node:crypto";

const PREFIX = "whsec_";

/** Returns a new signing secret: `whsec_` and 32 random bytes in base64. */
export function newSecret(): string {
  return PREFIX + randomBytes(32).toString("base64");
}

interface SignatureHeaders {
  "webhook-id": string;
  "webhook-timestamp": string;
  "webhook-signature": string;
}

/**
 * Signs one attempt according to Standard Webhooks 1.0: HMAC-SHA256 over `{id}.{timestamp}.{body}`.
 * @param id the event's id, the same at every attempt
 * @param now the timestamp; receivers reject signatures that are minutes old
 * @param secrets every valid secret, newest first; each produces one signature, so that receivers can switch to a new
 *   secret
 */
export function sign(id: string, now: Date, body: string, secrets: readonly string[]): SignatureHeaders {
  const timestamp = Math.floor(now.getTime() / 1_000).toString();
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), "base64");
    return `v1,${createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64")}`;
  });
  return { "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": signatures.join(" ") };
}
