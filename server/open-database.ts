import type { Config } from "./config.ts";
import { openEmbeddedDatabase } from "./db/embedded.ts";
import { migrate } from "./db/migrate.ts";

export interface OpenDatabase {
  url: string;
  /** Lets go of the database; an embedded one is shut down by the last process that lets go of it. */
  stop: () => Promise<void>;
}

/**
 * The service's database, migrated: the one of DATABASE_URL, or the embedded one of DATA_DIR, which is started
 * unless another process runs it already.
 */
export async function openDatabase(
  config: Pick<Config, "databaseUrl" | "dataDirectory">,
  log: (message: string) => void = () => undefined,
): Promise<OpenDatabase> {
  const database =
    config.databaseUrl === undefined
      ? await openEmbeddedDatabase({ directory: config.dataDirectory, log })
      : { url: config.databaseUrl, stop: async () => undefined };
  try {
    await migrate(database.url, log);
    return database;
  } catch (error) {
    await database.stop();
    throw error;
  }
}
