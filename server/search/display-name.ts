import { nameSuffixes } from "./text/fillers.ts";
import { normalise } from "./text/words.ts";

const isSuffix = (part: string): boolean => nameSuffixes.has(normalise(part).replace(/[^\p{L}\p{N}]/gu, ""));

/** A company's name as people say it: without the legal form, as written otherwise ("Relay Therapeutics, Inc." → "Relay Therapeutics"). */
export const displayName = (name: string): string => {
  const parts = name.replace(/\s*\([^)]*\)/g, "").trim().split(/\s+/);
  while (parts.length > 1 && isSuffix(parts.at(-1)!)) parts.pop();
  const shown = parts.join(" ").replace(/[,.;:&\s-]+$/u, "");
  return shown === "" ? name.trim() : shown;
};
