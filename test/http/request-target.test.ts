import { connect as connectSocket } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestDatabase } from "../support/database.ts";
import { type HttpApp, startHttpApp } from "../support/http-app.ts";

let app: HttpApp;
beforeAll(async () => {
  const { db } = await createTestDatabase();
  app = await startHttpApp(db, {});
});
afterAll(() => app.stop());

/** Sends a request line as it is, which no client library would, and answers the status line's code. */
function statusOf(method: string, target: string): Promise<number> {
  return new Promise((resolve, reject) => {
    let answer = "";
    const socket = connectSocket(Number(new URL(app.address).port), "127.0.0.1", () => {
      socket.write(
        `${method} ${target} HTTP/1.1\r\nHost: localhost\r\nX-API-Key: ${app.key}\r\nConnection: close\r\n\r\n`,
      );
    });
    socket.setEncoding("utf8").on("data", (text: string) => (answer += text));
    socket.on("error", reject).on("close", () => resolve(Number(answer.split(" ")[1])));
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
  ])("with the target %s is answered, and the service goes on", async (target) => {
    expect(await statusOf("GET", target)).toBeGreaterThanOrEqual(400);
    expect(await statusOf("GET", target)).toBeLessThan(500);
    expect(await statusOf("GET", "/healthz")).toBe(200);
  });

  test("may hold the whole address", async () => {
    expect(await statusOf("GET", "http://localhost/healthz")).toBe(200);
    expect(await statusOf("GET", "HTTP://localhost:80/healthz?x=y")).toBe(200);
  });

  test("may hold further question marks in its query", async () => {
    const answer = await app.send("GET", "/api/v1/account/search-by-name-or-domain?query=who?&limit=0&offset=?");
    expect(answer.body).toMatchObject({ detail: [{ loc: ["query", "offset"] }, { loc: ["query", "limit"] }] });
  });
});

test("the pages around the contract answer HEAD as they answer GET", async () => {
  const answer = await app.send("HEAD", "/healthz");
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-length")).toBe("15");
});
