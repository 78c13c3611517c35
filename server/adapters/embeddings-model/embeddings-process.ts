import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import type { EmbeddingPrefixes, EmbeddingResult, Embeddings } from "../../ports/embeddings.ts";

/** A request to the model's process. */
export interface ToModel {
  readonly id: number;
  readonly kind: "query" | "document";
  readonly texts: readonly string[];
}

/** A message from the model's process. */
export type FromModel =
  | { readonly kind: "open"; readonly identity: string; readonly checksum: string }
  | { readonly kind: "refused"; readonly reason: string }
  | { readonly kind: "result"; readonly id: number; readonly result: EmbeddingResult };

/** By default, ONNX Runtime writes a device id below HOME and sends telemetry to Microsoft. */
const NO_TELEMETRY = { ORT_DISABLE_TELEMETRY: "1" };

const ENTRY = new URL("./model-process.ts", import.meta.url);

/** Runs an embeddings model in a separate process: ONNX Runtime aborts its process if a worker thread is terminated. */
export class EmbeddingsProcess implements Embeddings {
  readonly identity: string;
  /** The SHA-256 of the weights file, in hex. */
  readonly checksum: string;
  readonly #child: ChildProcess;
  readonly #waiting = new Map<number, (result: EmbeddingResult) => void>();
  #lastId = 0;

  private constructor(child: ChildProcess, { identity, checksum }: Extract<FromModel, { kind: "open" }>) {
    this.#child = child;
    this.identity = identity;
    this.checksum = checksum;
    child.on("message", (message: FromModel) => {
      if (message.kind === "result") this.#settle(message.id, message.result);
    });
    child.on("exit", () => {
      for (const id of this.#waiting.keys()) this.#settle(id, ENDED);
    });
    // An idle child process must not keep this thread alive.
    child.unref();
    child.channel?.unref();
  }

  /** Opens the model in a folder. Rejects if a package is missing or the folder contains no such model. */
  static async open(folder: string, prefixes: EmbeddingPrefixes): Promise<EmbeddingsProcess> {
    const child = fork(ENTRY, [folder, JSON.stringify(prefixes)], {
      serialization: "advanced",
      execArgv: [],
      env: { ...process.env, ...NO_TELEMETRY },
    });
    const ended = once(child, "exit").then(() => [
      { kind: "refused", reason: "the model's process ended" } satisfies FromModel,
    ]);
    const [message]: FromModel[] = await Promise.race([once(child, "message"), ended]);
    if (message?.kind === "open") return new EmbeddingsProcess(child, message);
    child.kill();
    throw new Error(message?.kind === "refused" ? message.reason : "the model's process did not open the model");
  }

  embedDocuments(texts: readonly string[], signal?: AbortSignal): Promise<EmbeddingResult> {
    return this.#ask("document", texts, signal);
  }

  embedQueries(texts: readonly string[], signal?: AbortSignal): Promise<EmbeddingResult> {
    return this.#ask("query", texts, signal);
  }

  /** Ends the process. Pending requests return `unavailable`. */
  close(): void {
    this.#child.kill();
  }

  async #ask(kind: ToModel["kind"], texts: readonly string[], signal?: AbortSignal): Promise<EmbeddingResult> {
    signal?.throwIfAborted();
    if (!this.#child.connected) return ENDED;
    const id = ++this.#lastId;
    const { promise, resolve, reject } = Promise.withResolvers<EmbeddingResult>();
    const abort = (): void => reject(signal?.reason);
    signal?.addEventListener("abort", abort, { once: true });
    this.#waiting.set(id, resolve);
    this.#child.channel?.ref();
    this.#child.send({ id, kind, texts } satisfies ToModel, (error) => {
      if (error) this.#settle(id, ENDED);
    });
    try {
      return await promise;
    } finally {
      signal?.removeEventListener("abort", abort);
      this.#waiting.delete(id);
      if (this.#waiting.size === 0) this.#child.channel?.unref();
    }
  }

  #settle(id: number, result: EmbeddingResult): void {
    this.#waiting.get(id)?.(result);
  }
}

const ENDED: EmbeddingResult = { outcome: "unavailable", reason: "the process of the embeddings model ended" };
