import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { accounts } from "../../server/accounts/handlers.ts";
import { blocklist } from "../../server/blocklist/handlers.ts";
import { oneValue, run } from "../../server/db/statements.ts";
import type { Handler } from "../../server/http/contract.ts";
import { blocklistWith } from "../support/blocklist-handlers.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { fakeSearch } from "../support/fake-search.ts";
import { type HttpApp, startHttpApp } from "../support/http-app.ts";

const PATH = "/api/v1/account/blocklist";
const LIST = "/api/v1/account/get-account-list";

let database: TestDatabase;
let app: HttpApp | undefined;
let calls: number;
beforeEach(async () => {
  database = await createTestDatabase();
  calls = 0;
});
afterEach(() => app?.stop());

function counted() {
  return blocklistWith(async (input, context) => {
    calls += 1;
    return blocklist().add(input, context);
  });
}

async function blockedDomains(): Promise<string[]> {
  const rows = await database.db.selectFrom("blocked_domain").select("domain").orderBy("domain").execute();
  return rows.map((row) => row.domain);
}

function block(domain: string, key: string) {
  if (!app) throw new Error("start the app first");
  return app.send("POST", PATH, { body: { domains: [domain] }, headers: { "Idempotency-Key": key } });
}

describe("a request with an Idempotency-Key", () => {
  test("is replayed exactly and carried out once", async () => {
    app = await startHttpApp(database.db, counted());
    const first = await block("northwind.example", "k1");
    const second = await block("northwind.example", "k1");
    expect(first.status).toBe(200);
    expect(first.headers.get("idempotent-replayed")).toBeNull();
    expect(second.headers.get("idempotent-replayed")).toBe("true");
    expect({ status: second.status, body: second.body }).toEqual({ status: first.status, body: first.body });
    expect(calls).toBe(1);
  });

  test("with another body gets 422 and changes nothing", async () => {
    app = await startHttpApp(database.db, counted());
    await block("northwind.example", "k1");
    expect(await block("fabrikam.example", "k1")).toMatchObject({
      status: 422,
      body: { detail: [{ loc: ["header", "Idempotency-Key"], type: "idempotency_key_reused" }] },
    });
    expect(await blockedDomains()).toEqual(["northwind.example"]);
  });

  test("is replayed if only the order of its JSON differs, and if release 0.2.0 recorded it", async () => {
    app = await startHttpApp(database.db, counted());
    const [one, other] = [
      '{"domains":["northwind.example"],"reason":"a"}',
      '{ "reason": "a", "domains": ["northwind.example"] }',
    ];
    const send = (body: string) =>
      fetch(`${app?.address}${PATH}`, {
        method: "POST",
        body,
        headers: { "Content-Type": "application/json", "X-API-Key": app?.key ?? "", "Idempotency-Key": "k1" },
      });
    const responses = [await send(one), await send(other)];
    expect(responses.map(({ status }) => status)).toEqual([responses[0]?.status, responses[0]?.status]);
    expect(responses[1]?.headers.get("idempotent-replayed")).toBe("true");
  });

  test("is accepted for a POST that only reads, but the response is never stored or replayed", async () => {
    let asked = 0;
    const list: Handler<"Accounts_list"> = async (_input, { reply }) => {
      asked += 1;
      return reply(200, { accounts: [], total_count: asked });
    };
    app = await startHttpApp(database.db, { Accounts: { ...accounts({ search: fakeSearch(database.db) }), list } });
    const named = { body: {}, headers: { "Idempotency-Key": "k1" } };
    const [first, second] = [await app.send("POST", LIST, named), await app.send("POST", LIST, named)];
    expect([first.body.total_count, second.body.total_count]).toEqual([1, 2]);
    expect(second.headers.get("idempotent-replayed")).toBeNull();
    expect(await database.db.selectFrom("idempotency_record").select("key").execute()).toEqual([]);
  });

  test("gets 409 while the first request is still running", async () => {
    const started = Promise.withResolvers<void>();
    const finish = Promise.withResolvers<void>();
    app = await startHttpApp(
      database.db,
      blocklistWith(async (input, context) => {
        started.resolve();
        await finish.promise;
        return blocklist().add(input, context);
      }),
    );
    const first = block("northwind.example", "k1");
    await started.promise;
    expect(await block("northwind.example", "k1")).toMatchObject({
      status: 409,
      body: { error_code: "IDEMPOTENCY_IN_FLIGHT" },
    });
    finish.resolve();
    expect((await first).status).toBe(200);
  });

  test("that failed because of the service wrote nothing and is carried out when retried", async () => {
    app = await startHttpApp(
      database.db,
      blocklistWith(async (input, context) => {
        calls += 1;
        const reply = await blocklist().add(input, context);
        if (calls === 1) throw new Error("after the write");
        return reply;
      }),
    );
    expect((await block("northwind.example", "k1")).status).toBe(500);
    expect(await blockedDomains()).toEqual([]);
    expect((await block("northwind.example", "k1")).status).toBe(200);
    expect(await blockedDomains()).toEqual(["northwind.example"]);
  });

  test("that was rejected gets the same error again", async () => {
    app = await startHttpApp(
      database.db,
      blocklistWith(async (_input, { problem }) => {
        calls += 1;
        return problem(409, "LIMIT_REACHED", "No more domains.");
      }),
    );
    const first = await block("northwind.example", "k1");
    expect(first.status).toBe(409);
    const second = await block("northwind.example", "k1");
    expect(second.body).toEqual(first.body);
    expect(second.headers.get("idempotent-replayed")).toBe("true");
    expect(calls).toBe(1);
  });

  test("that failed for lack of credits is carried out when retried with credits", async () => {
    const serve: Handler<"Lookalikes_submitBulk"> = async (_input, { reply, problem }) => {
      calls += 1;
      const credits = { "X-Credits-Used": 0, "X-Credits-Remaining": 0 };
      if (calls === 1) return problem(402, "INSUFFICIENT_CREDITS", "None are left.", {}, credits);
      return reply(200, { job_id: "job_1", status: "pending", message: "Queued.", requested_limit: 1 }, credits);
    };
    const unused = async (): Promise<never> => {
      throw new Error("this test provides no handler for the operation");
    };
    app = await startHttpApp(database.db, {
      Lookalikes: {
        submitBulk: serve,
        search: unused,
        listBulk: unused,
        pollBulk: unused,
        cancelBulk: unused,
        exportBulk: unused,
      },
    });
    const named = { body: { query: "payments", limit: 1 }, headers: { "Idempotency-Key": "k1" } };
    const path = "/api/v1/account/search-lookalikes-bulk";
    expect(await app.send("POST", path, named)).toMatchObject({ status: 402 });
    expect(await app.send("POST", path, named)).toMatchObject({ status: 200, body: { job_id: "job_1" } });
    expect((await app.send("POST", path, named)).headers.get("idempotent-replayed")).toBe("true");
    expect(calls).toBe(2);
  });

  test("of another user is a different request", async () => {
    app = await startHttpApp(database.db, counted());
    await block("northwind.example", "k1");
    await app.stop();
    app = await startHttpApp(database.db, counted());
    expect((await block("northwind.example", "k1")).headers.get("idempotent-replayed")).toBeNull();
    expect(calls).toBe(2);
  });

  test("leaves no readable response in the database", async () => {
    app = await startHttpApp(database.db, counted());
    await block("northwind.example", "k1");
    const { answer } = await database.db.selectFrom("idempotency_record").select("answer").executeTakeFirstOrThrow();
    expect(answer).not.toContain("northwind");
  });

  test("is forgotten after 24 hours", async () => {
    app = await startHttpApp(database.db, counted());
    await block("northwind.example", "k1");
    await run(database.db)`update idempotency_record set created_at = ${new Date(Date.now() - 24 * 3_600_000 - 1_000)}`;
    expect((await block("northwind.example", "k1")).headers.get("idempotent-replayed")).toBeNull();
  });
});

