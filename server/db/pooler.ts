import { randomInt } from "node:crypto";
import type pg from "pg";
import { IDLE_IN_TRANSACTION_TIMEOUT_MS, openSession, STATEMENT_TIMEOUT_MS } from "./connect.ts";

/** How often the check is repeated, because a busy pooler may give the first session to another client. */
const ROUNDS = 5;

/** Returns whether two clients of a URL share sessions of Postgres, as behind a pooler in transaction mode. */
export async function sharesSessions(url: string): Promise<boolean> {
  const clients: pg.Client[] = [];
  try {
    for (const name of ["one", "other"])
      clients.push(await openSession(url, `pooler check ${name}`, { isShared: true }));
    const [one, other] = clients as [pg.Client, pg.Client];
    const first = await readBackendPid(one);
    for (let round = 0; round < ROUNDS; round += 1) {
      await other.query("begin");
      // The pooler may give `other` the session of `one`, which then gets a different session.
      const second = await readBackendPid(other);
      // Not read while `other` holds what may be the only session.
      const third = second === first ? undefined : await readBackendPid(one);
      await other.query("rollback");
      if (third !== first) return true;
    }
    return false;
  } finally {
    await Promise.all(clients.map((client) => client.end()));
  }
}

/** Returns why a pooler cannot be used for the database of `url`; undefined if it can. */
export async function findPoolFault(poolUrl: string, url: string): Promise<string | undefined> {
  const pooled = await openSession(poolUrl, "pooler check", { isShared: true });
  try {
    if (!(await sharesDatabase(pooled, url)))
      return "DATABASE_POOL_URL and DATABASE_URL refer to different databases. Set both to the same database.";
    const { rows } = await pooled.query<{ name: string; max: number }>(
      `select name, max
       from pg_settings
         join (values ('statement_timeout', $1::int), ('idle_in_transaction_session_timeout', $2)) required (name, max)
         using (name)
       where setting::int not between 1 and max
       order by name`,
      [STATEMENT_TIMEOUT_MS, IDLE_IN_TRANSACTION_TIMEOUT_MS],
    );
    if (rows.length === 0) return undefined;
    const limits = rows.map(({ name, max }) => `${name} of at most ${max / 1_000} s`).join(" and ");
    return `The sessions of DATABASE_POOL_URL require ${limits}: see server/operations/connections.md.`;
  } finally {
    await pooled.end();
  }
}

/** Returns whether a client sees a lock that a session of `url` holds. */
async function sharesDatabase(client: pg.Client, url: string): Promise<boolean> {
  const key = randomInt(2 ** 47);
  const direct = await openSession(url, "pooler check");
  try {
    await direct.query("begin");
    await direct.query("select pg_advisory_xact_lock($1)", [key]);
    const { rows } = await client.query<{ locked: boolean }>("select pg_try_advisory_xact_lock($1) as locked", [key]);
    return !rows[0]!.locked;
  } finally {
    await direct.end();
  }
}

async function readBackendPid(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
  return rows[0]!.pid;
}
