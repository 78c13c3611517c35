import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { routes } from "../../generated/routes.ts";
import { requestFor } from "../contract/contract-document.ts";
import { violationsOf } from "../contract/prism.ts";
import { startCommand } from "../support/command.ts";

// The contract declares one of two headers for each operation; the mock accepts only the declared one.
const KEY = { "X-API-Key": "any", Authorization: "Bearer any" };

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
  const answer = { status: response.status, headers: response.headers, text: await response.text() };
  return { ...answer, violations: await violationsOf(operationId, answer) };
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

  it("rejects what the service would reject", async () => {
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
  it("is the same for the same seed and matches the contract", async () => {
    const answers = await Promise.all(
      ["7", "7", "8"].map(async (seed) => {
        const mock = await startMock(`--dynamic --seed ${seed}`);
        const { status, text, violations } = await ask(mock, "Lookalikes_search");
        expect({ status, violations }).toEqual({ status: 200, violations: [] });
        expect(await mock.stop()).toBe(0);
        return text;
      }),
    );
    expect(answers[1]).toBe(answers[0]);
    expect(answers[2]).not.toBe(answers[0]);
  });
});
