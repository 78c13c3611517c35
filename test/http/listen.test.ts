import { once } from "node:events";
import { Agent, get, type IncomingMessage } from "node:http";
import { connect } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, describe, expect, test } from "vitest";
import { silentLog } from "../../scripts/support/silent-log.ts";
import { until } from "../../scripts/support/until.ts";
import { type ConnectionLimits, listen } from "../../server/http/listen.ts";
import { createLog } from "../../server/wiring/log.ts";
import { PooledConnection } from "../support/pooling-proxy.ts";

test("a stopping server finishes running requests, and does not wait for idle connections", async () => {
  const started = Promise.withResolvers<void>();
  const finish = Promise.withResolvers<void>();
  const server = await listen("127.0.0.1", 0, silentLog);
  await server.serve(async (_request, response) => {
    started.resolve();
    await finish.promise;
    response.end("finished");
  });
  const agent = new Agent({ keepAlive: true });
  const answered = new Promise<IncomingMessage>((resolve, reject) =>
    get(server.address, { agent }, resolve).on("error", reject),
  );
  await started.promise;
  // Longer than the test may take, so that stopping ends because connections are closed, not at the timeout.
  const stopped = server.stop(600_000);
  finish.resolve();
  const response = await answered;
  expect(response.statusCode).toBe(200);
  expect((await response.toArray()).join("")).toBe("finished");
  await stopped;
  agent.destroy();
});

describe("an idle connection", () => {
  test("is kept for 75 seconds, as the response states", async () => {
    const server = await listen("127.0.0.1", 0, silentLog);
    await server.serve((_request, response) => response.end("served"));
    const connection = await PooledConnection.open(server.port, 0);
    expect(await connection.send("/")).toMatch(/^keep-alive: timeout=75\r$/im);
    connection.close();
    await server.stop(1_000);
  });

  test("loses no request of a proxy on a slow link that keeps connections for up to four fifths of the time", async () => {
    const KEPT_MS = 7_500;
    const server = await listen("127.0.0.1", 0, silentLog, { keepAliveMs: KEPT_MS });
    await server.serve((_request, response) => response.end("served"));
    const reuse = async (idleMs: number): Promise<string | undefined> => {
      const connection = await PooledConnection.open(server.port, 20);
      await connection.send("/");
      await delay(idleMs);
      const response = await connection.send("/");
      connection.close();
      return response;
    };
    const responses = await Promise.all(Array.from({ length: 60 }, (_, at) => reuse((KEPT_MS * 0.8 * at) / 59)));
    expect(responses.filter((response) => !response?.startsWith("HTTP/1.1 200"))).toEqual([]);
    await server.stop(1_000);
  });
});

