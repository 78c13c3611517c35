import { withoutCase } from "./fold.ts";

/** A word of a text: letters and digits without punctuation, or the sign `&`, which stands for "and". */
export interface Token {
  /** Without letter case and compatibility forms, with its accents: see `withoutCase`. */
  readonly text: string;
  /** As it is written. */
  readonly raw: string;
  readonly start: number;
  readonly end: number;
}

const OF_WORDS = /^[\p{L}\p{N}\p{M}]/u;
const [UNKNOWN, WORD, OTHER] = [0, 1, 2];
/**
 * The class of each UTF-16 code; filled as codes occur, because testing all of them takes time at the start of a
 * process.
 */
const kinds = new Uint8Array(65_536);

/** Returns how many UTF-16 codes the letter, digit or mark at an index has; 0 if there is none. */
function letterLength(text: string, at: number): number {
  if (at >= text.length) return 0;
  const code = text.charCodeAt(at);
  const kind = kinds[code];
  if (kind !== UNKNOWN) return kind === WORD ? 1 : 0;
  // Letters outside the Basic Multilingual Plane have two codes.
  if (code >= 0xd800 && code < 0xdc00) return OF_WORDS.test(text.slice(at, at + 2)) ? 2 : 0;
  const isOfWords = OF_WORDS.test(String.fromCharCode(code));
  kinds[code] = isOfWords ? WORD : OTHER;
  return isOfWords ? 1 : 0;
}

/** Returns the position of the first letter or digit from an index on; the length of the text if there is none. */
export function nextStart(text: string, from: number): number {
  let at = from;
  while (at < text.length && letterLength(text, at) === 0) at += 1;
  return at;
}

/** Returns the end of the letters and digits that begin at an index; the index itself if there are none. */
export function runEnd(text: string, start: number): number {
  let at = start;
  for (let length = letterLength(text, at); length > 0; length = letterLength(text, at)) at += length;
  return at;
}

/**
 * Splits a text into its runs of letters and digits, in linear time. The index of the database splits texts at the same
 * signs.
 */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  let and = text.indexOf("&");
  while (end < text.length) {
    const start = nextStart(text, end);
    for (; and >= 0 && and < start; and = text.indexOf("&", and + 1))
      tokens.push({ text: "and", raw: "&", start: and, end: and + 1 });
    end = runEnd(text, start);
    if (end === start) break;
    const raw = text.slice(start, end);
    tokens.push({ text: withoutCase(raw), raw, start, end });
  }
  return tokens;
}

/** Returns the signs after a word that belong to its name: `++` of `C++`, `#` of `C#`; empty without any. */
export function signsAfter(text: string, end: number): string {
  if (text.startsWith("++", end)) return "++";
  const sign = text[end];
  if (sign === "#") return "#";
  return sign === "+" && runEnd(text, end + 1) === end + 1 ? "+" : "";
}

/** Returns the text between two adjacent tokens. */
export function gapBetween(text: string, before: Token, after: Token): string {
  return text.slice(before.end, Math.min(after.start, before.end + MAX_GAP + 1));
}

/** Words further apart are not one phrase: columns of a table, list items. */
export const MAX_GAP = 4;
