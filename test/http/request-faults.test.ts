import { describe, expect, test } from "vitest";
import { patternMeanings } from "../../generated/pattern-meanings.ts";
import { createTestDatabase } from "../support/database.ts";
import { startHttpApp } from "../support/http-app.ts";

const LIST = "/api/v1/account/get-account-list";
const LOOKALIKES = "/api/v1/account/search-lookalikes";
const { db } = await createTestDatabase();
const app = await startHttpApp(db, {});

function body(text: string, headers: Record<string, string> = {}) {
  return app.send("POST", LIST, { text, headers });
}

function expectWellFormed(text: string): void {
  expect(text).not.toContain("\0");
  expect(text.isWellFormed()).toBe(true);
}

describe("a body that cannot be read", () => {
  test("gets 400 with the position of malformed JSON", async () => {
    const response = await body('{"filters": ');
    expect(response.status).toBe(400);
    expect(response.body).toMatchObject({ error_code: "MALFORMED_JSON", details: {} });
    expect(response.body.request_id).toBe(response.headers.get("x-request-id"));
  });

  test.each(["\0", '{"a":\0}', "😀", `{"a":"${"😀".repeat(300)}`])(
    "%j is quoted without NUL and without an unpaired surrogate",
    async (text) => {
      const response = await body(text);
      expect(response).toMatchObject({ status: 400, body: { error_code: "MALFORMED_JSON" } });
      expectWellFormed(String(response.body.message));
    },
  );

  test("an invalid name is shown without NUL and without an unpaired surrogate", async () => {
    for (const name of ["%00", "a".repeat(499) + encodeURIComponent("😀")]) {
      const response = await app.send("GET", `${LOOKALIKES}?query=things&${name}=1`);
      expect(response.status).toBe(422);
      const { detail } = response.body as { detail: { loc: string[] }[] };
      expect(detail).toHaveLength(1);
      for (const { loc } of detail) for (const step of loc) expectWellFormed(step);
    }
  });

  test.each(["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"])(
    "gets 415 if its content type is %s",
    async (type) => {
      expect(await body("{}", { "Content-Type": type })).toMatchObject({
        status: 415,
        body: { error_code: "UNSUPPORTED_MEDIA_TYPE" },
      });
    },
  );

  test("gets 415 if it is compressed", async () => {
    expect(await body("{}", { "Content-Encoding": "gzip" })).toMatchObject({ status: 415 });
  });

  test("JSON with another media type and with a charset is accepted", async () => {
    expect((await body("{", { "Content-Type": "application/merge-patch+json; charset=utf-8" })).status).toBe(400);
  });

  test("gets 413 with the limit if it is too large", async () => {
    const response = await body(JSON.stringify({ filters: { note: "x".repeat(100_001) } }));
    expect(response).toMatchObject({
      status: 413,
      body: { error_code: "PAYLOAD_TOO_LARGE", details: { maximum_bytes: 100_000 } },
    });
  });

  test("has the same faults whether it arrives with the headers, is long, or arrives later", async () => {
    const text = '{"pagination":{"limit":"x"}}';
    const later = new ReadableStream({
      start: async (controller) => {
        for (const part of [text.slice(0, 9), text.slice(9)]) {
          await new Promise((resolve) => setTimeout(resolve, 20));
          controller.enqueue(new TextEncoder().encode(part));
        }
        controller.close();
      },
    });
    const headers = { "X-API-Key": app.key, "Content-Type": "application/json" };
    const inPieces = await fetch(app.address + LIST, { method: "POST", headers, body: later, duplex: "half" });
    const [short, long] = [await body(text), await body(text + " ".repeat(2_000))];
    expect(short).toMatchObject({ status: 422, body: { detail: [{ loc: ["body", "pagination", "limit"] }] } });
    expect(long).toMatchObject({ status: 422, body: short.body });
    expect([inPieces.status, await inPieces.json()]).toEqual([422, short.body]);
  });

  test("gets 400 if its bytes are not UTF-8", async () => {
    const response = await fetch(`${app.address}/api/v1/agent/sign-up`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: new Uint8Array([0x22, 0xff, 0x22]),
    });
    expect(response.status).toBe(400);
  });
});

