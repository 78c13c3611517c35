import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { preparingPool } from "./prepared-statements.ts";
import type { DB } from "./tables.ts";

/** The query builder over this service's tables; a transaction is one too, so query functions take either. */
export type Db = Kysely<DB>;

export interface Connection {
  db: Db;
  /** The pool below `db`, for libraries that need one (graphile-worker) and for streaming (COPY). */
  pool: pg.Pool;
  /** Waits for running queries, then closes every connection. */
  close: () => Promise<void>;
}

export interface ConnectOptions {
  url: string;
  /** Shown in `pg_stat_activity`, so that an operator can tell the processes apart. */
  applicationName: string;
  /** Connections at most. */
  poolSize?: number;
  /** A statement running longer is cancelled; 0 turns the limit off. */
  statementTimeoutMs?: number;
  /** Told of an idle connection that broke; the pool replaces it by itself. */
  onError?: (error: Error) => void;
}

const INT8 = 20;
const INT8_ARRAY = 1016;
const DATE = 1082;

/**
 * Ids are at most 2^53-1 by the contract and counts stay far below, so `bigint` arrives as a number; `date` stays
 * the text it is, because a `Date` would move it by the machine's time zone. Set per connection, not on `pg.types`,
 * which every user of pg in the process shares.
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

/** A pool of connections and the query builder over it. Nothing connects before the first query. */
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
      // The pool hangs the whole client on the error, which no log should be given.
      Reflect.deleteProperty(error, "client");
      if (!closing) options.onError?.(error);
    });
    client.once("end", () => connected.delete(client));
  });
  pool.on("error", () => undefined);
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool: preparingPool(pool) }) });
  const close = async () => {
    closing = true;
    // Not db.destroy(), which leaves the pool open when no query ever went through the builder.
    if (!pool.ending) await pool.end();
    // The pool is done when it has said goodbye; Postgres, when it has heard it.
    await Promise.all(
      [...connected].map((client) => new Promise<void>((resolve) => client.once("end", () => resolve()))),
    );
  };
  return { db, pool, close };
}

/**
 * A connection of its own, outside the pool, without a statement limit: for LISTEN, for advisory locks that must live as
 * long as the process, and for migrations. `onLost` tells when it ended without being asked to; what was listened
 * for or locked on it is then gone.
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
