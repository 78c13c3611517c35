import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { generateCompanies } from "../../scripts/support/catalogue.ts";
import { until } from "../../scripts/support/until.ts";
import { listValues, oneValue } from "../../server/db/statements.ts";
import { MODEL_VERSION } from "../../server/search/serving/catalogue-index.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { startJsonServer } from "../support/json-server.ts";
import { startSearch } from "../support/search-service.ts";

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});

describe("with an embeddings endpoint", async () => {
  let dimensions = 8;
  let down = false;
  const asked: string[] = [];

  const server = await startJsonServer(({ input }: { input: string[] }, response) => {
    asked.push(...input);
    if (down) return response.writeHead(400).end("closed for today");
    // The vector of a text depends on its last number. The query has none, and gets the vector of "things of kind 7".
    const data = input.map((text, index) => {
      const kind = Number(/\d+(?!.*\d)/.exec(text)?.[0] ?? 7) % 97;
      return {
        index,
        embedding: Array.from({ length: dimensions }, (_, at) => Math.cos(((at + 1) * kind * Math.PI) / 97)),
      };
    });
    response.end(JSON.stringify({ data }));
  });
  const settings = { EMBEDDINGS_URL: server.address, EMBEDDINGS_MODEL: "tiny" };

  /** A word of companies 2, 7, 12 and so on. By the endpoint's vectors, company 7 is nearest. */
  const SEVENTH = "bakery";

  test("its vectors contribute to rankings once they are stored, and all are computed again when their length changes", async () => {
    await generateTrades();
    const running = await startSearch(database, settings);
    await until(async () => (await running.find(SEVENTH))[0] === 7);
    expect(asked.some((text) => text.startsWith("Industry 7. Makes thing"))).toBe(true);
    expect(await database.db.selectFrom("search_model").select("source").execute()).toEqual([
      { source: MODEL_VERSION },
    ]);
    expect(await lengths()).toEqual([8]);

    dimensions = 12;
    await database.db.updateTable("company").set({ one_liner: "Makes other things" }).where("id", "=", 5).execute();
    await until(async () => (await lengths()).join() === "12");
    await until(async () => (await running.find(SEVENTH))[0] === 7);
    await running.stop();
  });

  test("a company is embedded again only when its text changes", async () => {
    dimensions = 8;
    await generateTrades();
    const running = await startSearch(database, settings);
    try {
      await until(async () => (await running.find(SEVENTH))[0] === 7);
      await until(async () => (await countCurrent()) === 90);
      asked.length = 0;
      await database.db.updateTable("company").set({ employee_count: 7 }).where("id", "=", 7).execute();
      await until(async () => (await countCurrent()) === 90);
      expect(asked.filter((text) => text.includes("Makes"))).toEqual([]);
      await database.db.updateTable("company").set({ one_liner: "Makes thing 60" }).where("id", "=", 7).execute();
      await until(() => asked.some((text) => text.includes("Makes thing 60")));
      await until(async () => (await countCurrent()) === 90 && (await running.find(SEVENTH))[0] !== 7);
    } finally {
      await running.stop();
    }
  });

  test("searches rank without the endpoint while it is down, and the process reports this", async () => {
    dimensions = 8;
    await generateTrades();
    down = true;
    const running = await startSearch(database, settings);
    try {
      expect(await running.find("thing 7")).toContain(7);
      expect((await running.find(SEVENTH))[0]).toBe(2);
      const request = { workspaceId: 1, query: SEVENTH, filters: {}, limit: 5 };
      const isToldToWait = async () =>
        /embeddings are computed/.test((await running.search.traits(request)).notice ?? "");
      expect(await isToldToWait()).toBe(true);
      down = false;
      // The job is retried within seconds.
      await until(async () => (await running.find(SEVENTH))[0] === 7 && !(await isToldToWait()));
      // The status does not contain the endpoint's address, because /readyz is public.
      expect(running.embeddings()).toMatchObject({ model: "tiny" });
      down = true;
      expect(await running.find("thing 7")).toContain(7);
      const fault = "the embeddings model does not respond";
      await until(() => running.embeddings().fault === fault);
    } finally {
      down = false;
      await running.stop();
    }
  });

  /** Inserts 90 companies, of which every fifth is a bakery. */
  async function generateTrades(): Promise<void> {
    await generateCompanies(database.db, 90);
    await sql`
      update company set description = (array['Foundry', 'Brewery', 'Bakery', 'Shipyard', 'Clinic'])[1 + id % 5]
        || ' for things of kind ' || id % 97`.execute(database.db);
  }

  /** Lists the lengths of the stored vectors. */
  async function lengths(): Promise<number[]> {
    return listValues(database.db)<number>`
      select distinct octet_length(vector) as length from company_embedding`;
  }

  /** Counts the companies with a current vector. */
  async function countCurrent(): Promise<number> {
    return oneValue(database.db)<number>`
      select count(*)::integer as count from company join company_embedding on company_id = company.id
      where company_changed_xid = company.changed_xid`;
  }
});
