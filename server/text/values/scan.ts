import type { WordPattern } from "./bounds.ts";

/** Replaces each character that a reader has taken. It is neither a letter nor white space, so no pattern spans it. */
const TAKEN = "\ufffc";
const DASHES = /[\u2010-\u2015\u2212]/g;
const QUOTES = /[\u2018\u2019\u00b4`]/g;

/** A range of the text. `to` is exclusive. */
interface Range {
  from: number;
  to: number;
}

/** Returns whether the reader accepts a match. The words of a rejected match stay in the query. */
type Reader = (match: RegExpExecArray) => boolean;

/**
 * A query from which readers take conditions, one pattern after the other. Later patterns do not match parts that were
 * taken. Patterns need the flag `g`, and bounded repetition for linear time.
 */
export class QueryScan {
  readonly #query: string;
  #text: string;

  constructor(query: string) {
    this.#query = query.replace(/[\s\ufffc]+/g, " ").trim();
    this.#text = lowerCase(this.#query).replace(DASHES, "-").replace(QUOTES, "'");
  }

  /** The remaining text, in lower case. Parts that were taken separate words like punctuation. */
  get text(): string {
    return this.#text;
  }

  /** Passes each match of a pattern to a reader, and takes the matches that the reader accepts. */
  take({ expression }: WordPattern, read: Reader): void {
    const taken: Range[] = [];
    for (const match of this.#text.matchAll(expression))
      if (read(match)) taken.push({ from: match.index, to: match.index + match[0].length });
    this.takeRanges(taken);
  }

  /** Takes ranges of the text, which must be sorted and must not overlap. */
  takeRanges(ranges: readonly Range[]): void {
    let text = "";
    let end = 0;
    for (const { from, to } of ranges) {
      text += this.#text.slice(end, from) + TAKEN.repeat(to - from);
      end = to;
    }
    if (end > 0) this.#text = text + this.#text.slice(end);
  }

  /** Returns the original text of a range, before it was converted to lower case. */
  written(from: number, to: number): string {
    return this.#query.slice(from, to).trim();
  }

  /** Returns the original query without the parts that were taken. */
  rest(): string {
    let rest = "";
    let end = 0;
    for (const { index, 0: stretch } of this.#text.matchAll(/\ufffc+/g)) {
      rest += `${this.#query.slice(end, index)} `;
      end = index + stretch.length;
    }
    return tidy(rest + this.#query.slice(end));
  }
}

/** Converts text to lower case, except letters such as "İ" whose length would change. */
function lowerCase(text: string): string {
  const lower = text.toLowerCase();
  return lower.length === text.length
    ? lower
    : text.replace(/./gsu, (letter) => (letter.toLowerCase().length === letter.length ? letter.toLowerCase() : letter));
}

/** Removes empty brackets, double commas, and connecting words at both ends. */
function tidy(text: string): string {
  const inner = text
    .replace(/\s+/g, " ")
    .replace(/\( ?\)/g, " ")
    .replace(/ +(?=[,;.)])/g, "")
    .replace(/(?<=\() +/g, "")
    .replace(/[,;](?: ?[,;])+/g, ",")
    .replace(/ {2,}/g, " ")
    .replace(/^(?:[\s,;.:&+-]|(?:and|or|but|with|that|which|who) )+/i, "");
  return withoutTrailingConnectors(inner);
}

const TRAILING_SIGN = /[\s,;:&+-]/;
const TRAILING_WORD = / (?:and|or|but|with|that|which|who|having|of|at)$/i;
/** The length of the longest trailing word, including the space before it. */
const TRAILING_WORD_LENGTH = " having".length;

/**
 * Removes punctuation and connecting words at the end. Steps back from the end, because a regular expression would take
 * quadratic time.
 */
function withoutTrailingConnectors(text: string): string {
  let end = text.trimEnd().endsWith(".") ? text.trimEnd().length - 1 : text.length;
  for (;;) {
    const word = TRAILING_WORD.exec(text.slice(Math.max(0, end - TRAILING_WORD_LENGTH), end));
    if (TRAILING_SIGN.test(text.charAt(end - 1))) end -= 1;
    else if (word) end -= word[0].length;
    else return text.slice(0, end);
  }
}
