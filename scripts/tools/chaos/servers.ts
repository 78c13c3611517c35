import { setTimeout as delay } from "node:timers/promises";
import { connect } from "../../../server/db/connect.ts";
import { partitionTable } from "../../../server/db/partitions/convert.ts";
import { TablesBusy } from "../../../server/db/partitions/locks.ts";
import { PARTITIONED_TABLES } from "../../../server/db/partitions/tables.ts";
import { hasPgBouncer, type PgBouncer, SESSION_LIMITS, startPgBouncer } from "../../support/pgbouncer.ts";
import { openStandby, type Standby } from "../../support/standby.ts";
import type { Fault } from "./faults.ts";
import type { Check } from "./record.ts";

/** The servers other than the primary. */
interface Servers {
  /** The settings that make processes use these servers. */
  readonly settings: Readonly<Record<string, string>>;
  readonly faults: Readonly<Record<string, Fault>>;
  close(): Promise<void>;
}

interface ServerOptions {
  /** The URLs of the primary: through the proxy that processes use, and directly. */
  readonly proxied: string;
  readonly direct: string;
  readonly pooler: boolean;
  readonly replica: boolean;
}

const SESSIONS = 20;
const PARTITION_WITHIN_MS = 120_000;

/**
 * Starts a PgBouncer in transaction mode and a hot standby, if requested. No other process may write to the primary
 * until the promise resolves.
 */
export async function startServers({ proxied, direct, pooler, replica }: ServerOptions): Promise<Servers> {
  if (pooler && !hasPgBouncer) throw new Error("--pooler requires the program pgbouncer.");
  const standby = replica ? await openStandby(direct) : undefined;
  const start = (port?: string): Promise<PgBouncer> =>
    startPgBouncer(proxied, {
      mode: "transaction",
      poolSize: SESSIONS,
      connectQuery: SESSION_LIMITS,
      ...(port !== undefined && { port }),
    });
  let running = pooler ? await start() : undefined;
  const url = running?.url;
  process.once("exit", () => void running?.stop());
  return {
    settings: {
      ...(url !== undefined && { DATABASE_POOL_URL: url }),
      ...(standby && { DATABASE_READ_URL: standby.url }),
    },
    faults: {
      ...(url !== undefined && {
        "PgBouncer killed": async (pause) => {
          await running?.stop();
          await pause();
          running = await start(new URL(url).port);
        },
        "PgBouncer restarted": async () => {
          await running?.stop();
          running = await start(new URL(url).port);
        },
      }),
      ...(standby && standbyFaults(standby)),
    },
    close: async () => {
      await running?.stop();
      await standby?.close();
    },
  };
}

function standbyFaults(standby: Standby): Record<string, Fault> {
  return {
    "replica killed": async (pause) => {
      await standby.kill();
      await pause();
      await standby.start();
    },
    "replay paused": async (pause) => {
      await standby.run("select pg_wal_replay_pause()");
      await pause();
      await standby.run("select pg_wal_replay_resume()");
    },
  };
}

/** Partitions every supported table. Retries while a table is busy, as an operator does. */
export async function partitionTables(url: string, now = new Date()): Promise<void> {
  const { db, close } = connect({ url, applicationName: "partition", poolSize: 1, statementTimeoutMs: 0 });
  const deadline = Date.now() + PARTITION_WITHIN_MS;
  for (const table of PARTITIONED_TABLES) {
    for (;;) {
      try {
        await partitionTable(db, table, { now, log: () => undefined });
        break;
      } catch (error) {
        if (!(error instanceof TablesBusy) || Date.now() > deadline) throw error;
        await delay(1_000);
      }
    }
  }
  await close();
  console.log(`Partitioned by month: ${PARTITIONED_TABLES.map(({ name }) => name).join(", ")}.`);
}

/** Checks that processes read from the replica, by their counts of reads. */
export async function checkReplicaReads(addresses: readonly string[]): Promise<Check> {
  const metrics = await Promise.all(addresses.map(async (address) => (await fetch(`${address}/metrics`)).text()));
  const reads = metrics.flatMap((text) => [...text.matchAll(/^read_replica_reads_total\{outcome="(\w+)"\} (\d+)$/gm)]);
  const counts = new Map<string, number>();
  for (const [, outcome = "", count] of reads) counts.set(outcome, (counts.get(outcome) ?? 0) + Number(count));
  const others = [...counts]
    .filter(([outcome]) => outcome !== "replica")
    .map(([outcome, count]) => `${count} ${outcome}`);
  return {
    promise: `the replica serves reads (by the primary: ${others.join(", ") || "none"})`,
    examined: counts.get("replica") ?? 0,
    faults: counts.get("replica") ? [] : ["it served no reads"],
  };
}
