import { EmbeddingsEndpoint } from "./adapters/embeddings-endpoint.ts";
import { LanguageModelEndpoint } from "./adapters/language-model-endpoint.ts";
import { MemoryVectorSearch } from "./adapters/vector-search-memory/vector-search-memory.ts";
import { openPgvectorSearch } from "./adapters/vector-search-pgvector/open.ts";
import type { Config } from "./config.ts";
import type { Embeddings } from "./ports/embeddings.ts";
import type { LanguageModel } from "./ports/language-model.ts";
import type { VectorSearch } from "./ports/vector-search.ts";
import { TRAINED } from "./search/serving/catalogue-index.ts";

/** What the search threads are given: plain values, since objects do not cross threads. */
export interface SearchSettings {
  readonly databaseUrl: string;
  readonly config: Pick<Config, SettingName>;
}

const settingNames = [
  "vectorSearch",
  "embeddingsUrl",
  "embeddingsModel",
  "embeddingsKey",
  "languageModelUrl",
  "languageModelModel",
  "languageModelKey",
] as const;
type SettingName = (typeof settingNames)[number];

export function searchSettings(config: Config, databaseUrl: string): SearchSettings {
  const {
    vectorSearch,
    embeddingsUrl,
    embeddingsModel,
    embeddingsKey,
    languageModelUrl,
    languageModelModel,
    languageModelKey,
  } = config;
  return {
    databaseUrl,
    config: {
      vectorSearch,
      embeddingsUrl,
      embeddingsModel,
      embeddingsKey,
      languageModelUrl,
      languageModelModel,
      languageModelKey,
    },
  };
}

/** The endpoint that makes vectors, where one is set. */
export function openEmbeddings({
  config: { embeddingsUrl, embeddingsModel, embeddingsKey },
}: SearchSettings): Embeddings | undefined {
  if (!embeddingsUrl || !embeddingsModel) return undefined;
  return new EmbeddingsEndpoint({
    url: embeddingsUrl,
    model: embeddingsModel,
    ...(embeddingsKey && { key: embeddingsKey }),
  });
}

/** The language model, where one is set. */
export function openLanguageModel({
  config: { languageModelUrl, languageModelModel, languageModelKey },
}: SearchSettings): LanguageModel | undefined {
  if (!languageModelUrl || !languageModelModel) return undefined;
  return new LanguageModelEndpoint({
    url: languageModelUrl,
    model: languageModelModel,
    ...(languageModelKey && { key: languageModelKey }),
  });
}

/** Sources of vectors that can be served, the wanted one first: until an endpoint's are ready, those trained here go on. */
export function sourcesOf(embeddings: Embeddings | undefined): string[] {
  return embeddings ? [embeddings.identity, TRAINED] : [TRAINED];
}

/** Where vectors are searched. */
export function openVectors(
  { config, databaseUrl }: SearchSettings,
  threads: number,
): (dimensions: number, modelId: number) => Promise<VectorSearch> {
  if (config.vectorSearch === "memory") return async (dimensions) => new MemoryVectorSearch(dimensions, threads);
  const method = config.vectorSearch === "pgvector-hnsw" ? "hnsw" : "exact";
  return (dimensions, modelId) =>
    openPgvectorSearch(databaseUrl, { dimensions, method, table: `search_vector_${modelId}` });
}

/** Whether vectors outlive the process that stored them. */
export function vectorsAreKept({ config }: SearchSettings): boolean {
  return config.vectorSearch !== "memory";
}
