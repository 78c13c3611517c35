import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type CompanyAttributes, MAX_VECTOR_SEARCH_LIMIT } from "../../server/ports/vector-search.ts";
import { MemoryVectorSearch } from "../../server/search-engine/public.ts";
import { readCases } from "../support/cases.ts";
import { ClusteredVectors } from "../support/clustered-vectors.ts";

const cases = readCases("test/search-engine/candidates/filters.txt");

const unknown: CompanyAttributes = { employeeCount: null, fundingStage: null, headquartersCountry: null };

/** Returns the cosine similarity of a vector with each row, in 64-bit arithmetic. */
function cosines(query: Float32Array, vectors: Float32Array): number[] {
  const length = Math.hypot(...query);
  return Array.from({ length: vectors.length / query.length }, (_, row) => {
    let [product, squares] = [0, 0];
    for (let i = 0; i < query.length; i++) {
      const value = vectors[row * query.length + i]!;
      product += value * query[i]!;
      squares += value * value;
    }
    return product / Math.sqrt(squares) / length;
  });
}

function best(scores: number[], limit: number): number[] {
  return scores
    .map((_, i) => i)
    .sort((a, b) => scores[b]! - scores[a]! || a - b)
    .slice(0, limit);
}

const samples = new Map<string, Float32Array>();

/** Returns sample vectors, which are the same for the same size. */
function sample(dimensions: number, companies: number): Float32Array {
  const name = `${dimensions} ${companies}`;
  const vectors = samples.get(name) ?? new ClusteredVectors(dimensions, 7, 40).next(companies);
  samples.set(name, vectors);
  return vectors;
}

const kindsOfVectors: [string, number, (vectors: Float32Array) => Float32Array][] = [
  ["any number", 100, (vectors) => vectors],
  ["a power of two", 128, (vectors) => vectors],
  ["heavy tails", 64, (vectors) => vectors.map((value, i) => (i % 64 === 3 ? value * 12 : value ** 3))],
];

/** The number of companies in larger tests. */
const companies = 6_000;
/** The minimum recall, relative to the exact ranking. */
const recall = 0.99;

