import { createServer, type IncomingHttpHeaders } from "node:http";
import { text } from "node:stream/consumers";
import { listenLocally } from "../../scripts/support/listen-locally.ts";
import { atEnd } from "../support/at-end.ts";

/** A request as it arrived. */
interface Received {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/**
 * A response or a fault. `hang` sends nothing and `cut` closes the connection. The others send half of a body: `half`
 * then closes the connection, `stalled` keeps it open, and `unmarked` closes it after headers without a length.
 */
export type Scripted =
  | {
      readonly status: number;
      readonly headers?: Record<string, string>;
      readonly json?: unknown;
      readonly text?: string;
    }
  | "hang"
  | "cut"
  | "half"
  | "stalled"
  | "unmarked";

/** A real HTTP server that sends the given responses in order, and repeats the last one. */
interface ScriptedServer {
  readonly address: string;
  readonly received: Received[];
  script(...responses: Scripted[]): void;
  stop(): Promise<void>;
}

export async function startScriptedServer(): Promise<ScriptedServer> {
  const received: Received[] = [];
  let responses: Scripted[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    received.push({ method: request.method ?? "", url: request.url ?? "", headers: request.headers, body });
    const scripted = responses.length > 1 ? responses.shift() : responses[0];
    if (scripted === "hang") return;
    if (scripted === "half") {
      response.writeHead(200, { "Content-Type": "application/json", "Content-Length": "100" });
      return void response.write('{"half":', () => request.socket.destroy());
    }
    if (scripted === "stalled") {
      response.writeHead(200, { "Content-Type": "application/json", "Content-Length": "100" });
      return void response.write('{"half":');
    }
    if (scripted === "unmarked") {
      request.socket.end('HTTP/1.0 200 OK\r\nContent-Type: application/json\r\n\r\n{"half":');
      return;
    }
    if (scripted === "cut" || !scripted) return void request.socket.destroy();
    const type = scripted.text === undefined ? "application/json" : "text/csv";
    response.writeHead(scripted.status, { "Content-Type": type, ...scripted.headers });
    response.end(scripted.text ?? JSON.stringify(scripted.json ?? {}));
  });
  const port = await listenLocally(server);
  return {
    address: `http://127.0.0.1:${port}`,
    received,
    script: (...next) => {
      received.length = 0;
      responses = next;
    },
    stop: atEnd(() => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    }),
  };
}
