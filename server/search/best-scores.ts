import type { ScoredCompanies } from "./ranking-index.ts";

/** The `limit` best of scored companies, best first, equal ones by id. Only those are put in order. */
export const bestScores = (companyIds: ArrayLike<number>, scores: Float32Array, limit: number): ScoredCompanies => {
  const least = scores.length > limit ? scores.slice().sort()[scores.length - limit]! : -Infinity;
  const places: number[] = [];
  for (let place = 0; place < scores.length; place += 1) if (scores[place]! >= least) places.push(place);
  places.sort((a, b) => scores[b]! - scores[a]! || companyIds[a]! - companyIds[b]!);
  places.length = Math.min(places.length, limit);
  const best = { companyIds: new Array<number>(places.length), scores: new Float32Array(places.length) };
  places.forEach((place, at) => {
    best.companyIds[at] = companyIds[place]!;
    best.scores[at] = scores[place]!;
  });
  return best;
};
