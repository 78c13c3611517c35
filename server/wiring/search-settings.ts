import { EmbeddingsEndpoint } from "../adapters/embeddings-endpoint.ts";
import { breakCircuit } from "../adapters/language-model-circuit.ts";
import { LanguageModelEndpoint } from "../adapters/language-model-endpoint.ts";
import { openPgvectorSearch } from "../adapters/vector-search-pgvector/open.ts";
import type { Config } from "../config/config.ts";
import type { Embeddings } from "../ports/embeddings.ts";
import type { LanguageModel } from "../ports/language-model.ts";
import type { VectorSearch } from "../ports/vector-search.ts";
import { TRAINED, TRAINED_EARLIER } from "../search/serving/catalogue-index.ts";
import { MemoryVectorSearch } from "../search-engine/public.ts";

/** Settings of the search threads: plain values, since functions and connections cannot be passed to threads. */
export interface SearchSettings {
  readonly databaseUrl: string;
  readonly config: Pick<
    Config,
    | "vectorSearch"
    | "minScore"
    | "embeddingsUrl"
    | "embeddingsModel"
    | "embeddingsKey"
    | "languageModelUrl"
    | "languageModelModel"
    | "languageModelKey"
  >;
}

/** Returns the embeddings endpoint, if one is set. */
export function openEmbeddings({ config }: SearchSettings): Embeddings | undefined {
  const { embeddingsUrl: url, embeddingsModel: model, embeddingsKey: key } = config;
  return url && model ? new EmbeddingsEndpoint({ url, model, key }) : undefined;
}

/** Returns the language model, if one is set. `warn` writes to the log why it is not used for a while. */
export function openLanguageModel(
  { config }: Pick<SearchSettings, "config">,
  warn: (details: { reason: string }, message: string) => void,
): LanguageModel | undefined {
  const { languageModelUrl: url, languageModelModel: model, languageModelKey: key } = config;
  if (!url || !model) return undefined;
  return breakCircuit(new LanguageModelEndpoint({ url, model, key }), (reason) =>
    warn({ reason }, "the language model failed; rules replace it for half a minute"),
  );
}

/**
 * Returns the sources of vectors that may serve, preferred one first. Vectors of the trained model serve until an
 * endpoint's are ready.
 */
export function sourcesOf(embeddings: Embeddings | undefined): string[] {
  return [...(embeddings ? [embeddings.identity] : []), TRAINED, ...TRAINED_EARLIER];
}

/** Returns a function that opens the configured vector search. */
export function openVectors(
  { config, databaseUrl }: SearchSettings,
  threads: number,
  onThreadFailure?: (error: Error) => void,
): (dimensions: number, modelId: number) => Promise<VectorSearch> {
  if (config.vectorSearch === "memory")
    return async (dimensions) => new MemoryVectorSearch(dimensions, threads, onThreadFailure);
  const method = config.vectorSearch === "pgvector-hnsw" ? "hnsw" : "exact";
  return (dimensions, modelId) =>
    openPgvectorSearch(databaseUrl, { dimensions, method, table: `search_vector_${modelId}` });
}

/** Returns whether stored vectors outlive the process. */
export function vectorsAreKept({ config }: SearchSettings): boolean {
  return config.vectorSearch !== "memory";
}
