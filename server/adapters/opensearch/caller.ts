import type { Client } from "@opensearch-project/opensearch";
import { CircuitBreaker } from "../../lib/circuit-breaker.ts";
import { Shares } from "../../lib/shares.ts";
import { SearchEngineUnavailable } from "../../ports/company-index.ts";

interface Response {
  readonly statusCode?: number | null;
  readonly body: unknown;
}
/** A request of the client that can be cancelled. */
interface Request extends Promise<Response> {
  abort?: () => void;
}

interface CallOptions {
  /** How long all tries may take, in milliseconds. */
  readonly withinMs: number;
  readonly signal?: AbortSignal | undefined;
  /** Returns why a response shows that the engine failed; undefined if it does not. */
  readonly troubleIn?: (body: unknown) => string | undefined;
}

/** Each try goes to the next node. */
const TRIES = 3;
/** Statuses of a node that is overloaded, starting, or cannot reach the others. */
const TROUBLE = new Set([429, 502, 503, 504]);
/** The limit of concurrent searches per node. More would queue there until all exceed their deadline. */
const SEARCHES_OF_NODE = 4;
const FAILURES_UNTIL_OPEN = 3;
const MIN_COOLDOWN_MS = 1_000;
const MAX_COOLDOWN_MS = 15_000;
const RETRY_AFTER_SECONDS = 5;

/** Calls a cluster: tries another node after a failure, and pauses calls to a cluster that keeps failing. */
export class Caller {
  readonly #client: Client;
  readonly #turns: Shares;
  readonly #circuit = new CircuitBreaker({
    failureThreshold: FAILURES_UNTIL_OPEN,
    minCooldownMs: MIN_COOLDOWN_MS,
    maxCooldownMs: MAX_COOLDOWN_MS,
  });
  #isProbing = false;

  constructor(client: Client, nodes: number) {
    this.#client = client;
    this.#turns = new Shares({ perOwner: SEARCHES_OF_NODE * nodes });
  }

  /** The same as `call`, when it is its turn: only the signal limits the wait. */
  callInTurn(send: (client: Client, requestTimeout: number) => Request, options: CallOptions): Promise<Response> {
    return this.#turns.run("search", options.signal ?? NEVER, () => this.call(send, options));
  }

  /** Returns the response to a request, or an error caused by the request itself. */
  async call(send: (client: Client, requestTimeout: number) => Request, options: CallOptions): Promise<Response> {
    const state = this.#circuit.state(Date.now());
    if (state === "open" || (state === "half_open" && this.#isProbing)) throw unavailable("it failed a moment ago");
    const isProbe = state === "half_open";
    if (isProbe) this.#isProbing = true;
    try {
      const response = await this.#tryNodes(send, options);
      this.#circuit.recordSuccess();
      return response;
    } catch (error) {
      if (error instanceof SearchEngineUnavailable) this.#circuit.recordFailure(Date.now());
      throw error;
    } finally {
      if (isProbe) this.#isProbing = false;
    }
  }

  async #tryNodes(
    send: (client: Client, requestTimeout: number) => Request,
    { withinMs, signal, troubleIn }: CallOptions,
  ): Promise<Response> {
    const deadline = performance.now() + withinMs;
    let trouble: unknown;
    for (let tried = 0; tried < TRIES; tried += 1) {
      signal?.throwIfAborted();
      const left = deadline - performance.now();
      if (left <= 0) break;
      // Half of the remaining time, so that a hanging node leaves time for another.
      const request = send(this.#client, Math.ceil(tried < TRIES - 1 ? left / 2 : left));
      const abort = (): void => request.abort?.();
      signal?.addEventListener("abort", abort, { once: true });
      try {
        const response = await request;
        trouble = troubleIn?.(response.body);
        if (trouble === undefined) return response;
      } catch (error) {
        signal?.throwIfAborted();
        const { name, message, statusCode, body } = error as Error & { statusCode?: number; body?: ErrorBody };
        throwIfRefused(statusCode, body?.error?.reason ?? message);
        if (name === "ResponseError" && !TROUBLE.has(statusCode ?? 0)) throw error;
        trouble = error;
      } finally {
        signal?.removeEventListener("abort", abort);
      }
    }
    throw unavailable(trouble instanceof Error ? trouble.message : String(trouble ?? "no response in time"), trouble);
  }
}

/** OpenSSL's errors for a certificate of an unknown authority, an expired one, or one of another host. */
const CERTIFICATE_REFUSED = /certificate|altnames/i;

interface ErrorBody {
  readonly error?: { readonly reason?: string };
}

/**
 * Throws if this service and the engine reject each other, which other nodes would do, too.
 * @param statusCode undefined when there is no response
 * @throws SearchEngineUnavailable
 */
export function throwIfRefused(statusCode: number | undefined, reason: string): void {
  const refused = describeRejection(statusCode, reason);
  if (refused !== undefined) throw new SearchEngineUnavailable(refused, RETRY_AFTER_SECONDS);
}

function describeRejection(statusCode: number | undefined, reason: string): string | undefined {
  if (statusCode === 401) return "The search engine rejects SEARCH_ENGINE_USER and SEARCH_ENGINE_PASSWORD.";
  if (statusCode === 403) return `The search engine denies SEARCH_ENGINE_USER a permission: ${reason.slice(0, 500)}.`;
  if (statusCode === undefined && CERTIFICATE_REFUSED.test(reason))
    return `The certificate of the search engine is not trusted: ${reason}. Set SEARCH_ENGINE_CA to its authorities.`;
  return undefined;
}

const NEVER = new AbortController().signal;

function unavailable(reason: string, cause?: unknown): SearchEngineUnavailable {
  return new SearchEngineUnavailable(`The search engine does not respond: ${reason}.`, RETRY_AFTER_SECONDS, cause);
}
