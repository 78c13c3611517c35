/** Why a URL given by a user must not be called. */
export interface UrlRefusal {
  reason: "not_a_url" | "not_https" | "has_credentials" | "private_name" | "private_address";
  /** For the person who gave the URL: what is wrong and what would do. */
  sentence: string;
}

/** What became of one POST. Every way it can end is a value; nothing is thrown. */
export type PostOutcome =
  /** The receiver answered; `body` is at most the first 1,024 bytes, as text without NUL. */
  | { kind: "answered"; status: number; body: string; durationMs: number }
  /** No answer came within the time allowed. */
  | { kind: "timed_out"; durationMs: number }
  /** No connection, or one that broke before an answer. */
  | { kind: "unreachable"; message: string; durationMs: number }
  /** The URL, or an address its name stands for now, is not public. Nothing was sent. */
  | { kind: "refused"; refusal: UrlRefusal; durationMs: number }
  /** The caller's signal fired. Whether the receiver got the request is unknown. */
  | { kind: "aborted"; durationMs: number };

export interface PostRequest {
  url: string;
  headers: Record<string, string>;
  /** Text, or the same in UTF-8. */
  body: string | Uint8Array;
  signal: AbortSignal;
}

/**
 * HTTP to addresses that users name: public https only, so that nobody reaches the inside of the network by us.
 * Redirects are never followed.
 */
export interface PublicHttp {
  /**
   * Says why a URL must not be called, as far as that is known now; undefined when nothing speaks against it.
   * A name that cannot be resolved now is let through: `post` looks again, at each connection.
   */
  checkUrl(url: string, signal: AbortSignal): Promise<UrlRefusal | undefined>;

  /** Posts once. The address connected to is checked whatever `checkUrl` said before. */
  post(request: PostRequest): Promise<PostOutcome>;

  /** Closes idle connections and lets running requests end. */
  close(): Promise<void>;
}
