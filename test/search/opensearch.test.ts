import { spawn } from "node:child_process";
import { once } from "node:events";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { generateCompanies } from "../../scripts/support/catalogue.ts";
import { TEST_SECRET_KEY } from "../../scripts/support/keys.ts";
import {
  openSearchSettings,
  openSearchUnavailable,
  openTestOpenSearch,
  uniquePrefix,
} from "../../scripts/support/opensearch.ts";
import { until } from "../../scripts/support/until.ts";
import { type Building, withBuilding } from "../../server/search/building/build.ts";
import { indexCatalogue } from "../../server/search/building/index-catalogue.ts";
import { rebuild } from "../../server/search/building/rebuild.ts";
import { MODEL_VERSION } from "../../server/search/serving/catalogue-index.ts";
import type { EngineStatus } from "../../server/search/serving/host.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { type SearchProcess, startSearch } from "../support/search-service.ts";
import { madeUpCompanies, writeCompanies } from "./support.ts";

const CATALOGUE = 150;

function write(database: TestDatabase, ...companies: Record<string, unknown>[]): Promise<number[]> {
  return writeCompanies(database.db, ...companies);
}

/** Runs `search-index` on a database, and returns its exit code and output. */
async function searchIndex(
  database: TestDatabase,
  prefix: string,
  ...args: string[]
): Promise<{ code: number; output: string }> {
  const child = spawn(process.execPath, ["scripts/commands/search-index/main.ts", ...args], {
    env: { ...process.env, DATABASE_URL: database.url, SECRET_KEY: TEST_SECRET_KEY, ...openSearchSettings(prefix) },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", (text) => (output += text));
  const [code] = await once(child, "close");
  return { code, output };
}

describe.skipIf(openSearchUnavailable !== undefined)("a service whose index is in OpenSearch", () => {
  let database: TestDatabase;
  const prefix = openSearchUnavailable === undefined ? uniquePrefix() : "";
  let processes: SearchProcess[] = [];
  const seen = async (companyId: number, query: string, there = true, filters = {}): Promise<void> => {
    for (const { find } of processes)
      await until(async () => (await find(query, filters)).includes(companyId) === there);
  };

  beforeAll(async () => {
    database = await createTestDatabase();
    await write(
      database,
      ...madeUpCompanies(CATALOGUE).map((company, at) => ({ ...company, domain: `made-up-${at}.com` })),
    );
    const settings = openSearchSettings(prefix);
    const first = await startSearch(database, settings);
    processes = [first, await startSearch(database, { ...settings, WORKERS: "0" })];
  });
  afterAll(async () => {
    await Promise.all(processes.map(({ stop }) => stop()));
    const indexes = await openTestOpenSearch();
    for (const id of [1, 2, 3, 4]) await indexes.drop(`${prefix}-${id}`);
    await indexes.close();
  });

  test("is ready once the index contains every company, and holds no part of the index in memory", () => {
    for (const { status } of processes)
      expect(status()).toMatchObject({
        state: "ready",
        companies: CATALOGUE,
        modelId: 1,
        vectorBytes: 0,
        lexicalBytes: 0,
      });
  });

  test("finds new companies and the new texts of changed companies, but no deleted companies", async () => {
    const zeppelin = { domain: "zeppelin-parts.com", name: "Zeppelin Parts", hq_country: "DEU" };
    const [id] = await write(database, {
      ...zeppelin,
      one_liner: "Zeppelin gondolas and mooring masts",
      employee_count: 12,
    });
    await seen(id!, "zeppelin mooring masts");
    await seen(id!, "zeppelin mooring masts", true, { country_include: ["DEU"], employee_count_max: 20 });
    await write(database, { ...zeppelin, one_liner: "Harpsichord tuning", employee_count: 900 });
    await seen(id!, "harpsichord tuning", true, { employee_count_min: 500 });
    await database.db.deleteFrom("company").where("id", "=", id!).execute();
    await seen(id!, "harpsichord tuning", false);
  });

  test("the command reports companies that are missing in the index, and a rebuilt index contains them", async () => {
    const query = "zither strings";
    const [lost] = await write(database, { domain: "zither.com", name: "Zither", one_liner: "Zither strings" });
    await seen(lost!, query);
    expect((await searchIndex(database, prefix, "check")).output).toMatch(
      /Index 1 matches the database: \d+ companies/,
    );
    const indexes = await openTestOpenSearch();
    const index = indexes.open(`${prefix}-1`);
    // The version is later than any change.
    await index.remove([{ companyId: lost!, version: Number.MAX_SAFE_INTEGER }]);
    await index.refresh();
    const damaged = await searchIndex(database, prefix, "check");
    expect(damaged.code).toBe(1);
    expect(damaged.output).toContain(`The index lacks ${lost}.`);

    const rebuilt = await searchIndex(database, prefix, "rebuild");
    expect(rebuilt).toMatchObject({ code: 0, output: expect.stringContaining("Index 2 is now serving.") });
    expect((await searchIndex(database, prefix, "check")).output).toMatch(
      /Index 2 matches the database: \d+ companies/,
    );
    await seen(lost!, query);
    // Switches back to the damaged index.
    expect((await searchIndex(database, prefix, "serve", "1")).output).toContain("Index 1 of model 1 is now serving.");
    await seen(lost!, query, false);
    expect((await searchIndex(database, prefix, "serve", "2")).code).toBe(0);
    await seen(lost!, query);
    expect((await searchIndex(database, prefix, "serve", "9")).output).toContain("There is no index 9.");
    expect((await searchIndex(database, prefix, "list")).output).toMatch(/^Index 2 of model 1: .*serving since/m);
    await indexes.close();
  });

  test("a deleted index is created and filled again", async () => {
    const indexes = await openTestOpenSearch();
    await indexes.drop(`${prefix}-2`);
    await indexes.close();
    const engineState = ({ status }: SearchProcess): EngineStatus["state"] => status().state;
    await until(() => processes.every((each) => engineState(each) === "unavailable"));
    await expect(processes[0]!.find("payroll")).rejects.toThrow("cannot be searched at the moment");
    await until(() => processes.every((each) => engineState(each) === "ready"));
    const [id] = await write(database, { domain: "lute.com", name: "Lute", one_liner: "Lute strings" });
    await seen(id!, "lute strings");
  });
});

describe.skipIf(openSearchUnavailable !== undefined)("an index in OpenSearch", () => {
  test("can be filled by several concurrent jobs, resumes after an interruption, and contains every company once", async () => {
    const database = await createTestDatabase();
    await generateCompanies(database.db, 4_200);
    const prefix = uniquePrefix();
    const indexes = await openTestOpenSearch();
    const build = (
      kind: "rebuild" | "index",
      work: (building: Building) => Promise<void>,
      signal = never,
    ): Promise<void> => withBuilding(kind, { databaseUrl: database.url, sources: [MODEL_VERSION], signal }, work);
    await build("rebuild", rebuild);
    const rows = () => database.db.selectFrom("search_index").select(["id", "filled", "filled_to"]).execute();
    const stop = new AbortController();
    await expect(
      build(
        "index",
        (building) =>
          indexCatalogue(
            {
              ...building,
              signal: stop.signal,
              report: (message) => {
                if (message === "Filling the search engine") stop.abort(new Error("killed"));
              },
            },
            indexes,
            prefix,
          ),
        stop.signal,
      ),
    ).rejects.toThrow("killed");
    expect(await rows()).toMatchObject([{ id: 1, filled: false, filled_to: 4_000 }]);
    const updates = Array.from({ length: 3 }, () =>
      build("index", (building) => indexCatalogue(building, indexes, prefix)),
    );
    await Promise.all(updates);
    // The concurrent jobs left the index to one of them.
    await build("index", (building) => indexCatalogue(building, indexes, prefix));
    expect(await rows()).toMatchObject([{ id: 1, filled: true }]);
    expect(await indexes.open(`${prefix}-1`).size()).toBe(4_200);
    expect((await searchIndex(database, prefix, "check")).output).toContain(
      "Index 1 matches the database: 4200 companies",
    );
    await indexes.drop(`${prefix}-1`);
    await indexes.close();
  });
});

const never = new AbortController().signal;
