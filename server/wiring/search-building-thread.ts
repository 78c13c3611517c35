// The thread that trains search models and builds entries, for one job.
import { parentPort, workerData } from "node:worker_threads";
import { type BuildingTask, withBuilding } from "../search/building/build.ts";
import { embedChanged } from "../search/building/embed.ts";
import { EmbeddingFailed } from "../search/building/make-entries.ts";
import { rebuild } from "../search/building/rebuild.ts";
import type { BuildingEnd } from "../search/jobs.ts";
import { openEmbeddings, openVectors, type SearchSettings, sourcesOf, vectorsAreKept } from "./search-settings.ts";

const { task, ...settings }: SearchSettings & { task: BuildingTask } = workerData;
const stopping = new AbortController();
parentPort?.once("message", () => stopping.abort(new Error("the process is stopping")));
parentPort?.unref();

const endpoint = openEmbeddings(settings);
const options = {
  databaseUrl: settings.databaseUrl,
  sources: sourcesOf(endpoint),
  signal: stopping.signal,
  endpoint,
  openKeptVectors: vectorsAreKept(settings) ? openVectors(settings, 1) : undefined,
};

parentPort?.postMessage(await build());

async function build(): Promise<BuildingEnd> {
  try {
    await withBuilding(task.kind, options, (building) =>
      task.kind === "rebuild" ? rebuild(building) : embedChanged(building, task.modelId),
    );
    return { outcome: "done" };
  } catch (error) {
    if (stopping.signal.aborted) return { outcome: "stopped" };
    if (error instanceof EmbeddingFailed)
      return { outcome: "failed", reason: error.message, dimensionsChanged: error.dimensionsChanged };
    throw error;
  }
}