describe("a body that does not match its schema", () => {
  const cases: readonly (readonly [fault: string, text: string, loc: readonly string[], type: string])[] = [
    ["an unknown field", '{"pagination": {"limit": 5, "page": 2}}', ["body", "pagination", "page"], "extra_forbidden"],
    ["a value over its maximum", '{"pagination": {"limit": 501}}', ["body", "pagination", "limit"], "less_than_equal"],
    [
      "a value under its minimum",
      '{"pagination": {"limit": 0}}',
      ["body", "pagination", "limit"],
      "greater_than_equal",
    ],
    ["a string instead of a number", '{"pagination": {"limit": "5"}}', ["body", "pagination", "limit"], "integer_type"],
    [
      "a fraction instead of an integer",
      '{"pagination": {"limit": 1.5}}',
      ["body", "pagination", "limit"],
      "integer_type",
    ],
    [
      "an id past 2^53-1",
      '{"filters": {"include_audience_ids": [9007199254740993]}}',
      ["body", "filters", "include_audience_ids", "0"],
      "less_than_equal",
    ],
    ["an array instead of an object", "[]", ["body"], "object_type"],
    [
      "NUL",
      '{"filters": {"name_or_domain_contains": "a\\u0000b"}}',
      ["body", "filters", "name_or_domain_contains"],
      "string_nul",
    ],
    [
      "a lone surrogate",
      '{"filters": {"name_or_domain_contains": "\\ud800"}}',
      ["body", "filters", "name_or_domain_contains"],
      "string_unicode",
    ],
    [
      "the name __proto__",
      '{"filters": {"__proto__": {"is_imported": true}}}',
      ["body", "filters", "__proto__"],
      "extra_forbidden",
    ],
    [
      "33 levels",
      `{"filters": {"x": ${"[".repeat(33)}${"]".repeat(33)}}}`,
      ["body", "filters", "x", ...Array(30).fill("0")],
      "too_deep",
    ],
  ];
  test.each(cases)("%s is reported with its location", async (_fault, text, loc, type) => {
    const response = await body(text);
    expect(response.status).toBe(422);
    expect(response.body).toMatchObject({ detail: [{ loc, msg: expect.any(String), type }] });
  });

  test("every fault of every part is in one response", async () => {
    const response = await app.send("POST", "/api/v1/account/import", {
      body: { accounts: [{ domain: "" }, { name: 5 }], extra: 1 },
      headers: { "Idempotency-Key": "x".repeat(256) },
    });
    expect(response.status).toBe(422);
    const detail = response.body.detail as { loc: string[]; type: string }[];
    expect(detail.map(({ loc, type }) => `${loc.join(".")} ${type}`).toSorted()).toEqual([
      "body.accounts.0.domain string_too_short",
      "body.accounts.1.domain missing",
      "body.accounts.1.name string_type",
      "body.extra extra_forbidden",
      "header.Idempotency-Key string_too_long",
    ]);
  });

  test("with more values than any request of the contract is rejected before validation", async () => {
    const response = await body(JSON.stringify({ filters: { x: Array(10_000).fill({}) } }));
    expect(response).toMatchObject({ status: 422, body: { detail: [{ loc: ["body"], type: "too_long" }] } });
    const fewer = await app.send("POST", "/api/v1/account/import", { body: { accounts: Array(5_000).fill({}) } });
    expect(fewer.body.detail).toContainEqual(expect.objectContaining({ loc: ["body", "accounts"], type: "too_long" }));
  });

  test("a missing required body is reported", async () => {
    expect(await app.send("POST", "/api/v1/account/import")).toMatchObject({
      status: 422,
      body: { detail: [{ loc: ["body"], type: "missing" }] },
    });
  });
});

describe("parameters", () => {
  const cases: readonly (readonly [query: string, loc: readonly string[], type: string])[] = [
    ["query=x&limit=0", ["query", "limit"], "greater_than_equal"],
    ["query=x&limit=101", ["query", "limit"], "less_than_equal"],
    ["query=x&limit=0x10", ["query", "limit"], "int_parsing"],
    ["query=x&limit=1e1", ["query", "limit"], "int_parsing"],
    ["query=x&limit=%2010", ["query", "limit"], "int_parsing"],
    ["query=x&limit=", ["query", "limit"], "int_parsing"],
    ["query=x&limit=99999999999999999999", ["query", "limit"], "less_than_equal"],
    ["query=x&limit=5&limit=6", ["query", "limit"], "duplicate"],
    ["query=x&limt=5", ["query", "limt"], "extra_forbidden"],
    ["query=%ff", ["query", "query"], "string_encoding"],
    ["query=a%00b", ["query", "query"], "string_nul"],
    [`query=${"x".repeat(201)}`, ["query", "query"], "string_too_long"],
    ["query=x&search_type=fast", ["query", "search_type"], "enum"],
    ["query=x&__proto__=1", ["query", "__proto__"], "extra_forbidden"],
    ["query=x&min_employees=-1", ["query", "min_employees"], "greater_than_equal"],
  ];
  test.each(cases)("%s is rejected with its location", async (query, loc, type) => {
    const response = await app.send("GET", `${LOOKALIKES}?${query}`);
    expect(response.status).toBe(422);
    expect(response.body).toMatchObject({ detail: [{ loc, msg: expect.any(String), type }] });
  });

  test("reject eleven seeds", async () => {
    const seeds = Array.from({ length: 11 }, (_, index) => `seed_domains=s${index}.example`).join("&");
    expect(await app.send("GET", `${LOOKALIKES}?${seeds}`)).toMatchObject({
      status: 422,
      body: { detail: [{ loc: ["query", "seed_domains"], type: "too_long" }] },
    });
  });

  test.each(["0", "9007199254740992", "abc", "1.5", "%ff"])(
    "the id %s in a path is rejected with its location",
    async (id) => {
      expect(await app.send("GET", `/api/v1/accounts/${id}`)).toMatchObject({
        status: 422,
        body: { detail: [{ loc: ["path", "account_id"] }] },
      });
    },
  );
});

