import { execFileSync, spawnSync } from "node:child_process";
import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import pg from "pg";
import { connect } from "../../server/db/connect.ts";
import { postgresBinaries } from "../../server/db/embedded/binaries.ts";
import { operatingUser } from "../../server/db/embedded/operating-user.ts";
import { freePort, isLivePostgres } from "../../server/db/embedded/postmaster.ts";
import { migrate } from "../../server/db/migrate.ts";
import { openTestCluster } from "./cluster.ts";
import type { TestDatabase } from "./database.ts";
import { until } from "./until.ts";

/** A primary, and a hot standby that streams from it. */
export interface ReplicatedDatabase {
  readonly primary: TestDatabase;
  readonly standby: Standby;
  close(): Promise<void>;
}

/** A hot standby. */
export interface Standby {
  readonly url: string;
  /** Runs a statement on it. */
  run(statement: string): Promise<unknown[]>;
  /** Kills it with SIGKILL. */
  kill(): Promise<void>;
  start(): Promise<void>;
}

/** Starts an empty, migrated database and a standby of it. */
export async function openReplicatedDatabase(): Promise<ReplicatedDatabase> {
  const cluster = await openTestCluster({ durable: true });
  await migrate(cluster.url);
  const primary = { ...connect({ url: cluster.url, applicationName: "test", poolSize: 5 }), url: cluster.url };
  const standby = await openStandby(primary);
  return {
    primary,
    standby,
    close: async () => {
      await standby.kill();
      await primary.close();
      await cluster.close();
    },
  };
}

async function openStandby({ pool, url: primaryUrl }: TestDatabase): Promise<Standby> {
  const { rows } = await pool.query<{ data_directory: string }>("show data_directory");
  const source = rows[0]!.data_directory;
  const data = join(dirname(source), "standby");
  const user = operatingUser();
  const url = new URL(primaryUrl);
  url.port = String(await freePort(0));
  // The base backup: the label that recovery begins at belongs to one session.
  const session = await pool.connect();
  await session.query("select pg_backup_start('standby', fast => true)");
  execFileSync("cp", ["-Rp", source, data]);
  const { rows: labels } = await session.query<{ labelfile: string }>("select labelfile from pg_backup_stop()");
  session.release();
  rmSync(join(data, "postmaster.pid"));
  for (const name of readdirSync(join(data, "pg_wal")))
    if (/^[\dA-F]{24}$/.test(name)) rmSync(join(data, "pg_wal", name));
  writeFileSync(join(data, "backup_label"), labels[0]!.labelfile);
  writeFileSync(join(data, "standby.signal"), "");
  const { hostname, port, username, password } = new URL(primaryUrl);
  appendFileSync(
    join(data, "postgresql.auto.conf"),
    `primary_conninfo = 'host=${hostname} port=${port} user=${username} password=${decodeURIComponent(password)}'\n` +
      "wal_retrieve_retry_interval = '50ms'\n",
  );
  // It must allow as many connections as its primary.
  const settings = {
    listen_addresses: "127.0.0.1",
    port: url.port,
    unix_socket_directories: "''",
    max_connections: "200",
    shared_buffers: "32MB",
    timezone: "UTC",
  };
  const log = join(mkdtempSync(join(dirname(data), "log-")), "standby.log");
  if (user) execFileSync("chown", ["-R", `${user.uid}:${user.gid}`, data, dirname(log)]);
  const flags = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
  const pgCtl = join(postgresBinaries(dirname(data), user), "bin", "pg_ctl");
  const environment = { ...user, cwd: "/", env: { PATH: process.env.PATH ?? "", LC_ALL: "C" } };
  const start = async (): Promise<void> => {
    const args = ["start", "--wait", "--pgdata", data, "--log", log, "--options", flags.join(" ")];
    // The processes of a killed one may take a moment to end.
    await until(() => spawnSync(pgCtl, args, { ...environment, stdio: "ignore" }).status === 0, 20_000);
  };
  await start();
  return {
    url: url.href,
    run: async (statement) => {
      const client = new pg.Client({ connectionString: url.href });
      await client.connect();
      try {
        return (await client.query(statement)).rows;
      } finally {
        await client.end();
      }
    },
    kill: async () => {
      const pid = Number(readFileSync(join(data, "postmaster.pid"), "utf8").split("\n", 1)[0]);
      process.kill(pid, "SIGKILL");
      await until(() => !isLivePostgres(pid));
    },
    start,
  };
}
