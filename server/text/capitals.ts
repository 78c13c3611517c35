import type { Token } from "./tokens.ts";

/** Lower-case words after which a capitalised word is a name: "experience with Go". */
export const LEAD_TO_NAMES: ReadonlySet<string> = new Set(
  "in with using of language programming know knowledge like mit en avec con com met med python sql".split(" "),
);

/** Returns whether a capital at `index` suggests a name, because an ordinary word there would be in lower case. */
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
  let [around, capitals] = [0, 0];
  for (const at of [index - 2, index - 1, index + 1, index + 2]) {
    const one = tokens[at];
    if (!one || one.raw.length <= 3 || hasLineBreak(text, one, word)) continue;
    around += 1;
    if (isOfCapitals ? one.raw === one.raw.toUpperCase() : /^\p{Lu}\p{Ll}+$/u.test(one.raw)) capitals += 1;
  }
  return capitals * 2 <= around;
}

function hasLineBreak(text: string, one: Token, other: Token): boolean {
  const to = Math.max(one.start, other.start);
  for (let at = Math.min(one.end, other.end); at < to; at += 1) if (text.charCodeAt(at) === LINE_BREAK) return true;
  return false;
}

const LINE_BREAK = 10;
