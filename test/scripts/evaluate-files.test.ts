import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { readCorpus, readJudgements } from "../../scripts/tools/evaluate/read-files.ts";
import { trainService } from "../../scripts/tools/evaluate/systems.ts";
import { formatTable } from "../../scripts/tools/evaluate/table.ts";
import { madeUpCompanies } from "../search/support.ts";

const folder = await mkdtemp(join(tmpdir(), "evaluate-"));

test("a corpus is read plain or gzipped, with fields missing, and U+2028 in a text ends no line", async () => {
  const lines = [
    { domain: "A.example", name: "A", description: "one\u2028two", corpora: "c" },
    { name: "no domain" },
    { domain: "b.example" },
  ]
    .map((row) => JSON.stringify(row))
    .join("\n");
  await writeFile(join(folder, "plain.ndjson"), lines);
  await writeFile(join(folder, "packed.ndjson.gz"), gzipSync(lines));
  const plain = await readCorpus(join(folder, "plain.ndjson"));
  expect(plain.map(({ domain, name, description, corpora }) => [domain, name, description, corpora])).toEqual([
    ["a.example", "A", "one\u2028two", ["c"]],
    ["b.example", "b.example", null, []],
  ]);
  expect(await readCorpus(join(folder, "packed.ndjson.gz"))).toEqual(plain);
});

test("queries are read with only their required fields", async () => {
  const file = join(folder, "queries.json");
  await writeFile(file, JSON.stringify([{ seed_domain: "A.example", relevant: { "b.example": 2, "c.example": 0 } }]));
  const { queries, corpora } = await readJudgements(file);
  expect(corpora.size).toBe(0);
  expect(queries[0]).toMatchObject({ kind: "lookalike", query: null, seedDomains: ["a.example"], excludeDomains: [] });
  expect([...queries[0]!.relevant]).toEqual([["b.example", 2]]);
});

test("the service's search returns only allowed companies, and the table has a row per slice", async () => {
  const unknown = {
    employee_count: null,
    employee_min: null,
    employee_max: null,
    funding_stage: null,
    hq_country: null,
    corpora: [],
  };
  const companies = madeUpCompanies(80).map((company, row) => ({ ...company, ...unknown, domain: `d${row}.example` }));
  const allowed = new Set(companies.keys().filter((row) => row % 3 !== 0));
  const filters = { locations: [], fundingStages: [], minEmployees: null, maxEmployees: null };
  const query = {
    id: "q",
    kind: "lookalike",
    subtype: "",
    corpus: "",
    query: null,
    seedDomains: ["d3.example"],
    excludeDomains: [],
    filters,
    relevant: new Map([["d7.example", 2]]),
  };
  const service = await trainService(companies, () => undefined);
  const rows = await service.rank(query, allowed);
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.every((row) => allowed.has(row))).toBe(true);
  expect(rows[0]! % 4).toBe(3);
  const table = formatTable([query], new Map([["service", [{ ndcg: 0.5, recall: null }]]]));
  expect(table.split("\n").map((line) => line.split("|")[1]!.trim())).toEqual([
    "nDCG@10 / recall@100",
    expect.stringMatching(/^-+$/),
    "lookalike",
    "lookalike · corpus all",
    "lookalike · unfiltered",
  ]);
});
