import { toUnit } from "../model/embedding.ts";
import { apart, type InCommon, type Spread, towards } from "./centring.ts";
import type { LexicalTop, RankingIndex, ScoredCompanies } from "./ranking-index.ts";
import type { RankingPart } from "./ranking-query.ts";

/**
 * The best of the lexical list, so many for each candidate asked for, join the candidates; the rest of the list only tells scores. Of 500 to
 * 2,000 candidates a quarter loses nothing, of 200 .003 recall. The others would cost most: no scan has just read their vectors.
 */
const lexicalShare = 1 / 4;
/** How many deviations above the mean; 0 for everyone when all are equal. */
export function standardised(score: number, { mean, deviation }: Spread): number {
  return deviation > 0 ? (score - mean) / deviation : 0;
}

/** What the index answered to one part of a query; `told` is what tells its direction apart from what all have in common. */
export interface Arms {
  part: RankingPart;
  told: Float32Array;
  nearest: ScoredCompanies;
  lexical: LexicalTop;
  beyond: number;
  joining: number;
}

/** Asks both arms for the best companies by one part of a query. */
export async function askArms<Filter>(
  index: RankingIndex<Filter>,
  part: RankingPart,
  inCommon: InCommon,
  candidates: number,
  filter: Filter | null,
  signal?: AbortSignal,
): Promise<Arms> {
  const told = toUnit(apart(inCommon, part.vector));
  const [nearest, lexical] = await Promise.all([
    index.denseTop(towards(inCommon, told), candidates, filter, signal),
    index.lexicalTop(part.lexical, candidates, filter, signal),
  ]);
  // A company beyond the lexical list scored at most as much as its last entry, and 0 when the list is not full.
  const beyond = lexical.companyIds.length < candidates ? 0 : lexical.scores.at(-1)!;
  // Without a direction the letters alone rank.
  const joining = told.some((value) => value !== 0) ? Math.ceil(candidates * lexicalShare) : candidates;
  return { part, told, nearest, lexical, beyond, joining };
}

/** Each company that an arm brings, once, with its place. */
export function placesOf(everyArms: readonly Arms[], exclude: ReadonlySet<number>): Map<number, number> {
  const places = new Map<number, number>();
  const join = (companyIds: readonly number[], most: number): void => {
    const count = Math.min(most, companyIds.length);
    for (let at = 0; at < count; at += 1) {
      const companyId = companyIds[at]!;
      if (!places.has(companyId) && !exclude.has(companyId)) places.set(companyId, places.size);
    }
  };
  for (const { nearest } of everyArms) join(nearest.companyIds, Infinity);
  for (const { lexical, joining } of everyArms) join(lexical.companyIds, joining);
  return places;
}

/** What letters add to the companies' fused scores under one part of the query. */
export function lexicalShares({ part, lexical, beyond }: Arms, places: ReadonlyMap<number, number>): Float32Array {
  const { weights } = part;
  const shares = new Float32Array(places.size).fill(weights.lexical * standardised(beyond, lexical));
  lexical.companyIds.forEach((companyId, at) => {
    const place = places.get(companyId);
    if (place !== undefined) shares[place] = weights.lexical * standardised(lexical.scores[at]!, lexical);
  });
  return shares;
}
