import { editDistance } from "../lib/edit-distance.ts";
import { isPlaceholderDomain } from "../text/public.ts";

interface ComparedQuery {
  /** Lower case without accents. */
  readonly search_name: string;
  /** `search_name` without punctuation, "and", article and legal form. */
  readonly name_key: string;
  /** The query's registrable domain, if the query is a domain. */
  readonly domain: string | undefined;
}

/** The forms in which a company's name is compared. */
interface ComparedName {
  readonly domain: string;
  readonly search_name: string;
  readonly name_key: string;
}

/** Scores how well a name matches a query, from 0 to 1. A weaker kind of match never outranks a stronger one. */
export function scoreName(query: ComparedQuery, name: ComparedName): number {
  if (query.domain === name.domain) return 1;
  if (isPlaceholderDomain(name.domain)) return query.name_key === name.name_key ? 0.7 : 0;
  if (query.search_name === name.search_name) return 0.98;
  const [asked, written] = [withoutSpaces(query.name_key), withoutSpaces(name.name_key)];
  const isJoined = JOINED.test(query.search_name);
  if (asked === written) return isJoined && !JOINED.test(name.search_name) ? 0.93 : 0.96;
  if (isReordered(query.name_key, name.name_key)) return 0.94;
  const label = name.domain.split(".")[0]?.replaceAll("-", "") ?? "";
  const initials = initialsScore(query, name);
  if (asked === label || initials > 0.9) return Math.max(asked === label ? labelScore(name.domain) : 0, initials);
  if (isJoined && startsWithWords(query.search_name, name.search_name))
    return 0.955 + 0.003 * (asked.length / written.length);
  const prefix = Math.max(
    prefixScore(query.name_key, name.name_key),
    compactPrefixScore(asked, name.name_key) - 0.03,
    prefixScore(query.search_name, name.domain) - 0.01,
  );
  if (initials > 0 || prefix > 0.5) return Math.max(initials, prefix);
  const askedLabel = query.domain?.split(".")[0]?.replaceAll("-", "") ?? asked;
  const typo = Math.max(typoScore(asked, written), typoScore(askedLabel, label) - 0.01);
  return typo > 0 ? typo : wordsScore(query.name_key, name.name_key);
}

/** Returns whether two names have the same words in different orders. */
function isReordered(query: string, name: string): boolean {
  const sorted = (text: string): string => text.split(" ").sort().join(" ");
  return query.length === name.length && query.includes(" ") && sorted(query) === sorted(name);
}

function withoutSpaces(text: string): string {
  return text.replaceAll(" ", "");
}

/** Matches a name that joins two names, such as "Procter & Gamble". */
const JOINED = /&| and | und | et /;

/** If an owner has several domains, the .com domain is usually the parent company's. */
function labelScore(domain: string): number {
  return domain.endsWith(".com") ? 0.9555 : 0.955;
}

function initialsScore(
  { search_name: searchName, name_key: nameKey }: ComparedQuery,
  { search_name, name_key }: ComparedName,
): number {
  const words = name_key.replace(/ (group|holdings?)$/, "").split(" ");
  if (words.length < 2 || withoutSpaces(nameKey) !== words.map((word) => word[0]).join("")) return 0;
  if (!JOINED.test(search_name)) return 0.79;
  // Two letters, such as "PG", are probably initials of two names; longer words are more likely a name's beginning.
  if (!JOINED.test(searchName)) return words.length === 2 ? 0.87 : 0.79;
  return search_name.includes("&") ? 0.959 : 0.955;
}

/** Returns whether a name begins with the query, up to the end of a word. Ignores spaces around "&". */
function startsWithWords(query: string, name: string): boolean {
  const [begin, whole] = [query, name].map((text) => text.replace(/\s*&\s*/g, "&"));
  return begin !== undefined && whole?.startsWith(begin) === true && !/[\p{L}\p{N}]/u.test(whole[begin.length] ?? "");
}

function prefixScore(query: string, name: string): number {
  if (query === "" || !name.startsWith(query)) return 0;
  const wholeWords = name[query.length] === " " ? 0.05 : 0;
  return 0.8 + wholeWords + 0.1 * (query.length / name.length);
}

/** Compares a query without spaces, such as "cocacola", with a name of several words. */
function compactPrefixScore(query: string, name: string): number {
  let at = 0;
  for (const letter of query) {
    if (name[at] === " ") at += 1;
    if (name[at] !== letter) return 0;
    at += 1;
  }
  return prefixScore(name.slice(0, at), name);
}

function typoScore(query: string, name: string): number {
  const [shorter, longer] = [Math.min(query.length, name.length), Math.max(query.length, name.length)];
  const allowed = Math.max(allowedEdits(shorter), Math.min(1, allowedEdits(longer)));
  if (Math.abs(query.length - name.length) > allowed) return 0;
  const edits = editDistance(query, name);
  return edits > allowed ? 0 : 0.82 - 0.04 * edits;
}

// In words of fewer than five letters, a typo usually gives a different word.
function allowedEdits(length: number): number {
  if (length < 5) return 0;
  return length < 9 ? 1 : 2;
}

/** Compares words in any order; each may have a typo or be a prefix. Words that the query lacks lower the score. */
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
