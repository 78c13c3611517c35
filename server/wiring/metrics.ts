import { setTimeout as delay } from "node:timers/promises";
import type pg from "pg";
import type { Logger } from "pino";
import { Counter, type Registry } from "prom-client";
import { countWrongCodes } from "../agent-keys/queries.ts";
import { findLedgerCheck } from "../credits/queries-check.ts";
import type { Db } from "../db/connect.ts";
import type { ReadOutcome, ReadReplicas } from "../db/read-replicas.ts";
import { jobs } from "../jobs/definitions.ts";
import { countJobs, type JobCount } from "../jobs/queries.ts";
import { currentWork } from "../lib/current-work.ts";
import { addGauge } from "../lib/gauge.ts";
import { countDueDeliveries } from "../webhooks/delivery/queries-claims.ts";

/** The minimum interval between reads of the database, because anyone who can reach the port can scrape metrics. */
const MIN_READ_INTERVAL_MS = 5_000;
/** Scrapers give up after 10 s. If the database is slow, they still get the other metrics. */
const READ_TIMEOUT_MS = 2_000;
const MAX_STATEMENT_LENGTH = 300;

/** Adds metrics of all processes, read from the database. Every process reports the same values. */
export function observeDatabase(registry: Registry, { db, log }: { db: Db; log: Logger }): void {
  const backlog = cached(() => countDueDeliveries(db), log);
  const wrongCodes = cached(() => countWrongCodes(db), log);
  const queued = cached(() => countJobs(db), log);
  const due = {
    name: "webhook_deliveries_due",
    help: "Webhook deliveries of all processes that are due, up to 100,000.",
  };
  addGauge(registry, due, async () => (await backlog())?.due);
  const oldestDue = {
    name: "webhook_oldest_due_seconds",
    help: "Delay of the oldest due webhook delivery.",
  };
  addGauge(registry, oldestDue, async () => (await backlog())?.oldest_due_seconds);
  const wrong = {
    name: "wrong_verification_codes",
    help: "Wrong verification codes of the last 24 hours, counted up to 100,000.",
  };
  addGauge(registry, wrong, wrongCodes);
  const ledgers = cached(() => findLedgerCheck(db), log);
  const faulty = { name: "credit_ledger_faults", help: "Faults found by the last check of the ledgers." };
  addGauge(registry, faulty, async () => (await ledgers())?.fault_count);
  const checked = {
    name: "credit_ledger_check_age_seconds",
    help: "Time since the last six-hourly check of the ledgers.",
  };
  addGauge(registry, checked, async () => (await ledgers())?.age_seconds);
  const count = { name: "jobs", help: "Queued jobs of all processes.", labelNames: ["job", "pool", "state"] };
  addGauge(registry, count, async () =>
    known(await queued()).map(({ job, pool, state, count }) => [count, { job, pool, state }]),
  );
  const oldest = [
    { state: "ready", help: "Time for which the oldest runnable job has waited for a worker." },
    { state: "running", help: "Running time of the longest-running job." },
  ];
  for (const { state, help } of oldest)
    addGauge(registry, { name: `job_oldest_${state}_seconds`, help, labelNames: ["job", "pool"] }, async () =>
      known(await queued())
        .filter((count) => count.state === state)
        .map(({ job, pool, oldest_seconds: oldestSeconds }) => [oldestSeconds, { job, pool }]),
    );
}

/** Adds a metric labelled with the embeddings model of this process's searches. */
export function observeEmbeddings(registry: Registry, model: () => string | undefined): void {
  const metric = {
    name: "search_embeddings_model",
    help: "1, labelled with the embeddings model of searches; none until its vectors are loaded.",
    labelNames: ["model"],
  };
  addGauge(registry, metric, () => [[1, { model: model() ?? NO_MODEL }]]);
}

/** Returns a function that counts a slow statement and logs it with the operation or job that sent it. */
export function observeSlowStatements(registry: Registry, log: Logger) {
  const slow = new Counter({
    name: "database_slow_statements_total",
    help: "Statements that took longer than a second.",
    labelNames: ["operation"],
    registers: [registry],
  });
  return (statement: string, milliseconds: number): void => {
    const operation = currentWork.getStore() ?? "none";
    slow.inc({ operation });
    log.warn({ operation, statement: statement.slice(0, MAX_STATEMENT_LENGTH), milliseconds }, "slow statement");
  };
}

export const NO_MODEL = "none";

/** A connection pool of this process. */
export interface ObservedPool {
  readonly name: string;
  /** `database`, `pooler`, or the name of a replica. */
  readonly server: string;
  readonly pool: pg.Pool;
}

/** Registers metrics of connection pools, labelled by name and server. */
export function observePools(registry: Registry, pools: readonly ObservedPool[]): void {
  const labelled = pools.map(({ name, server, pool }) => ({ pool, labels: { pool: name, server } }));
  const connections = {
    name: "database_connections",
    help: "Database connections by pool: main, queue, direct (bypasses the pooler), and two of each replica, for reads and for positions.",
    labelNames: ["pool", "server", "state"],
  };
  addGauge(registry, connections, () =>
    labelled.flatMap(({ pool: { totalCount, idleCount }, labels }) => [
      [idleCount, { ...labels, state: "idle" }],
      [totalCount - idleCount, { ...labels, state: "busy" }],
    ]),
  );
  const labelNames = ["pool", "server"];
  const limit = {
    name: "database_connections_limit",
    help: "The maximum number of connections of a pool.",
    labelNames,
  };
  addGauge(registry, limit, () => labelled.map(({ pool, labels }) => [pool.options.max, labels]));
  const waiters = {
    name: "database_connection_waiters",
    help: "Statements and transactions waiting for a connection.",
    labelNames,
  };
  addGauge(registry, waiters, () => labelled.map(({ pool, labels }) => [pool.waitingCount, labels]));
}

/** Registers metrics of read replicas. Returns a function that counts a read. */
export function observeReadReplicas(
  registry: Registry,
  states: ReadReplicas["states"],
): (outcome: ReadOutcome) => void {
  const serving = {
    name: "read_replica_serving",
    help: "1 while a read replica serves reads.",
    labelNames: ["replica"],
  };
  addGauge(registry, serving, () => states().map(({ replica, isServing }) => [Number(isServing), { replica }]));
  const reads = new Counter({
    name: "read_replica_reads_total",
    help: "Reads by replica, or by reason for using the primary: none in rotation, behind, conflict, timeout, lost, refused.",
    labelNames: ["outcome"] as const,
    registers: [registry],
  });
  return (outcome) => reads.inc({ outcome });
}

function isJob(name: string): name is keyof typeof jobs {
  return Object.hasOwn(jobs, name);
}

/** Adds each job's pool, and omits jobs of other releases, whose names are unknown. */
function known(counts: readonly JobCount[] = []) {
  return counts.flatMap((count) => (isJob(count.job) ? [{ ...count, pool: jobs[count.job].pool }] : []));
}

/** Returns a function that caches what `read` returns. Resolves to undefined if the read fails or takes too long. */
function cached<Value>(read: () => Promise<Value>, log: Logger): () => Promise<Value | undefined> {
  let readAt = -Infinity;
  let reading: Promise<Value | undefined> | undefined;
  return () => {
    if (reading !== undefined && performance.now() - readAt < MIN_READ_INTERVAL_MS) return reading;
    readAt = performance.now();
    reading = Promise.race([read(), delay(READ_TIMEOUT_MS, undefined, { ref: false })]).catch((error: unknown) => {
      log.debug({ err: error }, "cannot read metrics from the database");
      return undefined;
    });
    return reading;
  };
}
