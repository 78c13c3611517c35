import { isIP } from "node:net";
import { Agent, request } from "undici";
import type { Dispatcher } from "undici";
import { AddressRefused, isAllowedAddress, privateAddress } from "./public-http-address.ts";
import { guardedConnector } from "./public-http-connect.ts";
import { readStart } from "./public-http-read.ts";
import { resolveByDns } from "./public-http-resolve.ts";
import type { Resolve } from "./public-http-resolve.ts";
import { judgeUrl } from "./public-http-url.ts";
import type { PostOutcome, PostRequest, PublicHttp } from "../ports/public-http.ts";

export type PublicHttpSettings = {
  /** Allow http and https to this machine, for development. */
  allowLoopback: boolean;
  /** How long a whole POST may take, in milliseconds. Default 10,000. */
  timeoutMs?: number;
  /** How names are resolved. Default: by DNS. */
  resolve?: Resolve;
};

/** How a connection that was kept open ends when the receiver had closed it before our request arrived. */
const brokenConnection = new Set(["UND_ERR_SOCKET", "ECONNRESET", "EPIPE"]);

const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";

const messageOf = (error: unknown): string => {
  const first = error instanceof AggregateError ? error.errors[0] : error;
  const text = first instanceof Error ? first.message || codeOf(first) : String(first);
  return text.slice(0, 500);
};

/** Makes the port's implementation over undici. */
export const createPublicHttp = (settings: PublicHttpSettings): PublicHttp => {
  const { allowLoopback, timeoutMs = 10_000, resolve = resolveByDns } = settings;
  const connect = guardedConnector({ resolve, allowLoopback, timeoutMs });
  const kept = new Agent({ connect, headersTimeout: timeoutMs, bodyTimeout: timeoutMs, keepAliveMaxTimeout: 60_000 });
  const fresh = new Agent({ connect, headersTimeout: timeoutMs, bodyTimeout: timeoutMs, pipelining: 0 });

  const send = (url: URL, { headers, body }: PostRequest, signal: AbortSignal, dispatcher: Dispatcher) =>
    request(url, { method: "POST", headers, body, signal, dispatcher });

  /** A broken connection may have been an old one: one more try on a new one. The receiver knows repeats by id. */
  const sendSafely = (url: URL, post: PostRequest, signal: AbortSignal) =>
    send(url, post, signal, kept).catch((error: unknown) => {
      if (!brokenConnection.has(codeOf(error)) || signal.aborted) throw error;
      return send(url, post, signal, fresh);
    });

  const post = async (postRequest: PostRequest): Promise<PostOutcome> => {
    const started = performance.now();
    const durationMs = () => Math.round(performance.now() - started);
    const judged = judgeUrl(postRequest.url, allowLoopback);
    if ("reason" in judged) return { kind: "refused", refusal: judged, durationMs: durationMs() };
    const stop = new AbortController();
    const abort = () => stop.abort();
    const timer = setTimeout(abort, timeoutMs);
    postRequest.signal.addEventListener("abort", abort, { once: true });
    if (postRequest.signal.aborted) abort();
    try {
      const answer = await sendSafely(judged.url, postRequest, stop.signal);
      const body = await readStart(answer.body);
      return { kind: "answered", status: answer.statusCode, body, durationMs: durationMs() };
    } catch (error) {
      if (postRequest.signal.aborted) return { kind: "aborted", durationMs: durationMs() };
      if (error instanceof AddressRefused) return { kind: "refused", refusal: privateAddress(judged.host), durationMs: durationMs() };
      if (stop.signal.aborted || codeOf(error).endsWith("_TIMEOUT")) return { kind: "timed_out", durationMs: durationMs() };
      return { kind: "unreachable", message: messageOf(error), durationMs: durationMs() };
    } finally {
      clearTimeout(timer);
      postRequest.signal.removeEventListener("abort", abort);
    }
  };

  const checkUrl: PublicHttp["checkUrl"] = async (text, signal) => {
    const judged = judgeUrl(text, allowLoopback);
    if ("reason" in judged) return judged;
    const { url, host } = judged;
    if (isIP(host) !== 0) return undefined;
    const addresses = await resolve(host, AbortSignal.any([signal, AbortSignal.timeout(2_000)]));
    const refused = addresses.some((address) => !isAllowedAddress(address, url.protocol, allowLoopback));
    return refused ? privateAddress(host) : undefined;
  };

  const close = async () => {
    await Promise.all([kept.close(), fresh.close()]);
  };
  return { checkUrl, post, close };
};
