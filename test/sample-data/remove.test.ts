import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { loadSampleData } from "../../scripts/commands/sample-data/load.ts";
import { removeSampleData } from "../../scripts/commands/sample-data/queries-remove.ts";
import { createKeyOwner, TEST_SECRET_KEY } from "../../scripts/support/keys.ts";
import { insertAccounts } from "../../server/accounts/public.ts";
import { listRows, oneValue } from "../../server/db/statements.ts";
import { insertInsightRun, insertInsights } from "../../server/insights/public.ts";
import { startCommand } from "../support/command.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const folder = temporaryFolder();

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
  await load();
});

function load() {
  const size = { companies: 60, socialPosts: 40, events: 40 };
  return loadSampleData(database.db, { startCredits: 700, log: () => undefined, size });
}

function run(command: string) {
  const environment = { DATABASE_URL: database.url, SECRET_KEY: TEST_SECRET_KEY, DATA_DIR: folder };
  return startCommand(command, environment).ended();
}

function ingest(kind: string, records: readonly object[]) {
  const file = join(folder, `${kind}.ndjson`);
  writeFileSync(file, records.map((record) => `${JSON.stringify(record)}\n`).join(""));
  return run(`node scripts/commands/ingest/main.ts ${kind} ${file}`);
}

async function count(table: string) {
  return (await database.pool.query<{ count: number }>(`select count(*)::integer as count from ${table}`)).rows[0]
    ?.count;
}

const OF_THE_SAMPLE = [
  ...["person", "job_post", "social_post", "social_engagement", "company_event", "event_type", "vertical"],
  ...["audience_account", "audience_person", "workspace_person_email"],
];

test("the first ingest of companies removes the sample and all workspace data that depends on it", async () => {
  const { db } = database;
  for (const table of OF_THE_SAMPLE) expect(await count(table), table).toBeGreaterThan(0);
  const owner = await createKeyOwner(db);
  const real = await oneValue(db)<number>`
    insert into company (domain, name) values ('contoso.com', 'Contoso') returning id`;
  const madeUp = await oneValue(db)<number>`select id from company where domain = 'northwind.example'`;
  await insertAccounts(db, owner.workspaceId, [real, madeUp], "import");
  const insightRun = await insertInsightRun(db, owner.workspaceId, { kind: "crm" });
  await insertInsights(
    db,
    insightRun,
    [real, madeUp].map((companyId) => ({ companyId, text: "Is hiring", dedupeKey: String(companyId) })),
    new Date(),
  );

  const { code, output } = await ingest("companies", [
    { domain: "northwind.example", name: "The real Northwind" },
    { domain: "fabrikam.com", name: "Fabrikam" },
  ]);
  expect(code).toBe(0);
  expect(output).toContain("Total: 2 companies added");
  expect(output.split("\n")).toContain(
    "Removed the sample data: 60 companies with their people, posts and events, and 61 accounts of 2 workspaces.",
  );
  const companies = await listRows(db)<{ description: string | null; domain: string; name: string }>`
    select domain, name, description from company order by domain`;
  expect(companies).toEqual([
    { domain: "contoso.com", name: "Contoso", description: null },
    { domain: "fabrikam.com", name: "Fabrikam", description: null },
    { domain: "northwind.example", name: "The real Northwind", description: null },
  ]);
  for (const table of OF_THE_SAMPLE) expect(await count(table), table).toBe(0);
  const accounts = await listRows(db)<{ workspace_id: number; company_id: number; insights_count: number }>`
    select workspace_id, company_id, insights_count from workspace_account`;
  expect(accounts).toEqual([{ workspace_id: owner.workspaceId, company_id: real, insights_count: 1 }]);
  const totals = await listRows(db)<{ account_count: number }>`
    select account_count from workspace_account_total order by workspace_id`;
  expect(totals).toEqual([{ account_count: 0 }, { account_count: 1 }]);
  const insights = await db.selectFrom("insight").select("company_id").execute();
  expect(insights).toEqual([{ company_id: real }]);
});

test("verticals and event types that are not from the sample are kept, even without events", async () => {
  const { db } = database;
  const ofSample = await oneValue(db)<number>`select id from vertical order by id limit 1`;
  const own = await oneValue(db)<number>`
    insert into vertical (slug, name) values ('space', 'Space') returning id`;
  await db
    .insertInto("event_type")
    .values([ofSample, own].map((vertical_id) => ({ vertical_id, slug: "launch", name: "Launch", description: "" })))
    .execute();
  await db.insertInto("vertical").values({ slug: "empty", name: "Empty" }).execute();
  await db.transaction().execute(removeSampleData);
  const verticals = await db.selectFrom("vertical").select("id").orderBy("id").execute();
  expect(verticals.map(({ id }) => id)).toEqual([ofSample, own, own + 1]);
  const types = await db.selectFrom("event_type").select(["vertical_id", "slug"]).orderBy("vertical_id").execute();
  expect(types).toEqual([
    { vertical_id: ofSample, slug: "launch" },
    { vertical_id: own, slug: "launch" },
  ]);
});

test("a file without a valid company does not remove the sample", async () => {
  const { output } = await ingest("companies", [{ domain: "nowhere" }]);
  expect(output).toContain("1 row rejected");
  expect(await count("company where is_sample")).toBe(60);
});

test("an ingest of other records keeps the sample and mentions it", async () => {
  const person = { full_name: "Mara Lindqvist", title: "CEO", company_domain: "contoso.com" };
  const { output } = await ingest("people", [{ ...person, social_url: "https://social.example/in/mara-lindqvist-1" }]);
  expect(output).toContain("1 people added");
  expect(output).toMatch(/^The catalogue still contains sample data\./m);
  expect(await count("company where is_sample")).toBe(60);
});

test("the command removes the sample, which is not loaded again at the next start", async () => {
  expect(await run("npm run -s sample-data -- remove")).toEqual({
    code: 0,
    output:
      "Removed the sample data: 60 companies with their people, posts and events, and 60 accounts of 1 workspace.\n",
  });
  expect(await load()).toBe(false);
  expect(await count("company")).toBe(0);
  expect(await run("npm run -s sample-data")).toMatchObject({ code: 1 });
});
