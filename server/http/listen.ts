import { once } from "node:events";
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from "node:http";
import { createServer as createAcceptor, type Server as NetServer, type Socket } from "node:net";
import type { Logger } from "pino";
import type { Refusal } from "./contract.ts";
import { resolveRequestId } from "./observe.ts";
import { problemBody } from "./problems.ts";

/** A port that was free. Connections are refused until `serve` is called, as proxies expect of a starting process. */
export interface Listening {
  /** The URL that callers use, for example `http://127.0.0.1:8080`. */
  readonly address: string;
  readonly port: number;
  serve(listener: RequestListener): Promise<void>;
  /** Stops accepting connections and finishes running requests. Closes all connections after `graceMs`. */
  stop(graceMs: number): Promise<void>;
}

const SERVER_OPTIONS = {
  // Headers arrive in one packet; a body of 1 MB takes seconds on a slow line.
  headersTimeout: 10_000,
  requestTimeout: 60_000,
  connectionsCheckingInterval: 2_000,
  // Fits the longest parameter of the contract. `unfinishedBytes` limits the sum over all connections.
  maxHeaderSize: 524_288,
  // Node itself would reject a request without `Host` with a 400 that has no body.
  requireHostHeader: false,
};
/** The maximum number of connections waiting to be accepted. Beyond it, clients retry after a second or more. */
const BACKLOG = 4_096;
/**
 * Node accepts one connection per listening socket in each turn of its event loop. Under load, turns are long, and
 * connections would wait for seconds. Only Linux distributes the connections of a port over several sockets.
 */
const SOCKETS = process.platform === "linux" ? 64 : 1;
const IDLE_CHECK_MS = 50;
const ARRIVAL_CHECK_MS = 100;

/** Limits on what clients may use. */
export interface ConnectionLimits {
  /** Further connections are closed immediately. */
  readonly maxConnections: number;
  readonly keepAliveMs: number;
  /** How long a connection may be idle during a request, for example because the client does not read the response. */
  readonly idleMs: number;
  /** How long a request and its response may take, even if the client reads slowly. */
  readonly requestMs: number;
  /** Limits on discarding the rest of a request after its response. Beyond them, the connection is closed. */
  readonly discard: { readonly milliseconds: number; readonly bytes: number };
  /** The maximum size of incomplete headers, summed over all connections. */
  readonly unfinishedBytes: number;
}

const CONNECTION_LIMITS: ConnectionLimits = {
  maxConnections: 5_000,
  // Proxies keep connections for 60 seconds. If this service closed them first, requests in transit would be lost.
  keepAliveMs: 75_000,
  idleMs: 60_000,
  // A handler has 30 seconds; an export of 10,000 companies on a slow line takes minutes.
  requestMs: 300_000,
  // Proxies treat a connection that closes early as a failed process. They pass bodies of at most 7 MB.
  discard: { milliseconds: 10_000, bytes: 33_554_432 },
  unfinishedBytes: 67_108_864,
};
const DROP_LOG_INTERVAL_MS = 60_000;

