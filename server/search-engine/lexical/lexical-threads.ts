import type { Worker } from "node:worker_threads";
import type { CodedFilter } from "../company-filter/attribute-codes.ts";
import { sharedBytes } from "../shared-memory.ts";
import { type PoolOptions, startThreads, TASK_TIMEOUT_MS } from "../start-threads.ts";
import type { IndexedBlock } from "./indexed-block.ts";
import type { NumberedQuery } from "./lexical-query.ts";
import type { LexicalPart } from "./score-blocks.ts";

export type LexicalThreadTask =
  | { kind: "blocks"; blocks: readonly IndexedBlock[] }
  | {
      kind: "score";
      id: number;
      query: NumberedQuery;
      limit: number;
      filter: CodedFilter | null;
      nextBlock: Int32Array;
    };

interface Waiting {
  parts: LexicalPart[];
  asked: number;
  timer: NodeJS.Timeout;
  resolve: (parts: LexicalPart[]) => void;
  reject: (error: Error) => void;
}

const ENTRY = new URL("./lexical-thread.ts", import.meta.url);

/**
 * The threads that score lexical blocks. Messages arrive in order, so a query sees exactly the blocks shared before it.
 */
export class LexicalThreads {
  readonly #workers: Worker[];
  readonly #waiting = new Map<number, Waiting>();
  readonly #taskTimeoutMs: number;
  readonly #onFailure: ((error: Error) => void) | undefined;
  #lastId = 0;
  #failure: Error | undefined;

  constructor(threads: number, options: PoolOptions = {}) {
    const { entry = ENTRY, taskTimeoutMs = TASK_TIMEOUT_MS, onFailure } = options;
    this.#taskTimeoutMs = taskTimeoutMs;
    this.#onFailure = onFailure;
    this.#workers = startThreads<{ id: number; part: LexicalPart }>({
      entry,
      count: threads,
      onMessage: ({ id, part }) => this.#take(id, part),
      onEnd: (error) => this.#fail(error),
    });
  }

  /** Replaces the blocks that later queries see. The arrays are shared, not copied. */
  share(blocks: readonly IndexedBlock[]): void {
    for (const worker of this.#workers) worker.postMessage({ kind: "blocks", blocks } satisfies LexicalThreadTask);
  }

  /**
   * Returns the threads' results. Without a filter, uses half of the threads, because the vector scan needs the others.
   */
  score(query: NumberedQuery, limit: number, filter: CodedFilter | null): Promise<LexicalPart[]> {
    if (this.#failure !== undefined) return Promise.reject(this.#failure);
    const id = ++this.#lastId;
    const nextBlock = new Int32Array(sharedBytes(4), 0, 1);
    return new Promise((resolve, reject) => {
      const asked = this.#workers.slice(
        0,
        filter === null ? Math.ceil(this.#workers.length / 2) : this.#workers.length,
      );
      const timer = setTimeout(() => this.#fail(new Error("The lexical index does not respond.")), this.#taskTimeoutMs);
      this.#waiting.set(id, { parts: [], asked: asked.length, timer, resolve, reject });
      for (const worker of asked) {
        worker.ref();
        worker.postMessage({ kind: "score", id, query, limit, filter, nextBlock } satisfies LexicalThreadTask);
      }
    });
  }

  async close(): Promise<void> {
    this.#end(new Error("The lexical index is closed."));
    await Promise.all(this.#workers.map((worker) => worker.terminate()));
  }

  #take(id: number, part: LexicalPart): void {
    const waiting = this.#waiting.get(id);
    if (waiting === undefined) return;
    waiting.parts.push(part);
    if (waiting.parts.length < waiting.asked) return;
    this.#waiting.delete(id);
    clearTimeout(waiting.timer);
    if (this.#waiting.size === 0) for (const worker of this.#workers) worker.unref();
    waiting.resolve(waiting.parts);
  }

  #fail(error: Error): void {
    if (this.#failure !== undefined) return;
    this.#end(error);
    this.#onFailure?.(error);
  }

  #end(reason: Error): void {
    this.#failure ??= reason;
    for (const { timer, reject } of this.#waiting.values()) {
      clearTimeout(timer);
      reject(this.#failure);
    }
    this.#waiting.clear();
  }
}
