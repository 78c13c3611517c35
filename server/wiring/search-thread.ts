// The search thread: holds the index and ranks, so that searches do not block the main thread. Serves the calls of
// search/serving/host.ts until it receives `stop`.
import { availableParallelism } from "node:os";
import { parentPort, workerData } from "node:worker_threads";
import { listNamedSeeds, resolveSeeds } from "../catalogue/queries-seeds.ts";
import { isConnectionLost } from "../db/database-errors.ts";
import { listUnconfirmed } from "../filters/queries-conditions.ts";
import { SearchEngineUnavailable } from "../ports/company-index.ts";
import { createCompanySearch } from "../search/company-search.ts";
import { listCompanyIdsInCities, listCompanyIdsMatching, listCompanyTexts } from "../search/queries.ts";
import { CatalogueIndex } from "../search/serving/catalogue-index.ts";
import { Engine } from "../search/serving/engine.ts";
import { callSearch, type FromEngine, type SearchCall, type ToEngine } from "../search/serving/host.ts";
import { OpenSearchCatalogue } from "../search/serving/opensearch-catalogue.ts";
import type { OpenCatalogue } from "../search/serving/served-catalogue.ts";
import { openEmbeddings, openIndexes, openLanguageModel, type SearchSettings, SOURCES } from "./search-settings.ts";

if (parentPort === null) throw new Error("search-thread.ts must run as a worker thread");
const port = parentPort;
const settings: SearchSettings = workerData;
const threads = availableParallelism();
const embeddings = openEmbeddings(settings, (level, message, details) =>
  post({ kind: "log", level, message, details }),
);
const indexes = await openIndexes(settings);
const engine = new Engine({
  databaseUrl: settings.databaseUrl,
  poolUrl: settings.config.databasePoolUrl,
  sources: SOURCES,
  openCatalogue: ({ pool }): OpenCatalogue => {
    if (indexes === undefined)
      return (session, callbacks) =>
        CatalogueIndex.load(session, { sources: SOURCES, threads, onThreadFailure: endThread }, callbacks);
    const prefix = settings.config.searchEnginePrefix;
    return (session, callbacks) =>
      OpenSearchCatalogue.open(session, { indexes, prefix, sources: SOURCES, pool }, callbacks);
  },
  isIndexedOutside: indexes !== undefined,
  embeddings,
  usesEmbeddings: settings.config.embeddings !== "off",
  notify: post,
});
const { db } = engine.connection;
const search = createCompanySearch({
  catalogue: engine,
  readTexts: (companyIds) => listCompanyTexts(db, companyIds),
  listCompanyIdsInCities: (cities, countries) => listCompanyIdsInCities(db, cities, countries),
  listCompanyIdsMatching: (filters, ids) => listCompanyIdsMatching(db, filters, ids),
  listNamedSeeds: (names) => listNamedSeeds(db, names),
  resolveSeeds: (domains) => resolveSeeds(db, domains),
  listUnconfirmed: (filters) => listUnconfirmed(db, filters),
  countUnknown: (filters) => engine.unknown.of(filters),
  blockedCompanies: (workspaceId) => engine.blocked.of(workspaceId),
  minScore: settings.config.minScore,
  languageModel: openLanguageModel(settings, (details, message) =>
    post({ kind: "log", level: "warn", message, details }),
  ),
});

const running = new Map<number, AbortController>();
const stopped = new Promise<void>((resolve) => {
  port.on("message", (message: ToEngine) => {
    if (message.kind === "call") void serve(message.id, message.call, message.wantsProgress);
    if (message.kind === "abort") running.get(message.id)?.abort(new Error("The caller cancelled the search."));
    if (message.kind === "ping") post({ kind: "pong" });
    if (message.kind === "stop") resolve();
  });
});
const serving = engine.run();
await stopped;
for (const stop of running.values()) stop.abort(new Error("The search is stopping."));
await engine.stop();
await serving;
await indexes?.close();
port.close();

async function serve(id: number, call: SearchCall, wantsProgress: boolean): Promise<void> {
  const stop = new AbortController();
  running.set(id, stop);
  try {
    const value = await callSearch(search, call, {
      signal: stop.signal,
      ...(wantsProgress && { onProgress: (progress) => post({ kind: "progress", id, progress }) }),
    });
    post({ kind: "result", id, value });
  } catch (error) {
    const failure = error instanceof Error ? error : new Error(String(error));
    post({ kind: "failure", id, error: failure, unavailable: unavailableService(error) });
  } finally {
    running.delete(id);
  }
}

function unavailableService(error: unknown): "database" | "search engine" | null {
  if (error instanceof SearchEngineUnavailable) return "search engine";
  return isConnectionLost(error) ? "database" : null;
}

function post(message: FromEngine): void {
  port.postMessage(message);
}

/** Ends this thread with an unhandled error, so that the service starts another thread. */
function endThread(error: Error): void {
  setImmediate(() => {
    throw error;
  });
}
