const ABBREVIATIONS = new Set(
  "inc ltd co corp llc plc pty bhd tbk jr sr st no vs dr mr mrs ms prof approx est dept vol fig ie eg etc us uk sa nv ag ab".split(
    " ",
  ),
);

const BOUNDARY = /(?<![.!?])([.!?]+)["'”’)\]]*\s+(?=["'“‘([]?[\p{Lu}\p{N}])|\s*[\r\n]+\s*/gu;

/**
 * A longer sentence is taken for several, so that patterns that read a sentence twice take linear time over a text. In
 * the longest sentences of real texts, such as lists of products, half as many characters are one clause.
 */
export const MAX_SENTENCE_LENGTH = 2_000;

/** Longest abbreviation, in characters. */
const MAX_ABBREVIATION_LENGTH = 30;

/**
 * Returns whether the full stop at the end of `before` belongs to an abbreviation or an initial ("Inc.", "S.A.", "J.").
 */
function endsInAbbreviation(before: string): boolean {
  const last = /([\p{L}.]+)$/u.exec(before)?.[1];
  if (last === undefined) return false;
  const letters = last.replaceAll(".", "").toLowerCase();
  return letters.length === 1 || last.includes(".") || ABBREVIATIONS.has(letters);
}

/** Capitalised words that, after an abbreviation, begin a new sentence. */
const OPENS_SENTENCE = /^["'“‘([]?(The|It|Its|In|This|These|We|Our|They|Their|Further|Additionally|Moreover)\b/;

/** Splits a text into sentences at closing punctuation and line breaks, not after ABBREVIATIONS such as "Inc." */
export function sentences(source: string): string[] {
  // BOUNDARY would take quadratic time on a run of spaces.
  const text = source.replace(/[^\S\r\n]{2,}/g, " ");
  const found: string[] = [];
  let start = 0;
  for (const match of text.matchAll(BOUNDARY)) {
    const end = match.index + match[0].length;
    const stop = match[1];
    if (
      stop === "." &&
      endsInAbbreviation(text.slice(Math.max(start, match.index - MAX_ABBREVIATION_LENGTH), match.index)) &&
      !OPENS_SENTENCE.test(text.slice(end))
    )
      continue;
    const sentence = text.slice(start, end).trim();
    if (sentence.length > 0) found.push(...bounded(sentence));
    start = end;
  }
  const last = text.slice(start).trim();
  if (last.length > 0) found.push(...bounded(last));
  return found;
}

/** Cuts a sentence that is too long at spaces, where it has some. */
function bounded(sentence: string): string[] {
  if (sentence.length <= MAX_SENTENCE_LENGTH) return [sentence];
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
