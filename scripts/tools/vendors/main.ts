// npm run vendors: runs npm start with stand-ins for HubSpot, Salesforce, Slack and lemlist, and serves a page that
// shows the requests that they receive.
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { startVendorStandIns } from "../../support/vendor-stand-ins.ts";
import { type Arrived, fillStandIns, page } from "./page.ts";

/** The maximum number of requests shown. Older requests are dropped. */
const MAX_SHOWN = 200;

const vendors = await startVendorStandIns();
fillStandIns(vendors);
const received: Arrived[] = [];
const server = createServer(async (request, response) => {
  if (request.method === "POST") {
    received.push({ vendor: "webhook", at: Date.now(), request: `POST ${request.url}`, text: await fullText(request) });
    received.splice(0, received.length - MAX_SHOWN);
    return response.writeHead(200).end();
  }
  const isJson = request.url === "/requests";
  const body = isJson ? JSON.stringify(arrived()) : page(arrived(), address());
  response.writeHead(200, { "content-type": isJson ? "application/json" : "text/html; charset=utf-8" }).end(body);
});
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
// Does not keep the process alive, so that it exits when the service stops.
server.unref();
console.log(`Vendors: ${address()} shows the received requests, and how to connect each vendor.`);
Object.assign(process.env, vendors.settings);
await import("../../commands/start/main.ts");

function address(): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function arrived(): Arrived[] {
  const { hubspot, salesforce, slack, lemlist } = vendors;
  const requests = Object.entries({ hubspot, salesforce, slack, lemlist }).flatMap(([vendor, { http }]) => {
    http.requests.splice(0, http.requests.length - MAX_SHOWN);
    return http.requests.map(({ at, method, path, text }) => ({ vendor, at, request: `${method} ${path}`, text }));
  });
  return [...requests, ...received].toSorted((a, b) => b.at - a.at).slice(0, MAX_SHOWN);
}

async function fullText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
