import { mkdirSync, readFileSync, existsSync } from "node:fs";
import { resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { postgresBinaries } from "./embedded/binaries.ts";
import { openCluster, SUPERUSER, type Cluster } from "./embedded/cluster.ts";
import { operatingUser } from "./embedded/operating-user.ts";
import { freePort, runningPostmaster, startPostmaster, stopPostmaster, type Postmaster } from "./embedded/postmaster.ts";
import { EMBEDDED_SETTINGS, UNSAFE_FAST_SETTINGS } from "./embedded/settings.ts";

/** A Postgres of our own that runs while at least one of our processes uses it. */
export type EmbeddedDatabase = {
  /** Connection URL of the service's database, with the generated password. */
  url: string;
  port: number;
  /** Process id of the Postgres in use now; changes when it had to be started again. */
  pid: () => number;
  /** False when another process's Postgres was found running and is used. */
  startedHere: boolean;
  /** Lets go of it. The last process to let go shuts Postgres down. Safe to call twice. */
  stop: () => Promise<void>;
};

export type EmbeddedOptions = {
  /** The service's data folder; the cluster lies in its `postgres`. */
  directory: string;
  /** False only for tests: no fsync, so a crash of the machine loses data. */
  durable?: boolean;
  log?: (message: string) => void;
};

const DATABASE = "account_intelligence";
/** Advisory lock of the cluster's `postgres` database: held shared by every process that uses the cluster. */
const IN_USE = 7_200_418;
/** Replaying the log after a crash may take a while; a Postgres that ends at once each time is given up sooner. */
const START_LIMIT_MS = 300_000;
const FAILING_LIMIT_MS = 15_000;

/**
 * Opens the embedded Postgres of a data folder: uses the one that runs already, or else makes the cluster when there
 * is none and starts it.
 *
 * Every process using it holds a shared advisory lock on one connection. A process that lets go first gives up its
 * share, then tries for the exclusive lock: only the last one gets it, and shuts Postgres down. A process killed
 * outright loses its share with its connection, and the Postgres it leaves is used by the next start. When Postgres
 * itself dies, it is started again on the same port, so that connection pools find it.
 */
export async function openEmbeddedDatabase(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const directory = resolve(options.directory);
  const log = options.log ?? (() => undefined);
  const durable = options.durable ?? true;
  mkdirSync(directory, { recursive: true });
  const user = operatingUser();
  const binaries = postgresBinaries(directory, user);
  const cluster = openCluster(directory, binaries, user, durable);
  if (!cluster.data.startsWith(directory)) log(`The database lies in ${cluster.data}, because Postgres's own user cannot enter ${directory}.`);
  const settings = durable ? EMBEDDED_SETTINGS : { ...EMBEDDED_SETTINGS, ...UNSAFE_FAST_SETTINGS };
  const start = (port: number) => startPostmaster(cluster, binaries, user, port, settings);

  let held = await hold(cluster, 0, start);
  let stopping = false;
  const url = connectionUrl(cluster, held.postmaster.port, DATABASE);
  await createDatabase(held.session);

  const watch = () => {
    held.session.once("end", () => {
      if (!stopping) recovering = recover();
    });
  };
  const recover = async () => {
    log("The embedded Postgres went away; starting it again.");
    while (!stopping) {
      try {
        held = await hold(cluster, held.postmaster.port, start);
        return watch();
      } catch (error) {
        log(String(error));
      }
    }
  };
  let recovering: Promise<void> | undefined;
  watch();

  // An exit without stop (an uncaught error) must not leave Postgres behind; others that use it start it again.
  const abandon = () => {
    if (held.startedHere) process.kill(held.postmaster.pid, "SIGINT");
  };
  process.once("exit", abandon);

  const stop = async () => {
    if (stopping) return;
    stopping = true;
    process.removeListener("exit", abandon);
    await recovering;
    await letGo(held);
  };
  return { url, port: held.postmaster.port, pid: () => held.postmaster.pid, startedHere: held.startedHere, stop };
}

type Held = { postmaster: Postmaster; session: pg.Client; startedHere: boolean };

/** Finds or starts the cluster's Postgres and takes a share in it. */
async function hold(cluster: Cluster, preferredPort: number, start: (port: number) => Promise<Postmaster | undefined>): Promise<Held> {
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
    if (now - lastAlive > FAILING_LIMIT_MS || now - begun > START_LIMIT_MS) {
      throw new Error(`The embedded Postgres does not start. Its log ends with:\n${logEnd(cluster)}`);
    }
    await wait(20);
  }
}

/** A session that holds the shared lock; undefined when Postgres is going down or still coming up. */
async function takeShare(cluster: Cluster, port: number): Promise<pg.Client | undefined> {
  const session = new pg.Client({
    connectionString: connectionUrl(cluster, port, "postgres"),
    application_name: "embedded-keeper", connectionTimeoutMillis: 10_000, keepAlive: true,
  });
  session.on("error", () => undefined);
  try {
    await session.connect();
    await session.query("select pg_advisory_lock_shared($1)", [IN_USE]);
    return session;
  } catch (error) {
    await session.end().catch(() => undefined);
    const code = error instanceof pg.DatabaseError ? error.code : undefined;
    if (code === "28P01") throw new Error(`The Postgres on port ${port} refuses the password kept beside ${cluster.data}.`);
    return undefined;
  }
}

async function letGo({ session, postmaster }: Held): Promise<void> {
  try {
    await session.query("select pg_advisory_unlock_shared($1)", [IN_USE]);
    const { rows } = await session.query<{ last: boolean }>("select pg_try_advisory_lock($1) as last", [IN_USE]);
    if (rows[0]?.last) await stopPostmaster(postmaster.pid);
  } catch {
    // The session ended under us: Postgres is gone or going, which is what was wanted.
  }
  await session.end().catch(() => undefined);
}

async function createDatabase(session: pg.Client): Promise<void> {
  const { rowCount } = await session.query("select from pg_database where datname = $1", [DATABASE]);
  if (rowCount) return;
  try {
    await session.query(`create database ${DATABASE}`);
  } catch (error) {
    // 42P04, 23505: another process made it in the same moment.
    if (!(error instanceof pg.DatabaseError && (error.code === "42P04" || error.code === "23505"))) throw error;
  }
}

function connectionUrl(cluster: Cluster, port: number, database: string): string {
  return `postgres://${SUPERUSER}:${encodeURIComponent(cluster.password)}@127.0.0.1:${port}/${database}`;
}

function logEnd(cluster: Cluster): string {
  return existsSync(cluster.log) ? readFileSync(cluster.log, "utf8").split("\n").slice(-12).join("\n") : "(no log)";
}
