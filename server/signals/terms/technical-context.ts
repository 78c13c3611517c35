import { readPatterns, readWords, type Token } from "../../text/public.ts";

/** Where a match stands among the words of a text. */
export interface Placed {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly first: number;
  readonly last: number;
}

const readNames = (file: string): ReadonlySet<string> => new Set(readWords(new URL(file, import.meta.url)));
const CLEAR_NAMES = readNames("technology-names.txt");
const WORD_NAMES = readNames("word-names.txt");

/** Returns whether a word is also the name of a technology or product, however it is typed. */
export function isWordName(word: string): boolean {
  return WORD_NAMES.has(word.toLowerCase());
}

const EVERYDAY_NAMES = readNames("everyday-names.txt");

/** Returns whether texts about business use a name as an everyday word: "teams", "excel at", "the foundation". */
export function isEveryday(word: string): boolean {
  return EVERYDAY_NAMES.has(word.toLowerCase());
}

/** Returns whether a word is the name of a technology, also one that has another meaning. */
export function isTechnologyName({ text }: Pick<Token, "text">): boolean {
  return CLEAR_NAMES.has(text) || WORD_NAMES.has(text);
}

/** Between the items of a list: a comma, a slash, a bracket, a bullet, a new line. */
const LIST_GAP = /^(?:\+\+|#|\d)?\s{0,2}[,/|;•·▪&*+()[\]\n–:-][\s()*•·▪–[\]-]{0,6}$/u;
const CONJUNCTIONS = new Set("and or und oder et ou y e o en och og eller sowie plus".split(" "));
/** Words further away are about something else. */
const WINDOW = 12;
const { anyOf } = readPatterns(new URL("context.txt", import.meta.url));
const LEADS = new RegExp(`(?:\\b${anyOf("leads")}\\b|:)[\\s:(]{1,3}(?:\\p{L}+ )?$`, "iu");
const USE = new RegExp(`\\b${anyOf("use")}$`, "iu");

/** How a place in a text speaks for a technology. */
export interface Evidence {
  /** Whether it stands in a list beside one. */
  readonly isListed: boolean;
  /** Names of technologies nearby in the same paragraph: a clear one counts one, another one half. */
  readonly nearby: number;
  /** Whether the words before it say that the work is done with it. */
  readonly isLedTo: boolean;
  /** Whether it is an item of a list, or alone in brackets. */
  readonly isItem: boolean;
}

export function technicalEvidence({ text, tokens, first, last }: Placed): Evidence {
  const [word, end] = [tokens[first], tokens[last]];
  if (!word || !end) return { isListed: false, nearby: 0, isLedTo: false, isItem: false };
  const gapAfter = text.slice(end.end, tokens[last + 1]?.start ?? text.length).slice(0, 12);
  const gapBefore = text.slice(tokens[first - 1]?.end ?? 0, word.start).slice(-12);
  const before = listNeighbour(text, tokens, first, -1);
  const after = listNeighbour(text, tokens, last, 1);
  const seen = new Set([word.text]);
  const around = [...tokens.slice(Math.max(0, first - WINDOW), first), ...tokens.slice(last + 1, last + 1 + WINDOW)];
  const nearby = around.reduce((sum, token) => sum + weightOf(token, seen), 0);
  const lead = text.slice(Math.max(0, word.start - 60), word.start);
  return {
    isListed: (before !== undefined && isTechnologyName(before)) || (after !== undefined && isTechnologyName(after)),
    nearby,
    isLedTo: LEADS.test(lead) || USE.test(lead) || /^ on rails\b/i.test(text.slice(end.end, end.end + 10)),
    isItem:
      LIST_GAP.test(gapBefore) ||
      (LIST_GAP.test(gapAfter) && !gapAfter.startsWith(":")) ||
      [tokens[first - 1], tokens[last + 1]].some(
        (one, at) => one && (at === 0 ? gapBefore : gapAfter) === " " && CLEAR_NAMES.has(one.text),
      ),
  };
}

function weightOf(token: Token, seen: Set<string>): number {
  if (seen.has(token.text)) return 0;
  seen.add(token.text);
  if (CLEAR_NAMES.has(token.text)) return token.text.length === 1 ? 0.5 : 1;
  if (!WORD_NAMES.has(token.text)) return 0;
  return !EVERYDAY_NAMES.has(token.text) ? 1 : /\p{Lu}/u.test(token.raw) ? 0.5 : 0.25;
}

/** Returns the item beside a word in a list; undefined where it is in none. */
function listNeighbour(text: string, tokens: readonly Token[], from: number, step: 1 | -1): Token | undefined {
  let at = from + step;
  while (CONJUNCTIONS.has(tokens[at]?.text ?? "") && Math.abs(at - from) <= 2) at += step;
  const [before, after] = step > 0 ? [tokens[from], tokens[from + 1]] : [tokens[from - 1], tokens[from]];
  if (!before || !after) return undefined;
  return at !== from + step || LIST_GAP.test(text.slice(before.end, after.start)) ? tokens[at] : undefined;
}
