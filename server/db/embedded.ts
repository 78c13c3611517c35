import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import pg from "pg";
import { postgresBinaries } from "./embedded/binaries.ts";
import { openCluster } from "./embedded/cluster.ts";
import { operatingUser } from "./embedded/operating-user.ts";
import { askToStop, startPostmaster } from "./embedded/postmaster.ts";
import { EMBEDDED_SETTINGS, UNSAFE_FAST_SETTINGS } from "./embedded/settings.ts";
import { connectionUrl, letGo, takeHold } from "./embedded/share.ts";

/** A Postgres of our own that runs while at least one of our processes uses it. */
export interface EmbeddedDatabase {
  /** Connection URL of the service's database, with the generated password. */
  url: string;
  port: number;
  /** Process id of the Postgres in use now; changes when it had to be started again. */
  pid: () => number;
  /** False when another process's Postgres was found running and is used. */
  startedHere: boolean;
  /** Lets go of it. The last process to let go shuts Postgres down. Safe to call twice. */
  stop: () => Promise<void>;
}

export interface EmbeddedOptions {
  /** The service's data folder; the cluster lies in its `postgres`. */
  directory: string;
  /** False only for tests: no fsync, so a crash of the machine loses data. */
  durable?: boolean;
  log?: (message: string) => void;
}

const DATABASE = "account_intelligence";

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
  if (!cluster.data.startsWith(directory))
    log(`The database lies in ${cluster.data}, because Postgres's own user cannot enter ${directory}.`);
  const settings = durable ? EMBEDDED_SETTINGS : { ...EMBEDDED_SETTINGS, ...UNSAFE_FAST_SETTINGS };
  const start = (port: number) => startPostmaster(cluster, binaries, user, port, settings);

  let held = await takeHold(cluster, 0, start);
  let stopping = false;
  const { port } = held.postmaster;
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
        held = await takeHold(cluster, port, start);
        if (held.postmaster.port !== port)
          log(
            `Port ${port} was taken meanwhile: restart this process to use Postgres's new port ${held.postmaster.port}.`,
          );
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
    if (held.startedHere) askToStop(held.postmaster.pid);
  };
  process.once("exit", abandon);

  const stop = async () => {
    if (stopping) return;
    stopping = true;
    process.removeListener("exit", abandon);
    await recovering;
    await letGo(held);
  };
  return {
    url: connectionUrl(cluster, port, DATABASE),
    port,
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
    // 42P04, 23505: another process made it in the same moment.
    if (!(error instanceof pg.DatabaseError && (error.code === "42P04" || error.code === "23505"))) throw error;
  }
}
