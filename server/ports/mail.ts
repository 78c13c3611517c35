/** A mail to one address. */
export interface MailMessage {
  /** Letters, digits and hyphens. A mail that is sent again keeps its id, so that mail readers and the outbox show it once. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same as HTML. Has no external resources, only links. */
  readonly html?: string;
}

export type MailResult =
  /** The mail was accepted for delivery. */
  | { readonly outcome: "accepted" }
  /** The mail will never be accepted, for example because the address does not exist. */
  | { readonly outcome: "refused"; readonly reason: string }
  /** The mail was not accepted, but may be later. */
  | { readonly outcome: "unavailable"; readonly reason: string };

export interface Mail {
  /** Sends a mail. Returns `unavailable` soon after `signal` is aborted. */
  send(message: MailMessage, signal: AbortSignal): Promise<MailResult>;
  /** Closes open connections. */
  close(): Promise<void>;
}
