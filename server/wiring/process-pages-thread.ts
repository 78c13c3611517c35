// Serves `/healthz` and `/metrics` beside a busy main thread, and kills a process whose main thread does not respond.
import { createServer } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";
import type { FromPages, PagesSettings, ToPages } from "./process-pages.ts";

/** After how many missed ticks of the main thread the process counts as dead, and after how many it is killed. */
const DEAD_AFTER_TICKS = 30;
const END_AFTER_TICKS = 60;
/** How long to wait for new metrics. If the main thread is slower, its previous metrics are served. */
const FRESH_WITHIN_MS = 50;
const MAX_CONNECTIONS = 200;

if (parentPort === null) throw new Error("process-pages-thread.ts must run as a worker thread");
const main = parentPort;
const { host, port, heartbeats, tickMs }: PagesSettings = workerData;

const send = (message: FromPages): void => main.postMessage(message);
let metrics: ToPages | undefined;
let arrived = Promise.withResolvers<void>();
main.on("message", (message: ToPages) => {
  metrics = message;
  arrived.resolve();
  arrived = Promise.withResolvers();
});

// Counted in ticks of this thread, which does not tick while the whole process is frozen.
let missed = 0;
let seen = 0;
setInterval(() => {
  const current = Atomics.load(heartbeats, 0);
  missed = current === seen ? missed + 1 : 0;
  seen = current;
  if (missed === END_AFTER_TICKS) void end();
}, tickMs);

async function end(): Promise<void> {
  const { createLog } = await import("./log.ts");
  createLog("fatal").fatal({ milliseconds: missed * tickMs }, "process killed: its main thread does not respond");
  process.kill(process.pid, "SIGKILL");
}

const server = createServer({ headersTimeout: 10_000, requestTimeout: 10_000 }, async ({ url }, response) => {
  const respond = (status: number, type: string, body: string) =>
    response.writeHead(status, { "Content-Type": type, "Cache-Control": "no-store" }).end(body);
  if (url !== "/healthz" && url !== "/metrics")
    return respond(404, "text/plain", "This port serves /healthz and /metrics.\n");
  if (missed >= DEAD_AFTER_TICKS)
    return respond(503, "application/json", `{"status":"unresponsive","seconds":${(missed * tickMs) / 1_000}}`);
  if (url === "/healthz") return respond(200, "application/json", '{"status":"ok"}');
  send({ kind: "read metrics" });
  await Promise.race([arrived.promise, delay(FRESH_WITHIN_MS)]);
  if (metrics === undefined) return respond(503, "text/plain", "The process is starting.\n");
  return respond(200, metrics.contentType, metrics.text);
});
server.maxConnections = MAX_CONNECTIONS;
server.on("error", (error: NodeJS.ErrnoException) => send({ kind: "failed", code: error.code ?? error.message }));
server.listen({ port, host }, () => {
  const address = server.address();
  send({ kind: "listening", port: typeof address === "object" && address !== null ? address.port : port });
});
