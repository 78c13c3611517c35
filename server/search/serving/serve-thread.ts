import type { MessagePort } from "node:worker_threads";
import type { CompanySearch, SearchControl } from "../search.ts";
import { Engine } from "./engine.ts";
import type { EngineOptions } from "./engine-options.ts";
import type { Answers, Call, FromEngine, Method, ToEngine, Wanted } from "./messages.ts";
import { packMatches, packTexts, unpackCompanies } from "./packed.ts";

/** Serves the main thread's calls until it sends `stop`. */
export async function serveThread(port: MessagePort, options: Omit<EngineOptions, "tell">): Promise<void> {
  const tell = (message: FromEngine): void => port.postMessage(message);
  const engine = new Engine({ ...options, tell });
  const running = new Map<number, AbortController>();
  const answer = async (id: number, call: Call, wanted: Wanted): Promise<void> => {
    const stop = new AbortController();
    running.set(id, stop);
    try {
      const value = await dispatch(engine.search, call, {
        signal: stop.signal,
        ...(wanted.onProgress && { onProgress: (progress) => tell({ kind: "progress", id, progress }) }),
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

async function dispatch(search: CompanySearch, call: Call, control: SearchControl): Promise<Answers[Method]> {
  if (call.method === "lookalikes") {
    const ranking = await search.lookalikes(...call.args, control);
    return { ...ranking, matches: packMatches(ranking.matches) };
  }
  if (call.method === "fits") {
    const [query, companies] = call.args;
    return search.fits({ query, companies: unpackCompanies(companies) }, control.signal);
  }
  if (call.method === "traits") {
    const ranking = await search.traits(...call.args, control);
    return { ...ranking, matches: packMatches(ranking.matches) };
  }
  const [subject, companies] = call.args;
  return packTexts(await search.matchReasons(subject, unpackCompanies(companies), control.signal));
}
