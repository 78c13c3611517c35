import { expect, test } from "vitest";
import { MemoryVectorSearch } from "../../server/search-engine/vector-scan/memory-vector-search.ts";

test("all near duplicates are found in bounded memory, even if they exceed the capacity of a thread", async () => {
  const search = new MemoryVectorSearch(64, 2);
  const count = 160_000;
  const attributes = Array.from({ length: count }, () => ({
    employeeCount: null,
    fundingStage: null,
    headquartersCountry: null,
  }));
  const vectors = new Float32Array(count * 64).map((_, i) => (i % 64) - 20);
  await search.upsert({ companyIds: Array.from({ length: count }, (_, i) => i), vectors, attributes });
  const matches = await search.search({ vector: vectors.slice(0, 64), limit: 10_000 });
  expect(new Set(matches.map(({ companyId }) => companyId)).size).toBe(10_000);
  expect(Math.min(...matches.map(({ score }) => score))).toBeCloseTo(1, 2);
  await search.close();
});

test("vectors use at most 1.5 times their size in int8", async () => {
  const search = new MemoryVectorSearch(256, 2);
  const before = search.memoryBytes();
  const rows = 65_536;
  await search.upsert({
    companyIds: Array.from({ length: rows }, (_, i) => i * 3),
    vectors: new Float32Array(rows * 256).fill(1),
    attributes: Array.from({ length: rows }, () => ({
      employeeCount: 1,
      fundingStage: "Seed",
      headquartersCountry: "USA",
    })),
  });
  expect(search.memoryBytes() - before).toBeLessThanOrEqual(rows * 256 * 1.5);
  await search.close();
});

test("a search can return tens of thousands of companies", async () => {
  const search = new MemoryVectorSearch(2, 2);
  const companyIds = Array.from({ length: 30_000 }, (_, at) => at);
  await search.upsert({
    companyIds,
    vectors: Float32Array.from(companyIds.flatMap((at) => [Math.cos(at / 10_000), Math.sin(at / 10_000)])),
    attributes: companyIds.map(() => ({ employeeCount: null, fundingStage: null, headquartersCountry: null })),
  });
  const matches = await search.search({ vector: Float32Array.of(1, 0), limit: 30_000 });
  expect(matches.map(({ companyId }) => companyId).toSorted((a, b) => a - b)).toEqual(companyIds);
  await search.close();
});
