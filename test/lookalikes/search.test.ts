import { sql } from "kysely";
import { expect, test } from "vitest";
import { generateCompanies } from "../../scripts/support/catalogue.ts";
import { until } from "../../scripts/support/until.ts";
import { createWorkspace } from "../../scripts/support/workspaces.ts";
import { findCredits } from "../../server/credits/public.ts";
import { checkLedger } from "../../server/credits/queries-check.ts";
import type { Db } from "../../server/db/connect.ts";
import { listRows, run } from "../../server/db/statements.ts";
import { createTestDatabase } from "../support/database.ts";
import { fakeSearch } from "../support/fake-search.ts";
import { startLookalikeService, userKey } from "../support/lookalike-service.ts";

const database = await createTestDatabase();
await generateCompanies(database.db, 300);
const service = await startLookalikeService(database.url);

async function open(credits = 1000) {
  const member = await createWorkspace(database.db, credits);
  const get = async (query: string) => {
    const response = await fetch(`${service.address}/api/v1/account/search-lookalikes?${query}`, {
      headers: { "X-API-Key": userKey(member) },
    });
    return {
      status: response.status,
      headers: response.headers,
      body: (await response.json()) as Record<string, never> & { results: { domain: string; hq?: string }[] },
    };
  };
  return { ...member, get, credits: () => findCredits(database.db, member.workspaceId) };
}

test("each company returned costs one credit, as the body and the headers state", async () => {
  const { get, credits } = await open();
  const { status, headers, body } = await get("query=things&limit=25");
  expect(status).toBe(200);
  expect(body).toMatchObject({
    query: "things",
    total: 25,
    credits_consumed: 25,
    derived_query: null,
    resolved_seed_domains: null,
    unresolved_seed_domains: null,
  });
  expect([headers.get("x-credits-used"), headers.get("x-credits-remaining")]).toEqual(["25", "975"]);
  expect(await credits()).toEqual({ balance: 975, reserved: 0 });
});

test("a repeated request id is charged for two searches", async () => {
  const member = await createWorkspace(database.db, 100);
  for (let time = 0; time < 2; time += 1) {
    await fetch(`${service.address}/api/v1/account/search-lookalikes?query=things`, {
      headers: { "X-API-Key": userKey(member), "X-Request-ID": "mine" },
    });
  }
  expect((await findCredits(database.db, member.workspaceId)).balance).toBe(80);
});

test("a search with an Idempotency-Key holds no database connection, and concurrent repeats are charged once", async () => {
  const searching = { count: 0 };
  const answered = Promise.withResolvers<void>();
  const search = fakeSearch(database.db);
  const thinking = await startLookalikeService(database.url, {
    ...search,
    lookalikes: async (request, control) => {
      searching.count += 1;
      await answered.promise;
      return search.lookalikes(request, control);
    },
  });
  const member = await createWorkspace(database.db, 1000);
  const send = (path: string, key: string) =>
    fetch(`${thinking.address}/api/v1/${path}`, { headers: { "X-API-Key": userKey(member), "Idempotency-Key": key } });
  const keys = ["twice", ...Array.from({ length: 30 }, (_, at) => `key ${at}`)];
  const sent = [...keys, "twice"].map((key) => send("account/search-lookalikes?query=things", key));
  await until(() => searching.count === sent.length);
  expect((await send("credits", "unused")).status).toBe(200);
  answered.resolve();
  const statuses = (await Promise.all(sent)).map(({ status }) => status);
  // The repeated search gets the stored response, or 409 while the response is being stored.
  expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([]);
  expect((await send("account/search-lookalikes?query=things", "twice")).headers.get("idempotent-replayed")).toBe(
    "true",
  );
  expect(await findCredits(database.db, member.workspaceId)).toEqual({ balance: 1000 - 10 * keys.length, reserved: 0 });
  await thinking.stop();
});

