import type { Token } from "./tokens.ts";

/** In small letters before a capital, these say that it is one of a name: "experience with Go". */
export const LEAD_TO_NAMES: ReadonlySet<string> = new Set(
  "in with using of language programming know knowledge like mit en avec con com met med python sql".split(" "),
);

/** Returns whether a word that is no name would have been written without a capital here. */
export function isCapitalInformative(text: string, tokens: readonly Token[], index: number): boolean {
  const word = tokens[index];
  if (!word) return false;
  const before = text.slice(Math.max(0, word.start - 6), word.start);
  if (word.start === 0 || /(?:[.!?:;…•·▪*|>\n“"„«—–]|\n\s{0,3}-)\s{0,4}["“‘'(]?$/u.test(before) || before.trim() === "")
    return false;
  const previous = tokens[index - 1];
  if (
    previous &&
    text.slice(previous.end, word.start) === " " &&
    previous.raw === previous.text &&
    LEAD_TO_NAMES.has(previous.text)
  )
    return true;
  const isOfCapitals = word.raw.length > 1 && word.raw === word.raw.toUpperCase();
  const isCapital = (raw: string): boolean => (isOfCapitals ? raw === raw.toUpperCase() : /^\p{Lu}\p{Ll}+$/u.test(raw));
  const around = [index - 2, index - 1, index + 1, index + 2].flatMap((at) => {
    const one = tokens[at];
    if (!one || one.raw.length <= 3) return [];
    const between = text.slice(Math.min(one.end, word.end), Math.max(one.start, word.start));
    return between.includes("\n") ? [] : [one.raw];
  });
  return around.length === 0 || around.filter(isCapital).length * 2 <= around.length;
}
