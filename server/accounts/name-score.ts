import { editDistance } from "../lib/edit-distance.ts";

/** The forms in which a query is compared. */
interface ComparedQuery {
  /** Lower case without accents. */
  readonly searchName: string;
  /** `searchName` without punctuation and legal form. */
  readonly nameKey: string;
  /** The registrable domain, when the query is one. */
  readonly domain: string | undefined;
}

/** The forms in which a company's name is compared. */
interface ComparedName {
  readonly domain: string;
  readonly search_name: string;
  readonly name_key: string;
}

/**
 * Scores how well a name matches a query, from 0 to 1. Each kind of match has a band of its own, so that a weaker kind never
 * outranks a stronger one: same domain 1, same name 0.98, same name except for punctuation or legal form 0.96, prefix 0.80 to 0.95,
 * typo 0.70 to 0.79, common words up to 0.69.
 */
export function scoreName(query: ComparedQuery, name: ComparedName): number {
  if (query.domain === name.domain) return 1;
  if (query.searchName === name.search_name) return 0.98;
  if (query.nameKey === name.name_key) return 0.96;
  const label = name.domain.split(".")[0] ?? "";
  if (query.nameKey === label) return 0.955;
  const prefix = Math.max(prefixScore(query.nameKey, name.name_key), prefixScore(query.searchName, name.domain) - 0.01);
  if (prefix > 0.5) return prefix;
  const typo = Math.max(typoScore(query.nameKey, name.name_key), typoScore(query.nameKey, label) - 0.01);
  return typo > 0 ? typo : wordsScore(query.nameKey, name.name_key);
}

function prefixScore(query: string, name: string): number {
  if (query === "" || !name.startsWith(query)) return 0;
  const wholeWords = name[query.length] === " " ? 0.05 : 0;
  return 0.8 + wholeWords + 0.1 * (query.length / name.length);
}

function typoScore(query: string, name: string): number {
  const allowed = allowedEdits(Math.min(query.length, name.length));
  if (Math.abs(query.length - name.length) > allowed) return 0;
  const edits = editDistance(query, name);
  return edits > allowed ? 0 : 0.8 - 0.04 * edits;
}

// In words of fewer than five letters, a typo makes another word.
function allowedEdits(length: number): number {
  if (length < 5) return 0;
  return length < 9 ? 1 : 2;
}

/** Compares words in any order; each may have a typo or be a prefix. Words of the name that the query lacks count half. */
function wordsScore(query: string, name: string): number {
  const queryWords = query.split(" ");
  const nameWords = name.split(" ");
  let found = 0;
  let wanted = 0;
  let covered = 0;
  for (const word of queryWords) {
    const best = Math.max(...nameWords.map((candidate) => wordScore(word, candidate)));
    found += best * word.length;
    wanted += word.length;
    covered += best > 0 ? word.length : 0;
  }
  const nameLength = nameWords.join("").length;
  const coverage = Math.min(1, covered / nameLength);
  return 0.69 * (found / wanted) * (0.5 + 0.5 * coverage) ** 0.5;
}

function wordScore(query: string, word: string): number {
  if (query === word) return 1;
  if (query.length >= 3 && word.startsWith(query)) return 0.7 + 0.25 * (query.length / word.length);
  const edits = editDistance(query, word);
  return edits <= allowedEdits(Math.min(query.length, word.length)) ? 1 - 0.2 * edits : 0;
}
