import type { LexicalIndex } from "../lexical/lexical-index.ts";
import { type Centring, learnCentring, SAMPLE_SIZE } from "../ranking/centring.ts";
import type { MemoryVectorSearch } from "../vector-scan/memory-vector-search.ts";
import type { CandidateRequest, CandidateSource, Candidates } from "./candidate-source.ts";
import { countCovering, type Indexes, retrieve } from "./retrievers.ts";

export class MemoryCandidates implements CandidateSource {
  readonly #centrings = new WeakMap<readonly number[], Promise<Centring>>();
  #indexes: Indexes;

  constructor(vectors: MemoryVectorSearch, lexical: LexicalIndex) {
    this.#indexes = { vectors, lexical, embeddings: undefined };
  }

  /** Sets the vectors from an embeddings model, which some companies may lack; undefined for no model. */
  useEmbeddings(embeddings: MemoryVectorSearch | undefined): void {
    this.#indexes = { ...this.#indexes, embeddings };
  }

  get embeddingCosines(): CandidateSource["embeddingCosines"] {
    const { embeddings } = this.#indexes;
    return embeddings && ((vector, companyIds) => embeddings.score(vector, companyIds));
  }

  find(request: CandidateRequest): Promise<Candidates> {
    return retrieve(this.#indexes, request);
  }

  countUsing(words: readonly string[], most: number): Promise<number[]> {
    return countCovering(this.#indexes.lexical, words, most);
  }

  /** Computes the centring once for each sample. The lexical index caches the sample until a company changes. */
  centring(): Promise<Centring> {
    const { lexical, vectors } = this.#indexes;
    const sample = lexical.sample(SAMPLE_SIZE);
    const known = this.#centrings.get(sample);
    if (known !== undefined) return known;
    const learnt = vectors.read(sample).then(learnCentring);
    this.#centrings.set(sample, learnt);
    learnt.catch(() => this.#centrings.delete(sample));
    return learnt;
  }
}

/** The candidates of a catalogue without companies. */
export const NO_CANDIDATES: CandidateSource = {
  find: async ({ condition }) => ({
    companyIds: [],
    allowed: 0,
    catalogueBest: [],
    coverage: new Float32Array(),
    isBound: new Uint8Array(),
    hasAll: new Uint8Array(),
    inCategory: new Uint8Array(),
    fullMatchCount: 0,
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
