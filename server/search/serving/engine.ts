import { setTimeout as delay } from "node:timers/promises";
import type { Client } from "pg";
import { COMPANY_CHANGED } from "../../catalogue/queries-companies.ts";
import { type Connection, connect, openSession } from "../../db/connect.ts";
import type { JobName, JobPayloads } from "../../jobs/definitions.ts";
import { enqueue } from "../../jobs/enqueue.ts";
import { Retries } from "../../lib/retries.ts";
import type { Embeddings } from "../../ports/embeddings.ts";
import { emptyModel, loadTagger, NO_CANDIDATES, TermDictionary } from "../../search-engine/public.ts";
import type { CatalogueState } from "../catalogue-state.ts";
import { countUnknown } from "../queries.ts";
import { lacksEmbeddings } from "../queries-embeddings.ts";
import { findNewestModel } from "../queries-models.ts";
import { BlockedCompanies } from "./blocked-companies.ts";
import type { EngineStatus, FromEngine } from "./host.ts";
import { findProgress, hasCompanies } from "./queries.ts";
import { type EmbeddingFailure, queryEmbedder } from "./query-embedder.ts";
import type { OpenCatalogue, ServedCatalogue } from "./served-catalogue.ts";
import { UnknownCounts } from "./unknown-counts.ts";

interface EngineOptions {
  databaseUrl: string;
  /** The URL of a connection pooler for the queries of searches; see `connect`. */
  poolUrl?: string | undefined;
  openCatalogue: (connection: Connection) => OpenCatalogue;
  /** Whether searches use an index in OpenSearch, which a job fills. */
  isIndexedOutside: boolean;
  /** The sources of models that this process can serve, preferred source first. */
  sources: readonly string[];
  /** Resolves to the embeddings model when it is loaded; to undefined if there is none. */
  embeddings: Promise<Embeddings | undefined>;
  /** Whether the settings require an embeddings model. */
  usesEmbeddings: boolean;
  notify: (message: FromEngine) => void;
}

/** How often the database is polled, because notifications can be lost. */
const POLL_MS = 1_000;
/** How long searches wait for the embeddings model to load. The packaged model takes seconds. */
const EMBEDDINGS_WITHIN_MS = 30_000;
/** A statement that takes longer hangs: reading a page of entries takes a second on a slow machine. */
const STATEMENT_TIMEOUT_MS = 60_000;
/** As long as a request's deadline, because under load the thread can be too busy to read responses for seconds. */
const CONNECTION_TIMEOUT_MS = 30_000;
/** The minimum interval between two requests for the same job. */
const ENQUEUE_INTERVAL_MS = 10_000;

