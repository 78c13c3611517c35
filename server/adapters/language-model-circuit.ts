import { CircuitBreaker } from "../lib/circuit-breaker.ts";
import type { LanguageModel } from "../ports/language-model.ts";

/** After a failure the model is not called for this long, so that callers do not each wait for one that is down. */
const COOLDOWN_MS = 30_000;
/** A call that is cancelled after this time counts as a failure. */
const SLOW_MS = 5_000;

/** Wraps a language model in a circuit breaker. `onFailure` gets the reasons of failures, which contain no secrets. */
export function breakCircuit(languageModel: LanguageModel, onFailure: (reason: string) => void): LanguageModel {
  const circuit = new CircuitBreaker({ failureThreshold: 1, minCooldownMs: COOLDOWN_MS, maxCooldownMs: COOLDOWN_MS });
  return {
    complete: async (request, signal) => {
      const started = Date.now();
      if (circuit.state(started) === "open")
        return { outcome: "unavailable", reason: "the language model failed a moment ago" };
      const completion = await languageModel.complete(request, signal);
      if (completion.outcome === "completed") {
        circuit.recordSuccess();
        return completion;
      }
      // An earlier cancellation is no evidence about the model.
      const failed = !signal.aborted || Date.now() - started >= SLOW_MS;
      if (failed && circuit.recordFailure(Date.now())) onFailure(completion.reason);
      return completion;
    },
  };
}
