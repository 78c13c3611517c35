import { serialize } from "node:v8";
import { Worker } from "node:worker_threads";
import { sql } from "kysely";
import { beforeEach, expect, test, vi } from "vitest";
import { call } from "../../scripts/support/call.ts";
import { createKeyOwner } from "../../scripts/support/keys.ts";
import { until } from "../../scripts/support/until.ts";
import { run } from "../../server/db/statements.ts";
import type { Schema } from "../../server/http/contract.ts";
import { startTestService } from "../support/service.ts";

/** More companies than a search retrieves at first, so that all retrieved companies can be blocked. */
const BAKERIES = 2_600;
const OPEN_BAKERIES = 30;
/** Nearly the maximum number of blocked domains of a workspace. */
const BLOCKED = 9_990;
const BULK = "/api/v1/account/search-lookalikes-bulk";

const service = await startTestService({ WORKERS: "1" }, undefined, { search: true });
const { db } = service.database;
await sql`
    insert into company (domain, name, one_liner, description, employee_count)
    select 'bakery-' || n || '.com', 'Bakery ' || n, 'Bakes bread and cakes for offices',
      'It delivers ' || n || ' loaves and cakes a day.', n
    from generate_series(1, ${BAKERIES}::integer) as n
    union all
    select 'driller-' || n || '.com', 'Driller ' || n, 'Drills wells for oil and gas',
      'It has ' || n || ' offshore rigs.', null
    from generate_series(1, 100) as n`.execute(db);
const owner = await createKeyOwner(db);
// Most of the blocked domains belong to no company.
await sql`
    insert into blocked_domain (workspace_id, domain)
    select ${owner.workspaceId}, 'bakery-' || n || '.com'
    from generate_series(${OPEN_BAKERIES + 1}::integer, ${OPEN_BAKERIES + BLOCKED}::integer) as n`.execute(db);
await until(async () => {
  const { status, body } = await call(service, "GET", "/readyz");
  return status === 200 && JSON.stringify(body).includes('"search"');
});
await until(async () => (await search("search-by-traits?query=bread&min_score=0").catch(() => [])).length > 0);

const RANKING = ["lookalikes", "traits"];
/** The size in bytes of each ranking request to the search thread. */
let messages: number[];
beforeEach(() => {
  messages = [];
  const post = Worker.prototype.postMessage;
  vi.spyOn(Worker.prototype, "postMessage").mockImplementation(function (this: Worker, message: object, transfer) {
    if ("call" in message && RANKING.includes((message.call as { method: string }).method))
      messages.push(serialize(message).byteLength);
    post.call(this, message, transfer as never);
  });
  return () => vi.restoreAllMocks();
});

/** Returns the domains that a search finds. */
async function search(path: string, { key } = owner): Promise<string[]> {
  const { status, body } = await call(service, "GET", `/api/v1/account/${path}`, { key });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return (body as { results: { domain: string }[] }).results.map(({ domain }) => domain);
}

async function block(domain: string): Promise<void> {
  const { status } = await call(service, "POST", "/api/v1/account/blocklist", {
    key: owner.key,
    body: { domains: [domain] },
  });
  expect(status).toBe(200);
}

/** Runs a bulk job and returns the domains that it finds. */
async function bulk(body: Partial<Schema["BulkLookalikeRequest"]>): Promise<string[]> {
  const submitted = await call(service, "POST", BULK, { key: owner.key, body });
  const { job_id: jobId } = submitted.body as Schema["SubmitBulkLookalikeResponse"];
  const { results } = await until(async () => {
    const poll = (await call(service, "GET", `${BULK}/${jobId}`, { key: owner.key }))
      .body as Schema["PollBulkLookalikeResponse"];
    return poll.status === "completed" && poll;
  });
  return results.map(({ domain }) => domain);
}

function openBakeries(domains: readonly string[]): string[] {
  return domains.filter((domain) => Number(/^bakery-(\d+)/.exec(domain)?.[1] ?? Infinity) <= OPEN_BAKERIES);
}

test("results exclude thousands of blocked domains and reach the limit, and the requests to the search thread stay small", async () => {
  for (const path of [
    "search-by-traits?query=bread%20and%20cakes&min_score=0&limit=30",
    "search-lookalikes?query=bread%20and%20cakes&min_score=0&limit=30",
    "search-lookalikes?seed_domains=bakery-31.com&min_score=0&limit=30",
  ]) {
    const found = await search(path);
    expect([path, found.length, openBakeries(found).length]).toEqual([path, OPEN_BAKERIES, OPEN_BAKERIES]);
  }
  const found = await bulk({ query: "bread and cakes", min_score: 0, limit: 30 });
  expect([found.length, openBakeries(found).length]).toEqual([OPEN_BAKERIES, OPEN_BAKERIES]);
  expect(messages.length).toBe(4);
  expect(Math.max(...messages)).toBeLessThan(2_000);
});

test("blocking a company removes it from the next search of the workspace only, and unblocking it restores it", async () => {
  const path = "search-by-traits?query=bread%20and%20cakes&min_score=0&limit=100";
  const seventh = "search-lookalikes?query=bread&min_score=0&min_employees=7&max_employees=7";
  const stranger = await createKeyOwner(db);
  expect(await search(path)).toContain("bakery-7.com");
  expect(await search(seventh)).toEqual(["bakery-7.com"]);
  await block("bakery-7.com");
  expect(await search(path)).not.toContain("bakery-7.com");
  expect(await search(seventh)).toEqual([]);
  expect(await search(seventh, stranger)).toEqual(["bakery-7.com"]);
  await call(service, "DELETE", "/api/v1/account/blocklist/bakery-7.com", { key: owner.key });
  expect(await search(path)).toContain("bakery-7.com");
});

test("a company added to the catalogue under a blocked domain is not found", async () => {
  await block("newcomer.com");
  const stranger = await createKeyOwner(db);
  const path = "search-by-traits?query=zeppelin%20masts&min_score=0&limit=10";
  await search(path);
  await run(db)`
    insert into company (domain, name, one_liner) values ('newcomer.com', 'Newcomer', 'Zeppelin masts')`;
  await until(async () => (await search(path, stranger)).includes("newcomer.com"));
  expect(await search(path)).not.toContain("newcomer.com");
});
