import { TEST_SECRET_KEY } from "../../scripts/support/keys.ts";
import { silentLog } from "../../scripts/support/silent-log.ts";
import { until } from "../../scripts/support/until.ts";
import { readConfig } from "../../server/config/config.ts";
import type { CompanySearch } from "../../server/search/search.ts";
import type { EmbeddingsStatus, EngineStatus } from "../../server/search/serving/host.ts";
import { startBackground } from "../../server/wiring/background.ts";
import { openServices } from "../../server/wiring/services.ts";
import { atEnd } from "./at-end.ts";
import type { TestDatabase } from "./database.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/** The search of one process, wired as in the service, without the API. */
export interface SearchProcess {
  search: CompanySearch;
  status: () => EngineStatus;
  embeddings: () => EmbeddingsStatus;
  /** Returns the ids of the companies that a search by traits finds. */
  find: (query: string, filters?: Parameters<CompanySearch["traits"]>[0]["filters"]) => Promise<number[]>;
  stop: () => Promise<void>;
}

/** Starts the search, with background jobs unless WORKERS is "0", and waits until its index is loaded. */
export async function startSearch(
  database: TestDatabase,
  settings: Readonly<Record<string, string>> = {},
): Promise<SearchProcess> {
  const dataDirectory = temporaryFolder();
  const outcome = readConfig({
    EMBEDDINGS: settings.EMBEDDINGS_URL === undefined ? "off" : "on",
    DATA_DIR: dataDirectory,
    DATABASE_URL: database.url,
    DATABASE_POOL_URL: settings.DATABASE_URL === undefined ? database.poolUrl : undefined,
    SECRET_KEY: TEST_SECRET_KEY,
    LOG_LEVEL: "silent",
    ...settings,
  });
  if ("errors" in outcome) throw new Error(outcome.errors.join(" "));
  const services = await openServices(outcome.config, silentLog, "test search");
  const background = outcome.config.workers ? await startBackground(services) : undefined;
  await until(() => services.searchStatus().state === "ready");
  return {
    search: services.search,
    status: services.searchStatus,
    embeddings: services.embeddings,
    find: async (query, filters = {}) =>
      (await services.search.traits({ workspaceId: 1, query, filters, limit: 100 })).matches.map(
        ({ companyId }) => companyId,
      ),
    stop: atEnd(async () => {
      await background?.stop();
      await services.close();
    }),
  };
}
