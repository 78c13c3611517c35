import { createServer, type RequestListener, type Server } from "node:http";
import { type AddressInfo, createServer as createTcpServer } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { listenLocally } from "../../scripts/support/listen-locally.ts";
import { createPublicHttp } from "../../server/adapters/public-http.ts";

const never = new AbortController().signal;
const open: { close: () => unknown }[] = [];
afterEach(() => Promise.all(open.splice(0).map((thing) => thing.close())));

function keep<T extends { close: () => unknown }>(thing: T): T {
  open.push(thing);
  return thing;
}

async function listen(listener: RequestListener): Promise<{ server: Server; port: number; url: string }> {
  const server = keep(createServer(listener));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  open.push({ close: () => server.closeAllConnections() });
  const { port } = server.address() as AddressInfo;
  return { server, port, url: `http://127.0.0.1:${port}/receive` };
}

function post(url: string, signal = never, timeoutMs = 5_000) {
  return keep(createPublicHttp({ allowLoopback: true, timeoutMs })).post({
    url,
    headers: { "content-type": "application/json" },
    body: "{}",
    signal,
  });
}

describe("a POST to a receiver", () => {
  test("sends its body and headers, and returns status and text of the response", async () => {
    const { url } = await listen((request, response) => {
      request
        .setEncoding("utf8")
        .on("data", (body) => response.end(`${request.method} ${request.headers["content-type"]} ${body}`));
    });
    expect(await post(url)).toMatchObject({ kind: "response", status: 200, body: "POST application/json {}" });
  });

  test("returns the first 1,024 bytes of a long response, without NUL or an incomplete character", async () => {
    const { url } = await listen((_request, response) =>
      response.end(`\0${"a".repeat(1_022)}é${"b".repeat(5_000_000)}`),
    );
    const outcome = await post(url);
    expect(outcome).toMatchObject({ kind: "response", status: 200, body: "a".repeat(1_022) });
  });

  test("does not follow a redirect", async () => {
    let calls = 0;
    const { url } = await listen((_request, response) => {
      calls += 1;
      response.writeHead(302, { location: "/elsewhere" }).end();
    });
    expect(await post(url)).toMatchObject({ kind: "response", status: 302 });
    expect(calls).toBe(1);
  });

  test("times out when there is no response", async () => {
    const { url } = await listen(() => {});
    expect(await post(url, never, 100)).toMatchObject({ kind: "timed_out" });
  });

  test("returns a response whose body is truncated", async () => {
    const { url } = await listen((_request, response) => {
      response.writeHead(200, { "content-length": "100" }).write("begun", () => response.destroy());
    });
    expect(await post(url)).toMatchObject({ kind: "response", status: 200, body: "begun" });
  });

  test("is unreachable when the port is closed", async () => {
    const server = createTcpServer();
    const port = await listenLocally(server);
    await new Promise((resolve) => server.close(resolve));
    const outcome = await post(`http://127.0.0.1:${port}/`);
    expect(outcome).toMatchObject({ kind: "unreachable" });
    expect(outcome).toHaveProperty("message", expect.stringContaining("ECONNREFUSED"));
  });

  test("is unreachable when the receiver does not speak TLS", async () => {
    const { port } = await listen((_request, response) => response.end());
    expect(await post(`https://127.0.0.1:${port}/`)).toMatchObject({ kind: "unreachable" });
  });

  test("is aborted by the caller's signal, before or while it runs", async () => {
    const stop = new AbortController();
    const { url } = await listen(() => stop.abort());
    expect(await post(url, stop.signal)).toMatchObject({ kind: "aborted" });
    expect(await post(url, stop.signal)).toMatchObject({ kind: "aborted" });
  });

  test("is sent again when a pooled connection turns out to be closed", async () => {
    let requests = 0;
    const { url } = await listen((request, response) => {
      requests += 1;
      if (requests === 2) request.socket.destroy();
      else response.end("ok");
    });
    const http = keep(createPublicHttp({ allowLoopback: true }));
    const send = () => http.post({ url, headers: {}, body: "{}", signal: never });
    expect(await send()).toMatchObject({ kind: "response", status: 200 });
    expect(await send()).toMatchObject({ kind: "response", status: 200 });
    expect(requests).toBe(3);
  });
});

describe("a host that changes its address after the check", () => {
  test("is rejected on connecting, and nothing reaches the internal network", async () => {
    let connections = 0;
    const { server, port } = await listen((_request, response) => response.end());
    server.on("connection", () => (connections += 1));
    const responses = [["93.184.215.14"], ["127.0.0.1"]];
    const http = keep(createPublicHttp({ allowLoopback: false, resolve: async () => responses.shift() ?? [] }));
    const url = `https://rebinding.example:${port}/`;
    expect(await http.checkUrl(url, never)).toBeUndefined();
    expect(await http.post({ url, headers: {}, body: "{}", signal: never })).toMatchObject({
      kind: "refused",
      refusal: { reason: "private_address" },
    });
    expect(connections).toBe(0);
  });

  test("is resolved once for a connection", async () => {
    const { port } = await listen((_request, response) => response.end());
    let lookups = 0;
    const resolve = async () => {
      lookups += 1;
      return ["127.0.0.1"];
    };
    const http = keep(createPublicHttp({ allowLoopback: true, resolve }));
    expect(
      await http.post({ url: `https://once.example:${port}/`, headers: {}, body: "{}", signal: never }),
    ).toMatchObject({ kind: "unreachable" });
    expect(lookups).toBe(1);
  });

  test("is unreachable if its name does not resolve, and the message contains the reason", async () => {
    const http = keep(createPublicHttp({ allowLoopback: false, resolve: async () => [] }));
    const outcome = await http.post({ url: "https://gone.example/", headers: {}, body: "{}", signal: never });
    expect(outcome).toMatchObject({ kind: "unreachable", message: "The host gone.example does not resolve" });
  });
});