/** Checks that a port is free, and serves it later. Requests that Node rejects receive the usual error bodies. */
export async function listen(
  host: string,
  port: number,
  log: Logger,
  limits: Partial<ConnectionLimits> = {},
): Promise<Listening> {
  const reject = (request: IncomingMessage, response: ServerResponse, refused: Refusal): void => {
    const requestId = resolveRequestId(request.headers["x-request-id"]);
    const { status } = refused;
    log.info({ request_id: requestId, status }, "request rejected");
    const { headers, body } = refusalResponse(refused, requestId);
    response.writeHead(status, headers).end(body);
  };
  let serve: RequestListener = (request, response) => reject(request, response, STARTING);
  const { maxConnections, keepAliveMs, idleMs, requestMs, discard, unfinishedBytes } = {
    ...CONNECTION_LIMITS,
    ...limits,
  };
  const server = createServer(SERVER_OPTIONS, (request, response) => {
    const timer = setTimeout(() => request.socket.destroy(), requestMs);
    response.once("close", () => clearTimeout(timer));
    response.prependOnceListener("finish", () => discardRest(request, discard));
    const lacksHost = request.httpVersion === "1.1" && request.headers.host === undefined;
    if (lacksHost) reject(request, response, MISSING_HOST);
    else serve(request, response);
  });
  server.keepAliveTimeout = keepAliveMs;
  server.timeout = idleMs;
  limitConnections(server, maxConnections, log);
  const stopChecking = limitUnfinishedHeaders(server, unfinishedBytes, log);
  server.on("checkExpectation", (request, response) => reject(request, response, UNKNOWN_EXPECTATION));
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket) => rejectConnection(error, socket, log));
  const open = async (socket: NetServer, at: number, reusePort: boolean): Promise<void> => {
    socket.listen({ port: at, host, backlog: BACKLOG, reusePort });
    await once(socket, "listening");
  };
  await open(server, port, port === 0 && SOCKETS > 1);
  const bound = server.address();
  const actualPort = typeof bound === "object" && bound !== null ? bound.port : port;
  // A port that the system chose stays bound, because another process could otherwise get it.
  if (port !== 0) await close(server);
  const acceptors = Array.from({ length: SOCKETS - 1 }, () =>
    createAcceptor({ allowHalfOpen: true, noDelay: true }, (socket) => server.emit("connection", socket)),
  );
  return {
    address: formatAddress(host, actualPort),
    port: actualPort,
    serve: async (listener) => {
      serve = listener;
      if (!server.listening) {
        // Without `reusePort`, this fails if another process of this user has bound the port since the check.
        await open(server, port, false);
        await close(server);
        await open(server, port, SOCKETS > 1);
      }
      for (const acceptor of acceptors) await open(acceptor, actualPort, true);
      log.info({ host, port: actualPort }, "listening");
    },
    stop: async (graceMs) => {
      await stop(server, acceptors, graceMs);
      stopChecking();
    },
  };
}

/** Returns the URL of a port, for example `http://127.0.0.1:8080`. */
export function formatAddress(host: string, port: number): string {
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}

/** Closes connections beyond `maxConnections`, and logs this at most once a minute. */
function limitConnections(server: Server, maxConnections: number, log: Logger): void {
  let open = 0;
  let loggedAt = -Infinity;
  server.on("connection", (socket: Socket) => {
    open += 1;
    socket.once("close", () => {
      open -= 1;
    });
    if (open <= maxConnections) return;
    socket.destroy();
    if (performance.now() - loggedAt < DROP_LOG_INTERVAL_MS) return;
    loggedAt = performance.now();
    log.warn({ max_connections: maxConnections }, "too many connections; refusing new ones");
  });
}

/**
 * Discards the rest of a request whose response was sent, within limits. Otherwise, Node would close the connection
 * immediately, and a client that is still sending would lose the response.
 */
function discardRest(request: IncomingMessage, limits: ConnectionLimits["discard"]): void {
  if (request.complete) return;
  const { socket } = request;
  const endsAt = performance.now() + limits.milliseconds;
  const maxBytesRead = socket.bytesRead + limits.bytes;
  const checking = setInterval(() => {
    if (performance.now() > endsAt || socket.bytesRead > maxBytesRead) socket.destroy();
  }, ARRIVAL_CHECK_MS);
  request.on("error", () => undefined).once("close", () => clearInterval(checking));
  // Node calls this function to close the connection.
  socket.destroySoon = () => {
    request.once("close", () => socket.destroy());
    socket.end();
  };
}

