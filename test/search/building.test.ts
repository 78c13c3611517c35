import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { removeSampleData } from "../../scripts/commands/sample-data/queries-remove.ts";
import { generateCompanies } from "../../scripts/support/catalogue.ts";
import { until } from "../../scripts/support/until.ts";
import { listRows, oneValue } from "../../server/db/statements.ts";
import type { JobContext } from "../../server/jobs/definitions.ts";
import { withBuilding } from "../../server/search/building/build.ts";
import { embedChanged } from "../../server/search/building/embed.ts";
import { rebuild } from "../../server/search/building/rebuild.ts";
import { searchJobs } from "../../server/search/jobs.ts";
import { COMPATIBLE_VERSIONS, MODEL_VERSION } from "../../server/search/serving/catalogue-index.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { untilWaitingForLocks } from "../support/locks.ts";
import { startSearch } from "../support/search-service.ts";

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});

function models() {
  return database.db
    .selectFrom("search_model")
    .select(["id", "source", "dimensions", "companies", "ready_at"])
    .orderBy("id")
    .execute();
}
async function entries(modelId: number) {
  return Number(
    await oneValue(database.db)<number>`
      select count(*) as count from search_entry where model_id = ${modelId}`,
  );
}

function build(onReport: (message: string, stop: () => void) => void = () => undefined): Promise<void> {
  const stopping = new AbortController();
  const options = { databaseUrl: database.url, sources: [MODEL_VERSION], signal: stopping.signal };
  return withBuilding("rebuild", options, (building) =>
    rebuild({ ...building, report: (message) => onReport(message, () => stopping.abort(new Error("killed"))) }),
  );
}

test("the embeddings job fails and is retried when the model cannot be loaded", async () => {
  const config = { embeddings: "on", embeddingsModelDirectory: "/none", embeddingsQueryPrefix: "" };
  const jobs = searchJobs({
    entry: new URL("../../server/wiring/search-building-thread.ts", import.meta.url),
    workerData: { databaseUrl: database.url, config: { ...config, embeddingsDocumentPrefix: "" } },
  });
  const run = jobs["search.embeddings"]({ reason: "" }, { signal: new AbortController().signal } as JobContext);
  await expect(run).rejects.toThrow(/^the embeddings model cannot be loaded: .*\/none/);
});

test("the model of an earlier release serves until this release has trained its own", async () => {
  await generateCompanies(database.db, 80);
  await build();
  await database.db.updateTable("search_model").set({ source: COMPATIBLE_VERSIONS[0]! }).execute();
  const withoutWorkers = await startSearch(database, { WORKERS: "0" });
  try {
    expect(withoutWorkers.status()).toMatchObject({ modelId: 1, companies: 80 });
  } finally {
    await withoutWorkers.stop();
  }
  const running = await startSearch(database);
  try {
    await until(() => (running.status() as { modelId: number }).modelId === 2);
    expect((await models()).at(-1)).toMatchObject({ id: 2, source: MODEL_VERSION, ready_at: expect.any(Date) });
  } finally {
    await running.stop();
  }
});

test("the serving model is kept during a build, even if a newer model's source cannot serve", async () => {
  await generateCompanies(database.db, 80);
  await build();
  await database.db.updateTable("search_model").set({ companies: 20 }).execute();
  await database.db
    .insertInto("search_model")
    .values({ source: "an earlier endpoint", dimensions: 4, companies: 80, ready_at: new Date() })
    .execute();
  await expect(build((message, stop) => message.startsWith("Embedding") && stop())).rejects.toThrow("killed");
  expect(await models()).toMatchObject([
    { id: 1, source: MODEL_VERSION, ready_at: expect.any(Date) },
    { source: MODEL_VERSION, ready_at: null },
  ]);
});

test("a model built from sample data is replaced when any number of real companies replace the sample", async () => {
  await generateCompanies(database.db, 80);
  await build();
  await database.db.updateTable("company").set({ is_sample: true }).execute();
  const search = await startSearch(database);
  try {
    await database.db.transaction().execute(async (transaction) => {
      await removeSampleData(transaction);
      await generateCompanies(transaction, 40);
    });
    await until(() => {
      const status = search.status();
      return status.state === "ready" && status.modelId === 2;
    });
  } finally {
    await search.stop();
  }
  expect(await models()).toMatchObject([{ id: 1 }, { id: 2, companies: 40 }]);
});

test("an import during a build does not cause another build for companies that the first build has read", async () => {
  await generateCompanies(database.db, 30);
  await sql`update company set domain = 'earlier-' || domain, social_url = null`.execute(database.db);
  let building: Promise<void> | undefined;
  await database.db.transaction().execute(async (transaction) => {
    // The lock pauses the build after it has counted the companies.
    await sql`lock table search_model in access exclusive mode`.execute(transaction);
    building = build();
    await untilWaitingForLocks(database.db, 1);
    await generateCompanies(database.db, 120);
  });
  await building;
  expect(await models()).toMatchObject([{ companies: 150 }]);
});

