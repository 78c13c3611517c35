import { once } from "node:events";
import { type AddressInfo, connect, createServer } from "node:net";
import { TLSSocket } from "node:tls";
import { ofPrivateAuthority } from "../../scripts/support/self-signed.ts";
import { atEnd } from "./at-end.ts";

/** Serves a database over TLS with a certificate for localhost from a private authority. Returns the port. */
export async function startTlsDatabase(databaseUrl: string): Promise<{ port: number; close(): Promise<unknown> }> {
  const target = new URL(databaseUrl);
  const server = createServer((client) => {
    // An SSLRequest (PostgreSQL, 53.7); the answer `S` begins the TLS handshake.
    client.once("data", () => {
      client.write("S");
      const secure = new TLSSocket(client, {
        isServer: true,
        key: ofPrivateAuthority.key,
        cert: ofPrivateAuthority.cert,
      });
      const postgres = connect(Number(target.port), target.hostname);
      for (const [socket, other] of [
        [secure, postgres],
        [postgres, secure],
      ] as const)
        socket.on("error", () => other.destroy()).on("close", () => other.destroy());
      secure.pipe(postgres).pipe(secure);
    });
    client.on("error", () => client.destroy());
  });
  server.listen(0, "localhost");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    close: atEnd(() => {
      server.close();
      return once(server, "close");
    }),
  };
}
