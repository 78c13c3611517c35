import type { Client } from "pg";
import { openSession } from "../../db/connect.ts";
import { type BuildingLock, upsertProgress } from "./queries.ts";

export type BuildingTask =
  | { kind: "rebuild" }
  /** Builds the entries of changed companies for one model. */
  | { kind: "embed"; modelId: number }
  /** Computes the missing vectors of an embeddings model. */
  | { kind: "embeddings" }
  /** Updates the indexes in OpenSearch. */
  | { kind: "index" };

interface BuildOptions {
  databaseUrl: string;
  /** The sources of models that can serve, preferred source first. */
  sources: readonly string[];
  signal: AbortSignal;
}

export type Building = BuildOptions & {
  /** The connection for reading, which holds the advisory lock. */
  reader: Client;
  /** The connection for writing, so that the next batch can be read during a write. */
  writer: Client;
  /** Reports the progress. Writes it to the database at most every `REPORT_EVERY_MS`. */
  report: (message: string, fraction: number) => void;
};

const REPORT_EVERY_MS = 500;
/** Long, because deleting the entries of an old model of a large catalogue takes minutes. */
const LIMITS = { statementTimeoutMs: 600_000 };

/** Opens the connections of a task, runs it, and stores its progress. */
export async function withBuilding(
  task: BuildingLock,
  options: BuildOptions,
  work: (building: Building) => Promise<void>,
): Promise<void> {
  const [reader, writer, reporter] = await Promise.all([
    openSession(options.databaseUrl, `search ${task}`, LIMITS),
    openSession(options.databaseUrl, `search ${task} writer`, LIMITS),
    openSession(options.databaseUrl, `search ${task} progress`, LIMITS),
  ]);
  let last = -Infinity;
  let reporting: Promise<void> = Promise.resolve();
  const write = (message: string, fraction: number): void => {
    last = performance.now();
    // A failed report does not fail the task.
    reporting = reporting
      .then(() => upsertProgress(reporter, task, message, Math.min(Math.max(fraction, 0), 1)))
      .catch(() => undefined);
  };
  let latest = "";
  const report = (message: string, fraction: number): void => {
    latest = message;
    if (performance.now() - last >= REPORT_EVERY_MS) write(message, fraction);
  };
  try {
    await work({ ...options, reader, writer, report });
    if (latest !== "") write(latest, 1);
  } finally {
    await reporting;
    await Promise.allSettled([reader.end(), writer.end(), reporter.end()]);
  }
}
