import { accessSync, chmodSync, constants, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openEmbeddedDatabase } from "../../server/db/embedded.ts";

/** A throw-away Postgres: in memory where the machine has /dev/shm, and without fsync unless it shall survive being killed. */
export async function openTestCluster({
  durable = false,
} = {}): Promise<{ url: string; pid: () => number; close: () => Promise<void> }> {
  const home = memoryFolder();
  await removeAbandoned(home);
  const directory = mkdtempSync(join(home, `${PREFIX}${process.pid}-`));
  chmodSync(directory, 0o755); // Postgres runs as another user when the tests run as root.
  const remove = () => rmSync(directory, { recursive: true, force: true });
  process.once("exit", remove);
  const database = await openEmbeddedDatabase({ directory, durable });
  return { url: database.url, pid: database.pid, close: () => database.stop().finally(remove) };
}

const PREFIX = "account-intelligence-test-";

function memoryFolder(): string {
  try {
    accessSync("/dev/shm", constants.W_OK);
    return "/dev/shm";
  } catch {
    return tmpdir();
  }
}

/** Clusters of runs that were killed outright: their Postgres is stopped and their memory given back. */
async function removeAbandoned(home: string): Promise<void> {
  for (const name of readdirSync(home)) {
    if (!name.startsWith(PREFIX) || isAlive(Number.parseInt(name.slice(PREFIX.length), 10))) continue;
    const directory = join(home, name);
    await openEmbeddedDatabase({ directory, durable: false }).then(
      (database) => database.stop(),
      () => undefined,
    );
    rmSync(directory, { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/** The same server's URL with another database. */
export function withDatabase(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
}
