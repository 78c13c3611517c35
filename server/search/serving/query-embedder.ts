import type { Embeddings } from "../../ports/embeddings.ts";

/** Why the endpoint gave no vector. */
export interface EmbeddingTrouble {
  reason: string;
  dimensionsChanged: boolean;
}

/** How long a search waits for the vector of its query. */
const TIMEOUT_MS = 5_000;
/** After a failure the endpoint is not called for this long, so that searches do not each wait for one that is down. */
const COOLDOWN_MS = 10_000;

/**
 * Returns a function that gets the vectors of queries from an endpoint, or null when the endpoint fails: such a search goes by words.
 * Each failure is reported once and pauses the calls for a while.
 */
export function queryEmbedder(
  endpoint: Pick<Embeddings, "embedQueries" | "identity">,
  dimensions: number,
  onTrouble: (trouble: EmbeddingTrouble) => void,
  now: () => number = () => performance.now(),
): (text: string, signal: AbortSignal) => Promise<Float32Array | null> {
  let pausedUntil = -Infinity;
  const fail = (trouble: EmbeddingTrouble): null => {
    pausedUntil = now() + COOLDOWN_MS;
    onTrouble(trouble);
    return null;
  };
  return async (text, signal) => {
    if (now() < pausedUntil) return null;
    const late = AbortSignal.timeout(TIMEOUT_MS);
    try {
      const answer = await endpoint.embedQueries([text], AbortSignal.any([signal, late]));
      if (answer.outcome === "unavailable") return fail({ reason: answer.reason, dimensionsChanged: false });
      if (answer.dimensions === dimensions) return answer.vectors[0]!;
      const reason = `${endpoint.identity} now returns vectors of ${answer.dimensions} dimensions instead of ${dimensions}: every company is embedded again`;
      return fail({ reason, dimensionsChanged: true });
    } catch (error) {
      if (signal.aborted || !late.aborted) throw error;
      return fail({ reason: `${endpoint.identity} did not answer within ${TIMEOUT_MS} ms`, dimensionsChanged: false });
    }
  };
}
