import { remember } from "./remember.ts";
import { readPatterns } from "./word-lists.ts";

const { sectionLines } = readPatterns("spelling");
const REPLACED = sectionLines("replaced").map((line) => {
  const [british = "", american = ""] = line.split(" -> ");
  return [new RegExp(british, "u"), american] as const;
});
/** Matches the few words that a rule may change. */
const MAY_DIFFER =
  /our|is[eia]|ys[ei]|re|ogu|ll|rol|enc|[aefi]l|oe|ae|ul[dp]|yre|lough|grey|gramme|ghurt|roplane|yjama|gement|geing|sceptic|tefact|aught|kerb|ctis|alit|oolen|cosy|minium|cheq|moust/;

/**
 * Returns a word in American spelling: "fiber" for "fibre", "pediatric" for "paediatric". May also change words of
 * other languages.
 */
export const americanSpelling: (word: string) => string = remember((word) => {
  if (word.length < 4 || !MAY_DIFFER.test(word)) return word;
  return REPLACED.reduce((spelled, [pattern, replacement]) => spelled.replace(pattern, replacement), word);
});
