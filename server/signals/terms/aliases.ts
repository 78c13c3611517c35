import { tokenise } from "../../text/public.ts";
import groups from "./aliases.json" with { type: "json" };

/** Other names of the same technology or role: each group lists spellings that mean exactly the same. */
const GROUPS: ReadonlyMap<string, readonly string[]> = new Map(
  groups.flatMap((group) => group.map((spelling) => [keyOf(spelling), group] as const)),
);

/** Returns the other known spellings of a term, such as `k8s` for `Kubernetes`; none for most terms. */
export function aliasesOf(term: string): readonly string[] {
  return (GROUPS.get(keyOf(term)) ?? []).filter((spelling) => spelling !== term);
}

/** Two spellings that differ only in letter case, spaces and hyphens have the same key. */
export function keyOf(spelling: string): string {
  const signs = /(?:\+\+|#)\s*$/.exec(spelling)?.[0].trim() ?? "";
  const dot = spelling.trim().startsWith(".") ? "." : "";
  return (
    dot +
    tokenise(spelling)
      .map(({ text }) => text)
      .join("") +
    signs
  );
}
