// npm run bench -- insight-months [insights [minutes [months]]]
// Fifty million insights by month: the first page of the feed, beside that of a workspace with ten thousand; how long
// requests wait while a table is partitioned, and while a month is dropped.
// After so many minutes of generating, it measures what there is. Target: at most 3 times; less than a second each.
import { tmpdir } from "node:os";
import { partitionTable } from "../../../server/db/partitions/convert.ts";
import {
  addMonths,
  createMonths,
  dropPartition,
  listPartitions,
  startOfMonth,
} from "../../../server/db/partitions/months.ts";
import { INSIGHT } from "../../../server/db/partitions/tables.ts";
import { pruneInsights } from "../../../server/insights/prune.ts";
import { countMonth, followMonth, insertRemovedMonth } from "../../../server/insights/queries-prune.ts";
import { createKeyOwner, type KeyOwner } from "../../support/keys.ts";
import { silentLog } from "../../support/silent-log.ts";
import { compareFeeds } from "./support/compare-feeds.ts";
import { openBenchmarkDatabase } from "./support/database.ts";
import { machine, milliseconds, printTable } from "./support/measure.ts";
import { forkService, openCaller } from "./support/service.ts";

const INSIGHTS = Number(process.argv[2] ?? 50_000_000);
const GENERATING_MS = Number(process.argv[3] ?? 60) * 60_000;
/** The table has as many insights as one of them before it is partitioned: the fewer, the larger it is then. */
const MONTHS = Number(process.argv[4] ?? 20);
const PER_MONTH = Math.ceil(INSIGHTS / (MONTHS + 1));
const FEW = 10_000;
const ACCOUNTS = 5_000;

// On disk: they are larger than memory.
const { db, pool, url, close } = await openBenchmarkDatabase({ home: tmpdir() });
const now = new Date();
const start = addMonths(startOfMonth(now), 1 - MONTHS);
await pool.query(
  "insert into company (domain, name) select 'c' || n || '.example', 'C' || n from generate_series(1, $1) n",
  [ACCOUNTS],
);
const [large, small] = [await createKeyOwner(db), await createKeyOwner(db)];
for (const { workspaceId } of [large, small])
  await pool.query(
    "insert into workspace_account (workspace_id, company_id, source) select $1, id, 'signal' from company",
    [workspaceId],
  );

log(`generating ${INSIGHTS} insights`);
await generate("insight", large, PER_MONTH, { from: addMonths(start, -1), to: start }, true);
const service = await forkService(url);
const reader = openCaller(service.address, small.key, small.userId);
const readFeed = () => reader.get("/api/v1/insights/feed");

log("partitioning");
const converting = await measureWaits(() =>
  partitionTable(db, INSIGHT, { now: new Date(start.getTime() - 15 * 86_400_000), log }),
);
await generateMonths();
await createMonths(db, INSIGHT, now);
await correctCounts();
await pool.query("vacuum analyze insight");
await pool.query("analyze");

const rows = await compareFeeds(service.address, { large, small, few: FEW });

log("dropping");
const [, month] = await listPartitions(db, INSIGHT);
if (month === undefined) throw new Error("There are no months.");
const counting = await measureWaits(async () => {
  await followMonth(db, month.name);
  await countMonth(db, month.name, 100);
});
const dropping = await measureWaits(() =>
  dropPartition(db, INSIGHT, month, async (transaction) => {
    await insertRemovedMonth(transaction, month.name);
    return true;
  }),
);
const correcting = await measureWaits(() =>
  pruneInsights({ db, clock: { now: () => now }, keptDays: undefined })(
    {},
    { signal: new AbortController().signal, log: silentLog },
  ),
);
const { rows: check } = await pool.query(
  `select (select sum(insights_count) from workspace_account)::bigint as kept, (select count(*) from insight) as counted,
    pg_size_pretty(sum(pg_total_relation_size(relid))) as size from pg_partition_tree('insight')`,
);

console.log(machine());
printTable(`${Number(check[0].counted).toLocaleString("en-US")} insights, ${check[0].size}`, rows);
printTable(`Months of ${PER_MONTH.toLocaleString("en-US")} insights, while a feed is read over and over`, [
  { work: `partitioning ${PER_MONTH.toLocaleString("en-US")}`, ...converting },
  { work: "counting a month by account", ...counting },
  { work: "dropping it", ...dropping },
  { work: "correcting the counts of accounts", ...correcting },
]);
console.log(`Counts of accounts add up to ${check[0].kept}, and there are ${check[0].counted} insights.`);
await reader.close();
await service.stop();
await close();

