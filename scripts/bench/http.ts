// npm run bench -- http [seconds]
// Requests a second of the service, beside a bare node:http server that sends the same bytes. No target.
import { Pool } from "undici";
import { connect } from "../../server/db/connect.ts";
import { migrate } from "../../server/db/migrate.ts";
import { openTestCluster } from "../../test/support/cluster.ts";
import { createKeyOwner } from "../../test/support/keys.ts";
import { machine, printTable, ratio } from "./support/measure.ts";
import { forkBareServer, forkService } from "./support/service.ts";

const SECONDS = Number(process.argv[2] ?? 5);
const CONCURRENCY = 32;

const cases = [
  { what: "GET, response of 12 KB without a query", method: "GET", path: "/api/v1/account/firmographic-options" },
  { what: "GET, rejected with 422", method: "GET", path: "/api/v1/account/search-by-name-or-domain?limit=0" },
  { what: "POST, list of 50 accounts", method: "POST", path: "/api/v1/account/get-account-list" },
] as const;

const cluster = await openTestCluster();
await migrate(cluster.url);
const { db, pool, close } = connect({ url: cluster.url, applicationName: "bench" });
const keys: string[] = [];
for (let caller = 0; caller < CONCURRENCY; caller++) keys.push((await createKeyOwner(db)).key);
await pool.query(
  "insert into company (domain, name) select 'c' || n || '.example', 'Company ' || n from generate_series(1, 1000) as n",
);
await pool.query(
  "insert into workspace_account (workspace_id, company_id, source) select workspace.id, company.id, 'sample' from workspace, company",
);
const [service, bare] = await Promise.all([forkService(cluster.url), forkBareServer()]);

function request({ method, path }: (typeof cases)[number], key = "") {
  const body = method === "POST" ? '{"pagination":{"limit":50}}' : null;
  return { method, path, headers: { "x-api-key": key, "content-type": "application/json" }, body };
}

async function ratePerSecond(address: string, example: (typeof cases)[number]): Promise<number> {
  const connections = new Pool(address, { connections: CONCURRENCY, pipelining: 1 });
  let count = 0;
  const end = performance.now() + SECONDS * 1000;
  const send = async (key: string): Promise<void> => {
    while (performance.now() < end) {
      const { body } = await connections.request(request(example, key));
      await body.dump();
      count += 1;
    }
  };
  await Promise.all(keys.map(send));
  await connections.close();
  return count / SECONDS;
}

const rows = [];
for (const example of cases) {
  const response = await fetch(service.address + example.path, request(example, keys[0]));
  await bare.send(await response.text());
  const [bareRate, rate] = [await ratePerSecond(bare.address, example), await ratePerSecond(service.address, example)];
  rows.push({
    request: example.what,
    "bare node:http /s": Math.round(bareRate),
    "service /s": Math.round(rate),
    share: ratio(rate / bareRate),
  });
}
console.log(machine());
printTable(`${CONCURRENCY} concurrent requests, ${SECONDS} s each`, rows);
await Promise.all([service.stop(), bare.stop()]);
await close();
await cluster.close();
