/**
 * Account lists and name search in a workspace of a million accounts, over HTTP, beside the bare SQL of the same rows. The
 * service is a process of its own, as it is for its callers.
 * Targets: the page at offset 100,000 at most 3 times the first page; the first page at most 4 times its bare SQL without the
 * count; name search at most 1.5 times its bare SQL. `npm run bench -- accounts [accounts]`
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { Client } from "undici";
import { countAccounts, listAccountRows } from "../../server/accounts/queries-list.ts";
import { issueKey } from "../../server/agent-keys/issue-key.ts";
import { connect } from "../../server/db/connect.ts";
import { migrate } from "../../server/db/migrate.ts";
import { createSecrets } from "../../server/secrets.ts";
import { openTestCluster } from "../../test/support/cluster.ts";
import { machine, milliseconds, printTable, ratio, timeInTurns } from "./measure.ts";

const ACCOUNTS = Number(process.argv[2] ?? 1_000_000);
/** A page takes a millisecond, so that one run tells nothing; those that read every account take up to a second. */
const RUNS = 200;
const LONG_RUNS = 7;
const SECRET_KEY = "a secret key for the benchmark, long enough";
const USER_ID = "user_bench";

const cluster = await openTestCluster();
const { db, pool, close } = connect({ url: cluster.url, applicationName: "bench", statementTimeoutMs: 0 });

async function generate(): Promise<void> {
  await migrate(cluster.url);
  await pool.query(`insert into company (domain, name, one_liner, employee_count, funding_stage, hq_country, search_name, name_key)
    select 'c' || n || '.example', name, 'What company ' || n || ' does', n % 5000, (array['Seed','Series A','Series B','Public',null])[1 + n % 5],
      (array['USA','DEU','FRA','GBR','IND'])[1 + n % 5], searchable_text(name), company_name_key(name)
    from (select n, initcap(a.word) || b.word || ' ' || initcap(c.word) || ' ' || n % 97 as name
      from generate_series(1, ${ACCOUNTS}) as n
      cross join lateral (select (array['north','silver','data','cloud','blue','green','rapid','lumen','terra','nova','quant','hydro','aero','bio','cyber','delta'])[1 + (n::bigint * 7919) % 16] as word) as a
      cross join lateral (select (array['wind','stone','forge','works','line','field','port','gate','peak','bridge','stream','leaf','spark','point','mark','craft'])[1 + (n / 16) % 16] as word) as b
      cross join lateral (select (array['payments','logistics','health','robotics','energy','foods','labs','systems','media','travel','games','security','analytics','motors','bank','studios'])[1 + (n / 256) % 16] as word) as c) as named`);
  await pool.query("insert into workspace default values");
  await pool.query("insert into app_user (id, email, workspace_id) values ($1, 'bench@workspace.example', 1)", [
    USER_ID,
  ]);
  await pool.query(
    "insert into workspace_account (workspace_id, company_id, source, insights_count) select 1, id, 'sample', case when id % 10 = 0 then id % 50 else 0 end from company",
  );
  await pool.query("vacuum analyze");
}

await generate();
const apiKey = await issueKey(db, createSecrets(SECRET_KEY), USER_ID, new Date());
const settings = {
  PORT: "0",
  DATABASE_URL: cluster.url,
  SECRET_KEY,
  LOG_LEVEL: "info",
  SAMPLE_DATA: "0",
  WORKERS: "0",
  RATE_LIMIT_READS: "1000000",
  NODE_ENV: "production",
};
const service = fork(new URL("http-service.ts", import.meta.url), {
  env: { ...process.env, ...settings },
  stdio: ["ignore", "ignore", "inherit", "ipc"],
});
const [address]: string[] = await once(service, "message");
if (address === undefined) throw new Error("the service did not tell its address");
const client = new Client(address);

