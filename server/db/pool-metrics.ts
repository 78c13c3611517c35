import type pg from "pg";
import type { Registry } from "prom-client";
import { Gauge } from "prom-client";

/** Registers metrics of connection pools, labelled by name. */
export function observePools(registry: Registry, pools: Readonly<Record<string, pg.Pool>>): void {
  const registers = [registry];
  new Gauge({
    name: "database_connections",
    help: "Open connections to the database.",
    labelNames: ["pool", "state"] as const,
    registers,
    collect() {
      for (const [pool, { totalCount, idleCount }] of Object.entries(pools)) {
        this.set({ pool, state: "idle" }, idleCount);
        this.set({ pool, state: "busy" }, totalCount - idleCount);
      }
    },
  });
  new Gauge({
    name: "database_connections_limit",
    help: "The maximum number of connections of a pool.",
    labelNames: ["pool"] as const,
    registers,
    collect() {
      for (const [pool, { options }] of Object.entries(pools)) this.set({ pool }, options.max);
    },
  });
  new Gauge({
    name: "database_connection_waiters",
    help: "Statements and transactions waiting for a connection.",
    labelNames: ["pool"] as const,
    registers,
    collect() {
      for (const [pool, { waitingCount }] of Object.entries(pools)) this.set({ pool }, waitingCount);
    },
  });
}
