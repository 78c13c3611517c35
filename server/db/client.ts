import pg from "pg";
import { isConnectionUnusable } from "./database-errors.ts";

/**
 * A connection that ends itself after an error which the next statement on it would meet too: Postgres ended the session or did
 * not answer in time, or a prepared statement no longer fits. pg itself would return it to its pool.
 */
export class DatabaseClient extends pg.Client {
  override query<Result>(...args: unknown[]): Result {
    const result = Reflect.apply(super.query, this, args);
    if (result instanceof Promise) result.catch((error: unknown) => this.#endAfter(error));
    return result;
  }

  #endAfter(error: unknown): void {
    if (!isConnectionUnusable(error)) return;
    this.emit("error", error);
    // Not this.end, by which its owner ends it.
    super.end().catch(() => undefined);
  }
}