/** Loads the index, and keeps it up to date with the database until it is stopped. */
export class Engine {
  readonly connection: Connection;
  readonly blocked: BlockedCompanies;
  readonly unknown: UnknownCounts;
  readonly #options: EngineOptions;
  readonly #stopping = new AbortController();
  readonly #enqueuedAt = new Map<JobName, number>();
  #session: Client | undefined;
  #index: ServedCatalogue | undefined;
  #serving: EngineStatus | undefined;
  #isUnavailable = false;
  #empty = false;
  #embeddings: Embeddings | undefined;
  /** Embeds the queries of searches. */
  #embedTexts: CatalogueState["embedTexts"];
  /** Whether some companies do not have their first vector of the embeddings model yet. */
  #isEmbedding = false;
  /** Whether all companies have had a vector of the embeddings model at least once. */
  #wasEmbedded = false;
  #loadingSince = 0;
  #embeddingsFault: string | undefined;
  /** The length of the vectors of the embeddings model; undefined while searches use none. */
  #embeddingDimensions: number | undefined;
  /** Whether a job must compute missing vectors of the embeddings model. */
  #embeddingsDue = true;
  #message = "the search index is being loaded";
  readonly #retries = new Retries({
    onFailing: (error) =>
      this.#log("warn", "search index cannot follow the database; retrying", {
        reason: error instanceof Error ? error.message : String(error),
      }),
    onWorking: () => this.#log("info", "search index follows the database again", {}),
  });
  #wake: () => void = () => undefined;

  constructor(options: EngineOptions) {
    this.#options = options;
    this.connection = connect({
      url: options.databaseUrl,
      poolUrl: options.poolUrl,
      applicationName: "search",
      poolSize: 4,
      connectionTimeoutMs: CONNECTION_TIMEOUT_MS,
    });
    this.blocked = new BlockedCompanies(this.connection.db);
    this.unknown = new UnknownCounts((filters) => countUnknown(this.connection.db, filters));
  }

  /** Returns the state for a search. Rejects until the index is loaded. */
  async state(): Promise<CatalogueState> {
    if (this.#index) return { ...this.#index.state, embedTexts: this.#embedTexts, isEmbedding: this.#isEmbedding };
    if (this.#empty) return EMPTY_CATALOGUE;
    throw new Error(`Search is not ready: ${this.#message}.`);
  }

  /** Runs until stopped. Reopens a lost connection and keeps the loaded index. */
  async run(): Promise<void> {
    const { signal } = this.#stopping;
    void this.#options.embeddings.then((embeddings) => {
      this.#embeddings = embeddings;
      if (!embeddings && this.#options.usesEmbeddings) this.#setEmbeddingsFault("no embeddings model can be loaded");
      this.#wake();
    });
    while (!signal.aborted) {
      try {
        await this.#openSession();
        if (!this.#index && !(await this.#load())) {
          this.#retries.succeeded();
          await this.#wait();
        }
        while (this.#index && this.#session && !signal.aborted) {
          await this.#follow(this.#index, this.#session);
          if (!this.#serving) await this.#ready(this.#index);
          this.#retries.succeeded();
          await this.#wait();
        }
      } catch (error) {
        if (signal.aborted) break;
        if (!this.#index) this.#report("loading", "the search index cannot be read from the database");
        await this.#closeSession();
        await this.#retries.wait(error, signal);
      }
    }
    // A session that was being opened when the engine stopped would keep the thread alive.
    await this.#closeSession();
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    this.#wake();
    await this.#closeSession();
    await this.#index?.close();
    await this.connection.close();
  }

  async #openSession(): Promise<void> {
    if (this.#session) return;
    const session = await openSession(this.#options.databaseUrl, "search index", {
      statementTimeoutMs: STATEMENT_TIMEOUT_MS,
      onLost: () => {
        this.#session = undefined;
        this.#wake();
      },
    });
    session.on("notification", () => this.#wake());
    await session.query(`listen ${COMPANY_CHANGED}; listen search_entry_changed`);
    this.#session = session;
  }

  async #closeSession(): Promise<void> {
    const session = this.#session;
    this.#session = undefined;
    await session?.end().catch(() => undefined);
  }

  /** Opens the newest model and its entries. Returns false if there is no model yet. */
  async #load(): Promise<boolean> {
    const session = this.#session!;
    this.#loadingSince = performance.now();
    const index = await this.#options.openCatalogue(this.connection)(session, {
      onChange: () => {
        this.blocked.forget();
        this.unknown.forget();
      },
      onProgress: (loaded) => this.#report("loading", `the search index is being loaded: ${loaded} companies so far`),
    });
    if (!index) return this.#awaitModel(session);
    // Loads the tagger now, so that the first search does not wait for it.
    loadTagger();
    // Waits for the embeddings model, because results would change when it is loaded later.
    const { signal } = this.#stopping;
    this.#embeddings = await Promise.race([
      this.#options.embeddings,
      delay(EMBEDDINGS_WITHIN_MS, undefined, { ref: false, signal }),
    ]);
    this.#index = index;
    return true;
  }

  async #awaitModel(session: Client): Promise<false> {
    this.#empty = !(await hasCompanies(session));
    if (this.#empty) {
      this.#options.notify({
        kind: "status",
        status: { state: "ready", modelId: null, companies: 0, loadedInMs: 0, vectorBytes: 0, lexicalBytes: 0 },
      });
      return false;
    }
    const isIndexDue =
      this.#options.isIndexedOutside && (await findNewestModel(session, this.#options.sources)) !== null;
    const waiting = isIndexDue
      ? "the search engine is waiting to be filled by a worker"
      : "the search model is waiting to be trained by a worker";
    this.#report("unbuilt", (await findProgress(session)) ?? waiting);
    if (isIndexDue) await this.#enqueue("search.index", { reason: "there is no index yet" });
    else await this.#enqueue("search.rebuild", { reason: "there is no model yet" });
    return false;
  }

  async #ready(index: ServedCatalogue): Promise<void> {
    const { vectors: vectorBytes, lexical: lexicalBytes } = index.memoryBytes();
    const status = {
      state: "ready" as const,
      modelId: index.modelId,
      companies: index.size(),
      loadedInMs: Math.round(performance.now() - this.#loadingSince),
      vectorBytes,
      lexicalBytes,
    };
    this.#serving = status;
    if (!this.#isUnavailable) this.#options.notify({ kind: "status", status });
    this.#log("info", "search index loaded", status);
  }

  async #follow(index: ServedCatalogue, session: Client): Promise<void> {
    const { waiting, isSuperseded, changed, removed, isBehind, unavailable } = await index.follow(session);
    this.#reportUnavailable(unavailable);
    if (isSuperseded) this.#options.notify({ kind: "newer_model" });
    if (isBehind) await this.#enqueue("search.index", { reason: "companies have changed" });
    if (waiting) await this.#enqueue("search.embed", { modelId: index.modelId });
    if (index.source !== this.#options.sources[0])
      await this.#enqueue("search.rebuild", { reason: "an earlier release trained the model" });
    else if (index.state.isOutgrown) await this.#enqueue("search.rebuild", { reason: "the catalogue has grown" });
    this.#embeddingsDue ||= waiting || changed;
    if (this.#embeddings !== undefined) await this.#followEmbeddings(this.#embeddings, index, session, removed);
  }

  /** Loads the vectors of the embeddings model, and requests the job that computes missing vectors. */
  async #followEmbeddings(
    embeddings: Embeddings,
    index: ServedCatalogue,
    session: Client,
    removed: readonly number[],
  ): Promise<void> {
    const isEmbedding = !this.#wasEmbedded && (await lacksEmbeddings(session, embeddings.identity));
    const dimensions = await index.followEmbeddings(session, embeddings.identity, removed);
    this.#wasEmbedded ||= !isEmbedding;
    this.#isEmbedding = isEmbedding;
    if (dimensions !== this.#embeddingDimensions) {
      this.#embeddingDimensions = dimensions;
      this.#embedTexts =
        dimensions === undefined
          ? undefined
          : queryEmbedder(
              embeddings,
              dimensions,
              (failure) => this.#reportEmbeddingFailure(failure),
              () => this.#setEmbeddingsFault(undefined),
            );
      this.#reportEmbeddings();
    }
    if (this.#embeddingsDue && (await this.#enqueue("search.embeddings", { reason: "companies have changed" })))
      this.#embeddingsDue = false;
  }

  /** Reports whether OpenSearch is available. Searches are rejected while it is not. */
  #reportUnavailable(reason: string | undefined): void {
    const isUnavailable = reason !== undefined;
    if (isUnavailable === this.#isUnavailable) return;
    this.#isUnavailable = isUnavailable;
    if (isUnavailable) {
      this.#log("warn", "OpenSearch is unavailable; rejecting searches until it responds", { reason });
      this.#options.notify({
        kind: "status",
        status: { state: "unavailable", message: "the search engine does not respond" },
      });
    } else {
      this.#log("info", "OpenSearch is available again", {});
      if (this.#serving) this.#options.notify({ kind: "status", status: this.#serving });
    }
  }

  #reportEmbeddingFailure({ reason, dimensionsChanged }: EmbeddingFailure): void {
    this.#log("warn", "queries cannot be embedded; searching without an embeddings model", { reason });
    if (dimensionsChanged) this.#embeddingsDue = true;
    this.#setEmbeddingsFault("the embeddings model does not respond");
  }

  #setEmbeddingsFault(fault: string | undefined): void {
    if (fault === this.#embeddingsFault) return;
    this.#embeddingsFault = fault;
    this.#reportEmbeddings();
  }

  #reportEmbeddings(): void {
    // Removes the URL of the endpoint, because the status page is public.
    const model = this.#embeddingDimensions && this.#embeddings?.identity.replace(/^https?:\S+ /, "");
    const fault = this.#embeddingsFault;
    this.#options.notify({ kind: "embeddings", status: { ...(model && { model }), ...(fault && { fault }) } });
  }

  /**
   * Queues a job. Returns false without queueing it if this process did so a moment ago. The job key prevents
   * duplicates in the queue.
   */
  async #enqueue<Name extends "search.rebuild" | "search.embed" | "search.embeddings" | "search.index">(
    job: Name,
    payload: JobPayloads[Name],
  ): Promise<boolean> {
    const last = this.#enqueuedAt.get(job) ?? -Infinity;
    const pause = job === "search.embed" || job === "search.index" ? POLL_MS : ENQUEUE_INTERVAL_MS;
    if (performance.now() - last < pause) return false;
    this.#enqueuedAt.set(job, performance.now());
    await enqueue(this.connection.db, job, payload);
    return true;
  }

  #report(state: "loading" | "unbuilt", message: string): void {
    this.#message = message;
    this.#options.notify({ kind: "status", status: { state, message } });
  }

  /** Waits for a notification or the next poll. */
  async #wait(): Promise<void> {
    const woken = new Promise<void>((resolve) => (this.#wake = resolve));
    const timer = new AbortController();
    // Includes the stop signal, because the engine may have been stopped before this call.
    const signal = AbortSignal.any([timer.signal, this.#stopping.signal]);
    await Promise.race([woken, delay(POLL_MS, undefined, { signal }).catch(() => undefined)]);
    timer.abort();
  }

  #log(level: "info" | "warn", message: string, details: Record<string, unknown>): void {
    this.#options.notify({ kind: "log", level, message, details });
  }
}

const EMPTY_CATALOGUE: CatalogueState = {
  model: emptyModel(1),
  terms: new TermDictionary(),
  isOutgrown: false,
  candidates: NO_CANDIDATES,
};
