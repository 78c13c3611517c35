import type { NamedSeed } from "../catalogue/queries-seeds.ts";
import { type Correction, correct, possibleCorrections } from "../search-engine/public.ts";
import type { CatalogueState } from "./catalogue-state.ts";

export interface CorrectionServices {
  /** Lists the company that each name or website most likely means. */
  readonly listNamedSeeds: (names: readonly string[]) => Promise<NamedSeed[]>;
}

interface TypedQuery {
  readonly query: string | null;
  readonly interpret?: boolean | undefined;
}

export interface CorrectedQuery {
  readonly query: string | null;
  readonly corrections: readonly Correction[];
}

/** A word that at least this many companies use is not corrected. */
const MIN_USING = 3;

/**
 * Corrects typos in a query and splits joined words. Keeps words that at least `MIN_USING` companies use, and company
 * names.
 */
export async function correctQuery(
  { listNamedSeeds }: CorrectionServices,
  { query, interpret = true }: TypedQuery,
  { model, candidates }: Pick<CatalogueState, "model" | "candidates">,
): Promise<CorrectedQuery> {
  const possible = query === null || !interpret ? [] : possibleCorrections(query, model);
  if (query === null || possible.length === 0) return { query, corrections: [] };
  const using = await candidates.countUsing(
    possible.map(({ typed }) => typed),
    MIN_USING,
  );
  const rare = possible.filter(({ isLikely }, at) => using[at] === 0 || (isLikely && using[at]! < MIN_USING));
  const used = rare.filter((correction) => using[possible.indexOf(correction)]! > 0);
  const named = new Set(
    used.length === 0
      ? []
      : (await listNamedSeeds(used.map(({ from }) => from))).flatMap((seed) => (seed.is_exact ? seed.wanted : [])),
  );
  const corrections = rare.filter(({ from }) => !named.has(from));
  return { query: correct(query, corrections), corrections: corrections.map(({ from, to }) => ({ from, to })) };
}
