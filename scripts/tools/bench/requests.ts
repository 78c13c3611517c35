// npm run bench -- requests [requests]
// Processor time of the request path for a list of accounts, without a database: routing, authentication of a caller who is
// known already, limits, validation, response check, metrics and a log line for each request. Beside Fastify, which
// validates the body and has none of the others.
// Target: at most twice the processor time of Fastify, which is half of its rate.
import { fork } from "node:child_process";
import { once } from "node:events";
import { Pool } from "undici";
import { machine, printTable, quantile, ratio } from "./support/measure.ts";

const REQUESTS = Number(process.argv[2] ?? 20_000);
const CONNECTIONS = 20;
const ROUNDS = 5;

const systems = { service: await start("service"), fastify: await start("fastify") };
for (const system of Object.values(systems)) await system.cost(REQUESTS);
const costs = { service: [] as number[], fastify: [] as number[] };
for (let round = 0; round < ROUNDS; round += 1)
  for (const name of ["service", "fastify"] as const) costs[name].push(await systems[name].cost(REQUESTS));
for (const system of Object.values(systems)) await system.stop();
const [service, bare] = [quantile(costs.service, 0.5), quantile(costs.fastify, 0.5)];
console.log(machine());
printTable(`${REQUESTS.toLocaleString("en-US")} lists of 20 accounts`, [
  {
    "request path": "this service",
    "microseconds of processor time": Math.round(service),
    "beside Fastify": ratio(service / bare),
  },
  { "request path": "Fastify, no log", "microseconds of processor time": Math.round(bare), "beside Fastify": ratio(1) },
]);

/** Starts a server in a process of its own. `cost` returns the processor time of a request, in microseconds. */
async function start(name: string) {
  const child = fork(new URL("./support/requests-child.ts", import.meta.url), [name], {
    stdio: ["ignore", "ignore", "inherit", "ipc"],
    env: { ...process.env, NODE_ENV: "production" },
  });
  const [address]: string[] = await once(child, "message");
  const pool = new Pool(address ?? "", { connections: CONNECTIONS });
  const processorTime = async (): Promise<number> => {
    child.send("processor time");
    const [microseconds]: number[] = await once(child, "message");
    return microseconds ?? Number.NaN;
  };
  const request = async (): Promise<void> => {
    const { statusCode, body } = await pool.request({
      method: "POST",
      path: "/api/v1/account/get-account-list",
      headers: { "content-type": "application/json", "x-api-key": "ai_live_x" },
      body: '{"pagination":{"limit":20}}',
    });
    const text = await body.text();
    if (statusCode !== 200) throw new Error(`${statusCode} ${text}`);
  };
  return {
    cost: async (count: number): Promise<number> => {
      const before = await processorTime();
      let left = count;
      const sender = async (): Promise<void> => {
        while (left > 0) {
          left -= 1;
          await request();
        }
      };
      await Promise.all(Array.from({ length: CONNECTIONS }, sender));
      return ((await processorTime()) - before) / count;
    },
    stop: async (): Promise<void> => {
      await pool.close();
      child.kill();
      await once(child, "exit");
    },
  };
}
