import { Writable } from "node:stream";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { run } from "../../server/db/statements.ts";
import { blocklistWith } from "../support/blocklist-handlers.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { type HttpApp, startHttpApp } from "../support/http-app.ts";

let database: TestDatabase;
let app: HttpApp | undefined;
const logged: string[] = [];
const log = new Writable({
  write(chunk, _encoding, done) {
    logged.push(String(chunk));
    done();
  },
});
beforeEach(async () => {
  database = await createTestDatabase();
  logged.length = 0;
});
afterEach(() => app?.stop());

const row = { domain: "northwind.example", reason: null, added_by: null, added_at: "2026-03-01T09:30:00.000Z" };
// The compiler does not report the extra field of a variable; the response check must.
const withSecret = { ...row, key_hmac: "another tenant's" };

const leaking = blocklistWith(async (_input, { db, caller, reply }) => {
  await run(db)`insert into blocked_domain (workspace_id, domain) values (${caller.workspaceId}, 'northwind.example')`;
  return reply(200, { domains: [withSecret], added_count: 1 });
});
const tooLong = blocklistWith(async (_input, { reply }) =>
  reply(200, { domains: [{ ...row, reason: "x".repeat(501) }], added_count: 1 }),
);

async function respond(families: typeof leaking, production: boolean) {
  app = await startHttpApp(database.db, families, { production }, log);
  return app.send("POST", "/api/v1/account/blocklist", { body: { domains: ["northwind.example"] } });
}

describe("a response that does not match the contract", () => {
  test.each([true, false])(
    "is never sent with undeclared fields, and its writes are rolled back (production: %s)",
    async (production) => {
      const response = await respond(leaking, production);
      expect(response).toMatchObject({ status: 500, body: { error_code: "INTERNAL_ERROR" } });
      expect(JSON.stringify(response.body)).not.toContain("tenant");
      expect(await database.db.selectFrom("blocked_domain").selectAll().execute()).toEqual([]);
    },
  );

  test("is sent, logged and counted in production when it leaks nothing", async () => {
    const response = await respond(tooLong, true);
    expect(response.status).toBe(200);
    expect(logged.join("")).toContain("response does not match the contract");
    const counts = await app?.metrics.responseMismatches.get();
    expect(counts?.values).toEqual([
      expect.objectContaining({ value: 1, labels: { operation: "Blocklist_add", status: 200 } }),
    ]);
  });

  test("is rejected outside production, so that a test finds it", async () => {
    expect((await respond(tooLong, false)).status).toBe(500);
    expect(logged.join("")).toContain("/domains/0/reason");
  });
});

describe("the log", () => {
  test("contains one line per request, with the request's id and without the key", async () => {
    await respond(tooLong, true);
    const line = logged.find((text) => text.includes('"msg":"request"'));
    expect(JSON.parse(line ?? "{}")).toMatchObject({
      operation: "Blocklist_add",
      status: 200,
      method: "POST",
      workspace_id: app?.caller.workspaceId,
    });
    expect(logged.join("")).not.toContain(app?.key ?? "");
  });
});
