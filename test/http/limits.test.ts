import { once } from "node:events";
import { connect as connectSocket } from "node:net";
import { beforeEach, describe, expect, test } from "vitest";
import { until } from "../../scripts/support/until.ts";
import { blocklist } from "../../server/blocklist/handlers.ts";
import { listRows, run } from "../../server/db/statements.ts";
import { blocklistWith } from "../support/blocklist-handlers.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { appStarter, type HttpApp } from "../support/http-app.ts";

const PATH = "/api/v1/account/blocklist";

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});

async function countOpenTransactions(): Promise<number> {
  const rows = await listRows(database.db)<{ count: number }>`select count(*) from pg_stat_activity
    where datname = current_database() and state like 'idle in transaction%'`;
  return rows[0]?.count ?? 0;
}

const start = appStarter(() => database);

describe("the rate limit", () => {
  const rateLimits = { reads: 3, costly: 1, unauthorized: 1 };

  test("counts down in the headers, then responds with 429 and the time to wait", async () => {
    const app = await start({ Blocklist: blocklist() }, { rateLimits });
    const responses = [
      await app.send("GET", PATH),
      await app.send("GET", PATH),
      await app.send("GET", PATH),
      await app.send("GET", PATH),
    ];
    expect(responses.map((response) => response.status)).toEqual([200, 200, 200, 429]);
    expect(responses[0]?.headers.get("ratelimit-policy")).toBe('"reads";q=3;w=60');
    expect(responses[0]?.headers.get("ratelimit")).toMatch(/^"reads";r=2;t=\d+$/);
    const refused = responses[3];
    expect(refused?.body).toMatchObject({
      error_code: "RATE_LIMITED",
      details: { retry_after_seconds: Number(refused?.headers.get("retry-after")) },
    });
  });

  test("is separate for operations that can consume credits", async () => {
    const app = await start({ Blocklist: blocklist() }, { rateLimits });
    await app.send("GET", "/api/v1/account/search-lookalikes?query=x");
    expect((await app.send("GET", "/api/v1/account/search-lookalikes?query=x")).status).toBe(429);
    expect((await app.send("GET", PATH)).status).toBe(200);
  });

  test("of one key does not affect other keys", async () => {
    const first = await start({ Blocklist: blocklist() }, { rateLimits: { reads: 1, costly: 1, unauthorized: 1 } });
    const second = await start({ Blocklist: blocklist() }, { rateLimits: { reads: 1, costly: 1, unauthorized: 1 } });
    await first.send("GET", PATH);
    expect((await first.send("GET", PATH)).status).toBe(429);
    expect((await second.send("GET", PATH)).status).toBe(200);
  });

  test("is never exceeded by concurrent requests", async () => {
    const app = await start({ Blocklist: blocklist() }, { rateLimits: { reads: 5, costly: 1, unauthorized: 1 } });
    const responses = await Promise.all(Array.from({ length: 20 }, () => app.send("GET", PATH)));
    expect(responses.filter((response) => response.status === 200)).toHaveLength(5);
  });

  test("is exact when several processes share a key", async () => {
    const rateLimits = { reads: 5, costly: 1, unauthorized: 1 };
    const [first, second] = [
      await start({ Blocklist: blocklist() }, { rateLimits }),
      await start({ Blocklist: blocklist() }, { rateLimits }),
    ];
    const headers = { "X-API-Key": first.key };
    const responses = await Promise.all(
      [first, second].flatMap((app) => Array.from({ length: 20 }, () => app.send("GET", PATH, { headers }))),
    );
    const allowed = responses.filter((response) => response.status === 200);
    expect(allowed.map((response) => /r=(\d)/.exec(response.headers.get("ratelimit") ?? "")?.[1]).sort()).toEqual([
      "0",
      "1",
      "2",
      "3",
      "4",
    ]);
  });
});

