import { isIP } from "node:net";
import type { Dispatcher } from "undici";
import { Agent } from "undici";
import type { PostOutcome, PostRequest, PublicHttp } from "../ports/public-http.ts";
import { AddressRefused, isAllowedAddress, privateAddress } from "./public-http-address.ts";
import { guardedConnector } from "./public-http-connect.ts";
import type { ExchangeAnswer } from "./public-http-exchange.ts";
import { Exchange } from "./public-http-exchange.ts";
import type { Resolve } from "./public-http-resolve.ts";
import { resolveByDns } from "./public-http-resolve.ts";
import { judgeUrl } from "./public-http-url.ts";

export interface PublicHttpSettings {
  /** Allow http and https to this machine, for development. */
  allowLoopback: boolean;
  /** How long a whole POST may take, in milliseconds. Default 10,000. */
  timeoutMs?: number;
  /** How names are resolved. Default: by DNS. */
  resolve?: Resolve;
}

/** How a connection that was kept open ends when the receiver had closed it before our request arrived. */
const brokenConnection = new Set(["UND_ERR_SOCKET", "ECONNRESET", "EPIPE"]);

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
}

function messageOf(error: unknown): string {
  const first = error instanceof AggregateError ? error.errors[0] : error;
  const text = first instanceof Error ? first.message || codeOf(first) : String(first);
  // A certificate's names are the receiver's own words; Postgres stores neither NUL nor half a character.
  return text.slice(0, 500).replaceAll("\0", "").toWellFormed();
}

/** Makes the port's implementation over undici. */
export function createPublicHttp(settings: PublicHttpSettings): PublicHttp {
  const { allowLoopback, timeoutMs = 10_000, resolve = resolveByDns } = settings;
  const connect = guardedConnector({ resolve, allowLoopback, timeoutMs });
  const kept = new Agent({ connect, headersTimeout: timeoutMs, bodyTimeout: timeoutMs, keepAliveMaxTimeout: 60_000 });
  const fresh = new Agent({ connect, headersTimeout: timeoutMs, bodyTimeout: timeoutMs, pipelining: 0 });

  const post = async (postRequest: PostRequest): Promise<PostOutcome> => {
    const started = performance.now();
    const durationMs = () => Math.round(performance.now() - started);
    const { signal } = postRequest;
    const judged = judgeUrl(postRequest.url, allowLoopback);
    if ("reason" in judged) return { kind: "refused", refusal: judged, durationMs: durationMs() };
    if (signal.aborted) return { kind: "aborted", durationMs: durationMs() };
    let exchange: Exchange | undefined;
    let hasTimedOut = false;
    const abort = () => exchange?.stop(new Error("The request was broken off."));
    const timer = setTimeout(() => {
      hasTimedOut = true;
      abort();
    }, timeoutMs);
    signal.addEventListener("abort", abort, { once: true });
    const send = (dispatcher: Dispatcher): Promise<ExchangeAnswer> => {
      exchange = new Exchange(dispatcher, { ...postRequest, url: judged.url });
      return exchange.answer;
    };
    try {
      const answer = await send(kept).catch((error: unknown) => {
        if (!brokenConnection.has(codeOf(error)) || signal.aborted || hasTimedOut) throw error;
        // A broken connection may have been an old one: one more try on a new one. The receiver knows repeats by id.
        return send(fresh);
      });
      return { kind: "answered", ...answer, durationMs: durationMs() };
    } catch (error) {
      if (signal.aborted) return { kind: "aborted", durationMs: durationMs() };
      if (error instanceof AddressRefused)
        return { kind: "refused", refusal: privateAddress(judged.host), durationMs: durationMs() };
      if (hasTimedOut || codeOf(error).endsWith("_TIMEOUT")) return { kind: "timed_out", durationMs: durationMs() };
      return { kind: "unreachable", message: messageOf(error), durationMs: durationMs() };
    } finally {
      clearTimeout(timer);
      signal.removeEventListener("abort", abort);
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
}
