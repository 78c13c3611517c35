import {
  meanDirection,
  type QuerySubject,
  queryFromSeeds,
  queryFromSubject,
  type RankingQuery,
  seedEmbeddingText,
  withCondition,
} from "../search-engine/public.ts";
import type { CatalogueState } from "./catalogue-state.ts";
import type { SearchCompany } from "./search.ts";

export async function queryFor(
  state: CatalogueState,
  seeds: readonly SearchCompany[],
  subject: QuerySubject | null,
  signal: AbortSignal,
): Promise<RankingQuery> {
  if (seeds.length === 0 && subject !== null) return queryForSubject(state, subject, signal);
  const query = queryFromSeeds(seeds, state);
  const embedding = await embed(state, seeds.map(seedEmbeddingText), signal);
  return { ...(subject === null ? query : withCondition(query, queryFromSubject(subject, state))), embedding };
}

/** Returns the query for what companies do. */
export async function queryForSubject(
  state: CatalogueState,
  subject: QuerySubject,
  signal: AbortSignal,
): Promise<RankingQuery> {
  return { ...queryFromSubject(subject, state), embedding: await embed(state, [subject.spelledOut], signal) };
}

/** Returns the mean vector of texts by the embeddings model; undefined without one, or when it fails. */
async function embed(
  { embedTexts }: CatalogueState,
  texts: readonly string[],
  signal: AbortSignal,
): Promise<Float32Array | undefined> {
  const vectors = await embedTexts?.(texts, signal);
  return vectors?.[0] && meanDirection(vectors, vectors[0].length);
}