async function call(method: "GET" | "POST", path: string, body?: unknown): Promise<unknown> {
  const headers = { "X-API-Key": apiKey, "Content-Type": "application/json" };
  const answer = await client.request({
    method,
    path,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.statusCode} ${await answer.body.text()}`);
  return answer.body.json();
}

const COLUMNS =
  "c.id, c.domain, c.name, c.industry, c.employee_count, c.funding_stage, c.hq_country, c.one_liner, a.is_imported, a.is_present_in_crm, a.added_at, a.insights_count";
function bareSql(order: string) {
  return () =>
    pool.query(
      `select ${COLUMNS} from workspace_account a join company c on c.id = a.company_id where a.workspace_id = 1 order by ${order} limit 50`,
    );
}
function listPage(offset: number) {
  return () => call("POST", "/api/v1/account/get-account-list", { pagination: { limit: 50, offset } });
}
function filteredPage(page: number, more: object = {}) {
  return () => call("POST", "/api/v2/account/filtered-accounts", { page, page_size: 50, ...more });
}
function nameSql(query: string) {
  return () =>
    pool.query("select * from company where search_name % $1 order by similarity(search_name, $1) desc limit 10", [
      query,
    ]);
}
function nameSearch(query: string) {
  return () => call("GET", `/api/v1/account/search-by-name-or-domain?query=${encodeURIComponent(query)}`);
}

const figures: Record<string, string>[] = [];
async function compare(
  what: string,
  action: () => Promise<unknown>,
  beside: string,
  base: () => Promise<unknown>,
  target: number,
  runs = RUNS,
): Promise<void> {
  const { own, baseline } = await timeInTurns(runs, { own: action, baseline: base });
  // Other work on the machine makes a request wait at each of its six changes of process, bare SQL at two: the fastest waited least.
  figures.push({
    what,
    "median ms": milliseconds(own.median),
    "fastest ms": milliseconds(own.fastest),
    beside: `${beside} ${milliseconds(baseline.median)} ms, ${milliseconds(baseline.fastest)} ms`,
    ratio: ratio(own.median / baseline.median),
    "of the fastest": ratio(own.fastest / baseline.fastest),
    target: `≤ ${target}x`,
  });
}

// Code that has run for a while is compiled, statements are planned: a service is measured as it is after its first seconds.
for (let run = 0; run < 10 * RUNS; run++) await Promise.all([listPage(0)(), filteredPage(0)()]);

function part(more: object) {
  return () =>
    Promise.all([
      listAccountRows(db, {
        workspaceId: 1,
        filters: {},
        sortKey: "id",
        sortDirection: "asc",
        limit: 50,
        offset: 0,
        ...more,
      }),
      countAccounts(db, 1, {}),
    ]);
}
await compare("accounts by id with count, database part", part({}), "bare SQL", bareSql("a.company_id"), 2);
await compare(
  "accounts by insights with count, database part",
  part({ sortKey: "insights_count", sortDirection: "desc" }),
  "bare SQL",
  bareSql("-a.insights_count, a.company_id"),
  2,
);
await compare("get-account-list, first page", listPage(0), "bare SQL", bareSql("a.company_id"), 4);
await compare("get-account-list, offset 100,000", listPage(100_000), "first page", listPage(0), 3);
await compare(
  "filtered-accounts, first page",
  filteredPage(0),
  "bare SQL",
  bareSql("-a.insights_count, a.company_id"),
  4,
);
await compare("filtered-accounts, offset 100,000", filteredPage(2_000), "first page", filteredPage(0), 3);
await compare(
  "filtered-accounts by name, offset 100,000",
  filteredPage(2_000, { sort_key: "name" }),
  "first page",
  filteredPage(0, { sort_key: "name" }),
  3,
  LONG_RUNS,
);
const stage = { filters: { funding_stages: ["Seed"] } };
await compare(
  "filtered-accounts, Seed, offset 100,000",
  filteredPage(2_000, stage),
  "first page",
  filteredPage(0, stage),
  3,
  LONG_RUNS,
);
for (const query of ["Northwind Payments", "nortwind payments", "silverstone"]) {
  await compare(`name search "${query}"`, nameSearch(query), "bare SQL", nameSql(query.toLowerCase()), 1.5, LONG_RUNS);
}

console.log(
  `${machine()}; ${ACCOUNTS.toLocaleString("en-US")} accounts, ${RUNS} runs each, ${LONG_RUNS} of what takes long`,
);
printTable("Accounts", figures);
await client.close();
service.kill();
await close();
await cluster.close();
