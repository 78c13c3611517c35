import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { type DatabaseFailure, startDatabaseProxy } from "../../scripts/support/database-proxy.ts";
import { TEST_SECRET_KEY } from "../../scripts/support/keys.ts";
import { startCommand } from "../support/command.ts";
import { createTestDatabase } from "../support/database.ts";
import { projectRoot } from "../support/readme.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const OUTAGE_MS = 10_000;
/**
 * The number of components that reconnect: in an API process the search, and in a worker also the lock session, the
 * queue's listener and the delivery of webhooks.
 */
const KINDS = { api: 1, worker: 4 };
/** Each of the 41 workers of a worker process may be fetching a job when the connections break. */
const MAX_TRIES = { api: 10, worker: 100 };
/** Waits have grown by the second half. The lock session and the queue try every second, the others less often. */
const MAX_TRIES_LATER = { api: 3, worker: 25 };

interface Process {
  readonly kind: keyof typeof KINDS;
  lines(): string[];
  tries(): number;
  /** Waits until the log reports the recovery. */
  recovers(): Promise<unknown>;
}

async function startProcesses(databaseUrl: string): Promise<Process[]> {
  const folder = temporaryFolder();
  const start = async (kind: keyof typeof KINDS): Promise<Process> => {
    const file = join(folder, kind);
    writeFileSync(file, "");
    const command = startCommand(
      `node scripts/commands/${kind === "api" ? "start" : "worker"}/main.ts`,
      {
        ...{ DATABASE_URL: databaseUrl, SECRET_KEY: TEST_SECRET_KEY, DATA_DIR: join(folder, `${kind}-data`) },
        ...{ PORT: "0", WORKERS: kind === "api" ? "0" : "1", SAMPLE_DATA: "0", LOG_LEVEL: "info" },
        ...{ COUNTED_FILE: file, COUNTED_PORT: new URL(databaseUrl).port },
        NODE_OPTIONS: `--import ${new URL("../support/count-connections.mjs", import.meta.url).href}`,
      },
      projectRoot,
    );
    onTestFinished(async () => void (await command.stop()));
    await command.prints(kind === "api" ? /Ready at http/ : /"working"/);
    return {
      kind,
      lines: () => command.output().split("\n"),
      tries: () => readFileSync(file, "utf8").length,
      recovers: () => command.prints(/search index follows the database again/),
    };
  };
  return Promise.all([start("api"), start("worker")]);
}

test.each<DatabaseFailure>(["refused", "reset", "starting"])(
  "while the database is %s, processes try to reconnect a few times, log the failure once, and resume automatically",
  async (how) => {
    const { url } = await createTestDatabase();
    const proxy = await startDatabaseProxy(url);
    const processes = await startProcesses(proxy.url);
    await delay(2_000);
    const before = processes.map((each) => ({ tries: each.tries(), lines: each.lines().length }));
    await proxy.fail(how);
    await delay(OUTAGE_MS / 2);
    const halfway = processes.map((each) => each.tries());
    await delay(OUTAGE_MS / 2);
    for (const [at, each] of processes.entries()) {
      const { tries, lines } = before[at] ?? { tries: 0, lines: 0 };
      const said = each.lines().slice(lines - 1);
      expect(each.tries() - tries, `tries of the ${each.kind}`).toBeLessThanOrEqual(MAX_TRIES[each.kind]);
      const later = each.tries() - (halfway[at] ?? 0);
      expect(later, `tries of the ${each.kind} in the second half`).toBeLessThanOrEqual(MAX_TRIES_LATER[each.kind]);
      expect(each.tries() - tries, `tries of the ${each.kind}`).toBeGreaterThan(0);
      // The messages report the broken connections and each component that cannot reconnect.
      const messages = said.filter((line) => line.includes('"level"'));
      expect(messages.length, messages.join("\n")).toBeLessThanOrEqual(KINDS[each.kind] + 2);
    }
    await proxy.restore();
    await Promise.all(processes.map((each) => each.recovers()));
    await proxy.close();
  },
);
