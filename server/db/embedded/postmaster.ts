import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, existsSync, openSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Cluster } from "./cluster.ts";
import type { OperatingUser } from "./operating-user.ts";

/** A running Postgres, as its `postmaster.pid` describes it. */
export interface Postmaster {
  pid: number;
  port: number;
  ready: boolean;
}

/** Returns the Postgres that runs on the cluster; undefined if there is none, even if a dead one left its pid file. */
export function runningPostmaster(cluster: Cluster): Postmaster | undefined {
  const lines = readPidFile(cluster);
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0 || !isLivePostgres(pid)) return undefined;
  // Lines: 1 pid, 2 data directory, 3 start time, 4 port, 5 socket directory, 6 address, 7 memory key, 8 state.
  return { pid, port: Number(lines[3] ?? 0), ready: lines[7]?.trim() === "ready" };
}

function readPidFile(cluster: Cluster): string[] {
  const file = join(cluster.data, "postmaster.pid");
  return existsSync(file) ? readFileSync(file, "utf8").split("\n") : [];
}

/** Returns whether the process is a live Postgres. `kill(pid, 0)` also succeeds for zombies and other processes. */
export function isLivePostgres(pid: number): boolean {
  try {
    const [state, command] =
      process.platform === "linux"
        ? [
            /^State:\s+(\S)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1],
            readFileSync(`/proc/${pid}/comm`, "utf8"),
          ]
        : execFileSync("ps", ["-o", "stat=,comm=", "-p", String(pid)], { encoding: "utf8" })
            .trim()
            .split(/\s+/, 2);
    return !state?.startsWith("Z") && (command ?? "").includes("postgres");
  } catch {
    return false;
  }
}

/** Starts Postgres and waits until it accepts connections. Returns undefined if it exits, as when one already runs. */
export async function startPostmaster(
  cluster: Cluster,
  binaries: string,
  user: OperatingUser,
  port: number,
  settings: Record<string, string>,
): Promise<Postmaster | undefined> {
  removeStalePidFile(cluster);
  const all = { ...settings, listen_addresses: "127.0.0.1", port: String(port), unix_socket_directories: "" };
  const log = openSync(cluster.log, "a", 0o600);
  // Detached, so that Ctrl-C in a terminal reaches only the service, which stops Postgres after its own work.
  const child = spawn(
    join(binaries, "bin", "postgres"),
    ["-D", cluster.data, ...Object.entries(all).flatMap(([name, value]) => ["-c", `${name}=${value}`])],
    {
      ...user,
      cwd: "/",
      detached: true,
      stdio: ["ignore", log, log],
      env: { PATH: process.env.PATH ?? "", LC_ALL: "C" },
    },
  );
  closeSync(log);
  child.unref();
  let ended = false;
  child.on("exit", () => (ended = true));
  child.on("error", () => (ended = true));
  for (;;) {
    const running = runningPostmaster(cluster);
    if (running?.ready && running.pid === child.pid) return running;
    if (ended) return undefined;
    await wait(5);
  }
}

/** Removes the pid file of a dead Postgres, which would prevent a start if another process now has its process id. */
function removeStalePidFile(cluster: Cluster): void {
  const pid = Number(readPidFile(cluster)[0]);
  if (!Number.isInteger(pid) || pid <= 0 || isLivePostgres(pid)) return;
  if (Number(readPidFile(cluster)[0]) === pid) rmSync(join(cluster.data, "postmaster.pid"), { force: true });
}

/** Shuts Postgres down and waits until it has ended. Open transactions are rolled back. */
export async function stopPostmaster(pid: number): Promise<void> {
  requestStop(pid);
  while (isLivePostgres(pid)) await wait(10);
}

/** Starts a fast shutdown without waiting, for a process that is about to exit. */
export function requestStop(pid: number): void {
  if (isLivePostgres(pid)) process.kill(pid, "SIGINT");
}

/** Returns a free port of 127.0.0.1: `preferred` if it is free. */
export async function freePort(preferred: number): Promise<number> {
  for (const port of preferred ? [preferred, 0] : [0]) {
    const server = createServer().listen(port, "127.0.0.1");
    await once(server, "listening").catch(() => undefined);
    const address = server.address();
    if (typeof address !== "object" || address === null) continue;
    server.close();
    await once(server, "close");
    return address.port;
  }
  throw new Error("No free port on 127.0.0.1 for Postgres.");
}
