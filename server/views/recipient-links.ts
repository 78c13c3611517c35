import { timingSafeEqual } from "node:crypto";
import type { Secrets } from "../secrets/secrets.ts";

export type LinkedChannel = "chat" | "email";

type Signing = Pick<Secrets, "hmac">;
type Verifying = Pick<Secrets, "hmacs">;

/** Returns the path of the unsubscribe page for a channel of a view. It becomes invalid if the recipient changes. */
export function unsubscribePath(secrets: Signing, viewId: string, channel: LinkedChannel, recipient: string): string {
  const tag = encodeTag(secrets.hmac("notification-link", "recipient", recipient));
  const signature = secrets.hmac("notification-link", "unsubscribe", viewId, channel, tag);
  return `/notifications/unsubscribe/${viewId}.${channel}.${tag}.${signature.toString("base64url")}`;
}

/** The view and channel of a link. */
interface Subscription {
  readonly viewId: string;
  readonly channel: LinkedChannel;
  /** Identifies the recipient without revealing the address. */
  readonly recipientTag: string;
}

/** Reads the token of an unsubscribe link; undefined if this service has not signed it. */
export function readUnsubscribeToken(secrets: Verifying, token: string): Subscription | undefined {
  const [viewId = "", channel = "", recipientTag = "", signature = "", ...others] = token.split(".");
  if ((channel !== "chat" && channel !== "email") || others.length > 0) return undefined;
  const signatures = secrets.hmacs("notification-link", "unsubscribe", viewId, channel, recipientTag);
  return isValidSignature(signatures, signature) ? { viewId, channel, recipientTag } : undefined;
}

export function isRecipient(secrets: Verifying, recipient: string, recipientTag: string): boolean {
  return secrets.hmacs("notification-link", "recipient", recipient).some((hmac) => encodeTag(hmac) === recipientTag);
}

function encodeTag(hmac: Buffer): string {
  return hmac.subarray(0, 12).toString("base64url");
}

/** Returns the path of the page at which an address confirms that a workspace may send email to it. */
export function confirmPath(secrets: Signing, workspaceId: number, email: string): string {
  const signature = secrets.hmac("notification-link", "confirm", String(workspaceId), email);
  return `/notifications/confirm/${workspaceId}.${Buffer.from(email).toString("base64url")}.${signature.toString("base64url")}`;
}

/** Reads the token of a confirmation link; undefined if this service has not signed it. */
export function readConfirmToken(
  secrets: Verifying,
  token: string,
): { readonly workspaceId: number; readonly email: string } | undefined {
  const [workspaceId = "", encoded = "", signature = "", ...others] = token.split(".");
  if (!/^\d{1,16}$/.test(workspaceId) || others.length > 0) return undefined;
  const email = Buffer.from(encoded, "base64url").toString("utf8");
  const isSigned = isValidSignature(secrets.hmacs("notification-link", "confirm", workspaceId, email), signature);
  return isSigned ? { workspaceId: Number(workspaceId), email } : undefined;
}

function isValidSignature(signatures: readonly Buffer[], sent: string): boolean {
  // Compares the encoded signatures, because several strings decode to the same bytes.
  const given = Buffer.from(sent);
  return signatures
    .map((signature) => Buffer.from(signature.toString("base64url")))
    .some((one) => one.length === given.length && timingSafeEqual(one, given));
}
