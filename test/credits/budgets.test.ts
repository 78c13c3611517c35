import { sql } from "kysely";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { call } from "../../scripts/support/call.ts";
import { generateCompanies } from "../../scripts/support/catalogue.ts";
import { until } from "../../scripts/support/until.ts";
import { createWorkspace } from "../../scripts/support/workspaces.ts";
import { announceCharges } from "../../server/credits/announce.ts";
import { reserve, settle } from "../../server/credits/public.ts";
import { createSignalWorld } from "../signals/world.ts";
import { atSize, isFullSize } from "../support/at-size.ts";
import { startBulkWorkers } from "../support/bulk-workers.ts";
import { createTestDatabase } from "../support/database.ts";
import { startLookalikeService, userKey } from "../support/lookalike-service.ts";
import { postMessage } from "../support/mcp.ts";
import { killProcesses, startProcess } from "../support/processes.ts";

const CALLS = atSize({ quick: 100, full: 10_000 });
const AT_ONCE = 40;
const BUDGET = "/api/v1/credits/budget";
const SEARCH = "/api/v1/account/search-lookalikes";

let addresses: string[];
const stops: (() => Promise<unknown>)[] = [];
const database = await createTestDatabase();
const { db } = database;
await generateCompanies(db, 200);
if (isFullSize) {
  const processes = [1, 2].map(() => startProcess("lookalike-api.ts", database.url));
  addresses = (await Promise.all(processes)).map(({ firstLine }) => firstLine);
  await Promise.all([1, 2].map(() => startProcess("lookalike-worker.ts", database.url)));
  stops.push(killProcesses);
} else {
  const services = await Promise.all([1, 2].map(() => startLookalikeService(database.url)));
  addresses = services.map(({ address }) => address);
  stops.push((await startBulkWorkers(database.url)).stop, ...services.map(({ stop }) => stop));
}
afterAll(async () => {
  for (const stop of stops) await stop();
});
// Events of one test must not count for the next.
afterEach(() => sql`delete from webhook_delivery; delete from webhook_event; delete from webhook_endpoint`.execute(db));

interface Member {
  readonly workspaceId: number;
  readonly userId: string;
}

async function send(member: Member, method: string, path: string, body?: object, at = 0) {
  const response = await call({ address: addresses[at % 2] ?? "" }, method, path, { key: userKey(member), body });
  return { ...response, body: response.body as Record<string, unknown> };
}

function search(member: Member, limit: number, at = 0) {
  return send(member, "GET", `${SEARCH}?query=things&limit=${limit}`, undefined, at);
}

async function addMember({ workspaceId }: Member): Promise<Member> {
  const userId = `user_${workspaceId}second`;
  const member = { id: userId, email: `${userId.toLowerCase()}@workspace.example`, workspace_id: workspaceId };
  await db.insertInto("app_user").values(member).execute();
  return { workspaceId, userId };
}

/** Subscribes the workspace to the events about credits. Returns a function that reads the published ones. */
async function subscribe({ workspaceId }: Member) {
  await sql`insert into webhook_endpoint (id, workspace_id, url, host, events) values
    (${`wh_${workspaceId}`}, ${workspaceId}, 'https://hooks.example/', 'hooks.example', array['credits.low',
      'budget.reached', 'credits.charged'])`.execute(db);
  return async () => {
    const { rows } = await sql<{ type: string; data: unknown }>`
      select type, body::json -> 'data' as data from webhook_event where workspace_id = ${workspaceId}
      order by created_at, id`.execute(db);
    return rows;
  };
}

async function spentBy(workspaceId: number): Promise<Record<string, number>> {
  const { rows } = await sql<{ user_id: string; spent: number }>`
    select user_id, -sum(balance_change)::bigint as spent from credit_entry
    where workspace_id = ${workspaceId} and kind <> 'grant' group by 1`.execute(db);
  return Object.fromEntries(rows.map(({ user_id, spent }) => [user_id, spent]));
}

