import { accessSync, constants, mkdirSync } from "node:fs";
import type { Config } from "../config/config.ts";
import { isConnectionLost } from "../db/database-errors.ts";
import { openEmbeddedDatabase } from "../db/embedded.ts";
import { migrate } from "../db/migrate.ts";
import { findPoolFault, sharesSessions } from "../db/pooler.ts";
import { findDatabaseFault } from "../db/requirements.ts";
import { StartupError } from "../lib/startup-error.ts";

interface OpenDatabase {
  url: string;
  /** Releases the database. The last process to release an embedded one shuts it down. */
  stop: () => Promise<void>;
}

/**
 * Opens and migrates the service's database: that of DATABASE_URL, or the embedded one in DATA_DIR, which is started
 * unless another process runs it.
 *
 * @throws StartupError when DATABASE_URL cannot be reached or used, or DATA_DIR cannot be written.
 */
export async function openDatabase(
  config: Pick<Config, "databaseUrl" | "databaseCa" | "dataDirectory" | "workers">,
  log: (message: string) => void,
): Promise<OpenDatabase> {
  if (config.databaseUrl === undefined) prepareFolder(config.dataDirectory);
  const database =
    config.databaseUrl === undefined
      ? await openEmbeddedDatabase({ directory: config.dataDirectory, log })
      : { url: withAuthority(config.databaseUrl, config.databaseCa), stop: async () => undefined };
  try {
    if (config.databaseUrl !== undefined) {
      if (await sharesSessions(database.url)) throw new StartupError(SHARED_SESSIONS);
      const fault = await findDatabaseFault(database.url, config.workers ? WORKER_CONNECTIONS : API_CONNECTIONS, log);
      if (fault !== undefined)
        throw new StartupError(`The database of DATABASE_URL cannot be used: ${fault}. See ${REQUIREMENTS}.`);
    }
    await migrate(database.url, { log });
    return database;
  } catch (error) {
    await database.stop();
    const reason = config.databaseUrl === undefined ? undefined : whyUnreachable(error);
    throw reason === undefined ? error : new StartupError(`The database of DATABASE_URL cannot be reached: ${reason}`);
  }
}

const REQUIREMENTS = '"What the database needs" in server/operations/connections.md';
/** The maximum number of connections of a process, as listed on that page. */
const API_CONNECTIONS = 25;
const WORKER_CONNECTIONS = 58;

const SHARED_SESSIONS =
  "DATABASE_URL connects through a pooler in transaction or statement mode, which does not support locks, LISTEN and prepared statements. Use the pooler's session mode or the URL of the database itself; DATABASE_POOL_URL may be the pooler's URL.";

/**
 * Checks that the pooler of DATABASE_POOL_URL can be used for the database of `url`.
 *
 * @throws StartupError when it cannot.
 */
export async function checkPool(poolUrl: string, url: string): Promise<void> {
  const fault = await findPoolFault(poolUrl, url).catch((error: unknown) => {
    const reason = whyUnreachable(error);
    if (reason === undefined) throw error;
    return `The pooler of DATABASE_POOL_URL cannot be reached: ${reason}`;
  });
  if (fault !== undefined) throw new StartupError(fault);
}

/** Returns the URL with parameters that require a server certificate from an authority in `file`. */
export function withAuthority(databaseUrl: string, file: string | undefined): string {
  if (file === undefined) return databaseUrl;
  try {
    accessSync(file, constants.R_OK);
  } catch (error) {
    throw new StartupError(`DATABASE_CA cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
  const url = new URL(databaseUrl);
  url.searchParams.set("sslmode", "verify-full");
  url.searchParams.set("sslrootcert", file);
  return url.href;
}

function prepareFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartupError(`DATA_DIR must be a folder that can be created and written: ${reason}`);
  }
}

/** Rejected credentials (class 28) and an unknown database (PostgreSQL, appendix A). */
const REJECTED_LOGIN = /^(?:28\w{3}|3D000)$/;

/** Node's codes of certificates that are not accepted, and pg's message for a server without TLS. */
const TLS_CODES = /^(?:SELF_SIGNED|DEPTH_ZERO|UNABLE_TO_|CERT_|ERR_TLS_|ERR_SSL_|HOSTNAME_MISMATCH)/;
const NO_TLS = "The server does not support SSL connections";

function isTlsError(error: Error): boolean {
  return ("code" in error && TLS_CODES.test(String(error.code))) || error.message === NO_TLS;
}

/** Returns why a connection failed; undefined for other errors. The messages of drivers contain no passwords. */
function whyUnreachable(error: unknown): string | undefined {
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  if (!(first instanceof Error)) return undefined;
  if (isTlsError(first)) return `${first.message}. See "TLS to the database" in server/operations/connections.md.`;
  const isRejected = "code" in first && REJECTED_LOGIN.test(String(first.code));
  return isRejected || isConnectionLost(first) ? first.message : undefined;
}
