import { type ResourceLimits, Worker } from "node:worker_threads";
import type { Logger } from "pino";
import { Unavailable } from "../../http/problems.ts";
import { Retries } from "../../lib/retries.ts";
import type { CompanySearch, SearchControl, SearchProgress } from "../search.ts";

interface SearchHostOptions {
  entry: URL;
  workerData: unknown;
  resourceLimits?: ResourceLimits | undefined;
  log: Logger;
  /** The interval of checks that the thread responds. Default: 1,000 ms. */
  heartbeatMs?: number;
}

/** A company search that runs on a separate thread. */
export interface SearchHost extends CompanySearch {
  status(): EngineStatus;
  embeddings(): EmbeddingsStatus;
  close(): Promise<void>;
}

const FIRST_RESTART_AFTER_MS = 1_000;
const HEARTBEAT_MS = 1_000;
/** A thread that has missed more heartbeats counts as not ready, so that this process receives no new requests. */
const MAX_MISSED_BY_READY = 2;
/** A thread that has missed this many heartbeats is replaced. Loading the index can keep it busy for many seconds. */
const MAX_MISSED_HEARTBEATS = 60;
/** How long running searches on the previous model may continue after a newer model has taken over. */
const DRAIN_MS = 30_000;
/** A process must stop within ten seconds, and stops its search last. */
const STOP_WITHIN_MS = 1_500;
const LOADING_RETRY_SECONDS = 5;

const UNAVAILABLE_MESSAGES = {
  database: "The search cannot reach the database. Try again in a moment.",
  "search engine": "The search engine does not respond. Try again in a moment.",
};

/** Keeps a search thread running. For a newer model, starts a second thread, which takes over when it is loaded. */
export function startSearchHost(options: SearchHostOptions): SearchHost {
  let closed = false;
  let serving: EngineThread;
  let next: EngineThread | undefined;
  let startNextAt = -Infinity;
  const retries = new Retries({
    firstWaitMs: FIRST_RESTART_AFTER_MS,
    onFailing: (error) => options.log.error({ err: error }, "search thread failed; restarting it"),
    onWorking: () => options.log.info("search thread recovered"),
  });
  const start = (onReady: () => void): EngineThread => {
    const thread: EngineThread = new EngineThread(options, {
      onReady: () => {
        retries.succeeded();
        onReady();
      },
      onNewerModel: () => {
        if (thread === serving && !next && !closed && performance.now() >= startNextAt) next = start(takeOver);
      },
      onEnd: (error) => {
        if (closed) return;
        const waitMs = retries.failed(error);
        if (thread === next) [next, startNextAt] = [undefined, performance.now() + waitMs];
        if (thread === serving) setTimeout(() => replace(thread), waitMs);
      },
    });
    return thread;
  };
  /** Restarts the thread that ended, unless a newer thread has taken over. */
  const replace = (ended: EngineThread): void => {
    if (!closed && ended === serving) serving = start(() => undefined);
  };
  const takeOver = (): void => {
    if (next?.status.state !== "ready") return;
    const former = serving;
    serving = next;
    next = undefined;
    void former.drain();
  };
  serving = start(() => undefined);
  return {
    ...searchBy((call, control) => callReady(serving, call, control)),
    status: () => serving.observedStatus(),
    embeddings: () => serving.embeddings,
    close: async () => {
      closed = true;
      await Promise.all([serving.stop(), next?.stop()]);
    },
  };
}

/** Calls a thread. Rejects immediately if the thread is not ready, because loading the index may take minutes. */
function callReady(thread: EngineThread, call: SearchCall, control?: SearchControl): Promise<SearchResult> {
  const { status } = thread;
  if (status.state === "ready") return thread.call(call, control);
  const when = status.state === "unavailable" ? "at the moment" : "yet";
  const message = `Companies cannot be searched ${when}: ${status.message}.`;
  return Promise.reject(new Unavailable(message, LOADING_RETRY_SECONDS));
}

interface Waiting {
  resolve: (value: SearchResult) => void;
  reject: (error: unknown) => void;
  onProgress: SearchControl["onProgress"];
}

/** The main thread's handle of a search thread. */
class EngineThread {
  status: EngineStatus = { state: "loading", message: "the search index is being loaded" };
  embeddings: EmbeddingsStatus = {};
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  readonly #log: Logger;
  #lastId = 0;
  #missedHeartbeats = 0;
  #stopping = false;
  #ended = false;

