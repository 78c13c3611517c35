/** Converts texts to vectors, similar for similar meanings: a local model, or an OpenAI-compatible endpoint. */
export interface Embeddings {
  /** Identifies the model and its settings: vectors with different identities must never be compared. */
  readonly identity: string;

  /** Vectors of texts to be found, in the order given. */
  embedDocuments(texts: readonly string[], signal?: AbortSignal): Promise<EmbeddingResult>;

  /** Vectors of texts to search with, in the order given. */
  embedQueries(texts: readonly string[], signal?: AbortSignal): Promise<EmbeddingResult>;
}

/** Prefixes of texts of each kind, for models that were trained with them, such as `query: `. */
export interface EmbeddingPrefixes {
  readonly query: string;
  readonly document: string;
}

export type EmbeddingResult =
  /** `dimensions` is the length of every vector. It can change when an endpoint gets another model. */
  | { outcome: "embedded"; dimensions: number; vectors: Float32Array[] }
  /** The endpoint returned an error, timed out or returned an invalid response, after retries too. */
  | { outcome: "unavailable"; reason: string };
