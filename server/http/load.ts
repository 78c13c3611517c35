import { hash, randomInt } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { Logger } from "pino";
import { Counter } from "prom-client";
import { clientNetwork } from "../lib/client-network.ts";
import { addGauge } from "../lib/gauge.ts";
import { Shares } from "../lib/shares.ts";
import { presentedKey } from "./authenticate.ts";
import type { OperationId } from "./contract.ts";
import type { HttpMetrics } from "./metrics.ts";
import { stateLog, Unavailable } from "./problems.ts";
import type { Context, Operation } from "./request-state.ts";

/** The kinds of work with separate limits, because they wait for different resources. */
type Work = "authentication" | "read" | "write" | "search" | "outside";

export interface LoadServices {
  /** The maximum number of concurrent reads, and of concurrent writes. Further requests wait or are rejected. */
  readonly requestsAtOnce: number;
  readonly searchesAtOnce: number;
  /** How long a request may wait for its turn, in milliseconds. */
  readonly maxWaitMs: number;
  readonly metrics: HttpMetrics;
  readonly log: Logger;
}

const SEARCHES: ReadonlySet<OperationId> = new Set<OperationId>(["Accounts_searchByTraits", "Lookalikes_search"]);
/** The maximum number of requests that wait for vendors' systems, which takes few resources of this process. */
const OUTSIDE_AT_ONCE = 40;
/** The share of the concurrent work of a kind that one workspace can use. */
const WORKSPACE_SHARE = 0.6;
/** The maximum of both parts of `Retry-After`: the expected wait, and a random delay that spreads the retries. */
const MAX_RETRY_AFTER_SECONDS = 5;
const MAX_KNOWN_KEYS = 10_000;
/** The owner of keys that have not been authenticated yet. Its work never waits. */
const UNKNOWN_OWNER = "stranger";

/** A request, with properties that are set before it has a Koa context. */
interface Arrival extends IncomingMessage {
  keyHash?: string;
  /** Whether `rejectEarly` knew the key's owner, so that the expected wait need not be checked again. */
  isAccepted?: boolean;
}

type Rejection = Pick<Unavailable, "message" | "retryAfterSeconds">;

/** Limits the concurrent requests of each kind, and rejects requests that would wait too long. */
export class Load {
  readonly #shares: Readonly<Record<Work, Shares>>;
  readonly #maxWaitMs: number;
  readonly #rejected: Counter<"work">;
  readonly #logRejection: (work: Work) => void;
  /** The owners of valid keys, by the key's hash, to limit their requests before they are authenticated. */
  readonly #knownKeys = new Map<string, string>();

