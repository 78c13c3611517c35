import { hash } from "node:crypto";
import { type PostgresCursor, type PostgresPool, type PostgresPoolClient, type PostgresQueryResult, sql } from "kysely";
import type pg from "pg";

const MARK = "/* prepared */";

/** Marks a statement to be prepared: parsed and planned once per connection. For statements whose text never varies. */
export const prepared = sql.raw(MARK);

interface PreparingOptions {
  /** Whether marked statements are prepared. A pooler in transaction mode may run one where it was not prepared. */
  readonly prepares: boolean;
  /** How long to wait for the response to a statement; default: the pool's own limit. */
  readonly responseTimeoutMs?: number | undefined;
  readonly slow?: SlowStatements | undefined;
}

/** Reports statements that take at least `afterMs`, with their text, which contains no values. */
export interface SlowStatements {
  readonly afterMs: number;
  readonly report: (statement: string, milliseconds: number) => void;
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
    // `query_timeout` of a single query is missing in pg's types.
    const config = { name, text, values: [...values], query_timeout: responseTimeoutMs };
    const result = this.#client.query(config);
    if (this.#options.slow !== undefined) reportSlow(text, result, this.#options.slow);
    return result;
  }

  release(destroy?: boolean): void {
    this.#client.release(destroy);
  }
}

function reportSlow(text: string, result: Promise<unknown>, { afterMs, report }: SlowStatements): void {
  const begun = performance.now();
  const check = (): void => {
    const milliseconds = Math.round(performance.now() - begun);
    if (milliseconds >= afterMs) report(text.replace(MARK, "").replaceAll(/\s+/g, " ").trim(), milliseconds);
  };
  result.then(check, check);
}
