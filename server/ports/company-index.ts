import type { CompanyAttributes, VectorFilter } from "./vector-search.ts";

/**
 * A search engine outside this process. Every function throws `SearchEngineUnavailable` if the engine is unavailable.
 */
export interface CompanyIndexes {
  /** Creates an empty index. Does nothing when it exists. */
  create(name: string, settings: CompanyIndexSettings): Promise<void>;
  open(name: string): CompanyIndex;
  /** Deletes an index. Does nothing when there is none. */
  drop(name: string): Promise<void>;
  close(): Promise<void>;
}

export interface CompanyIndexSettings {
  readonly dimensions: number;
  /** Compares every vector, or walks a graph (HNSW) that misses a few of the nearest and takes far less time. */
  readonly method: "exact" | "approximate";
  /** The expected number of companies. */
  readonly companies: number;
}

export interface CompanyIndex {
  readonly name: string;
  exists(): Promise<boolean>;
  /** Counts the companies that searches see. */
  size(): Promise<number>;
  /** Resolves if every part of the index responds. */
  ping(): Promise<void>;

  /** Adds a field for vectors of an embeddings model, with a separate name for each model and length. */
  addEmbeddings(embeddings: EmbeddingField): Promise<void>;
  /** Inserts companies, or replaces those of an earlier version. Searches see them after `refresh`. */
  write(companies: readonly IndexedCompany[], embeddings?: EmbeddingField): Promise<void>;
  /** Removes companies, unless the index has a later version. Ignores unknown ids. */
  remove(companies: readonly { companyId: number; version: number }[]): Promise<void>;
  /** Makes all writes visible to later searches. */
  refresh(): Promise<void>;

  /** Runs retrievals in one round trip. Their results are in the order given. */
  retrieve(retrievals: readonly Retrieval[], options: RetrieveOptions): Promise<RetrievedCompanies[]>;
  /** Returns the first companies by `sampleOrder`, up to `size`. */
  sample(size: number): Promise<number[]>;
  /** Counts companies and sums up checksums for each range of `width` ids that has any, in order. */
  ranges(width: number): Promise<IndexRange[]>;
  /** Lists the ids in a range with their checksums, in order. */
  checksums(from: number, width: number): Promise<{ companyId: number; checksum: number }[]>;
}

/** The vectors of one embeddings model. */
export interface EmbeddingField {
  /** Identifies the model and the length: lower-case letters and digits. */
  readonly key: string;
  readonly dimensions: number;
}

export interface IndexedCompany extends CompanyAttributes {
  readonly companyId: number;
  /** Increases with every change of the company. */
  readonly version: number;
  /** A checksum of everything that is indexed; below 2^31. */
  readonly checksum: number;
  /** One signed byte for each dimension; its length has no meaning. */
  readonly vector: Int8Array;
  /** The same by an embeddings model, if it has one. */
  readonly embedding: Int8Array | null;
  /** Hashes of its terms, with their impacts from 1 to 255. */
  readonly terms: Uint32Array;
  readonly impacts: Uint8Array;
}

/** Words to cover, as concepts whose weights sum to 1. A concept counts by the best of its terms. */
export interface WordQuery {
  readonly concepts: readonly { readonly weight: number; readonly terms: Uint32Array; readonly shares: Float32Array }[];
  /** Lists of hashes, and the bonus of a company that has all of one list. */
  readonly required?: readonly { readonly terms: Uint32Array; readonly adds: number }[];
  /** Whether only odd impacts count: those of words in companies' self-descriptions. */
  readonly onlyOwn?: boolean;
}

/** Finds the companies nearest to a vector, or those that cover most of some words, that pass the conditions. */
export type Retrieval = (
  | { readonly by: "vector"; readonly vector: Float32Array; readonly embeddings?: EmbeddingField | undefined }
  | { readonly by: "words"; readonly words: WordQuery }
) & {
  /** Best first; equal ones in the order of their ids. */
  readonly limit: number;
  readonly pass: CompanyConditions;
};

export interface CompanyConditions {
  readonly filter: VectorFilter | null;
  readonly allowedIds?: ReadonlySet<number> | undefined;
  readonly excludedIds?: ReadonlySet<number> | undefined;
  /** Excludes companies that cover all words of a group. */
  readonly notCovering?: readonly (readonly WordQuery[])[] | undefined;
  /** Includes only companies that cover some of each. */
  readonly covering?: readonly WordQuery[] | undefined;
}

export interface RetrieveOptions {
  /** A term of impact i and share s adds log(1 + s × i / 255 / saturation) / log(1 + 1 / saturation) to its concept. */
  readonly saturation: number;
  readonly signal?: AbortSignal | undefined;
}

export interface RetrievedCompanies {
  readonly companyIds: readonly number[];
  /** The cosine or the coverage of the first; 0 without any. */
  readonly bestScore: number;
}

/** The index's companies with ids from `from` on. */
export interface IndexRange {
  readonly from: number;
  readonly count: number;
  readonly checksum: number;
}

/** The engine is unavailable, although the request is valid. The message is for people. */
export class SearchEngineUnavailable extends Error {
  readonly retryAfterSeconds: number;

  constructor(message: string, retryAfterSeconds: number, cause?: unknown) {
    super(message, { cause });
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The engine responds, but the index does not exist. */
export class SearchIndexMissing extends SearchEngineUnavailable {}
