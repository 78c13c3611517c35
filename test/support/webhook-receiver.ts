import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { Webhook as StandardWebhook } from "standardwebhooks";
import { Webhook as SvixWebhook } from "svix";
import { vi } from "vitest";
import { listenLocally } from "../../scripts/support/listen-locally.ts";
import { atEnd } from "./at-end.ts";

interface Received {
  id: string;
  /** The path of the URL, with its query. */
  path: string;
  headers: Record<string, string>;
  body: string;
}

/** Responds to a request, or leaves it without a response. `count` is the number of requests so far, including this. */
export type Respond = (received: Received, response: ServerResponse, count: number) => void;

export interface WebhookReceiver {
  url: string;
  received: Received[];
  /** The number of requests without a response yet. */
  open: () => number;
  close: () => Promise<void>;
}

function singleHeaders(request: IncomingMessage): Record<string, string> {
  return Object.fromEntries(
    Object.entries(request.headers).flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
}

/** A real HTTP server on loopback that records what it receives. */
export async function startWebhookReceiver(
  respond: Respond = (_received, response) => response.writeHead(204).end(),
): Promise<WebhookReceiver> {
  const received: Received[] = [];
  let open = 0;
  const server = createServer((request, response) => {
    open += 1;
    response.on("close", () => (open -= 1));
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const headers = singleHeaders(request);
      const one = {
        id: headers["webhook-id"] ?? "",
        path: request.url ?? "",
        headers,
        body: Buffer.concat(chunks).toString(),
      };
      received.push(one);
      respond(one, response, received.length);
    });
  });
  const port = await listenLocally(server);
  const close = atEnd(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });
  return { url: `http://127.0.0.1:${port}/receive`, received, open: () => open, close };
}

/** Verifies a signature with both libraries at the time of the test's clock, because they check the signature's age. */
export function verify({ headers, body }: Received, secret: string, at: Date): boolean {
  const date = vi.spyOn(Date, "now").mockReturnValue(at.getTime());
  try {
    new StandardWebhook(secret).verify(body, headers);
    new SvixWebhook(secret).verify(body, headers);
    return true;
  } catch {
    return false;
  } finally {
    date.mockRestore();
  }
}
