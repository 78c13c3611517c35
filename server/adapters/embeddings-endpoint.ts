import { setTimeout as delay } from "node:timers/promises";
import type { EmbeddableCompany, EmbeddingOutcome, Embeddings } from "../ports/embeddings.ts";

export interface EmbeddingsEndpointOptions {
  /** Base address of the API, such as `https://api.openai.com/v1`, or the full address of its `/embeddings`. */
  url: string;
  model: string;
  /** Bearer key, if it wants one. */
  key?: string;
  /** Length every vector must have; without it the first answer decides. */
  dimensions?: number;
  /** Milliseconds for one request. */
  timeoutMs?: number;
  /** Milliseconds before the first repetition; doubled each time. */
  retryAfterMs?: number;
}

/** Texts in one request. OpenAI takes 2,048; smaller servers less, and 64 already hide the way there and back. */
const BATCH = 64;
/** Requests at the same time. */
const CONCURRENCY = 4;
const ATTEMPTS = 4;
/** Longest text sent, in characters: about 1,000 tokens, below every model's limit. */
const LONGEST_TEXT = 4_000;

type Answer = { vectors: Float32Array[] } | { retry: boolean; reason: string; afterMs?: number };

/**
 * Embeddings from an endpoint that speaks OpenAI's protocol: POST /embeddings `{model, input: [texts], encoding_format: "float"}` answers
 * `{data: [{index, embedding}]}` (https://platform.openai.com/docs/api-reference/embeddings). Rate limits, 5xx and broken connections are tried
 * again, honouring Retry-After; other refusals are not.
 */
export class EmbeddingsEndpoint implements Embeddings {
  readonly identity: string;
  readonly #options: EmbeddingsEndpointOptions;
  readonly #address: string;
  #dimensions: number | undefined;

  constructor(options: EmbeddingsEndpointOptions) {
    this.#options = options;
    this.#dimensions = options.dimensions;
    this.#address = options.url.replace(/\/*$/, "").replace(/(\/embeddings)?$/, "/embeddings");
    this.identity = `${this.#address} ${options.model}`;
  }

  embedCompanies(companies: readonly EmbeddableCompany[], signal?: AbortSignal): Promise<EmbeddingOutcome> {
    return this.#embed(companies.map((company) => [company.name, company.one_liner, company.description].filter(Boolean).join(". ")), signal);
  }

  embedQueries(queries: readonly string[], signal?: AbortSignal): Promise<EmbeddingOutcome> {
    return this.#embed(queries, signal);
  }

  async #embed(texts: readonly string[], signal: AbortSignal = new AbortController().signal): Promise<EmbeddingOutcome> {
    const batches = Array.from({ length: Math.ceil(texts.length / BATCH) }, (_, i) => texts.slice(i * BATCH, (i + 1) * BATCH));
    const answers: Answer[] = new Array(batches.length);
    let next = 0;
    const work = async (): Promise<void> => {
      while (next < batches.length) {
        const at = next++;
        const answer = await this.#askAgain(batches[at]!, signal);
        answers[at] = answer;
        if ("reason" in answer) next = batches.length;
      }
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, work));
    const failed = answers.find((answer) => answer !== undefined && "reason" in answer);
    if (failed && "reason" in failed) return { outcome: "unavailable", reason: failed.reason };
    return this.#checkLengths(answers.flatMap((answer) => ("vectors" in answer ? answer.vectors : [])));
  }

  #checkLengths(vectors: Float32Array[]): EmbeddingOutcome {
    this.#dimensions ??= vectors[0]?.length;
    const expected = this.#dimensions ?? 0;
    const other = vectors.find((vector) => vector.length !== expected);
    if (other) return { outcome: "dimensions_changed", expected, received: other.length };
    return { outcome: "embedded", dimensions: expected, vectors };
  }

  async #askAgain(texts: readonly string[], signal: AbortSignal): Promise<Answer> {
    let wait = this.#options.retryAfterMs ?? 500;
    for (let attempt = 1; ; attempt++) {
      signal.throwIfAborted();
      const answer = await this.#ask(texts, signal);
      if ("vectors" in answer || !answer.retry || attempt === ATTEMPTS) return answer;
      await delay(answer.afterMs ?? wait, undefined, { signal });
      wait *= 2;
    }
  }

  async #ask(texts: readonly string[], signal: AbortSignal): Promise<Answer> {
    const { model, key, timeoutMs = 30_000 } = this.#options;
    // An empty text is refused by OpenAI; a space is the least it takes.
    const input = texts.map((text) => text.slice(0, LONGEST_TEXT) || " ");
    try {
      const response = await fetch(this.#address, {
        method: "POST",
        headers: { "content-type": "application/json", ...(key && { authorization: `Bearer ${key}` }) },
        body: JSON.stringify({ model, input, encoding_format: "float" }),
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      });
      const body = await response.text();
      if (response.ok) return readVectors(body, texts.length);
      const retry = response.status === 429 || response.status >= 500;
      return { retry, reason: `the embeddings endpoint answered ${response.status}: ${body.slice(0, 300)}`, ...retryAfter(response) };
    } catch (error) {
      signal.throwIfAborted();
      const late = error instanceof Error && error.name === "TimeoutError";
      return { retry: true, reason: late ? `the embeddings endpoint did not answer within ${timeoutMs} ms` : `the embeddings endpoint cannot be reached: ${String(error)}` };
    }
  }
}

function retryAfter(response: Response): { afterMs?: number } {
  const seconds = Number(response.headers.get("retry-after") ?? Number.NaN);
  return seconds >= 0 ? { afterMs: Math.min(seconds, 60) * 1000 } : {};
}

/** Vectors in the order of the texts, whatever order they came in. */
function readVectors(body: string, count: number): Answer {
  const wrong = { retry: false, reason: `the embeddings endpoint answered something else than ${count} vectors: ${body.slice(0, 200)}` };
  try {
    const { data }: { data?: { index?: unknown; embedding?: unknown }[] } = JSON.parse(body);
    if (!Array.isArray(data) || data.length !== count) return wrong;
    const vectors: Float32Array[] = [];
    for (const [place, item] of data.entries()) {
      const index = typeof item.index === "number" ? item.index : place;
      if (!Array.isArray(item.embedding) || !(index >= 0 && index < count)) return wrong;
      vectors[index] = Float32Array.from(item.embedding, Number);
    }
    const whole = vectors.length === count && Array.from(vectors).every((vector) => vector?.length > 0 && vector.every(Number.isFinite));
    return whole ? { vectors } : wrong;
  } catch {
    return wrong;
  }
}
