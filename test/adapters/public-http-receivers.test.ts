import { once } from "node:events";
import { createServer as createHttpServer, type RequestListener } from "node:http";
import { createServer as createHttpsServer } from "node:https";
import { type AddressInfo, createServer as createTcpServer, type Server, type Socket } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { selfSigned } from "../../scripts/support/self-signed.ts";
import { until } from "../../scripts/support/until.ts";
import { createPublicHttp } from "../../server/adapters/public-http.ts";

const never = new AbortController().signal;
const open: (() => unknown)[] = [];
afterEach(() => Promise.all(open.splice(0).map((close) => close())));

async function listen<Listening extends Server>(server: Listening): Promise<number> {
  const sockets = new Set<Socket>();
  server.on("connection", (socket: Socket) => sockets.add(socket.on("error", () => undefined)));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  open.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

/** A receiver that writes to the raw socket when the request has arrived. */
function listenRaw(respond: (socket: Socket) => void): Promise<number> {
  return listen(createTcpServer((socket) => socket.once("data", () => respond(socket))));
}
function listenHttp(response: RequestListener): Promise<number> {
  return listen(createHttpServer(response));
}

function openHttp(timeoutMs = 5_000) {
  const http = createPublicHttp({ allowLoopback: true, timeoutMs });
  open.push(http.close);
  return (url: string) =>
    http.post({ url, headers: { "content-type": "application/json" }, body: "{}", signal: never });
}

/** Writes a text character by character until the socket is closed. */
function drip(socket: Socket, text: string): void {
  let place = 0;
  const timer = setInterval(() => socket.write(text[place++ % text.length] ?? ""), 20);
  socket.on("close", () => clearInterval(timer));
}

describe("a slow receiver", () => {
  test("that sends its headers a byte at a time is timed out", async () => {
    const port = await listenRaw((socket) => drip(socket, `HTTP/1.1 200 OK\r\nx-long: ${"a".repeat(10_000)}`));
    expect(await openHttp(400)(`http://127.0.0.1:${port}/`)).toMatchObject({ kind: "timed_out" });
  });

  test("that sends its body a byte at a time counts as responding, with a truncated body", async () => {
    const port = await listenRaw((socket) => {
      socket.write("HTTP/1.1 200 OK\r\ncontent-length: 100000\r\n\r\n");
      drip(socket, "a");
    });
    const outcome = await openHttp()(`http://127.0.0.1:${port}/`);
    expect(outcome).toMatchObject({ kind: "response", status: 200, body: expect.stringMatching(/^a+$/) });
    // The time limit of the body is 2 s. The rest of the bound allows for slow machines.
    expect(outcome.durationMs).toBeLessThan(4_900);
  });
});

describe("a response that does not end", () => {
  test("is read up to 64 KiB, and then its connection is closed", async () => {
    let closed = false;
    const port = await listenHttp((_request, response) => {
      response.writeHead(200);
      const more = (): void => {
        while (!response.destroyed && response.write("b".repeat(16_384)));
      };
      response.on("drain", more).on("close", () => (closed = true));
      more();
    });
    expect(await openHttp()(`http://127.0.0.1:${port}/`)).toMatchObject({
      kind: "response",
      status: 200,
      body: "b".repeat(1_024),
    });
    await until(() => closed);
  });
});

test("connections are reused after responses of several kilobytes", async () => {
  const sockets = new Set<Socket>();
  const port = await listenHttp((request, response) => {
    sockets.add(request.socket);
    response.end("c".repeat(20_000));
  });
  const post = openHttp();
  for (let request = 0; request < 20; request += 1)
    expect(await post(`http://127.0.0.1:${port}/`)).toMatchObject({ body: "c".repeat(1_024) });
  // While the rest of a response is discarded, another connection may be opened.
  expect(sockets.size).toBeLessThan(5);
});

describe("headers", () => {
  test("beyond 16 KiB are rejected", async () => {
    const port = await listenRaw((socket) =>
      socket.write(`HTTP/1.1 200 OK\r\nx-long: ${"a".repeat(100_000)}\r\ncontent-length: 0\r\n\r\n`),
    );
    expect(await openHttp()(`http://127.0.0.1:${port}/`)).toMatchObject({
      kind: "unreachable",
      message: "Headers Overflow Error",
    });
  });

  test("of an early hint are skipped", async () => {
    const port = await listenHttp((_request, response) => {
      response.writeEarlyHints({ link: "</style.css>; rel=preload" });
      response.writeHead(202).end("taken");
    });
    expect(await openHttp()(`http://127.0.0.1:${port}/`)).toMatchObject({
      kind: "response",
      status: 202,
      body: "taken",
    });
  });

  test.each([
    ["no HTTP", "SSH-2.0-OpenSSH_9.2\r\n"],
    ["an invalid status", "HTTP/1.1 abc OK\r\n\r\n"],
    ["a NUL in a header", "HTTP/1.1 200 OK\r\nx-null: a\0b\r\n\r\n"],
    ["an unexpected protocol", "HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n"],
  ])("that are %s are rejected, and the message can be stored", async (_what, text) => {
    const port = await listenRaw((socket) => socket.end(text));
    const outcome = await openHttp()(`http://127.0.0.1:${port}/`);
    expect(outcome).toMatchObject({ kind: "unreachable", message: expect.stringMatching(/^[^\0]+$/) });
  });
});

test.each([301, 302, 303, 307, 308])(
  "a redirect with status %i to an internal address is not followed",
  async (status) => {
    let visits = 0;
    const inside = await listenHttp((_request, response) => {
      visits += 1;
      response.end();
    });
    const port = await listenHttp((_request, response) =>
      response.writeHead(status, { location: `http://127.0.0.1:${inside}/` }).end(),
    );
    expect(await openHttp()(`http://127.0.0.1:${port}/`)).toMatchObject({ kind: "response", status });
    expect(visits).toBe(0);
  },
);

describe("over TLS", () => {
  test("an untrusted certificate is rejected: nothing is sent, and the message contains the reason", async () => {
    let requests = 0;
    const port = await listen(
      createHttpsServer(selfSigned, (_request, response) => {
        requests += 1;
        response.end();
      }).on("tlsClientError", () => undefined),
    );
    expect(await openHttp()(`https://127.0.0.1:${port}/`)).toMatchObject({
      kind: "unreachable",
      message: expect.stringContaining("self-signed certificate"),
    });
    expect(requests).toBe(0);
  });

  test("a handshake that never ends is timed out", async () => {
    const port = await listenRaw(() => undefined);
    expect(await openHttp(200)(`https://127.0.0.1:${port}/`)).toMatchObject({ kind: "timed_out" });
  });
});