/** Closes the connections with the largest incomplete headers while their sum exceeds `maxBytes`. */
function limitUnfinishedHeaders(server: Server, maxBytes: number, log: Logger): () => void {
  /** For each connection, the number of bytes read before the header that is arriving. */
  const readBefore = new Map<Socket, number>();
  server.on("connection", (socket: Socket) => {
    readBefore.set(socket, 0);
    socket.once("close", () => readBefore.delete(socket));
  });
  server.on("request", (request: IncomingMessage) => {
    const { socket } = request;
    readBefore.delete(socket);
    request.once("close", () => {
      if (!socket.destroyed) readBefore.set(socket, socket.bytesRead);
    });
  });
  const check = (): void => {
    const unfinished = [...readBefore].map(([socket, before]) => ({ socket, bytes: socket.bytesRead - before }));
    let sum = unfinished.reduce((total, { bytes }) => total + bytes, 0);
    if (sum <= maxBytes) return;
    let closed = 0;
    for (const { socket, bytes } of unfinished.sort((first, second) => second.bytes - first.bytes)) {
      if (sum <= maxBytes) break;
      socket.destroy();
      sum -= bytes;
      closed += 1;
    }
    log.warn({ closed, max_bytes: maxBytes }, "closed connections: too many bytes of unfinished headers");
  };
  const checking = setInterval(check, ARRIVAL_CHECK_MS).unref();
  return () => clearInterval(checking);
}

function close(server: NetServer): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}

async function stop(server: Server, acceptors: readonly NetServer[], graceMs: number): Promise<void> {
  const closed = Promise.all([server, ...acceptors].map(close));
  // Repeated, because a connection may become idle between two checks and would be kept alive.
  const closeIdle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
  const closeAll = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearInterval(closeIdle);
  clearTimeout(closeAll);
}

const STARTING = refusal(503, "UNAVAILABLE", "The service is starting. Try again in a moment.");
const MISSING_HOST = refusal(400, "INVALID_REQUEST", "The request has no Host header.");
const UNKNOWN_EXPECTATION = refusal(417, "INVALID_REQUEST", "The only supported Expect header is 100-continue.");
const MALFORMED = refusal(400, "INVALID_REQUEST", "This is not a well-formed HTTP request.");
/** The refusals, by error code of the HTTP parser. */
const PARSER_REFUSALS: Readonly<Record<string, Refusal>> = {
  HPE_HEADER_OVERFLOW: refusal(431, "INVALID_REQUEST", "The request's URL and headers are too large."),
  ERR_HTTP_REQUEST_TIMEOUT: refusal(408, "REQUEST_TIMEOUT", "The request did not arrive in time."),
};

/** How long further input of a rejected client is discarded. Closing immediately could lose the response. */
const DISCARD_MS = 2_000;
const rejected = new WeakSet<Socket>();

/** Responds on a connection on which no request could be parsed. */
function rejectConnection(error: NodeJS.ErrnoException, socket: Socket, log: Logger): void {
  // After a rejected request, the parser also fails on the bytes that follow.
  if (rejected.has(socket) && error.code !== "ECONNRESET") return;
  if (!socket.writable || error.code === "ECONNRESET") {
    socket.destroy();
    return;
  }
  const refused = PARSER_REFUSALS[error.code ?? ""] ?? MALFORMED;
  const requestId = resolveRequestId(undefined);
  const { status } = refused;
  log.info({ request_id: requestId, status, code: error.code }, "request could not be parsed");
  const { headers, body } = refusalResponse(refused, requestId);
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  rejected.add(socket);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head.join("")}\r\n${body}`);
  const timer = setTimeout(() => socket.destroy(), DISCARD_MS);
  socket.once("close", () => clearTimeout(timer));
}

function refusal(status: number, errorCode: Refusal["errorCode"], message: string): Refusal {
  return { status, errorCode, message };
}

function refusalResponse({ status, errorCode, message }: Refusal, requestId: string) {
  const body = JSON.stringify(problemBody(requestId, errorCode, message));
  const headers = {
    "Content-Type": "application/json",
    "Content-Length": Buffer.byteLength(body),
    "X-Request-ID": requestId,
    Connection: "close",
    ...(status === 503 && { "Retry-After": 2 }),
  };
  return { headers, body };
}
