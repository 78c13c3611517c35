import type { LanguageModel } from "../ports/language-model.ts";

/** After a failure the model is left alone this long, in milliseconds, so that searches do not each wait for one that is down. */
const REST_MS = 30_000;

/** A question that got no answer in this time, in milliseconds, counts as a failure although its asker set the limit. */
const PATIENCE_MS = 5_000;

/** A language model that is not asked for a while after it failed; meanwhile it counts as unavailable at once. */
export function breakCircuit(languageModel: LanguageModel, now: () => number = () => performance.now()): LanguageModel {
  let restsUntil = -Infinity;
  return {
    complete: async (request, signal) => {
      const started = now();
      if (started < restsUntil) return { outcome: "unavailable", reason: "the language model failed a moment ago" };
      const answer = await languageModel.complete(request, signal);
      // Who gave up at once says nothing of the model.
      const failed = answer.outcome === "unavailable" && (!signal.aborted || now() - started >= PATIENCE_MS);
      if (failed) restsUntil = now() + REST_MS;
      return answer;
    },
  };
}
