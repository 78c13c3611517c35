import { withoutCase } from "./fold.ts";

/** A run of letters and digits, or the character `&`, whose `text` is "and". */
export interface Token {
  /** Normalised with `withoutCase`, which keeps accents. */
  readonly text: string;
  /** As in the original text. */
  readonly raw: string;
  readonly start: number;
  readonly end: number;
}

const OF_WORDS = /^[\p{L}\p{N}\p{M}]/u;
const [UNKNOWN, WORD, OTHER] = [0, 1, 2];
/** The class of each UTF-16 code unit. Filled as code units occur, because testing all of them slows the start. */
const kinds = new Uint8Array(65_536);

/** Returns the length, in UTF-16 code units, of the letter, digit or mark at an index; 0 if there is none. */
function letterLength(text: string, at: number): number {
  if (at >= text.length) return 0;
  const code = text.charCodeAt(at);
  const kind = kinds[code];
  if (kind !== UNKNOWN) return kind === WORD ? 1 : 0;
  // Letters outside the Basic Multilingual Plane have two code units.
  if (code >= 0xd800 && code < 0xdc00) return OF_WORDS.test(text.slice(at, at + 2)) ? 2 : 0;
  const isOfWords = OF_WORDS.test(String.fromCharCode(code));
  kinds[code] = isOfWords ? WORD : OTHER;
  return isOfWords ? 1 : 0;
}

/** Returns the index of the first letter or digit from `from`; the length of the text if there is none. */
export function nextStart(text: string, from: number): number {
  let at = from;
  while (at < text.length && letterLength(text, at) === 0) at += 1;
  return at;
}

/** Returns the end of the letters and digits that begin at `start`; `start` itself if there are none. */
export function runEnd(text: string, start: number): number {
  let at = start;
  for (let length = letterLength(text, at); length > 0; length = letterLength(text, at)) at += length;
  return at;
}

/**
 * Splits a text into runs of letters and digits, in linear time. The full-text index of the database splits texts in
 * the same way.
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

/** Returns the symbols after a word that belong to its name: `++` of `C++`, `#` of `C#`; "" if there are none. */
export function signsAfter(text: string, end: number): string {
  if (text.startsWith("++", end)) return "++";
  const sign = text[end];
  if (sign === "#") return "#";
  return sign === "+" && runEnd(text, end + 1) === end + 1 ? "+" : "";
}

/** Returns the text between two adjacent tokens, at most `MAX_GAP` + 1 characters. */
export function gapBetween(text: string, before: Token, after: Token): string {
  return text.slice(before.end, Math.min(after.start, before.end + MAX_GAP + 1));
}

/** Words with more characters between them are not one phrase, but columns of a table or list items. */
export const MAX_GAP = 4;
