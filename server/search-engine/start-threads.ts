import { Worker } from "node:worker_threads";

/** The time after which a task counts as hung. With millions of companies, a task takes about a second. */
export const TASK_TIMEOUT_MS = 60_000;

/** Options for the threads of an index. `onFailure` is called when a thread dies or hangs. */
export interface PoolOptions {
  readonly entry?: URL;
  readonly taskTimeoutMs?: number;
  readonly onFailure?: ((error: Error) => void) | undefined;
}

interface ThreadsOptions<Message> {
  readonly entry: URL;
  readonly count: number;
  readonly workerDataOf?: (thread: number) => unknown;
  readonly onMessage: (message: Message) => void;
  readonly onEnd: (error: Error) => void;
}

/** Starts worker threads that do not keep the process alive. */
export function startThreads<Message>(options: ThreadsOptions<Message>): Worker[] {
  const { entry, count, workerDataOf, onMessage, onEnd } = options;
  return Array.from({ length: count }, (_, thread) => {
    const worker = new Worker(entry, { workerData: workerDataOf?.(thread) });
    worker.on("message", onMessage);
    worker.on("error", onEnd);
    worker.on("exit", (code) => onEnd(new Error(`A search thread ended with code ${code}.`)));
    worker.unref();
    return worker;
  });
}
