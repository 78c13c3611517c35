import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { preparingPool } from "./prepared-statements.ts";
import type { DB } from "./tables.ts";

/** The query builder over this service's tables; a transaction is one too, so query functions take either. */
export type Db = Kysely<DB>;

export interface Connection {
  db: Db;
  /** The pool that `db` uses, for graphile-worker and for COPY. */
  pool: pg.Pool;
  /** Closes every connection after its running query. */
  close: () => Promise<void>;
}

interface ConnectOptions {
  url: string;
  /** Identifies the process in `pg_stat_activity`. */
  applicationName: string;
  /** The maximum number of connections. */
  poolSize?: number;
  /** Longer statements are cancelled; 0 turns the limit off. */
  statementTimeoutMs?: number;
  /** Called when a connection breaks. The pool replaces it. */
  onError?: (error: Error) => void;
}

const INT8 = 20;
const INT8_ARRAY = 1016;
const DATE = 1082;

/**
 * Reads `bigint` as a number, because the contract bounds ids by 2^53-1, and `date` as text, because a `Date` would shift it by the
 * machine's time zone. Set for each connection, because every user of pg in the process shares `pg.types`.
 */
const TYPES: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format) => {
    if (format !== "binary") {
      if (oid === INT8) return Number;
      if (oid === DATE) return (value: string) => value;
      if (oid === INT8_ARRAY)
        return (value: string) => (value === "{}" ? [] : value.slice(1, -1).split(",").map(Number));
    }
    return pg.types.getTypeParser(oid, format);
  },
};

/** Creates a connection pool and the query builder over it. Connects at the first query. */
export function connect(options: ConnectOptions): Connection {
  const pool = new pg.Pool({
    connectionString: options.url,
    application_name: options.applicationName,
    max: options.poolSize ?? 10,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 60_000,
    statement_timeout: options.statementTimeoutMs ?? 30_000,
    idle_in_transaction_session_timeout: 60_000,
    keepAlive: true,
    types: TYPES,
  });
  const connected = new Set<pg.PoolClient>();
  let closing = false;
  pool.on("connect", (client) => {
    connected.add(client);
    // Without a handler, a connection that breaks while idle or between two queries of a transaction ends the process.
    client.on("error", (error) => {
      // The pool attaches the whole client to the error, which must not be logged.
      Reflect.deleteProperty(error, "client");
      if (!closing) options.onError?.(error);
    });
    client.once("end", () => connected.delete(client));
  });
  pool.on("error", () => undefined);
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool: preparingPool(pool) }) });
  const close = async () => {
    closing = true;
    // Not db.destroy(), which leaves the pool open when the query builder was never used.
    if (!pool.ending) await pool.end();
    // The pool has ended when it has sent its goodbyes; each connection, when Postgres has closed it.
    await Promise.all(
      [...connected].map((client) => new Promise<void>((resolve) => client.once("end", () => resolve()))),
    );
  };
  return { db, pool, close };
}

/**
 * Opens a connection outside the pool, without a statement timeout: for LISTEN, for advisory locks held as long as the process lives,
 * and for migrations. `onLost` is called when the connection ends unasked; its locks and subscriptions are then gone.
 */
export async function openSession(
  url: string,
  applicationName: string,
  onLost?: (error?: Error) => void,
): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: applicationName,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    types: TYPES,
  });
  let failure: Error | undefined;
  let closing = false;
  client.on("error", (error) => (failure = error));
  client.on("end", () => {
    if (!closing) onLost?.(failure);
  });
  const end = client.end.bind(client);
  client.end = () => {
    closing = true;
    return end();
  };
  await client.connect();
  return client;
}
