import { replaceParentheses } from "../parentheses.ts";
import { NAME_SUFFIXES } from "../stop-words.ts";
import type { Word } from "../words.ts";
import { words } from "../words.ts";

/** Longer names are shortened, because the time to compare a text with a name grows with the words of the name. */
export const MAX_NAME_LENGTH = 300;

/** Returns the words of a company's name without its legal forms: `["relay", "therapeutics"]`. */
export function knownAs(name: string): string[] {
  const parts = words(replaceParentheses(name.slice(0, MAX_NAME_LENGTH), " ")).map((word) => word.text);
  let end = parts.length;
  while (end > 1 && NAME_SUFFIXES.has(parts[end - 1]!)) end -= 1;
  let start = 0;
  while (start < end - 1 && NAME_SUFFIXES.has(parts[start]!)) start += 1;
  return parts.slice(start, end);
}

/**
 * Returns the sentence without mentions of the company's own name and the legal forms after it. A one-word name is
 * removed only where it is capitalised, so that "target" stays in the text of a company called "Target". The
 * capitalised first word of a longer name is also removed ("Relay" for Relay Therapeutics), except at the start of the
 * sentence, where any word is capitalised.
 */
export function withoutOwnName(sentence: readonly Word[], name: readonly string[]): Word[] {
  if (name.length === 0) return [...sentence];
  const kept: Word[] = [];
  for (let at = 0; at < sentence.length; ) {
    const word = sentence[at]!;
    const whole = name.every((part, offset) => sentence[at + offset]?.text === part);
    if (whole && (name.length > 1 || word.capitalised)) at = afterLegalForms(sentence, at + name.length);
    else if (at > 0 && word.capitalised && word.text === name[0]) at += 1;
    else {
      kept.push(word);
      at += 1;
    }
  }
  return kept;
}

function afterLegalForms(sentence: readonly Word[], from: number): number {
  let at = from;
  while (sentence[at]?.capitalised && NAME_SUFFIXES.has(sentence[at]!.text)) at += 1;
  return at;
}
