import type { CompanyAttributes, VectorFilter } from "./vector-search.ts";

/** Indexes in a search engine. Every function throws `SearchEngineUnavailable` if the engine is unavailable. */
export interface CompanyIndexes {
  /** Creates an empty index. Does nothing if the index exists. */
  create(name: string, settings: CompanyIndexSettings): Promise<void>;
  open(name: string): CompanyIndex;
  /** Deletes an index. Does nothing if the index does not exist. */
  drop(name: string): Promise<void>;
  close(): Promise<void>;
}

export interface CompanyIndexSettings {
  readonly dimensions: number;
  /** `exact` compares every vector. `approximate` walks an HNSW graph: far faster, but it misses a few companies. */
  readonly method: "exact" | "approximate";
  /** The expected number of companies. */
  readonly companies: number;
}

export interface CompanyIndex {
  readonly name: string;
  exists(): Promise<boolean>;
  /** Counts the companies that are visible to searches. */
  size(): Promise<number>;
  /** Resolves if every shard of the index responds. */
  ping(): Promise<void>;

  /** Adds a field for the vectors of an embeddings model. Each model and vector length has its own field. */
  addEmbeddings(embeddings: EmbeddingField): Promise<void>;
  /** Inserts companies, or replaces earlier versions of them. Searches find the new versions after `refresh`. */
  write(companies: readonly IndexedCompany[], embeddings?: EmbeddingField): Promise<void>;
  /** Removes companies, except those with a later version in the index. Ignores unknown ids. */
  remove(companies: readonly { companyId: number; version: number }[]): Promise<void>;
  /** Makes all writes visible to later searches. */
  refresh(): Promise<void>;

  /** Runs the retrievals in one round trip. Returns their results in the same order. */
  retrieve(retrievals: readonly Retrieval[], options: RetrieveOptions): Promise<RetrievedCompanies[]>;
  /** Returns the ids of the first `size` companies in the order of `sampleOrder`. */
  sample(size: number): Promise<number[]>;
  /** Divides ids into ranges of `width`. Returns the company count and the sum of checksums of each non-empty range. */
  ranges(width: number): Promise<IndexRange[]>;
  /** Lists the companies with ids of at least `from` and below `from + width`, ordered by id, with their checksums. */
  checksums(from: number, width: number): Promise<{ companyId: number; checksum: number }[]>;
}

/** The vectors of one embeddings model. */
export interface EmbeddingField {
  /** Identifies the model and the vector length. Contains only lower-case letters and digits. */
  readonly key: string;
  readonly dimensions: number;
}

export interface IndexedCompany extends CompanyAttributes {
  readonly companyId: number;
  /** Increases with every change of the company. */
  readonly version: number;
  /** A checksum of everything that is indexed; below 2^31. */
  readonly checksum: number;
  /** One signed byte for each dimension. Only the direction of the vector counts. */
  readonly vector: Int8Array;
  /** The vector from an embeddings model, in the same format; null if there is none. */
  readonly embedding: Int8Array | null;
  /** Hashes of the company's terms. `impacts` contains the impact of each term, from 1 to 255. */
  readonly terms: Uint32Array;
  readonly impacts: Uint8Array;
}

/** Concepts to cover. Weights sum to 1; `shares` scale the terms' impacts. A concept has the score of its best term. */
export interface WordQuery {
  readonly concepts: readonly { readonly weight: number; readonly terms: Uint32Array; readonly shares: Float32Array }[];
  /** A company that contains all `terms` of an entry gets the bonus `adds`. */
  readonly required?: readonly { readonly terms: Uint32Array; readonly adds: number }[];
  /** Whether to count only words of a company's self-description. These words have odd impacts. */
  readonly onlyOwn?: boolean;
}

/** Finds the companies that meet the conditions and are nearest to a vector, or cover most of a word query. */
export type Retrieval = (
  | { readonly by: "vector"; readonly vector: Float32Array; readonly embeddings?: EmbeddingField | undefined }
  | { readonly by: "words"; readonly words: WordQuery }
) & {
  /** The maximum number of companies. They are ordered by descending score, then by id. */
  readonly limit: number;
  readonly pass: CompanyConditions;
};

export interface CompanyConditions {
  readonly filter: VectorFilter | null;
  readonly allowedIds?: ReadonlySet<number> | undefined;
  readonly excludedIds?: ReadonlySet<number> | undefined;
  /** Excludes companies that cover every query of at least one group. */
  readonly notCovering?: readonly (readonly WordQuery[])[] | undefined;
  /** Includes only companies that contain at least one term of each query. */
  readonly covering?: readonly WordQuery[] | undefined;
}

export interface RetrieveOptions {
  /** A term of impact i and share s adds log(1 + s × i / 255 / saturation) / log(1 + 1 / saturation) to its concept. */
  readonly saturation: number;
  readonly signal?: AbortSignal | undefined;
}

export interface RetrievedCompanies {
  readonly companyIds: readonly number[];
  /** The cosine or the coverage of the first company; 0 if there are no companies. */
  readonly bestScore: number;
}

/** The companies with ids in one range, which starts at `from`. */
export interface IndexRange {
  readonly from: number;
  readonly count: number;
  readonly checksum: number;
}

/** The request is valid, but the engine is unavailable. */
export class SearchEngineUnavailable extends Error {
  readonly retryAfterSeconds: number;

  constructor(message: string, retryAfterSeconds: number, cause?: unknown) {
    super(message, { cause });
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The engine responds, but the index does not exist. */
export class SearchIndexMissing extends SearchEngineUnavailable {}
