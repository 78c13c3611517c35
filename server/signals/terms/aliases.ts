import { findTechnology, spellingKey } from "../../text/public.ts";
import groups from "./aliases.json" with { type: "json" };

/** Other names of the same technology or role: the spellings of each group have the same meaning. */
const GROUPS: ReadonlyMap<string, readonly string[]> = new Map(
  groups.flatMap((group) => group.map((spelling) => [spellingKey(spelling), group] as const)),
);

/** Domain endings that names of technologies may include: "Monday.com". */
const DOMAINS = [".com", ".io", ".ai"];

/** Returns the other spellings of a term, from its group or the list of technologies; none for most terms. */
export function findAliases(term: string): readonly string[] {
  const technology = [term, ...DOMAINS.map((domain) => term + domain)].map(findTechnology).find((one) => one);
  const known = GROUPS.get(spellingKey(term)) ?? technology?.spellings ?? [];
  return known.filter((spelling) => spelling !== term);
}
