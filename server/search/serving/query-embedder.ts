import { CircuitBreaker } from "../../lib/circuit-breaker.ts";
import type { Embeddings } from "../../ports/embeddings.ts";
import type { CatalogueState } from "../catalogue-state.ts";

/** Why the embeddings model returned no vectors. */
export interface EmbeddingFailure {
  reason: string;
  dimensionsChanged: boolean;
}

/** How long a search waits for the vector of its query. */
const TIMEOUT_MS = 5_000;
/** How long the endpoint is not called after a failure, so that not every search waits for it. */
const COOLDOWN_MS = 10_000;

/** Returns a function that embeds texts. After a failure, it returns null without a call for `COOLDOWN_MS`. */
export function queryEmbedder(
  endpoint: Embeddings,
  dimensions: number,
  onFailure: (failure: EmbeddingFailure) => void,
  onSuccess: () => void,
): NonNullable<CatalogueState["embedTexts"]> {
  const circuit = new CircuitBreaker({ failureThreshold: 1, minCooldownMs: COOLDOWN_MS, maxCooldownMs: COOLDOWN_MS });
  const fail = (reason: string, dimensionsChanged = false): null => {
    if (circuit.recordFailure(Date.now())) onFailure({ reason, dimensionsChanged });
    return null;
  };
  const embed = async (texts: readonly string[], signal: AbortSignal): Promise<Float32Array[] | null> => {
    if (circuit.state(Date.now()) === "open") return null;
    const late = AbortSignal.timeout(TIMEOUT_MS);
    try {
      const result = await endpoint.embedQueries(texts, AbortSignal.any([signal, late]));
      if (result.outcome === "unavailable") return fail(result.reason);
      if (result.dimensions !== dimensions) {
        const reason = `${endpoint.identity} now returns vectors of ${result.dimensions} dimensions instead of ${dimensions}: all companies will be embedded again`;
        return fail(reason, true);
      }
      circuit.recordSuccess();
      onSuccess();
      return result.vectors;
    } catch (error) {
      if (signal.aborted || !late.aborted) throw error;
      return fail(`${endpoint.identity} did not respond within ${TIMEOUT_MS} ms`);
    }
  };
  return Object.assign(embed, { identity: endpoint.identity });
}
