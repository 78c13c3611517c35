import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadSampleData } from "../../scripts/commands/sample-data/load.ts";
import { TEST_SECRET_KEY } from "../../scripts/support/keys.ts";
import { silentLog } from "../../scripts/support/silent-log.ts";
import { until } from "../../scripts/support/until.ts";
import { startVendorStandIns, type VendorStandIns } from "../../scripts/support/vendor-stand-ins.ts";
import { readConfig } from "../../server/config/config.ts";
import { findValue } from "../../server/db/statements.ts";
import { listen } from "../../server/http/listen.ts";
import { startApi } from "../../server/wiring/api.ts";
import { startBackground } from "../../server/wiring/background.ts";
import { openServices } from "../../server/wiring/services.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";

/** A service that is called without a proxy and searches a small catalogue. */
export interface DirectService {
  readonly address: string;
  readonly database: TestDatabase;
  readonly vendors: VendorStandIns;
  stop(): Promise<void>;
}

const SAMPLE = { companies: 300, socialPosts: 100, events: 100 };

/** Makes the ids of all tables large, so that a test can distinguish them from other numbers in a response. */
async function startIdsAbove({ pool }: TestDatabase, id: number): Promise<void> {
  const { rows } = await pool.query<{ table_name: string; column_name: string }>(
    `select c.relname as table_name, a.attname as column_name from pg_attribute as a
      join pg_class as c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and a.attidentity <> '' and not c.relispartition order by 1`,
  );
  for (const [place, { table_name, column_name }] of rows.entries())
    await pool.query(`alter table ${table_name} alter column ${column_name} restart with ${id + place * 10_000 + 1}`);
}

interface DirectServiceOptions {
  readonly runsJobs?: boolean;
  /** An empty, migrated database; by default, a new one. */
  readonly database?: TestDatabase;
  readonly settings?: Readonly<Record<string, string>>;
}

/**
 * Starts the service and waits until its search is ready. Vendors are stand-ins. Unless `runsJobs` is set, jobs are
 * queued but not run.
 */
export async function startDirectService({
  runsJobs = false,
  database: given,
  settings = {},
}: DirectServiceOptions = {}): Promise<DirectService> {
  const database = given ?? (await createTestDatabase());
  await startIdsAbove(database, 7_000_000);
  await loadSampleData(database.db, { startCredits: 1000, log: () => undefined, size: SAMPLE });
  const directory = mkdtempSync(join(tmpdir(), "account-intelligence-contract-"));
  const vendors = await startVendorStandIns();
  const outcome = readConfig({
    EMBEDDINGS: "off",
    PORT: "0",
    DATA_DIR: directory,
    DATABASE_URL: database.url,
    SECRET_KEY: TEST_SECRET_KEY,
    MIN_SCORE: "0",
    // The cost of tool calls is not under test.
    AGENT_CONFIRM_CREDITS: "1000000",
    ALERT_GATHER_SECONDS: "0",
    REQUEST_WAIT_MS: "30000",
    RATE_LIMIT_READS: "1000000",
    RATE_LIMIT_COSTLY: "1000000",
    RATE_LIMIT_UNAUTHORIZED: "1000000",
    ...vendors.settings,
    ...settings,
  });
  if ("errors" in outcome) throw new Error(outcome.errors.join(" "));
  const services = await openServices(outcome.config, silentLog, "api");
  const background = await startBackground(services);
  const listening = await listen("127.0.0.1", 0, silentLog);
  const api = await startApi(services, listening);
  await until(() => services.searchStatus().state === "ready");
  if (!runsJobs) await background.stop();
  return {
    address: listening.address,
    database,
    vendors,
    stop: async () => {
      await api.stop();
      if (runsJobs) await background.stop();
      await services.close();
      await vendors.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** Waits until all jobs and deliveries have ended, except those due in ten minutes or later. */
export async function finishJobs({ database }: DirectService): Promise<void> {
  await until(async () => {
    return findValue(database.db)<boolean>`
      select not exists (select from graphile_worker.jobs
        where run_at < now() + interval '10 minutes' and attempts < max_attempts)
        and not exists (select from webhook_delivery where status = 'pending') as is_done`;
  });
}
