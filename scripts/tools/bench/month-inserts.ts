// npm run bench -- month-inserts [rounds]
// What unique rules and foreign keys over all months cost: insights, social posts, engagements and webhook events are
// written as the service writes them, a thousand at a time, into tables by month and into ordinary ones, in turns. Compares
// the processor time of Postgres. Target: at most 1.6 times that of ordinary tables. Needs Linux.
import { insertEngagements } from "../../../server/catalogue/queries-engagements.ts";
import { insertSocialPosts } from "../../../server/catalogue/queries-social-posts.ts";
import type { Db } from "../../../server/db/connect.ts";
import { partitionTable } from "../../../server/db/partitions/convert.ts";
import { addMonths, createMonths } from "../../../server/db/partitions/months.ts";
import { PARTITIONED_TABLES } from "../../../server/db/partitions/tables.ts";
import { insertInsightRun, insertInsights } from "../../../server/insights/public.ts";
import { createSecrets } from "../../../server/secrets/secrets.ts";
import { publish } from "../../../server/webhooks/public.ts";
import { generateCompanies } from "../../support/catalogue.ts";
import { createKeyOwner } from "../../support/keys.ts";
import { processorSeconds } from "../../support/processor-seconds.ts";
import { openBenchmarkDatabase } from "./support/database.ts";
import { machine, printTable, ratio } from "./support/measure.ts";

const ROUNDS = Number(process.argv[2] ?? 20);
const ROWS = 1_000;
const COMPANIES = 1_000;
const ENDPOINTS = 100;
/** How long ago the tables were partitioned. */
const MONTHS_AGO = 6;

const secrets = createSecrets("x".repeat(32));
const now = new Date();
const [plain, monthly] = [await open(), await open()];
const then = addMonths(now, -MONTHS_AGO);
for (const table of PARTITIONED_TABLES) {
  await partitionTable(monthly.db, table, { now: then, log: () => undefined });
  await createMonths(monthly.db, table, now);
}
const rows = [];
for (const kind of ["insights", "social posts", "engagements", "webhook deliveries"] as const) {
  for (const { write } of [plain, monthly]) await write[kind](0);
  let [ordinary, byMonth] = [0, 0];
  for (let round = 1; round <= ROUNDS; round += 1) {
    ordinary += await processorTime(plain.pid, () => plain.write[kind](round));
    byMonth += await processorTime(monthly.pid, () => monthly.write[kind](round));
  }
  rows.push({
    rows: kind,
    "ordinary, µs a row": Math.round((ordinary / ROUNDS / ROWS) * 1e6),
    "by month, µs a row": Math.round((byMonth / ROUNDS / ROWS) * 1e6),
    "by month beside ordinary": ratio(byMonth / ordinary),
  });
}
console.log(machine());
printTable(`${ROWS.toLocaleString("en-US")} rows at a time`, rows);
await plain.close();
await monthly.close();

async function processorTime(pid: number, work: () => Promise<unknown>): Promise<number> {
  const before = processorSeconds(pid);
  await work();
  return processorSeconds(pid) - before;
}

/** Opens a database, and one session in it that writes. */
async function open() {
  const { db, pool, close } = await openBenchmarkDatabase({ poolSize: 1 });
  await generateCompanies(db, COMPANIES);
  const { workspaceId } = await createKeyOwner(db);
  const { rows: companies } = await pool.query<{ id: number }>("select id from company order by id");
  await pool.query(
    "insert into workspace_account (workspace_id, company_id, source) select $1, id, 'signal' from company",
    [workspaceId],
  );
  await pool.query(
    `insert into webhook_endpoint (id, workspace_id, url, host, events)
    select 'wh_' || n, $1, 'https://a.example', 'a.example', '{crm_job.completed}' from generate_series(1, $2) as n`,
    [workspaceId, ENDPOINTS],
  );
  const runId = await insertInsightRun(db, workspaceId, { kind: "crm" });
  const person = (name: string) => ({
    ...{ social_url: `https://network.example/in/${name}`, name, title: null, company_domain: null },
  });
  const numbers = Array.from({ length: ROWS }, (_, place) => place);
  const url = (round: number, place: number) => `https://posts.example/${round}-${place}`;
  const write = {
    insights: (round: number) =>
      insertInsights(
        db,
        runId,
        numbers.map((place) => ({
          companyId: companies[place % COMPANIES]!.id,
          text: `Finding ${place} of ${round}`,
          dedupeKey: `finding:${round}:${place}`,
        })),
        now,
      ),
    "social posts": (round: number) =>
      insertSocialPosts(
        db,
        secrets,
        numbers.map((place) => ({
          ...{ url: url(round, place), author: person(`author-${place}`), text: `Post ${place}`, posted_at: now },
        })),
      ),
    engagements: (round: number) =>
      insertEngagements(
        db,
        secrets,
        numbers.map((place) => ({
          ...{ post_url: url(round, place % 100), kind: "comment" as const, text: "Yes.", at: now },
          actor: person(`actor-${place}`),
        })),
      ),
    "webhook deliveries": (round: number) => publishAll(db, workspaceId, round),
  };
  const { rows: sessions } = await pool.query<{ pid: number }>("select pg_backend_pid() as pid");
  return { db, write, close, pid: sessions[0]!.pid };
}

async function publishAll(db: Db, workspaceId: number, round: number): Promise<void> {
  const counts = { total: 1, created: 1, updated: 0, skipped: 0, failed: 0 };
  const data = {
    ...{ job_id: `job_${round}`, job_type: "sync_accounts" as const, connected_crm: null, error_message: null },
    ...counts,
  };
  for (let event = 0; event < ROWS / ENDPOINTS; event += 1)
    await publish(db, { workspaceId, at: now, type: "crm_job.completed", data });
}
