import type { TestProject } from "vitest/node";
import { migrate } from "../../server/db/migrate.ts";
import { openTestCluster } from "./cluster.ts";
import { SESSION_LIMITS, startPgBouncer } from "./pgbouncer.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** URL of the migrated database that every test database is copied from. */
    templateDatabase: string;
    /** URL of a PgBouncer in transaction mode in front of the same server, where TEST_PGBOUNCER names the program. */
    pooler: string | undefined;
  }
}

/** Starts one Postgres for the whole run. Its template database is migrated once, and copied for every test database. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await openTestCluster();
  await migrate(cluster.url);
  project.provide("templateDatabase", cluster.url);
  const program = process.env.TEST_PGBOUNCER;
  const pooler = program
    ? await startPgBouncer(cluster.url, { mode: "transaction", poolSize: 20, connectQuery: SESSION_LIMITS, program })
    : undefined;
  project.provide("pooler", pooler?.url);
  return async () => {
    await pooler?.stop();
    await cluster.close();
  };
}
