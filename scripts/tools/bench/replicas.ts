// npm run bench -- replicas [requests]
// What hot standbys spare the primary: the same reads, and then reads with a write in ten requests, by a service without
// a standby, with one and with two, in turns. Servers, service and client share the processors of one machine, so that
// what counts is the processor time and the statements of the primary for each request, not how many were served.
// Needs Linux.
// Target: at least nine of ten reads of those that only read are served by a standby; none fails.
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { createAuthenticate } from "../../../server/agent-keys/queries-authenticate.ts";
import { connect } from "../../../server/db/connect.ts";
import { migrate } from "../../../server/db/migrate.ts";
import { createSecrets } from "../../../server/secrets/secrets.ts";
import { openTestCluster } from "../../support/cluster.ts";
import { createKeyOwner, TEST_SECRET_KEY } from "../../support/keys.ts";
import { processorSeconds } from "../../support/processor-seconds.ts";
import { openStandby } from "../../support/standby.ts";
import { until } from "../../support/until.ts";
import { machine, milliseconds, printTable, quantile, ratio, timeInTurns } from "./support/measure.ts";
import { type Caller, forkService, openCaller } from "./support/service.ts";

const REQUESTS = Number(process.argv[2] ?? 500);
const ROUNDS = 5;
const CLIENTS = 8;
const ACCOUNTS = 20_000;
const WRITE_IN = 10;
const AUTHENTICATIONS = 2_000;

const cluster = await openTestCluster({ durable: true });
await migrate(cluster.url);
const { db, pool, close } = connect({ url: cluster.url, applicationName: "bench", statementTimeoutMs: 0 });
const { key, userId, workspaceId } = await createKeyOwner(db);
await generate();
await countStatements();
const standbys = [await openStandby(cluster.url), await openStandby(cluster.url)];

interface Way {
  readonly caller: Caller;
  /** How many reads the standbys served so far, and why the primary served the others. */
  outcomes(): Promise<Map<string, number>>;
  stop(): Promise<void>;
}

const ways = {
  "primary alone": await startWay(0),
  "with one standby": await startWay(1),
  "with two": await startWay(2),
};
type Name = keyof typeof ways;
const names = Object.keys(ways) as Name[];

const tables = { reads: await measure(0), mixed: await measure(WRITE_IN) };
const authentication = await timeAuthentication();
console.log(machine());
printTable("Requests that only read", tables.reads);
printTable(`One write in ${WRITE_IN} requests`, tables.mixed);
printTable("Authenticating a request", [
  {
    "without the position, median ms": milliseconds(authentication.without.median),
    "with the position": milliseconds(authentication.with.median),
    ratio: ratio(authentication.with.median / authentication.without.median),
  },
]);
for (const way of Object.values(ways)) await way.stop();
for (const standby of standbys) await standby.close();
await close();
await cluster.close();

async function generate(): Promise<void> {
  await pool.query(
    "insert into company (domain, name) select 'c' || n || '.example', 'C' || n from generate_series(1, $1::int) n",
    [ACCOUNTS],
  );
  await pool.query(
    "insert into workspace_account (workspace_id, company_id, source) select $1, id, 'sample' from company",
    [workspaceId],
  );
  const run = await pool.query("insert into insight_run (workspace_id, source) values ($1, 'crm') returning id", [
    workspaceId,
  ]);
  await pool.query(
    `insert into insight (workspace_id, run_id, company_id, alert_type, alert_text, sentiment, alert_date, dedupe_key)
    select $1, $2, id, 'crm', 'Insight ' || id, 'positive', now() - id * interval '1 minute', id::text from company`,
    [workspaceId, run.rows[0].id],
  );
  await pool.query("vacuum analyze");
}

/** Makes the servers count statements. */
async function countStatements(): Promise<void> {
  await pool.query("alter system set shared_preload_libraries = 'pg_stat_statements'");
  process.kill(cluster.pid(), "SIGINT");
  await until(() =>
    pool.query("create extension if not exists pg_stat_statements").then(
      () => true,
      () => false,
    ),
  );
}

async function startWay(count: number): Promise<Way> {
  const urls = standbys.slice(0, count).map(({ url }) => url);
  const service = await forkService(cluster.url, { WORKERS: "0", DATABASE_READ_URL: urls.join() });
  const metrics = async (): Promise<string> => (await fetch(`${service.address}/metrics`)).text();
  await until(async () => [...(await metrics()).matchAll(/^read_replica_serving\{.*\} 1$/gm)].length === count);
  const caller = openCaller(service.address, key, userId);
  return {
    caller,
    outcomes: async () => {
      const samples = (await metrics()).matchAll(/^read_replica_reads_total\{outcome="(\w+)"\} (\d+)$/gm);
      return new Map([...samples].map(([, outcome = "", reads]) => [outcome, Number(reads)]));
    },
    stop: async () => {
      await caller.close();
      await service.stop();
    },
  };
}

