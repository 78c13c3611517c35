// npm run bench -- insights [insights]
// The first page of the insights feed of a workspace with ten million insights, beside that of one with ten thousand.
// Target: at most 3 times.
import { createKeyOwner, type KeyOwner } from "../../support/keys.ts";
import { compareFeeds } from "./support/compare-feeds.ts";
import { openBenchmarkDatabase } from "./support/database.ts";
import { machine, printTable } from "./support/measure.ts";
import { forkService } from "./support/service.ts";

const INSIGHTS = Number(process.argv[2] ?? 10_000_000);
const FEW = 10_000;
const ACCOUNTS = 5_000;

const { db, pool, url, close } = await openBenchmarkDatabase();
await pool.query(
  "insert into company (domain, name) select 'c' || n || '.example', 'C' || n from generate_series(1, $1) n",
  [ACCOUNTS],
);
const [large, small] = [await createKeyOwner(db), await createKeyOwner(db)];
await generate(large, INSIGHTS);
await generate(small, FEW);
await pool.query("vacuum analyze");
const service = await forkService(url);

/** Insights spread over the last 90 days. */
async function generate({ workspaceId }: KeyOwner, count: number): Promise<void> {
  await pool.query(
    "insert into workspace_account (workspace_id, company_id, source) select $1, id, 'signal' from company",
    [workspaceId],
  );
  const run = await pool.query("insert into insight_run (workspace_id, source) values ($1, 'crm') returning id", [
    workspaceId,
  ]);
  await pool.query(
    `insert into insight (workspace_id, run_id, company_id, alert_type, alert_text, sentiment, alert_date, dedupe_key)
    select $1, $2, c.id, 'crm', 'Insight ' || n, (array['positive', 'negative', 'neutral'])[1 + n % 3],
      now() - n % 7776000 * interval '1 second', n::text
    from generate_series(1, $3::int) as n join company as c on c.id = 1 + n % $4`,
    [workspaceId, run.rows[0].id, count, ACCOUNTS],
  );
}

const rows = await compareFeeds(service.address, { large, small, few: FEW });
console.log(machine());
printTable(`${INSIGHTS.toLocaleString("en-US")} insights`, rows);
await service.stop();
await close();
