/** A word of a text: letters and digits without punctuation, or the sign `&`, which stands for "and". */
export interface Token {
  /** In lower case. */
  readonly text: string;
  /** As it is written. */
  readonly raw: string;
  readonly start: number;
  readonly end: number;
}

const TOKEN = /[\p{L}\p{N}\p{M}]+|&/gu;

/** Splits a text into words, in linear time. The index of the database splits texts at the same signs. */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(TOKEN)) {
    const [raw] = match;
    tokens.push({
      text: raw === "&" ? "and" : raw.toLowerCase(),
      raw,
      start: match.index,
      end: match.index + raw.length,
    });
  }
  return tokens;
}

/** Returns the signs after a word that belong to its name: `++` of `C++`, `#` of `C#`; empty where there are none. */
export function signsAfter(text: string, end: number): string {
  if (text.startsWith("++", end)) return "++";
  const sign = text[end];
  if (sign === "#") return "#";
  return sign === "+" && !/[\p{L}\p{N}]/u.test(text[end + 1] ?? "") ? "+" : "";
}

/** Returns the text between two adjacent tokens. */
export function gapBetween(text: string, before: Token, after: Token): string {
  return text.slice(before.end, Math.min(after.start, before.end + MAX_GAP + 1));
}

/** Words further apart are not one phrase: columns of a table, list items. */
export const MAX_GAP = 4;