describe("a fault describes the expected value", () => {
  const signUp = (email: unknown) => app.send("POST", "/api/v1/agent/sign-up", { body: { email } });
  const cases: readonly (readonly [what: string, send: () => ReturnType<typeof signUp>, msg: string])[] = [
    ["of an invalid address", () => signUp("no address"), "Expected an email address such as `ana@northwind.example`"],
    ["of a value of another type", () => signUp(5), "Expected string"],
    ["of a text that is too long, once", () => signUp("x".repeat(300)), "Expected at most 254 characters"],
    [
      "of a search for nothing, once",
      () => app.send("GET", "/api/v1/account/search-by-traits?query="),
      "Expected at least 1 character",
    ],
    [
      "of a search for white space",
      () => app.send("GET", "/api/v1/account/search-by-traits?query=%20"),
      "Expected text that is not only white space, without NUL",
    ],
    ["of a number out of bounds", () => app.send("GET", `${LOOKALIKES}?query=x&limit=101`), "Expected at most 100"],
    [
      "of a list that is too short",
      () => app.send("POST", "/api/v1/account/import", { body: { accounts: [] } }),
      "Expected at least 1 element",
    ],
    [
      "of a value that is not in an enum",
      () => app.send("GET", `${LOOKALIKES}?query=x&search_type=fast`),
      "Expected one of: semantic, agentic",
    ],
  ];
  test.each(cases)("%s", async (_what, send, msg) => {
    expect((await send()).body).toMatchObject({ detail: [{ loc: expect.any(Array), msg, type: expect.any(String) }] });
  });

  test.each([
    ["POST", "/api/v1/icps", { nam: "A" }, "name"],
    ["POST", "/api/v1/icps", { name: "A", filter: {} }, "filters"],
    ["POST", LIST, { pagination: { limits: 5 } }, "limit"],
    ["POST", "/api/v1/account/import", { accounts: [{ domian: "northwind.example" }] }, "domain"],
    ["POST", "/api/v1/account/search-lookalikes-bulk", { seedDomains: [] }, "seed_domains"],
    ["POST", "/api/v1/quotes", { operation: "search_lookalikes", request: { seed_domain: "x" } }, "seed_domains"],
    ["PUT", "/api/v1/integrations/chat", { provider: "slack", bot_tokens: "x" }, "bot_token"],
    ["GET", `${LOOKALIKES}?seed_domain=northwind.example`, undefined, "seed_domains"],
    ["GET", `${LOOKALIKES}?query=x&limits=5`, undefined, "limit"],
    ["POST", "/api/v1/icps", { name: "A", weather: 1 }, undefined],
  ])("and suggests the closest name for an unknown one: %s %s %j", async (method, path, sent, meant) => {
    const { detail } = (await app.send(method, path, { body: sent })).body as { detail: { msg: string }[] };
    const msg = detail.find((fault) => fault.msg.startsWith("Unknown"))?.msg;
    expect(msg).toMatch(meant === undefined ? /^Unknown field$/ : new RegExp(`\\. Did you mean ${meant}\\?$`));
  });

  test("and never shows a pattern", () => {
    for (const [pattern, meaning] of Object.entries(patternMeanings)) expect(meaning).not.toContain(pattern);
  });
});

describe("a request", () => {
  test("of an unauthenticated caller does not report the other faults of the request", async () => {
    const headers = { "X-API-Key": "wrong" };
    expect((await app.send("GET", `${LOOKALIKES}?limit=x`, { headers })).status).toBe(401);
    expect((await app.send("POST", LIST, { text: "{", headers })).status).toBe(401);
  });

  test("a valid request id is kept, any other is replaced", async () => {
    const kept = await app.send("GET", "/api/v9/nothing", { headers: { "X-Request-ID": "trace-1:a" } });
    expect(kept.body.request_id).toBe("trace-1:a");
    const replaced = await app.send("GET", "/api/v9/nothing", { headers: { "X-Request-ID": "x".repeat(129) } });
    expect(replaced.body.request_id).toMatch(/^[0-9a-f-]{36}$/);
  });
});
