import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { listTools } from "../../server/http/mcp/tool-selection.ts";
import { createTestDatabase } from "../support/database.ts";
import { type HttpApp, startHttpApp } from "../support/http-app.ts";
import { callTool, connectClient, postMessage, REVISIONS, requestMessage } from "../support/mcp.ts";
import { codeBlocks, readReadmes } from "../support/readme.ts";

let database = await createTestDatabase();
let app: HttpApp;
afterEach(() => app.stop());

async function start(settings: Parameters<typeof startHttpApp>[2] = {}): Promise<void> {
  app = await startHttpApp(database.db, {}, settings);
}

const CALL = requestMessage("tools/call", { name: "credits_balance", arguments: {} });

describe("a caller", () => {
  beforeEach(() => start());

  test.each([
    ["without a key", {}],
    ["with a wrong key", { "X-API-Key": "wrong" }],
    ["with a wrong bearer token", { Authorization: "Bearer wrong" }],
  ])("%s gets 401 for a tool that requires a key", async (_, headers) => {
    const response = await postMessage(app.address, CALL, headers);
    expect(response.status).toBe(401);
    expect(response.headers.get("www-authenticate")).toMatch(/^Bearer /);
    expect(await response.json()).toMatchObject({ error_code: "UNAUTHORIZED" });
  });

  test.each(Object.entries(REVISIONS))("without a key gets an error in a client of %s", async (_, options) => {
    const client = await connectClient(app, {}, options);
    await expect(callTool(client, "credits_balance")).rejects.toThrow(/Send your API key/);
  });

  test("without a key that calls too often gets 429", async () => {
    await app.stop();
    database = await createTestDatabase();
    await start({ rateLimits: { reads: 1, costly: 1, unauthorized: 1 } });
    expect((await postMessage(app.address, CALL)).status).toBe(401);
    const limited = await postMessage(app.address, CALL);
    expect(limited.status).toBe(429);
    expect(Number(limited.headers.get("retry-after"))).toBeGreaterThan(0);
  });

  test.each([
    ["tools/list", requestMessage("tools/list", {})],
    ["a message that no client sends", requestMessage("northwind/unknown", {})],
    ["a call of a tool that does not exist", requestMessage("tools/call", { name: "nowhere", arguments: {} })],
    ["a search for operations", requestMessage("tools/call", { name: "find_operation", arguments: { text: "views" } })],
  ])("without a key that sends %s too often gets 429", async (_, message) => {
    await app.stop();
    database = await createTestDatabase();
    await start({ rateLimits: { reads: 1, costly: 1, unauthorized: 1 } });
    const first = await postMessage(app.address, message);
    expect(first.status).not.toBe(429);
    expect(first.headers.get("ratelimit")).toMatch(/^"unauthorized";r=0;/);
    const limited = await postMessage(app.address, message);
    expect(limited.status).toBe(429);
    expect(Number(limited.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await postMessage(app.address, message, { "X-API-Key": app.key })).status).not.toBe(429);
  });

  test("with a wrong key gets 401 regardless of its Idempotency-Key", async () => {
    const call = { name: "agent_keys_rotate_key", arguments: { "Idempotency-Key": "a\0b" } };
    const response = await postMessage(app.address, requestMessage("tools/call", call), { "X-API-Key": "wrong" });
    expect(response.status).toBe(401);
  });
});

describe("a page", () => {
  test("of an origin that is not allowed gets 403, regardless of what it sends", async () => {
    await start({ allowedOrigins: ["https://app.example"] });
    for (const origin of ["https://evil.example", "null", app.address]) {
      const response = await postMessage(app.address, requestMessage("tools/list"), { Origin: origin });
      expect(response.status).toBe(403);
      expect(await response.json()).toMatchObject({ error_code: "FORBIDDEN" });
    }
  });

  test.each(["https://app.example", "*"])("of an allowed origin may call tools (%s)", async (allowed) => {
    await start({ allowedOrigins: [allowed] });
    const response = await postMessage(app.address, requestMessage("ping"), { Origin: "https://app.example" });
    expect(response.status).toBe(200);
    expect(response.headers.get("access-control-allow-origin")).toBe("https://app.example");
  });
});

