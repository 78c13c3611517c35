// The thread that trains search models and builds entries, for one job.
import { parentPort, workerData } from "node:worker_threads";
import { SearchEngineUnavailable } from "../ports/company-index.ts";
import { type Building, type BuildingTask, withBuilding } from "../search/building/build.ts";
import { embedChanged } from "../search/building/embed.ts";
import { EmbeddingFailed, embedTexts } from "../search/building/embed-texts.ts";
import { indexCatalogue } from "../search/building/index-catalogue.ts";
import { rebuild } from "../search/building/rebuild.ts";
import type { BuildingEnd } from "../search/jobs.ts";
import { openEmbeddings, openIndexes, type SearchSettings, SOURCES } from "./search-settings.ts";

const { task, ...settings }: SearchSettings & { task: BuildingTask } = workerData;
const stopping = new AbortController();
parentPort?.once("message", () => stopping.abort(new Error("the process is stopping")));
parentPort?.unref();

const options = { databaseUrl: settings.databaseUrl, sources: SOURCES, signal: stopping.signal };

parentPort?.postMessage(await build());

async function build(): Promise<BuildingEnd> {
  try {
    await withBuilding(task.kind, options, run);
    return { outcome: "done" };
  } catch (error) {
    if (stopping.signal.aborted) return { outcome: "stopped" };
    if (error instanceof EmbeddingFailed || error instanceof SearchEngineUnavailable)
      return { outcome: "failed", reason: error.message };
    throw error;
  }
}

async function run(building: Building): Promise<void> {
  if (task.kind === "rebuild") return rebuild(building);
  if (task.kind === "embed") return embedChanged(building, task.modelId);
  if (task.kind === "index") return index(building);
  let fault: string | undefined;
  const embeddings = await openEmbeddings(settings, (level, _message, { reason }) => {
    if (level === "warn") fault = `the embeddings model cannot be loaded: ${reason}`;
  });
  // The queue retries the job. The search threads retry only when companies change.
  if (fault !== undefined) throw new EmbeddingFailed(fault);
  if (embeddings) await embedTexts(building, embeddings);
}

async function index(building: Building): Promise<void> {
  const indexes = await openIndexes(settings);
  if (!indexes) return;
  try {
    await indexCatalogue(building, indexes, settings.config.searchEnginePrefix);
  } finally {
    await indexes.close();
  }
}
