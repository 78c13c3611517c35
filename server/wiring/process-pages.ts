import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { Logger } from "pino";
import type { Registry } from "prom-client";
import { formatAddress } from "../http/listen.ts";
import { type Binding, bindingError } from "./bind-port.ts";

export interface PagesSettings {
  readonly host: string;
  readonly port: number;
  /** Its only element changes with every tick of the main thread. */
  readonly heartbeats: Int32Array;
  readonly tickMs: number;
}

export type FromPages =
  | { readonly kind: "listening"; readonly port: number }
  | { readonly kind: "failed"; readonly code: string }
  | { readonly kind: "read metrics" };

/** The metrics of the process. */
export interface ToPages {
  readonly contentType: string;
  readonly text: string;
}

/** `/healthz` and `/metrics` on their own port. */
interface ProcessPages {
  readonly address: string;
  /** Serves these metrics from now on. Until then, `/metrics` responds with 503. */
  serveMetrics(metrics: Registry): Promise<void>;
  stop(): Promise<void>;
}

const TICK_MS = 1_000;

/**
 * Serves `/healthz` and `/metrics` from a thread, which responds regardless of the load of the main thread. A process
 * whose main thread has not responded for 30 ticks is reported as dead, and after 60 ticks killed.
 * @throws StartupError with the reason why the port cannot be bound, and the setting to change.
 */
export async function startProcessPages(binding: Binding, log: Logger, tickMs = TICK_MS): Promise<ProcessPages> {
  const { host, port } = binding;
  const heartbeats = new Int32Array(new SharedArrayBuffer(4));
  const workerData: PagesSettings = { host, port, heartbeats, tickMs };
  const thread = new Worker(new URL("./process-pages-thread.ts", import.meta.url), { workerData });
  const [first]: FromPages[] = await once(thread, "message");
  if (first?.kind !== "listening") {
    await thread.terminate();
    throw bindingError(binding, first?.kind === "failed" ? first.code : "no response");
  }
  thread.unref();
  thread.on("error", (err) => log.error({ err }, "/healthz and /metrics are no longer served"));
  const beating = setInterval(() => Atomics.add(heartbeats, 0, 1), tickMs).unref();
  return {
    address: formatAddress(host, first.port),
    serveMetrics: async (metrics) => {
      const post = async (): Promise<void> => {
        const message: ToPages = { contentType: metrics.contentType, text: await metrics.metrics() };
        thread.postMessage(message);
      };
      const fail = (err: unknown): void => log.error({ err }, "metrics cannot be read");
      thread.on("message", () => void post().catch(fail));
      await post().catch(fail);
    },
    stop: async () => {
      clearInterval(beating);
      await thread.terminate();
    },
  };
}