/** What it took to serve some requests. */
interface Cost {
  readonly primaryMs: number;
  readonly standbyMs: number;
  readonly statements: number;
  readonly times: readonly number[];
}

/** Serves requests in every way, in turns. One in `writeIn` is a write; none if that is 0. Returns the rows of a table. */
async function measure(writeIn: number): Promise<Record<string, string | number>[]> {
  const costs = new Map<Name, Cost[]>(names.map((name) => [name, []]));
  const before = new Map<Name, Map<string, number>>();
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const name of names) {
      if (round === 1) before.set(name, await ways[name].outcomes());
      const cost = await serve(ways[name].caller, writeIn);
      // The first round opens the connections.
      if (round > 0) costs.get(name)!.push(cost);
    }
  }
  const each = (name: Name, value: (cost: Cost) => number): number =>
    quantile(costs.get(name)!.map(value), 0.5) / REQUESTS;
  const alone = each(names[0]!, ({ primaryMs }) => primaryMs);
  return Promise.all(
    names.map(async (name) => {
      const after = await ways[name].outcomes();
      const outcomes = new Map(
        [...after].map(([outcome, count]) => [outcome, count - (before.get(name)?.get(outcome) ?? 0)] as const),
      );
      const reads = REQUESTS * ROUNDS * (writeIn === 0 ? 1 : 1 - 1 / writeIn);
      const primaryMs = each(name, (cost) => cost.primaryMs);
      const times = costs.get(name)!.flatMap((cost) => cost.times);
      return {
        service: name,
        "reads of a standby": `${((100 * (outcomes.get("replica") ?? 0)) / reads).toFixed(1)} %`,
        "of the primary": [...outcomes]
          .filter(([outcome, count]) => outcome !== "replica" && count > 0)
          .map(([outcome, count]) => `${count} ${outcome}`)
          .join(),
        "processor time of the primary, ms a request": milliseconds(primaryMs),
        "beside alone": ratio(primaryMs / alone),
        "of the standbys": milliseconds(each(name, ({ standbyMs }) => standbyMs)),
        "statements of the primary": each(name, ({ statements }) => statements).toFixed(1),
        "p50 ms": milliseconds(quantile(times, 0.5)),
        "p95 ms": milliseconds(quantile(times, 0.95)),
      };
    }),
  );
}

async function serve({ get, post }: Caller, writeIn: number): Promise<Cost> {
  const reads = [
    () => post("/api/v1/account/get-account-list", { pagination: { limit: 50 } }),
    () => post("/api/v2/account/filtered-accounts", { page: 0, page_size: 50 }),
    () => get("/api/v1/insights/feed"),
    () => get("/api/v1/credits"),
  ];
  const write = () => post("/api/v1/account/blocklist", { domains: [`${randomUUID()}.example`] });
  const [primary, standby] = [processorTime(cluster.pid()), standbyTime()];
  const statements = await countedStatements();
  const times: number[] = [];
  let sent = 0;
  const client = async (): Promise<void> => {
    while (sent < REQUESTS) {
      sent += 1;
      const request = writeIn > 0 && sent % writeIn === 0 ? write : reads[sent % reads.length]!;
      const start = performance.now();
      await request();
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return {
    primaryMs: processorTime(cluster.pid()) - primary,
    standbyMs: standbyTime() - standby,
    statements: (await countedStatements()) - statements,
    times,
  };
}

function processorTime(pid: number): number {
  return processorSeconds(pid) * 1_000;
}

function standbyTime(): number {
  return standbys.reduce((sum, standby) => sum + processorTime(standby.pid()), 0);
}

async function countedStatements(): Promise<number> {
  const { rows } = await sql<{
    calls: number;
  }>`select sum(calls)::int as calls from pg_stat_statements where toplevel`.execute(db);
  return rows[0]!.calls;
}

/** Times the statement that authenticates a request with the primary's position and without. */
function timeAuthentication() {
  const secrets = createSecrets(TEST_SECRET_KEY);
  const authenticate = (readsPosition: boolean) => {
    const run = createAuthenticate({ db, secrets, readsPosition });
    return () => run({ key, needsKey: true, actingUserId: undefined, clientAddress: "127.0.0.1", rate: "reads" });
  };
  return timeInTurns(AUTHENTICATIONS, { without: authenticate(false), with: authenticate(true) });
}
