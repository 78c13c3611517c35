import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { listenLocally } from "../listen-locally.ts";

/** The clock that a stand-in uses for rate limits and index updates. */
export interface StandInTime {
  now(): number;
  /** Called when a stand-in does not respond: fires the client's timeouts, so that tests need not wait for them. */
  expireTimeouts(): void;
}

/** For clients in other processes, whose timeouts a stand-in cannot fire. */
export const REAL_TIME: StandInTime = { now: () => Date.now(), expireTimeouts: () => undefined };

export interface StandInRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage["headers"];
  readonly text: string;
  /** The parsed body. Read its fields through a type. */
  readonly json: unknown;
  readonly at: number;
}

export interface StandInResponse {
  readonly status: number;
  /** An object is sent as JSON, a string unchanged. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A fault that applies to requests whose `METHOD /path` matches `on`. */
export interface Fault {
  readonly on: RegExp;
  /** The number of matching requests that succeed before the fault. */
  readonly after?: number;
  /** The number of requests that fail. Default 1. */
  readonly times?: number;
  /** The response to send instead of handling the request. */
  readonly response?: StandInResponse;
  /** Handles the request, and replaces the body of its response. */
  readonly rewrite?: (body: unknown) => unknown;
  /** Handles the request, and breaks the connection before the response. */
  readonly lostResponse?: boolean;
  /** Breaks the connection without handling the request. */
  readonly broken?: boolean;
  /** Does not respond, and fires the client's timeouts. */
  readonly silent?: boolean;
  /** Called when the fault happens. */
  readonly effect?: () => void;
}

/** An HTTP server on loopback that stands in for a vendor's API. */
export class StandIn {
  readonly requests: StandInRequest[] = [];
  readonly #faults: { fault: Fault; seen: number }[] = [];
  readonly #time: StandInTime;
  readonly #handle: (request: StandInRequest) => StandInResponse;
  readonly #server = createServer((request, response) => void this.#serve(request, response));

  constructor(time: StandInTime, handle: (request: StandInRequest) => StandInResponse) {
    this.#time = time;
    this.#handle = handle;
  }

  async listen(): Promise<string> {
    return `http://127.0.0.1:${await listenLocally(this.#server)}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** Adds faults. Returns a function that removes them. */
  inject(...faults: readonly Fault[]): () => void {
    const injected = faults.map((fault) => ({ fault, seen: 0 }));
    this.#faults.push(...injected);
    return () => {
      for (const one of injected) this.#faults.splice(this.#faults.indexOf(one), 1);
    };
  }

  /** Returns the requests whose `METHOD /path` matches `on`. */
  requestsTo(on: RegExp): StandInRequest[] {
    return this.requests.filter(({ method, path }) => on.test(`${method} ${path}`));
  }

  async #serve(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const url = new URL(incoming.url ?? "/", "http://stand-in");
    const text = Buffer.concat(chunks).toString();
    const isJson = incoming.headers["content-type"]?.startsWith("application/json") === true;
    const request: StandInRequest = {
      method: incoming.method ?? "",
      path: url.pathname,
      query: url.searchParams,
      headers: incoming.headers,
      text,
      json: isJson ? JSON.parse(text) : undefined,
      at: this.#time.now(),
    };
    this.requests.push(request);
    const fault = this.#takeFault(request);
    fault?.effect?.();
    if (fault?.broken) return void response.destroy();
    if (fault?.silent) return this.#time.expireTimeouts();
    if (fault?.response) return send(response, fault.response);
    const handled = this.#handle(request);
    if (fault?.lostResponse) return void response.destroy();
    send(response, fault?.rewrite ? { ...handled, body: fault.rewrite(handled.body) } : handled);
  }

  #takeFault({ method, path }: StandInRequest): Fault | undefined {
    for (const entry of this.#faults) {
      const { on, after = 0, times = 1 } = entry.fault;
      if (!on.test(`${method} ${path}`)) continue;
      entry.seen += 1;
      if (entry.seen > after && entry.seen <= after + times) return entry.fault;
    }
    return undefined;
  }
}

function send(response: ServerResponse, { status, body, headers = {} }: StandInResponse): void {
  const isText = typeof body === "string";
  const type = isText ? (body.startsWith("<") ? "text/html" : "text/plain") : "application/json";
  response.writeHead(status, { "content-type": type, ...headers });
  response.end(body === undefined ? "" : isText ? body : JSON.stringify(body));
}

/** Counts requests in a rolling window, as vendors' rate limits do. */
export class RollingWindow {
  readonly #times: number[] = [];
  readonly #limit: number;
  readonly #windowMs: number;

  constructor(limit: number, windowMs: number) {
    this.#limit = limit;
    this.#windowMs = windowMs;
  }

  /** Returns false when the request exceeds the limit. */
  take(now: number): boolean {
    while (this.#times[0] !== undefined && this.#times[0] <= now - this.#windowMs) this.#times.shift();
    if (this.#times.length >= this.#limit) return false;
    this.#times.push(now);
    return true;
  }
}