  constructor({ requestsAtOnce, searchesAtOnce, maxWaitMs, metrics: { registry }, log }: LoadServices) {
    const limit = (total: number, share = WORKSPACE_SHARE) => new Shares({ total, perOwner: Math.ceil(total * share) });
    this.#shares = {
      authentication: limit(requestsAtOnce, 1),
      read: limit(requestsAtOnce),
      write: limit(requestsAtOnce),
      search: limit(searchesAtOnce),
      outside: limit(OUTSIDE_AT_ONCE),
    };
    this.#maxWaitMs = maxWaitMs;
    this.#rejected = new Counter({
      name: "http_requests_shed_total",
      help: "Requests rejected because they would have waited longer than REQUEST_WAIT_MS.",
      labelNames: ["work"],
      registers: [registry],
    });
    const waiting = {
      name: "http_requests_waiting",
      help: "Requests waiting for a slot, by type of work; outside: calls to vendors.",
      labelNames: ["work"],
    };
    addGauge(registry, waiting, () => Object.entries(this.#shares).map(([work, shares]) => [shares.waiting, { work }]));
    const isNew = stateLog();
    this.#logRejection = (work) => {
      if (isNew()) log.warn({ work, waiting: this.#shares[work].waiting }, "overloaded; rejecting requests");
    };
  }

  /** Returns the rejection of a request, or undefined to serve it. Takes little time, and does not read the body. */
  rejectEarly(request: Arrival, operation: Operation): Rejection | undefined {
    const owner = this.#knownKeys.get(hashOfKey(request));
    request.isAccepted = owner !== undefined;
    return this.#checkArrival(operation, owner ?? UNKNOWN_OWNER);
  }

  /**
   * Authenticates a request when it is its turn.
   * @throws Unavailable when the authentication or the requested work would wait too long
   */
  async authenticate<Result>(context: Context, work: () => Promise<Result>): Promise<Result> {
    const { operation } = context.state;
    const request: Arrival = context.req;
    const owner = this.#knownKeys.get(hashOfKey(request)) ?? limitOwner(context);
    if (!request.isAccepted) throwRejection(this.#checkArrival(operation, owner));
    const arrive = this.#shares[classifyWork(operation)].announce(owner);
    return this.#run("authentication", owner, context, work).finally(arrive);
  }

  /**
   * Serves an authenticated request when it is its turn.
   *
   * @throws Unavailable when the request would wait too long
   */
  async serve<Result>(context: Context, work: () => Promise<Result>): Promise<Result> {
    const { authentication, operation, waitedMs } = context.state;
    const owner = limitOwner(context);
    if (authentication.kind === "caller") this.#remember(hashOfKey(context.req), owner);
    throwRejection(this.#check(classifyWork(operation), owner, waitedMs));
    return this.#run(classifyWork(operation), owner, context, work);
  }

  #run<Result>(work: Work, owner: string, { state }: Context, run: () => Promise<Result>): Promise<Result> {
    const begun = performance.now() - (state.waitedMs ?? 0);
    return this.#shares[work].run(owner, state.deadline.signal, async () => {
      // The request may have waited longer than estimated.
      state.waitedMs = performance.now() - begun;
      if (state.waitedMs > this.#maxWaitMs) throwRejection(this.#reject(work, state.waitedMs));
      return run();
    });
  }

  #checkArrival(operation: Operation, owner: string): Rejection | undefined {
    return this.#check(classifyWork(operation), owner, this.#shares.authentication.expectedWaitMs(owner));
  }

  #check(work: Work, owner: string, waitedMs = 0): Rejection | undefined {
    const waitMs = waitedMs + this.#shares[work].expectedWaitMs(owner);
    return waitMs > this.#maxWaitMs ? this.#reject(work, waitMs) : undefined;
  }

  #reject(work: Work, waitMs: number): Rejection {
    this.#rejected.inc({ work });
    this.#logRejection(work);
    const seconds = Math.min(Math.ceil(waitMs / 1_000), MAX_RETRY_AFTER_SECONDS) + randomInt(MAX_RETRY_AFTER_SECONDS);
    return { message: `Too many requests are waiting. Try again in ${seconds} seconds.`, retryAfterSeconds: seconds };
  }

  #remember(key: string, owner: string): void {
    this.#knownKeys.delete(key);
    this.#knownKeys.set(key, owner);
    const [oldest] = this.#knownKeys.keys();
    if (this.#knownKeys.size > MAX_KNOWN_KEYS && oldest !== undefined) this.#knownKeys.delete(oldest);
  }
}

function classifyWork(operation: Operation): Work {
  const { operationId, effect } = operation.route;
  if (SEARCHES.has(operationId)) return "search";
  if ("prepare" in operation) return "outside";
  return effect === "write" ? "write" : "read";
}

function throwRejection(rejection: Rejection | undefined): void {
  if (rejection) throw new Unavailable(rejection.message, rejection.retryAfterSeconds);
}

function hashOfKey(request: Arrival): string {
  request.keyHash ??= hash("sha256", presentedKey(request.headers) ?? "");
  return request.keyHash;
}

/** Returns whose limits apply to a request: its workspace, or the network of a caller without a key. */
export function limitOwner({ state: { authentication }, ip }: Context): string {
  return authentication?.kind === "caller"
    ? `workspace ${authentication.caller.workspaceId}`
    : `network ${clientNetwork(ip).network}`;
}
