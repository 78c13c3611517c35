import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { JobContext, JobHandlers } from "../jobs/definitions.ts";
import type { BuildingTask } from "./building/build.ts";

type SearchJobs = Pick<JobHandlers, "search.rebuild" | "search.embed" | "search.embeddings" | "search.index">;

interface SearchJobsOptions {
  /** The entry point of the building thread, and its data in addition to the task. */
  entry: URL;
  workerData: object;
}

/** The result of a building thread. If there is a bug, the thread ends with an error instead. */
export type BuildingEnd = { outcome: "done" } | { outcome: "stopped" } | { outcome: "failed"; reason: string };

/** Creates the building jobs. Each runs on a separate thread, because it computes for minutes. */
export function searchJobs(options: SearchJobsOptions): SearchJobs {
  return {
    "search.rebuild": (_payload, context) => runThread(options, { kind: "rebuild" }, context),
    "search.embed": ({ modelId }, context) => runThread(options, { kind: "embed", modelId }, context),
    "search.index": (_payload, context) => runThread(options, { kind: "index" }, context),
    "search.embeddings": (_payload, context) => runThread(options, { kind: "embeddings" }, context),
  };
}

async function runThread(
  { entry, workerData }: SearchJobsOptions,
  task: BuildingTask,
  { signal }: JobContext,
): Promise<void> {
  signal.throwIfAborted();
  const worker = new Worker(entry, { workerData: { ...workerData, task } });
  const stop = (): void => worker.postMessage("stop");
  signal.addEventListener("abort", stop, { once: true });
  try {
    const [end]: (BuildingEnd | undefined)[] = await Promise.race([
      once(worker, "message"),
      once(worker, "exit").then(() => []),
    ]);
    if (end === undefined) throw new Error("The building thread ended without a result.");
    if (end.outcome === "stopped") throw signal.reason;
    if (end.outcome === "done") return;
    throw new Error(end.reason);
  } finally {
    signal.removeEventListener("abort", stop);
    await worker.terminate();
  }
}
