// npm run bench -- requests [requests]
// Processor time of the request path for a list of accounts, without a database: routing, authentication of a caller
// who is known already, limits, validation, response check, metrics and a log line for each request. Beside Fastify,
// which validates the body and has none of the others; and of the rejection of a list under overload.
// Targets: at most twice the processor time of Fastify, which is half of its rate; a rejection, a quarter of a list.
import { machine, printTable, quantile, ratio } from "./support/measure.ts";
import { startRequestPath } from "./support/request-path.ts";

const REQUESTS = Number(process.argv[2] ?? 20_000);
const ROUNDS = 5;

const names = ["service", "overloaded", "fastify"] as const;
const systems = await Promise.all(names.map(startRequestPath));
for (const system of systems) await system.cost(REQUESTS);
const costs: number[][] = systems.map(() => []);
for (let round = 0; round < ROUNDS; round += 1)
  for (const [at, system] of systems.entries()) costs[at]!.push(await system.cost(REQUESTS));
for (const system of systems) await system.stop();
const medians = costs.map((each) => quantile(each, 0.5));
console.log(machine());
printTable(
  `${REQUESTS.toLocaleString("en-US")} lists of 20 accounts`,
  ["this service", "this service, rejected under overload", "Fastify, no log"].map((path, at) => ({
    "request path": path,
    "microseconds of processor time": Math.round(medians[at]!),
    "beside Fastify": ratio(medians[at]! / medians[2]!),
    "beside a list": ratio(medians[at]! / medians[0]!),
  })),
);
