import { existsSync, readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { CLUSTER_LOCK } from "../advisory-locks.ts";
import { type Cluster, SUPERUSER } from "./cluster.ts";
import { freePort, type Postmaster, runningPostmaster, stopPostmaster } from "./postmaster.ts";

/** Long enough to replay the WAL after a crash. A Postgres that keeps exiting immediately fails earlier. */
const START_LIMIT_MS = 300_000;
const FAILING_LIMIT_MS = 15_000;

/** A running Postgres and the session whose shared lock keeps it running. */
interface Held {
  postmaster: Postmaster;
  session: pg.Client;
  startedHere: boolean;
}

/** Finds or starts the cluster's Postgres, on `preferredPort` if it is free, and takes the shared lock. */
export async function acquireShare(
  cluster: Cluster,
  preferredPort: number,
  start: (port: number) => Promise<Postmaster | undefined>,
): Promise<Held> {
  const begun = Date.now();
  let lastAlive = begun;
  for (;;) {
    const running = runningPostmaster(cluster);
    const postmaster = running ?? (await start(await freePort(preferredPort)));
    if (postmaster?.ready) {
      const session = await takeShare(cluster, postmaster.port);
      if (session) return { postmaster, session, startedHere: !running };
    }
    const now = Date.now();
    if (postmaster) lastAlive = now;
    if (now - lastAlive > FAILING_LIMIT_MS || now - begun > START_LIMIT_MS)
      throw new Error(`The embedded Postgres does not start. Its log ends with:\n${logEnd(cluster)}`);
    await wait(20);
  }
}

/** Opens a session with the shared lock. Returns undefined while Postgres starts or stops. */
async function takeShare(cluster: Cluster, port: number): Promise<pg.Client | undefined> {
  const session = new pg.Client({
    connectionString: connectionUrl(cluster, port, "postgres"),
    application_name: "embedded-keeper",
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  });
  session.on("error", () => undefined);
  try {
    await session.connect();
    await session.query("select pg_advisory_lock_shared($1)", [CLUSTER_LOCK]);
    return session;
  } catch (error) {
    await session.end().catch(() => undefined);
    const code = error instanceof pg.DatabaseError ? error.code : undefined;
    if (code === "28P01")
      throw new Error(`The Postgres on port ${port} rejects the password stored beside ${cluster.data}.`);
    return undefined;
  }
}

/** Releases the shared lock. The last process to do so shuts Postgres down. */
export async function releaseShare({ session, postmaster }: Held): Promise<void> {
  try {
    await session.query("select pg_advisory_unlock_shared($1)", [CLUSTER_LOCK]);
    const { rows } = await session.query<{ last: boolean }>("select pg_try_advisory_lock($1) as last", [CLUSTER_LOCK]);
    if (rows[0]!.last) await stopPostmaster(postmaster.pid);
  } catch {
    // The session has ended: Postgres has stopped or is stopping, as intended.
  }
  await session.end().catch(() => undefined);
}

export function connectionUrl(cluster: Cluster, port: number, database: string): string {
  return `postgres://${SUPERUSER}:${encodeURIComponent(cluster.password)}@127.0.0.1:${port}/${database}`;
}

function logEnd(cluster: Cluster): string {
  return existsSync(cluster.log) ? readFileSync(cluster.log, "utf8").split("\n").slice(-12).join("\n") : "(no log)";
}
