// npm run bench -- accounts [accounts]
// Account lists and name search over HTTP in a workspace of a million accounts, compared with bare SQL for the same
// rows.
// Targets: a first page takes at most 4 times as long as bare SQL without the count. The page at offset 100,000 takes
// at most 3 times as long as the first page. Name search takes at most 1.5 times as long as bare SQL.
import { createKeyOwner } from "../../support/keys.ts";
import { openBenchmarkDatabase } from "./support/database.ts";
import { machine, milliseconds, printTable, ratio, timeInTurns } from "./support/measure.ts";
import { forkService, openCaller } from "./support/service.ts";

const ACCOUNTS = Number(process.argv[2] ?? 1_000_000);
/** The number of runs for work of about a millisecond (RUNS) and of up to a second (SLOW_RUNS). */
const RUNS = 200;
const SLOW_RUNS = 7;

const PREFIXES = "{north,silver,data,cloud,blue,green,rapid,lumen,terra,nova,quant,hydro,aero,bio,cyber,delta}";
const ROOTS = "{wind,stone,forge,works,line,field,port,gate,peak,bridge,stream,leaf,spark,point,mark,craft}";
const BRANCHES =
  "{payments,logistics,health,robotics,energy,foods,labs,systems,media,travel,games,security,analytics,motors,bank,studios}";

const { db, pool, url, close } = await openBenchmarkDatabase();
const { key, workspaceId } = await createKeyOwner(db);
await generate();
const service = await forkService(url);
const caller = openCaller(service.address, key);

async function generate(): Promise<void> {
  await pool.query(
    `insert into company (domain, name, one_liner, employee_count, funding_stage, hq_country, search_name, name_key)
    select 'c' || n || '.example', name, 'What company ' || n || ' does', n % 5000,
      (array['Seed','Series A','Series B','Public',null])[1 + n % 5],
      (array['USA','DEU','FRA','GBR','IND'])[1 + n % 5], searchable_text(name), company_name_key(name)
    from (
      select n, initcap(($2::text[])[1 + (n::bigint * 7919) % 16]) || ($3::text[])[1 + (n / 16) % 16] || ' '
        || initcap(($4::text[])[1 + (n / 256) % 16]) || ' ' || n % 97 as name
      from generate_series(1, $1::int) as n
    ) as named`,
    [ACCOUNTS, PREFIXES, ROOTS, BRANCHES],
  );
  await pool.query(
    `insert into workspace_account (workspace_id, company_id, source, insights_count)
    select $1, id, 'sample', case when id % 10 = 0 then id % 50 else 0 end from company`,
    [workspaceId],
  );
  await pool.query("vacuum analyze");
}

function bareList(order: string) {
  return () =>
    pool.query(
      `select c.id, c.domain, c.name, c.industry, c.employee_count, c.funding_stage, c.hq_country, c.one_liner,
        a.is_imported, a.is_present_in_crm, a.added_at, a.insights_count
      from workspace_account a join company c on c.id = a.company_id
      where a.workspace_id = $1 order by ${order} limit 50`,
      [workspaceId],
    );
}
function listPage(offset: number) {
  return () => caller.post("/api/v1/account/get-account-list", { pagination: { limit: 50, offset } });
}
function filteredPage(page: number, more: object = {}) {
  return () => caller.post("/api/v2/account/filtered-accounts", { page, page_size: 50, ...more });
}
function bareNameSearch(query: string) {
  return () =>
    pool.query("select * from company where name_key % $1 order by similarity(name_key, $1) desc limit 10", [query]);
}
function nameSearch(query: string) {
  return () => caller.get(`/api/v1/account/search-by-name-or-domain?query=${encodeURIComponent(query)}`);
}

interface Comparison {
  readonly what: string;
  readonly run: () => Promise<unknown>;
  readonly beside: string;
  readonly baseline: () => Promise<unknown>;
  readonly maxRatio: number;
  readonly runs: number;
}

async function compare({ what, run, beside, baseline, maxRatio, runs }: Comparison): Promise<Record<string, string>> {
  const timing = await timeInTurns(runs, { run, baseline });
  return {
    what,
    "median ms": milliseconds(timing.run.median),
    beside: `${beside} ${milliseconds(timing.baseline.median)} ms`,
    ratio: ratio(timing.run.median / timing.baseline.median),
    target: `≤ ${maxRatio}x`,
  };
}

const byInsights = bareList("-a.insights_count, a.company_id");
const firstPages = [
  { what: "get-account-list", run: listPage(0), baseline: bareList("a.company_id") },
  { what: "filtered-accounts", run: filteredPage(0), baseline: byInsights },
].map((page) => ({ ...page, what: `${page.what}, first page`, beside: "bare SQL", maxRatio: 4, runs: RUNS }));
const byName = { sort_key: "name" };
const seedStage = { filters: { funding_stages: ["Seed"] } };
const deepPages = [
  { what: "get-account-list", run: listPage(100_000), baseline: listPage(0), runs: RUNS },
  { what: "filtered-accounts", run: filteredPage(2_000), baseline: filteredPage(0), runs: RUNS },
  {
    what: "filtered-accounts by name",
    run: filteredPage(2_000, byName),
    baseline: filteredPage(0, byName),
    runs: SLOW_RUNS,
  },
  {
    what: "filtered-accounts of one stage",
    run: filteredPage(2_000, seedStage),
    baseline: filteredPage(0, seedStage),
    runs: SLOW_RUNS,
  },
].map((page) => ({ ...page, what: `${page.what}, offset 100,000`, beside: "first page", maxRatio: 3 }));
const nameSearches = ["Northwind Payments", "nortwind payments", "silverstone"].map((query) => ({
  what: `name search "${query}"`,
  run: nameSearch(query),
  beside: "bare SQL",
  baseline: bareNameSearch(query.toLowerCase()),
  maxRatio: 1.5,
  runs: SLOW_RUNS,
}));

// Warm-up, so that code is compiled and statements are planned before the measurements.
for (let run = 0; run < 10 * RUNS; run++) await Promise.all([listPage(0)(), filteredPage(0)()]);
const figures = [];
for (const comparison of [...firstPages, ...deepPages, ...nameSearches]) figures.push(await compare(comparison));
console.log(machine());
printTable(`${ACCOUNTS.toLocaleString("en-US")} accounts`, figures);
await caller.close();
await service.stop();
await close();
