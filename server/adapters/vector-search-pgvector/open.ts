import pg from "pg";
import * as statements from "./statements.ts";
import { type Database, PgvectorSearch } from "./vector-search-pgvector.ts";

/**
 * `exact` compares every row. `hnsw` uses an approximate index for up to 2,000 results without a filter, which is faster and misses
 * some. For more results, as bulk jobs need, and under a filter it compares every row too.
 */
export type PgvectorMethod = "exact" | "hnsw";

interface PgvectorOptions {
  dimensions: number;
  method: PgvectorMethod;
  /** A table for each model, so that a new model's vectors are stored beside those in use. Letters, digits and underscores. */
  table: string;
}

/** How long to wait for a connection, a new one or one in use. */
const CONNECT_MS = 60_000;
const STATEMENT_TIMEOUT_MS = 60_000;
/** A connection without a response for this long counts as broken; the pool then replaces it. */
const RESPONSE_TIMEOUT_MS = STATEMENT_TIMEOUT_MS + 5_000;
const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

/**
 * Session settings. `hnsw` scans the index until there are enough results (pgvector 0.8 and later), in an order that
 * the statement corrects, and never the whole table. `exact` must not use the HNSW index, which another process may
 * have created; only that index needs `enable_indexscan`, because the others support bitmap scans.
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

/** Returns the settings as statements. PgBouncer rejects them as connection parameters. */
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

/** Creates what is missing on a connection without a timeout: the index of a million companies takes minutes. */
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
    const { rows } = await client.query<{ version: string }>(
      "select coalesce(installed_version, default_version) as version from pg_available_extensions where name = 'vector'",
    );
    const version = rows[0]?.version;
    if (version === undefined)
      throw new Error("VECTOR_SEARCH=pgvector needs the extension pgvector, which this Postgres server does not have");
    if (options.method === "hnsw" && isOlder(version, MIN_HNSW_VERSION))
      throw new Error(
        `VECTOR_SEARCH=pgvector-hnsw needs pgvector ${MIN_HNSW_VERSION} or newer, because the indexes of older versions can lose rows; this server has ${version}. Update the extension, or use VECTOR_SEARCH=pgvector`,
      );
    await createVectorTable(client, options);
  } finally {
    await client.end();
  }
}

/** pgvector 0.8.3 and 0.8.4 mended HNSW indexes that lose rows. Exact search is not affected. */
const MIN_HNSW_VERSION = "0.8.4";

/** Whether a version of numbers and dots is older than another. */
function isOlder(version: string, than: string): boolean {
  return version.localeCompare(than, "en", { numeric: true }) < 0;
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