function log(message: string): void {
  console.error(`${new Date().toISOString().slice(11, 19)} ${message}`);
}

/** Does some work while a feed is read, and returns how long both took. */
async function measureWaits(work: () => Promise<void>) {
  let isDone = false;
  let longest = 0;
  let reads = 0;
  const reading = (async () => {
    while (!isDone) {
      const began = performance.now();
      await readFeed();
      longest = Math.max(longest, performance.now() - began);
      reads += 1;
    }
  })();
  const began = performance.now();
  await work().finally(() => {
    isDone = true;
  });
  const took = performance.now() - began;
  await reading;
  return { ms: milliseconds(took), "slowest read ms": milliseconds(longest), reads };
}

/** Inserts insights of a period without triggers, which would take most of the time. */
async function generate(
  table: string,
  { workspaceId }: KeyOwner,
  count: number,
  { from, to }: { readonly from: Date; readonly to: Date },
  numbered: boolean,
): Promise<void> {
  const run = await pool.query("insert into insight_run (workspace_id, source) values ($1, 'crm') returning id", [
    workspaceId,
  ]);
  const client = await pool.connect();
  try {
    await client.query("set session_replication_role = replica");
    await client.query(
      `insert into ${table} (${numbered ? "" : "id, "}workspace_id, run_id, company_id, alert_type, alert_text, sentiment, alert_date, dedupe_key)
      select ${numbered ? "" : "nextval('insight_id_seq'), "}$1, $2::bigint, 1 + n % $3, 'crm', 'Insight ' || n, (array['positive', 'negative', 'neutral'])[1 + n % 3],
        $4::timestamptz + n * (($5::timestamptz - $4::timestamptz) / $6::int), $2::bigint::text || ' ' || n
      from generate_series(0, $6::int - 1) as n`,
      [workspaceId, run.rows[0].id, ACCOUNTS, from, to, count],
    );
  } finally {
    await client.query("reset session_replication_role");
    client.release();
  }
}

/** Fills a table for each month and attaches it, which builds its indexes at once. */
async function generateMonths(): Promise<void> {
  for (const { name, kind } of await listPartitions(db, INSIGHT))
    if (kind === "month") await pool.query(`drop table ${name}`);
  for (let place = MONTHS - 1; place >= 0 && performance.now() < GENERATING_MS; place -= 1) {
    const [from, to] = [addMonths(start, place), addMonths(start, place + 1)];
    const name = `insight_${from.toISOString().slice(0, 7).replace("-", "")}`;
    log(name);
    await pool.query(`create table ${name} (like insight including defaults including constraints)`);
    const last = to > now ? now : to;
    await generate(name, large, PER_MONTH, { from, to: last }, false);
    if (to > now) await generate(name, small, FEW, { from, to: last }, false);
    await pool.query(
      `alter table insight attach partition ${name} for values from ('${from.toISOString()}') to ('${to.toISOString()}')`,
    );
  }
}

/** Derives what triggers would have. */
async function correctCounts(): Promise<void> {
  log("deriving keys and counts");
  await pool.query("analyze");
  await pool.query(`insert into insight_key (workspace_id, dedupe_key, alert_date)
    select workspace_id, dedupe_key, alert_date from insight where alert_date >= '${start.toISOString()}'`);
  log("hours");
  await pool.query(`insert into insight_hour (workspace_id, hour, alert_type, sentiment, insight_count)
    select workspace_id, date_trunc('hour', alert_date, 'UTC'), alert_type, sentiment, count(*) from insight group by 1, 2, 3, 4`);
  log("latest");
  await pool.query(`insert into insight_account_latest (workspace_id, company_id, alert_type, sentiment, alert_date)
    select workspace_id, company_id, alert_type, sentiment, max(alert_date) from insight group by 1, 2, 3, 4`);
  log("accounts");
  await pool.query(`update workspace_account as a set insights_count = c.size
    from (select workspace_id, company_id, count(*) as size from insight group by 1, 2) as c
    where a.workspace_id = c.workspace_id and a.company_id = c.company_id`);
}
