import type { UrlRefusal } from "../lib/public-url.ts";

export type PostResult =
  /** The receiver responded. `body` holds up to the first 1,024 bytes, as text without NUL. */
  | {
      kind: "response";
      status: number;
      body: string;
      /** The `Retry-After` header, as it was received; null without one. */
      retryAfter: string | null;
      durationMs: number;
    }
  | { kind: "timed_out"; durationMs: number }
  /** There was no connection, or it broke before a response. */
  | { kind: "unreachable"; message: string; durationMs: number }
  /** The URL, or a current address of its host, is not public. Nothing was sent. */
  | { kind: "refused"; refusal: UrlRefusal; durationMs: number }
  /** The caller's signal was aborted. The receiver may have got the request. */
  | { kind: "aborted"; durationMs: number };

export interface PostRequest {
  url: string;
  headers: Record<string, string>;
  body: string;
  signal: AbortSignal;
}

/** HTTP to URLs from users: public https addresses only, without redirects. */
export interface PublicHttp {
  /** Returns why a URL must not be called, or undefined; `post` checks the address of every connection. */
  checkUrl(url: string, signal: AbortSignal): Promise<UrlRefusal | undefined>;

  post(request: PostRequest): Promise<PostResult>;

  /** Waits for running requests and closes all connections. */
  close(): Promise<void>;
}
