import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../server/db/embedded/postmaster.ts";

/** Debian installs PgBouncer in a folder that is only in root's PATH. */
const PATH = `${process.env.PATH}:/usr/sbin`;

/** Whether the program `pgbouncer` is installed. */
export const hasPgBouncer =
  spawnSync("pgbouncer", ["--version"], { env: { ...process.env, PATH } }).error === undefined;

export interface PgBouncer {
  readonly url: string;
  /** Stops responding until `resume`, without closing a connection. */
  freeze(): void;
  resume(): void;
  stop(): Promise<void>;
}

interface PgBouncerOptions {
  readonly mode?: "session" | "transaction";
  /** The maximum number of connections to each database. */
  readonly poolSize?: number;
  /** Statements that every connection to Postgres runs first. */
  readonly connectQuery?: string;
  /** The executable; by default `pgbouncer` in the PATH. */
  readonly program?: string;
  /** By default a free port. */
  readonly port?: string;
}

/** The time limits that the service requires of a pooler in transaction mode. */
export const SESSION_LIMITS = "set statement_timeout = 30000; set idle_in_transaction_session_timeout = 60000";

/** Starts a PgBouncer in front of a database server, for all of its databases. */
export async function startPgBouncer(
  databaseUrl: string,
  { mode = "session", poolSize = 100, connectQuery, program = "pgbouncer", port }: PgBouncerOptions = {},
): Promise<PgBouncer> {
  const target = new URL(databaseUrl);
  const url = new URL(databaseUrl);
  url.port = port ?? String(await freePort(0));
  const folder = mkdtempSync(join(tmpdir(), "pgbouncer-"));
  chmodSync(folder, 0o755);
  const settings = join(folder, "pgbouncer.ini");
  writeFileSync(
    settings,
    `[databases]
* = host=${target.hostname} port=${target.port} user=${target.username} password=${decodeURIComponent(target.password)}${connectQuery === undefined ? "" : ` connect_query='${connectQuery}'`}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${url.port}
unix_socket_dir =
auth_type = any
pool_mode = ${mode}
default_pool_size = ${poolSize}
max_client_conn = 2000
server_login_retry = 1
`,
  );
  // PgBouncer refuses to run as root.
  const user = process.getuid?.() === 0 ? ["-u", "nobody"] : [];
  const child = spawn(program, [...user, settings], {
    env: { ...process.env, PATH },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const stop = async (): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null) {
      const exit = once(child, "exit");
      child.kill("SIGKILL");
      await exit;
    }
    rmSync(folder, { recursive: true, force: true });
  };
  let log = "";
  for await (const chunk of child.stderr.setEncoding("utf8").iterator({ destroyOnReturn: false })) {
    log += chunk;
    if (log.includes("process up")) break;
  }
  child.stderr.resume();
  if (!log.includes("process up")) throw new Error(`PgBouncer did not start: ${log}`);
  return { url: url.href, freeze: () => void child.kill("SIGSTOP"), resume: () => void child.kill("SIGCONT"), stop };
}
