import { Worker } from "node:worker_threads";
import type { ThreadDone, ThreadStart, ThreadTask } from "./shared.ts";

/** The threads that scan and encode. All of them work on every task; one task runs at a time. */
export class ScanThreads {
  readonly #workers: Worker[];
  #running:
    | { left: number; done: ThreadDone; resolve: (done: ThreadDone) => void; reject: (error: Error) => void }
    | undefined;
  #failure: Error | undefined;

  constructor(start: Omit<ThreadStart, "thread">) {
    this.#workers = Array.from({ length: start.threads }, (_, thread) => {
      const worker = new Worker(new URL("./scan-worker.ts", import.meta.url), { workerData: { ...start, thread } });
      worker.on("message", (done: ThreadDone) => this.#onDone(done));
      worker.on("error", (error) => this.#fail(error));
      worker.unref();
      return worker;
    });
  }

  run(task: ThreadTask): Promise<ThreadDone> {
    if (this.#failure) return Promise.reject(this.#failure);
    return new Promise((resolve, reject) => {
      this.#running = { left: this.#workers.length, done: { scaleSum: 0, encoded: 0 }, resolve, reject };
      for (const worker of this.#workers) {
        worker.ref();
        worker.postMessage(task);
      }
    });
  }

  async close(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.terminate()));
    this.#fail(new Error("The vector search is closed."));
  }

  #onDone(done: ThreadDone): void {
    const running = this.#running;
    if (!running) return;
    running.done.scaleSum += done.scaleSum;
    running.done.encoded += done.encoded;
    if (--running.left > 0) return;
    this.#running = undefined;
    for (const worker of this.#workers) worker.unref();
    running.resolve(running.done);
  }

  /** A thread that died leaves the others waiting at a barrier: every later task fails. */
  #fail(error: Error): void {
    this.#failure ??= error;
    this.#running?.reject(this.#failure);
    this.#running = undefined;
  }
}
