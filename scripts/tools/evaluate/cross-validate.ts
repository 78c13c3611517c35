import {
  type CandidateSource,
  type MemoryIndex,
  type QueryKind,
  RANKING_WEIGHTS,
  type RankingQuery,
  type RankingWeights,
  rank,
} from "../../../server/search-engine/public.ts";
import { type JudgedRequest, scoreJudged } from "./judged.ts";

/** A judged request with its query and the companies that it excludes. */
interface AskedRequest {
  request: JudgedRequest;
  query: RankingQuery;
  exclude: ReadonlySet<number>;
}

/** The weights to choose from: every combination of the values of a kind. */
const CHOICES: Record<QueryKind, { [Weight in keyof RankingWeights]: readonly number[] }> = {
  text: {
    coverage: [6, 8, 10, 12, 16, 20, 24],
    condition: [2],
    hubness: [5],
    feedback: [0, 0.35, 0.7, 1],
    embedding: [0.4],
  },
  seeds: { coverage: [1, 2, 3, 4, 6, 8], condition: [0], hubness: [5], feedback: [0, 0.2, 0.4], embedding: [0.4] },
  seeds_and_condition: {
    coverage: [1, 2, 3, 4, 6],
    condition: [1.8, 3.6, 7.2],
    hubness: [5],
    feedback: [0, 0.2],
    embedding: [0.1],
  },
};

/** The ranking is read down to this rank, because companies without a grade are left out. */
const RANKED = 2_000;

interface Held {
  ndcg: number;
  precision: number;
}

/** Scores of one request by weights, in the order of `combinations`; null where no company is relevant. */
type ScoresByWeights = readonly (Held | null)[];

/**
 * Returns Markdown: nDCG@10 and precision@10 of every request with the weights that are best for the other requests of
 * its kind, beside those of the best weights for all requests of the kind.
 */
export async function crossValidate(
  asked: readonly AskedRequest[],
  index: MemoryIndex,
  domainOf: (row: number) => string,
): Promise<string> {
  const lines = [
    "| cross-validated | requests | nDCG@10 left out | precision@10 left out | nDCG@10 of the best weights | best weights |",
    "| --- | --- | --- | --- | --- | --- |",
  ];
  for (const kind of ["text", "seeds", "seeds_and_condition"] as const) {
    const weights = combinations(kind);
    const scores: ScoresByWeights[] = [];
    for (const request of asked.filter(({ query }) => query.kind === kind))
      scores.push(await scoreByWeights(request, weights, index, domainOf));
    const judged = scores.filter((byWeights) => byWeights.every((score) => score !== null));
    if (judged.length < 2) continue;
    const held = judged.map((own) => own[bestWeights(judged.filter((other) => other !== own))]!);
    const best = bestWeights(judged);
    const { coverage, condition, feedback } = weights[best]!;
    lines.push(
      `| ${kind} | ${judged.length} | ${mean(held.map(({ ndcg }) => ndcg))} | ${mean(held.map(({ precision }) => precision))} | ${mean(judged.map((own) => own[best]!.ndcg))} | coverage ${coverage}, condition ${condition}, feedback ${feedback} |`,
    );
  }
  return lines.join("\n");
}

function combinations(kind: QueryKind): RankingWeights[] {
  let combined: Partial<RankingWeights>[] = [{}];
  for (const [weight, values] of Object.entries(CHOICES[kind]))
    combined = combined.flatMap((chosen) => values.map((value) => ({ ...chosen, [weight]: value })));
  return combined.map((chosen) => ({ ...RANKING_WEIGHTS[kind], ...chosen }));
}

async function scoreByWeights(
  { request, query, exclude }: AskedRequest,
  combined: readonly RankingWeights[],
  index: MemoryIndex,
  domainOf: (row: number) => string,
): Promise<ScoresByWeights> {
  const retrieved = retrieveOnce(index);
  const scores: (Held | null)[] = [];
  for (const weights of combined) {
    const ranking = await rank(retrieved, query, { limit: RANKED, filter: null, excludedIds: exclude, weights });
    const { ndcg, precision } = scoreJudged(
      request,
      ranking.map(({ companyId }) => domainOf(companyId)),
    );
    scores.push(ndcg === null ? null : { ndcg, precision });
  }
  return scores;
}

/** Returns the index of the weights with the highest mean nDCG@10; the first one of a tie. */
function bestWeights(scores: readonly ScoresByWeights[]): number {
  const sums = scores[0]!.map((_, index) => scores.reduce((sum, own) => sum + own[index]!.ndcg, 0));
  return sums.indexOf(Math.max(...sums));
}

/** Returns a source for one query that retrieves candidates only once, because they do not depend on the weights. */
function retrieveOnce(index: MemoryIndex): CandidateSource<ReadonlySet<number>> {
  return {
    find: once(index.find.bind(index)),
    centring: once(index.centring.bind(index)),
    embeddingCosines: index.embeddingCosines,
  };
}

function once<Arguments extends unknown[], Value>(make: (...args: Arguments) => Value): (...args: Arguments) => Value {
  let made: { value: Value } | undefined;
  return (...args) => {
    made ??= { value: make(...args) };
    return made.value;
  };
}

function mean(values: readonly number[]): string {
  return (values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(3);
}