describe("requests without a valid key", () => {
  const rateLimits = { reads: 2, costly: 2, unauthorized: 2 };
  const wrongKeys = ["nonsense", `ai_live_${"A".repeat(43)}`, `ai_live_${"B".repeat(43)}`];
  const tryKey = (app: HttpApp, key: string, from = "203.0.113.9") =>
    app.send("GET", PATH, { headers: { "X-API-Key": key, "X-Forwarded-For": from } });

  test("get 401 up to the limit of their network, then 429 with the time to wait, in every process", async () => {
    const apps = [
      await start({}, { rateLimits, trustedProxies: 1 }),
      await start({}, { rateLimits, trustedProxies: 1 }),
    ] as const;
    expect(
      [await tryKey(apps[0], ""), await tryKey(apps[1], wrongKeys[0] ?? "")].map((response) => response.status),
    ).toEqual([401, 401]);
    for (const [place, key] of wrongKeys.entries()) {
      const refused = await tryKey(apps[place % 2] ?? apps[0], key);
      expect(refused).toMatchObject({
        status: 429,
        body: {
          error_code: "RATE_LIMITED",
          details: { retry_after_seconds: Number(refused.headers.get("retry-after")) },
        },
      });
      expect(refused.headers.get("ratelimit-policy")).toBe('"unauthorized";q=2;w=60');
    }
  });

  test("are counted separately from concurrent requests with keys, which are counted by key", async () => {
    const generous = { reads: 1000, costly: 1000, unauthorized: 1000 };
    const [app, other] = [
      await start({ Blocklist: blocklist() }, { rateLimits: generous }),
      await start({ Blocklist: blocklist() }, { rateLimits: generous }),
    ];
    const shown: readonly { headers: Record<string, string>; status: number }[] = [
      { headers: {}, status: 200 },
      { headers: { "X-API-Key": other.key }, status: 200 },
      { headers: { "X-User-ID": app.caller.userId }, status: 200 },
      { headers: { "X-User-ID": other.caller.userId }, status: 403 },
      { headers: { "X-API-Key": wrongKeys[1] ?? "" }, status: 401 },
      { headers: { "X-API-Key": "nonsense", "X-User-ID": app.caller.userId }, status: 401 },
    ];
    const requests = Array.from(
      { length: 60 },
      (_, place) => shown[place % shown.length] ?? { headers: {}, status: 200 },
    );
    const responses = await Promise.all(requests.map(({ headers }) => app.send("GET", PATH, { headers })));
    expect(responses.map((response) => response.status)).toEqual(requests.map(({ status }) => status));
    // The first key has 30 requests, of its owner and of other users; the other key has 10, and 20 have no valid key.
    const leastLeft = (from: number) =>
      Math.min(
        ...responses
          .filter((_, place) => place % shown.length === from)
          .map((response) => Number(/r=(\d+)/.exec(response.headers.get("ratelimit") ?? "")?.[1])),
      );
    expect(Math.min(leastLeft(0), leastLeft(2), leastLeft(3))).toBe(970);
    expect(leastLeft(1)).toBe(990);
    expect(Math.min(leastLeft(4), leastLeft(5))).toBe(980);
  });

  test("neither lock out a valid key from the same network nor use up its limit", async () => {
    const app = await start({ Blocklist: blocklist() }, { rateLimits, trustedProxies: 1 });
    await Promise.all(Array.from({ length: 10 }, () => tryKey(app, wrongKeys[1] ?? "")));
    expect((await tryKey(app, wrongKeys[1] ?? "")).status).toBe(429);
    const responses = [await tryKey(app, app.key), await tryKey(app, app.key), await tryKey(app, app.key)];
    expect(responses.map((response) => response.status)).toEqual([200, 200, 429]);
    expect(responses[0]?.headers.get("ratelimit")).toMatch(/^"reads";r=1;/);
  });

  test("are counted by the /64 of IPv6, and do not affect other networks", async () => {
    const app = await start({}, { rateLimits, trustedProxies: 1 });
    for (const from of ["2001:db8::1", "2001:db8::2"]) expect((await tryKey(app, "nonsense", from)).status).toBe(401);
    expect((await tryKey(app, "nonsense", "2001:db8::3")).status).toBe(429);
    expect((await tryKey(app, "nonsense", "2001:db8:0:1::1")).status).toBe(401);
    expect((await tryKey(app, "nonsense", "no address at all")).status).toBe(401);
  });

  test("are also counted by the /48 of IPv6, which has four times the limit of a network", async () => {
    const app = await start({}, { rateLimits, trustedProxies: 1 });
    const networks = Array.from({ length: 8 }, (_, network) => `2001:db8:7:${network}::1`);
    for (const from of networks) expect((await tryKey(app, "nonsense", from)).status).toBe(401);
    expect((await tryKey(app, "nonsense", "2001:db8:7:ffff::1")).status).toBe(429);
    expect((await tryKey(app, "nonsense", "2001:db8:8::1")).status).toBe(401);
    expect((await tryKey(app, app.key, "2001:db8:7:ffff::1")).status).toBe(500);
  });
});

