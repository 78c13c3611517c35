import { MAX_NAME_LENGTH, NAME_SUFFIXES, plainWords, replaceParentheses } from "../../text/public.ts";

/** Legal forms that searches treat as words of the name. */
const LONG_FORMS = new Set(["aktiengesellschaft", "qpsc", "societas", "&"]);

export function isLegalForm(part: string): boolean {
  const bare = part.includes("&") ? "&" : plainWords(part).join("");
  return NAME_SUFFIXES.has(bare) || LONG_FORMS.has(bare);
}
const LAST_PART = /^(.*?)[\s,]+([^\s,]+)[\s,]*$/su;

/** Names that need their last word: "Bitcoin Group", "The ExOne Company". */
const WHOLE_NAME = /^(?:\S+ group|the .+ (?:company|group))$/i;

/** Returns a company's name without its legal form ("Relay Therapeutics, Inc." → "Relay Therapeutics"). */
export function displayName(name: string): string {
  let shown = replaceParentheses(name.slice(0, MAX_NAME_LENGTH), "")
    .replace(/ Public (?=Company Limited)/i, " ")
    .trim();
  for (let parts = LAST_PART.exec(shown); parts !== null && isLegalForm(parts[2]!); parts = LAST_PART.exec(shown)) {
    if (WHOLE_NAME.test(shown)) break;
    shown = parts[1]!;
  }
  shown = shown.replace(/[,.;:&\s-]+$/u, "").replace(/\s+/g, " ");
  return shown === "" ? name.trim() : shown;
}