describe("the responses stored for a workspace", () => {
  const storedBytes = async (): Promise<number> => {
    const bytes = await oneValue(database.db)<number>`select sum(bytes) as bytes from idempotency_usage`;
    return Number(bytes);
  };

  test("are limited: only requests with a new key are rejected, with the time to wait", async () => {
    app = await startHttpApp(database.db, counted(), { maxStoredBytes: 1 });
    expect((await block("northwind.example", "k1")).status).toBe(200);
    const refused = await block("fabrikam.example", "k2");
    expect(refused).toMatchObject({
      status: 429,
      body: {
        error_code: "IDEMPOTENCY_STORAGE_FULL",
        details: { limit_bytes: 1, retry_after_seconds: Number(refused.headers.get("retry-after")) },
      },
    });
    expect(await blockedDomains()).toEqual(["northwind.example"]);
    expect((await block("northwind.example", "k1")).headers.get("idempotent-replayed")).toBe("true");
    expect(await app.send("POST", PATH, { body: { domains: ["contoso.example"] } })).toMatchObject({ status: 200 });
    await app.stop();
    // Another workspace has its own limit.
    app = await startHttpApp(database.db, counted(), { maxStoredBytes: 1 });
    expect((await block("fabrikam.example", "k2")).status).toBe(200);
  });

  test("are limited: a search whose response could not be stored is not run", async () => {
    let searches = 0;
    const unused = async (): Promise<never> => {
      throw new Error("this test provides no handler for the operation");
    };
    const search = {
      prepare: async (): Promise<never> => {
        searches += 1;
        throw new Error("searched");
      },
    };
    const others = { submitBulk: unused, listBulk: unused, pollBulk: unused, cancelBulk: unused, exportBulk: unused };
    app = await startHttpApp(database.db, { ...counted(), Lookalikes: { ...others, search } }, { maxStoredBytes: 1 });
    await block("northwind.example", "k1");
    const path = "/api/v1/account/search-lookalikes?query=payments";
    expect(await app.send("GET", path, { headers: { "Idempotency-Key": "k2" } })).toMatchObject({ status: 429 });
    expect(searches).toBe(0);
    expect(await app.send("GET", path)).toMatchObject({ status: 500 });
    expect(searches).toBe(1);
  });

  test("count towards the limit for 24 hours", async () => {
    app = await startHttpApp(database.db, counted(), { maxStoredBytes: 1 });
    await block("northwind.example", "k1");
    const { answer } = await database.db.selectFrom("idempotency_record").select("answer").executeTakeFirstOrThrow();
    expect(await storedBytes()).toBe(answer.length);
    await run(database.db)`update idempotency_usage set hour = ${new Date(Date.now() - 24 * 3_600_000)}`;
    expect((await block("fabrikam.example", "k2")).status).toBe(200);
  });
});
