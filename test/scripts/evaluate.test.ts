import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { ndcgAt10 } from "../../scripts/tools/evaluate/judged.ts";
import { readCorpus } from "../../scripts/tools/evaluate/read-corpus.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

test("nDCG matches a manual calculation", () => {
  const grades = new Map(Object.entries({ a: 3, b: 2, c: 1 }));
  const found = 3 / Math.log2(2) + 7 / Math.log2(4);
  const ideal = 7 / Math.log2(2) + 3 / Math.log2(3) + 1 / Math.log2(4);
  expect(ndcgAt10(["b", "x", "a"], grades)).toBeCloseTo(found / ideal, 12);
  expect(ndcgAt10(["a", "b", "c"], grades)).toBe(1);
});

test("a corpus may be gzipped, lack fields and contain U+2028, which does not end a line", async () => {
  const rows = [
    { domain: "A.example", name: "A", description: "one\u2028two" },
    { name: "no domain" },
    { domain: "b.example" },
  ];
  const lines = rows.map((row) => JSON.stringify(row)).join("\n");
  const folder = temporaryFolder();
  await writeFile(join(folder, "plain.ndjson"), lines);
  await writeFile(join(folder, "packed.ndjson.gz"), gzipSync(lines));
  const plain = await readCorpus(join(folder, "plain.ndjson"));
  expect(plain).toEqual([
    { domain: "a.example", name: "A", one_liner: null, description: "one\u2028two" },
    { domain: "b.example", name: "b.example", one_liner: null, description: null },
  ]);
  expect(await readCorpus(join(folder, "packed.ndjson.gz"))).toEqual(plain);
});
