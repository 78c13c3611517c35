import type { TestProject } from "vitest/node";
import { openTestCluster } from "../../scripts/support/cluster.ts";
import { SESSION_LIMITS, startPgBouncer } from "../../scripts/support/pgbouncer.ts";
import { withClient } from "../../scripts/support/with-client.ts";
import { connect } from "../../server/db/connect.ts";
import { migrate } from "../../server/db/migrate.ts";
import { partitionTable } from "../../server/db/partitions/convert.ts";
import { PARTITIONED_TABLES } from "../../server/db/partitions/tables.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The URL of the migrated database that every test database is a copy of. */
    templateDatabase: string;
    /** The URL of a PgBouncer in transaction mode for the same server, if TEST_PGBOUNCER is the program's path. */
    pooler: string | undefined;
  }
}

/** Whether every table that supports partitions is partitioned, to run the tests on this form of the database. */
async function partitionAll(url: string): Promise<void> {
  const { db, close } = connect({ url, applicationName: "test" });
  for (const table of PARTITIONED_TABLES) await partitionTable(db, table, { now: new Date(), log: () => undefined });
  await close();
}

/**
 * Starts one Postgres for the whole run. Migrates its template database once; every test database is a copy of it.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await openTestCluster();
  await migrate(cluster.url);
  // The service must not depend on the zone. This one has days of 23½ and 24½ hours, and is up to 11 hours ahead.
  await withClient(cluster.url, (client) =>
    client.query("alter role current_user set timezone to 'Australia/Lord_Howe'"),
  );
  if (process.env.TEST_PARTITIONED === "1") await partitionAll(cluster.url);
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
