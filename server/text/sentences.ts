import { readWords } from "./word-lists.ts";

/** A part of a text. `end` is exclusive. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** Abbreviations whose full stop does not end a sentence, in several languages. */
const ABBREVIATIONS: ReadonlySet<string> = new Set(readWords("abbreviations"));
/** Abbreviations that are also words. They count as abbreviations only before a number: "No. 5". */
const BEFORE_NUMBERS = new Set(["no", "nr", "fig", "vol", "art", "p", "pp"]);
/** The length of the longest abbreviation, in characters. */
const MAX_ABBREVIATION = 12;

const END = /[.!?…。！？\n\r]/g;
const TERMINATORS = new Set(".!?…。！？");
const WIDE_TERMINATORS = new Set("。！？");
const CLOSERS = new Set("\"'”’»)]」』）");
/** Words that begin a sentence even after an abbreviation. */
const OPENER = /^["'“‘([]?(?:The|It|Its|In|This|These|We|Our|They|Their|Further|Additionally|Moreover)\b/;
/** A verb after a name with an exclamation mark: "Yahoo! provides". */
const GOES_ON = /^(?:is|was|has|[a-z]{2,}[^aiousy\s]e?s) /;
/** A sentence after a full stop without a space, as in "for farms.It provides", and not the end of a domain. */
const MISSED_SPACE = /^(?!Com\b|Net\b|Org\b|Io\b|Ai\b|Js\b)\p{Lu}[\p{Lu}\p{Lt}\p{Lm}\p{Lo}]*\p{Ll}\p{L}* /u;
const LONGEST_OPENER = 60;
const MAX_NAME = 45;

/**
 * Splits a text into sentences, in linear time. A sentence includes the white space after it. It ends at closing
 * punctuation, or at the end of a line that the next line does not continue. It does not end after an abbreviation
 * ("Inc.", "z.B.", "J.") or within a name (".NET", "Node.js").
 */
export function sentenceRanges(text: string): TextRange[] {
  const ranges: TextRange[] = [];
  let start = 0;
  END.lastIndex = 0;
  for (let found = END.exec(text); found !== null; found = END.exec(text)) {
    const at = found.index;
    const isLine = found[0] === "\n" || found[0] === "\r";
    const stops = isLine ? at : skip(text, at, TERMINATORS);
    const closed = isLine ? at : skip(text, stops, CLOSERS);
    const next = skipSpace(text, closed);
    if (
      next < text.length &&
      (isLine ? endsLine(text, at, next) : endsSentence(text, start, at, stops, closed, next))
    ) {
      ranges.push({ start, end: next });
      start = next;
    }
    END.lastIndex = next;
  }
  if (start < text.length) ranges.push({ start, end: text.length });
  return ranges;
}

function skip(text: string, from: number, signs: ReadonlySet<string>): number {
  let at = from;
  while (at < text.length && signs.has(text[at]!)) at += 1;
  return at;
}

function skipSpace(text: string, from: number): number {
  let at = from;
  while (at < text.length && text[at]!.trim() === "") at += 1;
  return at;
}

/**
 * Returns whether the sentence from `start` ends with the punctuation between `at` and `stops`.
 * @param closed the index after closing quotes and brackets
 * @param next the index of the next character that is not white space
 */
function endsSentence(text: string, start: number, at: number, stops: number, closed: number, next: number): boolean {
  if (WIDE_TERMINATORS.has(text[stops - 1]!)) return true;
  if (text.slice(closed, next).includes("\n")) return true;
  const opener = text.slice(next, next + LONGEST_OPENER);
  const word = wordBefore(text, start, at);
  const isSmall = /^\p{Ll}/u.test(opener);
  const signs = text.slice(at, stops);
  if (next === closed)
    return (
      closed === stops &&
      MISSED_SPACE.test(opener) &&
      /\p{Ll}{3}$/u.test(word) &&
      (/^\p{Ll}/u.test(word) || OPENER.test(opener))
    );
  if (/[!?]/.test(signs)) return !(isSmall && signs === "!" && isNameWithSign(text.slice(start, at), opener));
  if (signs !== "." || text[stops] === ")") return !isSmall;
  if (word === "") return false;
  if (isAbbreviation(word, opener)) return OPENER.test(opener);
  return !isSmall || /^\p{Ll}{2,}$/u.test(word);
}

/** Returns the letters and full stops before `at`; if there are none, the character before `at`, trimmed. */
function wordBefore(text: string, start: number, at: number): string {
  const before = text.slice(Math.max(start, at - MAX_ABBREVIATION), at);
  return /[\p{L}\p{M}\p{N}.]+$/u.exec(before)?.[0] ?? before.slice(-1).trim();
}

function isAbbreviation(word: string, opener: string): boolean {
  const bare = word.toLowerCase();
  if (BEFORE_NUMBERS.has(bare)) return /^\d/.test(opener);
  return (
    ABBREVIATIONS.has(bare) ||
    /^\p{L}$|^(?:\p{L}{1,2}\.)+\p{L}{1,2}$|^(?:\p{Lu}\p{L}{0,2}\.)+\p{Lu}\p{L}{0,2}$/u.test(word)
  );
}

/** Returns whether an exclamation mark belongs to a name: "a Yahoo! company", "Yahoo! provides". */
function isNameWithSign(before: string, opener: string): boolean {
  const name = /(?:^|\s)(\p{Lu}\S{0,40})$/u.exec(before.slice(-MAX_NAME))?.[1];
  return name !== undefined && (name.length < before.trim().length || GOES_ON.test(opener));
}

/** Returns whether a sentence ends with the line at `at`. A line was only wrapped if the next begins in lower case. */
function endsLine(text: string, at: number, next: number): boolean {
  const isBlank = text.slice(at, next).split("\n").length > 2;
  return (
    isBlank ||
    !(/^\p{Ll}/u.test(text.slice(next, next + 2)) && /[\p{L}\p{N},-]$/u.test(text.slice(Math.max(0, at - 2), at)))
  );
}

/**
 * Longer sentences are split, so that patterns that read a sentence twice take linear time over a text. Clauses in real
 * text, such as lists of products, are at most half as long.
 */
export const MAX_SENTENCE_LENGTH = 2_000;

/** Returns the sentences of a text, with single spaces, each at most `MAX_SENTENCE_LENGTH` characters long. */
export function sentences(text: string): string[] {
  return sentenceRanges(text).flatMap(({ start, end }) => bounded(text.slice(start, end).replace(/\s+/g, " ").trim()));
}

/** Splits a sentence that is too long, at spaces if possible. Drops text without letters and digits. */
function bounded(sentence: string): string[] {
  if (sentence.length <= MAX_SENTENCE_LENGTH) return /[\p{L}\p{N}]/u.test(sentence) ? [sentence] : [];
  const parts: string[] = [];
  for (let start = 0; start < sentence.length; ) {
    const space =
      sentence.length - start <= MAX_SENTENCE_LENGTH ? -1 : sentence.lastIndexOf(" ", start + MAX_SENTENCE_LENGTH);
    const end = space > start ? space : start + MAX_SENTENCE_LENGTH;
    const part = sentence.slice(start, end).trim();
    if (part !== "") parts.push(part);
    start = end;
  }
  return parts;
}
