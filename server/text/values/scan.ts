import type { WordPattern } from "./bounds.ts";

/** Replaces the text that a reader has taken: neither a letter nor white space, so that nothing matches across it. */
const TAKEN = "\ufffc";
const DASHES = /[\u2010-\u2015\u2212]/g;
const QUOTES = /[\u2018\u2019\u00b4`]/g;

/** A part of the text; `to` is exclusive. */
interface Range {
  from: number;
  to: number;
}

/** Returns whether the reader accepts a match. Otherwise, its words stay in the query. */
type Reader = (match: RegExpExecArray) => boolean;

/**
 * A query from which readers take conditions, one pattern after the other. Later readers do not see taken parts.
 * Patterns need the flag `g` and bounded repetition, so that a text of any length takes linear time.
 */
export class QueryScan {
  readonly #query: string;
  #text: string;

  constructor(query: string) {
    this.#query = query.replace(/[\s\ufffc]+/g, " ").trim();
    this.#text = lowerCase(this.#query).replace(DASHES, "-").replace(QUOTES, "'");
  }

  /** The remaining text, in lower case. Taken parts separate words like punctuation. */
  get text(): string {
    return this.#text;
  }

  /** Offers each match of a pattern to a reader, and takes those that it accepts. */
  take({ expression }: WordPattern, read: Reader): void {
    const taken: Range[] = [];
    for (const match of this.#text.matchAll(expression))
      if (read(match)) taken.push({ from: match.index, to: match.index + match[0].length });
    this.takeRanges(taken);
  }

  /** Takes the words between positions, in order and without overlap. */
  takeRanges(ranges: readonly Range[]): void {
    let text = "";
    let end = 0;
    for (const { from, to } of ranges) {
      text += this.#text.slice(end, from) + TAKEN.repeat(to - from);
      end = to;
    }
    if (end > 0) this.#text = text + this.#text.slice(end);
  }

  /** Returns the original words from one position of `text` to another. */
  written(from: number, to: number): string {
    return this.#query.slice(from, to).trim();
  }

  /** Returns the query without taken parts. */
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

/** Lower case without a change of length, unlike that of "İ". */
function lowerCase(text: string): string {
  const lower = text.toLowerCase();
  return lower.length === text.length
    ? lower
    : text.replace(/./gsu, (letter) => (letter.toLowerCase().length === letter.length ? letter.toLowerCase() : letter));
}

/** Removes remains around taken words: empty brackets, doubled commas, connecting words at an end. */
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
/** The length of the longest trailing word, with the space before it. */
const TRAILING_WORD_LENGTH = " having".length;

/**
 * Removes signs and connecting words at the end, and a full stop there. Steps back from the end: an expression would
 * take quadratic time.
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
