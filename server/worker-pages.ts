import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Registry } from "prom-client";

/** Where a worker process tells how it is. */
export interface WorkerPages {
  /** For example `http://127.0.0.1:9090`. */
  readonly address: string;
  stop(): Promise<void>;
}

/** Answers `/healthz` and `/metrics` for a process without an API. */
export async function serveWorkerPages(host: string, port: number, metrics: Registry): Promise<WorkerPages> {
  const server = createServer({ requestTimeout: 10_000 }, (request, response) => {
    const answer = (status: number, type: string, body: string) =>
      response.writeHead(status, { "Content-Type": type }).end(body);
    if (request.url === "/healthz") answer(200, "application/json", '{"status":"ok"}');
    else if (request.url !== "/metrics") answer(404, "text/plain", "There are /healthz and /metrics.\n");
    else
      metrics.metrics().then(
        (text) => answer(200, metrics.contentType, text),
        (error: unknown) => answer(500, "text/plain", `${String(error)}\n`),
      );
  });
  server.listen(port, host);
  await once(server, "listening");
  const { address, port: taken, family } = server.address() as AddressInfo;
  const stop = async (): Promise<void> => {
    server.close();
    server.closeAllConnections();
  };
  return { address: `http://${family === "IPv6" ? `[${address}]` : address}:${taken}`, stop };
}
