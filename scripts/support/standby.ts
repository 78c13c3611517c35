import { execFileSync, spawnSync } from "node:child_process";
import { appendFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Connection, connect } from "../../server/db/connect.ts";
import { postgresBinaries } from "../../server/db/embedded/binaries.ts";
import { operatingUser } from "../../server/db/embedded/operating-user.ts";
import { freePort, isLivePostgres } from "../../server/db/embedded/postmaster.ts";
import { migrate } from "../../server/db/migrate.ts";
import { createServerFolder, openTestCluster } from "./cluster.ts";
import { until } from "./until.ts";
import { withClient } from "./with-client.ts";

/** A primary, and a hot standby that streams from it. */
interface ReplicatedDatabase {
  readonly primary: Connection & { readonly url: string };
  readonly standby: Standby;
  close(): Promise<void>;
}

export interface Standby {
  readonly url: string;
  run(statement: string): Promise<unknown[]>;
  /** Returns the process id of the postmaster. */
  pid(): number;
  /** Kills the standby with SIGKILL. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** Kills the standby and removes its files. */
  close(): Promise<void>;
}

/** Starts an empty, migrated database and a standby of it. */
export async function openReplicatedDatabase(): Promise<ReplicatedDatabase> {
  const cluster = await openTestCluster({ durable: true });
  await migrate(cluster.url);
  const primary = { ...connect({ url: cluster.url, applicationName: "test", poolSize: 5 }), url: cluster.url };
  const standby = await openStandby(primary.url);
  return {
    primary,
    standby,
    close: async () => {
      await standby.close();
      await primary.close();
      await cluster.close();
    },
  };
}

/** Starts a hot standby of a temporary server. The server must not be written to until the standby has started. */
export async function openStandby(primaryUrl: string): Promise<Standby> {
  const user = operatingUser();
  const { directory, remove } = createServerFolder();
  const data = join(directory, "data");
  const url = new URL(primaryUrl);
  url.port = String(await freePort(0));
  const slot = `standby_${url.port}`;
  await copyPrimary(primaryUrl, data, slot);
  const { hostname, port, username, password } = new URL(primaryUrl);
  appendFileSync(
    join(data, "postgresql.auto.conf"),
    `primary_conninfo = 'host=${hostname} port=${port} user=${username} password=${decodeURIComponent(password)}'\n` +
      `primary_slot_name = '${slot}'\n` +
      "wal_retrieve_retry_interval = '50ms'\n",
  );
  // A standby must allow as many connections as its primary.
  const settings = {
    listen_addresses: "127.0.0.1",
    port: url.port,
    unix_socket_directories: "''",
    max_connections: "200",
    shared_buffers: "32MB",
    timezone: "UTC",
  };
  const log = join(directory, "standby.log");
  writeFileSync(log, "");
  if (user) execFileSync("chown", ["-R", `${user.uid}:${user.gid}`, data, log]);
  const flags = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
  const pgCtl = join(postgresBinaries(directory, user), "bin", "pg_ctl");
  const environment = { ...user, cwd: "/", env: { PATH: process.env.PATH ?? "", LC_ALL: "C" } };
  const start = async (): Promise<void> => {
    const args = ["start", "--wait", "--pgdata", data, "--log", log, "--options", flags.join(" ")];
    // The processes of a killed standby may take a moment to exit.
    await until(() => spawnSync(pgCtl, args, { ...environment, stdio: "ignore" }).status === 0, 20_000);
  };
  await start();
  const pid = (): number => Number(readFileSync(join(data, "postmaster.pid"), "utf8").split("\n", 1)[0]);
  const kill = async (): Promise<void> => {
    const killed = pid();
    process.kill(killed, "SIGKILL");
    await until(() => !isLivePostgres(killed));
  };
  return {
    url: url.href,
    run: (statement) => withClient(url.href, (client) => client.query(statement).then(({ rows }) => rows)),
    pid,
    kill,
    start,
    close: () => kill().finally(remove),
  };
}

/** Copies the files of a running server, which keeps its write-ahead log for the slot. */
function copyPrimary(url: string, data: string, slot: string): Promise<void> {
  return withClient(url, async (client) => {
    await client.query("select pg_create_physical_replication_slot($1, true)", [slot]);
    const { rows } = await client.query<{ data_directory: string }>("show data_directory");
    // A base backup starts and stops in one session, which returns the label at which recovery begins.
    await client.query("select pg_backup_start('standby', fast => true)");
    execFileSync("cp", ["-Rp", rows[0]!.data_directory, data]);
    const { rows: labels } = await client.query<{ labelfile: string }>("select labelfile from pg_backup_stop()");
    rmSync(join(data, "postmaster.pid"));
    rmSync(join(data, "pg_replslot"), { recursive: true });
    mkdirSync(join(data, "pg_replslot"));
    for (const name of readdirSync(join(data, "pg_wal")))
      if (/^[\dA-F]{24}$/.test(name)) rmSync(join(data, "pg_wal", name));
    writeFileSync(join(data, "backup_label"), labels[0]!.labelfile);
    writeFileSync(join(data, "standby.signal"), "");
  });
}
