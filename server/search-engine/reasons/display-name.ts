import { NAME_SUFFIXES } from "../text/stop-words.ts";
import { normalise } from "../text/words.ts";

function isSuffix(part: string): boolean {
  return NAME_SUFFIXES.has(normalise(part).replace(/[^\p{L}\p{N}]/gu, ""));
}
const LAST_PART = /^(.*?)[\s,]+([^\s,]+)[\s,]*$/su;

/** A company's name as people say it: without the legal form, as written otherwise ("Relay Therapeutics, Inc." → "Relay Therapeutics"). */
export function displayName(name: string): string {
  let shown = name.replace(/\s*\([^)]*\)/g, "").trim();
  for (let parts = LAST_PART.exec(shown); parts !== null && isSuffix(parts[2]!); parts = LAST_PART.exec(shown))
    shown = parts[1]!;
  shown = shown.replace(/[,.;:&\s-]+$/u, "").replace(/\s+/g, " ");
  return shown === "" ? name.trim() : shown;
}
