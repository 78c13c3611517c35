import { afterEach, beforeEach } from "vitest";
import { silentLog } from "../../scripts/support/silent-log.ts";
import { listRows } from "../../server/db/statements.ts";
import type { JobHandlers } from "../../server/jobs/definitions.ts";
import { startWorkers, type Workers, type WorkersOptions } from "../../server/jobs/worker.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { idleHandlers } from "../support/idle-handlers.ts";

/** Worker pools over a database of the test. They stop after the test. */
interface JobStage {
  readonly database: TestDatabase;
  start(handlers: Partial<JobHandlers>, options?: Partial<WorkersOptions>): Promise<void>;
  stopAll(): Promise<void>;
  countQueued(): Promise<number>;
}

/** Prepares a stage before each test of the file. */
export function openJobStage(): JobStage {
  let database: TestDatabase;
  const running: Workers[] = [];
  const stopAll = async (): Promise<void> => {
    await Promise.all(running.splice(0).map((workers) => workers.stop()));
  };
  beforeEach(async () => {
    database = await createTestDatabase();
  });
  afterEach(stopAll);
  return {
    get database() {
      return database;
    },
    start: async (handlers, options = {}) => {
      const all = { ...idleHandlers, ...handlers };
      running.push(await startWorkers({ url: database.url, log: silentLog, handlers: all, ...options }));
    },
    stopAll,
    countQueued: async () => {
      const rows = await listRows(database.db)<{ count: number }>`select count(*) from graphile_worker._private_jobs`;
      return rows[0]?.count ?? 0;
    },
  };
}
