import type { QueryKind } from "./relevance.ts";

/** What a company's place in a ranking says about the probability that a person keeps it. */
interface Placing {
  /** How far its score is below the mean of the ten best, in standard deviations of the hundred best. */
  readonly behind: number;
  /** The mean cosine of the ten best with the query: whether the catalogue has what was asked for. */
  readonly topCosine: number;
}

interface PlaceWeights {
  readonly intercept: number;
  readonly behind: number;
  readonly topCosine: number;
}

/**
 * Logistic regressions of "a person keeps this result", fitted to the judged requests, where an embeddings model says how
 * good the best ones are. How they were fitted: scripts/tools/evaluate/README.md.
 */
const BY_EMBEDDING: Record<Exclude<QueryKind, "seeds">, PlaceWeights> = {
  text: { intercept: -0.462, behind: 1.338, topCosine: 1.913 },
  seeds_and_condition: { intercept: -1.359, behind: 1.532, topCosine: 3.104 },
};

/** The same for seeds, of which the scores of the ten best say more than their cosines. */
const OF_SEEDS = { intercept: -3.7, behind: 0.7, topScore: 0.525 };

/** The same without an embeddings model, by the cosine of the trained model. */
const BY_TRAINED: Record<QueryKind, PlaceWeights> = {
  text: { intercept: -1.218, behind: 0.904, topCosine: 2.375 },
  seeds: { intercept: -2.091, behind: 0.382, topCosine: 2.991 },
  seeds_and_condition: { intercept: -1.738, behind: 1.434, topCosine: 2.427 },
};

/** The same on the fused score alone, where only words are known: in a catalogue too small to train on. */
const BY_SCORE: Record<QueryKind, { intercept: number; slope: number }> = {
  text: { intercept: -4.9, slope: 0.32 },
  seeds: { intercept: -3.3, slope: 0.4 },
  seeds_and_condition: { intercept: -2.2, slope: 0.44 },
};

/** Returns the probability that a person keeps a result, from 0 to 1. Falls along a ranking. */
export function relevanceByEmbedding(kind: Exclude<QueryKind, "seeds">, placing: Placing): number {
  return relevanceByPlace(BY_EMBEDDING[kind], placing);
}

/**
 * Returns the same for seeds, with an embeddings model.
 *
 * @param behind how far the company is below the mean of the ten best: in standard deviations of the hundred best, or in
 *   units of their scores where these differ by more, as they do when few companies of a catalogue are of the seeds' kind
 * @param topScore the mean score of the ten best, by words and trained vectors
 */
export function relevanceToSeeds(behind: number, topScore: number): number {
  return logistic(OF_SEEDS.intercept + OF_SEEDS.behind * behind + OF_SEEDS.topScore * topScore);
}

/** Returns the same by the trained model. */
export function relevanceByTrained(kind: QueryKind, placing: Placing): number {
  return relevanceByPlace(BY_TRAINED[kind], placing);
}

/** Returns the same by the fused score alone. */
export function relevanceByScore(kind: QueryKind, score: number): number {
  const { intercept, slope } = BY_SCORE[kind];
  return logistic(intercept + slope * score);
}

function relevanceByPlace(weights: PlaceWeights, { behind, topCosine }: Placing): number {
  return logistic(weights.intercept + weights.behind * behind + weights.topCosine * topCosine);
}

function logistic(value: number): number {
  return 1 / (1 + Math.exp(-value));
}
