import { sql } from "kysely";
import type { Db } from "../../db/connect.ts";

/** Counting stops here: a backlog of this size needs no exact figure. */
const mostCounted = 100_000;

/** What waits to be delivered and could be now. */
export interface Backlog {
  due: number;
  oldestDueSeconds: number;
}

/** Reads how many deliveries are due, up to 100,000, and since when the first of them is. */
export async function readBacklog(db: Db): Promise<Backlog> {
  const { rows } = await sql<{ due: number; oldest: number }>`
    select count(*) as due, coalesce(extract(epoch from now() - min(next_attempt_at)), 0)::float8 as oldest from (
      select next_attempt_at from webhook_delivery where status = 'pending' and next_attempt_at <= now() limit ${mostCounted}::integer
    ) as delivery`.execute(db);
  return { due: rows[0]?.due ?? 0, oldestDueSeconds: rows[0]?.oldest ?? 0 };
}