test("a company with two domains of the same name is one result at the better rank, and the limit is still reached", async () => {
  const { get } = await open();
  const twins = [
    { domain: "twin.example", name: "Twin" },
    { domain: "twin.test", name: "Twin Inc" },
    { domain: "twin.net", name: "Another Name" },
  ];
  await database.db
    .insertInto("company")
    .values(twins.map((twin) => ({ ...twin, hq_country: "FJI" })))
    .execute();
  const { body } = await get("query=things&limit=100&locations=FJI");
  expect(body.results.map(({ domain }) => (domain.split(".")[1] === "net" ? "net" : "one")).toSorted()).toEqual([
    "net",
    "one",
  ]);
  expect((await get("query=things&limit=100")).body.results).toHaveLength(100);
});

test("domains of one company are one result under any names, unlike companies that share only a name and an industry", async () => {
  const { get } = await open();
  const about =
    "explores and evaluates uranium deposits in Namibia, where it holds three quarters of a project near the coast";
  const bank = (place: string) =>
    `Operates as the holding company for a bank that provides loans and deposits to individuals in ${place}, through branches, by telephone and online for everybody who lives there`;
  const pairs = [
    { domain: "elevated.example", name: "Elevated Ores", description: `Elevated Ores Ltd ${about}.` },
    { domain: "formername.example", name: "Elevated Ores Ltd", description: `Former Name Ltd ${about}.` },
    { domain: "firstbank.example", name: "First Bank", description: bank("Ohio") },
    {
      domain: "fb-west.example",
      name: "First Bank Inc",
      description:
        "Lends to farms in the west, takes their deposits, insures their harvests and leases them machines and barns.",
    },
    { domain: "sea.example", name: "Sea", one_liner: "Compiles to Wasm" },
    { domain: "see.example", name: "Sea", one_liner: "Compiles to Wasm" },
  ];
  await database.db
    .insertInto("company")
    .values(pairs.map((company) => ({ ...company, hq_country: "TUV" })))
    .execute();
  const { body } = await get("query=things&limit=100&locations=TUV");
  expect(body.results).toHaveLength(5);
  expect(body.results.filter(({ domain }) => ["elevated.example", "formername.example"].includes(domain))).toHaveLength(
    1,
  );
});

test("seeds are found by website, and results exclude seeds, other domains of their owners and blocked domains", async () => {
  const { get, workspaceId } = await open();
  await database.db
    .insertInto("company")
    .values([
      { domain: "acme.example", name: "Acme" },
      { domain: "acme.test", name: "Acme" },
      { domain: "acme-inc.example", name: "Acme Inc" },
      { domain: "acme-de.test", name: "Acme Deutschland" },
      { domain: "acmeron.example", name: "Acmeron" },
      { domain: "get-acme-now.test", name: "ACME, Inc." },
      { domain: "blocked.example", name: "Blocked" },
    ])
    .execute();
  await run(database.db)`insert into blocked_domain (workspace_id, domain) values (${workspaceId}, 'blocked.example')`;
  const { body } = await get(
    `seed_domains=${encodeURIComponent("https://www.Acme.example/about")}&seed_domains=nobody.example&limit=100`,
  );
  expect(body).toMatchObject({
    query: "",
    resolved_seed_domains: ["acme.example"],
    unresolved_seed_domains: ["nobody.example"],
    derived_query: "things of many kinds",
  });
  const found = new Set(body.results.map(({ domain }) => domain));
  expect(found.size).toBe(100);
  const { body: filtered } = await get("seed_domains=acme.example&limit=100&min_employees=0&max_employees=0");
  expect(filtered.results).toEqual([]);
  for (const domain of [
    "acme.example",
    "acme.test",
    "acme-inc.example",
    "acme-de.test",
    "get-acme-now.test",
    "blocked.example",
  ])
    expect(found).not.toContain(domain);
});

test("results exclude other domains of a seed's owner even if the seed itself is unknown", async () => {
  const { get } = await open();
  const domains = ["absent.test", "absent-de.test", "absent-minded.test", "absentia.test", "present.test"];
  await database.db
    .insertInto("company")
    .values(domains.map((domain) => ({ domain, name: domain, hq_country: "NRU" })))
    .execute();
  const { body } = await get("seed_domains=present.test&seed_domains=absent.example&locations=NRU&limit=100");
  expect(body).toMatchObject({ unresolved_seed_domains: ["absent.example"] });
  expect(body.results.map(({ domain }) => domain).toSorted()).toEqual(["absent-minded.test", "absentia.test"]);
});

