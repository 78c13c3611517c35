import { listCompanyIds } from "../catalogue/queries-company-ids.ts";
import type { Db } from "../db/connect.ts";
import { roundScore } from "../lib/round-score.ts";
import {
  isPlaceholderDomain,
  joinedNameKeys,
  nameWithoutForms,
  readCompanyReference,
  registrableDomain,
} from "../text/public.ts";
import { scoreName } from "./name-score.ts";
import {
  findNameKeys,
  listCompaniesByPrefix,
  listCompaniesBySimilarity,
  type NameCandidate,
} from "./queries-name-search.ts";

/** A company found by its name or domain. */
interface NameMatch extends NameCandidate {
  readonly score: number;
}

/** The minimum score of a match. Names that score lower are similar by chance. */
const MIN_SCORE = 0.45;
/** The deduction for a match that ignores a legal form in the query or corrects a typo. */
const CORRECTION_DEDUCTION = 0.002;
/** The minimum score of a query that is the name or its first part. */
const SAME_NAME = 0.955;

/** The numbers of candidates do not depend on `limit`, so that a longer list begins with the shorter one. */
const MAX_PREFIX = 50;
const MAX_SIMILAR = 100;
/** From this number of prefix matches on, trigram matches are skipped: they read many more rows and score lower. */
const ENOUGH = 10;

/** Searches companies by name or domain, best score first; ties are broken by the shorter domain, then by id. */
export async function searchByName(db: Db, query: string, limit: number): Promise<NameMatch[]> {
  const reference = readCompanyReference(query);
  const [names, known] = await Promise.all([
    findNameKeys(db, query),
    reference === undefined ? new Map<string, number>() : listCompanyIds(db, [reference]),
  ]);
  const joined = joinedNameKeys(query);
  const keys = { ...names, domain: registrableDomain(query), companyId: known.get(reference ?? ""), joined };
  const bare = nameWithoutForms(query);
  const withoutForms = bare === "" || bare === keys.name_key ? null : { ...keys, search_name: bare, name_key: bare };
  const scoreNameCandidate = (candidate: NameCandidate): number => {
    if (candidate.id === keys.companyId) return 1;
    const again = Math.max(
      withoutForms === null ? 0 : scoreName(withoutForms, candidate) - CORRECTION_DEDUCTION,
      joined.includes(candidate.name_key.replaceAll(" ", "")) ? SAME_NAME : 0,
    );
    return roundScore(Math.max(scoreName(keys, candidate), isPlaceholderDomain(candidate.domain) ? 0 : again));
  };
  const score = (candidates: readonly NameCandidate[]): NameMatch[] =>
    candidates
      .map((candidate) => ({ ...candidate, score: scoreNameCandidate(candidate) }))
      .filter((match) => match.score >= MIN_SCORE);
  const prefixMatches = score(await listCompaniesByPrefix(db, keys, MAX_PREFIX));
  if (prefixMatches.length >= ENOUGH) return bestMatches(prefixMatches, limit);
  const similar = await listCompaniesBySimilarity(db, keys, MAX_SIMILAR);
  if (withoutForms !== null) similar.push(...(await listCompaniesBySimilarity(db, withoutForms, MAX_SIMILAR)));
  return bestMatches(merge(prefixMatches, score(similar)), limit);
}

function bestMatches(matches: readonly NameMatch[], limit: number): NameMatch[] {
  return withoutNamesakes(matches)
    .sort((a, b) => b.score - a.score || a.domain.length - b.domain.length || a.id - b.id)
    .slice(0, limit);
}

/** Excludes companies known only by name when another company has that name, because they are likely the same. */
function withoutNamesakes(matches: readonly NameMatch[]): NameMatch[] {
  const isNameTaken = matches.some(({ score }) => score >= SAME_NAME);
  return matches.filter(({ domain }) => !isNameTaken || !isPlaceholderDomain(domain));
}

function merge(first: readonly NameMatch[], second: readonly NameMatch[]): NameMatch[] {
  return [...new Map([...first, ...second].map((match) => [match.id, match])).values()];
}
