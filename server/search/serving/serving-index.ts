import { MAX_VECTOR_SEARCH_LIMIT, type VectorSearch } from "../../ports/vector-search.ts";
import type { LexicalIndex } from "../../search-engine/lexical/lexical-index.ts";
import type { LexicalQuery } from "../../search-engine/lexical/lexical-query.ts";
import { type InCommon, learnInCommon, sampledCompanies } from "../../search-engine/ranking/centring.ts";
import type { LexicalTop, RankingIndex, ScoredCompanies } from "../../search-engine/ranking/ranking-index.ts";
import type { CompanyFilter } from "../search.ts";

/** The whole catalogue, for ranking: vectors in a VectorSearch, letters in the lexical index. */
export class ServingIndex implements RankingIndex<CompanyFilter> {
  readonly #vectors: VectorSearch;
  readonly #lexical: LexicalIndex;
  readonly #inCommon = new WeakMap<readonly number[], Promise<InCommon>>();

  constructor(vectors: VectorSearch, lexical: LexicalIndex) {
    this.#vectors = vectors;
    this.#lexical = lexical;
  }

  async denseTop(
    vector: Float32Array,
    limit: number,
    filter: CompanyFilter | null,
    signal?: AbortSignal,
  ): Promise<ScoredCompanies> {
    const matches = await this.#vectors.search({
      vector,
      limit: Math.min(limit, MAX_VECTOR_SEARCH_LIMIT),
      ...(filter && { filter }),
      ...(signal && { signal }),
    });
    const scores = new Float32Array(matches.length);
    matches.forEach(({ score }, at) => (scores[at] = score));
    return { companyIds: matches.map(({ companyId }) => companyId), scores };
  }

  async denseScores(vector: Float32Array, companyIds: readonly number[]): Promise<Float32Array> {
    const scores = await this.#vectors.score(vector, companyIds);
    for (let at = 0; at < scores.length; at += 1) if (Number.isNaN(scores[at]!)) scores[at] = 0;
    return scores;
  }

  vectorsOf(companyIds: readonly number[]): Promise<(Float32Array | null)[]> {
    return this.#vectors.read(companyIds);
  }

  lexicalTop(query: LexicalQuery, limit: number, filter: CompanyFilter | null): Promise<LexicalTop> {
    return this.#lexical.top(query, limit, filter);
  }

  /** Learnt once for each sample, which the lexical index keeps by filter until a company changes. */
  inCommon(filter: CompanyFilter | null): Promise<InCommon> {
    const sample = this.#lexical.sample(sampledCompanies, filter);
    const known = this.#inCommon.get(sample);
    if (known !== undefined) return known;
    const learnt = this.#vectors.read(sample).then(learnInCommon);
    this.#inCommon.set(sample, learnt);
    learnt.catch(() => this.#inCommon.delete(sample));
    return learnt;
  }
}
