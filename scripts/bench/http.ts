/**
 * What the request path costs: requests a second of the service beside a bare node:http server that sends the same bytes, both in
 * processes of their own. Every request of the service is authenticated and counted (one statement), validated, its answer checked and
 * logged. `npm run bench -- http [seconds]`
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { Pool } from "undici";
import { issueKey } from "../../server/agent-keys/issue-key.ts";
import { connect } from "../../server/db/connect.ts";
import { migrate } from "../../server/db/migrate.ts";
import { createSecrets } from "../../server/secrets.ts";
import { openTestCluster } from "../../test/support/cluster.ts";
import { machine, printTable, ratio } from "./measure.ts";

const SECONDS = Number(process.argv[2] ?? 5);
const AT_ONCE = 32;
const SECRET_KEY = "a secret key for the benchmark, long enough";

const cases = [
  { what: "GET with query, static answer of 12 KB", method: "GET", path: "/api/v1/account/firmographic-options" },
  { what: "GET refused with 422", method: "GET", path: "/api/v1/account/search-by-name-or-domain?limit=0" },
  {
    what: "POST list of 50 accounts",
    method: "POST",
    path: "/api/v1/account/get-account-list",
    body: '{"pagination":{"limit":50}}',
  },
] as const;

const cluster = await openTestCluster();
await migrate(cluster.url);
const { db, pool, close } = connect({ url: cluster.url, applicationName: "bench" });
await pool.query("insert into workspace default values");
// A key for each request under way, as many callers have, each with a counter of its own.
await pool.query(
  "insert into app_user (id, email, workspace_id) select 'user_' || n, n || '@workspace.example', 1 from generate_series(1, $1::int) as n",
  [AT_ONCE],
);
await pool.query(
  "insert into company (domain, name) select 'c' || n || '.example', 'Company ' || n from generate_series(1, 1000) as n",
);
await pool.query(
  "insert into workspace_account (workspace_id, company_id, source) select 1, id, 'sample' from company",
);
const secrets = createSecrets(SECRET_KEY);
const keys = await Promise.all(
  Array.from({ length: AT_ONCE }, (_, index) => issueKey(db, secrets, `user_${index + 1}`, new Date())),
);

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
const bare = fork(new URL("http-bare.ts", import.meta.url), { stdio: ["ignore", "ignore", "inherit", "ipc"] });
const [[serviceAddress], [bareAddress]] = await Promise.all([once(service, "message"), once(bare, "message")]);

async function perSecond(address: string, { method, path, ...rest }: (typeof cases)[number]): Promise<number> {
  const requests = new Pool(address, { connections: AT_ONCE, pipelining: 1 });
  let count = 0;
  const end = performance.now() + SECONDS * 1000;
  const send = async (key: string): Promise<void> => {
    const headers = { "x-api-key": key, ...("body" in rest && { "content-type": "application/json" }) };
    while (performance.now() < end) {
      const { body } = await requests.request({ method, path, headers, ...("body" in rest && { body: rest.body }) });
      await body.dump();
      count += 1;
    }
  };
  await Promise.all(keys.map(send));
  await requests.close();
  return count / SECONDS;
}

const rows = [];
for (const example of cases) {
  const answer = await fetch(serviceAddress + example.path, {
    method: example.method,
    headers: { "x-api-key": keys[0] ?? "", "content-type": "application/json" },
    ...("body" in example && { body: example.body }),
  });
  bare.send(await answer.text());
  await once(bare, "message");
  const [bareRate, rate] = [await perSecond(bareAddress, example), await perSecond(serviceAddress, example)];
  rows.push({
    request: example.what,
    "bare node:http /s": Math.round(bareRate),
    "service /s": Math.round(rate),
    share: ratio(rate / bareRate),
  });
}
console.log(machine());
printTable(`${AT_ONCE} requests at once, ${SECONDS} s each`, rows);
service.kill();
bare.kill();
await close();
await cluster.close();
