import type { Client } from "@opensearch-project/opensearch";
import { CircuitBreaker } from "../../lib/circuit-breaker.ts";
import { Shares } from "../../lib/shares.ts";
import { SearchEngineUnavailable } from "../../ports/company-index.ts";

interface Response {
  readonly statusCode?: number | null;
  readonly body: unknown;
}
/** A request that can be cancelled. */
interface Request extends Promise<Response> {
  abort?: () => void;
}

interface CallOptions {
  /** The time limit of all tries together, in milliseconds. */
  readonly withinMs: number;
  readonly signal?: AbortSignal | undefined;
  /** Returns the failure that a successful response reports in its body; undefined if there is none. */
  readonly troubleIn?: (body: unknown) => string | undefined;
}

/** Each try is sent to the next node. */
const TRIES = 3;
/** Statuses of a node that is overloaded, is starting or cannot reach other nodes. */
const TROUBLE = new Set([429, 502, 503, 504]);
/** Maximum concurrent searches per node. More searches would queue in the node until all exceed their deadline. */
const SEARCHES_OF_NODE = 4;
const FAILURES_UNTIL_OPEN = 3;
const MIN_COOLDOWN_MS = 1_000;
const MAX_COOLDOWN_MS = 15_000;
const RETRY_AFTER_SECONDS = 5;

/** Calls a cluster. Tries another node after a failure, and pauses all calls if the cluster keeps failing. */
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

  /** Waits until fewer searches run than the limit allows, then calls `call`. Only the signal limits the wait. */
  callInTurn(send: (client: Client, requestTimeout: number) => Request, options: CallOptions): Promise<Response> {
    return this.#turns.run("search", options.signal ?? NEVER, () => this.call(send, options));
  }

  /** Returns the response. Throws `SearchEngineUnavailable`, or an error that the request itself caused. */
  async call(send: (client: Client, requestTimeout: number) => Request, options: CallOptions): Promise<Response> {
    const state = this.#circuit.state(Date.now());
    if (state === "open" || (state === "half_open" && this.#isProbing)) throw unavailable("earlier requests failed");
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
      // Allows half of the remaining time, so that a hanging node leaves time to try another node.
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

/** Matches OpenSSL's errors for a certificate that is expired, from an unknown authority or for another host. */
const CERTIFICATE_REFUSED = /certificate|altnames/i;

interface ErrorBody {
  readonly error?: { readonly reason?: string };
}

/**
 * Throws if the engine rejects the user, or this service rejects the engine's certificate, because retries would fail.
 * @param statusCode undefined if there is no response
 * @throws SearchEngineUnavailable
 */
export function throwIfRefused(statusCode: number | undefined, reason: string): void {
  const refused = describeRejection(statusCode, reason);
  if (refused !== undefined) throw new SearchEngineUnavailable(refused, RETRY_AFTER_SECONDS);
}

function describeRejection(statusCode: number | undefined, reason: string): string | undefined {
  if (statusCode === 401) return "OpenSearch rejects SEARCH_ENGINE_USER and SEARCH_ENGINE_PASSWORD. Correct them.";
  if (statusCode === 403) return `OpenSearch denies SEARCH_ENGINE_USER a permission: ${reason.slice(0, 500)}.`;
  if (statusCode === undefined && CERTIFICATE_REFUSED.test(reason))
    return `The certificate of OpenSearch is not trusted: ${reason}. Set SEARCH_ENGINE_CA to its authority's file.`;
  return undefined;
}

const NEVER = new AbortController().signal;

function unavailable(reason: string, cause?: unknown): SearchEngineUnavailable {
  return new SearchEngineUnavailable(`OpenSearch does not respond: ${reason}.`, RETRY_AFTER_SECONDS, cause);
}
