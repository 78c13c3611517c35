import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A TCP proxy in front of Postgres that cuts connections at a chosen message, drops data or rejects connections. */
export interface DatabaseProxy {
  readonly url: string;
  /**
   * Withholds the next message that contains `text`, in either direction. When the message arrives, resolves to a
   * function that cuts its connection.
   */
  withhold(text: string): Promise<() => void>;
  /** Cuts every connection. */
  cut(): void;
  /** Drops all data in both directions, also on new connections, without closing any connection. */
  silence(): void;
  /** Ends `silence` and `fail`. Dropped data stays lost. */
  restore(): Promise<void>;
  /** Cuts every connection, and fails new ones until `restore`. */
  fail(how: DatabaseFailure): Promise<void>;
  close(): Promise<void>;
}

/** `refused`: nothing listens. `reset`: accepted and closed. `starting`: Postgres reports that it is starting. */
export type DatabaseFailure = "refused" | "reset" | "starting";

/** An ErrorResponse of Postgres (PostgreSQL, 53.7) with the code 57P03. */
function startingUp(): Buffer {
  const fields = Buffer.from("SFATAL\0VFATAL\0C57P03\0Mthe database system is starting up\0\0");
  const header = Buffer.alloc(5, "E");
  header.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([header, fields]);
}

export async function startDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isSilent = false;
  let failure: DatabaseFailure | undefined;
  let awaited: { text: string; resolve: (cut: () => void) => void } | undefined;
  // Half open, because a silent network does not even forward the end of a connection.
  const server = createServer({ allowHalfOpen: true }, (client) => {
    client.on("error", () => client.destroy());
    if (failure === "reset") return void client.resetAndDestroy();
    if (failure === "starting") return void client.once("data", () => client.end(startingUp()));
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
    fail: async (how) => {
      failure = how;
      if (how === "refused") server.close();
      for (const socket of sockets) socket.destroy();
      if (how === "refused") await once(server, "close");
    },
    restore: async () => {
      isSilent = false;
      failure = undefined;
      if (server.listening) return;
      server.listen(Number(url.port), "127.0.0.1");
      await once(server, "listening");
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      if (!server.listening) return;
      server.close();
      await once(server, "close");
    },
  };
}
