import { createServer, type Server } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import type { Logger } from "pino";

/** A listening server. */
export interface Listening {
  /** The address callers use, for example `http://127.0.0.1:8080`. */
  readonly address: string;
  readonly port: number;
  /** Finishes what runs, refuses new work, and ends in `graceMs` at most. */
  stop(graceMs: number): Promise<void>;
}

type RequestListener = Parameters<typeof createServer>[1];

// A header takes one packet, a body of 1 MB seconds on a slow line; an idle connection costs a socket.
const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 60_000;
const KEEP_ALIVE_TIMEOUT_MS = 15_000;
/** How often a stopping server looks for connections that have become idle. */
const IDLE_LOOK_MS = 50;

/** Listens with time limits on headers and requests, and answers what is not HTTP with a JSON problem. */
export async function listen(
  listener: NonNullable<RequestListener>,
  host: string,
  port: number,
  log: Logger,
): Promise<Listening> {
  const server = createServer(
    {
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
      connectionsCheckingInterval: 2_000,
    },
    listener,
  );
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket) => refuseConnection(error, socket));
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      resolve();
    });
  });
  const bound = server.address();
  const actualPort = isAddress(bound) ? bound.port : port;
  log.info({ host, port: actualPort }, "listening");
  return {
    address: `http://${host.includes(":") ? `[${host}]` : host}:${actualPort}`,
    port: actualPort,
    stop: (graceMs) => stop(server, graceMs),
  };
}

function isAddress(address: ReturnType<Server["address"]>): address is AddressInfo {
  return typeof address === "object" && address !== null;
}

async function stop(server: Server, graceMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // Again and again: a connection whose last request ends meanwhile would be kept alive for the next one.
  const letGo = setInterval(() => server.closeIdleConnections(), IDLE_LOOK_MS);
  const force = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearInterval(letGo);
  clearTimeout(force);
}

const REFUSALS: Readonly<Record<string, readonly [string, string, string]>> = {
  HPE_HEADER_OVERFLOW: [
    "431 Request Header Fields Too Large",
    "INVALID_REQUEST",
    "The request's headers are too large.",
  ],
  ERR_HTTP_REQUEST_TIMEOUT: ["408 Request Timeout", "REQUEST_TIMEOUT", "The request did not arrive in time."],
};

function refuseConnection(error: NodeJS.ErrnoException, socket: Socket): void {
  if (!socket.writable || error.code === "ECONNRESET") {
    socket.destroy();
    return;
  }
  const [status, errorCode, message] = REFUSALS[error.code ?? ""] ?? [
    "400 Bad Request",
    "INVALID_REQUEST",
    "This is not a well-formed HTTP request.",
  ];
  const body = JSON.stringify({ error_code: errorCode, message, details: {}, request_id: "" });
  socket.end(
    `HTTP/1.1 ${status}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}
