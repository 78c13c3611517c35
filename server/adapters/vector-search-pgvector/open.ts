import pg from "pg";
import * as statements from "./statements.ts";
import { type Database, PgvectorSearch } from "./vector-search-pgvector.ts";

/**
 * `exact` looks at every row. `hnsw` walks an approximate index for up to 2,000 results without a filter, which is fast and loses
 * some; for more than that, as bulk jobs ask, and under a filter it looks at every row as well.
 */
export type PgvectorMethod = "exact" | "hnsw";

interface PgvectorOptions {
  dimensions: number;
  method: PgvectorMethod;
  /** Its own table, so that a new model's vectors can be stored beside those still in use. Letters, digits and underscores. */
  table: string;
}

/** For a connection to be had, be it new or one of those in use. */
const CONNECT_MS = 60_000;
const STATEMENT_TIMEOUT_MS = 60_000;
/** A response later than this means that the database does not respond; the pool then replaces the connection. */
const RESPONSE_TIMEOUT_MS = STATEMENT_TIMEOUT_MS + 5_000;
const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

/**
 * Session settings. The index is walked on until there are enough results (pgvector 0.8 and later), in an order that the
 * statement mends. The planner is kept from preferring a scan where the index was asked for, or the index, which another
 * process may have made, where an exact answer was: it is the only index here that knows no bitmap scan.
 */
const SETTINGS: Record<PgvectorMethod, Record<string, string>> = {
  exact: { enable_indexscan: "off", statement_timeout: String(STATEMENT_TIMEOUT_MS) },
  hnsw: {
    "hnsw.ef_search": "1000",
    "hnsw.iterative_scan": "relaxed_order",
    enable_seqscan: "off",
    statement_timeout: String(STATEMENT_TIMEOUT_MS),
  },
};

/** Returns the settings as statements. PgBouncer refuses them as parameters of the connection. */
export function sessionSettings(method: PgvectorMethod): string {
  return Object.entries(SETTINGS[method])
    .map(([name, value]) => `set ${name} = '${value}';`)
    .join("\n");
}

/** Connects to a Postgres that has the `vector` extension installed or available, and creates the table when it is missing. */
export async function openPgvectorSearch(url: string, options: PgvectorOptions): Promise<PgvectorSearch> {
  await createInServer(url, options);
  const exact = openPool(url, "exact");
  return new PgvectorSearch(
    { exact, ...(options.method === "hnsw" && { hnsw: openPool(url, "hnsw") }) },
    options.dimensions,
    options.table,
  );
}

/** On a connection without a time limit: the index of a million companies takes minutes to make. */
async function createInServer(url: string, options: PgvectorOptions): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    application_name: "vector-search",
    connectionTimeoutMillis: CONNECT_MS,
    ...KEEP_ALIVE,
  });
  // Without a listener, a connection that breaks ends the process. The statement under way fails as well.
  client.on("error", () => undefined);
  await client.connect();
  try {
    const { rowCount } = await client.query("select from pg_available_extensions where name = 'vector'");
    if (rowCount === 0)
      throw new Error("VECTOR_SEARCH=pgvector needs the extension pgvector, which this Postgres server has not");
    await createVectorTable(client, options);
  } finally {
    await client.end();
  }
}

function openPool(url: string, method: PgvectorMethod): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: 4,
    application_name: "vector-search",
    onConnect: (client) => client.query(sessionSettings(method)),
    query_timeout: RESPONSE_TIMEOUT_MS,
    connectionTimeoutMillis: CONNECT_MS,
    ...KEEP_ALIVE,
  });
  // Without a listener, a connection that breaks while idle ends the process; the pool replaces it by itself.
  pool.on("error", () => undefined);
  return pool;
}

/** Creates what is missing: the extension, the table, and for `hnsw` its index. */
export async function createVectorTable(
  database: Pick<Database, "query">,
  { dimensions, method, table }: PgvectorOptions,
): Promise<void> {
  if (!/^[a-z_][a-z0-9_]{0,50}$/.test(table)) throw new RangeError(`not a table name: ${table}`);
  await database.query("create extension if not exists vector", []);
  await database.query(statements.createTable(table, dimensions), []);
  if (method === "hnsw") await database.query(statements.createHnswIndex(table), []);
}