describe("making a model", () => {
  test("builds an entry for every company, and does nothing when run again", async () => {
    await generateCompanies(database.db, 120);
    await build();
    expect(await models()).toEqual([
      { id: 1, source: MODEL_VERSION, dimensions: 256, companies: 120, ready_at: expect.any(Date) },
    ]);
    expect(await entries(1)).toBe(120);
    await build();
    expect((await models()).length).toBe(1);
  });

  test("excludes companies known only by name, even when they change", async () => {
    await generateCompanies(database.db, 120);
    await database.db.insertInto("company").values({ domain: "nemo.invalid", name: "Nemo Ventures" }).execute();
    await build();
    expect((await models())[0]).toMatchObject({ companies: 120 });
    expect(await entries(1)).toBe(120);
    await database.db
      .updateTable("company")
      .set({ one_liner: "Invests" })
      .where("domain", "=", "nemo.invalid")
      .execute();
    const options = { databaseUrl: database.url, sources: [MODEL_VERSION], signal: new AbortController().signal };
    await withBuilding("embed", options, (building) => embedChanged(building, 1));
    expect(await entries(1)).toBe(120);
  });

  test("builds no entries for the model of an embeddings endpoint that is no longer configured", async () => {
    await generateCompanies(database.db, 30);
    await build();
    await database.db.updateTable("search_model").set({ source: "an earlier endpoint", embedded_to: "0" }).execute();
    await database.db.deleteFrom("search_entry").execute();
    const options = { databaseUrl: database.url, sources: [MODEL_VERSION], signal: new AbortController().signal };
    await withBuilding("embed", options, (building) => embedChanged(building, 1));
    expect(await entries(1)).toBe(0);
  });

  test("resumes after an interruption while embedding, with the same model, and builds no entry twice", async () => {
    await generateCompanies(database.db, 3_500);
    const stopped = build((message, stop) => message.startsWith("Embedding") && stop());
    await expect(stopped).rejects.toThrow("killed");
    const [unfinished] = await models();
    expect(unfinished!.ready_at).toBeNull();
    const made = await listRows(database.db)<{ changed_xid: string }>`
      select changed_xid from search_entry where model_id = ${unfinished!.id}`;
    expect(made.length).toBeGreaterThan(0);
    const reports: string[] = [];
    await build((message) => reports.push(message));
    expect(reports.every((message) => message.startsWith("Embedding"))).toBe(true);
    expect(await models()).toEqual([{ ...unfinished, ready_at: expect.any(Date) }]);
    expect(await entries(unfinished!.id)).toBe(3_500);
  });

  test("starts over after an interruption while training, and leaves nothing behind", async () => {
    await generateCompanies(database.db, 200);
    await expect(build((_, stop) => stop())).rejects.toThrow("killed");
    expect(await models()).toEqual([]);
    await build();
    expect((await models())[0]).toMatchObject({ companies: 200, ready_at: expect.any(Date) });
  });

  test("is done by only one of two concurrent runs", async () => {
    await generateCompanies(database.db, 150);
    await Promise.all([build(), build()]);
    expect((await models()).length).toBe(1);
    expect(await entries(1)).toBe(150);
  });

  test("builds entries of changed companies once, even in several concurrent runs", async () => {
    await generateCompanies(database.db, 120);
    await build();
    const embed = () =>
      withBuilding(
        "embed",
        { databaseUrl: database.url, sources: [MODEL_VERSION], signal: new AbortController().signal },
        (building) => embedChanged(building, 1),
      );
    await database.db
      .updateTable("company")
      .set({ description: "Makes other things by now." })
      .where("id", "<=", 30)
      .execute();
    const written = () =>
      database.db.selectFrom("search_entry").select(["company_id", "changed_xid"]).orderBy("company_id").execute();
    const before = await written();
    await Promise.all([embed(), embed(), embed()]);
    const after = await written();
    expect(after.filter(({ changed_xid }, at) => changed_xid !== before[at]?.changed_xid).length).toBe(30);
    await embed();
    expect(await written()).toEqual(after);
  });

  test("keeps at most one older model with its entries", async () => {
    await generateCompanies(database.db, 60);
    for (let run = 0; run < 3; run += 1) {
      // Simulates a model that was built for a catalogue half as large.
      await database.db.updateTable("search_model").set({ companies: 30 }).execute();
      await build();
    }
    const kept = await models();
    expect(kept.map(({ id }) => id)).toEqual([2, 3]);
    expect(await entries(1)).toBe(0);
    expect(await entries(3)).toBe(60);
  });
});
