import {
  MAX_VECTOR_SEARCH_LIMIT,
  restricts,
  type VectorMatch,
  type VectorRows,
  type VectorSearch,
  type VectorSearchRequest,
} from "../../ports/vector-search.ts";
import * as statements from "./statements.ts";

/** The part of a connection pool that is used. */
export interface Database {
  query(text: string, values: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
  end(): Promise<void>;
}

/** A pool for each method. Without a pool for `hnsw`, every search is exact. */
interface PgvectorDatabases {
  exact: Database;
  hnsw?: Database;
}

/**
 * The maximum number of results for which the HNSW index is used: what a search takes from each retriever. Its recall falls with the
 * number of results, and under a filter, where it is no faster than a scan either.
 */
const HNSW_LIMIT = 2_000;

/** Searches vectors in Postgres with the pgvector extension, for catalogues that exceed one machine's memory. */
export class PgvectorSearch implements VectorSearch {
  readonly dimensions: number;
  readonly #databases: PgvectorDatabases;
  readonly #table: string;
  readonly #closing = new AbortController();

  constructor(databases: PgvectorDatabases, dimensions: number, table: string) {
    this.#databases = databases;
    this.dimensions = dimensions;
    this.#table = table;
  }

  async upsert({ companyIds, vectors, attributes }: VectorRows): Promise<void> {
    if (vectors.length !== companyIds.length * this.dimensions || attributes.length !== companyIds.length) {
      throw new RangeError(
        `${companyIds.length} companies need as many attributes and ${companyIds.length * this.dimensions} numbers`,
      );
    }
    // One statement cannot write a row twice: of a company given twice the last row wins.
    const rows = new Map<number, statements.StoredRow>();
    attributes.forEach((of, i) => {
      const vector = asText(vectors.subarray(i * this.dimensions, (i + 1) * this.dimensions));
      rows.set(companyIds[i]!, { companyId: companyIds[i]!, vector, ...of });
    });
    await this.#query(statements.upsertRows(this.#table, [...rows.values()]));
  }

  async remove(companyIds: readonly number[]): Promise<void> {
    const text = `delete from ${this.#table} where company_id = any($1::bigint[])`;
    await this.#query({ text, values: [companyIds] });
  }

  async search(request: VectorSearchRequest): Promise<VectorMatch[]> {
    const { vector, limit, signal } = request;
    this.#checkLength(vector);
    if (!(limit >= 1 && limit <= MAX_VECTOR_SEARCH_LIMIT))
      throw new RangeError(`The limit is ${limit}, not 1 to ${MAX_VECTOR_SEARCH_LIMIT}.`);
    signal?.throwIfAborted();
    const useIndex = limit <= HNSW_LIMIT && !restricts(request.filter ?? {});
    const hnsw = useIndex ? this.#databases.hnsw : undefined;
    const statement = statements.searchRows(this.#table, this.dimensions, asText(vector), request, hnsw !== undefined);
    const rows = await this.#query(statement, signal, hnsw);
    return rows.map((row) => ({ companyId: Number(row.company_id), score: Number(row.score) }));
  }

  async score(vector: Float32Array, companyIds: readonly number[]): Promise<Float32Array> {
    this.#checkLength(vector);
    const score = "-(vector <#> $1::vector) as score";
    const text = `select company_id::text as company_id, ${score} from ${this.#table} where company_id = any($2::bigint[])`;
    const rows = await this.#query({ text, values: [asText(vector), companyIds] });
    const scores = new Map(rows.map((row) => [Number(row.company_id), Number(row.score)]));
    return Float32Array.from(companyIds, (id) => scores.get(id) ?? Number.NaN);
  }

  async read(companyIds: readonly number[]): Promise<(Float32Array | null)[]> {
    const text = `select company_id::text as company_id, vector::text as vector from ${this.#table} where company_id = any($1::bigint[])`;
    const rows = await this.#query({ text, values: [companyIds] });
    const vectors = new Map(
      rows.map((row) => [Number(row.company_id), Float32Array.from(JSON.parse(String(row.vector)))]),
    );
    return companyIds.map((id) => vectors.get(id) ?? null);
  }

  async size(): Promise<number> {
    const rows = await this.#query({ text: `select count(*)::text as count from ${this.#table}`, values: [] });
    return Number(rows[0]?.count);
  }

  async memoryBytes(): Promise<number> {
    const text = `select pg_total_relation_size('${this.#table}')::text as bytes`;
    return Number((await this.#query({ text, values: [] }))[0]?.bytes);
  }

  async close(): Promise<void> {
    this.#closing.abort(new Error("The vector search is closed."));
    await Promise.all([this.#databases.exact.end(), this.#databases.hnsw?.end()]);
  }

  /** `pool.end()` never settles the calls that wait for a connection, so `close` rejects them. */
  async #query(
    { text, values }: statements.Statement,
    signal?: AbortSignal,
    database = this.#databases.exact,
  ): Promise<Record<string, unknown>[]> {
    this.#closing.signal.throwIfAborted();
    const stop = signal ? AbortSignal.any([signal, this.#closing.signal]) : this.#closing.signal;
    return (await abortable(database.query(text, values), stop)).rows;
  }

  #checkLength(vector: Float32Array): void {
    if (vector.length !== this.dimensions)
      throw new RangeError(`The vector has ${vector.length} numbers instead of ${this.dimensions}.`);
  }
}

/** Returns a vector, scaled to unit length, in pgvector's notation. */
function asText(vector: Float32Array): string {
  const length = Math.hypot(...vector) || 1;
  return `[${Array.from(vector, (value) => value / length).join(",")}]`;
}

/** Stops waiting when the signal is aborted. The statement runs on, at most to the session's timeout. */
function abortable<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const giveUp = (): void => reject(signal.reason);
    signal.addEventListener("abort", giveUp, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", giveUp));
  });
}
