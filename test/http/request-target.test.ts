import { connect as connectSocket } from "node:net";
import { describe, expect, test } from "vitest";
import { blocklist } from "../../server/blocklist/handlers.ts";
import { createTestDatabase } from "../support/database.ts";
import { startHttpApp } from "../support/http-app.ts";

const { db } = await createTestDatabase();
const app = await startHttpApp(db, { Blocklist: blocklist() });

/** Sends a request line unchanged, which no client library would do, and returns the status code. */
function sendTarget(target: string): Promise<number> {
  return new Promise((resolve, reject) => {
    let response = "";
    const socket = connectSocket(Number(new URL(app.address).port), "127.0.0.1", () => {
      socket.write(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nX-API-Key: ${app.key}\r\nConnection: close\r\n\r\n`);
    });
    socket.setEncoding("utf8").on("data", (text: string) => (response += text));
    socket.on("error", reject).on("close", () => resolve(Number(response.split(" ")[1])));
  });
}

describe("a request line", () => {
  test.each([
    "http://[",
    "http://[::1",
    "http://a:b:c/",
    "//[",
    "/%",
    "*",
    "?",
    "http://x?query=y",
    "/\\",
    "/#[",
    "http://%",
  ])("with the target %s gets a response, and the service continues", async (target) => {
    expect(await sendTarget(target)).toBeGreaterThanOrEqual(400);
    expect(await sendTarget(target)).toBeLessThan(500);
    expect(await sendTarget("/healthz")).toBe(200);
  });

  test("may contain the absolute URL", async () => {
    expect(await sendTarget("http://localhost/healthz")).toBe(200);
    expect(await sendTarget("HTTP://localhost:80/healthz?x=y")).toBe(200);
  });

  test("may contain further question marks in its query", async () => {
    const response = await app.send("GET", "/api/v1/account/search-by-name-or-domain?query=who?&limit=0&offset=?");
    expect(response.body).toMatchObject({ detail: [{ loc: ["query", "offset"] }, { loc: ["query", "limit"] }] });
  });
});

describe("HEAD", () => {
  test.each(["/healthz", "/openapi.json", "/docs", "/api/v1/account/blocklist", "/api/v9/nothing"])(
    "with %s gets the response of GET, without a body",
    async (path) => {
      const url = app.address + path;
      const headers = { "X-API-Key": app.key, "X-Request-ID": "the-same", "Accept-Encoding": "identity" };
      const [head, get] = [await fetch(url, { method: "HEAD", headers }), await fetch(url, { headers })];
      const length = String((await get.arrayBuffer()).byteLength);
      expect([head.status, head.headers.get("content-type"), head.headers.get("content-length")]).toEqual([
        get.status,
        get.headers.get("content-type"),
        length,
      ]);
      expect(await head.text()).toBe("");
    },
  );

  test("with an operation that charges gets 405, because HEAD would be charged without results", async () => {
    const url = `${app.address}/api/v1/account/search-lookalikes?query=payments`;
    const response = await fetch(url, { method: "HEAD", headers: { "X-API-Key": app.key } });
    expect([response.status, response.headers.get("allow")]).toEqual([405, "GET"]);
  });
});

describe("a path with other methods", () => {
  test.each([
    ["PATCH", "/api/v1/account/blocklist", "GET, HEAD, POST"],
    ["DELETE", "/api/v1/views/options", "GET, HEAD"],
    ["GET", "/api/v1/signal/get-signal-list", "POST"],
    ["POST", "/api/v1/account/search-lookalikes", "GET"],
  ])("gets 405 for %s %s, with %s allowed", async (method, path, allow) => {
    const response = await app.send(method, path);
    expect(response).toMatchObject({ status: 405, body: { error_code: "METHOD_NOT_ALLOWED" } });
    expect(response.headers.get("allow")).toBe(allow);
  });

  test.each(["/api/v1/account/blocklist/", "/API/v1/account/blocklist", "/api/v1/accounts/"])(
    "gets 404 in another spelling: %s",
    async (path) => {
      expect(await app.send("GET", path)).toMatchObject({ status: 404, body: { error_code: "NOT_FOUND" } });
    },
  );
});
