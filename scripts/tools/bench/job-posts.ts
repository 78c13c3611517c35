// npm run bench -- job-posts [posts]
// Job posts per second written to the catalogue, beside COPY of the same rows into the same indexed table.
// Target: at least half of its rate.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { recordKind } from "../../../server/catalogue/record-kinds.ts";
import { createSecrets } from "../../../server/secrets/secrets.ts";
import { ingestRecords } from "../../commands/ingest/ingest-records.ts";
import { openTable } from "../../commands/ingest/open-table.ts";
import { RejectFile } from "../../commands/ingest/reject-file.ts";
import { Random } from "../../commands/sample-data/random.ts";
import words from "../../commands/sample-data/words.json" with { type: "json" };
import { copyRows } from "./support/copy-rows.ts";
import { openBenchmarkDatabase } from "./support/database.ts";
import { machine, printTable } from "./support/measure.ts";

const [size = "1000000"] = process.argv.slice(2);
const count = Number(size);
const COMPANIES = 5000;
/** Rows per COPY and lines per chunk, so that the data of a million posts is never in memory at once. */
const PART = 10_000;
const WORDS_PER_POST = 150;
const vocabulary = [...new Set(JSON.stringify(words).match(/\p{L}{3,}/gu))];

const folder = mkdtempSync(join(tmpdir(), "bench-job-posts-"));
const { db, pool, close } = await openBenchmarkDatabase();
const client = await pool.connect();

try {
  await client.query(
    `insert into company (domain, name) select 'company-' || n || '.example', 'Company ' || n from generate_series(0, ${COMPANIES - 1}) as n`,
  );
  const companies = await client.query<{ id: number; domain: string }>("select id, domain from company");
  const ids = new Map(companies.rows.map(({ id, domain }) => [domain, id]));
  const copySeconds = await seconds(async () => {
    for (const part of parts()) {
      const rows = part.map((post) => [ids.get(post.company_domain), post.url, post.title, post.text, post.posted_at]);
      await copyRows(client, "copy job_post (company_id, source_url, title, body, posted_at) from stdin", rows);
    }
  });
  await client.query("truncate job_post cascade");
  const ingestSeconds = await seconds(ingest);
  const { rows } = await client.query<{ count: number }>("select count(*)::integer as count from job_post");
  if (rows[0]?.count !== count) throw new Error(`${rows[0]?.count} of ${count} posts were written.`);
  console.log(`${machine()}; ${count.toLocaleString("en-US")} job posts of ${WORDS_PER_POST} words, no fsync`);
  printTable("Ingest of job posts beside COPY", [
    row("COPY into the indexed table", copySeconds, copySeconds),
    row("Ingest", ingestSeconds, copySeconds),
  ]);
} finally {
  client.release();
  await close();
  rmSync(folder, { recursive: true, force: true });
}

function row(what: string, taken: number, copyTaken: number) {
  const rate = Math.round(count / taken).toLocaleString("en-US");
  return { what, seconds: taken.toFixed(2), "posts a second": rate, "of COPY's rate": (copyTaken / taken).toFixed(2) };
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}

async function ingest(): Promise<unknown> {
  const kind = recordKind("job-posts");
  const source = {
    name: "bench",
    format: undefined,
    content: Readable.from(lines(), { objectMode: false }),
    totalBytes: undefined,
    bytesRead: () => 0,
    fingerprint: undefined,
    reopen: undefined,
  };
  const options = { encoding: undefined, dates: undefined, note: () => undefined };
  const table = await openTable(source, kind, { map: new Map(), constants: new Map() }, options);
  return ingestRecords({
    kind,
    rows: table.rows,
    columns: table.columns.picker,
    rejects: new RejectFile(join(folder, "rejected.ndjson")),
    merges: new RejectFile(join(folder, "merged.ndjson")),
    target: { db, secrets: createSecrets("x".repeat(32)) },
    fileName: "bench",
    sourceKey: "bench",
    onProgress: () => undefined,
    signal: new AbortController().signal,
  });
}

function* lines(): Generator<Buffer> {
  for (const part of parts()) {
    const text = part.map((post) => `${JSON.stringify(post)}\n`).join("");
    for (let start = 0; start < text.length; start += 65_536) yield Buffer.from(text.slice(start, start + 65_536));
  }
}

/** Generates the same posts at each call. */
function* parts() {
  const random = new Random(1);
  for (let start = 0; start < count; start += PART) {
    yield Array.from({ length: Math.min(PART, count - start) }, (_, index) => ({
      company_domain: `company-${random.integer(0, COMPANIES - 1)}.example`,
      title: `${random.pick(words.openRoles)} ${random.pick(vocabulary)}`,
      text: Array.from({ length: WORDS_PER_POST }, () => random.pick(vocabulary)).join(" "),
      url: `https://jobs.example/${start + index}`,
      posted_at: new Date(Date.UTC(2026, 0, 1) + random.integer(0, 300) * 86_400_000).toISOString(),
    }));
  }
}
