import { MAX_VECTOR_SEARCH_LIMIT, type VectorSearch } from "../../ports/vector-search.ts";
import {
  type Centring,
  type LexicalIndex,
  type LexicalQuery,
  learnCentring,
  MIN_SAMPLE_SIZE,
  type RankingIndex,
  SAMPLE_SIZE,
  type ScoredCompanies,
} from "../../search-engine/public.ts";
import type { CompanyFilter } from "../search.ts";

/** The whole catalogue, for ranking: vectors in a VectorSearch, words in the lexical index. */
export class ServingIndex implements RankingIndex<CompanyFilter> {
  readonly #vectors: VectorSearch;
  readonly #lexical: LexicalIndex;
  readonly #centrings = new WeakMap<readonly number[], Promise<Centring>>();

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
      filter: filter ?? undefined,
      signal,
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

  lexicalTop(query: LexicalQuery, limit: number, filter: CompanyFilter | null): Promise<ScoredCompanies> {
    return this.#lexical.top(query, limit, filter);
  }

  /** Computed once per sample, which the lexical index caches by filter until a company changes. */
  centring(filter: CompanyFilter | null): Promise<Centring> {
    const allowed = this.#lexical.sample(SAMPLE_SIZE, filter);
    const sample = allowed.length < MIN_SAMPLE_SIZE ? this.#lexical.sample(SAMPLE_SIZE, null) : allowed;
    const known = this.#centrings.get(sample);
    if (known !== undefined) return known;
    const learnt = this.#vectors.read(sample).then(learnCentring);
    this.#centrings.set(sample, learnt);
    learnt.catch(() => this.#centrings.delete(sample));
    return learnt;
  }
}
