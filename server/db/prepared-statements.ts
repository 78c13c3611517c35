import { hash } from "node:crypto";
import { type PostgresCursor, type PostgresPool, type PostgresPoolClient, type PostgresQueryResult, sql } from "kysely";
import type pg from "pg";

const MARK = "/* prepared */";

/** Marks a statement to be prepared: parsed and planned once per connection. For texts that repeat exactly. */
export const prepared = sql.raw(MARK);

interface PreparingOptions {
  /** Whether marked statements are prepared. A pooler in transaction mode would send them to sessions that lack them. */
  readonly prepares: boolean;
  /** How long to wait for the response to a statement; default: the pool's own limit. */
  readonly responseTimeoutMs?: number | undefined;
}

/** Wraps a pool for Kysely so that marked statements are sent as pg's named prepared statements. */
export function preparingPool(pool: pg.Pool, options: PreparingOptions): PostgresPool {
  return {
    options: pool.options,
    connect: async () => new PreparingClient(await pool.connect(), options),
    end: () => pool.end(),
  };
}

class PreparingClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient;
  readonly #options: PreparingOptions;

  constructor(client: pg.PoolClient, options: PreparingOptions) {
    this.#client = client;
    this.#options = options;
  }

  query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  query(text: unknown, values: readonly unknown[] = []): unknown {
    if (typeof text !== "string") throw new Error("Streaming with a cursor is not supported");
    const { prepares, responseTimeoutMs } = this.#options;
    const name = prepares && text.startsWith(MARK) ? hash("sha1", text) : undefined;
    // The timeout of one query, which is missing in pg's types.
    const config = { name, text, values: [...values], query_timeout: responseTimeoutMs };
    return this.#client.query(config);
  }

  release(destroy?: boolean): void {
    this.#client.release(destroy);
  }
}
