import { beforeEach, describe, expect, test } from "vitest";
import { generateCompanies } from "../../scripts/support/catalogue.ts";
import { createKeyOwner } from "../../scripts/support/keys.ts";
import { until } from "../../scripts/support/until.ts";
import { blocklist } from "../../server/blocklist/handlers.ts";
import { credits } from "../../server/credits/handlers.ts";
import type { Handler } from "../../server/http/contract.ts";
import { listTools } from "../../server/http/mcp/tool-selection.ts";
import { lookalikes } from "../../server/lookalikes/handlers.ts";
import { codeIn, startKeyService } from "../agent-keys/support.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { fakeSearch } from "../support/fake-search.ts";
import { appStarter } from "../support/http-app.ts";
import { callTool, connectClient, postMessage, REVISIONS } from "../support/mcp.ts";

describe("through the whole service", async () => {
  const service = await startKeyService();
  await service.startMailing();

  test.each(Object.entries(REVISIONS))(
    "a client of %s signs up and works with its workspace",
    async (revision, options) => {
      const newcomer = await connectClient(service, {}, options);
      const email = `ada-${revision}@northwind.example`;
      const domain = `contoso-${revision}.example`;
      expect(await callTool(newcomer, "agent_keys_sign_up", { email })).toMatchObject({
        isError: false,
        body: { email },
      });
      const mail = await until(() => service.outbox().find(({ recipients }) => recipients.includes(email)));
      const verified = await callTool(newcomer, "agent_keys_verify", { email, otp_code: codeIn(mail) });
      expect(verified).toMatchObject({ isError: false, body: { email, is_new_user: true } });

      const member = await connectClient(service, { Authorization: `Bearer ${verified.body.api_key}` }, options);
      await service.database.db.insertInto("company").values({ domain, name: "Contoso" }).execute();
      expect(await callTool(member, "accounts_import", { accounts: [{ domain }] })).toMatchObject({ isError: false });
      expect((await callTool(member, "accounts_list")).body).toMatchObject({ total_count: 1, accounts: [{ domain }] });
      const created = await callTool(member, "views_create", { name: "Ours", filters: { is_imported: true } });
      expect(created.body).toMatchObject({ view: { name: "Ours", filters: { is_imported: true } } });
      const { id } = created.body.view as { id: string };
      expect((await callTool(member, "views_update", { view_id: id, name: "Mine" })).body).toMatchObject({
        view: { id, name: "Mine" },
      });
      expect((await callTool(member, "views_list")).body).toMatchObject({ total_count: 1 });
      expect((await callTool(member, "views_delete", { view_id: id })).body).toEqual({ id, deleted: true });
    },
  );

  test("no argument makes a call reach an operation other than that of its tool", async () => {
    const { key } = await createKeyOwner(service.database.db);
    const client = await connectClient(service, { "X-API-Key": key });
    // As paths, these would lead to `views_options`, `views_list` and `credits_balance`.
    for (const view_id of ["options", ".", "../credits", "..%2Fcredits"]) {
      expect(await callTool(client, "views_read", { view_id })).toMatchObject({
        isError: true,
        body: { error_code: "NOT_FOUND" },
      });
    }
    expect(await callTool(client, "views_read", { view_id: "" })).toMatchObject({
      isError: true,
      body: { detail: [{ loc: ["view_id"], type: "string_too_short" }] },
    });
  });

  test("a call acts for the user in its argument, or otherwise for the user of the connection", async () => {
    const owner = await createKeyOwner(service.database.db);
    const stranger = await createKeyOwner(service.database.db);
    const client = await connectClient(service, { "X-API-Key": owner.key });
    const email = "grace@northwind.example";
    expect(await callTool(client, "workspace_members_add", { email })).toMatchObject({ isError: false });
    const member = await createKeyOwner(service.database.db, email);
    const argument = { "X-User-ID": member.userId };
    expect((await callTool(client, "agent_keys_me")).body).toMatchObject({ email: owner.email });
    expect((await callTool(client, "agent_keys_me", argument)).body).toMatchObject({ email });
    const acting = await connectClient(service, { "X-API-Key": owner.key, "X-User-ID": member.userId });
    expect((await callTool(acting, "agent_keys_me")).body).toMatchObject({ email });
    expect(await callTool(acting, "people_filters")).toMatchObject({ isError: false });
    // Over HTTP, this operation requires the header. Its tool does not, and acts for the key's owner.
    expect(await callTool(client, "people_filters")).toMatchObject({ isError: false });
    expect(await callTool(acting, "agent_keys_me", { "X-User-ID": stranger.userId })).toMatchObject({
      isError: true,
      body: { error_code: "FORBIDDEN" },
    });
  });

  test("a body whose fields depend on each other is one argument", async () => {
    const { key } = await createKeyOwner(service.database.db);
    const client = await connectClient(service, { "X-API-Key": key });
    expect(await callTool(client, "integrations_connect", { kind: "chat", body: { provider: "slack" } })).toMatchObject(
      { isError: true, body: { detail: [{ loc: ["bot_token"], type: "missing" }] } },
    );
    expect(await callTool(client, "integrations_connect", { kind: "chat" })).toMatchObject({
      isError: true,
      body: { detail: [{ loc: ["body"], type: "missing" }] },
    });
  });
});

