import { createServer } from "node:net";
import { describe, expect, it } from "vitest";
import { routes } from "../../generated/routes.ts";
import { listenLocally } from "../../scripts/support/listen-locally.ts";
import { requestFor } from "../contract/contract-document.ts";
import { findViolations } from "../contract/prism.ts";
import { startCommand } from "../support/command.ts";
import { startMock } from "./start-mock.ts";

const KEY = { "X-API-Key": "any" };

/** All routes. Deletions come last, because the mock's objects stay deleted. */
const routesInOrder = routes.toSorted((a, b) => Number(a.method === "DELETE") - Number(b.method === "DELETE"));

async function ask(mock: string, operationId: string, headers: Record<string, string> = {}, isChecked = true) {
  const wire = requestFor(operationId, { headers: { ...KEY, ...headers } });
  const response = await fetch(mock + wire.target, {
    method: wire.method,
    headers: wire.headers,
    body: wire.body ?? null,
  });
  const received = { status: response.status, headers: response.headers, text: await response.text() };
  return { ...received, violations: isChecked ? await findViolations(operationId, received) : [] };
}

describe("the mock", async () => {
  const mock = await startMock();

  it("returns a valid response to the example request of every operation", async () => {
    for (const { operationId } of routesInOrder) {
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

  it("returns lists that end, so that a program that reads all pages stops, and one name for every domain", async () => {
    const names = new Map<string, Set<string>>();
    for (const { operationId } of routes) {
      const { text } = await ask(mock, operationId);
      expect(text, operationId).not.toContain('"has_more":true');
      JSON.parse(text.split("\n")[0] ?? "", (_key, value) => {
        const [domain, name] = [value?.account_domain ?? value?.domain, value?.account_name ?? value?.name];
        if (domain && name) names.set(domain, (names.get(domain) ?? new Set()).add(name));
        return value;
      });
    }
    expect([...names].filter(([, given]) => given.size > 1)).toEqual([]);
  });

  it("rejects the same requests as the service, with the same messages", async () => {
    const post = (body: string, headers: Record<string, string> = KEY) =>
      fetch(`${mock}/api/v1/account/import`, {
        method: "POST",
        headers: { "Content-Type": "application/json", ...headers },
        body,
      });
    const wrong = await post('{"accounts":"northwind.example","nonsense":1}');
    expect(wrong.status).toBe(422);
    expect(await wrong.json()).toMatchObject({
      detail: [
        { loc: ["body", "nonsense"], msg: "Unknown field", type: "extra_forbidden" },
        { loc: ["body", "accounts"], msg: "Expected array", type: "array_type" },
      ],
    });
    const noJson = await post("{");
    expect(noJson.status).toBe(400);
    expect(await noJson.json()).toMatchObject({ error_code: "MALFORMED_JSON" });
    expect((await post("{", {})).status).toBe(401);
    const nowhere = await fetch(`${mock}/api/v1/nowhere`, { headers: KEY });
    expect(nowhere.status).toBe(404);
    expect(await nowhere.json()).toMatchObject({ error_code: "NOT_FOUND" });
    const badLimit = await fetch(`${mock}/api/v1/account/search-by-traits?query=x&limit=9999`, {
      headers: KEY,
    });
    expect(badLimit.status).toBe(422);
    expect(await badLimit.json()).toMatchObject({ detail: [{ loc: ["query", "limit"] }] });
  });

  it("lists the statuses that can be requested, and returns a requested status even if the request has other errors", async () => {
    const credits = (code: number) => fetch(`${mock}/api/v1/credits`, { headers: { Prefer: `code=${code}` } });
    const unknown = await credits(418);
    expect(unknown.status).toBe(400);
    expect(await unknown.json()).toMatchObject({
      error_code: "INVALID_REQUEST",
      message:
        "Prefer: code=418 is not a status of this operation. Its statuses are 200, 401, 403, 422, 429, 500 and 503.",
    });
    expect((await credits(503)).status).toBe(503);
  });

  it("accepts the key in either header", async () => {
    for (const headers of [KEY, { Authorization: "Bearer any" }]) {
      const { status } = await fetch(`${mock}/api/v1/verticals`, { headers });
      expect(status).toBe(200);
    }
  });

  it("serves the reference", async () => {
    expect((await fetch(`${mock}/docs`)).status).toBe(200);
    expect((await fetch(`${mock}/openapi.json`)).status).toBe(200);
  });

  it("can be called from a browser page", async () => {
    const preflight = await fetch(`${mock}/api/v1/credits`, {
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

/** Sends a request with a key and returns the status and the JSON. */
async function call(mock: string, method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(mock + path, {
    method,
    headers: { ...KEY, "Content-Type": "application/json", ...headers },
    body: body === undefined ? null : JSON.stringify(body),
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    text,
    json: response.headers.get("Content-Type")?.includes("application/json") ? JSON.parse(text) : {},
  };
}

describe("the dynamic mock", async () => {
  const mock = await startMock({ dynamic: true });

  it("responds to the example request of every operation quickly, with less than 2 MB in total that match the contract", async () => {
    const begun = performance.now();
    for (const _ of routesInOrder) await (await fetch(`${mock}/healthz`)).text();
    const leastMs = performance.now() - begun;
    const started = performance.now();
    const answers = [];
    for (const { operationId } of routesInOrder)
      answers.push({ operationId, ...(await ask(mock, operationId, {}, false)) });
    // All responses take 0.3 s on an idle machine. On a busy one, the simplest requests are slower, too.
    expect(performance.now() - started).toBeLessThan(Math.max(2_000, 20 * leastMs));
    expect(answers.reduce((sum, { text }) => sum + text.length, 0)).toBeLessThan(2_000_000);
    for (const answer of answers) {
      const violations = await findViolations(answer.operationId, answer);
      expect([answer.operationId, answer.status, violations], answer.text.slice(0, 300)).toEqual([
        answer.operationId,
        200,
        [],
      ]);
    }
  });

  it("returns recent dates", async () => {
    const { json } = await call(mock, "GET", "/api/v1/insights/feed?limit=5", undefined, {
      "X-User-ID": "user_01jt3q5w8r",
    });
    const ages = json.insights.map(({ alert_date }: { alert_date: string }) => Date.now() - Date.parse(alert_date));
    expect(Math.max(...ages)).toBeLessThan(30 * 86_400_000);
  });

  it("returns 404 for an id that no response contained", async () => {
    for (const path of [
      "/api/v1/audiences/99999",
      "/api/v1/accounts/99999",
      "/api/v1/signal/99999",
      "/api/v1/views/view_none",
    ]) {
      const { status, json } = await call(mock, "GET", path);
      expect([path, status, json.error_code]).toEqual([path, 404, "NOT_FOUND"]);
    }
  });

  it("applies limits, and page 2 continues where page 1 ended", async () => {
    const page = (offset: number) =>
      call(mock, "POST", "/api/v1/account/get-account-list", { pagination: { limit: 7, offset } });
    const [first, second] = [(await page(0)).json, (await page(7)).json];
    const ids = [...first.accounts, ...second.accounts].map(({ id }: { id: number }) => id);
    expect(ids).toHaveLength(14);
    expect(new Set(ids).size).toBe(14);
    expect(first.pagination).toEqual({ limit: 7, offset: 0, total_count: first.total_count, has_more: true });
    const last = (await page(first.total_count - 2)).json;
    expect([last.accounts.length, last.pagination.has_more]).toEqual([2, false]);
    const search = await call(mock, "GET", "/api/v1/account/search-by-traits?query=software&limit=3");
    expect(search.json.results).toHaveLength(3);
  });

  it("returns the same facts about a company in every response", async () => {
    const { json } = await call(mock, "POST", "/api/v2/account/filtered-accounts", { page: 0, page_size: 5 });
    const [account] = json.accounts;
    const read = (await call(mock, "GET", `/api/v1/accounts/${account.id}`)).json;
    const named = (await call(mock, "GET", `/api/v1/account/search-by-name-or-domain?query=${account.domain}`)).json;
    for (const other of [read, named.matches[0]])
      expect(other).toMatchObject({
        id: account.id,
        domain: account.domain,
        name: account.name,
        industry: account.industry,
      });
  });

  it("returns consistent facts about a company, even if examples contain only some of them", async () => {
    const { json } = await call(mock, "GET", "/api/v1/account/search-lookalikes?query=payments&limit=100");
    expect(json.results.length).toBeGreaterThan(50);
    for (const company of json.results) {
      const read = (await call(mock, "GET", `/api/v1/accounts/${company.account_id}`)).json;
      expect([company.domain, company.headquarters?.code ?? null]).toEqual([company.domain, read.hq_country]);
      const [from = 0, to = Infinity] = String(company.company_size).match(/\d+/g)?.map(Number) ?? [];
      expect([company.domain, read.employee_count >= from && read.employee_count <= to]).toEqual([
        company.domain,
        true,
      ]);
    }
  });

  it("gives created objects only the fields of the request", async () => {
    const { json } = await call(mock, "POST", "/api/v1/audiences", { name: "Plain" });
    expect(json.audience).toMatchObject({ name: "Plain", description: null, account_count: 0 });
    const plain = { view: { filters: {}, is_default: false, action_config: {} }, webhook_secret: null, message: null };
    expect((await call(mock, "POST", "/api/v1/views", { name: "Plain" })).json).toMatchObject(plain);
    const crm_assignment = { enabled: true, assignee_ids: ["7", "8"] };
    const { json: acting } = await call(mock, "POST", "/api/v1/views", { name: "Acting", crm_assignment });
    expect(acting.view.action_config).toMatchObject({ round_robin: { enabled: true, assignee_ids: ["7", "8"] } });
    expect(Object.keys(acting.view.action_config)).toEqual(["round_robin"]);
  });

  it("rejects a name that is taken", async () => {
    for (const [path, error_code] of [
      ["/api/v1/audiences", "NAME_TAKEN"],
      ["/api/v1/icps", "NAME_TAKEN"],
      ["/api/v1/views", "VIEW_NAME_TAKEN"],
    ] as const) {
      expect((await call(mock, "POST", path, { name: "Twice" })).status).toBe(200);
      expect(await call(mock, "POST", path, { name: "twice" })).toMatchObject({ status: 409, json: { error_code } });
    }
  });

  it("generates insights and views that differ from each other", async () => {
    const { json: feed } = await call(mock, "GET", "/api/v1/insights/feed?limit=40", undefined, { "X-User-ID": "me" });
    const { json: all } = await call(mock, "GET", "/api/v1/views");
    const distinct = (values: readonly unknown[]) => new Set(values.map((value) => JSON.stringify(value))).size;
    expect(distinct(feed.insights.map(({ alert_text }: { alert_text: string }) => alert_text))).toBeGreaterThan(30);
    expect(distinct(feed.insights.map(({ sentiment }: { sentiment: string }) => sentiment))).toBe(3);
    expect(distinct(all.views.map(({ filters }: { filters: object }) => filters))).toBeGreaterThan(4);
  });

  it("lists, changes and deletes created objects", async () => {
    const { json } = await call(mock, "POST", "/api/v1/icps", {
      name: "Robots",
      filters: { country_include: ["DEU"] },
    });
    const path = `/api/v1/icps/${json.icp.id}`;
    expect((await call(mock, "GET", "/api/v1/icps")).json.icps[0]).toEqual(json.icp);
    await call(mock, "PATCH", path, { name: "Robotics" });
    expect((await call(mock, "GET", path)).json.icp).toMatchObject({
      name: "Robotics",
      filters: { country_include: ["DEU"] },
    });
    expect((await call(mock, "DELETE", path)).json).toEqual({ id: json.icp.id, deleted: true });
    expect((await call(mock, "GET", path)).status).toBe(404);
  });

  it("completes a bulk job in three polls, charges it, and exports every result as JSON or CSV", async () => {
    const before = (await call(mock, "GET", "/api/v1/credits")).json.balance;
    const path = "/api/v1/account/search-lookalikes-bulk";
    const { json, headers } = await call(mock, "POST", path, { query: "payments", limit: 50 });
    expect(headers.get("X-Credits-Used")).toBe("50");
    expect((await call(mock, "GET", `${path}/${json.job_id}/export`)).json.error_code).toBe("JOB_NOT_FINISHED");
    const states: { status: string; results: unknown[] }[] = [];
    for (let poll = 0; poll < 3; poll++) states.push((await call(mock, "GET", `${path}/${json.job_id}`)).json);
    expect(states.map(({ status }) => status)).toEqual(["running", "running", "completed"]);
    expect(states.at(-1)?.results).toHaveLength(50);
    expect((await call(mock, "GET", "/api/v1/credits")).json.balance).toBe(before - 50);
    const lines = await call(mock, "GET", `${path}/${json.job_id}/export`, undefined, {
      Accept: "application/x-ndjson",
    });
    const companies = lines.text
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(companies).toHaveLength(50);
    const table = await call(mock, "GET", `${path}/${json.job_id}/export`, undefined, { Accept: "text/csv" });
    expect(table.headers.get("Content-Type")).toMatch(/^text\/csv/);
    expect(table.text.split("\r\n")[0]).toMatch(/^account_id,name,domain,/);
    expect(table.text.trimEnd().split("\r\n")).toHaveLength(51);
  });

  it("completes a signal and a CRM job in three polls", async () => {
    const deployed = await call(
      mock,
      "POST",
      "/api/v2/signal/deploy/trait-only",
      { name: "Carriers", icp_id: 12 },
      { "X-User-ID": "user_01jt3q5w8r" },
    );
    const statuses: string[] = [];
    for (let poll = 0; poll < 3; poll++)
      statuses.push((await call(mock, "GET", `/api/v1/signal/${deployed.json.signal_id}`)).json.signal.status);
    expect(statuses).toEqual(["running", "running", "completed"]);
    const sync = await call(mock, "POST", "/api/v1/crm/sync-accounts-job", { account_ids: [1264, 99999] });
    let job = sync.json;
    for (let poll = 0; poll < 3; poll++)
      job = (await call(mock, "GET", `/api/v1/crm/check-job-status?job_id=${sync.json.job_id}`)).json;
    expect(job).toMatchObject({ status: "completed", result: { total: 2, created: 1, failed: 1 } });
  });

  it("rejects a user who is not a member", async () => {
    const { status, json } = await call(mock, "GET", "/api/v1/credits", undefined, { "X-User-ID": "user_unknown" });
    expect([status, json.error_code]).toEqual([403, "FORBIDDEN"]);
  });

  it("returns the first response again for the same Idempotency-Key", async () => {
    const create = () => call(mock, "POST", "/api/v1/audiences", { name: "Once" }, { "Idempotency-Key": "once" });
    const [first, second] = [await create(), await create()];
    expect(second.text).toBe(first.text);
    expect(second.headers.get("Idempotent-Replayed")).toBe("true");
  });
});

describe("the mock with generated data", () => {
  it("returns the same data for the same seed, and matches the contract", async () => {
    const responses = await Promise.all(
      ["7", "7", "8"].map(async (seed) => {
        const mock = await startMock({ dynamic: true, seed });
        const { status, text, violations } = await ask(mock, "Lookalikes_search");
        expect({ status, violations }).toEqual({ status: 200, violations: [] });
        return text;
      }),
    );
    expect(responses[1]).toBe(responses[0]);
    expect(responses[2]).not.toBe(responses[0]);
  });
});

it("the mock delays and fails requests as configured", async () => {
  const mock = await startMock({ latency: [60, 80], faults: 0.5 });
  const started = performance.now();
  const statuses = await Promise.all(
    Array.from({ length: 40 }, () =>
      fetch(`${mock}/api/v1/credits`, { headers: KEY }).then(
        ({ status }) => status,
        () => 0,
      ),
    ),
  );
  expect(performance.now() - started).toBeGreaterThan(60);
  for (const status of [0, 200, 429, 500, 503]) expect(statuses).toContain(status);
});

describe("npm run mock", () => {
  it.each([
    ["--prot 1", "Unknown option '--prot'."],
    ["--port many", "--port must be a number from 0 to 65535, not many."],
    ["4010", "Unexpected argument 4010."],
    ["--latency soon", "--latency must be milliseconds such as 300 or 100-800, not soon."],
    ["--faults 2", "--faults must be a share from 0 to 1, such as 0.1, not 2."],
  ])("-- %s reports what is wrong", async (args, message) => {
    const { code, output } = await startCommand(`node scripts/tools/mock/main.ts ${args}`).ended();
    expect(output.split("\n")[0]).toBe(message);
    expect(code).toBe(1);
  });

  it("reports a port in use in one line", async () => {
    const other = createServer();
    const port = await listenLocally(other);
    const { code, output } = await startCommand(`node scripts/tools/mock/main.ts --port ${port}`).ended();
    other.close();
    expect(output).toBe(
      `Cannot listen on port ${port} of 127.0.0.1: it is already in use. Set --port to a free port.\n`,
    );
    expect(code).toBe(1);
  });
});
