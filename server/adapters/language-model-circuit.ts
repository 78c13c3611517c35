import { CircuitBreaker } from "../lib/circuit-breaker.ts";
import type { LanguageModel } from "../ports/language-model.ts";

/** How long the model is not called after a failure, so that callers do not wait for an unavailable model. */
const COOLDOWN_MS = 30_000;
/** A cancelled call that lasted at least this long counts as a failure. */
const SLOW_MS = 5_000;

/** Wraps a language model in a circuit breaker. `onFailure` receives the reason of a failure, without secrets. */
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
      // A call that was cancelled sooner is no evidence that the model is slow.
      const failed = !signal.aborted || Date.now() - started >= SLOW_MS;
      if (failed && circuit.recordFailure(Date.now())) onFailure(completion.reason);
      return completion;
    },
  };
}
