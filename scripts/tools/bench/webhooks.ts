// npm run bench -- webhooks [deliveries]
// Webhook deliveries per second to one endpoint on loopback, compared with the same POSTs without service and database.
// Target: 1,000 deliveries per second, even while other receivers never respond.
import { createServer } from "node:http";
import { publishTo } from "../../../server/webhooks/delivery/queries-publish.ts";
import { createKeyOwner } from "../../support/keys.ts";
import { listenLocally } from "../../support/listen-locally.ts";
import { openBenchmarkDatabase } from "./support/database.ts";
import { machine, printTable } from "./support/measure.ts";
import { forkService, openCaller } from "./support/service.ts";

const DELIVERIES = Number(process.argv[2] ?? 10_000);
const SILENT_HOSTS = 4;
const DELIVERIES_TO_SILENT_HOST = 50;
const CONCURRENT_POSTS = 32;

let received = 0;
let onLast: () => void = () => undefined;
const receiver = createServer((request, response) => {
  request.resume().on("end", () => {
    response.writeHead(204).end();
    received += 1;
    if (received === DELIVERIES) onLast();
  });
});
const silentReceivers = Array.from({ length: SILENT_HOSTS }, () => createServer(() => undefined));

const { db, url, close } = await openBenchmarkDatabase({ durable: true });
const { key, workspaceId } = await createKeyOwner(db);
const service = await forkService(url);
const caller = openCaller(service.address, key);
const receiverUrl = `http://127.0.0.1:${await listenLocally(receiver)}/receive`;

async function createEndpoint(to: string): Promise<string> {
  const text = await caller.post("/api/v1/webhooks", { url: to, events: ["lookalike_job.completed"] });
  const { webhook }: { webhook: { id: string } } = JSON.parse(text);
  return webhook.id;
}

/** Publishes to one endpoint in one transaction, so that the deliveries become due together. */
async function publish(endpointId: string, count: number): Promise<void> {
  const message = "x".repeat(400);
  await db.transaction().execute(async (transaction) => {
    for (let event = 0; event < count; event++) {
      const data = { webhook_id: endpointId, message, samples: [] };
      await publishTo(transaction, endpointId, { workspaceId, at: new Date(), type: "webhook.test", data });
    }
  });
}

/** Resolves when the receiver has received `DELIVERIES` more requests. */
function untilReceived(): Promise<void> {
  received = 0;
  return new Promise((resolve) => {
    onLast = resolve;
  });
}

function row(what: string, begun: number) {
  const seconds = (performance.now() - begun) / 1000;
  return { what, deliveries: DELIVERIES, seconds: seconds.toFixed(2), "a second": Math.round(DELIVERIES / seconds) };
}

async function measureBarePosts() {
  const all = untilReceived();
  const begun = performance.now();
  let sent = 0;
  const send = async (): Promise<void> => {
    while (sent++ < DELIVERIES) await fetch(receiverUrl, { method: "POST", body: "x".repeat(500) });
  };
  await Promise.all([all, ...Array.from({ length: CONCURRENT_POSTS }, send)]);
  return row(`bare POSTs, ${CONCURRENT_POSTS} at a time`, begun);
}

async function measureDeliveries(what: string, endpointId: string) {
  const all = untilReceived();
  await publish(endpointId, DELIVERIES);
  const begun = performance.now();
  await all;
  return row(what, begun);
}

const endpointId = await createEndpoint(receiverUrl);
const rows = [await measureBarePosts(), await measureDeliveries("one endpoint", endpointId)];
for (const silent of silentReceivers)
  await publish(
    await createEndpoint(`http://127.0.0.1:${await listenLocally(silent)}/receive`),
    DELIVERIES_TO_SILENT_HOST,
  );
rows.push(await measureDeliveries(`one endpoint, while ${SILENT_HOSTS} hosts never respond`, endpointId));
console.log(machine());
printTable("Webhook deliveries", rows);
await caller.close();
await service.stop();
for (const server of [receiver, ...silentReceivers]) {
  server.closeAllConnections();
  server.close();
}
await close();
