import { sliceText } from "../lib/slice-text.ts";
import { readText, type TextReading } from "./reading.ts";
import type { TextRange } from "./sentences.ts";

const MAX_LENGTH = 400;
/** The number of characters that are read in each direction. The result is always shorter. */
const MAX_DISTANCE = 1_000;

/** Returns the sentence or list item that contains a range, shortened around the range to `maxLength` characters. */
export function sentenceAround(from: string | TextReading, { start, end }: TextRange, maxLength = MAX_LENGTH): string {
  const { text, sentences } = readText(from);
  const last = Math.max(end, start + 1) - 1;
  const begin = Math.max(sentences.find((range) => start < range.end)?.start ?? 0, start - MAX_DISTANCE);
  const stop = Math.min(sentences.find((range) => last < range.end)?.end ?? text.length, last + MAX_DISTANCE);
  const before = text.slice(begin, start).replace(/\s+/g, " ").trimStart();
  const after = text.slice(end, stop).replace(/\s+/g, " ").trimEnd();
  const found = text.slice(start, end).replace(/\s+/g, " ");
  return shortenAround(withoutBullet(before), found, after, maxLength);
}

function withoutBullet(text: string): string {
  return text.replace(/^(?:[•·▪◦‣●○■–—*-]|\d{1,2}[.)])\s+/u, "");
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

/** The maximum distance between a cut and a space. */
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
