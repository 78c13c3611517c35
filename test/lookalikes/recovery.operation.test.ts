import { hash, randomInt } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { generateCompanies } from "../../scripts/support/catalogue.ts";
import { createWorkspace } from "../../scripts/support/workspaces.ts";
import { checkLedger } from "../../server/credits/queries-check.ts";
import { checkJobs } from "../../server/lookalikes/bulk/queries-check.ts";
import { bulkClient } from "../support/bulk-client.ts";
import { createTestDatabase } from "../support/database.ts";
import { startLookalikeService, userKey } from "../support/lookalike-service.ts";
import { killProcesses, startProcess } from "../support/processes.ts";

const SLOWNESS = JSON.stringify({ rankingMs: 150, reasonsMs: 60 });
const UNDISTURBED_MS = 500;
/** The test starts eleven processes in sequence, each of which may take seconds on a busy machine. */
const TIMEOUT_MS = 400_000;

/** Setting TEST_SEED repeats the times of an earlier run. */
const seed = Number(process.env.TEST_SEED ?? randomInt(2 ** 31));

function killMoment(round: number): number {
  return (hash("sha256", `${seed} ${round}`, "buffer").readUInt32BE() / 2 ** 32) * UNDISTURBED_MS;
}

const database = await createTestDatabase();
const { db } = database;
await generateCompanies(db, 3000);
const service = await startLookalikeService(database.url);
afterAll(killProcesses);

// Workers look for dead pools more often than in production, so that ten kills take less time.
function startWorker() {
  return startProcess("lookalike-worker.ts", database.url, SLOWNESS, "200");
}

test("jobs whose workers are killed at ten random times end like undisturbed jobs, and are charged once", {
  timeout: TIMEOUT_MS,
}, async () => {
  console.info(`TEST_SEED=${seed}`);
  const member = await createWorkspace(db, 20_000);
  const client = bulkClient(service.address, userKey(member));
  const ids: string[] = [];
  let worker = await startWorker();
  for (let round = 0; round < 10; round += 1) {
    ids.push(await client.accepted({ query: `things ${"x".repeat(round)}`, limit: 1000 + round }));
    await delay(killMoment(round));
    await worker.kill();
    worker = await startWorker();
  }
  for (const [round, id] of ids.entries())
    expect(await client.ended(id)).toMatchObject({
      status: "completed",
      processed: 1000 + round,
      manifest: { pages: 10 + Math.sign(round), credits_consumed: 1000 + round },
    });

  const undisturbed = bulkClient(service.address, userKey(await createWorkspace(db, 20_000)));
  const twins: string[] = [];
  for (const round of ids.keys())
    twins.push(await undisturbed.accepted({ query: `things ${"x".repeat(round)}`, limit: 1000 + round }));
  for (const [round, twin] of twins.entries()) {
    await undisturbed.ended(twin);
    expect(await client.allPages(ids[round] ?? "")).toEqual(await undisturbed.allPages(twin));
  }
  const settled = await sql<{ reference: string; used: number }>`
    select reference, -sum(balance_change + reserved_change)::bigint as used from credit_entry
    where workspace_id = ${member.workspaceId} and kind <> 'grant' group by 1 having count(*) = 2 order by 2`.execute(
    db,
  );
  expect(settled.rows).toEqual(ids.map((reference, round) => ({ reference, used: 1000 + round })));
  expect((await checkLedger(db)).faults).toEqual([]);
  expect((await checkJobs(db)).faults).toEqual([]);
  await worker.kill();
});

test("two API processes and two worker processes share the work of one database", async () => {
  const apis = await Promise.all([
    startProcess("lookalike-api.ts", database.url),
    startProcess("lookalike-api.ts", database.url),
  ]);
  const workers = await Promise.all([startWorker(), startWorker()]);
  const jobs: { client: ReturnType<typeof bulkClient>; id: string }[] = [];
  for (let place = 0; place < 6; place += 1) {
    const member = await createWorkspace(db, 1000);
    const [submitting, polling] = place % 2 === 0 ? apis : [apis[1], apis[0]];
    const id = await bulkClient(submitting?.firstLine ?? "", userKey(member)).accepted({ query: "things", limit: 300 });
    jobs.push({ client: bulkClient(polling?.firstLine ?? "", userKey(member)), id });
  }
  for (const { client, id } of jobs) {
    expect(await client.ended(id)).toMatchObject({ status: "completed", processed: 300 });
    expect((await client.allPages(id)).flat()).toHaveLength(300);
  }
  expect((await checkLedger(db)).faults).toEqual([]);
  expect((await checkJobs(db)).faults).toEqual([]);
  await Promise.all([...apis, ...workers].map((process) => process.kill()));
});
