import { randomUUID } from "node:crypto";
import type { Logger } from "pino";

export interface MailMessage {
  /** Letters, digits and hyphens. A retry keeps the id, so that mail programs and the outbox show the email once. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The text as HTML. It may contain links, but loads no external resources. */
  readonly html?: string;
  /** An https URL. A POST to it unsubscribes the recipient (RFC 8058). Mail programs show it as a button. */
  readonly unsubscribeUrl?: string | null;
}

export type MailResult =
  | { readonly outcome: "accepted" }
  /** The email will never be accepted, for example because the address does not exist. */
  | { readonly outcome: "refused"; readonly reason: string }
  /** The email was not accepted, but may be accepted later. */
  | { readonly outcome: "unavailable"; readonly reason: string };

export interface Mail {
  /** Sends an email. Returns `unavailable` soon after `signal` is aborted. */
  send(message: MailMessage, signal: AbortSignal): Promise<MailResult>;
  /** Closes open connections. */
  close(): Promise<void>;
}

/** Returns the id of a new email. It starts with the time, so that an outbox folder lists emails in order. */
export function makeMailId(now: Date): string {
  return `${now.toISOString().replaceAll(/[^\dTZ]/g, "")}-${randomUUID()}`;
}

/** Sends an email from a job. Throws if the email may be accepted later, so that the job is retried. */
export async function sendOrRetry(
  mail: Mail,
  message: MailMessage,
  { signal, log }: { readonly signal: AbortSignal; readonly log: Logger },
): Promise<void> {
  const { id, subject } = message;
  const sent = await mail.send(message, signal);
  if (sent.outcome === "unavailable") throw new Error(`The email "${subject}" could not be sent: ${sent.reason}`);
  if (sent.outcome === "refused") log.warn({ mail: id, subject, reason: sent.reason }, "mail server rejected an email");
  else log.info({ mail: id, subject }, "email sent");
}
