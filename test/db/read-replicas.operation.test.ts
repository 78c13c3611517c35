import { sql } from "kysely";
import { afterAll, describe, expect, test } from "vitest";
import { routes } from "../../generated/routes.ts";
import { call } from "../../scripts/support/call.ts";
import { startDatabaseProxy } from "../../scripts/support/database-proxy.ts";
import { openReplicatedDatabase } from "../../scripts/support/standby.ts";
import { until } from "../../scripts/support/until.ts";
import type { Db } from "../../server/db/connect.ts";
import { FLUSHED_POSITION, openReadReplicas, type ReadOutcome } from "../../server/db/read-replicas.ts";
import { requestFor } from "../contract/contract-document.ts";
import { startDirectService } from "../contract/direct-service.ts";
import { addEvents, createFullWorkspace } from "../contract/full-workspace.ts";
import { kindOfId } from "../contract/ids.ts";

const database = await openReplicatedDatabase();
const proxy = await startDatabaseProxy(database.standby.url);
const urls = [proxy.url, database.primary.url, "postgres://nobody@127.0.0.1:9/none"];
const service = await startDirectService({ database: database.primary, settings: { DATABASE_READ_URL: urls.join() } });
const { vertical } = await addEvents(service, 0);
const workspace = await createFullWorkspace(service, 0);
await until(isServing);
afterAll(async () => {
  await service?.stop();
  await proxy?.close();
  await database?.close();
});

async function metrics(): Promise<string> {
  return (await call(service, "GET", "/metrics")).text;
}

/** Returns the replicas that serve reads. */
async function serving(): Promise<string[]> {
  return [...(await metrics()).matchAll(/^read_replica_serving\{replica="([^/]+).*"\} 1$/gm)].map(
    ([, host = ""]) => host,
  );
}

async function isServing(): Promise<boolean> {
  return (await serving()).length > 0;
}

/** Returns the number of reads with each outcome so far. */
async function outcomes(): Promise<Map<string, number>> {
  const samples = (await metrics()).matchAll(/^read_replica_reads_total\{outcome="(\w+)"\} (\d+)$/gm);
  return new Map([...samples].map(([, outcome = "", count]) => [outcome, Number(count)]));
}

/** Returns the number of reads with each outcome while `work` runs. */
async function countOutcomes(work: () => Promise<unknown>): Promise<Record<string, number>> {
  const before = await outcomes();
  await work();
  const after = [...(await outcomes())].map(
    ([outcome, count]) => [outcome, count - (before.get(outcome) ?? 0)] as const,
  );
  return Object.fromEntries(after.filter(([, count]) => count > 0));
}

/** Like `countOutcomes`, but repeats `work` while the replica of a busy machine replays too late. */
function outcomesInTime(work: () => Promise<unknown>): Promise<Record<string, number>> {
  return until(async () => {
    const counts = await countOutcomes(work);
    return "behind" in counts || "none" in counts ? undefined : counts;
  });
}

async function readBlocklist(): Promise<string> {
  const { status, text } = await call(service, "GET", "/api/v1/account/blocklist?limit=200", {
    key: workspace.owner.key,
  });
  expect(status, text).toBe(200);
  return text;
}

async function block(domain: string): Promise<void> {
  const body = { domains: [domain] };
  const { status } = await call(service, "POST", "/api/v1/account/blocklist", { key: workspace.owner.key, body });
  expect(status).toBe(200);
}

/** Sends requests, eight at a time, while `work` runs. Returns the number of requests. */
async function requestMeanwhile(work: () => Promise<unknown>): Promise<number> {
  let isOver = false;
  let sent = 0;
  const requesting = Array.from({ length: 8 }, async () => {
    while (!isOver) {
      await readBlocklist();
      sent += 1;
    }
  });
  await work().finally(() => (isOver = true));
  await Promise.all(requesting);
  return sent;
}

const reads = routes.filter(({ effect, auth }) => effect === "read" && auth === "key");
/** The primary serves these operations, because their responses are streamed. */
const STREAMED = [
  "AuditLog_list",
  "Audiences_export",
  "Credits_usage",
  "Lookalikes_exportBulk",
  "Signals_exportResults",
];
/** These operations need a query or seeds, so the contract requires neither of them. */
const SEARCHES = ["Accounts_searchByTraits", "Lookalikes_search"];
/** These operations respond with 409, because the job has not ended. */
const CONFLICTING = ["Lookalikes_exportBulk"];

