import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { beforeEach, expect, test } from "vitest";
import { readColumnOptions } from "../../scripts/commands/ingest/columns.ts";
import { BATCH_SIZE } from "../../scripts/commands/ingest/ingest-records.ts";
import { RejectFile } from "../../scripts/commands/ingest/reject-file.ts";
import { COMPANY_FIELDS } from "../../server/catalogue/company.ts";
import { objectRow, type Row, readRows } from "../../server/files/public.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { type IngestOptions, ingestText, readLines } from "../support/ingest.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const folder = temporaryFolder();

let database: TestDatabase;
let rejectPath: string;
beforeEach(async () => {
  database = await createTestDatabase();
  rejectPath = join(mkdtempSync(join(folder, "run-")), "deep", "rejected.ndjson");
});

function ingest(content: string, options: IngestOptions = {}) {
  return ingestText(database.db, "companies", content, rejectPath, options);
}

function lines(...records: unknown[]) {
  return records.map((record) => `${JSON.stringify(record)}\n`).join("");
}
function many(from: number, to: number) {
  return Array.from({ length: to - from }, (_, index) => ({
    domain: `company-${from + index}.example`,
    name: `Company ${from + index}`,
  }));
}
async function domains() {
  return (await database.db.selectFrom("company").select("domain").orderBy("id").execute()).map(({ domain }) => domain);
}
function rejected() {
  return readLines(rejectPath);
}
function progress() {
  return database.db.selectFrom("ingest_progress").selectAll().execute();
}

test("companies are written with their canonical domain and values", async () => {
  const outcome = await ingest(
    lines({
      domain: "https://www.Northwind.example/about",
      name: "Northwind",
      hq_country: "se",
      funding_stage: "seed",
    }),
  );
  expect(outcome).toMatchObject({ inserted: 1, rejected: 0, rows_read: 1, finished: true });
  expect(await database.db.selectFrom("company").selectAll().executeTakeFirstOrThrow()).toMatchObject({
    domain: "northwind.example",
    name: "Northwind",
    hq_country: "SWE",
    funding_stage: "Seed",
  });
});

test("the reject file contains a rejected row with line, reason and content, and the other rows are written", async () => {
  const outcome = await ingest(
    `${lines({ domain: "a.example" }, { domain: "nowhere", name: "X" })}nonsense\n${lines({ domain: "b.example" })}`,
  );
  expect(outcome).toMatchObject({ inserted: 2, rejected: 2, rows_read: 4 });
  expect(await domains()).toEqual(["a.example", "b.example"]);
  expect(rejected()).toEqual([
    {
      line: 2,
      column: "domain",
      reason: 'domain "nowhere" is not a website or domain',
      row: { domain: "nowhere", name: "X" },
    },
    { line: 3, reason: "The row is not JSON at column 2", text: "nonsense" },
  ]);
});

test("loading the same file again adds no duplicate and changes nothing", async () => {
  const content = lines(...many(0, 20));
  await ingest(content);
  const before = await database.db.selectFrom("company").selectAll().orderBy("id").execute();
  expect(await ingest(content)).toMatchObject({ inserted: 0, updated: 0, unchanged: 20 });
  expect(await database.db.selectFrom("company").selectAll().orderBy("id").execute()).toEqual(before);
});

test("two websites with one domain are one company", async () => {
  expect(
    await ingest(lines({ domain: "shop.a.example", name: "A" }, { domain: "a.example", hq_city: "Kiel" })),
  ).toMatchObject({ inserted: 1, unchanged: 1 });
  expect(await domains()).toEqual(["a.example"]);
});

test("a dry run writes nothing and lists the faults", async () => {
  const outcome = await ingest(lines({ domain: "a.example" }, { domain: "" }), { target: undefined });
  expect(outcome).toMatchObject({ rows_read: 2, rejected: 1, inserted: 0 });
  expect(await domains()).toEqual([]);
  expect(rejected()).toHaveLength(1);
});

