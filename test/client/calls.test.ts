import { describe, expect, it, vi } from "vitest";
import {
  ApiError,
  ConnectionError,
  createClient,
  itemsOf,
  numberedPages,
  offsetPages,
  ValidationError,
} from "../../client/src/index.ts";
import { until } from "../../scripts/support/until.ts";
import { startSilentServer } from "../support/silent-server.ts";
import { type Scripted, startScriptedServer } from "./scripted-server.ts";

const PROBLEM = {
  error_code: "UNAVAILABLE",
  message: "Starting.",
  details: { a: 1 },
  request_id: "r-1",
  doc_url: "/docs/errors/E.md",
};
const QUICK = { baseDelayMs: 1, retries: 3 };

describe("the client's calls", async () => {
  const server = await startScriptedServer();

  const client = (options: Partial<Parameters<typeof createClient>[0]> = {}) =>
    createClient({ baseUrl: `${server.address}/`, apiKey: "ai_live_1", retry: QUICK, ...options });
  const thrownBy = (caller: ReturnType<typeof client>) =>
    caller.get("/api/v1/credits").catch((reason: unknown) => reason);

  it("send the key, the acting user and repeated parameters, and return the response", async () => {
    server.script({ status: 200, json: { query: "x", results: [], total: 0 } });
    const { data, response } = await client({ userId: "user_1" }).get("/api/v1/account/search-lookalikes", {
      params: { query: { seed_domains: ["a.example", "b.example"], limit: 5 } },
    });
    expect(data.total).toBe(0);
    expect(response.status).toBe(200);
    expect(server.received[0]).toMatchObject({
      method: "GET",
      headers: { "x-api-key": "ai_live_1", authorization: "Bearer ai_live_1", "x-user-id": "user_1" },
    });
    expect(server.received[0]?.url).toBe(
      "/api/v1/account/search-lookalikes?seed_domains=a.example&seed_domains=b.example&limit=5",
    );
  });

  it("send their maximum cost and a quote", async () => {
    server.script({ status: 200, json: { query: "x", results: [], total: 0 } });
    await client().lookalikes.search({ query: "x" }, { maxCredits: 5, quoteId: "q-1" });
    expect(server.received.at(-1)?.headers).toMatchObject({ "x-max-credits": "5", "x-quote-id": "q-1" });
    await expect(client().lookalikes.search({ query: "x" }, { maxCredits: -1 })).rejects.toThrow("maxCredits");
  });

  it("return text that is not JSON unchanged", async () => {
    server.script({ status: 200, text: "name,domain\nNorthwind,northwind.example\n" });
    const { data } = await client().get("/api/v1/account/search-lookalikes-bulk/{job_id}/export", {
      params: { path: { job_id: "job_1" } },
    });
    expect(data).toBe("name,domain\nNorthwind,northwind.example\n");
  });

  it("throw the error that the service returned", async () => {
    server.script({ status: 404, headers: { "X-Request-ID": "r-1" }, json: { ...PROBLEM, error_code: "NOT_FOUND" } });
    const error = await thrownBy(client());
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      status: 404,
      errorCode: "NOT_FOUND",
      message: "Starting.",
      details: { a: 1 },
      requestId: "r-1",
      docUrl: `${server.address}/docs/errors/E.md`,
      retryAfterSeconds: null,
    });
  });

  it("throw every fault of an invalid request", async () => {
    const detail = [
      { loc: ["query", "limit"], msg: "Too large", type: "less_than_equal" },
      { loc: ["query", "query"], msg: "Field required", type: "missing" },
    ];
    server.script({ status: 422, headers: { "X-Request-ID": "r-2" }, json: { detail } });
    const error = await thrownBy(client());
    expect(error).toBeInstanceOf(ValidationError);
    expect(error).toMatchObject({
      status: 422,
      faults: detail,
      requestId: "r-2",
      message: "query.limit: Too large; query.query: Field required",
    });
  });

  it("throw an error with the status when the response is not from the service", async () => {
    server.script({ status: 413, text: "<html>proxy</html>" });
    await expect(client().get("/api/v1/credits")).rejects.toMatchObject({ status: 413, errorCode: null });
  });

  it.each([429, 500, 502, 503, 504])("retry a request after %i", async (status) => {
    server.script({ status, json: PROBLEM }, { status: 200, json: { balance: 5 } });
    const { data } = await client().get("/api/v1/credits");
    expect(data.balance).toBe(5);
    expect(server.received).toHaveLength(2);
  });

  it("retry a request after a broken connection", async () => {
    server.script("cut", { status: 200, json: { balance: 5 } });
    expect((await client().get("/api/v1/credits")).data.balance).toBe(5);
  });

  it("give up after the allowed retries, with the last response", async () => {
    server.script({ status: 503, json: PROBLEM });
    await expect(client().get("/api/v1/credits")).rejects.toMatchObject({ status: 503, errorCode: "UNAVAILABLE" });
    expect(server.received).toHaveLength(4);
  });

  it.each([400, 401, 402, 403, 404, 409, 422, 501])("do not retry a request after %i", async (status) => {
    server.script({ status, json: PROBLEM });
    await expect(client().get("/api/v1/credits")).rejects.toMatchObject({ status });
    expect(server.received).toHaveLength(1);
  });

  it("throw immediately if Retry-After is longer than allowed", async () => {
    server.script({
      status: 429,
      headers: { "Retry-After": "3600" },
      json: { ...PROBLEM, error_code: "RATE_LIMITED" },
    });
    await expect(client().get("/api/v1/credits")).rejects.toMatchObject({
      errorCode: "RATE_LIMITED",
      retryAfterSeconds: 3600,
    });
    expect(server.received).toHaveLength(1);
  });

  it("send the same Idempotency-Key at every attempt of a write, and another key for the next call", async () => {
    server.script({ status: 503, json: PROBLEM }, { status: 200, json: {} });
    const body = { domains: ["northwind.example"] };
    await client().post("/api/v1/account/blocklist", { body });
    const [first, second] = server.received;
    expect(first?.headers["idempotency-key"]).toMatch(/^[0-9a-f-]{36}$/);
    expect(second?.headers["idempotency-key"]).toBe(first?.headers["idempotency-key"]);
    expect(second?.body).toBe(JSON.stringify(body));
    server.script({ status: 200, json: {} });
    await client().post("/api/v1/account/blocklist", { body });
    expect(server.received[0]?.headers["idempotency-key"]).not.toBe(first?.headers["idempotency-key"]);
  });

  it("send an Idempotency-Key with the search that costs credits, and with no other GET", async () => {
    server.script({ status: 503, json: PROBLEM }, { status: 200, json: {} }, { status: 200, json: {} });
    await client().get("/api/v1/account/search-lookalikes", { params: { query: { query: "payments" } } });
    await client().get("/api/v1/credits");
    const [first, second, other] = server.received.map(({ headers }) => headers["idempotency-key"]);
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(second).toBe(first);
    expect(other).toBeUndefined();
  });

  it("send no Idempotency-Key with a POST that only reads: its responses are not stored", async () => {
    server.script({ status: 200, json: {} });
    await client().post("/api/v1/account/get-account-list", { body: {} });
    await client().post("/api/v1/people/batch", { body: { people_ids: [1] } });
    await client().post("/api/v1/crm/sync-people-job", { body: { people_ids: [1] } });
    expect(server.received.map(({ headers }) => headers["idempotency-key"] !== undefined)).toEqual([
      false,
      false,
      true,
    ]);
  });

  it("follow redirects, and send the key and the acting user to the same origin only", async () => {
    const other = await startScriptedServer();
    other.script({ status: 200, json: { balance: 5 } });
    server.script(
      { status: 307, headers: { Location: "/moved" } },
      { status: 308, headers: { Location: `${other.address}/elsewhere` } },
    );
    const { data } = await client({ userId: "user_1" }).post("/api/v1/account/blocklist", {
      body: { domains: ["a.example"] },
    });
    expect(data).toEqual({ balance: 5 });
    expect(server.received.map(({ url, headers }) => [url, headers["x-api-key"], headers["x-user-id"]])).toEqual([
      ["/api/v1/account/blocklist", "ai_live_1", "user_1"],
      ["/moved", "ai_live_1", "user_1"],
    ]);
    const [received] = other.received;
    expect(received).toMatchObject({ method: "POST", url: "/elsewhere", body: '{"domains":["a.example"]}' });
    for (const name of ["x-api-key", "authorization", "x-user-id"]) expect(received?.headers).not.toHaveProperty(name);
    await other.stop();
  });

  it("do not follow endless redirects", async () => {
    server.script({ status: 302, headers: { Location: "/again" } });
    await expect(client().get("/api/v1/credits")).rejects.toMatchObject({ status: 302 });
    expect(server.received).toHaveLength(6);
  });

  it("keep the caller's own Idempotency-Key", async () => {
    server.script({ status: 200, json: {} });
    await client().post("/api/v1/account/blocklist", {
      body: { domains: ["a.example"] },
      params: { header: { "Idempotency-Key": "mine" } },
    });
    expect(server.received[0]?.headers["idempotency-key"]).toBe("mine");
  });

  it("retry to get the response of an attempt that timed out and is still running", async () => {
    server.script(
      "cut",
      { status: 409, json: { ...PROBLEM, error_code: "IDEMPOTENCY_IN_FLIGHT" } },
      { status: 200, json: { added: [] } },
    );
    const { response } = await client().post("/api/v1/account/blocklist", { body: { domains: ["a.example"] } });
    expect(response.status).toBe(200);
    expect(new Set(server.received.map(({ headers }) => headers["idempotency-key"])).size).toBe(1);
  });

  it("send an Idempotency-Key that is given as an option", async () => {
    server.script({ status: 200, json: {} });
    await client().get("/api/v1/account/search-lookalikes", {
      params: { query: { query: "payments" } },
      idempotencyKey: "mine",
    });
    expect(server.received[0]?.headers["idempotency-key"]).toBe("mine");
  });

  it.each(["half", "unmarked"] as const)(
    "retry a charged call whose response is cut after its headers (%s), with the same Idempotency-Key",
    async (cut) => {
      server.script(cut, { status: 200, json: { results: [], credits_consumed: 3 } });
      const { data } = await client().get("/api/v1/account/search-lookalikes", {
        params: { query: { query: "payments" } },
      });
      expect(data).toEqual({ results: [], credits_consumed: 3 });
      const keys = server.received.map(({ headers }) => headers["idempotency-key"]);
      expect(keys).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/), keys[0]]);
    },
  );

  it("throw when every response is cut or stalls", async () => {
    for (const cut of ["half", "unmarked", "stalled"] as const) {
      server.script(cut);
      const error = await thrownBy(client({ timeoutMs: 200 }));
      expect(error).toBeInstanceOf(ConnectionError);
      expect(error).toMatchObject({ timedOut: cut === "stalled", idempotencyKey: null });
      expect(server.received).toHaveLength(4);
    }
  });

  it.each<[string, Scripted]>([
    ["there is no response", "cut"],
    ["the response is cut", "half"],
    ["a different server responds", { status: 200, headers: { "Content-Type": "text/html" }, text: "<html></html>" }],
    ["credits are missing", { status: 402, json: { ...PROBLEM, error_code: "INSUFFICIENT_CREDITS" } }],
    ["the request is invalid", { status: 422, json: { detail: [] } }],
    ["the service fails", { status: 500, json: PROBLEM }],
  ])("of charged operations throw errors that carry the Idempotency-Key when %s", async (_when, response) => {
    server.script(response);
    const error = await client()
      .get("/api/v1/account/search-lookalikes", { params: { query: { query: "payments" } } })
      .catch((reason: unknown) => reason);
    expect(error).toMatchObject({ idempotencyKey: server.received.at(-1)?.headers["idempotency-key"] });
    expect(error).toMatchObject({ idempotencyKey: expect.stringMatching(/^[0-9a-f-]{36}$/) });
  });

  it.each<[string, Scripted]>([
    ["was cut", "cut"],
    ["came from a proxy that lost the service", { status: 502, text: "<html>Bad gateway</html>" }],
  ])(
    "treat a DELETE as successful when the response of its first attempt %s and the next attempt finds nothing",
    async (_how, lost) => {
      const missing = { status: 404, json: { ...PROBLEM, error_code: "NOT_FOUND" } };
      server.script(lost, missing);
      const { data } = await client().delete("/api/v1/icps/{icp_id}", { params: { path: { icp_id: 12 } } });
      expect(data).toEqual({ id: 12, deleted: true });
      server.script(lost, missing);
      const email = "ada@northwind.example";
      const removed = await client().delete("/api/v1/workspace/members", { params: { query: { email } } });
      expect(removed.data).toEqual({ email, removed: true });
      server.script(lost, { status: 401, json: { ...PROBLEM, error_code: "UNAUTHORIZED" } });
      expect((await client().delete("/api/v1/agent/key")).data).toEqual({ deleted: true });
    },
  );

  it("throw when a DELETE finds nothing and no earlier attempt may have arrived", async () => {
    const missing = { status: 404, json: { ...PROBLEM, error_code: "NOT_FOUND" } };
    const remove = () => client().delete("/api/v1/icps/{icp_id}", { params: { path: { icp_id: 12 } } });
    server.script(missing);
    await expect(remove()).rejects.toMatchObject({ status: 404 });
    server.script({ status: 429, json: { ...PROBLEM, error_code: "RATE_LIMITED" } }, missing);
    await expect(remove()).rejects.toMatchObject({ status: 404 });
    // The 404 is not from the service, so it does not prove that an earlier attempt deleted the object.
    server.script("cut", { status: 404, text: "<html>No such page</html>" });
    await expect(remove()).rejects.toMatchObject({ status: 404, errorCode: null });
  });

  it("fail when no response arrives in time", async () => {
    const baseUrl = `http://${await startSilentServer()}`;
    const send = vi.fn(fetch);
    const options = { baseUrl, fetch: send, timeoutMs: 50, retry: { retries: 1, baseDelayMs: 1 } };
    const error = await thrownBy(client(options));
    expect(error).toBeInstanceOf(ConnectionError);
    expect(error).toMatchObject({ timedOut: true });
    expect(send).toHaveBeenCalledTimes(2);
  });

  it("fail with the caller's reason when the caller aborts", async () => {
    server.script("hang");
    const controller = new AbortController();
    const pending = client().get("/api/v1/credits", { signal: controller.signal });
    await until(() => server.received.length === 1);
    controller.abort(new Error("no longer needed"));
    await expect(pending).rejects.toThrow("no longer needed");
  });

  it("report the reason when the service cannot be reached", async () => {
    const stopped = await startScriptedServer();
    await stopped.stop();
    await expect(client({ baseUrl: stopped.address }).get("/api/v1/credits")).rejects.toThrow(
      `${stopped.address}/api/v1/credits cannot be reached: ECONNREFUSED`,
    );
  });

  it("throw when another server responds at the address", async () => {
    server.script({ status: 200, headers: { "Content-Type": "text/html" }, text: "<html>Welcome</html>" });
    const error = await thrownBy(client());
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      status: 200,
      errorCode: null,
      message: `${server.address}/api/v1/credits returned text/html, not a response from the service. Check baseUrl.`,
    });
  });

  it("throw a TypeError for values that cannot be sent, without sending anything", async () => {
    server.script({ status: 200, json: {} });
    // Calls that only a JavaScript program can make.
    const untyped = (value: unknown) => value as never;
    const post = client().post;
    await expect(post("/api/v1/views", { body: { name: untyped(1n) } })).rejects.toThrow(TypeError);
    await expect(client().get(untyped("api/v1/credits"))).rejects.toThrow(
      new TypeError("The path api/v1/credits must start with /."),
    );
    await expect(client().get("/api/v1/accounts/{account_id}", untyped({}))).rejects.toThrow(
      new TypeError("/api/v1/accounts/{account_id} requires params.path.account_id."),
    );
    expect(server.received).toEqual([]);
  });

  it("read a list page by page, by offset and by number, and item by item", async () => {
    const account = (id: number) => ({ id, domain: `a${id}.example` });
    const page = (offset: number, ids: readonly number[]) => {
      const pagination = { limit: 2, offset, total_count: 3, has_more: offset === 0 };
      return { status: 200, json: { accounts: ids.map(account), total_count: 3, pagination } };
    };
    server.script(page(0, [1, 2]), page(2, [3]));
    const pages = offsetPages(
      (pagination) => client().post("/api/v1/account/get-account-list", { body: { pagination } }),
      { limit: 2 },
    );
    const ids: number[] = [];
    for await (const { id } of itemsOf(pages, (page) => page.accounts)) ids.push(id);
    expect(ids).toEqual([1, 2, 3]);
    expect(server.received.map(({ body }) => JSON.parse(body))).toEqual([
      { pagination: { limit: 2, offset: 0 } },
      { pagination: { limit: 2, offset: 2 } },
    ]);

    server.script(
      { status: 200, json: { account_ids: [1], has_more: true } },
      { status: 200, json: { account_ids: [2], has_more: false } },
    );
    const numbered = numberedPages((page) =>
      client().post("/api/v2/account/filtered-accounts", { body: { page, page_size: 1 } }),
    );
    const found: number[] = [];
    for await (const page of numbered) found.push(...page.account_ids);
    expect(found).toEqual([1, 2]);
  });
});

