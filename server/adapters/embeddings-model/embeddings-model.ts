import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Tokenizer } from "@huggingface/tokenizers";
import type { InferenceSession, Tensor as OnnxTensor } from "onnxruntime-node";
import { toUnit } from "../../lib/to-unit.ts";
import type { EmbeddingPrefixes, EmbeddingResult, Embeddings } from "../../ports/embeddings.ts";
import { type BertConfig, bertGraph } from "./bert-graph.ts";
import { readTensors } from "./safetensors.ts";

/** Texts in one run. Larger batches use more memory and save no time. */
const BATCH = 32;
/** Longer texts are truncated, because time grows with the square of the length. */
const MAX_TOKENS = 128;
/** Added to the attention scores of padding. */
const IGNORED = -10_000;

type Runtime = typeof import("onnxruntime-node");

/** A BERT model in Hugging Face's layout, such as all-MiniLM-L6-v2. ONNX Runtime runs it on one thread. */
export class EmbeddingsModel implements Embeddings {
  readonly identity: string;
  readonly dimensions: number;
  /** The SHA-256 of the weights file, in hex. */
  readonly checksum: string;
  readonly #prefixes: EmbeddingPrefixes;
  readonly #tokenizer: Tokenizer;
  readonly #session: InferenceSession;
  readonly #runtime: Runtime;
  /** Whether a text's vector is the vector of its first token. If false, it is the mean of all tokens. */
  readonly #byFirstToken: boolean;

  private constructor(
    parts: { runtime: Runtime; session: InferenceSession; tokenizer: Tokenizer; byFirstToken: boolean },
    known: { dimensions: number; checksum: string },
    prefixes: EmbeddingPrefixes,
  ) {
    this.#runtime = parts.runtime;
    this.#session = parts.session;
    this.#tokenizer = parts.tokenizer;
    this.#byFirstToken = parts.byFirstToken;
    this.#prefixes = prefixes;
    this.dimensions = known.dimensions;
    this.checksum = known.checksum;
    const settings = createHash("sha256").update(JSON.stringify(prefixes)).digest("hex").slice(0, 8);
    this.identity = `model ${known.checksum.slice(0, 16)} ${settings}`;
  }

  /** Opens the model in a folder. Rejects if a package is missing or the folder contains no such model. */
  static async open(folder: string, prefixes: EmbeddingPrefixes): Promise<EmbeddingsModel> {
    const [runtime, { Tokenizer }] = await Promise.all([import("onnxruntime-node"), import("@huggingface/tokenizers")]);
    const weights = (await readdir(folder)).find((name) => name.endsWith(".safetensors"));
    if (weights === undefined) throw new Error(`${folder} has no file *.safetensors`);
    const file = await readFile(join(folder, weights));
    const config: BertConfig = JSON.parse(await readFile(join(folder, "config.json"), "utf8"));
    const session = await runtime.InferenceSession.create(bertGraph(readTensors(file), config), {
      intraOpNumThreads: 1,
      interOpNumThreads: 1,
      executionMode: "sequential",
    });
    const tokenizer = new Tokenizer(
      JSON.parse(await readFile(join(folder, "tokenizer.json"), "utf8")),
      existsSync(join(folder, "tokenizer_config.json"))
        ? JSON.parse(await readFile(join(folder, "tokenizer_config.json"), "utf8"))
        : {},
    );
    return new EmbeddingsModel(
      { runtime, session, tokenizer, byFirstToken: await readPooling(folder) },
      { dimensions: config.hidden_size, checksum: createHash("sha256").update(file).digest("hex") },
      prefixes,
    );
  }

  embedDocuments(texts: readonly string[], signal?: AbortSignal): Promise<EmbeddingResult> {
    return this.#embed(this.#prefixes.document, texts, signal);
  }

  embedQueries(texts: readonly string[], signal?: AbortSignal): Promise<EmbeddingResult> {
    return this.#embed(this.#prefixes.query, texts, signal);
  }

  async #embed(prefix: string, texts: readonly string[], signal?: AbortSignal): Promise<EmbeddingResult> {
    const vectors: Float32Array[] = [];
    const ids = texts.map((text) => this.#tokenizer.encode(prefix + text).ids.slice(0, MAX_TOKENS));
    // Texts of similar length are computed together, because every text is padded to the longest text of its batch.
    const order = ids.map((_, at) => at).sort((a, b) => ids[a]!.length - ids[b]!.length);
    for (let from = 0; from < order.length; from += BATCH) {
      signal?.throwIfAborted();
      const batch = order.slice(from, from + BATCH);
      const computed = await this.#run(batch.map((at) => ids[at]!));
      batch.forEach((at, place) => (vectors[at] = computed[place]!));
    }
    return { outcome: "embedded", dimensions: this.dimensions, vectors };
  }

  async #run(texts: readonly (readonly number[])[]): Promise<Float32Array[]> {
    const { Tensor } = this.#runtime;
    const [count, length] = [texts.length, Math.max(1, ...texts.map((ids) => ids.length))];
    const tokens = new BigInt64Array(count * length);
    const positions = new BigInt64Array(count * length);
    const mask = new Float32Array(count * length).fill(IGNORED);
    const pooling = new Float32Array(count * length);
    texts.forEach((ids, text) =>
      ids.forEach((id, at) => {
        const place = text * length + at;
        tokens[place] = BigInt(id);
        positions[place] = BigInt(at);
        mask[place] = 0;
        pooling[place] = this.#byFirstToken ? Number(at === 0) : 1 / ids.length;
      }),
    );
    const inputs: Record<string, OnnxTensor> = {
      tokens: new Tensor("int64", tokens, [count, length]),
      positions: new Tensor("int64", positions, [count, length]),
      mask: new Tensor("float32", mask, [count, 1, 1, length]),
      pooling: new Tensor("float32", pooling, [count, 1, length]),
    };
    const [output] = Object.values(await this.#session.run(inputs));
    const values = output?.data;
    if (!(values instanceof Float32Array)) throw new Error("The embeddings model returned no vectors.");
    return texts.map((_, at) => toUnit(values.slice(at * this.dimensions, (at + 1) * this.dimensions)));
  }
}

/** Returns whether the model pools by its first token, as the sentence-transformers configuration specifies. */
async function readPooling(folder: string): Promise<boolean> {
  const path = join(folder, "1_Pooling", "config.json");
  if (!existsSync(path)) return false;
  const config: { pooling_mode_cls_token?: boolean } = JSON.parse(await readFile(path, "utf8"));
  return config.pooling_mode_cls_token === true;
}
