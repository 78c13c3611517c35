import { expect, test } from "vitest";
import { randomNumbers } from "../../server/lib/random.ts";
import type { CandidateSource } from "../../server/search-engine/candidates/candidate-source.ts";
import { MemoryIndex } from "../../server/search-engine/candidates/memory-index.ts";
import { type Retrievers, retrieve } from "../../server/search-engine/candidates/retrievers.ts";
import { cosine, toUnit } from "../../server/search-engine/model/embedding.ts";
import { trainModel } from "../../server/search-engine/model/train.ts";
import { readSubject } from "../../server/search-engine/query/subject.ts";
import { learnCentring } from "../../server/search-engine/ranking/centring.ts";
import { type RankedCompany, rank } from "../../server/search-engine/ranking/rank.ts";
import {
  queryFromSeeds,
  queryFromSubject,
  type RankingQuery,
} from "../../server/search-engine/ranking/ranking-query.ts";
import { matchReasons } from "../../server/search-engine/reasons/match-reason.ts";
import { madeUpCompanies } from "../search/support.ts";

const companies = madeUpCompanies(600);
const model = await trainModel(companies, { dimensions: 32, wordDimensions: 24 });
const trained = new MemoryIndex(companies, model);
const rows = companies.map((_, row) => row);
const ENDPOINT_DIMENSIONS = 96;

function randomVector(seed: number): Float32Array {
  const next = randomNumbers(seed);
  return Float32Array.from({ length: ENDPOINT_DIMENSIONS }, () => next() - 0.5);
}

const axes = Array.from({ length: model.dimensions }, (_, axis) => toUnit(randomVector(axis + 1)));
const common = toUnit(randomVector(1_000));

/** A vector like those of an endpoint: with another length, and so close to all others that no cosine is below 0.5. */
function embedded(vector: Float32Array): Float32Array {
  const sum = common.map((value) => 1.5 * value);
  axes.forEach((axis, at) => axis.forEach((value, of) => (sum[of]! += vector[at]! * value)));
  return toUnit(sum);
}

/** The index of the same companies by the vectors of an endpoint. */
async function endpointIndex(): Promise<CandidateSource<null>> {
  const vectors = (await trained.vectorsOf(rows)).map((vector) => embedded(vector!));
  const centring = learnCentring(vectors.slice(0, 512));
  const retrievers: Retrievers<null> = {
    vectors: {
      cosines: async (vector, ids) => Float32Array.from(ids, (id) => cosine(vector, vectors[id]!)),
      read: async (ids) => ids.map((id) => vectors[id]!),
    },
    nearest: async (vector, limit) => {
      const scores = vectors.map((own) => cosine(vector, own));
      const companyIds = rows.toSorted((a, b) => scores[b]! - scores[a]! || a - b).slice(0, limit);
      return { companyIds, scores: Float32Array.from(companyIds, (id) => scores[id]!) };
    },
    covering: (query, limit) => trained.covering(query, limit, null),
  };
  return {
    find: (request) => retrieve(retrievers, request),
    centring: async () => centring,
    vectorsOf: retrievers.vectors.read,
  };
}

const endpoint = await endpointIndex();
const parts = { model, terms: trained.dictionary };
const trade = ({ companyId }: RankedCompany): number => companyId % 4;
const OPTIONS = { limit: 600, filter: null, minScore: 0.2 };

function asked(query: RankingQuery): RankingQuery {
  return { ...query, vector: embedded(query.vector) };
}

test.each([
  ["marine cargo insurance", 3],
  ["bread and pastry bakery", 0],
  ["offshore oil wells", 1],
])(
  "with an endpoint's vectors, %s finds as many companies of the industry above the minimum score as with the trained model",
  async (text, wanted) => {
    const query = queryFromSubject(readSubject(text), parts);
    const byModel = await rank(trained, query, OPTIONS);
    const byEndpoint = await rank(endpoint, asked(query), OPTIONS);
    expect(byEndpoint.length).toBeGreaterThan(100);
    expect(Math.abs(byEndpoint.length - byModel.length)).toBeLessThan(byModel.length / 5);
    expect(new Set(byEndpoint.slice(0, 100).map(trade))).toEqual(new Set([wanted]));
    expect(byEndpoint[0]!.score).toBeCloseTo(byModel[0]!.score, 1);
  },
);

test("with an endpoint's vectors, lookalikes are in the seed's industry, and have match reasons", async () => {
  const seed = companies[2]!;
  const query = queryFromSeeds([seed], parts);
  const exclude = new Set([2]);
  const byModel = await rank(trained, query, { ...OPTIONS, exclude });
  const byEndpoint = await rank(endpoint, asked(query), { ...OPTIONS, exclude });
  expect(new Set(byEndpoint.slice(0, 100).map(trade))).toEqual(new Set([2]));
  expect(Math.abs(byEndpoint.length - byModel.length)).toBeLessThan(byModel.length / 5);
  const found = byEndpoint.slice(0, 20).map(({ companyId }) => companies[companyId]!);
  for (const reason of matchReasons(model, { query: null, seeds: [seed] }, found)) expect(reason).toMatch(/^Firm.*\.$/);
});
