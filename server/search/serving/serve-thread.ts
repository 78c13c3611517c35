import type { MessagePort } from "node:worker_threads";
import type { CompanySearch, SearchControl } from "../search.ts";
import { Engine, type EngineOptions } from "./engine.ts";
import type { Call, CallResult, FromEngine, ToEngine } from "./host.ts";

/** Serves the main thread's calls until it sends `stop`. */
export async function serveThread(port: MessagePort, options: Omit<EngineOptions, "tell">): Promise<void> {
  const tell = (message: FromEngine): void => port.postMessage(message);
  const engine = new Engine({ ...options, tell });
  const running = new Map<number, AbortController>();
  const serve = async (id: number, call: Call, wantsProgress: boolean): Promise<void> => {
    const stop = new AbortController();
    running.set(id, stop);
    try {
      const value = await dispatch(engine.search, call, {
        signal: stop.signal,
        ...(wantsProgress && { onProgress: (progress) => tell({ kind: "progress", id, progress }) }),
      });
      tell({ kind: "result", id, value });
    } catch (error) {
      tell({ kind: "failure", id, error: error instanceof Error ? error : new Error(String(error)) });
    } finally {
      running.delete(id);
    }
  };
  const stopped = new Promise<void>((resolve) => {
    port.on("message", (message: ToEngine) => {
      if (message.kind === "call") void serve(message.id, message.call, message.wantsProgress);
      if (message.kind === "abort") running.get(message.id)?.abort(new Error("The caller gave up."));
      if (message.kind === "ping") tell({ kind: "pong" });
      if (message.kind === "stop") resolve();
    });
  });
  const life = engine.run();
  await stopped;
  for (const stop of running.values()) stop.abort(new Error("The search is stopping."));
  await engine.stop();
  await life;
  port.close();
}

function dispatch(search: CompanySearch, { method, args }: Call, control: SearchControl): Promise<CallResult> {
  switch (method) {
    case "lookalikes":
      return search.lookalikes(...args, control);
    case "traits":
      return search.traits(...args, control);
    case "fits":
      return search.fits(...args, control.signal);
    case "matchReasons":
      return search.matchReasons(...args, control.signal);
  }
}
