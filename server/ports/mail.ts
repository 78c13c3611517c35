/** A mail in plain text to one address. */
export interface MailMessage {
  /** Letters, digits and hyphens. The same mail sent again has the same id, so that readers and the outbox show it once. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** What became of a mail. */
export type MailOutcome =
  /** It was taken over for good. */
  | { readonly outcome: "accepted" }
  /** This mail will never be taken, for example because there is no such address. */
  | { readonly outcome: "refused"; readonly reason: string }
  /** It was not taken this time: later it may be. */
  | { readonly outcome: "unavailable"; readonly reason: string };

/** Sends mail. */
export interface Mail {
  /** Answers when the mail was taken over, or why it was not. Ends soon after `signal` is aborted, as `unavailable`. */
  send(message: MailMessage, signal: AbortSignal): Promise<MailOutcome>;
  /** Lets go of what it holds open. */
  close(): Promise<void>;
}
