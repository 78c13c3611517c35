import {
  meanDirection,
  type QuerySubject,
  queryFromSeeds,
  queryFromSubject,
  type RankingQuery,
  seedEmbeddingText,
  splitFacts,
  withCondition,
  withFacts,
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
  if (subject === null) return { ...query, embedding };
  const asked = withCondition(query, queryFromSubject(subject, state));
  return { ...withFacts(asked, splitFacts(subject).facts), embedding };
}

/** Returns the query for a description of companies. */
export async function queryForSubject(
  state: CatalogueState,
  subject: QuerySubject,
  signal: AbortSignal,
): Promise<RankingQuery> {
  const { facts, rest } = splitFacts(subject);
  // These words find companies with any activity that are open source.
  const described = rest ?? subject;
  const query = queryFromSubject(described, state);
  return { ...withFacts(query, facts), embedding: await embed(state, [described.spelledOut], signal) };
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
