import { registrableDomain } from "../catalogue/domain.ts";
import type { Db } from "../db/connect.ts";
import { scoreName } from "./name-score.ts";
import {
  findNameKeys,
  listCompaniesByPrefix,
  listCompaniesBySimilarity,
  type NameCandidate,
} from "./queries-name-search.ts";

/** A company found by its name or domain; `score` is 1 for the very domain. */
export interface NameMatch extends NameCandidate {
  readonly score: number;
}

/** Below this, two names have no more in common than chance gives them. */
const LEAST_SCORE = 0.35;

/**
 * Finds companies by name or domain, the most trusted match first; equals by shorter name, then id.
 *
 * What begins as the query does is found from ordered indexes. Only when that does not fill the page are names compared
 * by trigrams, which reads many more rows: prefix matches outrank those anyway.
 */
export async function searchByName(db: Db, query: string, limit: number): Promise<NameMatch[]> {
  const keys = { ...(await findNameKeys(db, query)), domain: registrableDomain(query) };
  const score = (candidates: readonly NameCandidate[]): NameMatch[] =>
    candidates
      .map((candidate) => ({ ...candidate, score: Math.round(scoreName(keys, candidate) * 10_000) / 10_000 }))
      .filter((match) => match.score >= LEAST_SCORE);
  const beginnings = score(await listCompaniesByPrefix(db, keys, Math.max(limit, 20)));
  const matches =
    beginnings.length >= limit
      ? beginnings
      : merge(beginnings, score(await listCompaniesBySimilarity(db, keys, Math.max(limit, 100))));
  return matches.sort((a, b) => b.score - a.score || a.name.length - b.name.length || a.id - b.id).slice(0, limit);
}

function merge(first: readonly NameMatch[], second: readonly NameMatch[]): NameMatch[] {
  return [...new Map([...first, ...second].map((match) => [match.id, match])).values()];
}
