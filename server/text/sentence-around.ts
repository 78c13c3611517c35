import { sliceText } from "../lib/slice-text.ts";

export interface TextRange {
  readonly start: number;
  readonly end: number;
}

const MAX_LENGTH = 400;
/** How far a sentence is looked for in each direction; more would be shortened anyway. */
const MAX_DISTANCE = 1_000;
/** Abbreviations whose full stop ends no sentence. */
const ABBREVIATIONS = new Set(
  "vs e.g i.e eg ie approx incl excl inc ltd corp co mr mrs ms dr prof st no nr sr jr bzw ca ggf inkl usw z.b d.h u.a o.ä p.ex ej cf p.es resp min max dept est fig al bv jan feb mar apr jun jul aug sep sept oct nov dec".split(
    " ",
  ),
);

/**
 * Returns the sentence of a text that contains a range, shortened around it to `maxLength`. A line of a list is a
 * sentence. A full stop inside a name (`.NET`, `Node.js`) or after an abbreviation (`vs.`) ends none.
 */
export function sentenceAround(text: string, { start, end }: TextRange, maxLength = MAX_LENGTH): string {
  const from = sentenceStart(text, start);
  const to = sentenceEnd(text, Math.max(end, start + 1));
  const before = text.slice(from, start).replace(/\s+/g, " ").trimStart();
  const after = text.slice(end, to).replace(/\s+/g, " ").trimEnd();
  const found = text.slice(start, end).replace(/\s+/g, " ");
  return shortenAround(`${withoutBullet(before)}`, found, after, maxLength);
}

function withoutBullet(text: string): string {
  return text.replace(/^(?:[•·▪◦‣●○■–—*-]|\d{1,2}[.)])\s+/u, "");
}

function sentenceStart(text: string, at: number): number {
  const lowest = Math.max(0, at - MAX_DISTANCE);
  for (let index = at; index > lowest; index -= 1) if (isBoundary(text, index)) return index;
  return lowest;
}

function sentenceEnd(text: string, at: number): number {
  const highest = Math.min(text.length, at + MAX_DISTANCE);
  for (let index = at; index < highest; index += 1) if (isBoundary(text, index)) return index;
  return highest;
}

/** Returns whether a sentence ends before an index: after a terminator and the space that follows it, or at a new line. */
function isBoundary(text: string, index: number): boolean {
  const previous = text[index - 1] ?? "";
  if (previous === "\n") return isLineBoundary(text, index);
  if (/[。！？]/u.test(previous)) return true;
  if (!/\s/u.test(previous) || /\s/u.test(text[index] ?? "")) return false;
  let last = index - 1;
  const lowest = Math.max(0, index - 10);
  while (last > lowest && /\s/u.test(text[last] ?? "")) last -= 1;
  const closed = text.slice(Math.max(0, last - 3), last + 1);
  const terminator = /([.!?…])["'”’»)\]]{0,2}$/u.exec(closed);
  if (!terminator) return false;
  if (terminator[1] !== ".") return true;
  const dot = Math.max(0, last - 3) + terminator.index;
  // A lower-case letter goes on with the sentence; `.NET` begins with its full stop.
  if (/[\p{Ll}]/u.test(text[index] ?? "") || /\s/u.test(text[dot - 1] ?? " ")) return false;
  const word = /[\p{L}.]{1,8}$/u.exec(text.slice(Math.max(0, dot - 8), dot))?.[0] ?? "";
  return !ABBREVIATIONS.has(word.toLowerCase()) && !/^(?:\p{Lu}|(?:\p{L}\.)+\p{L})$/u.test(word);
}

/** A line that goes on with a lower-case letter was only wrapped. */
function isLineBoundary(text: string, index: number): boolean {
  const next = /^[ \t]*(\S?)/u.exec(text.slice(index, index + 20))?.[1] ?? "";
  const before = text.slice(Math.max(0, index - 4), index - 1).trimEnd();
  return !(/\p{Ll}/u.test(next) && /[\p{L}\p{N},-]$/u.test(before));
}

function shortenAround(before: string, found: string, after: string, maxLength: number): string {
  if (before.length + found.length + after.length <= maxLength) return `${before}${found}${after}`.trim();
  const room = Math.max(0, maxLength - found.length - 2);
  const beforeLength = Math.min(before.length, Math.max(Math.floor(room / 2), room - after.length));
  const afterLength = Math.min(after.length, room - beforeLength);
  const begin = wordStart(before, before.length - beforeLength);
  const stop = wordEnd(after, afterLength);
  const head = begin > 0 ? `…${sliceText(before, begin, before.length).trimStart()}` : before;
  const tail = stop < after.length ? `${sliceText(after, 0, stop).trimEnd()}…` : after;
  return `${head}${sliceText(found, 0, maxLength)}${tail}`.trim();
}

/** How far a cut moves to the next space. */
const MAX_WORD = 20;

function wordStart(text: string, at: number): number {
  if (at <= 0) return 0;
  const space = text.slice(at, at + MAX_WORD).search(/\s/);
  return space < 0 ? at : at + space + 1;
}

function wordEnd(text: string, at: number): number {
  if (at >= text.length) return text.length;
  const space = text.slice(Math.max(0, at - MAX_WORD), at).search(/\s\S*$/);
  return space < 0 ? at : Math.max(0, at - MAX_WORD) + space;
}
