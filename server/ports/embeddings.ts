/** Converts texts to vectors with a local model or an OpenAI-compatible endpoint. */
export interface Embeddings {
  /** Identifies the model and its settings: vectors with different identities must never be compared. */
  readonly identity: string;

  /** Returns the vectors of texts to be found, in the same order. */
  embedDocuments(texts: readonly string[], signal?: AbortSignal): Promise<EmbeddingResult>;

  /** Returns the vectors of texts to search with, in the same order. */
  embedQueries(texts: readonly string[], signal?: AbortSignal): Promise<EmbeddingResult>;
}

/** The prefixes for each kind of text, for models that were trained with prefixes such as `query: `. */
export interface EmbeddingPrefixes {
  readonly query: string;
  readonly document: string;
}

export type EmbeddingResult =
  /** `dimensions` is the length of every vector. It can change when an endpoint changes its model. */
  | { outcome: "embedded"; dimensions: number; vectors: Float32Array[] }
  /** The endpoint returned an error or an invalid response, or timed out, and retries failed too. */
  | { outcome: "unavailable"; reason: string };
