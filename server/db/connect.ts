import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import { isConnectionUnusable } from "./database-errors.ts";
import { preparingPool, type SlowStatements } from "./prepared-statements.ts";
import type { DB } from "./tables.ts";

/** A query builder over this service's tables: a pool or a transaction. */
export type Db = Kysely<DB>;

export interface Connection {
  db: Db;
  /** The pool that `db` uses, for graphile-worker and for COPY. */
  pool: pg.Pool;
  /** Returns a query builder over the same pool that waits at most this number of milliseconds for each response. */
  respondingWithin: (milliseconds: number) => Db;
  /** Closes every connection after its running query. Destroys connections that do not close within half a second. */
  close: () => Promise<void>;
}

interface ConnectOptions {
  url: string;
  /**
   * A pooler in transaction mode, to connect to instead of `url`. Each statement or transaction may get a different
   * session, so no statements are prepared, and the pooler must set the time limits: see `findPoolFault`.
   */
  poolUrl?: string | undefined;
  /** Identifies the process in `pg_stat_activity`. */
  applicationName: string;
  poolSize?: number;
  /** Postgres cancels longer statements. If it does not respond within five more seconds, the connection is closed. */
  statementTimeoutMs?: number;
  /** How long a query waits for a connection, and a connection for its first response. */
  connectionTimeoutMs?: number;
  slow?: SlowStatements | undefined;
  /** Called when a connection breaks, but not again until a new one is open. The pool replaces connections. */
  onError?: (error: Error) => void;
}

const INT8 = 20;
const INT8_ARRAY = 1016;
const DATE = 1082;

/** Reads `bigint` as a number and `date` as a string. Set for each connection, because pg's own types are global. */
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

const CONNECTION_TIMEOUT_MS = 5_000;
/** Bounds the memory of sessions, which grows, and the use of a former primary after a failover. */
const MAX_LIFETIME_SECONDS = 1_800;
/** Time limits that Postgres enforces. */
export const STATEMENT_TIMEOUT_MS = 30_000;
export const IDLE_IN_TRANSACTION_TIMEOUT_MS = 60_000;
/** How long after a statement's time limit its response may arrive. */
const RESPONSE_MARGIN_MS = 5_000;
const CLOSE_WITHIN_MS = 500;

/** Detects within half a minute that the database's machine is gone, even on idle connections. */
const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

/** Closes a connection after an error that the next statement would get too. pg itself would reuse the connection. */
class DatabaseClient extends pg.Client {
  override query<Result>(...args: unknown[]): Result {
    const result = Reflect.apply(super.query, this, args);
    if (result instanceof Promise) result.catch((error: unknown) => this.#endAfter(error));
    return result;
  }

  #endAfter(error: unknown): void {
    if (!isConnectionUnusable(error)) return;
    this.emit("error", error);
    // Not `this.end`, which means that the owner closes the connection.
    super.end().catch(() => undefined);
  }
}