test("filters are exact, ignore letter case, and expand EU to its members", async () => {
  const { get } = await open();
  const { body } = await get(
    "query=things&limit=100&funding_stages=series%20a&locations=eu&min_employees=100&max_employees=200",
  );
  expect(body.results).toHaveLength(8);
  for (const result of body.results) {
    expect(result).toMatchObject({ funding_stage: "Series A", headquarters: { code: "DEU", name: "Germany" } });
    expect(result).toHaveProperty("company_size", "51-200");
  }
});

test("invalid searches are rejected, and nothing is charged", async () => {
  const { get, credits } = await open();
  const refusals = {
    "limit=10": { status: 422, body: { detail: [{ loc: ["query", "query"], type: "missing" }] } },
    "query=%20%20": { status: 422, body: { detail: [{ loc: ["query", "query"], type: "missing" }] } },
    "query=a&min_employees=5&max_employees=4": {
      status: 422,
      body: { detail: [{ loc: ["query", "min_employees"], type: "less_than_equal" }] },
    },
    "query=a&funding_stages=Series%20Z": {
      status: 422,
      body: { detail: [{ loc: ["query", "funding_stages", "0"], type: "enum" }] },
    },
    "query=a&locations=USA&locations=XYZ": {
      status: 422,
      body: { detail: [{ loc: ["query", "locations", "1"], type: "enum" }] },
    },
    "query=a&limit=101": { status: 422, body: { detail: [{ loc: ["query", "limit"] }] } },
    "seed_domains=nobody.example&query=a": {
      status: 400,
      body: { error_code: "NO_SEED_RESOLVED", details: { unresolved_seed_domains: ["nobody.example"] } },
    },
  };
  for (const [query, refusal] of Object.entries(refusals)) expect(await get(query), query).toMatchObject(refusal);
  expect(await credits()).toEqual({ balance: 1000, reserved: 0 });
});

test("without enough credits for the results, nothing is returned or charged", async () => {
  const { get, credits } = await open(9);
  const { status, headers, body } = await get("query=things&limit=10");
  expect(status).toBe(402);
  expect(body).toMatchObject({ error_code: "INSUFFICIENT_CREDITS", details: { required: 10, available: 9 } });
  expect(headers.get("x-credits-remaining")).toBe("9");
  expect(await credits()).toEqual({ balance: 9, reserved: 0 });
});

test("a search that reaches its time limit while it is charged costs nothing", async () => {
  const impatient = await startLookalikeService(database.url, undefined, { requestTimeoutMs: 3_000 });
  const member = await createWorkspace(database.db, 100);
  const lock = (db: Db) =>
    sql`select from credit_balance where workspace_id = ${member.workspaceId} for update`.execute(db);
  await database.db.transaction().execute(async (holding) => {
    await lock(holding);
    const response = await fetch(`${impatient.address}/api/v1/account/search-lookalikes?query=things`, {
      headers: { "X-API-Key": userKey(member) },
    });
    expect(response.status).toBe(503);
  });
  // Waits for the charge that the search had begun.
  await lock(database.db);
  expect(await listCharges(member.workspaceId)).toEqual([]);
  expect(await findCredits(database.db, member.workspaceId)).toEqual({ balance: 100, reserved: 0 });
  expect((await checkLedger(database.db)).faults).toEqual([]);
  await impatient.stop();
});

test("a search whose results cannot be recorded fails and costs nothing", async () => {
  const { get, workspaceId, credits } = await open();
  const { db } = database;
  await run(db)`alter table lookalike_returned add constraint is_full check (workspace_id <> ${sql.lit(workspaceId)})`;
  expect((await get("query=things&limit=5")).status).toBe(500);
  await sql`alter table lookalike_returned drop constraint is_full`.execute(db);
  expect(await listCharges(workspaceId)).toEqual([]);
  expect(await credits()).toEqual({ balance: 1000, reserved: 0 });
});

function listCharges(workspaceId: number): Promise<object[]> {
  return listRows(database.db)<{ kind: string }>`
    select kind from credit_entry where workspace_id = ${workspaceId} and reason = 'Lookalikes_search'`;
}
