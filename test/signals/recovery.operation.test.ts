import { hash, randomInt } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { generateCompanies } from "../../scripts/support/catalogue.ts";
import { until } from "../../scripts/support/until.ts";
import { checkLedger } from "../../server/credits/queries-check.ts";
import { createTestDatabase } from "../support/database.ts";
import { killProcesses, startProcess } from "../support/processes.ts";
import { createSignalWorld, type SignalWorld } from "./world.ts";

/** The test starts eleven processes in sequence, each of which may take seconds on a busy machine. */
const TIMEOUT_MS = 240_000;
const COMPANIES = 1500;
const KILLS = 10;

/** Setting TEST_SEED repeats the times of an earlier run. */
const seed = Number(process.env.TEST_SEED ?? randomInt(2 ** 31));

/** The numbers of accounts after which the worker is killed, in ascending order. */
function killPoints(): number[] {
  const points = Array.from({ length: KILLS }, (_, round) =>
    hash("sha256", `${seed} ${round}`, "buffer").readUInt32BE(),
  );
  return points.map((point) => point % COMPANIES).toSorted((a, b) => a - b);
}

afterAll(killProcesses);

async function createWorld(): Promise<{ world: SignalWorld; url: string }> {
  const database = await createTestDatabase();
  await generateCompanies(database.db, COMPANIES);
  return { world: await createSignalWorld(database.db, 100_000), url: database.url };
}

function deploy(world: SignalWorld): Promise<number> {
  return world.deploy("traitOnly", { icp_id: world.icpId, people_audience_name: "People" });
}

async function fetchSignal(world: SignalWorld) {
  return world.db
    .selectFrom("signal")
    .select(["id", "status", "account_count", "people_count", "credits_consumed"])
    .executeTakeFirstOrThrow();
}

test("a run killed ten times has the results and charges of an undisturbed run", {
  timeout: TIMEOUT_MS,
}, async () => {
  console.info(`TEST_SEED=${seed}`);
  const { world, url } = await createWorld();
  await deploy(world);
  for (const point of killPoints()) {
    const worker = await startProcess("signal-worker.ts", url, "200");
    await until(async () => {
      const { status, account_count } = await fetchSignal(world);
      return account_count >= point || status === "completed";
    });
    await worker.kill();
  }
  const worker = await startProcess("signal-worker.ts", url, "200");
  await until(async () => (await fetchSignal(world)).status === "completed");
  await worker.kill();

  const { world: twin } = await createWorld();
  const twinId = await deploy(twin);
  await twin.run(twinId);
  const [signal, twinSignal] = [await fetchSignal(world), await fetchSignal(twin)];
  expect(signal).toEqual(twinSignal);
  expect(signal.account_count).toBe(COMPANIES / 3 + 4);
  expect(await world.found(signal.id)).toEqual(await twin.found(twinId));
  const insights = (one: SignalWorld) =>
    one.db.selectFrom("insight").select(["dedupe_key", "alert_text"]).orderBy("dedupe_key").execute();
  expect(await insights(world)).toEqual(await insights(twin));
  expect((await checkLedger(world.db)).faults).toEqual([]);
});
