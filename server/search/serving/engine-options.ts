import type { Embeddings } from "../../ports/embeddings.ts";
import type { LanguageModel } from "../../ports/language-model.ts";
import type { VectorSearch } from "../../ports/vector-search.ts";
import type { FromEngine } from "./messages.ts";

/** What the search thread works with. */
export interface EngineOptions {
  databaseUrl: string;
  /** Sources of vectors this process can serve, the wanted one first. */
  sources: readonly string[];
  openVectors: (dimensions: number, modelId: number) => Promise<VectorSearch>;
  vectorsAreKept: boolean;
  threads: number;
  /** Told when a thread of the index died or hung, so that every later search would fail. */
  onThreadFailure: (error: Error) => void;
  /** The least score of companies that are found, unless a request says otherwise. */
  minScore: number;
  /** Makes the vectors of queries, for models that are not trained here. */
  embeddings?: Embeddings;
  languageModel?: LanguageModel;
  tell: (message: FromEngine) => void;
}
