import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../server/db/embedded/postmaster.ts";

/** Debian installs it in a folder that is only in root's PATH. */
const PATH = `${process.env.PATH}:/usr/sbin`;

/** Whether the program `pgbouncer` is installed. */
export const hasPgBouncer =
  spawnSync("pgbouncer", ["--version"], { env: { ...process.env, PATH } }).error === undefined;

/** Starts a PgBouncer in front of a database. */
export async function startPgBouncer(
  databaseUrl: string,
  mode: "session" | "transaction" = "session",
): Promise<{ url: string; stop: () => Promise<void> }> {
  const target = new URL(databaseUrl);
  const url = new URL(databaseUrl);
  url.port = String(await freePort(0));
  const folder = mkdtempSync(join(tmpdir(), "pgbouncer-"));
  chmodSync(folder, 0o755);
  const settings = join(folder, "pgbouncer.ini");
  writeFileSync(
    settings,
    `[databases]
* = host=${target.hostname} port=${target.port} user=${target.username} password=${decodeURIComponent(target.password)}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${url.port}
unix_socket_dir =
auth_type = any
pool_mode = ${mode}
default_pool_size = 100
`,
  );
  // It refuses to run as root.
  const user = process.getuid?.() === 0 ? ["-u", "nobody"] : [];
  const child = spawn("pgbouncer", [...user, settings], {
    env: { ...process.env, PATH },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const stop = async (): Promise<void> => {
    const exit = once(child, "exit");
    child.kill("SIGKILL");
    await exit;
    rmSync(folder, { recursive: true, force: true });
  };
  let log = "";
  for await (const chunk of child.stderr.setEncoding("utf8").iterator({ destroyOnReturn: false })) {
    log += chunk;
    if (log.includes("process up")) break;
  }
  child.stderr.resume();
  if (!log.includes("process up")) throw new Error(`PgBouncer did not start: ${log}`);
  return { url: url.href, stop };
}
