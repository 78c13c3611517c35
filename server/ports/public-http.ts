import type { UrlRefusal } from "../lib/public-url.ts";

export type PostResult =
  /** The receiver responded. `body` contains at most the first 1,024 bytes, as text without NUL. */
  | {
      kind: "response";
      status: number;
      body: string;
      /** The `Retry-After` header as received; null if absent. */
      retryAfter: string | null;
      durationMs: number;
    }
  | { kind: "timed_out"; durationMs: number }
  /** No connection was established, or it broke before a response. */
  | { kind: "unreachable"; message: string; durationMs: number }
  /** The URL, or a current address of its host, is not public. Nothing was sent. */
  | { kind: "refused"; refusal: UrlRefusal; durationMs: number }
  /** The caller's signal was aborted. The receiver may have received the request. */
  | { kind: "aborted"; durationMs: number };

export interface PostRequest {
  url: string;
  headers: Record<string, string>;
  body: string;
  signal: AbortSignal;
}

/** Sends HTTP requests to URLs from users. Calls only public https URLs, and does not follow redirects. */
export interface PublicHttp {
  /** Returns why a URL must not be called; undefined if it may be. `post` checks the address of every connection. */
  checkUrl(url: string, signal: AbortSignal): Promise<UrlRefusal | undefined>;

  post(request: PostRequest): Promise<PostResult>;

  /** Waits for running requests and closes all connections. */
  close(): Promise<void>;
}