describe("a caller's address", () => {
  test.each([
    [0, "203.0.113.9", "::ffff:127.0.0.1"],
    [1, "198.51.100.1, 203.0.113.9", "203.0.113.9"],
    [2, "198.51.100.1, 203.0.113.9", "198.51.100.1"],
    [1, "203.0.113.9:50123", "203.0.113.9"],
    [1, "[2001:db8::7]:50123", "2001:db8::7"],
    [2, "[2001:db8::7], 203.0.113.9:443", "2001:db8::7"],
  ])("behind %i proxies is the matching entry of X-Forwarded-For %s", async (trustedProxies, forwarded, expected) => {
    let seen: string | undefined;
    const app = await start(
      blocklistWith(async (input, context) => {
        seen = context.clientAddress;
        return blocklist().add(input, context);
      }),
      { trustedProxies },
    );
    await app.send("POST", PATH, { body: { domains: ["a.example"] }, headers: { "X-Forwarded-For": forwarded } });
    expect([expected, expected.replace("::ffff:", "")]).toContain(seen);
  });
});

test("a rate limit window that begins in the future by another clock does not block callers", async () => {
  const limited = await start({ Blocklist: blocklist() }, { rateLimits: { reads: 1, costly: 1, unauthorized: 1 } });
  expect((await limited.send("GET", PATH)).status).toBe(200);
  await run(database.db)`
    update rate_limit_window set window_start = ${new Date(Date.now() + 3_600_000)}, request_count = 1000000`;
  const response = await limited.send("GET", PATH);
  expect(response.status).toBe(200);
  expect(response.headers.get("ratelimit")).toMatch(/;t=(60|59)$/);
});

describe("time limits", () => {
  test("a request whose body does not arrive gets 408, and its connection is closed", async () => {
    const app = await start({}, { bodyLimits: { bytes: 1_000, milliseconds: 50 } });
    const response = await sendHalf(new URL(app.address));
    expect(response).toContain("HTTP/1.1 408");
    expect(response).toContain("REQUEST_TIMEOUT");
  });

  test("a caller who is not authenticated in time gets 503", async () => {
    const app = await start({}, { authenticate: () => new Promise(() => undefined), requestTimeoutMs: 200 });
    const response = await app.send("GET", PATH);
    expect(response).toMatchObject({ status: 503, body: { error_code: "UNAVAILABLE" } });
  });

  test("a handler over the limit is aborted with 503, and its writes are rolled back", async () => {
    let signal: AbortSignal | undefined;
    const app = await start(
      blocklistWith(async (input, context) => {
        signal = context.signal;
        await blocklist().add(input, context);
        if (!signal.aborted) await once(signal, "abort");
        return blocklist().add(input, context);
      }),
      { requestTimeoutMs: 3_000 },
    );
    const response = await app.send("POST", PATH, { body: { domains: ["northwind.example"] } });
    expect(response).toMatchObject({ status: 503, body: { error_code: "UNAVAILABLE" } });
    expect(response.headers.get("retry-after")).toBe("5");
    expect(signal?.aborted).toBe(true);
    expect(await database.db.selectFrom("blocked_domain").selectAll().execute()).toEqual([]);
  });

  test("a handler that continues after its response writes nothing", async () => {
    const answered = Promise.withResolvers<void>();
    const ended = Promise.withResolvers<void>();
    const app = await start(
      blocklistWith(async (input, context) => {
        await answered.promise;
        const reply = await blocklist().add(input, context);
        ended.resolve();
        return reply;
      }),
      { requestTimeoutMs: 3_000 },
    );
    const headers = { "Idempotency-Key": "k1" };
    const response = await app.send("POST", PATH, { body: { domains: ["northwind.example"] }, headers });
    expect(response.status).toBe(503);
    answered.resolve();
    await ended.promise;
    await until(async () => (await countOpenTransactions()) === 0);
    for (const table of ["blocked_domain", "idempotency_record"] as const)
      expect(await database.db.selectFrom(table).selectAll().execute()).toEqual([]);
  });

  test("while the service drains, new requests get 503, and the health check still responds", async () => {
    const app = await start({}, { draining: () => true });
    expect(await app.send("GET", PATH)).toMatchObject({ status: 503, body: { error_code: "UNAVAILABLE" } });
    expect(await app.send("GET", "/healthz")).toMatchObject({ status: 200, body: { status: "ok" } });
    expect(await app.send("GET", "/readyz")).toMatchObject({ status: 503, body: { status: "not_ready" } });
  });
});

function sendHalf(address: URL): Promise<string> {
  return new Promise((resolve, reject) => {
    let response = "";
    const socket = connectSocket(Number(address.port), address.hostname, () => {
      socket.write(
        `POST /api/v1/agent/sign-up HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"email":`,
      );
    });
    socket.on("data", (chunk) => (response += chunk.toString()));
    socket.on("close", () => resolve(response));
    socket.on("error", reject);
  });
}
