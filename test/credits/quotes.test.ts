import fc from "fast-check";
import { expect, test } from "vitest";
import { call } from "../../scripts/support/call.ts";
import { generateCompanies } from "../../scripts/support/catalogue.ts";
import { createKeyOwner } from "../../scripts/support/keys.ts";
import { credits } from "../../server/credits/handlers.ts";
import { oneValue } from "../../server/db/statements.ts";
import type { Schema } from "../../server/http/contract.ts";
import { runBulkJob } from "../../server/lookalikes/bulk/run.ts";
import { lookalikes } from "../../server/lookalikes/handlers.ts";
import { people } from "../../server/people/handlers.ts";
import { signals } from "../../server/signals/handlers.ts";
import { runSignal } from "../../server/signals/runs/run.ts";
import { suspendReferrers } from "../../server/wiring/suspend.ts";
import { atSize } from "../support/at-size.ts";
import { createTestDatabase } from "../support/database.ts";
import { fakeSearch } from "../support/fake-search.ts";
import { startHttpApp } from "../support/http-app.ts";
import { postMessage } from "../support/mcp.ts";
import { TestClock } from "../support/test-clock.ts";
import { jobContext } from "../views/world.ts";

const REQUESTS = atSize({ quick: 30, full: 1_000 });
const CREDITS = 1_000_000;
const QUOTES = "/api/v1/quotes";
const SEARCH = "/api/v1/account/search-lookalikes";
const DEPLOY = "/api/v2/signal/deploy/trait-only";
const ENRICH = "/api/v1/people/enrich-emails";

const clock = new TestClock();
const database = await createTestDatabase();
const { db } = database;
const search = fakeSearch(db);
const families = {
  Credits: credits(),
  Lookalikes: lookalikes({ search }),
  People: people({ emailFinder: undefined }),
  Signals: signals(suspendReferrers, { search, languageModel: undefined }),
};
const app = await startHttpApp(db, families, { now: () => clock.now() });
await generateCompanies(db, 120);
const owner = await createKeyOwner(db, undefined, CREDITS);
const companies = await db.selectFrom("company").select(["id", "domain"]).orderBy("id").limit(6).execute();
const domains = companies.map(({ domain }) => domain);
const account = { workspace_id: owner.workspaceId, source: "import" };
await db
  .insertInto("workspace_account")
  .values(companies.map(({ id }) => ({ ...account, company_id: id })))
  .execute();
const persons = companies.flatMap(({ id, domain }) =>
  Array.from({ length: 8 }, (_, at) => ({
    ...{ company_id: id, full_name: `Mara Lindqvist${at}`, seniority: "VP" },
    work_email: at % 3 === 0 ? null : `mara${at}@${domain}`,
  })),
);
const personIds = (await db.insertInto("person").values(persons).returning("id").execute()).map(({ id }) => id);

async function send(
  method: string,
  path: string,
  body?: object,
  headers: Record<string, string> = {},
  key = owner.key,
) {
  const response = await call(app, method, path, { key, body, headers: { "X-User-ID": "me", ...headers } });
  return { ...response, body: response.body as Record<string, unknown> };
}

async function quote(operation: Schema["QuotedOperation"], request: object): Promise<Schema["Quote"]> {
  const response = await send("POST", QUOTES, { operation, request });
  expect(response.status, response.text).toBe(200);
  return response.body as Schema["Quote"];
}

async function balance(): Promise<number> {
  return Number((await send("GET", "/api/v1/credits")).body.balance);
}

function searchPath(request: Readonly<Record<string, string | number>>): string {
  const entries = Object.entries(request).map(([name, value]): [string, string] => [name, String(value)]);
  return `${SEARCH}?${new URLSearchParams(entries)}`;
}

/** Runs a quoted request and its jobs, and returns their cost. */
async function measureCost({ operation, request }: Quotable, headers: Record<string, string>): Promise<number> {
  const before = await balance();
  if (operation === "search_lookalikes") {
    const { status } = await send("GET", searchPath(request), undefined, headers);
    expect(status).toBe(200);
  } else if (operation === "enrich_emails") {
    expect((await send("POST", ENRICH, request, headers)).status).toBe(200);
  } else if (operation === "search_lookalikes_bulk") {
    const { status, body, text } = await send("POST", `${SEARCH}-bulk`, request, headers);
    // A quote of 0 credits allows no job.
    if (status !== 200) expect([status, body.error_code], text).toEqual([409, "QUOTE_EXCEEDED"]);
    else await runBulkJob({ db, search })({ jobId: String(body.job_id) }, jobContext);
  } else {
    const { status, body, text } = await send("POST", DEPLOY, request, headers);
    expect(status, text).toBe(200);
    await runNow(Number(body.signal_id));
  }
  return before - (await balance());
}

