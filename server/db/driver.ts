import {
  AbortedTransactionError,
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  sql,
  type TransactionSettings,
} from "kysely";
import type pg from "pg";
import { Statement, type StatementConfig } from "./statement.ts";

const MARK = "/* prepared */";

/**
 * Stands at the beginning of a statement that is worth preparing: one that is sent again and again with the same text.
 * Postgres parses and plans it once a connection: of a page of accounts, .6 of 1.2 ms went into that. Not for statements
 * built from filters, of which there are too many, and whose best plan depends on the values.
 */
export const prepared = sql.raw(MARK);

/**
 * Kysely's dialect for pg, with two round trips less than the one it comes with: prepared statements, and a `begin`
 * that is sent together with the statement after it. The pool's clients must have `pipeline` set.
 */
export function pipelinedDialect(pool: pg.Pool): Dialect {
  return {
    createDriver: () => new PipelinedDriver(pool),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createAdapter: () => new PostgresAdapter(),
    createIntrospector: (db) => new PostgresIntrospector(db),
  };
}

class PipelinedDriver implements Driver {
  readonly #pool: pg.Pool;
  /** One for each client as long as it lives: the query builder keeps every connection it is given in a weak set. */
  readonly #connections = new WeakMap<pg.PoolClient, PgConnection>();

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    const client = await this.#pool.connect();
    const known = this.#connections.get(client);
    if (known) return known;
    const connection = new PgConnection(client);
    this.#connections.set(client, connection);
    return connection;
  }

  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    ours(connection).begin(settings);
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await ours(connection).commit();
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await ours(connection).rollback();
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    ours(connection).release();
  }

  async destroy(): Promise<void> {
    await this.#pool.end();
  }
}

function ours(connection: DatabaseConnection): PgConnection {
  if (connection instanceof PgConnection) return connection;
  throw new Error("a connection of another driver was given");
}

const COUNTED = new Set(["INSERT", "UPDATE", "DELETE", "MERGE"]);
const statementNames = new Map<string, string>();

/** The name a text is prepared under, the same on every connection; undefined when it is not to be prepared. */
function statementName(text: string): string | undefined {
  if (!text.startsWith(MARK)) return undefined;
  const known = statementNames.get(text);
  if (known) return known;
  const name = `statement_${statementNames.size + 1}`;
  statementNames.set(text, name);
  return name;
}

class PgConnection implements DatabaseConnection {
  readonly #client: pg.PoolClient;
  #begun: Promise<unknown> | undefined;
  #isBroken = false;

  constructor(client: pg.PoolClient) {
    this.#client = client;
  }

  /** Does not wait for the answer: `begin` fails only when the connection does, and then so does what follows. */
  begin({ isolationLevel, accessMode }: TransactionSettings): void {
    const modes = [isolationLevel && `isolation level ${isolationLevel}`, accessMode].filter(Boolean);
    this.#begun = this.executeQuery(CompiledQuery.raw(`begin ${modes.join(", ")}`));
    this.#begun.catch(() => undefined);
  }

  async commit(): Promise<void> {
    await this.#begun;
    const { rows } = await this.executeQuery<{ command: string }>(CompiledQuery.raw("commit"));
    // A transaction in which a statement failed is rolled back by a commit, which says so.
    if (rows[0]?.command === "ROLLBACK") throw new AbortedTransactionError();
  }

  async rollback(): Promise<void> {
    try {
      await this.executeQuery(CompiledQuery.raw("rollback"));
    } catch (error) {
      this.#isBroken = true;
      throw error;
    }
  }

  /** Gives the client back to the pool, which closes a broken one. */
  release(): void {
    this.#begun = undefined;
    this.#client.release(this.#isBroken);
  }

  async executeQuery<Row>({ sql: text, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { command, rowCount, rows } = await this.#answerOf({ name: statementName(text), text, values: parameters });
    if (command === "COMMIT" || command === "ROLLBACK") return { rows: [{ command } as Row] };
    return { rows, ...(COUNTED.has(command) && { numAffectedRows: BigInt(rowCount ?? 0) }) };
  }

  async #answerOf(config: StatementConfig): Promise<pg.QueryResult> {
    try {
      // Not the client's own promise, with which the rows of a query outlive it: of pages of 50 accounts the garbage
      // collector then copied 10 MB every 600 pages, in 40 ms; now it takes 2 ms every 90.
      return await new Promise((resolve, reject) => {
        this.#client.query(new Statement(config, (error, result) => (error ? reject(error) : resolve(result))));
      });
    } catch (error) {
      // The stack of who asked, not of the socket's reader.
      if (error instanceof Error) Error.captureStackTrace(error);
      throw error;
    }
  }

  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error("rows are not streamed here: that takes a cursor, which cannot share a pipelined connection");
  }
}
