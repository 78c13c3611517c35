import { MAX_VECTOR_SEARCH_LIMIT, type VectorFilter, type VectorSearch } from "../../ports/vector-search.ts";
import type { LexicalIndex } from "../lexical/lexical-index.ts";
import { type Centring, learnCentring, SAMPLE_SIZE } from "../ranking/centring.ts";
import type { CandidateRequest, CandidateSource, Candidates } from "./candidate-source.ts";
import { countCovering, type Retrievers, retrieve, type ScoredCompanies } from "./retrievers.ts";

export class InProcessCandidates implements CandidateSource {
  readonly #vectors: VectorSearch;
  readonly #lexical: LexicalIndex;
  readonly #retrievers: Retrievers;
  readonly #centrings = new WeakMap<readonly number[], Promise<Centring>>();

  #embeddings: VectorSearch | undefined;

  constructor(vectors: VectorSearch, lexical: LexicalIndex) {
    this.#vectors = vectors;
    this.#lexical = lexical;
    this.#retrievers = {
      nearest: (vector, limit, filter, signal) => this.#nearest(vector, limit, filter, signal),
      covering: (query, limit, filter) => lexical.top(query, limit, filter),
      coverage: async (query, companyIds) => lexical.coverage(query, companyIds),
      vectors: {
        cosines: (vector, companyIds) => this.#cosines(vector, companyIds),
        read: (companyIds) => vectors.read(companyIds),
      },
      nearestByEmbedding: async (vector, limit, filter, signal) => {
        const request = {
          vector,
          limit: Math.min(limit, MAX_VECTOR_SEARCH_LIMIT),
          filter: filter ?? undefined,
          signal,
        };
        return (await this.#embeddings?.search(request))?.map(({ companyId }) => companyId) ?? [];
      },
    };
  }

  /** Sets the vectors of an embeddings model, which may lack some companies; undefined for no model. */
  useEmbeddings(vectors: VectorSearch | undefined): void {
    this.#embeddings = vectors;
  }

  get embeddingCosines(): CandidateSource["embeddingCosines"] {
    const embeddings = this.#embeddings;
    return embeddings && ((vector, companyIds) => embeddings.score(vector, companyIds));
  }

  find(request: CandidateRequest): Promise<Candidates> {
    return retrieve(this.#retrievers, request);
  }

  countUsing(words: readonly string[], most: number): Promise<number[]> {
    return countCovering(this.#retrievers, words, most);
  }

  /** Computed once per sample, which the lexical index caches until a company changes. */
  centring(): Promise<Centring> {
    const sample = this.#lexical.sample(SAMPLE_SIZE);
    const known = this.#centrings.get(sample);
    if (known !== undefined) return known;
    const learnt = this.#vectors.read(sample).then(learnCentring);
    this.#centrings.set(sample, learnt);
    learnt.catch(() => this.#centrings.delete(sample));
    return learnt;
  }

  async #nearest(
    vector: Float32Array,
    limit: number,
    filter: VectorFilter | null,
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

  async #cosines(vector: Float32Array, companyIds: readonly number[]): Promise<Float32Array> {
    const scores = await this.#vectors.score(vector, companyIds);
    for (let at = 0; at < scores.length; at += 1) if (Number.isNaN(scores[at]!)) scores[at] = 0;
    return scores;
  }
}

/** The candidates of a catalogue without companies. */
export const NO_CANDIDATES: CandidateSource = {
  find: async ({ condition }) => ({
    companyIds: [],
    allowed: 0,
    whole: [],
    coverage: new Float32Array(),
    isBound: new Uint8Array(),
    hasAll: new Uint8Array(),
    inCategory: new Uint8Array(),
    havingMost: 0,
    conditionCoverage: condition && new Float32Array(),
    familiarity: 0,
    vectors: {
      cosines: async (_vector, companyIds) => new Float32Array(companyIds.length),
      read: async (companyIds) => companyIds.map(() => null),
    },
  }),
  countUsing: async (words) => words.map(() => 0),
  centring: async () => learnCentring([]),
};
