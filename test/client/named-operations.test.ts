import { gzipSync } from "node:zlib";
import { rolldown } from "rolldown";
import { describe, expect, it, vi } from "vitest";
import {
  call,
  createClient,
  createPathClient,
  items,
  lines,
  lookalikesSearch,
  OPERATIONS,
} from "../../client/src/index.ts";
import { routes } from "../../generated/routes.ts";
import { startScriptedServer } from "./scripted-server.ts";

const server = await startScriptedServer();

function client(options: Partial<Parameters<typeof createClient>[0]> = {}) {
  return createClient({ baseUrl: server.address, apiKey: "ai_live_1", retry: { baseDelayMs: 1 }, ...options });
}

function received() {
  return server.received.map(({ method, url, body }) => [method, url, body === "" ? undefined : JSON.parse(body)]);
}

describe("a named operation", () => {
  it("exists for every operation of the contract", () => {
    const named = Object.values(OPERATIONS).flatMap((verbs) => Object.values(verbs));
    expect(named.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(
      routes.map(({ method, path }) => `${method} ${path}`).toSorted(),
    );
  });

  it("sends its fields in the path, the query or the body, as the contract declares them", async () => {
    server.script({ status: 200, json: {} });
    await client().lookalikes.search({ seed_domains: ["a.example", "b.example"], limit: 3 });
    await client().icps.update({ icp_id: 12, name: "Robots" });
    await client().accounts.read({ account_id: 7 });
    await client().workspaceMembers.remove({ email: "ada@northwind.example" });
    await client().signals.stop({ signal_id: 5 });
    expect(received()).toEqual([
      ["GET", "/api/v1/account/search-lookalikes?seed_domains=a.example&seed_domains=b.example&limit=3", undefined],
      ["PATCH", "/api/v1/icps/12", { name: "Robots" }],
      ["GET", "/api/v1/accounts/7", undefined],
      ["DELETE", "/api/v1/workspace/members?email=ada%40northwind.example", undefined],
      ["POST", "/api/v1/signal/5/stop", undefined],
    ]);
  });

  it("resolves to the data and the usage of the call", async () => {
    const headers = {
      "X-Request-ID": "req_1",
      "X-Credits-Used": "3",
      "X-Credits-Remaining": "97",
      RateLimit: '"costly";r=29;t=41',
    };
    server.script({ status: 200, headers, json: { results: [] } });
    const response = await client().lookalikes.search({ query: "payments" });
    expect(response).toMatchObject({
      data: { results: [] },
      requestId: "req_1",
      creditsUsed: 3,
      creditsRemaining: 97,
      rateLimit: { remaining: 29, resetSeconds: 41 },
    });
    server.script({ status: 200, json: {} });
    expect(await client().credits.balance()).toMatchObject({ creditsUsed: null, rateLimit: null, requestId: null });
  });

  it("takes options for one call: the time limit, retries, the acting user, a key and a signal", async () => {
    server.script({ status: 503, json: {} });
    const failing = client({ userId: "user_1" }).credits.balance({}, { retry: { retries: 0 }, userId: "user_2" });
    await expect(failing).rejects.toMatchObject({ status: 503 });
    expect(server.received).toHaveLength(1);
    expect(server.received[0]?.headers["x-user-id"]).toBe("user_2");
    server.script("hang");
    const slow = client().credits.balance({}, { timeoutMs: 30, retry: { retries: 0 } });
    await expect(slow).rejects.toMatchObject({ name: "ConnectionError", timedOut: true });
    await expect(
      client().credits.balance({}, { signal: AbortSignal.abort(new Error("changed my mind")) }),
    ).rejects.toThrow("changed my mind");
    await expect(client().credits.balance({}, { timeoutMs: 0 })).rejects.toThrow(RangeError);
  });

  it("sends the user of the client with every call that needs a user", async () => {
    server.script({ status: 200, json: {} });
    await client({ userId: "user_1" }).insights.feed();
    await client({ userId: "user_1" }).get("/api/v1/insights/feed");
    const feeds = server.received.filter(({ url }) => url === "/api/v1/insights/feed");
    expect(feeds.map(({ headers }) => headers["x-user-id"])).toEqual(["user_1", "user_1"]);
  });
});

describe("an operation that needs a user", () => {
  const me = { status: 200, json: { user_id: "user_own" } };
  const sent = () => server.received.map(({ url, headers }) => [url, headers["x-user-id"]]);
  const OWN = "/api/v1/agent/me";
  const FEED = "/api/v1/insights/feed";

  it("gets the owner of the key, which the client looks up once for all calls, even concurrent ones", async () => {
    server.script(me, { status: 200, json: {} });
    const own = client();
    await Promise.all([own.insights.feed(), own.get(FEED)]);
    await own.credits.balance();
    expect(sent()).toEqual([
      [OWN, undefined],
      [FEED, "user_own"],
      [FEED, "user_own"],
      ["/api/v1/credits", undefined],
    ]);
  });

  it("uses the user of the call or the header without a look-up, and repeats a failed look-up", async () => {
    server.script({ status: 200, json: {} });
    const own = client({ retry: { retries: 0 } });
    await own.insights.feed({}, { userId: "user_2" });
    await own.get(FEED, { params: { header: { "X-User-ID": "user_3" } } });
    expect(sent()).toEqual([
      [FEED, "user_2"],
      [FEED, "user_3"],
    ]);
    server.script({ status: 503, json: {} }, me, { status: 200, json: {} });
    await expect(own.insights.feed()).rejects.toMatchObject({ status: 503 });
    await own.insights.feed();
    expect(sent()).toEqual([
      [OWN, undefined],
      [OWN, undefined],
      [FEED, "user_own"],
    ]);
  });
});

describe("a list", () => {
  const more = (has_more: boolean) => ({
    pagination: { limit: 2, offset: 0, total_count: 3, has_more },
    total_count: 3,
  });

  it("yields its items over all pages, by offset in the query or in the body, and by number", async () => {
    server.script(
      { status: 200, json: { audiences: [{ id: 1 }, { id: 2 }], ...more(true) } },
      { status: 200, json: { audiences: [{ id: 3 }], ...more(false) } },
    );
    const ids: number[] = [];
    for await (const { id } of client().audiences.list.items({ limit: 2 })) ids.push(id);
    expect(ids).toEqual([1, 2, 3]);
    expect(received().map(([, url]) => url)).toEqual([
      "/api/v1/audiences?limit=2",
      "/api/v1/audiences?limit=2&offset=2",
    ]);

    server.script(
      { status: 200, json: { accounts: [{ id: 1 }], ...more(true) } },
      { status: 200, json: { accounts: [{ id: 2 }], ...more(false) } },
    );
    const pages = [];
    for await (const page of client().accounts.list.pages()) pages.push(page.accounts.length);
    expect(pages).toEqual([1, 1]);
    expect(received().map(([, , body]) => body)).toEqual([
      { pagination: { limit: 100, offset: 0 } },
      { pagination: { limit: 100, offset: 1 } },
    ]);

    server.script(
      { status: 200, json: { people_ids: [5], has_more: true } },
      { status: 200, json: { people_ids: [6], has_more: false } },
    );
    const people: number[] = [];
    for await (const id of client().people.list.items({ page_size: 1 })) people.push(id);
    expect(people).toEqual([5, 6]);
    expect(received().map(([, , body]) => body)).toEqual([{ page_size: 1 }, { page_size: 1, page: 1 }]);

    server.script(
      { status: 200, json: { data: [], pagination: { has_more: true } } },
      { status: 200, json: { data: [] } },
    );
    for await (const _ of client().events.listAccountEvents.pages({ account_id: 1, vertical_id: 3 }));
    expect(received()[1]?.[1]).toBe("/api/v1/accounts/1/events?vertical_id=3&page=2");
  });

  it("has iterators only for lists with pages", () => {
    expect(client().credits.balance).not.toHaveProperty("items");
    expect(client().credits.usage).toHaveProperty("items");
  });
});

describe("an export", () => {
  it("arrives as a stream, and line by line", async () => {
    const text = '{"domain":"a.example"}\n{"domain":"b.example"}\n';
    const headers = { "Content-Type": "application/x-ndjson" };
    server.script({ status: 200, headers, text });
    const { data, requestId } = await client().lookalikes.exportBulk.stream({ job_id: "job_1" });
    expect(await new Response(data).text()).toBe(text);
    expect(requestId).toBeNull();
    const domains: unknown[] = [];
    for await (const { domain } of client().lookalikes.exportBulk.lines({ job_id: "job_1" })) domains.push(domain);
    expect(domains).toEqual(["a.example", "b.example"]);
    server.script({
      status: 404,
      json: { error_code: "NOT_FOUND", message: "There is no such job.", details: {}, request_id: "r" },
    });
    await expect(lines(client(), OPERATIONS.lookalikes.exportBulk, { job_id: "x" }).next()).rejects.toMatchObject({
      errorCode: "NOT_FOUND",
    });
  });
});

describe("hooks", () => {
  it("are called at the start and end of each attempt, and for each retry", async () => {
    const told: unknown[] = [];
    const hooks = {
      onRequest: ({ path, attempt }: { path: string; attempt: number }) => told.push(["request", path, attempt]),
      onResponse: ({ response, attempt }: { response: Response | undefined; attempt: number }) =>
        told.push(["response", response?.status, attempt]),
      onRetry: ({ attempt }: { attempt: number }) => told.push(["retry", attempt]),
    };
    server.script({ status: 503, json: {} }, { status: 200, json: {} });
    await client({ hooks }).accounts.read({ account_id: 7 });
    const path = "/api/v1/accounts/{account_id}";
    expect(told).toEqual([
      ["request", path, 0],
      ["response", 503, 0],
      ["retry", 0],
      ["request", path, 1],
      ["response", 200, 1],
    ]);
  });
});

describe("in a browser", () => {
  it("a client with a key warns that all visitors can read it, unless the warning is turned off", () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    vi.stubGlobal("document", {});
    client();
    expect(warn).toHaveBeenCalledTimes(1);
    client({ warnInBrowsers: false });
    createClient({ baseUrl: server.address });
    expect(warn).toHaveBeenCalledTimes(1);
    vi.unstubAllGlobals();
    warn.mockRestore();
  });
});

