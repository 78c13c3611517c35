import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";

/**
 * A connection that a proxy keeps for its next request, regardless of the server's headers. The link to the server
 * takes `linkMs` in each direction.
 */
export class PooledConnection {
  readonly #socket: Socket;
  readonly #linkMs: number;

  private constructor(socket: Socket, linkMs: number) {
    this.#socket = socket;
    this.#linkMs = linkMs;
  }

  static async open(port: number, linkMs: number): Promise<PooledConnection> {
    const socket = connect(port, "127.0.0.1");
    await once(socket, "connect");
    // A proxy does not reuse a connection that it knows has ended. `send` learns of the end after another `linkMs`.
    socket.on("error", () => undefined);
    return new PooledConnection(socket, linkMs);
  }

  /** Sends a request. Returns the head of the response, or undefined if the request is lost. */
  async send(path: string): Promise<string | undefined> {
    await delay(this.#linkMs);
    const received: Buffer[] = [];
    const { promise, resolve } = Promise.withResolvers<string | undefined>();
    const end = (): void => resolve(undefined);
    const read = (data: Buffer): void => {
      received.push(data);
      const text = Buffer.concat(received).toString();
      if (text.includes("\r\n\r\n")) resolve(text);
    };
    this.#socket.on("data", read).once("close", end);
    if (this.#socket.closed || !this.#socket.writable) end();
    else this.#socket.write(`GET ${path} HTTP/1.1\r\nHost: proxied\r\n\r\n`);
    const response = await promise;
    this.#socket.off("data", read).off("close", end);
    await delay(this.#linkMs);
    return response;
  }

  close(): void {
    this.#socket.destroy();
  }
}