/** Creates a connection pool and the query builder over it. Connects at the first query. */
export function connect(options: ConnectOptions): Connection {
  const { poolUrl, statementTimeoutMs = STATEMENT_TIMEOUT_MS, connectionTimeoutMs = CONNECTION_TIMEOUT_MS } = options;
  // Behind a pooler, these settings would apply to the next client of the session.
  const limits =
    poolUrl === undefined
      ? `set statement_timeout = ${statementTimeoutMs}; set idle_in_transaction_session_timeout = ${IDLE_IN_TRANSACTION_TIMEOUT_MS}`
      : "";
  const pool = new pg.Pool({
    Client: DatabaseClient,
    connectionString: poolUrl ?? options.url,
    application_name: options.applicationName,
    max: options.poolSize ?? 10,
    connectionTimeoutMillis: connectionTimeoutMs,
    idleTimeoutMillis: 60_000,
    maxLifetimeSeconds: MAX_LIFETIME_SECONDS,
    query_timeout: responseTimeout(statementTimeoutMs),
    onConnect: (client) => configureSession(client, limits, connectionTimeoutMs),
    ...KEEP_ALIVE,
    types: TYPES,
  });
  const connected = new Set<pg.PoolClient>();
  let closing = false;
  let isBroken = false;
  pool.on("connect", (client) => {
    connected.add(client);
    isBroken = false;
    // Without a handler, a connection that breaks while idle or between two queries would end the process.
    client.on("error", (error) => {
      // The pool attaches the client to the error. The client must not be logged.
      Reflect.deleteProperty(error, "client");
      if (!closing && !isBroken) options.onError?.(error);
      isBroken = true;
    });
    client.once("end", () => connected.delete(client));
  });
  pool.on("error", () => undefined);
  const queryBuilder = (responseTimeoutMs?: number): Db =>
    new Kysely<DB>({
      dialect: new PostgresDialect({
        pool: preparingPool(pool, { responseTimeoutMs, prepares: poolUrl === undefined, slow: options.slow }),
      }),
    });
  const close = async () => {
    closing = true;
    const cutOff = setTimeout(() => {
      for (const client of connected) client.connection.stream.destroy();
    }, CLOSE_WITHIN_MS);
    // Not db.destroy(), which leaves the pool open when the query builder was never used.
    if (!pool.ending) await pool.end();
    // `pool.end` resolves when Terminate has been sent; a connection ends when Postgres has closed it.
    await Promise.all(
      [...connected].map((client) => new Promise<void>((resolve) => client.once("end", () => resolve()))),
    );
    clearTimeout(cutOff);
  };
  return { db: queryBuilder(), pool, respondingWithin: queryBuilder, close };
}

/** Throws unless the database responds and is writable. The error also closes a read-only connection. */
export async function pingDatabase(db: Db): Promise<void> {
  await sql`
    do $$ begin
      if current_setting('transaction_read_only') = 'on' then raise read_only_sql_transaction; end if;
    end $$`.execute(db);
}

function responseTimeout(statementTimeoutMs: number): number | undefined {
  return statementTimeoutMs === 0 ? undefined : statementTimeoutMs + RESPONSE_MARGIN_MS;
}

/** Sets the options of every session. In UTC, every day has 24 hours. */
async function configureSession(client: pg.ClientBase, settings: string, responseTimeoutMs: number): Promise<void> {
  const config = { text: `set time zone 'UTC'; ${settings}`, query_timeout: responseTimeoutMs };
  await client.query(config);
}

interface SessionOptions {
  /** See `ConnectOptions`. Default: no limit. */
  readonly statementTimeoutMs?: number;
  /** Whether the session may belong to a pooler, where settings would apply to the next client. */
  readonly isShared?: boolean;
  /** Called when the connection ends unexpectedly, which releases its locks and subscriptions. */
  readonly onLost?: (error?: Error) => void;
}

/** Opens a connection outside the pool: for LISTEN, advisory locks of a process, and migrations. */
export async function openSession(
  url: string,
  applicationName: string,
  { statementTimeoutMs = 0, isShared = false, onLost }: SessionOptions = {},
): Promise<pg.Client> {
  const client = new DatabaseClient({
    connectionString: url,
    application_name: applicationName,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    query_timeout: isShared ? CONNECTION_TIMEOUT_MS : responseTimeout(statementTimeoutMs),
    ...KEEP_ALIVE,
    types: TYPES,
  });
  let failure: Error | undefined;
  let isOpen = false;
  client.on("error", (error) => (failure ??= error));
  client.on("end", () => {
    if (isOpen) onLost?.(failure);
  });
  const end = client.end.bind(client);
  client.end = async () => {
    isOpen = false;
    const cutOff = setTimeout(() => client.connection.stream.destroy(), CLOSE_WITHIN_MS);
    await end();
    clearTimeout(cutOff);
  };
  try {
    await client.connect();
    if (!isShared)
      await configureSession(client, `set statement_timeout = ${statementTimeoutMs}`, CONNECTION_TIMEOUT_MS);
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
  isOpen = true;
  return client;
}