describe("a client", () => {
  const baseUrl = "https://intelligence.example";

  it.each(["", "intelligence.example", "localhost:8080", "ftp://intelligence.example", undefined])(
    "is not created for the address %j",
    (address) => {
      expect(() => createClient({ baseUrl: address as string })).toThrow(
        new TypeError(`baseUrl must be a URL that starts with http:// or https://, not ${JSON.stringify(address)}.`),
      );
    },
  );

  it("is not created with a key or user that a header cannot contain", () => {
    for (const given of [{ apiKey: "ключ" }, { userId: "a\nb" }])
      expect(() => createClient({ baseUrl, ...given })).toThrow(
        new TypeError(`${Object.keys(given)[0]} contains characters that cannot be sent in a header.`),
      );
  });

  it.each([
    [{ timeoutMs: 0 }, "timeoutMs must be a number from 1 to 2147483647, not 0."],
    [{ timeoutMs: Number.POSITIVE_INFINITY }, "timeoutMs must be a number from 1 to 2147483647, not Infinity."],
    [{ retry: { retries: Number.NaN } }, "retry.retries must be a number from 0, not NaN."],
    [{ retry: { baseDelayMs: -1 } }, "retry.baseDelayMs must be a number from 0 to 2147483647, not -1."],
    [{ retry: { maxDelayMs: -1 } }, "retry.maxDelayMs must be a number from 0 to 2147483647, not -1."],
  ])("is not created with %j", (options, message) => {
    expect(() => createClient({ baseUrl, ...options })).toThrow(new RangeError(message));
  });

  it("treats undefined as an omitted option", () => {
    const retry = { retries: undefined, baseDelayMs: undefined, maxDelayMs: undefined };
    expect(() =>
      createClient({ baseUrl, apiKey: undefined, userId: undefined, timeoutMs: undefined, fetch: undefined, retry }),
    ).not.toThrow();
  });
});