function runNow(signalId: number): Promise<void> {
  const services = { db: database.db, clock, search, languageModel: undefined };
  return runSignal(services)({ signalId, workspaceId: owner.workspaceId }, jobContext);
}

interface Quotable {
  readonly operation: Schema["QuotedOperation"];
  readonly request: Record<string, string | number>;
}

function quotables(): fc.Arbitrary<Quotable> {
  const wanted = {
    query: fc.string({ minLength: 1, maxLength: 30, unit: "grapheme-ascii" }).map((text) => `x${text}`),
  };
  const size = { min_employees: fc.constantFrom(0, 50, 5_000, 1_000_000_000) };
  const of = (operation: Schema["QuotedOperation"], request: Record<string, fc.Arbitrary<unknown>>) =>
    fc.record({ operation: fc.constant(operation), request: fc.record(request) }) as fc.Arbitrary<Quotable>;
  return fc.oneof(
    of("search_lookalikes", { ...wanted, ...size, limit: fc.integer({ min: 1, max: 100 }) }),
    of("search_lookalikes_bulk", { ...wanted, ...size, limit: fc.integer({ min: 1, max: 300 }) }),
    of("enrich_emails", { people_ids: fc.subarray(personIds, { minLength: 1 }) }),
    of("deploy_trait_only", {
      name: fc.constant("Test"),
      accounts: fc.subarray(domains, { minLength: 1 }).map((found) => found.map((website) => ({ website }))),
      people_audience_name: fc.constant("Found"),
      max_credit_limit: fc.oneof(fc.constant(null), fc.integer({ min: 1, max: 400 })),
    }),
  );
}

test(
  `${REQUESTS} random requests cost exactly their quote, and quoting costs and stores nothing`,
  async () => {
    const kept = async () => {
      const count = (table: "lookalike_job" | "signal" | "credit_entry" | "workspace_person_email") =>
        db
          .selectFrom(table)
          .select((build) => build.fn.countAll().as("rows"))
          .executeTakeFirstOrThrow();
      return Promise.all((["lookalike_job", "signal", "credit_entry", "workspace_person_email"] as const).map(count));
    };
    let charged = 0;
    const costsItsQuote = async (quotable: Quotable): Promise<void> => {
      const before = await kept();
      const quoted = await quote(quotable.operation, quotable.request);
      expect(await kept()).toEqual(before);
      expect(quoted.credits.low).toBe(quoted.credits.high);
      expect(JSON.stringify(quoted.sample)).not.toMatch(/example|Mara|Lindqvist/i);
      const cost = await measureCost(quotable, { "X-Quote-ID": quoted.quote_id });
      expect(cost).toBe(quoted.credits.high);
      if (cost > 0) charged += 1;
      clock.advance(60_000);
    };
    await fc.assert(fc.asyncProperty(quotables(), costsItsQuote), { numRuns: REQUESTS, seed: 47 });
    expect(charged).toBeGreaterThan(REQUESTS / 4);
  },
  atSize({ quick: 120_000, full: 1_200_000 }),
);

test("a quote shows three rows without identifying them", async () => {
  const quoted = await quote("search_lookalikes", { query: "things", limit: 5 });
  expect(quoted).toMatchObject({
    operation: "search_lookalikes",
    count: { low: 5, high: 5 },
    message: "5 companies match, for 5 credits.",
  });
  expect(quoted.sample).toHaveLength(3);
  expect(Object.keys(quoted.sample[0]!)).toEqual(["industry", "country", "size_band", "evidence"]);
});

test("a quote holds no connection while it ranks, and other requests of the workspace proceed", async () => {
  const { lookalikes: find } = search;
  const request = { query: "slowly", limit: 5 };
  const asked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  search.lookalikes = async (...searched) => {
    asked.resolve();
    await released.promise;
    return find(...searched);
  };
  try {
    const quoted = quote("search_lookalikes_bulk", request);
    await asked.promise;
    const transactions = await oneValue(db)<number>`
      select count(*) from pg_stat_activity
      where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()
        and xact_start is not null`;
    expect(transactions).toBe(0);
    const job = await send("POST", `${SEARCH}-bulk`, request);
    expect(job.status).toBe(200);
    expect((await send("POST", `${SEARCH}-bulk/${job.body.job_id}/cancel`)).status).toBe(200);
    released.resolve();
    expect(await quoted).toMatchObject({ credits: { low: 5, high: 5 } });
    await runBulkJob({ db, search })({ jobId: String(job.body.job_id) }, jobContext);
  } finally {
    released.resolve();
    search.lookalikes = find;
  }
});

