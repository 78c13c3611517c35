import type pg from "pg";
import { openSession } from "./connect.ts";

/**
 * Whether two clients of a URL share sessions of Postgres, as behind a pooler in transaction mode. A session lock taken
 * there belongs to whoever gets the session next, and is kept until the pooler ends.
 */
export async function sharesSessions(url: string): Promise<boolean> {
  const clients: pg.Client[] = [];
  try {
    for (const name of ["one", "other"]) clients.push(await openSession(url, `pooler check ${name}`));
    const [one, other] = clients as [pg.Client, pg.Client];
    const first = await backendOf(one);
    await other.query("begin");
    // The pooler gives it the session that was used last, unless it is the other client's own.
    const second = await backendOf(other);
    const third = await backendOf(one);
    await other.query("rollback");
    return first === second || first !== third;
  } finally {
    await Promise.all(clients.map((client) => client.end()));
  }
}

async function backendOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
  return rows[0]!.pid;
}
