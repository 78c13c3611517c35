import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { routes } from "../../generated/routes.ts";
import { requestFor } from "../contract/contract-document.ts";
import { violationsOf } from "../contract/prism.ts";
import { startCommand } from "../support/command.ts";
import { projectRoot } from "../support/readme.ts";

const KEY = { "X-API-Key": "any" };

interface Mock {
  readonly address: string;
  /** Returns the exit code. */
  stop(): Promise<number | null>;
}

async function startMock(options = ""): Promise<Mock> {
  const command = startCommand(`npm run mock -- --port 0 ${options}`);
  const listening = /listening on (http:\/\/127\.0\.0\.1:\d+)/;
  await command.prints(listening);
  return { address: listening.exec(command.output())?.[1] ?? "", stop: command.stop };
}

async function ask(mock: Mock, operationId: string, headers: Record<string, string> = {}) {
  const wire = requestFor(operationId, { headers: { ...KEY, ...headers } });
  const response = await fetch(mock.address + wire.target, {
    method: wire.method,
    headers: wire.headers,
    body: wire.body ?? null,
  });
  const received = { status: response.status, headers: response.headers, text: await response.text() };
  return { ...received, violations: await violationsOf(operationId, received) };
}

describe("the mock", () => {
  let mock: Mock;
  beforeAll(async () => {
    mock = await startMock();
  });
  afterAll(async () => expect(await mock.stop()).toBe(0));

  it("returns a valid response to the example request of every operation", async () => {
    for (const { operationId } of routes) {
      const { status, violations, text } = await ask(mock, operationId);
      expect({ operationId, status, violations }, text.slice(0, 500)).toEqual({
        operationId,
        status: 200,
        violations: [],
      });
    }
  });

  it("returns any requested declared status, with a valid example", async () => {
    for (const { operationId, statuses } of routes) {
      for (const code of statuses) {
        const { status, violations, text } = await ask(mock, operationId, { Prefer: `code=${code}` });
        expect({ operationId, status, violations }, text.slice(0, 500)).toEqual({
          operationId,
          status: code,
          violations: [],
        });
      }
    }
  });

  it("has lists that end, so that a program that reads all pages stops, and one name for every domain", async () => {
    const names = new Map<string, Set<string>>();
    for (const { operationId } of routes) {
      const { text } = await ask(mock, operationId);
      expect(text, operationId).not.toContain('"has_more":true');
      JSON.parse(text.split("\n")[0] ?? "", (_key, value) => {
        const [domain, name] = [value?.account_domain ?? value?.domain, value?.account_name ?? value?.name];
        if (domain && name) names.set(domain, (names.get(domain) ?? new Set()).add(name));
        return value;
      });
    }
    expect([...names].filter(([, given]) => given.size > 1)).toEqual([]);
  });

  it("rejects what the service would reject, in the same words", async () => {
    const post = (body: string, headers: Record<string, string> = KEY) =>
      fetch(`${mock.address}/api/v1/account/import`, {
        method: "POST",
        headers: { "Content-Type": "application/json", ...headers },
        body,
      });
    const wrong = await post('{"accounts":"northwind.example","nonsense":1}');
    expect(wrong.status).toBe(422);
    expect(await wrong.json()).toEqual({
      detail: [
        { loc: ["body", "nonsense"], msg: "Unknown field", type: "extra_forbidden" },
        { loc: ["body", "accounts"], msg: "Expected array", type: "array_type" },
      ],
    });
    const noJson = await post("{");
    expect(noJson.status).toBe(400);
    expect(await noJson.json()).toMatchObject({ error_code: "MALFORMED_JSON" });
    expect((await post("{", {})).status).toBe(401);
    const nowhere = await fetch(`${mock.address}/api/v1/nowhere`, { headers: KEY });
    expect(nowhere.status).toBe(404);
    expect(await nowhere.json()).toMatchObject({ error_code: "NOT_FOUND" });
    const badLimit = await fetch(`${mock.address}/api/v1/account/search-by-traits?query=x&limit=9999`, {
      headers: KEY,
    });
    expect(badLimit.status).toBe(422);
    expect(await badLimit.json()).toMatchObject({ detail: [{ loc: ["query", "limit"] }] });
  });

  it("says which statuses can be requested, and returns one whatever else is wrong", async () => {
    const credits = (code: number) => fetch(`${mock.address}/api/v1/credits`, { headers: { Prefer: `code=${code}` } });
    const unknown = await credits(418);
    expect(unknown.status).toBe(400);
    expect(await unknown.json()).toMatchObject({
      error_code: "INVALID_REQUEST",
      message: "Prefer: code=418 is not a status of this operation. It has 200, 401, 403, 422, 429, 500 and 503.",
    });
    expect((await credits(503)).status).toBe(503);
  });

  it("accepts the key in either header", async () => {
    for (const headers of [KEY, { Authorization: "Bearer any" }]) {
      const { status } = await fetch(`${mock.address}/api/v1/verticals`, { headers });
      expect(status).toBe(200);
    }
  });

  it("serves the reference", async () => {
    expect((await fetch(`${mock.address}/docs`)).status).toBe(200);
    expect((await fetch(`${mock.address}/openapi.json`)).status).toBe(200);
  });

  it("may be called from a browser page", async () => {
    const preflight = await fetch(`${mock.address}/api/v1/credits`, {
      method: "OPTIONS",
      headers: {
        Origin: "https://page.example",
        "Access-Control-Request-Method": "GET",
        "Access-Control-Request-Headers": "x-api-key",
      },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get("Access-Control-Allow-Origin")).toBe("https://page.example");
    expect(preflight.headers.get("Access-Control-Allow-Headers")).toBe("x-api-key");
  });
});

describe("the mock with made-up data", () => {
  it("is the same for the same seed and matches the contract", async () => {
    const responses = await Promise.all(
      ["7", "7", "8"].map(async (seed) => {
        const mock = await startMock(`--dynamic --seed ${seed}`);
        const { status, text, violations } = await ask(mock, "Lookalikes_search");
        expect({ status, violations }).toEqual({ status: 200, violations: [] });
        expect(await mock.stop()).toBe(0);
        return text;
      }),
    );
    expect(responses[1]).toBe(responses[0]);
    expect(responses[2]).not.toBe(responses[0]);
  });
});

describe("npm run mock", () => {
  it("restarts when the contract has changed", async () => {
    const copy = mkdtempSync(join(tmpdir(), "npm-run-mock-"));
    for (const name of ["package.json", "generated", "server", "scripts"])
      cpSync(join(projectRoot, name), join(copy, name), { recursive: true });
    symlinkSync(join(projectRoot, "node_modules"), join(copy, "node_modules"));
    const mock = startCommand("node scripts/tools/mock/main.ts --port 0", {}, copy);
    await mock.prints(/listening on http/);
    const contract = join(copy, "generated/openapi.json");
    writeFileSync(contract, readFileSync(contract, "utf8").replaceAll("northwind.example", "changed.example"));
    await mock.prints(/(listening on http[\s\S]*){2}/);
    const address = [...mock.output().matchAll(/listening on (http:\/\/127\.0\.0\.1:\d+)/g)].at(-1)?.[1];
    expect(await (await fetch(`${address}/api/v1/agent/me`, { headers: KEY })).text()).toContain("changed.example");
    expect(await mock.stop()).toBe(0);
    rmSync(copy, { recursive: true });
  });

  it.each([
    ["--prot 1", "Unknown option '--prot'."],
    ["--port many", "--port must be a number from 0 to 65535, not many."],
    ["4010", "4010 is one argument too many."],
  ])("-- %s says what is wrong", async (args, message) => {
    const { code, output } = await startCommand(`node scripts/tools/mock/main.ts ${args}`).ended();
    expect(output.split("\n")[0]).toBe(message);
    expect(code).toBe(1);
  });

  it("reports a port in use in one line", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    const { port } = other.address() as AddressInfo;
    const { code, output } = await startCommand(`node scripts/tools/mock/main.ts --port ${port}`).ended();
    other.close();
    expect(output).toBe(
      `Cannot listen on port ${port} of 127.0.0.1: it is already in use. Set --port to a free port.\n`,
    );
    expect(code).toBe(1);
  });
});