  constructor(
    { entry, workerData, resourceLimits, log, heartbeatMs = HEARTBEAT_MS }: SearchHostOptions,
    callbacks: { onReady: () => void; onNewerModel: () => void; onEnd: (error: unknown) => void },
  ) {
    this.#log = log;
    this.#worker = new Worker(entry, { workerData, ...(resourceLimits && { resourceLimits }) });
    let failure: unknown = new Error("the search thread ended");
    this.#worker.on("message", (message: FromEngine) => {
      this.#take(message);
      if (message.kind === "status" && message.status.state === "ready") callbacks.onReady();
      if (message.kind === "newer_model") callbacks.onNewerModel();
    });
    this.#worker.on("error", (error) => (failure = error));
    const heartbeat = setInterval(() => {
      if (this.#missedHeartbeats === MAX_MISSED_HEARTBEATS) {
        failure = new Error("the search thread does not respond");
        void this.#worker.terminate();
      }
      this.#missedHeartbeats += 1;
      this.#send({ kind: "ping" });
    }, heartbeatMs).unref();
    this.#worker.on("exit", () => {
      clearInterval(heartbeat);
      this.#ended = true;
      // A thread that has ended must not appear ready.
      this.status = { state: "loading", message: "the search is being restarted" };
      for (const { reject } of this.#waiting.values()) reject(failure);
      this.#waiting.clear();
      if (!this.#stopping) callbacks.onEnd(failure);
    });
  }

  /** Returns the last reported state, or "unresponsive" if a ready thread no longer responds. */
  observedStatus(): EngineStatus {
    if (this.status.state !== "ready" || this.#missedHeartbeats <= MAX_MISSED_BY_READY) return this.status;
    return { state: "unresponsive", message: "the search does not respond" };
  }

  async call(call: SearchCall, { signal, onProgress }: SearchControl = {}): Promise<SearchResult> {
    signal?.throwIfAborted();
    const id = ++this.#lastId;
    const { promise, resolve, reject } = Promise.withResolvers<SearchResult>();
    const giveUp = (): void => {
      this.#waiting.delete(id);
      this.#send({ kind: "abort", id });
      reject(signal?.reason);
    };
    signal?.addEventListener("abort", giveUp, { once: true });
    this.#waiting.set(id, { resolve, reject, onProgress });
    this.#send({ kind: "call", id, call, wantsProgress: onProgress !== undefined });
    try {
      return await promise;
    } finally {
      signal?.removeEventListener("abort", giveUp);
    }
  }

  /** Stops the thread when its running searches have ended, at the latest after `DRAIN_MS`. */
  async drain(): Promise<void> {
    const deadline = performance.now() + DRAIN_MS;
    while (this.#waiting.size > 0 && performance.now() < deadline)
      await new Promise((resolve) => setTimeout(resolve, 100));
    await this.stop();
  }

  async stop(): Promise<void> {
    if (this.#stopping || this.#ended) return;
    this.#stopping = true;
    const ended = new Promise<void>((resolve) => this.#worker.once("exit", () => resolve()));
    this.#send({ kind: "stop" });
    const timer = setTimeout(() => void this.#worker.terminate(), STOP_WITHIN_MS);
    await ended;
    clearTimeout(timer);
  }

  #send(message: ToEngine): void {
    this.#worker.postMessage(message);
  }

  #take(message: FromEngine): void {
    if (message.kind === "pong") this.#missedHeartbeats = 0;
    if (message.kind === "status") this.status = message.status;
    if (message.kind === "embeddings") this.embeddings = message.status;
    if (message.kind === "log") this.#log[message.level](message.details, message.message);
    if (!("id" in message)) return;
    const waiting = this.#waiting.get(message.id);
    if (message.kind === "progress") {
      waiting?.onProgress?.(message.progress);
      return;
    }
    this.#waiting.delete(message.id);
    if (message.kind === "result") waiting?.resolve(message.value);
    else if (message.unavailable === null) waiting?.reject(message.error);
    else waiting?.reject(new Unavailable(UNAVAILABLE_MESSAGES[message.unavailable], LOADING_RETRY_SECONDS));
  }
}

const METHODS: Readonly<Record<keyof CompanySearch, true>> = {
  lookalikes: true,
  traits: true,
  fits: true,
  matchReasons: true,
  embed: true,
};

export type SearchCall = {
  readonly [Method in keyof CompanySearch]: {
    readonly method: Method;
    readonly request: Parameters<CompanySearch[Method]>[0];
  };
}[keyof CompanySearch];

type SearchResult = Awaited<ReturnType<CompanySearch[keyof CompanySearch]>>;

/** Returns a search that passes each method call to `call`, for example to send it to another thread. */
export function searchBy(call: (call: SearchCall, control?: SearchControl) => Promise<SearchResult>): CompanySearch {
  const methods = Object.keys(METHODS) as (keyof CompanySearch)[];
  const calling = methods.map((method) => [
    method,
    (request: never, control?: SearchControl) => call({ method, request }, control),
  ]);
  return Object.fromEntries(calling);
}

export function callSearch(search: CompanySearch, { method, request }: SearchCall, control: SearchControl) {
  const called = search[method] as (request: SearchCall["request"], control: SearchControl) => Promise<SearchResult>;
  return called.call(search, request, control);
}

export type ToEngine =
  /** The search thread sends progress messages only if `wantsProgress` is true. */
  | { kind: "call"; id: number; call: SearchCall; wantsProgress: boolean }
  | { kind: "abort"; id: number }
  | { kind: "ping" }
  | { kind: "stop" };

export type FromEngine =
  | { kind: "result"; id: number; value: SearchResult }
  /** `unavailable` is the system that did not respond, if any, because errors lose their class between threads. */
  | { kind: "failure"; id: number; error: Error; unavailable: "database" | "search engine" | null }
  | { kind: "pong" }
  | { kind: "progress"; id: number; progress: SearchProgress }
  | { kind: "status"; status: EngineStatus }
  | { kind: "embeddings"; status: EmbeddingsStatus }
  | { kind: "newer_model" }
  | { kind: "log"; level: "info" | "warn" | "error"; message: string; details: Record<string, unknown> };

export interface EmbeddingsStatus {
  /** Absent while searches use no embeddings model. */
  readonly model?: string;
  /** Why searches do not use the configured model. */
  readonly fault?: string;
}

export type EngineStatus =
  | { state: "loading"; message: string }
  /** There is no index yet. A worker builds it, which takes minutes. */
  | { state: "unbuilt"; message: string }
  | { state: "unresponsive"; message: string }
  /** OpenSearch does not respond. */
  | { state: "unavailable"; message: string }
  | {
      state: "ready";
      modelId: number | null;
      companies: number;
      loadedInMs: number;
      vectorBytes: number;
      lexicalBytes: number;
    };
