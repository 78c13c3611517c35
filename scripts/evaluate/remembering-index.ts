import type { InCommon } from "../../server/search-engine/ranking/centring.ts";
import type { AllowedCompanies, MemoryIndex } from "../../server/search-engine/ranking/memory-index.ts";
import type { LexicalTop, RankingIndex, ScoredCompanies } from "../../server/search-engine/ranking/ranking-index.ts";

/**
 * An index that scans once for what it is asked again: to rank one query by many weights costs little more than by one. Only for one query
 * and one filter at a time; `vectorsOf` and `denseScores` go through.
 */
export function rememberingIndex(index: MemoryIndex): RankingIndex<AllowedCompanies> {
  const dense = new Map<string, Promise<ScoredCompanies>>();
  const lexical = new Map<string, Promise<LexicalTop>>();
  let inCommon: Promise<InCommon> | undefined;
  const once = <Answer>(
    known: Map<string, Promise<Answer>>,
    asked: Float32Array,
    ask: () => Promise<Answer>,
  ): Promise<Answer> => {
    const key = asked.join();
    const answer = known.get(key) ?? ask();
    known.set(key, answer);
    return answer;
  };
  return {
    denseTop: (vector, limit, filter) => once(dense, vector, () => index.denseTop(vector, limit, filter)),
    lexicalTop: (query, limit, filter) => once(lexical, query.weights, () => index.lexicalTop(query, limit, filter)),
    inCommon: (filter) => (inCommon ??= index.inCommon(filter)),
    denseScores: (vector, companyIds) => index.denseScores(vector, companyIds),
    vectorsOf: (companyIds) => index.vectorsOf(companyIds),
  };
}
