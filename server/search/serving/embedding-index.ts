import { MemoryVectorSearch } from "../../search-engine/public.ts";
import {
  type EmbeddingPage,
  findEmbeddingDimensions,
  listChangedEmbeddings,
  listEmbeddingsAfter,
} from "../queries-embeddings.ts";
import { readHorizon, type Session } from "../queries-models.ts";

/** The number of vectors read at a time: 3 MB. */
const PAGE = 8_192;

interface EmbeddingIndexOptions {
  /** The identity of the embeddings model. */
  readonly source: string;
  readonly threads: number;
  readonly onThreadFailure: (error: Error) => void;
}

/** The vectors of companies from an embeddings model, loaded from the database and kept up to date. */
export class EmbeddingIndex {
  readonly #options: EmbeddingIndexOptions;
  #vectors: MemoryVectorSearch | undefined;
  #since = "0";

  constructor(options: EmbeddingIndexOptions) {
    this.#options = options;
  }

  /** Undefined while no vectors are stored. */
  get vectors(): MemoryVectorSearch | undefined {
    return this.#vectors;
  }

  /** Loads all vectors at the first call, and applies the changes at later calls. */
  async follow(session: Session): Promise<void> {
    const { source } = this.#options;
    if (this.#vectors === undefined) return this.#load(session);
    const horizon = await readHorizon(session);
    const page = await listChangedEmbeddings(session, source, this.#vectors.dimensions, this.#since);
    if (page !== null) await store(this.#vectors, page);
    this.#since = horizon;
    // Drops the vectors if vectors of a different length are replacing them.
    if (page === null && (await findEmbeddingDimensions(session, source)) !== this.#vectors.dimensions)
      await this.close();
  }

  async remove(companyIds: readonly number[]): Promise<void> {
    await this.#vectors?.remove(companyIds);
  }

  async close(): Promise<void> {
    const vectors = this.#vectors;
    this.#vectors = undefined;
    await vectors?.close();
  }

  async #load(session: Session): Promise<void> {
    const { source, threads, onThreadFailure } = this.#options;
    const dimensions = await findEmbeddingDimensions(session, source);
    if (dimensions === null) return;
    const horizon = await readHorizon(session);
    const vectors = new MemoryVectorSearch(dimensions, threads, onThreadFailure);
    try {
      for (let after = -1; ; ) {
        const page = await listEmbeddingsAfter(session, source, dimensions, after, PAGE);
        if (page === null) break;
        await store(vectors, page);
        after = page.companyIds.at(-1)!;
      }
    } catch (error) {
      await vectors.close();
      throw error;
    }
    this.#vectors = vectors;
    this.#since = horizon;
  }
}

function store(vectors: MemoryVectorSearch, { companyIds, vectors: values, attributes }: EmbeddingPage): Promise<void> {
  return vectors.upsert({ companyIds, vectors: Float32Array.from(values), attributes });
}
