import pg from "pg";
import {
  MAX_VECTOR_SEARCH_LIMIT, type VectorMatch, type VectorRows, type VectorSearch, type VectorSearchRequest,
} from "../../ports/vector-search.ts";
import * as statements from "./statements.ts";

/** What is asked of a connection pool. */
export interface Database {
  query(text: string, values: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
  end(): Promise<void>;
}

/** `exact` looks at every row; `hnsw` walks an approximate index, which is fast for a few results and loses some. Never for bulk. */
export type PgvectorMethod = "exact" | "hnsw";

export interface PgvectorOptions {
  dimensions: number;
  method: PgvectorMethod;
  /** Its own table, so that a new model's vectors can be stored beside those still in use. Letters, digits and underscores. */
  table: string;
}

/** For a connection to be had, be it new or one of those in use. */
const CONNECT_MS = 60_000;

/**
 * Session settings. The index is walked on until enough rows passed the filter (pgvector 0.8 and later), and the planner
 * is kept from preferring a scan where the index was asked for, or the index where an exact answer was.
 */
const SETTINGS: Record<PgvectorMethod, Record<string, string>> = {
  exact: { enable_indexscan: "on", statement_timeout: "60000" },
  hnsw: {
    "hnsw.ef_search": "1000",
    "hnsw.iterative_scan": "strict_order",
    "hnsw.max_scan_tuples": "500000",
    enable_seqscan: "off",
    statement_timeout: "60000",
  },
};

/** The settings as statements, for a connection that was not opened by `openPgvectorSearch`. */
export const sessionSettings = (method: PgvectorMethod): string =>
  Object.entries(SETTINGS[method]).map(([name, value]) => `set ${name} = '${value}';`).join("\n");

/** Connects to a Postgres that has the `vector` extension installed or available, and creates the table when it is missing. */
export async function openPgvectorSearch(url: string, options: PgvectorOptions): Promise<PgvectorSearch> {
  const settings = Object.entries(SETTINGS[options.method]).map(([name, value]) => `-c ${name}=${value}`).join(" ");
  const pool = new pg.Pool({
    connectionString: url, max: 4, application_name: "vector-search", options: settings, connectionTimeoutMillis: CONNECT_MS,
  });
  // Without a listener, a connection that breaks while idle ends the process; the pool replaces it by itself.
  pool.on("error", () => undefined);
  try {
    const { rowCount } = await pool.query("select from pg_available_extensions where name = 'vector'");
    if (rowCount === 0) throw new Error("VECTOR_SEARCH=pgvector needs the extension pgvector, which this Postgres server has not");
    return await preparePgvectorSearch(pool, options);
  } catch (error) {
    await pool.end();
    throw error;
  }
}

/** The same on a given connection. */
export async function preparePgvectorSearch(database: Database, options: PgvectorOptions): Promise<PgvectorSearch> {
  if (!/^[a-z_][a-z0-9_]{0,50}$/.test(options.table)) throw new RangeError(`not a table name: ${options.table}`);
  await database.query("create extension if not exists vector", []);
  await database.query(statements.createTable(options.table, options.dimensions), []);
  if (options.method === "hnsw") await database.query(statements.createHnswIndex(options.table), []);
  return new PgvectorSearch(database, options);
}

/** Vectors in Postgres, by the pgvector extension: for catalogues beyond one machine's memory. */
export class PgvectorSearch implements VectorSearch {
  readonly dimensions: number;
  readonly #database: Database;
  readonly #table: string;
  readonly #closing = new AbortController();

  constructor(database: Database, { dimensions, table }: PgvectorOptions) {
    this.#database = database;
    this.dimensions = dimensions;
    this.#table = table;
  }

  async upsert({ companyIds, vectors, attributes }: VectorRows): Promise<void> {
    if (vectors.length !== companyIds.length * this.dimensions || attributes.length !== companyIds.length) {
      throw new RangeError(`${companyIds.length} companies need as many attributes and ${companyIds.length * this.dimensions} numbers`);
    }
    // One statement may not write a row twice: of a company given twice the last one counts.
    const rows = new Map<number, statements.StoredRow>();
    attributes.forEach((of, i) => {
      const vector = asText(vectors.subarray(i * this.dimensions, (i + 1) * this.dimensions));
      rows.set(companyIds[i]!, { companyId: companyIds[i]!, vector, ...of });
    });
    await this.#query(statements.upsertRows(this.#table, [...rows.values()]));
  }

  async remove(companyIds: readonly number[]): Promise<void> {
    await this.#query(statements.removeRows(this.#table, companyIds));
  }

  async search({ vector, limit, filter = {}, exclude = [], signal }: VectorSearchRequest): Promise<VectorMatch[]> {
    this.#checkLength(vector);
    if (!(limit >= 1 && limit + exclude.length <= MAX_VECTOR_SEARCH_LIMIT)) {
      throw new RangeError(`limit and excluded companies together are ${limit + exclude.length}, not 1 to ${MAX_VECTOR_SEARCH_LIMIT}`);
    }
    signal?.throwIfAborted();
    const statement = statements.searchRows(this.#table, this.dimensions, asText(vector), limit, filter, exclude);
    const rows = await this.#query(statement, signal);
    return rows.map((row) => ({ companyId: Number(row.company_id), score: Number(row.score) }));
  }

  async score(vector: Float32Array, companyIds: readonly number[]): Promise<Float32Array> {
    this.#checkLength(vector);
    const rows = await this.#query(statements.scoreRows(this.#table, asText(vector), companyIds));
    const scores = new Map(rows.map((row) => [Number(row.company_id), Number(row.score)]));
    return Float32Array.from(companyIds, (id) => scores.get(id) ?? Number.NaN);
  }

  async read(companyIds: readonly number[]): Promise<(Float32Array | null)[]> {
    const rows = await this.#query(statements.readRows(this.#table, companyIds));
    const vectors = new Map(rows.map((row) => [Number(row.company_id), Float32Array.from(JSON.parse(String(row.vector)))]));
    return companyIds.map((id) => vectors.get(id) ?? null);
  }

  async size(): Promise<number> {
    return Number((await this.#query(statements.countRows(this.#table)))[0]?.count);
  }

  async memoryBytes(): Promise<number> {
    return Number((await this.#query(statements.tableBytes(this.#table)))[0]?.bytes);
  }

  async close(): Promise<void> {
    this.#closing.abort(new Error("the vector search is closed"));
    await this.#database.end();
  }

  /** A pool that ends forgets whoever still waits for a connection of it, so it is closing that rejects them. */
  async #query({ text, values }: statements.Statement, signal?: AbortSignal): Promise<Record<string, unknown>[]> {
    this.#closing.signal.throwIfAborted();
    const stop = signal ? AbortSignal.any([signal, this.#closing.signal]) : this.#closing.signal;
    return (await abortable(this.#database.query(text, values), stop)).rows;
  }

  #checkLength(vector: Float32Array): void {
    if (vector.length !== this.dimensions) throw new RangeError(`a vector of ${vector.length} numbers where ${this.dimensions} are held`);
  }
}

/** A vector of unit length in pgvector's notation. */
function asText(vector: Float32Array): string {
  const length = Math.hypot(...vector) || 1;
  return `[${Array.from(vector, (value) => value / length).join(",")}]`;
}

/** The statement itself runs on, to its end or the session's time limit; nobody waits for it. */
function abortable<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const giveUp = (): void => reject(signal.reason);
    signal.addEventListener("abort", giveUp, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", giveUp));
  });
}
