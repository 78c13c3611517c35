import { accessSync, chmodSync, constants, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openEmbeddedDatabase } from "../../server/db/embedded.ts";

/**
 * Starts a temporary Postgres, by default in memory if /dev/shm exists. It uses fsync only if `durable`, for tests that
 * kill it.
 */
export async function openTestCluster({
  durable = false,
  home = memoryFolder(),
} = {}): Promise<{ url: string; pid: () => number; close: () => Promise<void> }> {
  await removeAbandoned(home);
  const { directory, remove } = createServerFolder(home);
  const database = await openEmbeddedDatabase({ directory, durable });
  return { url: database.url, pid: database.pid, close: () => database.stop().finally(remove) };
}

/** Creates a folder for the files of a temporary Postgres, by default in memory if /dev/shm exists. */
export function createServerFolder(home = memoryFolder()): { directory: string; remove: () => void } {
  const directory = mkdtempSync(join(home, `${PREFIX}${process.pid}-`));
  chmodSync(directory, 0o755); // Postgres runs as another user when the tests run as root.
  const remove = () => rmSync(directory, { recursive: true, force: true });
  process.once("exit", remove);
  return { directory, remove };
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

/** Stops and removes clusters of test runs that were killed. */
async function removeAbandoned(home: string): Promise<void> {
  for (const name of readdirSync(home)) {
    if (!name.startsWith(PREFIX) || isAlive(Number.parseInt(name.slice(PREFIX.length), 10))) continue;
    const directory = join(home, name);
    // A standby stops automatically within a minute after its files are removed.
    if (existsSync(join(directory, "postgres")))
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

/** Returns the URL of another database on the same server. */
export function withDatabase(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
}
