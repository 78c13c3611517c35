// npm run bench -- requests [requests]
// Processor time of the request path for a list of accounts, without a database: routing, authentication of a caller
// who is known already, limits, validation, response check, metrics and a log line for each request. Beside Fastify,
// which validates the body and has none of the others.
// Target: at most twice the processor time of Fastify, which is half of its rate.
import { machine, printTable, quantile, ratio } from "./support/measure.ts";
import { startRequestPath } from "./support/request-path.ts";

const REQUESTS = Number(process.argv[2] ?? 20_000);
const ROUNDS = 5;

const systems = { service: await startRequestPath("service"), fastify: await startRequestPath("fastify") };
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