describe("a request that Node itself would reject gets an error body with a request id:", async () => {
  const logged: string[] = [];
  const server = await listen("127.0.0.1", 0, createLog("info", { write: (line) => logged.push(line) }));
  await server.serve((_request, response) => response.end("served"));
  afterAll(() => server.stop(1_000));

  test.each([
    ["no Host", "GET / HTTP/1.1\r\n\r\n", 400, "INVALID_REQUEST"],
    ["an unknown expectation", "GET / HTTP/1.1\r\nHost: x\r\nExpect: tea\r\n\r\n", 417, "INVALID_REQUEST"],
    ["no HTTP", "hello\r\n\r\n", 400, "INVALID_REQUEST"],
    ["headers too large", `GET / HTTP/1.1\r\nHost: x\r\nA: ${"a".repeat(600_000)}\r\n\r\n`, 431, "INVALID_REQUEST"],
  ])("%s", async (_what, request, status, errorCode) => {
    const [head = "", body = ""] = (await exchange(server.port, request)).split("\r\n\r\n");
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    const requestId = /^x-request-id: (.+)$/im.exec(head)?.[1];
    expect(JSON.parse(body)).toEqual({
      error_code: errorCode,
      message: expect.any(String),
      details: {},
      request_id: requestId,
      doc_url: `/docs/errors/${errorCode}.md`,
    });
    expect(logged.join("")).toContain(`"request_id":"${requestId}"`);
  });

  test("a client that continues to send", async () => {
    const earlier = logged.length;
    const socket = connect(server.port, "127.0.0.1");
    await once(socket, "connect");
    socket.pause().write(`GET / HTTP/1.1\r\nHost: x\r\nA: ${"a".repeat(600_000)}`);
    await until(() => logged.slice(earlier).join("").includes("could not be parsed"));
    for (let part = 0; part < 5; part += 1) await new Promise((resolve) => socket.write("a".repeat(100_000), resolve));
    expect((await socket.setEncoding("utf8").toArray()).join("")).toMatch(/^HTTP\/1.1 431 /);
  });

  test("but not the longest URL of the contract", async () => {
    const target = `/?${"q".repeat(60_000)}`;
    expect(await exchange(server.port, `GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)).toMatch(
      /^HTTP\/1.1 200 /,
    );
  });
});

describe("a client that occupies a connection", () => {
  const LARGE = Buffer.alloc(64 * 1024 * 1024);
  const ask = "GET / HTTP/1.1\r\nHost: x\r\n\r\n";

  /** Serves a response larger than any buffer, and returns a promise for the end of its connection. */
  async function serveLarge(limits: Partial<ConnectionLimits>) {
    const server = await listen("127.0.0.1", 0, silentLog, limits);
    const { promise: ended, resolve } = Promise.withResolvers<boolean>();
    await server.serve((_request, response) => {
      response.once("close", () => resolve(response.writableFinished));
      response.end(LARGE);
    });
    return { server, ended };
  }

  test("and never reads its response is disconnected", async () => {
    const { server, ended } = await serveLarge({ idleMs: 100 });
    const socket = connect(server.port, "127.0.0.1").on("error", () => undefined);
    socket.pause().write(ask);
    expect(await ended).toBe(false);
    socket.destroy();
    await server.stop(0);
  });

  test("and reads it too slowly is disconnected", async () => {
    const { server, ended } = await serveLarge({ requestMs: 300 });
    const socket = connect(server.port, "127.0.0.1").on("error", () => undefined);
    socket.write(ask);
    const reading = setInterval(() => socket.read(1_000), 20);
    socket.on("readable", () => undefined);
    expect(await ended).toBe(false);
    clearInterval(reading);
    socket.destroy();
    await server.stop(0);
  });

  test("is rejected while there are too many connections", async () => {
    const logged: string[] = [];
    const log = createLog("info", { write: (line) => logged.push(line) });
    const server = await listen("127.0.0.1", 0, log, { maxConnections: 2 });
    await server.serve((_request, response) => response.end("served"));
    const others = [connect(server.port, "127.0.0.1"), connect(server.port, "127.0.0.1")];
    await Promise.all(others.map((socket) => once(socket, "connect")));
    const attempt = (): Promise<string> =>
      exchange(server.port, `${ask.slice(0, -2)}Connection: close\r\n\r\n`).catch(() => "");
    await until(async () => (await attempt()) === "" && logged.join("").includes("too many connections"));
    others[0]?.destroy();
    await until(async () => (await attempt()).endsWith("served"));
    others[1]?.destroy();
    await server.stop(0);
  });
});

test.runIf(process.platform === "linux")("connections that arrive together are accepted together", async () => {
  const server = await listen("127.0.0.1", 0, silentLog);
  let busyRequests = 0;
  await server.serve((request, response) => {
    if (request.url === "/busy") busyRequests += 1;
    response.end("served");
  });
  const busy = await Promise.all(Array.from({ length: 50 }, () => PooledConnection.open(server.port, 0)));
  const others = Array.from({ length: 200 }, () =>
    exchange(server.port, "GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"),
  );
  let isServed = false;
  const served = Promise.all(others).finally(() => (isServed = true));
  await Promise.all(
    busy.map(async (connection) => {
      while (!isServed) await connection.send("/busy");
      connection.close();
    }),
  );
  expect((await served).filter((response) => response.endsWith("served"))).toHaveLength(200);
  // If the server accepted one connection per turn of the event loop, they would wait for thousands of requests.
  expect(busyRequests).toBeLessThan(1_000);
  await server.stop(0);
});

test("a port refuses connections until the service has started, as if no process were listening", async () => {
  const probe = await listen("127.0.0.1", 0, silentLog);
  const { port } = probe;
  await probe.stop(0);
  const server = await listen("127.0.0.1", port, silentLog);
  await expect(exchange(port, "GET / HTTP/1.1\r\nHost: x\r\n\r\n")).rejects.toThrow("ECONNREFUSED");
  await server.serve((_request, response) => response.end("served"));
  expect(await (await fetch(server.address)).text()).toBe("served");
  await server.stop(1_000);
});

describe("a response before the end of its request", () => {
  const head = "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 15000000\r\n\r\n";

  test.each([
    ["on a connection that is closed", { Connection: "close" }],
    ["on a connection that is kept", {}],
  ])("%s does not break the connection while the request arrives", async (_what, headers) => {
    const server = await listen("127.0.0.1", 0, silentLog);
    await server.serve((_request, response) =>
      response.writeHead(413, { ...headers, "Content-Length": 5 }).end("large"),
    );
    const socket = connect(server.port, "127.0.0.1");
    let received = "";
    let failure: Error | undefined;
    socket.on("data", (data) => (received += String(data))).on("error", (error) => (failure = error));
    socket.write(head);
    await until(() => received.endsWith("large"));
    for (let part = 0; part < 150; part += 1)
      await new Promise((resolve) => socket.write(Buffer.alloc(100_000), resolve));
    if (!("Connection" in headers)) {
      socket.write("GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
      await until(() => received.split("large").length === 3);
    }
    await until(() => socket.closed);
    expect(failure).toBeUndefined();
    await server.stop(0);
  });

  test.each([
    ["long", { milliseconds: 200, bytes: 1_000_000_000 }, 0],
    ["many bytes", { milliseconds: 600_000, bytes: 1_000_000 }, 100_000],
  ])("closes the connection if the rest of the request takes too %s", async (_what, discard, size) => {
    const server = await listen("127.0.0.1", 0, silentLog, { discard });
    await server.serve((_request, response) => response.writeHead(401).end("who?"));
    const socket = connect(server.port, "127.0.0.1").on("error", () => undefined);
    socket.resume().write(head);
    const writing = setInterval(() => socket.write(Buffer.alloc(size)), 5);
    await until(() => socket.closed);
    clearInterval(writing);
    await server.stop(0);
  });
});

test("if unfinished headers are too long in total, only the connections with the longest headers are closed", async () => {
  const server = await listen("127.0.0.1", 0, silentLog, { unfinishedBytes: 1_000_000 });
  await server.serve((_request, response) => response.end("served"));
  const open = (bytes: number) => {
    const socket = connect(server.port, "127.0.0.1").on("error", () => undefined);
    socket.resume().write(`GET / HTTP/1.1\r\nHost: x\r\nA: ${"a".repeat(bytes)}`);
    return socket;
  };
  const short = open(10_000);
  const long = Array.from({ length: 20 }, () => open(400_000));
  await until(() => long.filter(({ closed }) => closed).length >= 18);
  short.write("\r\n\r\n");
  const [response] = await once(short, "data");
  expect(String(response)).toMatch(/^HTTP\/1.1 200 /);
  for (const socket of [short, ...long]) socket.destroy();
  await server.stop(0);
});

/** Sends text over its own connection and returns the response. */
async function exchange(port: number, text: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  socket.setEncoding("utf8").write(text);
  return (await socket.toArray()).join("");
}
