import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import { isConnectionUnusable } from "./database-errors.ts";
import { preparingPool, type SlowStatements } from "./prepared-statements.ts";
import type { DB } from "./tables.ts";

/** The query builder over this service's tables. A transaction is one too, so query functions accept either. */
export type Db = Kysely<DB>;

export interface Connection {
  db: Db;
  /** The pool that `db` uses, for graphile-worker and for COPY. */
  pool: pg.Pool;
  /** Returns a query builder over the same pool that waits for the response to a statement no longer than this. */
  respondingWithin: (milliseconds: number) => Db;
  /** Closes every connection after its running query, and destroys those that do not close within half a second. */
  close: () => Promise<void>;
}

interface ConnectOptions {
  url: string;
  /**
   * A pooler in transaction mode in front of the database, to connect to instead. Every statement or transaction may
   * get another session there, so nothing is prepared, and the pooler's sessions must have the time limits: see
   * `findPoolFault`.
   */
  poolUrl?: string | undefined;
  /** Identifies the process in `pg_stat_activity`. */
  applicationName: string;
  poolSize?: number;
  /** Longer statements are cancelled. One without a response five seconds later closes its connection. */
  statementTimeoutMs?: number;
  /** How long a query waits for a connection, and a connection for its first response. */
  connectionTimeoutMs?: number;
  slow?: SlowStatements | undefined;
  /**
   * Called when the first of the connections breaks, and not again before a new one is open. The pool replaces them.
   */
  onError?: (error: Error) => void;
}

const INT8 = 20;
const INT8_ARRAY = 1016;
const DATE = 1082;

/** Reads `bigint` as a number and `date` as text, for each connection, because all users of pg share its types. */
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
/** Sessions of Postgres grow with what they have seen, and a failover can leave some at an old address. */
const MAX_LIFETIME_SECONDS = 1_800;
/** Time limits of Postgres, in milliseconds. */
export const STATEMENT_TIMEOUT_MS = 30_000;
export const IDLE_IN_TRANSACTION_TIMEOUT_MS = 60_000;
/** How much later than the statement's time limit its response may arrive. */
const RESPONSE_MARGIN_MS = 5_000;
const CLOSE_WITHIN_MS = 500;

/** Detects within half a minute that the database's machine is gone, even on idle connections. */
const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

/** A connection that closes itself after an error that would fail the next statement too; pg would reuse it. */
class DatabaseClient extends pg.Client {
  override query<Result>(...args: unknown[]): Result {
    const result = Reflect.apply(super.query, this, args);
    if (result instanceof Promise) result.catch((error: unknown) => this.#endAfter(error));
    return result;
  }

  #endAfter(error: unknown): void {
    if (!isConnectionUnusable(error)) return;
    this.emit("error", error);
    // Not this.end, which the owner calls.
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
    // Without a handler, a connection that breaks while idle or between two queries of a transaction ends the process.
    client.on("error", (error) => {
      // The pool attaches the whole client to the error, which must not be logged.
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
    // The pool ends after it has sent Terminate; a connection ends when Postgres has closed it.
    await Promise.all(
      [...connected].map((client) => new Promise<void>((resolve) => client.once("end", () => resolve()))),
    );
    clearTimeout(cutOff);
  };
  return { db: queryBuilder(), pool, respondingWithin: queryBuilder, close };
}

/** Throws unless the database responds and is writable: Postgres's error also closes a read-only connection. */
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
  /** As in `ConnectOptions`. Default: no limit. */
  readonly statementTimeoutMs?: number;
  /** Whether the session may be a pooler's, which would keep its settings for the next client. */
  readonly isShared?: boolean;
  /** Called when the opened connection ends unexpectedly; its locks and subscriptions are gone then. */
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