test("the configuration in the docs connects a client", async () => {
  await start();
  const page = readReadmes().find(({ path }) => path === "server/operations/assistants.md");
  const [block] = page ? codeBlocks(page, "json").filter((text) => text.includes("mcpServers")) : [];
  const { url, headers } = JSON.parse(block ?? "").mcpServers["account-intelligence"];
  expect(new URL(url).pathname).toBe("/mcp");
  const sent = Object.keys(headers).map((name) => [name, app.key]);
  const called = await callTool(await connectClient(app, Object.fromEntries(sent)), "credits_balance");
  // The key was accepted: the operation has no handler here.
  expect(called.body).toMatchObject({ error_code: "INTERNAL_ERROR" });
});

describe("a message", () => {
  beforeEach(() => start());

  test.each(["GET", "DELETE", "PUT"])("must be a POST: %s gets 405", async (method) => {
    const response = await fetch(new URL("/mcp", app.address), { method });
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("POST");
    expect(await response.json()).toMatchObject({ error_code: "METHOD_NOT_ALLOWED", details: { allowed: ["POST"] } });
  });

  test.each([
    ["that is not JSON", "{", -32_700],
    ["that is empty", "", -32_700],
    ["that is not a message", '{"hello":"world"}', -32_600],
    ["in a batch", `[${requestMessage("ping")}]`, -32_600],
    ["of too many values", requestMessage("ping", { list: Array.from({ length: 10_001 }, () => 0) }), -32_600],
  ])("%s gets 400 and the protocol's error", async (_, body, code) => {
    const response = await postMessage(app.address, body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ jsonrpc: "2.0", id: null, error: { code } });
  });

  test.each([
    ["larger than the limit", 413, `${" ".repeat(100_001)}{}`, {}],
    ["of another media type", 415, "<xml/>", { "Content-Type": "application/xml" }],
    ["whose response may not be JSON", 406, requestMessage("ping"), { Accept: "text/html" }],
    ["of an unknown revision", 400, requestMessage("ping"), { "MCP-Protocol-Version": "1999-01-01" }],
  ])("%s gets %i", async (_, status, body, headers) => {
    expect((await postMessage(app.address, body, headers)).status).toBe(status);
  });

  test("that requests an unknown method gets an error with its id", async () => {
    for (const [method, params, code] of [
      ["completion/complete", {}, -32_601],
      ["no/such", {}, -32_601],
      ["tools/call", { name: "no_such_tool" }, -32_602],
      ["tools/call", {}, -32_602],
    ] as const) {
      const response = await postMessage(app.address, requestMessage(method, params), { "X-API-Key": app.key });
      expect(await response.json()).toMatchObject({ jsonrpc: "2.0", id: 7, error: { code } });
    }
  });

  test("gets JSON with its request id, without a session", async () => {
    const response = await postMessage(app.address, requestMessage("tools/list"), { "X-Request-ID": "my-request" });
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toContain("application/json");
    expect(response.headers.get("mcp-session-id")).toBeNull();
    expect(response.headers.get("x-request-id")).toBe("my-request");
    expect(await response.json()).toEqual({
      jsonrpc: "2.0",
      id: 7,
      result: { tools: listTools({ tools: undefined, readsOnly: false }) },
    });
  });

  test("that is a notification gets 202 and no body", async () => {
    const body = JSON.stringify({ jsonrpc: "2.0", method: "notifications/initialized" });
    const response = await postMessage(app.address, body);
    expect(response.status).toBe(202);
    expect(await response.text()).toBe("");
  });

  test("that initialises with a revision that has batches is offered the newest revision without batches", async () => {
    const begin = { protocolVersion: "2025-03-26", capabilities: {}, clientInfo: { name: "old", version: "1" } };
    const response = await postMessage(app.address, requestMessage("initialize", begin));
    expect(await response.json()).toMatchObject({
      result: { protocolVersion: "2025-11-25", capabilities: { tools: {} } },
    });
  });

  test("that would keep a stream open is rejected", async () => {
    const client = await connectClient(app);
    await expect(client.listen({ toolsListChanged: true })).rejects.toThrow(/limit/);
  });

  test("gets 503 while the service stops", async () => {
    await app.stop();
    await start({ draining: () => true });
    expect((await postMessage(app.address, requestMessage("tools/list"))).status).toBe(503);
  });
});