test("unknown columns are reported, and mapped columns take precedence over others", async () => {
  const { table } = await ingest(
    "Website,Company,domain,Employee Count,foo\na.example,A,ignored.example,5,1\nb.example,B,ignored.example,6,2\n",
    { map: ["Website=domain,Company=name"] },
  );
  expect(
    await database.db.selectFrom("company").select(["domain", "name", "employee_count"]).orderBy("id").execute(),
  ).toEqual([
    { domain: "a.example", name: "A", employee_count: 5 },
    { domain: "b.example", name: "B", employee_count: 6 },
  ]);
  expect(table.columns.unused).toEqual(["foo"]);
});

test("a mapped column without a value does not override the field's own column", async () => {
  await ingest("domain,Website\na.example,\nb.example,c.example\n", { map: ["Website=domain"] });
  expect(await domains()).toEqual(["a.example", "c.example"]);
});

test.each(["domain", "a=", "=domain", "a=unknown"])("the map %j is rejected with the list of fields", (option) => {
  expect(readColumnOptions(COMPANY_FIELDS, [option], [])).toMatchObject({
    problem: expect.stringContaining("where field is one of domain, name"),
  });
});

test("an interrupted run resumes after the last written batch, rejects nothing twice, and ends like an undisturbed run", async () => {
  const content = lines(
    { domain: "" },
    ...many(0, BATCH_SIZE),
    { domain: "?" },
    ...many(BATCH_SIZE, BATCH_SIZE + 500),
    { domain: "!" },
  );
  const broken = async function* (): AsyncGenerator<readonly Row[]> {
    for await (const rows of readRows(Readable.from([Buffer.from(content)]), {
      note: () => undefined,
      knownColumns: () => 0,
    })) {
      yield rows.slice(0, BATCH_SIZE + 100);
      throw new Error("the disk is gone");
    }
  };
  await expect(ingest(content, { rows: broken() })).rejects.toThrow("the disk is gone");
  expect(await progress()).toMatchObject([{ source_key: "source", rows_read: BATCH_SIZE + 100, rejected: 2 }]);

  const outcome = await ingest(content);
  expect(outcome).toMatchObject({
    resumedAt: BATCH_SIZE + 100,
    rows_read: BATCH_SIZE + 503,
    inserted: BATCH_SIZE + 500,
    rejected: 3,
    finished: true,
  });
  expect(await domains()).toHaveLength(BATCH_SIZE + 500);
  expect(rejected()).toMatchObject([{ line: 1 }, { line: BATCH_SIZE + 2 }, { line: BATCH_SIZE + 503 }]);
  expect(await progress()).toEqual([]);
});

test("rows that a killed run rejected after its last batch are listed once after it resumes", async () => {
  const stop = new AbortController();
  const rows = async function* (): AsyncGenerator<readonly Row[]> {
    yield [objectRow(1, { domain: "" })];
    stop.abort();
    yield [objectRow(2, { domain: "a.example" })];
  };
  expect(await ingest(lines({ domain: "a.example" }), { rows: rows(), signal: stop.signal })).toMatchObject({
    finished: false,
    rows_read: 2,
  });
  const [recorded] = await progress();
  const late = new RejectFile(rejectPath);
  late.add(3, "written by a run that was killed before its batch", undefined, undefined);
  await late.flush();
  await ingest(lines({ domain: "" }, { domain: "a.example" }, {}));
  expect(recorded).toMatchObject({ rows_read: 2, rejected: 1 });
  expect(rejected()).toEqual([
    { line: 1, column: "domain", reason: "domain is missing", row: { domain: "" } },
    { line: 3, column: "domain", reason: "domain is missing", row: {} },
  ]);
});

test("a stopped run ends after the current batch and stores its position", async () => {
  const stop = new AbortController();
  const outcome = await ingest(lines(...many(0, 10)), {
    signal: stop.signal,
    rows: (async function* () {
      yield many(0, 5).map((record, index) => objectRow(index + 1, record));
      stop.abort();
      yield many(5, 6).map((record) => objectRow(6, record));
      throw new Error("read on after the stop");
    })(),
  });
  expect(outcome).toMatchObject({ finished: false, rows_read: 6, inserted: 6 });
  expect(await progress()).toMatchObject([{ rows_read: 6, inserted: 6 }]);
});
