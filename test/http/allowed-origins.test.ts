import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { blocklist } from "../../server/blocklist/handlers.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { type HttpApp, startHttpApp } from "../support/http-app.ts";

const PATH = "/api/v1/account/blocklist";
const ORIGIN = "https://app.example";

let database: TestDatabase;
let app: HttpApp;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => app.stop());

async function start(...allowedOrigins: string[]): Promise<void> {
  app = await startHttpApp(database.db, { Blocklist: blocklist() }, { allowedOrigins });
}

function preflight(origin: string): Promise<Response> {
  const headers = {
    Origin: origin,
    "Access-Control-Request-Method": "POST",
    "Access-Control-Request-Headers": "content-type,x-api-key",
  };
  return fetch(app.address + PATH, { method: "OPTIONS", headers });
}

describe("a page of an allowed origin", () => {
  test.each([ORIGIN, "*"])("may send a key and read every header of the contract (%s)", async (allowed) => {
    await start("https://other.example", allowed);
    const asked = await preflight(ORIGIN);
    expect(asked.status).toBe(204);
    expect(asked.headers.get("access-control-allow-origin")).toBe(ORIGIN);
    expect(asked.headers.get("access-control-allow-headers")).toBe("content-type,x-api-key");
    expect(asked.headers.get("access-control-allow-methods")).toBe("GET,HEAD,PUT,POST,DELETE,PATCH");
    const response = await app.send("GET", PATH, { headers: { Origin: ORIGIN } });
    expect(response.headers.get("access-control-allow-origin")).toBe(ORIGIN);
    expect(response.headers.get("access-control-expose-headers")?.split(",").toSorted()).toEqual([
      "Deprecation",
      "Idempotent-Replayed",
      "RateLimit",
      "RateLimit-Policy",
      "Retry-After",
      "Sunset",
      "WWW-Authenticate",
      "X-Credits-Remaining",
      "X-Credits-Used",
      "X-Request-ID",
    ]);
  });

  test("may read errors, even failures of the service", async () => {
    await start(ORIGIN);
    for (const [path, key, status] of [
      [PATH, "wrong", 401],
      ["/api/v9/nothing", app.key, 404],
      ["/api/v1/credits", app.key, 500],
    ] as const) {
      const response = await app.send("GET", path, { headers: { Origin: ORIGIN, "X-API-Key": key } });
      expect([response.status, response.headers.get("access-control-allow-origin")]).toEqual([status, ORIGIN]);
    }
  });
});

test("a page of another origin gets no CORS headers", async () => {
  await start(ORIGIN);
  expect((await preflight("https://eve.example")).headers.get("access-control-allow-origin")).toBeNull();
  const response = await app.send("GET", PATH, { headers: { Origin: "https://eve.example" } });
  expect(response.headers.get("access-control-allow-origin")).toBeNull();
});

test("if ALLOWED_ORIGINS is not set, no page may call the service", async () => {
  await start();
  expect((await preflight(ORIGIN)).headers.get("access-control-allow-origin")).toBeNull();
});
