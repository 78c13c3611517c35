import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { postgresBinaries } from "./embedded/binaries.ts";
import { openCluster } from "./embedded/cluster.ts";
import { operatingUser } from "./embedded/operating-user.ts";
import { requestStop, startPostmaster } from "./embedded/postmaster.ts";
import { acquireShare, connectionUrl, releaseShare } from "./embedded/share.ts";

/** An embedded Postgres. It runs while at least one process of the service uses it. */
interface EmbeddedDatabase {
  /** Connection URL of the service's database, with the generated password. */
  url: string;
  /** The process id of Postgres, which changes when it is restarted. */
  pid: () => number;
  /** Whether this process started Postgres. */
  startedHere: boolean;
  /** Releases Postgres. The last process to do so shuts Postgres down. Safe to call twice. */
  stop: () => Promise<void>;
}

interface EmbeddedOptions {
  /** The service's data folder. The cluster is in its subfolder `postgres`. */
  directory: string;
  /** False only for tests: no fsync, so a crash of the machine loses data. */
  durable?: boolean;
  log?: (message: string) => void;
}

/** Settings of an embedded cluster for a million companies on a small machine. Durability is Postgres's default. */
const EMBEDDED_SETTINGS: Record<string, string> = {
  max_connections: "200",
  shared_buffers: "256MB",
  effective_cache_size: "1GB",
  work_mem: "16MB",
  maintenance_work_mem: "256MB",
  max_wal_size: "2GB",
  wal_compression: "on",
  checkpoint_timeout: "15min",
  random_page_cost: "1.1",
  // JIT compilation costs more than it saves on short queries.
  jit: "off",
  timezone: "UTC",
  log_timezone: "UTC",
  log_min_messages: "warning",
  log_checkpoints: "off",
};

/** For tests only: faster, but a crash of the machine loses data. */
const UNSAFE_FAST_SETTINGS: Record<string, string> = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  // Skips the WAL for relations created in the same transaction, such as an index.
  wal_level: "minimal",
  max_wal_senders: "0",
  shared_buffers: "128MB",
  max_wal_size: "1GB",
  autovacuum: "off",
};

const DATABASE = "account_intelligence";
/** The first wait between two attempts to restart Postgres. It doubles with each attempt. */
const FIRST_RESTART_AFTER_MS = 1_000;
const MAX_RESTART_AFTER_MS = 10_000;

/**
 * Opens the embedded Postgres of a data folder. Uses a running Postgres; otherwise creates the cluster if necessary and
 * starts Postgres.
 *
 * Every process that uses Postgres holds a shared advisory lock on one connection. A process that stops releases its
 * lock and tries to take the lock exclusively. Only the last process succeeds, and shuts Postgres down. A killed
 * process loses its lock with its connection; the next process to start uses the running Postgres. If Postgres dies, it
 * is restarted on the same port, so that connection pools reconnect.
 */
export async function openEmbeddedDatabase(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const directory = resolve(options.directory);
  const log = options.log ?? (() => undefined);
  const durable = options.durable ?? true;
  mkdirSync(directory, { recursive: true });
  const user = operatingUser();
  const binaries = postgresBinaries(directory, user);
  const cluster = openCluster(directory, binaries, user, durable);
  if (!cluster.data.startsWith(directory))
    log(`database is in ${cluster.data}, because the user that runs Postgres cannot access ${directory}`);
  const settings = durable ? EMBEDDED_SETTINGS : { ...EMBEDDED_SETTINGS, ...UNSAFE_FAST_SETTINGS };
  const start = (port: number) => startPostmaster(cluster, binaries, user, port, settings);

  let held = await acquireShare(cluster, 0, start);
  let stopping = false;
  const { port } = held.postmaster;
  await createDatabase(held.session);

  const watch = () => {
    held.session.once("end", () => {
      if (!stopping) recovering = recover();
    });
  };
  const recover = async () => {
    log("embedded Postgres stopped unexpectedly; restarting it");
    let waitMs = FIRST_RESTART_AFTER_MS;
    let reason = "";
    while (!stopping) {
      try {
        held = await acquireShare(cluster, port, start);
        if (held.postmaster.port !== port)
          log(`port ${port} is in use, so Postgres now listens on port ${held.postmaster.port}; restart this process`);
        return watch();
      } catch (error) {
        if (String(error) !== reason) log(String(error));
        reason = String(error);
        // An attempt may fail immediately, for example because the folder was deleted.
        await wait(waitMs);
        waitMs = Math.min(MAX_RESTART_AFTER_MS, waitMs * 2);
      }
    }
  };
  let recovering: Promise<void> | undefined;
  watch();

  // An exit without `stop`, as after an uncaught error, must not leave Postgres running. Other processes restart it.
  const abandon = () => {
    if (held.startedHere) requestStop(held.postmaster.pid);
  };
  process.once("exit", abandon);

  const stop = async () => {
    if (stopping) return;
    stopping = true;
    process.removeListener("exit", abandon);
    await recovering;
    await releaseShare(held);
  };
  return {
    url: connectionUrl(cluster, port, DATABASE),
    pid: () => held.postmaster.pid,
    startedHere: held.startedHere,
    stop,
  };
}

async function createDatabase(session: pg.Client): Promise<void> {
  const { rowCount } = await session.query("select from pg_database where datname = $1", [DATABASE]);
  if (rowCount) return;
  try {
    await session.query(`create database ${DATABASE}`);
  } catch (error) {
    // 42P04, 23505: another process created the database concurrently.
    if (!(error instanceof pg.DatabaseError && (error.code === "42P04" || error.code === "23505"))) throw error;
  }
}
