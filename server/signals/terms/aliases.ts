import { spellingKey } from "../../text/public.ts";
import groups from "./aliases.json" with { type: "json" };

/** Other names of the same technology or role: each group lists spellings that mean exactly the same. */
const GROUPS: ReadonlyMap<string, readonly string[]> = new Map(
  groups.flatMap((group) => group.map((spelling) => [spellingKey(spelling), group] as const)),
);

/** Returns the other known spellings of a term, such as `k8s` for `Kubernetes`; none for most terms. */
export function aliasesOf(term: string): readonly string[] {
  return (GROUPS.get(spellingKey(term)) ?? []).filter((spelling) => spelling !== term);
}
