import type { Embeddings } from "../../ports/embeddings.ts";
import type { LanguageModel } from "../../ports/language-model.ts";
import type { VectorSearch } from "../../ports/vector-search.ts";
import type { FromEngine } from "./messages.ts";

/** The services and settings of the search thread. */
export interface EngineOptions {
  databaseUrl: string;
  /** Sources of vectors that this process can serve, the preferred one first. */
  sources: readonly string[];
  openVectors: (dimensions: number, modelId: number) => Promise<VectorSearch>;
  vectorsAreKept: boolean;
  threads: number;
  /** Called when a thread of the index died or hung, so that every later search would fail. */
  onThreadFailure: (error: Error) => void;
  /** The minimum score of results, unless a request sets another. */
  minScore: number;
  /** Computes the vectors of queries, for models of an endpoint. */
  embeddings?: Embeddings;
  languageModel?: LanguageModel;
  tell: (message: FromEngine) => void;
}