test("a quote can be used once, within ten minutes, by its caller, for its request, and limits the charge", async () => {
  const request = { query: "things", limit: 4 };
  const path = searchPath(request);
  const refused = async (reason: string, quoteId: string, at = path, key = owner.key) => {
    const before = await balance();
    const { status, body } = await send("GET", at, undefined, { "X-Quote-ID": quoteId }, key);
    expect([status, body.error_code, body.details]).toEqual([409, "QUOTE_INVALID", { reason }]);
    expect(await balance()).toBe(before);
  };
  const { quote_id: id } = await quote("search_lookalikes", request);
  const stranger = await createKeyOwner(db);
  await refused("other_request", id, searchPath({ ...request, limit: 5 }));
  await refused("other_request", id, path, stranger.key);
  await refused("other_request", "made up");
  const once = await Promise.all([1, 2, 3, 4].map(() => send("GET", path, undefined, { "X-Quote-ID": id })));
  expect(once.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  await refused("used", id);
  const { quote_id: late } = await quote("search_lookalikes", request);
  clock.advance(600_001);
  await refused("expired", late);

  const rare = { query: "things", limit: 9, min_employees: 900_000_000 };
  const none = await quote("search_lookalikes", rare);
  expect(none.credits).toEqual({ low: 0, high: 0 });
  await db
    .updateTable("company")
    .set({ employee_count: 999_999_999, employee_min: 999_999_999, employee_max: 999_999_999 })
    .where("domain", "=", domains[0]!)
    .execute();
  const before = await balance();
  expect(await send("GET", searchPath(rare), undefined, { "X-Quote-ID": none.quote_id })).toMatchObject({
    status: 409,
    body: { error_code: "QUOTE_EXCEEDED", details: { required: 1, available: 0 } },
  });
  expect(await balance()).toBe(before);
});

test("a daily signal runs again after a quoted first run, and a signal whose credit limit suffices completes", async () => {
  const request = { name: "Daily", accounts: domains.slice(0, 2).map((website) => ({ website })) };
  const statusAfter = async (settings: object, headers: Record<string, string>) => {
    const { body, text } = await send("POST", DEPLOY, { ...request, ...settings }, headers);
    await runNow(Number(body.signal_id));
    const signal = database.db.selectFrom("signal").where("id", "=", Number(body.signal_id));
    expect(text).toContain("accepted");
    return (await signal.select("status").executeTakeFirstOrThrow()).status;
  };
  const { quote_id: id, credits: quoted } = await quote("deploy_trait_only", { ...request, repeat: true });
  expect(await statusAfter({ repeat: true }, { "X-Quote-ID": id })).toBe("scheduled");
  expect(await statusAfter({ max_credit_limit: Math.max(quoted.high, 1) }, {})).toBe("completed");
});

test("a quote reports a balance that is too low, and a profile without filters", async () => {
  const poor = await createKeyOwner(database.db, undefined, 3);
  const anything = { name: "Anything", workspace_id: poor.workspaceId, description: "Robots", filters: "{}" };
  const icp = await database.db.insertInto("icp").values(anything).returning("id").executeTakeFirstOrThrow();
  const body = { operation: "deploy_trait_only", request: { name: "All", icp_id: icp.id } };
  const { text } = await send("POST", QUOTES, body, {}, poor.key);
  expect(text).toContain("The balance is 3.");
  expect(text).toContain("The ICP has no filters, so it matches all companies");
});

test("a request that cannot be quoted gets its own error, and its faults are located under request", async () => {
  const faulty = await send("POST", QUOTES, {
    operation: "search_lookalikes",
    request: { query: "a", limit: 101, colour: "red" },
  });
  expect(faulty.status).toBe(422);
  const locations = (faulty.body.detail as { loc: string[] }[]).map(({ loc }) => loc.join("."));
  expect(locations.toSorted()).toEqual(["body.request.colour", "body.request.limit"]);
  expect(await send("POST", QUOTES, { operation: "run_signal", request: { signal_id: 999_999 } })).toMatchObject({
    status: 404,
  });
  expect(await send("POST", QUOTES, { operation: "rotate_key", request: {} })).toMatchObject({ status: 422 });
  const unknown = { operation: "search_lookalikes", request: { seed_domains: ["unknown.example"] } };
  expect(await send("POST", QUOTES, unknown)).toMatchObject({ status: 400, body: { error_code: "NO_SEED_RESOLVED" } });
});

test("X-Max-Credits rejects higher costs, and remains the limit of jobs and signals", async () => {
  const limited = (credits: number | string) => ({ "X-Max-Credits": String(credits) });
  const before = await balance();
  const path = searchPath({ query: "things", limit: 10 });
  expect(await send("GET", path, undefined, limited(9))).toMatchObject({
    status: 402,
    body: { error_code: "BUDGET_EXCEEDED", details: { required: 10, available: 9, budget: "request" } },
  });
  const unknown = {
    company_id: (
      await db.selectFrom("company").select("id").where("domain", "=", domains[0]!).executeTakeFirstOrThrow()
    ).id,
  };
  const { id } = await db
    .insertInto("person")
    .values({ ...unknown, full_name: "New", work_email: "new@company.example" })
    .returning("id")
    .executeTakeFirstOrThrow();
  expect((await send("POST", ENRICH, { people_ids: [id] }, limited(0))).status).toBe(402);
  for (const absurd of ["-1", "1.5", "many", "99999999999999999999"])
    expect(await send("GET", path, undefined, limited(absurd))).toMatchObject({ status: 422 });
  expect((await send("POST", `${SEARCH}-bulk`, { query: "things", limit: 50 }, limited(0))).status).toBe(402);
  expect((await send("POST", DEPLOY, { name: "None", accounts: [{ website: domains[1] }] }, limited(0))).status).toBe(
    402,
  );
  expect(await balance()).toBe(before);
  expect((await send("GET", path, undefined, limited(10))).status).toBe(200);

  const job = await send("POST", `${SEARCH}-bulk`, { query: "things", limit: 50 }, limited(20));
  expect(job.body).toMatchObject({ requested_limit: 20, message: expect.stringContaining("at most 20 companies") });
  await runBulkJob({ db, search })({ jobId: String(job.body.job_id) }, jobContext);
  expect(before - (await balance())).toBe(30);
  expect((await send("GET", `${SEARCH}-bulk/${job.body.job_id}`)).body).toMatchObject({ stopped_because: "credits" });
});

test("the run of a signal keeps the limit of the request that starts it, and reports it", async () => {
  const deployed = await send(
    "POST",
    DEPLOY,
    { name: "Some", accounts: domains.map((website) => ({ website })), people_audience_name: "Some" },
    { "X-Max-Credits": "45" },
  );
  const signalId = Number(deployed.body.signal_id);
  const run = () =>
    runSignal({ db, clock, search, languageModel: undefined })(
      { signalId, workspaceId: owner.workspaceId },
      jobContext,
    );
  const before = await balance();
  await run();
  expect(before - (await balance())).toBe(40);
  await send("PATCH", `/api/v1/signal/${signalId}`, { name: "Renamed" });
  await db.updateTable("signal").set({ max_credit_limit: null }).where("id", "=", signalId).execute();
  clock.advance(60_000);
  expect(await send("POST", `/api/v1/signal/${signalId}/run`, undefined, { "X-Max-Credits": "25" })).toMatchObject({
    status: 200,
  });
  await run();
  expect(before - (await balance())).toBe(60);
  const { message } = await db
    .selectFrom("signal_run")
    .select("message")
    .where("signal_id", "=", signalId)
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  expect(message).toContain("The run reached the credit limit of the request that started it.");
});

test("an assistant is asked to confirm with the cost and three rows, and a confirmation can be used once", async () => {
  let id = 0;
  const callTool = async (confirm?: string, headers: Record<string, string> = {}) => {
    const params = {
      name: "lookalikes_search",
      arguments: { query: "things", limit: 40, ...(confirm && { confirm }) },
    };
    const message = JSON.stringify({ jsonrpc: "2.0", id: ++id, method: "tools/call", params });
    const response = await postMessage(app.address, message, { "X-API-Key": owner.key, ...headers });
    const { result } = (await response.json()) as { result: { content: { text: string }[] } };
    return JSON.parse(result.content[0]!.text) as Record<string, unknown>;
  };
  const before = await balance();
  const { error_code, details } = (await callTool()) as {
    error_code: string;
    details: Schema["Quote"] & { confirm: string };
  };
  expect(error_code).toBe("CONFIRMATION_REQUIRED");
  expect(details).toMatchObject({ max_credits: 40, count: { low: 40, high: 40 }, credits: { low: 40, high: 40 } });
  expect(details.sample).toHaveLength(3);
  expect(await callTool(undefined, { "X-Max-Credits": "39" })).toMatchObject({ error_code: "BUDGET_EXCEEDED" });
  expect(await balance()).toBe(before);
  expect(await callTool(details.confirm)).toMatchObject({ credits_consumed: 40 });
  const again = searchPath({ query: "things", limit: 40 });
  expect(await send("GET", again, undefined, { "X-Quote-ID": details.confirm })).toMatchObject({ status: 409 });
  expect(before - (await balance())).toBe(40);
});
