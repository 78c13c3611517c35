import type { Worker } from "node:worker_threads";
import { type PoolOptions, startThreads, TASK_TIMEOUT_MS } from "../start-threads.ts";
import type { ThreadDone, ThreadStart, ThreadTask } from "./shared.ts";

interface RunningTask {
  left: number;
  readonly done: ThreadDone;
  readonly timer: NodeJS.Timeout;
  readonly resolve: (done: ThreadDone) => void;
  readonly reject: (error: Error) => void;
}

const ENTRY = new URL("./scan-worker.ts", import.meta.url);

/** The threads that scan and encode. All threads work on each task, and one task runs at a time. */
export class ScanThreads {
  readonly #workers: Worker[];
  readonly #taskTimeoutMs: number;
  readonly #onFailure: ((error: Error) => void) | undefined;
  #running: RunningTask | undefined;
  #failure: Error | undefined;

  constructor(start: Omit<ThreadStart, "thread">, options: PoolOptions = {}) {
    const { entry = ENTRY, taskTimeoutMs = TASK_TIMEOUT_MS, onFailure } = options;
    this.#taskTimeoutMs = taskTimeoutMs;
    this.#onFailure = onFailure;
    this.#workers = startThreads<ThreadDone>({
      entry,
      count: start.threads,
      workerDataOf: (thread) => ({ ...start, thread }),
      onMessage: (done) => this.#onDone(done),
      onEnd: (error) => this.#fail(error),
    });
  }

  run(task: ThreadTask): Promise<ThreadDone> {
    if (this.#failure) return Promise.reject(this.#failure);
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#fail(new Error("The vector search does not respond.")), this.#taskTimeoutMs);
      this.#running = { left: this.#workers.length, done: { scaleSum: 0, encoded: 0 }, timer, resolve, reject };
      for (const worker of this.#workers) {
        worker.ref();
        worker.postMessage(task);
      }
    });
  }

  async close(): Promise<void> {
    this.#end(new Error("The vector search is closed."));
    await Promise.all(this.#workers.map((worker) => worker.terminate()));
  }

  #onDone(done: ThreadDone): void {
    const running = this.#running;
    if (!running) return;
    running.done.scaleSum += done.scaleSum;
    running.done.encoded += done.encoded;
    if (--running.left > 0) return;
    this.#running = undefined;
    clearTimeout(running.timer);
    for (const worker of this.#workers) worker.unref();
    running.resolve(running.done);
  }

  /** Makes every later task fail, because the other threads wait at a barrier for a thread that died. */
  #fail(error: Error): void {
    if (this.#failure) return;
    this.#end(error);
    this.#onFailure?.(error);
  }

  #end(reason: Error): void {
    this.#failure ??= reason;
    clearTimeout(this.#running?.timer);
    this.#running?.reject(this.#failure);
    this.#running = undefined;
  }
}
