import { chunks } from "../lib/chunks.ts";
import { sliceText } from "../lib/slice-text.ts";
import { urlWithoutSecrets } from "../lib/url-without-secrets.ts";
import type { EmbeddingPrefixes, EmbeddingResult, Embeddings } from "../ports/embeddings.ts";
import { ModelEndpoint, type ModelEndpointOptions, operationAddress } from "./model-endpoint.ts";

/** Maximum texts in one request. OpenAI accepts 2,048; smaller servers accept fewer. */
const BATCH = 64;
/** Maximum concurrent requests. */
const CONCURRENCY = 4;
/** The maximum length of a text in characters: about 1,000 tokens, below every model's limit. */
const MAX_TEXT_LENGTH = 4_000;

type BatchResult = { vectors: Float32Array[] } | { reason: string };

/** Calls an endpoint with OpenAI's embeddings API (https://platform.openai.com/docs/api-reference/embeddings). */
export class EmbeddingsEndpoint implements Embeddings {
  readonly identity: string;
  readonly #model: string;
  readonly #endpoint: ModelEndpoint;
  readonly #prefixes: EmbeddingPrefixes;

  constructor(options: ModelEndpointOptions, prefixes: EmbeddingPrefixes = { query: "", document: "" }) {
    const address = operationAddress(options.url, "embeddings");
    this.#model = options.model;
    this.#prefixes = prefixes;
    this.#endpoint = new ModelEndpoint(address, options);
    const settings = prefixes.query + prefixes.document === "" ? "" : ` ${JSON.stringify(prefixes)}`;
    this.identity = `${urlWithoutSecrets(address)} ${options.model}${settings}`;
  }

  embedDocuments(texts: readonly string[], signal?: AbortSignal): Promise<EmbeddingResult> {
    return this.#embed(this.#prefixes.document, texts, signal);
  }

  embedQueries(texts: readonly string[], signal?: AbortSignal): Promise<EmbeddingResult> {
    return this.#embed(this.#prefixes.query, texts, signal);
  }

  async #embed(
    prefix: string,
    texts: readonly string[],
    signal: AbortSignal = new AbortController().signal,
  ): Promise<EmbeddingResult> {
    const batches = chunks(
      texts.map((text) => prefix + text),
      BATCH,
    );
    const results: BatchResult[] = new Array(batches.length);
    let next = 0;
    const work = async (): Promise<void> => {
      while (next < batches.length) {
        const at = next++;
        const result = await this.#ask(batches[at]!, signal);
        results[at] = result;
        if ("reason" in result) next = batches.length;
      }
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, work));
    const failed = results.find((result) => result !== undefined && "reason" in result);
    if (failed && "reason" in failed) return { outcome: "unavailable", reason: failed.reason };
    const vectors = results.flatMap((result) => ("vectors" in result ? result.vectors : []));
    const dimensions = vectors[0]?.length ?? 0;
    if (vectors.every(({ length }) => length === dimensions)) return { outcome: "embedded", dimensions, vectors };
    return { outcome: "unavailable", reason: "The embeddings endpoint returned vectors of different lengths." };
  }

  async #ask(texts: readonly string[], signal: AbortSignal): Promise<BatchResult> {
    // OpenAI rejects an empty string, but accepts a space.
    const input = texts.map((text) => sliceText(text, 0, MAX_TEXT_LENGTH) || " ");
    const result = await this.#endpoint.ask({ model: this.#model, input, encoding_format: "float" }, signal);
    if ("reason" in result) return result;
    const vectors = readVectors(result.body, texts.length);
    if (vectors) return { vectors };
    const shown = this.#endpoint.excerpt(result.body);
    return { reason: `The embeddings endpoint did not return ${texts.length} vectors: ${shown}` };
  }
}

/** Returns `count` vectors in the order of the texts; undefined if the response contains anything else. */
function readVectors(body: string, count: number): Float32Array[] | undefined {
  try {
    const { data }: { data?: { index?: unknown; embedding?: unknown }[] } = JSON.parse(body);
    if (!Array.isArray(data) || data.length !== count) return undefined;
    const vectors: Float32Array[] = [];
    for (const [position, item] of data.entries()) {
      const index = typeof item.index === "number" ? item.index : position;
      if (!Array.isArray(item.embedding) || !(index >= 0 && index < count)) return undefined;
      vectors[index] = Float32Array.from(item.embedding, Number);
    }
    const whole =
      vectors.length === count &&
      Array.from(vectors).every((vector) => vector?.length > 0 && vector.every(Number.isFinite));
    return whole ? vectors : undefined;
  } catch {
    return undefined;
  }
}
