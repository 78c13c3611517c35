// How many webhook deliveries a second reach a fast receiver on loopback, beside the same requests without a database
// in between, beside the same deliveries while other receivers are silent or the machine is busy, and what each costs of the
// processors. `npm run bench -- webhooks [deliveries]`
import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as delay } from "node:timers/promises";
import { pino } from "pino";
import { Registry } from "prom-client";
import { createPublicHttp } from "../../server/adapters/public-http.ts";
import type { Db } from "../../server/db/connect.ts";
import { connect } from "../../server/db/connect.ts";
import { openEmbeddedDatabase } from "../../server/db/embedded.ts";
import { migrate } from "../../server/db/migrate.ts";
import { createSecrets } from "../../server/secrets.ts";
import { startDeliverer } from "../../server/webhooks/delivery/deliverer.ts";
import { createDeliveryMetrics } from "../../server/webhooks/delivery/metrics.ts";
import { createEndpoint, publishTo } from "../../server/webhooks/public.ts";
import { machine, printTable } from "./measure.ts";
import { processorTime, processorTimeWithChildren } from "./processor-time.ts";

const deliveries = Number(process.argv[2] ?? 10_000);
const secrets = createSecrets("a secret key for the benchmark, long enough");
const log = pino({ level: "warn" });

/** A receiver in a process of its own: it answers 204 at once, or never. */
async function startReceiver(kind: "fast" | "silent") {
  const answer = kind === "fast" ? "request.resume().on('end', () => response.writeHead(204).end())" : "";
  const program = `const server = require("node:http").createServer((request, response) => { ${answer} });
    server.listen(0, "127.0.0.1", () => console.log(server.address().port)); process.stdin.resume().on("end", () => process.exit());`;
  const child = spawn(process.execPath, ["-e", program], { stdio: ["pipe", "pipe", "inherit"] });
  const [port] = await once(createInterface({ input: child.stdout }), "line");
  return { url: `http://127.0.0.1:${port}/receive`, pid: child.pid ?? 0, stop: () => child.stdin.end() };
}

async function subscribe(db: Db, workspaceId: number, url: string): Promise<string> {
  const webhook = { workspaceId, url, events: ["lookalike_job.completed"] };
  return (await createEndpoint(db, secrets, webhook, new Date())).endpoint.id;
}

async function queue(db: Db, workspaceId: number, endpointIds: readonly string[], count: number): Promise<void> {
  const message = "x".repeat(400);
  await db.transaction().execute(async (trx) => {
    for (let index = 0; index < count; index += 1) {
      const webhook_id = endpointIds[index % endpointIds.length] ?? "";
      await publishTo(trx, webhook_id, { workspaceId, type: "webhook.test", data: { webhook_id, message } });
    }
  });
}

async function pending(db: Db, endpointIds: readonly string[]): Promise<number> {
  const { count } = await db
    .selectFrom("webhook_delivery")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("status", "=", "pending")
    .where("endpoint_id", "in", [...endpointIds])
    .executeTakeFirstOrThrow();
  return count;
}

const directory = mkdtempSync(join(tmpdir(), "bench-webhooks-"));
chmodSync(directory, 0o755); // Postgres runs as another user when this runs as root.
const cluster = await openEmbeddedDatabase({ directory, durable: true });
await migrate(cluster.url);
const { db, close } = connect({ url: cluster.url, applicationName: "bench", poolSize: 10 });
const { id: workspaceId } = await db.insertInto("workspace").defaultValues().returning("id").executeTakeFirstOrThrow();
const http = createPublicHttp({ allowLoopback: true });
const rows: Record<string, string | number>[] = [];
/** What has been taken so far, by the clock and of the processors; publisher and sender are this process. */
function spent() {
  return {
    clock: performance.now() / 1_000,
    sender: process.cpuUsage().user / 1e6 + process.cpuUsage().system / 1e6,
    Postgres: processorTimeWithChildren(cluster.pid()) ?? NaN,
    receiver: processorTime(fast.pid) ?? NaN,
  };
}
function note(what: string, count: number, before: ReturnType<typeof spent>) {
  const after = spent();
  const seconds = after.clock - before.clock;
  const each = (part: "sender" | "Postgres" | "receiver") => Math.round(((after[part] - before[part]) * 1e6) / count);
  rows.push({
    what,
    deliveries: count,
    seconds: seconds.toFixed(2),
    "a second": Math.round(count / seconds),
    "µs of sender": each("sender"),
    "µs of Postgres": each("Postgres"),
    "µs of receiver": each("receiver"),
  });
}

/** Delivers until nothing is pending and, where somebody still publishes, until that has ended. */
async function deliver(what: string, endpointIds: readonly string[], publishing: Promise<unknown> = Promise.resolve()) {
  const before = spent();
  const deliverer = startDeliverer({
    db,
    databaseUrl: cluster.url,
    http,
    secrets,
    log,
    metrics: createDeliveryMetrics(new Registry()),
    clock: { now: () => new Date() },
  });
  await publishing;
  while ((await pending(db, endpointIds)) > 0 && performance.now() / 1_000 - before.clock < 60) await delay(100);
  note(what, deliveries - (await pending(db, endpointIds)), before);
  await deliverer.stop();
}

async function measure(what: string, endpointIds: readonly string[], silent: readonly string[] = []) {
  if (silent.length > 0) await queue(db, workspaceId, silent, silent.length * 50);
  const beforePublishing = spent();
  await queue(db, workspaceId, endpointIds, deliveries);
  note(`publishing: ${what}`, deliveries, beforePublishing);
  await deliver(what, endpointIds);
}

/** Publishes in 8 transactions at once, an event each, as requests and jobs do. */
function publishSingly(endpointId: string): Promise<unknown> {
  return Promise.all(
    Array.from({ length: 8 }, async () => {
      for (let event = 0; event < deliveries / 8; event += 1) await queue(db, workspaceId, [endpointId], 1);
    }),
  );
}

/** Processes that compute without a pause. */
function startBusyProcesses(count: number) {
  return Array.from({ length: count }, () => spawn(process.execPath, ["-e", "for (;;);"], { stdio: "ignore" }));
}

const fast = await startReceiver("fast");
const signal = new AbortController().signal;
const beforeBare = spent();
let sent = 0;
await Promise.all(
  Array.from({ length: 32 }, async () => {
    while (sent++ < deliveries)
      await http.post({
        url: fast.url,
        headers: { "content-type": "application/json" },
        body: "x".repeat(500),
        signal,
      });
  }),
);
note("bare POSTs, 32 at a time", deliveries, beforeBare);
const one = await subscribe(db, workspaceId, fast.url);
await measure("one endpoint", [one]);
const many = await Promise.all(Array.from({ length: 100 }, () => subscribe(db, workspaceId, fast.url)));
await measure("100 endpoints of one host", many);
const silentReceivers = await Promise.all(Array.from({ length: 4 }, () => startReceiver("silent")));
const silent = await Promise.all(silentReceivers.map(({ url }) => subscribe(db, workspaceId, url)));
await measure("one endpoint, beside 4 silent hosts with 50 each", [one], silent);
await deliver("one endpoint, published singly meanwhile", [one], publishSingly(one));
await queue(db, workspaceId, [one], deliveries);
const busy = startBusyProcesses(10);
await deliver("one endpoint, beside 10 busy processes", [one]);
for (const process of busy) process.kill("SIGKILL");
printTable(`Webhooks: ${machine()}`, rows);

for (const receiver of [fast, ...silentReceivers]) receiver.stop();
await http.close();
await close();
await cluster.stop();
rmSync(directory, { recursive: true, force: true });
process.exit();