test("a budget is set, read, changed in part and removed, for the workspace and for a member", async () => {
  const owner = await createWorkspace(db, 1000);
  const none = { user_id: null, daily: null, monthly: null, spent_today: 0, spent_this_month: 0 };
  expect(await send(owner, "GET", BUDGET)).toMatchObject({ status: 200, body: none });
  await search(owner, 7);
  expect(await send(owner, "PATCH", BUDGET, { daily: 20 })).toMatchObject({
    status: 200,
    body: { ...none, daily: 20, spent_today: 7, spent_this_month: 7 },
  });
  expect((await send(owner, "PATCH", BUDGET, { monthly: 500 })).body).toMatchObject({ daily: 20, monthly: 500 });
  expect((await send(owner, "PATCH", BUDGET, { daily: null })).body).toMatchObject({ daily: null, monthly: 500 });
  const ofMember = `${BUDGET}?user_id=${owner.userId}`;
  expect((await send(owner, "PATCH", ofMember, { daily: 0 })).body).toMatchObject({
    user_id: owner.userId,
    daily: 0,
    spent_today: 7,
  });
  expect((await send(owner, "GET", BUDGET)).body).toMatchObject({ user_id: null, daily: null });
  const { body } = await send(owner, "GET", ofMember);
  const now = new Date();
  expect(body.day_ends_at).toBe(
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1)).toISOString(),
  );
  expect(body.month_ends_at).toBe(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1)).toISOString());
});

test("limits that are not a number of credits are rejected, and users of another workspace are unknown", async () => {
  const owner = await createWorkspace(db, 1000);
  const stranger = await createWorkspace(db, 1000);
  for (const daily of [-1, 1.5, 2 ** 53, "10", true])
    expect(await send(owner, "PATCH", BUDGET, { daily })).toMatchObject({
      status: 422,
      body: { detail: [{ loc: ["body", "daily"] }] },
    });
  expect(await send(owner, "PATCH", BUDGET, { weekly: 3 })).toMatchObject({ status: 422 });
  for (const user of [stranger.userId, "user_unknown"])
    for (const [method, body] of [["GET"], ["PATCH", { daily: 1 }]] as const) {
      const { status, body: problem } = await send(owner, method, `${BUDGET}?user_id=${user}`, body);
      expect([status, problem.message]).toEqual([404, "There is no such member."]);
    }
  expect(await send(stranger, "GET", BUDGET)).toMatchObject({ body: { daily: null } });
});

test("a charge above a budget is rejected with the budget and the end of its period, and publishes one event", async () => {
  const owner = await createWorkspace(db, 120);
  const second = await addMember(owner);
  const published = await subscribe(owner);
  await send(owner, "PATCH", BUDGET, { daily: 30, monthly: 1000 });
  await send(owner, "PATCH", `${BUDGET}?user_id=${second.userId}`, { monthly: 8 });
  expect(await search(second, 9)).toMatchObject({
    status: 402,
    body: {
      error_code: "BUDGET_EXCEEDED",
      message: expect.stringContaining(`User ${second.userId}'s monthly budget of 8 credits has 8 left.`),
      details: { required: 9, available: 8, budget: "monthly", user_id: second.userId, limit: 8, spent: 0 },
    },
  });
  expect((await search(second, 8)).status).toBe(200);
  expect(await search(owner, 23)).toMatchObject({
    status: 402,
    body: { details: { budget: "daily", user_id: null, spent: 8 } },
  });
  expect((await search(owner, 22)).status).toBe(200);
  for (let repeated = 0; repeated < 3; repeated += 1) expect((await search(owner, 1)).status).toBe(402);
  expect(await send(owner, "POST", `${SEARCH}-bulk`, { query: "things", limit: 1 })).toMatchObject({ status: 402 });
  expect(await spentBy(owner.workspaceId)).toEqual({ [owner.userId]: 22, [second.userId]: 8 });
  const reached = { type: "budget.reached" };
  expect(await published()).toEqual([
    { ...reached, data: expect.objectContaining({ user_id: second.userId, period: "monthly", limit: 8, spent: 0 }) },
    { ...reached, data: expect.objectContaining({ user_id: null, period: "daily", limit: 30, spent: 8 }) },
    { type: "credits.low", data: { balance: 90, threshold: 100 } },
  ]);
  await send(owner, "PATCH", BUDGET, { daily: 31 });
  expect((await search(owner, 1)).status).toBe(200);
  expect((await search(owner, 1)).status).toBe(402);
  expect(await published()).toHaveLength(4);
});

test("credits that a job returns can be spent again on the day of its reservation, and a new day begins at zero", async () => {
  const owner = await createWorkspace(db, 1000);
  const entry = { ...owner, reference: "job", reason: "test" };
  await send(owner, "PATCH", BUDGET, { daily: 50, monthly: 70 });
  await reserve(db, entry, 45);
  expect((await search(owner, 6)).status).toBe(402);
  await settle(db, entry, 20);
  expect((await search(owner, 30)).status).toBe(200);
  expect((await send(owner, "GET", BUDGET)).body).toMatchObject({ spent_today: 50, spent_this_month: 50 });
  await sql`update credit_spending set day = day - 40 where workspace_id = ${owner.workspaceId}`.execute(db);
  expect((await search(owner, 50)).status).toBe(200);
});

