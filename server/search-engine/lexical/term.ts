import { stemOf } from "../../text/public.ts";

/**
 * Returns the form under which a word is indexed: without plural, -ing and -ed, so that "tracked" and "tracking" match.
 */
export function termOf(word: string): string {
  const stem = withoutVerbEnding(stemOf(word));
  return stem.length > 4 && stem.endsWith("e") ? stem.slice(0, -1) : stem;
}

function withoutVerbEnding(stem: string): string {
  const ending = ["ing", "ed"].find((end) => stem.endsWith(end) && stem.length - end.length >= 4);
  if (ending === undefined) return stem;
  const root = stem.slice(0, -ending.length);
  return /([^lsz])\1$/.test(root) ? root.slice(0, -1) : root;
}
