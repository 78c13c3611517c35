// The search thread: holds the index and ranks, so that searches do not block the main thread.
import { availableParallelism } from "node:os";
import { parentPort, workerData } from "node:worker_threads";
import { serveThread } from "./search/serving/serve-thread.ts";
import {
  openEmbeddings,
  openLanguageModel,
  openVectors,
  type SearchSettings,
  sourcesOf,
  vectorsAreKept,
} from "./search-settings.ts";

const settings: SearchSettings = workerData;
const threads = availableParallelism();
const embeddings = openEmbeddings(settings);
const languageModel = openLanguageModel(settings);

if (parentPort === null) throw new Error("search-thread.ts runs as a worker thread");
await serveThread(parentPort, {
  databaseUrl: settings.databaseUrl,
  sources: sourcesOf(embeddings),
  openVectors: openVectors(settings, threads, endThread),
  onThreadFailure: endThread,
  vectorsAreKept: vectorsAreKept(settings),
  threads,
  minScore: settings.config.minScore,
  ...(languageModel && { languageModel }),
  ...(embeddings && { embeddings }),
});

/** Ends this thread by an error that nobody handles, so that the service starts another one. */
function endThread(error: Error): void {
  setImmediate(() => {
    throw error;
  });
}