test("the charges of each day that has ended are published once, even by several concurrent jobs", async () => {
  const owner = await createWorkspace(db, 1000);
  const published = await subscribe(owner);
  await search(owner, 12);
  await sql`update credit_spending set day = day - 1 where workspace_id = ${owner.workspaceId}`.execute(db);
  await search(owner, 3);
  await Promise.all([1, 2, 3].map(() => announceCharges(db, new AbortController().signal)));
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  expect(await published()).toEqual([{ type: "credits.charged", data: { day: yesterday, credits: 12 } }]);
});

describe("a signal that a budget stops", () => {
  test("reports the budget, keeps its results and, if it repeats, continues the next day", async () => {
    const world = await createSignalWorld(db, 1000, "budget-");
    const owner = { workspaceId: world.workspaceId, userId: world.userId };
    await send(owner, "PATCH", `${BUDGET}?user_id=${owner.userId}`, { daily: 25 });
    const signalId = await world.deploy("traitOnly", { icp_id: world.icpId, repeat: true });
    await world.run(signalId);
    const read = () =>
      db
        .selectFrom("signal_run")
        .innerJoin("signal", "signal.id", "signal_run.signal_id")
        .select(["signal.status", "message", "signal_run.account_count", "signal_run.credits_consumed"])
        .where("signal_id", "=", signalId)
        .orderBy("signal_run.id", "desc")
        .executeTakeFirstOrThrow();
    expect(await read()).toEqual({
      status: "scheduled",
      message: `User ${owner.userId}'s daily budget of 25 credits is used up.`,
      account_count: 2,
      credits_consumed: 20,
    });
    expect((await world.found(signalId)).credits).toBe(20);
    await sql`update credit_spending set day = day - 1 where workspace_id = ${owner.workspaceId}`.execute(db);
    world.clock.advance(86_400_000);
    await world.run(signalId);
    expect((await world.found(signalId)).credits).toBe(40);
  });
});

test(
  `${CALLS} hostile calls by HTTP, MCP and jobs over two processes never exceed a budget, and use it up`,
  async () => {
    const first = await createWorkspace(db, 100_000);
    const second = await addMember(first);
    const total = CALLS;
    const ofSecond = Math.floor(CALLS / 4);
    await send(first, "PATCH", BUDGET, { daily: total, monthly: total + 1 });
    await send(first, "PATCH", `${BUDGET}?user_id=${second.userId}`, { daily: ofSecond });

    const statuses = new Map<number, number>();
    const attack = async (at: number): Promise<void> => {
      const member = at % 3 === 0 ? second : first;
      const limit = 1 + (at % 11);
      const bulk = { query: "things", limit: limit * 3, ...(at % 2 === 0 && { min_employees: 100_000_000 }) };
      const tool = { name: "lookalikes_search", arguments: { query: "things", limit } };
      const message = { jsonrpc: "2.0", id: at, method: "tools/call", params: tool };
      const address = addresses[at % 2] ?? "";
      const { status } =
        at % 5 === 0
          ? await send(member, "POST", `${SEARCH}-bulk`, bulk, at)
          : at % 5 === 1
            ? await postMessage(address, JSON.stringify(message), { "X-API-Key": userKey(member) })
            : await search(member, limit, at);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      const { rows } = await sql<{ spent: number }>`
        select coalesce(sum(-balance_change), 0)::bigint as spent from credit_entry
        where workspace_id = ${first.workspaceId} and kind <> 'grant'`.execute(db);
      expect(rows[0]!.spent).toBeLessThanOrEqual(total);
    };
    let next = 0;
    const attacker = async (): Promise<void> => {
      while (next < CALLS) await attack(next++);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, attacker));
    expect(new Set(statuses.keys()).difference(new Set([200, 402, 429]))).toEqual(new Set());
    expect(statuses.get(402)).toBeGreaterThan(0);

    await until(async () => {
      const { body } = await send(first, "GET", "/api/v1/credits");
      return body.reserved === 0;
    });
    const drain = async (member: Member): Promise<void> => {
      while ((await search(member, 1)).status === 200);
    };
    await drain(second);
    await drain(first);
    const spent = await spentBy(first.workspaceId);
    // The first member may use up the workspace's budget before the second member's budget is used up.
    expect(spent[second.userId]).toBeLessThanOrEqual(ofSecond);
    expect(spent).toEqual({ ...spent, [first.userId]: total - spent[second.userId]! });
    expect((await send(first, "GET", BUDGET)).body).toMatchObject({ spent_today: total, spent_this_month: total });
  },
  atSize({ quick: 120_000, full: 1_200_000 }),
);
