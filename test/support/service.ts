import type { Logger } from "pino";
import { TEST_SECRET_KEY } from "../../scripts/support/keys.ts";
import { readConfig } from "../../server/config/config.ts";
import { Unavailable } from "../../server/http/problems.ts";
import { startService } from "../../server/main.ts";
import type { Clock } from "../../server/ports/clock.ts";
import type { SearchHost } from "../../server/search/serving/host.ts";
import { searchBy } from "../../server/search/serving/host.ts";
import { atEnd } from "./at-end.ts";
import { createTestDatabase, type TestDatabase } from "./database.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/** The whole service on its own database and data folder, on a free port of loopback. */
export interface TestService {
  readonly address: string;
  readonly metricsAddress: string | undefined;
  readonly database: TestDatabase;
  readonly dataDirectory: string;
  stop(): Promise<void>;
}

/** A search that is never ready. Starting a real search thread would take a second of processor time. */
const unavailableSearch: SearchHost = {
  ...searchBy(() => Promise.reject(new Unavailable("This test starts no search.", 5))),
  status: () => ({ state: "loading", message: "this test starts no search" }),
  embeddings: () => ({}),
  close: async () => undefined,
};

/**
 * Starts the service as main.ts does, until the end of the test file. Workers run only if `WORKERS` is "1". Search is
 * unavailable unless `search` is true or a search host. `settings` are environment variables that override the defaults
 * of tests.
 */
export async function startTestService(
  settings: Readonly<Record<string, string>> = {},
  database?: TestDatabase,
  { log, clock, search = false }: { log?: Logger; clock?: Clock; search?: boolean | SearchHost } = {},
): Promise<TestService> {
  const ownDatabase = database ?? (await createTestDatabase());
  const dataDirectory = temporaryFolder();
  const outcome = readConfig({
    EMBEDDINGS: "off",
    PORT: "0",
    DATA_DIR: dataDirectory,
    DATABASE_URL: ownDatabase.url,
    DATABASE_POOL_URL: settings.DATABASE_URL === undefined ? ownDatabase.poolUrl : undefined,
    SECRET_KEY: TEST_SECRET_KEY,
    LOG_LEVEL: process.env.TEST_LOG ?? "silent",
    SAMPLE_DATA: "0",
    WORKERS: "0",
    ALERT_GATHER_SECONDS: "0",
    // On a busy machine, requests of a test may wait for a long time.
    REQUEST_WAIT_MS: "30000",
    RATE_LIMIT_READS: "100000",
    RATE_LIMIT_COSTLY: "100000",
    RATE_LIMIT_UNAUTHORIZED: "100000",
    ...settings,
  });
  if ("errors" in outcome) throw new Error(outcome.errors.join(" "));
  const service = await startService(outcome.config, log, {
    ...(clock && { clock }),
    ...(search !== true && { openSearch: () => search || unavailableSearch }),
  });
  const stop = atEnd(() => service.stop());
  const { address, metricsAddress } = service;
  return { address, metricsAddress, database: ownDatabase, dataDirectory, stop };
}
