import { existsSync } from "node:fs";
import { join } from "node:path";
import { type Config, readConfig } from "../../server/config/config.ts";
import { connect, type Db } from "../../server/db/connect.ts";
import { StartupError } from "../../server/lib/startup-error.ts";
import { openDatabase } from "../../server/wiring/open-database.ts";

/** Prints an error and exits. Prints only its message if an operator can fix the cause. */
export function exitWith(error: unknown): never {
  console.error(error instanceof StartupError ? error.message : error);
  process.exit(1);
}

/** Prints why a command does nothing, and returns its exit code. */
export function refuse(reason: string): number {
  console.error(reason);
  return 1;
}

/** Returns the settings from the environment. If some are invalid, prints the errors and exits. */
export function settingsOrExit(): Config {
  const outcome = readConfig(process.env);
  if ("config" in outcome) return outcome.config;
  for (const error of outcome.errors) console.error(error);
  process.exit(1);
}

/**
 * Opens the service's database. Exits if there is none: a command that runs without its settings would otherwise act on
 * a new, empty database.
 */
export async function openDatabaseOrExit(config: Config, log: (message: string) => void) {
  const { databaseUrl, dataDirectory } = config;
  if (databaseUrl === undefined && !existsSync(join(dataDirectory, "postgres")))
    exitWith(new StartupError(`DATABASE_URL is not set, and DATA_DIR (${dataDirectory}) has no database.`));
  return openDatabase(config, log).catch(exitWith);
}

/**
 * Runs a command's work on the service's database, and returns its result. Statements have no time limit, because
 * summing years of entries takes longer than a request may.
 */
export async function withDatabase<Result>(
  command: string,
  work: (db: Db, config: Config) => Promise<Result>,
): Promise<Result> {
  const config = settingsOrExit();
  const database = await openDatabaseOrExit(config, console.log);
  const connection = connect({ url: database.url, applicationName: command, poolSize: 1, statementTimeoutMs: 0 });
  try {
    return await work(connection.db, config);
  } finally {
    await connection.close();
    await database.stop();
  }
}
