import type { TestProject } from "vitest/node";
import { migrate } from "../../server/db/migrate.ts";
import { openTestCluster } from "./cluster.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** URL of the migrated database that every test database is copied from. */
    templateDatabase: string;
  }
}

/** Starts one Postgres for the whole run. Its template database is migrated once, and copied for every test database. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await openTestCluster();
  await migrate(cluster.url);
  project.provide("templateDatabase", cluster.url);
  return cluster.close;
}
