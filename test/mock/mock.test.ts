import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { routes } from "../../generated/routes.ts";
import { type Mock, startMock } from "../../scripts/mock/mock-server.ts";
import { requestFor } from "../contract/contract-document.ts";
import { violationsOf } from "../contract/prism.ts";

// The contract names one header or the other for an operation; the mock takes only the one that is named.
const KEY = { "X-API-Key": "any", Authorization: "Bearer any" };

async function ask(mock: Mock, operationId: string, headers: Record<string, string> = {}) {
  const wire = requestFor(operationId, { headers: { ...KEY, ...headers } });
  const response = await fetch(mock.address + wire.target, {
    method: wire.method,
    headers: wire.headers,
    body: wire.body ?? null,
  });
  const answer = { status: response.status, headers: response.headers, text: await response.text() };
  return { ...answer, violations: await violationsOf(operationId, answer) };
}

describe("the mock", () => {
  let mock: Mock;
  beforeAll(async () => {
    mock = await startMock({ host: "127.0.0.1", port: 0, dynamic: false });
  });
  afterAll(() => mock.stop());

  it("answers every operation's own example request with an answer that fits the contract", async () => {
    for (const { operationId } of routes) {
      const { status, violations, text } = await ask(mock, operationId);
      expect({ operationId, status, violations }, text.slice(0, 500)).toEqual({
        operationId,
        status: 200,
        violations: [],
      });
    }
  });

  it("answers with any declared status that is asked for, each with an example that fits", async () => {
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

  it("refuses what the service would refuse", async () => {
    const noKey = await fetch(`${mock.address}/api/v1/credits`);
    expect(noKey.status).toBe(401);
    const badLimit = await fetch(`${mock.address}/api/v1/account/search-by-traits?query=x&limit=9999`, {
      headers: KEY,
    });
    expect(badLimit.status).toBe(422);
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
  it("is the same for the same seed and fits the contract", async () => {
    const answers: string[] = [];
    for (const seed of ["7", "7", "8"]) {
      const mock = await startMock({ host: "127.0.0.1", port: 0, dynamic: true, seed });
      const { status, text } = await ask(mock, "Lookalikes_search");
      expect(status).toBe(200);
      answers.push(text);
      await mock.stop();
    }
    expect(answers[1]).toBe(answers[0]);
    expect(answers[2]).not.toBe(answers[0]);
  });
});

describe("npm run mock", () => {
  it("says where it listens and what to try, and ends when told to", async () => {
    const script = fileURLToPath(new URL("../../scripts/mock/main.ts", import.meta.url));
    const child = spawn(process.execPath, [script, "--port", "0"], { stdio: ["ignore", "pipe", "inherit"] });
    const [printed]: [Buffer] = await once(child.stdout, "data").then(([first]) => [first]);
    const address = /http:\/\/127\.0\.0\.1:\d+/.exec(String(printed))?.[0];
    expect((await fetch(`${address}/api/v1/credits`, { headers: KEY })).status).toBe(200);
    child.kill("SIGTERM");
    expect(await once(child, "exit")).toEqual([0, null]);
  });
});
