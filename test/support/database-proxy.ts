import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A TCP proxy in front of Postgres that cuts a connection at a given time, or drops what is sent. */
export interface DatabaseProxy {
  /** The URL of the database through the proxy. */
  readonly url: string;
  /**
   * Withholds the next message with this text, in either direction. When it arrives, resolves to a function that cuts
   * its connection.
   */
  withhold(text: string): Promise<() => void>;
  /** Cuts every connection. */
  cut(): void;
  /** Drops everything that is sent, in both directions and on new connections too, without closing any. */
  silence(): void;
  /** Forwards what is sent from now on. What was dropped stays lost. */
  restore(): void;
  close(): Promise<void>;
}

export async function startDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isSilent = false;
  let awaited: { text: string; resolve: (cut: () => void) => void } | undefined;
  // Half open, because a silent network does not forward that one side has closed either.
  const server = createServer({ allowHalfOpen: true }, (client) => {
    const postgres = connect({ port: Number(target.port), host: target.hostname, allowHalfOpen: true });
    for (const [socket, other] of [
      [client, postgres],
      [postgres, client],
    ] as const) {
      sockets.add(socket);
      socket.on("error", () => other.destroy());
      socket.on("end", () => {
        if (!isSilent) other.end();
      });
      socket.on("close", () => {
        sockets.delete(socket);
        if (!isSilent) other.destroy();
      });
      socket.on("data", (data) => {
        if (isSilent) return;
        if (awaited === undefined || !data.includes(awaited.text)) return void other.write(data);
        awaited.resolve(() => client.destroy());
        awaited = undefined;
      });
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = new URL(databaseUrl);
  url.hostname = "127.0.0.1";
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    withhold: (text) => new Promise((resolve) => (awaited = { text, resolve })),
    cut: () => {
      for (const socket of sockets) socket.destroy();
    },
    silence: () => {
      isSilent = true;
    },
    restore: () => {
      isSilent = false;
    },
    close: async () => {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, "close");
    },
  };
}