describe.each([1, 3])("vector search in memory, threads: %i", (threads) => {
  const opened: MemoryVectorSearch[] = [];
  const open = async (dimensions: number): Promise<MemoryVectorSearch> => {
    const search = new MemoryVectorSearch(dimensions, threads);
    opened.push(search);
    return search;
  };
  const fill = async (
    search: MemoryVectorSearch,
    vectors: number[][],
    attributes: CompanyAttributes[] = [],
  ): Promise<void> => {
    await search.upsert({
      companyIds: vectors.map((_, i) => i + 1),
      vectors: Float32Array.from(vectors.flat()),
      attributes: vectors.map((_, i) => attributes[i] ?? unknown),
    });
  };
  const ids = (matches: { companyId: number }[]): number[] => matches.map((match) => match.companyId);
  afterAll(() => Promise.all(opened.map((search) => search.close())));

  describe("a few companies", () => {
    let search: MemoryVectorSearch;
    beforeAll(async () => {
      search = await open(4);
      await fill(search, [
        [1, 0, 0, 0],
        [0, 2, 0, 0],
        [3, 3, 0, 0],
        [-1, 0, 0, 0],
        [0, 0, 0, 0],
      ]);
    });

    test("are returned best first with their cosine similarity, regardless of the length of their vectors", async () => {
      const matches = await search.search({ vector: Float32Array.of(10, 0, 0, 0), limit: 10 });
      expect(ids(matches)).toEqual([1, 3, 2, 5, 4]);
      matches.forEach(({ score }, i) => expect(score).toBeCloseTo([1, Math.SQRT1_2, 0, 0, -1][i]!, 2));
    });

    test("are at most the limit", async () => {
      expect(ids(await search.search({ vector: Float32Array.of(0, 1, 0, 0), limit: 2 }))).toEqual([2, 3]);
    });

    test("can be scored and read one by one, with NaN and null for unknown companies", async () => {
      const scores = await search.score(Float32Array.of(1, 1, 0, 0), [3, 99, 4, 5]);
      expect(scores[1]).toBeNaN();
      [1, null, -Math.SQRT1_2, 0].forEach(
        (expected, i) => expected !== null && expect(scores[i]).toBeCloseTo(expected, 2),
      );
      const [third, absent] = await search.read([3, 99]);
      third!.forEach((value, i) => expect(value).toBeCloseTo([Math.SQRT1_2, Math.SQRT1_2, 0, 0][i]!, 2));
      expect(absent).toBeNull();
      expect(search.size).toBe(5);
    });

    test("reject a vector of another length and a limit out of bounds", async () => {
      await expect(search.search({ vector: new Float32Array(3), limit: 1 })).rejects.toThrow(RangeError);
      await expect(search.search({ vector: new Float32Array(4), limit: 0 })).rejects.toThrow(RangeError);
      const limit = MAX_VECTOR_SEARCH_LIMIT + 1;
      await expect(search.search({ vector: new Float32Array(4), limit })).rejects.toThrow(RangeError);
      await expect(
        search.upsert({ companyIds: [1], vectors: new Float32Array(3), attributes: [unknown] }),
      ).rejects.toThrow(RangeError);
    });
  });

  test("equal scores are ordered by company id, even at the limit", async () => {
    const search = await open(8);
    const companyIds = [9_007_199_254_740_991, 7, 300, 5, 4_294_967_297, 2];
    await search.upsert({
      companyIds,
      vectors: new Float32Array(48).fill(1),
      attributes: companyIds.map(() => unknown),
    });
    const vector = new Float32Array(8).fill(2);
    expect(ids(await search.search({ vector, limit: 4 }))).toEqual([2, 5, 7, 300]);
    expect(ids(await search.search({ vector, limit: 9 }))).toEqual([
      2, 5, 7, 300, 4_294_967_297, 9_007_199_254_740_991,
    ]);
  });

  describe("filters", () => {
    let search: MemoryVectorSearch;
    const found = async (filter: object): Promise<number[]> =>
      ids(await search.search({ vector: Float32Array.of(1, 0), limit: 10, filter })).sort();
    beforeAll(async () => {
      search = await open(2);
      await fill(
        search,
        Array.from({ length: 5 }, () => [1, 1]),
        [
          { employeeCount: 10, fundingStage: "Seed", headquartersCountry: "DEU" },
          { employeeCount: 200, fundingStage: "Series A", headquartersCountry: "USA" },
          { employeeCount: null, fundingStage: "Seed", headquartersCountry: null },
          { employeeCount: 0, fundingStage: null, headquartersCountry: "USA" },
          unknown,
        ],
      );
    });

    test.each(cases.values<[string, object, number[]]>("what, filter, companies"))("%s", async (_, filter, expected) =>
      expect(await found(filter)).toEqual(expected),
    );
  });

  test("a company stored again is found only by its new vector and attributes", async () => {
    const search = await open(2);
    await fill(search, [
      [1, 0],
      [0, 1],
    ]);
    await search.upsert({
      companyIds: [1, 3, 3],
      vectors: Float32Array.of(0, -1, 1, 0, -1, 0),
      attributes: [{ ...unknown, employeeCount: 5 }, unknown, unknown],
    });
    expect(ids(await search.search({ vector: Float32Array.of(0, -1), limit: 1 }))).toEqual([1]);
    expect(ids(await search.search({ vector: Float32Array.of(0, -1), limit: 5, filter: { minEmployees: 5 } }))).toEqual(
      [1],
    );
    expect(ids(await search.search({ vector: Float32Array.of(-1, 0), limit: 1 }))).toEqual([3]);
    expect(search.size).toBe(3);
  });

  test("a removed company is not found, and can be added again", async () => {
    const search = await open(2);
    await fill(
      search,
      Array.from({ length: 200 }, (_, i) => [Math.cos(i), Math.sin(i)]),
    );
    await search.remove([...Array.from({ length: 150 }, (_, i) => i + 1), 999]);
    expect(search.size).toBe(50);
    const left = await search.search({ vector: Float32Array.of(1, 0), limit: 300 });
    expect(ids(left).sort((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, i) => i + 151));
    await search.upsert({ companyIds: [77], vectors: Float32Array.of(1, 0), attributes: [unknown] });
    expect(ids(await search.search({ vector: Float32Array.of(1, 0), limit: 1 }))).toEqual([77]);
    expect(search.size).toBe(51);
  });

  test("an empty search finds nothing", async () => {
    const search = await open(16);
    expect(await search.search({ vector: new Float32Array(16).fill(1), limit: 5 })).toEqual([]);
  });

  describe.each(kindsOfVectors)(`${companies} companies, dimensions: %s`, (_, dimensions, shape) => {
    let search: MemoryVectorSearch;
    const vectors = shape(sample(dimensions, companies));
    const attributes = Array.from(
      { length: companies },
      (_, i): CompanyAttributes => ({ ...unknown, employeeCount: i % 50 }),
    );
    beforeAll(async () => {
      search = await open(dimensions);
      for (let at = 0; at < companies; at += 1_500)
        await search.upsert({
          companyIds: Array.from({ length: 1_500 }, (_, i) => at + i),
          vectors: vectors.slice(at * dimensions, (at + 1_500) * dimensions),
          attributes: attributes.slice(at, at + 1_500),
        });
    });

    const queries = Array.from({ length: 10 }, (_, i) =>
      vectors.slice(i * 150 * dimensions, (i * 150 + 1) * dimensions),
    );
    const rankings = queries.map((vector) => best(cosines(vector, vectors), 1_000));

    test.each([10, 100, 1_000])("the top %i companies are those of an exact ranking", async (limit) => {
      let common = 0;
      for (const [at, vector] of queries.entries()) {
        const expected = new Set(rankings[at]!.slice(0, limit));
        common += ids(await search.search({ vector, limit })).filter((id) => expected.has(id)).length;
      }
      expect(common / (10 * limit)).toBeGreaterThanOrEqual(recall);
    });

    test("a filter that 2 % of companies match returns the best of them", async () => {
      const vector = vectors.slice(0, dimensions);
      const scores = cosines(vector, vectors).map((score, i) => (i % 50 === 7 ? score : -2));
      const found = ids(await search.search({ vector, limit: 25, filter: { minEmployees: 7, maxEmployees: 7 } }));
      expect(found.every((id) => id % 50 === 7)).toBe(true);
      const expected = new Set(best(scores, 25));
      expect(found.filter((id) => expected.has(id)).length / 25).toBeGreaterThanOrEqual(recall - 0.02);
    });

    test("50 concurrent searches each get their own result", async () => {
      const responses = await Promise.all(
        Array.from({ length: 50 }, (_, i) =>
          search.search({ vector: vectors.slice(i * dimensions, (i + 1) * dimensions), limit: 1 + i }),
        ),
      );
      responses.forEach((matches, i) => {
        expect(matches[0]!.companyId).toBe(i);
        expect(matches[0]!.score).toBeCloseTo(1, 2);
        expect(matches.length).toBe(1 + i);
      });
    });

    test("companies stored again while searches run are never missing and never duplicated", async () => {
      const vector = vectors.slice(0, dimensions);
      const changes = Array.from({ length: 20 }, (_, i) =>
        search.upsert({
          companyIds: Array.from({ length: 50 }, (_, j) => i * 50 + j),
          vectors: vectors.slice(i * 50 * dimensions, (i + 1) * 50 * dimensions),
          attributes: attributes.slice(i * 50, (i + 1) * 50),
        }),
      );
      const responses = await Promise.all(
        Array.from({ length: 20 }, () => search.search({ vector, limit: companies })),
      );
      for (const matches of responses) expect(new Set(ids(matches)).size).toBe(matches.length);
      await Promise.all(changes);
      expect(search.size).toBe(companies);
    });

    test("an aborted search rejects with the signal's reason, and the others continue", async () => {
      const vector = vectors.slice(0, dimensions);
      const stop = new AbortController();
      const early = search.search({ vector, limit: 5, signal: AbortSignal.abort(new Error("too late")) });
      await expect(early).rejects.toThrow("too late");
      const stopped = Array.from({ length: 12 }, () => search.search({ vector, limit: 5, signal: stop.signal }));
      const kept = search.search({ vector, limit: 5 });
      stop.abort(new Error("enough"));
      for (const result of await Promise.allSettled(stopped))
        expect(result).toMatchObject({ status: "rejected", reason: new Error("enough") });
      expect(ids(await kept)[0]).toBe(0);
    });
  });

  test("a closed search rejects waiting and later searches", async () => {
    const search = new MemoryVectorSearch(2, threads);
    await fill(search, [[1, 0]]);
    const waiting = Promise.allSettled(
      Array.from({ length: 20 }, () => search.search({ vector: Float32Array.of(1, 0), limit: 1 })),
    );
    await search.close();
    await waiting;
    await expect(search.search({ vector: Float32Array.of(1, 0), limit: 1 })).rejects.toThrow("closed");
  });
});
