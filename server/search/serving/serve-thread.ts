import type { MessagePort } from "node:worker_threads";
import type { CompanySearch, SearchControl } from "../search.ts";
import { Engine } from "./engine.ts";
import type { EngineOptions } from "./engine-options.ts";
import type { Call, FromEngine, ToEngine, Wanted } from "./messages.ts";

/** The search thread's side of the conversation: answers calls until it is told to stop. */
export async function serveThread(port: MessagePort, options: Omit<EngineOptions, "tell">): Promise<void> {
  const tell = (message: FromEngine): void => port.postMessage(message);
  const engine = new Engine({ ...options, tell });
  const running = new Map<number, AbortController>();
  const answer = async (id: number, call: Call, wanted: Wanted): Promise<void> => {
    const stop = new AbortController();
    running.set(id, stop);
    try {
      const value = await carryOut(engine.search, call, {
        signal: stop.signal,
        ...(wanted.onProgress && { onProgress: (progress) => tell({ kind: "progress", id, progress }) }),
        ...(wanted.onRanked && { onRanked: (matches) => tell({ kind: "ranked", id, matches }) }),
      });
      tell({ kind: "answer", id, value });
    } catch (error) {
      tell({ kind: "failure", id, error: error instanceof Error ? error : new Error(String(error)) });
    } finally {
      running.delete(id);
    }
  };
  const stopped = new Promise<void>((resolve) => {
    port.on("message", (message: ToEngine) => {
      if (message.kind === "call") void answer(message.id, message.call, message.wanted);
      if (message.kind === "abort") running.get(message.id)?.abort(new Error("the caller gave up"));
      if (message.kind === "stop") resolve();
    });
  });
  const life = engine.run();
  await stopped;
  for (const stop of running.values()) stop.abort(new Error("the search is stopping"));
  await engine.stop();
  await life;
  port.close();
}

function carryOut(search: CompanySearch, call: Call, control: SearchControl): Promise<unknown> {
  if (call.method === "lookalikes") return search.lookalikes(...call.args, control);
  if (call.method === "traits") return search.traits(...call.args, control);
  return search.matchReasons(...call.args, control.signal);
}