describe("a bundle", () => {
  async function bundle(program: string): Promise<string> {
    const input = "program.ts";
    const index = new URL("../../client/src/index.ts", import.meta.url).pathname;
    const source = `import { createClient, createPathClient, call, lookalikesSearch } from ${JSON.stringify(index)};\n${program}`;
    const built = await rolldown({
      input,
      platform: "browser",
      plugins: [
        {
          name: "program",
          resolveId: (id) => (id === input ? id : null),
          load: (id) => (id === input ? source : null),
        },
      ],
    });
    const { output } = await built.generate({ minify: true });
    return output[0].code;
  }

  it.each([
    ["a client with every operation", 'createClient({ baseUrl: "/" }).lookalikes.search({ query: "x" });', 9_000],
    ["one operation", 'call(createPathClient({ baseUrl: "/" }), lookalikesSearch, { query: "x" });', 8_192],
    ["one path", 'createPathClient({ baseUrl: "/" }).get("/api/v1/credits");', 8_192],
  ])("with %s is small", async (_what, program, bytes) => {
    expect(gzipSync(await bundle(program), { level: 9 }).length).toBeLessThan(bytes);
  });

  it("contains only the operations that the program imports", async () => {
    const code = await bundle('call(createPathClient({ baseUrl: "/" }), lookalikesSearch, { query: "x" });');
    expect(code).toContain("/api/v1/account/search-lookalikes");
    expect(code).not.toContain("/api/v1/credits/usage");
  });

  it("with a single operation can call it", async () => {
    server.script({ status: 200, json: { results: [] } });
    const { data } = await call(createPathClient({ baseUrl: server.address }), lookalikesSearch, { query: "payments" });
    expect(data.results).toEqual([]);
    server.script({ status: 200, json: { audiences: [{ id: 1 }], pagination: { has_more: false } } });
    const found: number[] = [];
    for await (const { id } of items(createPathClient({ baseUrl: server.address }), OPERATIONS.audiences.list))
      found.push(id);
    expect(found).toEqual([1]);
  });
});
