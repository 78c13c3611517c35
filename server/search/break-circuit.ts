import { CircuitBreaker } from "../lib/circuit-breaker.ts";
import type { LanguageModel } from "../ports/language-model.ts";

/** After a failure the model is not called for this long, so that searches do not each wait for one that is down. */
const COOLDOWN_MS = 30_000;
/** A call that its caller gave up after this time counts as a failure. */
const SLOW_MS = 5_000;

/** Wraps a language model in a circuit breaker: for a while after a failure, calls fail at once. */
export function breakCircuit(languageModel: LanguageModel, now: () => number = Date.now): LanguageModel {
  const circuit = new CircuitBreaker({ failureThreshold: 1, minCooldownMs: COOLDOWN_MS, maxCooldownMs: COOLDOWN_MS });
  return {
    complete: async (request, signal) => {
      const started = now();
      if (circuit.state(started) === "open")
        return { outcome: "unavailable", reason: "the language model failed a moment ago" };
      const answer = await languageModel.complete(request, signal);
      // A caller that gave up earlier says nothing about the model.
      const failed = answer.outcome === "unavailable" && (!signal.aborted || now() - started >= SLOW_MS);
      if (failed) circuit.recordFailure(now());
      else if (answer.outcome === "answered") circuit.recordSuccess();
      return answer;
    },
  };
}