describe("with a hot standby", () => {
  test.each(reads)("$operationId reads from the standby", async ({ operationId, parameters }) => {
    const ids = new Map<string, string | number>(Object.entries({ ...workspace.ids, vertical }));
    const idsIn = (place: string) =>
      Object.fromEntries(
        parameters
          .filter((parameter) => parameter.in === place && parameter.required)
          .flatMap(({ name }) => {
            const id = ids.get(kindOfId(operationId, name) ?? "");
            return id === undefined ? [] : [[name, id] as const];
          }),
      );
    const { key, userId } = workspace.owner;
    const { method, target, headers, body } = requestFor(operationId, {
      path: idsIn("path"),
      query: { ...idsIn("query"), ...(SEARCHES.includes(operationId) && { query: "payments" }) },
      headers: { "X-API-Key": key, "X-User-ID": userId },
    });
    const counts = await outcomesInTime(async () => {
      const response = await fetch(service.address + target, { method, headers, body: body ?? null });
      expect(response.status, await response.text()).toBe(CONFLICTING.includes(operationId) ? 409 : 200);
    });
    expect(counts).toEqual(STREAMED.includes(operationId) ? {} : { replica: 1 });
  });

  test("its sessions run statements, and servers that are not standbys of the database get none", async () => {
    await readBlocklist();
    const sessions = "select query from pg_stat_activity where application_name = 'api'";
    expect(JSON.stringify(await database.standby.run(sessions))).toContain("blocked_domain");
    expect(await serving()).toEqual([new URL(proxy.url).host]);
    expect((await call(service, "GET", "/readyz")).status).toBe(200);
  });

  test("a response contains what any process has committed before the request", async () => {
    const { db } = database.primary;
    const counts = await countOutcomes(async () => {
      for (let at = 0; at < 50; at += 1) {
        const domain = `job-${at}.example`;
        if (at % 2 === 0) await block(domain);
        else
          await db.insertInto("blocked_domain").values({ workspace_id: workspace.owner.workspaceId, domain }).execute();
        expect(await readBlocklist()).toContain(`"${domain}"`);
      }
    });
    expect(counts.replica).toBeGreaterThan(0);
  });

  test("the primary serves reads while the standby does not replay, and the standby returns to rotation when it has caught up", async () => {
    await database.standby.run("select pg_wal_replay_pause()");
    await block("paused.example");
    expect(await countOutcomes(readBlocklist)).toEqual({ behind: 1 });
    expect(await readBlocklist()).toContain("paused.example");
    expect(await serving()).toEqual([]);
    await database.standby.run("select pg_wal_replay_resume()");
    await until(isServing);
    const counts = await outcomesInTime(async () => expect(await readBlocklist()).toContain("paused.example"));
    expect(counts).toEqual({ replica: 1 });
  });

  test("no request fails when the standby is killed under load, and it returns to rotation when it is up again", async () => {
    const counts = await countOutcomes(async () => {
      await requestMeanwhile(async () => {
        await database.standby.kill();
        await until(async () => !(await isServing()));
        expect((await call(service, "GET", "/readyz")).status).toBe(200);
        await database.standby.start();
        await until(isServing);
      });
    });
    expect(counts.none).toBeGreaterThan(0);
    expect(await outcomesInTime(readBlocklist)).toEqual({ replica: 1 });
  });

  test("no request fails when the standby stops responding", async () => {
    await requestMeanwhile(async () => {
      proxy.silence();
      await block("silent.example");
      await until(async () => !(await isServing()));
    });
    expect(await readBlocklist()).toContain("silent.example");
    await proxy.restore();
    await until(isServing);
  });

  test("a read that replay cancels, or that writes, runs on the primary", async () => {
    const { db: primary, pool } = database.primary;
    await database.standby.run("alter system set max_standby_streaming_delay = 0");
    await database.standby.run("select pg_reload_conf()");
    const seen: ReadOutcome[] = [];
    const options = { applicationName: "test", poolSize: 2, onRemoved: () => undefined, onRestored: () => undefined };
    const replicas = openReadReplicas({
      ...options,
      urls: [proxy.url],
      primary,
      onRead: (outcome) => seen.push(outcome),
    });
    await until(() => replicas.states()[0]!.isServing);
    const { position } = await primary.selectNoFrom(FLUSHED_POSITION.as("position")).executeTakeFirstOrThrow();
    const isStandby = async (db: Db) =>
      (await sql<{ is: boolean }>`select pg_is_in_recovery() as is`.execute(db)).rows[0]!.is;
    const reading = replicas.read(position, async (db) => {
      const seconds = (await isStandby(db)) ? 60 : 0;
      await sql`select pg_sleep(${seconds}) from (select count(*) from icp) as one`.execute(db);
      return isStandby(db);
    });
    const sessions = "select from pg_stat_activity where wait_event = 'PgSleep'";
    await until(async () => (await database.standby.run(sessions)).length > 0);
    await pool.query("begin; lock table icp in access exclusive mode; commit");
    const cancelled = await reading;
    const written = await replicas.read(position, async (db) => {
      await db.updateTable("icp").set({ name: "written" }).execute();
      return await isStandby(db);
    });
    await replicas.close();
    expect({ cancelled, written, seen }).toEqual({ cancelled: false, written: false, seen: ["conflict", "refused"] });
  });

  test("the standby gets no more reads after it was promoted", async () => {
    await until(isServing);
    await database.standby.run("select pg_promote()");
    await block("promoted.example");
    expect(await readBlocklist()).toContain("promoted.example");
    expect(await serving()).toEqual([]);
  });
});
