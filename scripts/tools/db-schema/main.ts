// npm run db:schema: writes server/db/tables.ts and server/db/schema.sql from the migrations, and records the checksums
// of the migrations. With --check, only reports files that would change.
import { readFileSync, writeFileSync } from "node:fs";
import pg from "pg";
import { migrate, migrations } from "../../../server/db/migrate.ts";
import { openTestCluster } from "../../support/cluster.ts";
import { describeSchema, describeTables } from "./describe.ts";
import { CHECKSUMS, readMigrationRecord, recordMigrations, recordText } from "./migration-record.ts";

const cluster = await openTestCluster();
const pool = new pg.Pool({ connectionString: cluster.url, max: 1 });
pool.on("error", () => undefined);
try {
  await migrate(cluster.url);
  const outputs = {
    "server/db/tables.ts": await describeTables(pool),
    "server/db/schema.sql": await describeSchema(pool),
    [CHECKSUMS]: recordText(recordMigrations(readMigrationRecord(), migrations())),
  };
  for (const [path, content] of Object.entries(outputs)) write(path, content);
} finally {
  await pool.end();
  await cluster.close();
}

function write(path: string, content: string): void {
  const file = new URL(`../../../${path}`, import.meta.url);
  if (readFileSync(file, "utf8") === content) return;
  if (!process.argv.includes("--check")) {
    writeFileSync(file, content);
    return;
  }
  process.exitCode = 1;
  console.error(`${path} does not match the migrations: run \`npm run db:schema\`.`);
}
