import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A TCP proxy in front of Postgres that cuts a connection at a given moment. */
export interface DatabaseProxy {
  /** The database's URL by way of the proxy. */
  readonly url: string;
  /** Withholds the next message that has this text, in either direction. Resolves, once it has come, to what cuts its connection. */
  withhold(text: string): Promise<() => void>;
  close(): Promise<void>;
}

export async function startDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let awaited: { text: string; resolve: (cut: () => void) => void } | undefined;
  const server = createServer((client) => {
    const postgres = connect(Number(target.port), target.hostname);
    for (const [socket, other] of [
      [client, postgres],
      [postgres, client],
    ] as const) {
      sockets.add(socket);
      socket.on("error", () => other.destroy());
      socket.on("close", () => {
        sockets.delete(socket);
        other.destroy();
      });
      socket.on("data", (data) => {
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
    close: async () => {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, "close");
    },
  };
}
