/**
 * Converts texts to vectors, which are similar when the texts have similar meanings. The default is trained on the
 * catalogue itself; any endpoint with OpenAI's embeddings API can replace it.
 */
export interface Embeddings {
  /** Identifies the model: vectors with different identities must never be compared. */
  readonly identity: string;

  /** Vectors of companies, in the order given; a zero vector for one with nothing to embed. */
  embedCompanies(companies: readonly EmbeddableCompany[], signal?: AbortSignal): Promise<EmbeddingResult>;

  /** Vectors of search queries, in the order given. */
  embedQueries(queries: readonly string[], signal?: AbortSignal): Promise<EmbeddingResult>;
}

export interface EmbeddableCompany {
  name: string;
  one_liner: string | null;
  description: string | null;
}

export type EmbeddingResult =
  /** `dimensions` is the length of every vector. It can change when the endpoint gets another model. */
  | { outcome: "embedded"; dimensions: number; vectors: Float32Array[] }
  /** The endpoint returned an error, timed out or returned an invalid response, after retries too. */
  | { outcome: "unavailable"; reason: string };
