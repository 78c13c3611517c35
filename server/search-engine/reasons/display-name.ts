import { NAME_SUFFIXES } from "../text/stop-words.ts";
import { normalise } from "../text/words.ts";

/** Legal forms that are part of a name's words in a search. */
const LONG_FORMS = new Set(["aktiengesellschaft", "qpsc", "societas", "&"]);

/** Whether a word of a name says no more than its legal form. */
export function isLegalForm(part: string): boolean {
  const bare = normalise(part).replace(/[^\p{L}\p{N}&]/gu, "");
  return NAME_SUFFIXES.has(bare) || LONG_FORMS.has(bare);
}
const LAST_PART = /^(.*?)[\s,]+([^\s,]+)[\s,]*$/su;

/** Names that would be another without their last word: "Bitcoin Group", "The ExOne Company". */
const WHOLE_NAME = /^(?:\S+ group|the .+ (?:company|group))$/i;

/** A company's name as people say it: without the legal form, as written otherwise ("Relay Therapeutics, Inc." → "Relay Therapeutics"). */
export function displayName(name: string): string {
  let shown = name
    .replace(/\s*\([^)]*\)/g, "")
    .replace(/ Public (?=Company Limited)/i, " ")
    .trim();
  for (let parts = LAST_PART.exec(shown); parts !== null && isLegalForm(parts[2]!); parts = LAST_PART.exec(shown)) {
    if (WHOLE_NAME.test(shown)) break;
    shown = parts[1]!;
  }
  shown = shown.replace(/[,.;:&\s-]+$/u, "").replace(/\s+/g, " ");
  return shown === "" ? name.trim() : shown;
}
