import { hash } from "node:crypto";
import { type PostgresCursor, type PostgresPool, type PostgresPoolClient, type PostgresQueryResult, sql } from "kysely";
import type pg from "pg";

const MARK = "/* prepared */";

/**
 * Prefix that marks a statement to be prepared: Postgres then parses it once per connection and plans it once for all
 * values. Use it for statements that are sent often with the same text, not for those built from filters.
 */
export const prepared = sql.raw(MARK);

/**
 * Wraps a pool for Kysely so that marked statements are sent as pg's named prepared statements.
 *
 * @param responseTimeoutMs how long to wait for the response to a statement; default: the pool's own limit.
 */
export function preparingPool(pool: pg.Pool, responseTimeoutMs?: number): PostgresPool {
  return {
    options: pool.options,
    connect: async () => new PreparingClient(await pool.connect(), responseTimeoutMs),
    end: () => pool.end(),
  };
}

class PreparingClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient;
  readonly #responseTimeoutMs: number | undefined;

  constructor(client: pg.PoolClient, responseTimeoutMs: number | undefined) {
    this.#client = client;
    this.#responseTimeoutMs = responseTimeoutMs;
  }

  query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  query(text: unknown, values: readonly unknown[] = []): unknown {
    if (typeof text !== "string") throw new Error("Streaming with a cursor is not supported");
    const name = text.startsWith(MARK) ? hash("sha1", text) : undefined;
    // The timeout of one query, which is missing in pg's types.
    const config = { name, text, values: [...values], query_timeout: this.#responseTimeoutMs };
    return this.#client.query(config);
  }

  release(destroy?: boolean): void {
    this.#client.release(destroy);
  }
}
