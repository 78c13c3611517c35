import type { Embeddings } from "../../ports/embeddings.ts";

/** What is told of an endpoint that gives no directions. */
export interface EmbeddingTrouble {
  reason: string;
  dimensionsChanged: boolean;
}

/** Longest a search waits for the direction of its query, in milliseconds. */
const PATIENCE_MS = 5_000;
/** After a failure the endpoint is left alone this long, in milliseconds, so that searches do not each wait for one that is down. */
const REST_MS = 10_000;

/**
 * Directions of queries from an endpoint, for an index of vectors of a given length. Null when the endpoint has none that fits: such a
 * search goes by words, and by the meaning of what those find. Each failure is told once, then the endpoint rests.
 */
export function queryEmbedder(
  endpoint: Pick<Embeddings, "embedQueries" | "identity">,
  dimensions: number,
  onTrouble: (trouble: EmbeddingTrouble) => void,
  now: () => number = () => performance.now(),
): (text: string, signal: AbortSignal) => Promise<Float32Array | null> {
  let restsUntil = -Infinity;
  const fail = (trouble: EmbeddingTrouble): null => {
    restsUntil = now() + REST_MS;
    onTrouble(trouble);
    return null;
  };
  return async (text, signal) => {
    if (now() < restsUntil) return null;
    const late = AbortSignal.timeout(PATIENCE_MS);
    try {
      const answer = await endpoint.embedQueries([text], AbortSignal.any([signal, late]));
      if (answer.outcome === "unavailable") return fail({ reason: answer.reason, dimensionsChanged: false });
      const received = answer.outcome === "embedded" ? answer.dimensions : answer.received;
      if (answer.outcome === "embedded" && received === dimensions) return answer.vectors[0]!;
      const reason = `${endpoint.identity} now answers vectors of ${received} numbers, not ${dimensions}: every company is embedded anew`;
      return fail({ reason, dimensionsChanged: true });
    } catch (error) {
      if (signal.aborted || !late.aborted) throw error;
      return fail({ reason: `${endpoint.identity} did not answer within ${PATIENCE_MS} ms`, dimensionsChanged: false });
    }
  };
}
