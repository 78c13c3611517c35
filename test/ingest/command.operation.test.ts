import { once } from "node:events";
import { lstatSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { beforeEach, expect, test } from "vitest";
import { TEST_SECRET_KEY } from "../../scripts/support/keys.ts";
import { openSession } from "../../server/db/connect.ts";
import { startCommand } from "../support/command.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const folder = temporaryFolder();

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});

function start(...options: string[]) {
  const environment = { DATABASE_URL: database.url, SECRET_KEY: TEST_SECRET_KEY, DATA_DIR: folder };
  return startCommand(`node scripts/commands/ingest/main.ts ${options.join(" ")}`, environment);
}

async function count() {
  return (await database.pool.query<{ count: number }>("select count(*) from company")).rows[0]?.count;
}

test("a killed run resumes after its last batch, with the same result as an undisturbed run", async () => {
  const file = join(folder, "many.ndjson.gz");
  const rows = Array.from({ length: 30_000 }, (_, index) => ({
    domain: index % 1000 === 7 ? "nowhere" : `company-${index}.example`,
    name: `Company ${index}`,
  }));
  writeFileSync(file, gzipSync(rows.map((row) => `${JSON.stringify(row)}\n`).join("")));

  const listener = await openSession(database.url, "test");
  const firstBatch = once(listener, "notification");
  await listener.query("listen company_changed");
  const first = start("companies", file);
  await firstBatch;
  await first.kill();
  await listener.end();
  const afterKill = await count();
  expect(afterKill).toBeGreaterThanOrEqual(4990);
  expect(afterKill).toBeLessThan(29_970);

  const { code, output } = await start("companies", file).ended();
  expect(code).toBe(0);
  expect(output).toMatch(/^Resumed after row \d+,\d{3}\.$/m);
  expect(output).toContain("Total: 29,970 companies added, 0 changed, 0 unchanged.");
  expect(await count()).toBe(29_970);
  const rejected = readFileSync(join(folder, "ingest", "many.ndjson.gz.rejected.ndjson"), "utf8")
    .trim()
    .split("\n");
  expect(rejected.map((line) => (JSON.parse(line) as { line: number }).line)).toEqual(
    Array.from({ length: 30 }, (_, index) => index * 1000 + 8),
  );
});

test("an ingest reports that the catalogue has outgrown the search model, and a worker trains a new one", async () => {
  const file = join(folder, "growth.ndjson");
  const load = (from: number) => {
    const rows = Array.from({ length: 30 }, (_, at) => JSON.stringify({ domain: `grown-${from + at}.example` }));
    writeFileSync(file, rows.join("\n"));
    return start("companies", file).ended();
  };
  const outgrown = "The catalogue has outgrown the search model.";
  expect((await load(0)).output).not.toContain(outgrown);
  await database.pool.query(
    `insert into search_model (source, dimensions, companies, content, ready_at)
     values ('trained', 32, (select count(*) from company), '', now())`,
  );
  expect((await load(0)).output).not.toContain(outgrown);
  await database.pool.query("update search_model set companies = 10");
  expect((await load(30)).output).toContain(outgrown);
});

test("the file of rejected rows never replaces the input file or anything other than a regular file", async () => {
  const file = join(folder, "input.csv");
  writeFileSync(file, "domain\nnowhere\na.example\n");
  expect(await start("companies", file, "--rejects", file).ended()).toMatchObject({
    code: 1,
    output: expect.stringContaining("is the input file"),
  });
  expect(readFileSync(file, "utf8")).toBe("domain\nnowhere\na.example\n");

  // The test uses a link to a device, so that a failure removes only the link.
  const device = join(folder, "device");
  symlinkSync("/dev/null", device);
  expect(await start("companies", file, "--rejects", device).ended()).toMatchObject({
    code: 0,
    output: expect.stringContaining('1 row rejected, the first at line 2: domain "nowhere" is not a website or domain'),
  });
  expect(lstatSync(device).isSymbolicLink()).toBe(true);
});

test("invalid arguments are rejected with a message, before anything is opened", async () => {
  expect(await start("companies", join(folder, "none.csv")).ended()).toMatchObject({
    code: 1,
    output: `There is no file ${join(folder, "none.csv")}.\n`,
  });
  expect(await start("houses", "x.csv").ended()).toMatchObject({
    code: 1,
    output: expect.stringContaining("npm run ingest -- KIND FILE"),
  });
});