describe("a tool", () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await createTestDatabase();
  });

  const start = appStarter(() => database);

  test.each(Object.entries(REVISIONS))("is listed to a client of %s without a key", async (revision, options) => {
    const client = await connectClient(await start({}), {}, options);
    expect(client.getNegotiatedProtocolVersion()).toBe(revision);
    expect((await client.listTools()).tools).toEqual(listTools({ tools: undefined, readsOnly: false }));
    expect(client.getServerVersion()).toMatchObject({ name: "account-intelligence" });
    expect(client.getInstructions()).toMatch(/agent_keys_sign_up/);
  });

  test("charges as its operation does, and fails when credits are missing", async () => {
    await generateCompanies(database.db, 20);
    const app = await start({ Lookalikes: lookalikes({ search: fakeSearch(database.db) }), Credits: credits() });
    const { key } = await createKeyOwner(database.db, undefined, 3);
    const client = await connectClient(app, { "X-API-Key": key });
    expect(await callTool(client, "lookalikes_search", { query: "things", limit: 2 })).toMatchObject({
      isError: false,
      body: { total: 2, credits_consumed: 2 },
    });
    expect((await callTool(client, "credits_balance")).body).toEqual({ balance: 1, reserved: 0 });
    expect(await callTool(client, "lookalikes_search", { query: "things", limit: 2 })).toMatchObject({
      isError: true,
      body: { error_code: "INSUFFICIENT_CREDITS" },
    });
    expect((await callTool(client, "credits_balance")).body).toEqual({ balance: 1, reserved: 0 });
  });

  test("reports every invalid argument like a request over HTTP, by its name", async () => {
    const app = await start({ Lookalikes: lookalikes({ search: fakeSearch(database.db) }), Blocklist: blocklist() });
    const client = await connectClient(app, { "X-API-Key": app.key });
    const sent = { query: 7, limit: "two", min_score: null, colour: "red", "Idempotency-Key": "" };
    expect(await callTool(client, "lookalikes_search", sent)).toMatchObject({
      isError: true,
      body: {
        detail: [
          { loc: ["colour"], type: "extra_forbidden" },
          { loc: ["query"], type: "string_type" },
          { loc: ["limit"], type: "integer_type" },
          { loc: ["header", "Idempotency-Key"], type: "string_too_short" },
        ],
      },
    });
    for (const body of [
      {},
      { domains: ["no domain"], colour: "red" },
      { domains: ["a\0.example"] },
      { domains: null },
    ]) {
      const overHttp = await app.send("POST", "/api/v1/account/blocklist", { body });
      expect(overHttp.status).toBe(422);
      const { detail } = overHttp.body as { detail: { loc: string[] }[] };
      const named = detail.map((fault) => ({ ...fault, loc: fault.loc.slice(1) }));
      expect(await callTool(client, "blocklist_add", body)).toMatchObject({ isError: true, body: { detail: named } });
    }
  });

  test("rejects arguments nested deeper than any tool accepts", async () => {
    const app = await start({ Lookalikes: lookalikes({ search: fakeSearch(database.db) }) });
    const depth = 9_000;
    const nested = "[".repeat(depth) + "]".repeat(depth);
    const sent = `{"name":"lookalikes_search","arguments":{"query":"things","limit":${nested}}}`;
    const message = `{"jsonrpc":"2.0","id":7,"method":"tools/call","params":${sent}}`;
    const response = await postMessage(app.address, message, { "X-API-Key": app.key });
    expect(response.status).toBe(200);
    const { result } = (await response.json()) as { result: { content: [{ text: string }] } };
    expect(JSON.parse(result.content[0].text)).toMatchObject({
      detail: [
        { loc: expect.anything(), type: "too_deep" },
        { loc: ["limit"], type: "integer_type" },
      ],
    });
  });

  test("shares rate limits with HTTP, and returns when to call again", async () => {
    // One request is the message with which the client connects.
    const rateLimits = { reads: 3, costly: 1, unauthorized: 1 };
    const app = await start({ Blocklist: blocklist() }, { rateLimits });
    const client = await connectClient(app, { "X-API-Key": app.key });
    expect((await app.send("GET", "/api/v1/account/blocklist")).status).toBe(200);
    expect(await callTool(client, "blocklist_list")).toMatchObject({ isError: false });
    expect(await callTool(client, "blocklist_list")).toMatchObject({
      isError: true,
      body: { error_code: "RATE_LIMITED", details: { retry_after_seconds: expect.any(Number) } },
    });
    expect((await app.send("GET", "/api/v1/account/blocklist")).status).toBe(429);
  });

  test("shares idempotency keys with HTTP", async () => {
    const app = await start({ Blocklist: blocklist() });
    const client = await connectClient(app, { "X-API-Key": app.key });
    const body = { domains: ["contoso.example"] };
    const first = await callTool(client, "blocklist_add", { ...body, "Idempotency-Key": "once" });
    const headers = { "Idempotency-Key": "once" };
    const second = await app.send("POST", "/api/v1/account/blocklist", { body, headers });
    expect(second.headers.get("idempotent-replayed")).toBe("true");
    expect(second.body).toEqual(first.body);
    expect(
      await callTool(client, "blocklist_add", { domains: ["fabrikam.example"], "Idempotency-Key": "once" }),
    ).toMatchObject({ isError: true, body: { detail: [{ type: "idempotency_key_reused" }] } });
  });

  test("returns text that is not JSON unchanged, marked as third-party content", async () => {
    const chunks = async function* (): AsyncGenerator<string> {
      yield '{"rank":1}\n';
      yield '{"rank":2}\n';
    };
    const exportBulk: Handler<"Lookalikes_exportBulk"> = async (_, { reply }) =>
      reply(200, { mediaType: "application/x-ndjson", chunks: chunks() });
    const app = await start({ Lookalikes: { ...lookalikes({ search: fakeSearch(database.db) }), exportBulk } });
    const client = await connectClient(app, { "X-API-Key": app.key });
    const result = await client.callTool({ name: "lookalikes_export_bulk", arguments: { job_id: "job" } });
    expect(result.content).toEqual([
      { type: "text", text: '<third_party_content>{"rank":1}\n{"rank":2}\n</third_party_content>' },
    ]);
    expect(result).not.toHaveProperty("structuredContent");
  });

  test("whose text is longer than an assistant can read returns an error with the URL, and ends the stream", async () => {
    const line = `${JSON.stringify({ rank: 1, reason: "x".repeat(1_000) })}\n`;
    let lines = 0;
    let isClosed = false;
    const chunks = async function* (): AsyncGenerator<string> {
      try {
        for (; lines < 10_000; lines += 1) yield line;
      } finally {
        isClosed = true;
      }
    };
    const exportBulk: Handler<"Lookalikes_exportBulk"> = async (_, { reply }) =>
      reply(200, { mediaType: "application/x-ndjson", chunks: chunks() });
    const app = await start({ Lookalikes: { ...lookalikes({ search: fakeSearch(database.db) }), exportBulk } });
    const client = await connectClient(app, { "X-API-Key": app.key });
    expect(await callTool(client, "lookalikes_export_bulk", { job_id: "job" })).toMatchObject({
      isError: true,
      body: {
        error_code: "PAYLOAD_TOO_LARGE",
        message: expect.stringContaining(
          "with the same API key: GET /api/v1/account/search-lookalikes-bulk/{job_id}/export",
        ),
        details: { max_bytes: 100_000 },
      },
    });
    expect([isClosed, lines < 200]).toEqual([true, true]);
  });

  test("is cancelled when its client disconnects", async () => {
    const started = Promise.withResolvers<void>();
    const cancelled = Promise.withResolvers<void>();
    const exportBulk: Handler<"Lookalikes_exportBulk"> = async (_, { signal }) => {
      signal.addEventListener("abort", () => cancelled.resolve());
      started.resolve();
      await cancelled.promise;
      throw signal.reason;
    };
    const app = await start({ Lookalikes: { ...lookalikes({ search: fakeSearch(database.db) }), exportBulk } });
    const client = await connectClient(app, { "X-API-Key": app.key });
    const caller = new AbortController();
    const call = { name: "lookalikes_export_bulk", arguments: { job_id: "job" } };
    const called = client.callTool(call, { signal: caller.signal });
    await started.promise;
    caller.abort();
    await expect(called).rejects.toThrow();
    await cancelled.promise;
  });

  test("that fails because of a bug returns the id of its request, but not the cause", async () => {
    const app = await start({});
    const client = await connectClient(app, { "X-API-Key": app.key, "X-Request-ID": "my-request" });
    const failed = await callTool(client, "credits_balance");
    expect(failed).toMatchObject({ isError: true, body: { error_code: "INTERNAL_ERROR", request_id: "my-request" } });
    expect(JSON.stringify(failed)).not.toContain("no handler");
  });

  test("is logged and measured as its operation, with the operation's status", async () => {
    const logged: string[] = [];
    const app = await start({ Blocklist: blocklist() }, {}, { write: (line: string) => logged.push(line) });
    const client = await connectClient(app, { "X-API-Key": app.key });
    await callTool(client, "blocklist_add", {});
    await until(() => logged.some((line) => line.includes("Blocklist_add")));
    expect(logged.map((line): unknown => JSON.parse(line))).toContainEqual(
      expect.objectContaining({ path: "/mcp", operation: "Blocklist_add", status: 422 }),
    );
    expect(await app.metrics.registry.metrics()).toContain(
      'http_request_duration_seconds_count{operation="Blocklist_add",status="422"} 1',
    );
  });
});
