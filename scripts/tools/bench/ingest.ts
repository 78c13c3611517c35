// npm run bench -- ingest [FILE | companies]
// Companies per second that an ingest writes to the catalogue, from a file or generated, compared with bare COPY of the
// same rows. There is no target.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { COMPANY_FIELDS, type CompanyFacts } from "../../../server/catalogue/company.ts";
import { readCompany } from "../../../server/catalogue/read-company.ts";
import { recordKind } from "../../../server/catalogue/record-kinds.ts";
import { createSecrets } from "../../../server/secrets/secrets.ts";
import { ingestRecords } from "../../commands/ingest/ingest-records.ts";
import { openSource, type Source } from "../../commands/ingest/open-source.ts";
import { openTable } from "../../commands/ingest/open-table.ts";
import { RejectFile } from "../../commands/ingest/reject-file.ts";
import { generateCompanies } from "../../commands/sample-data/companies.ts";
import { Random } from "../../commands/sample-data/random.ts";
import { copyRows } from "./support/copy-rows.ts";
import { openBenchmarkDatabase } from "./support/database.ts";
import { machine, printTable, ratio } from "./support/measure.ts";

const [input = "50000"] = process.argv.slice(2);
const COLUMNS = COMPANY_FIELDS.join(", ");
const companyKind = recordKind("companies");
const secrets = createSecrets("x".repeat(32));
const folder = mkdtempSync(join(tmpdir(), "bench-ingest-"));
const { db, pool, close } = await openBenchmarkDatabase();
const client = await pool.connect();
const measured: { what: string; seconds: number }[] = [];
let count = 0;

try {
  const content = /^\d+$/.test(input) ? generated(Number(input)) : await unpacked(input);
  const rows = await companies(content);
  count = rows.length;
  const values = rows.map((company) =>
    COMPANY_FIELDS.map((field) => company[field] ?? (field === "tags" ? [] : field === "name" ? company.domain : null)),
  );

  await client.query("create table bare as select * from company limit 0");
  await measure("COPY into a bare table", () => copyRows(client, `copy bare (${COLUMNS}) from stdin`, values));
  await measure("COPY into the catalogue, with its indexes and triggers", () =>
    copyRows(client, `copy company (${COLUMNS}) from stdin`, values),
  );
  await client.query("truncate company cascade");
  await measure("Reading and checking alone", () => run(content, undefined));
  await measure("Ingest of new companies", () => run(content, db));
  await measure("Ingest of the same companies again", () => run(content, db));
  await client.query("update company set one_liner = null");
  await measure("Ingest that changes every company", () => run(content, db));

  const [bare, indexed] = measured;
  console.log(`${machine()}; ${count.toLocaleString("en-US")} companies, no fsync`);
  printTable(
    "Ingest compared with COPY",
    measured.map(({ what, seconds }) => ({
      what,
      seconds: seconds.toFixed(2),
      "rows a second": Math.round(count / seconds).toLocaleString("en-US"),
      "time of bare COPY": ratio(seconds / (bare?.seconds ?? Number.NaN)),
      "time of COPY into the catalogue": ratio(seconds / (indexed?.seconds ?? Number.NaN)),
    })),
  );
} finally {
  client.release();
  await close();
  rmSync(folder, { recursive: true, force: true });
}

async function measure(what: string, work: () => Promise<unknown>): Promise<void> {
  const start = performance.now();
  await work();
  measured.push({ what, seconds: (performance.now() - start) / 1000 });
}

async function run(content: Buffer, into: typeof db | undefined): Promise<unknown> {
  const table = await open(content);
  return ingestRecords({
    kind: companyKind,
    rows: table.rows,
    columns: table.columns.picker,
    rejects: new RejectFile(join(folder, "rejected.ndjson")),
    merges: new RejectFile(join(folder, "merged.ndjson")),
    target: into && { db: into, secrets },
    fileName: "bench",
    sourceKey: "bench",
    onProgress: () => undefined,
    signal: new AbortController().signal,
  });
}

function open(content: Buffer) {
  const source: Source = {
    name: "bench",
    format: undefined,
    content: Readable.from(pieces(content)),
    totalBytes: content.length,
    bytesRead: () => 0,
    fingerprint: undefined,
    reopen: undefined,
  };
  const options = { encoding: undefined, dates: undefined, note: () => undefined };
  return openTable(source, companyKind, { map: new Map(), constants: new Map() }, options);
}

function* pieces(content: Buffer): Generator<Buffer> {
  for (let start = 0; start < content.length; start += 65_536) yield content.subarray(start, start + 65_536);
}

/** Generates companies in batches of 5,000, and numbers their names, because a generator runs out of unique names. */
function generated(size: number): Buffer {
  const random = new Random(1);
  const lines: string[] = [];
  for (let part = 0; lines.length < size; part++) {
    for (const { industryFacts: _industry, place: _place, ...company } of generateCompanies(random, 5000, 2026))
      lines.push(
        `${JSON.stringify({ ...company, name: `${company.name} ${part}`, domain: company.domain.replace(".", `-${part}.`) })}\n`,
      );
  }
  return Buffer.from(lines.slice(0, size).join(""));
}

async function unpacked(path: string): Promise<Buffer> {
  const source: Source | { problem: string } = await openSource(path, process.stdin);
  if ("problem" in source) throw new Error(source.problem);
  return Buffer.concat(await source.content.toArray());
}

async function companies(content: Buffer): Promise<CompanyFacts[]> {
  const found = new Map<string, CompanyFacts>();
  const table = await open(content);
  for await (const rows of table.rows) {
    for (const row of rows) {
      const read = "fault" in row ? undefined : readCompany(table.columns.picker.pick(row));
      if (read && "item" in read) found.set(read.item.domain, read.item);
    }
  }
  return [...found.values()];
}
