import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { json } from "node:stream/consumers";
import { listenLocally } from "../../scripts/support/listen-locally.ts";
import { atEnd } from "./at-end.ts";

interface JsonServer {
  readonly address: string;
  close(): Promise<void>;
}

/** Starts a server on loopback that receives JSON. A request that ends early gets no response. */
export async function startJsonServer<Body>(
  respond: (body: Body, response: ServerResponse, request: IncomingMessage) => void,
): Promise<JsonServer> {
  const server = createServer((request, response) => {
    void json(request).then(
      (body) => respond(body as Body, response, request),
      () => undefined,
    );
  });
  return {
    address: `http://127.0.0.1:${await listenLocally(server)}`,
    close: atEnd(() => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    }),
  };
}
