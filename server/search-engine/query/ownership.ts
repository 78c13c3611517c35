import { type QueryScan, readGrammar } from "../../text/public.ts";

type OwnershipKind = "private" | "public" | "nonprofit" | "government" | "subsidiary";

export interface Ownership {
  readonly ownership?: readonly OwnershipKind[];
  readonly excludedOwnership?: readonly OwnershipKind[];
}

const { alternation, rules } = readGrammar(new URL("ownership.txt", import.meta.url));
const RULES = rules("rules", alternation("lead"));
const NOT_LISTED = rules("not listed");
const MENTIONED = new RegExp(alternation("mentioned"));
const OTHERS = new RegExp(alternation("others"), "u");

/** Takes the conditions on who owns a company. */
export function readOwnership(scan: QueryScan): Ownership {
  if (!MENTIONED.test(scan.text)) return {};
  const included = new Set<OwnershipKind>();
  const excluded = new Set<OwnershipKind>();
  for (const { name, pattern } of RULES)
    scan.take(pattern, (match) => {
      const before = scan.text.slice(Math.max(0, match.index - 50), match.index);
      if (OTHERS.test(before)) return false;
      (match.groups?.not === undefined ? included : excluded).add(name as OwnershipKind);
      return true;
    });
  for (const { name, pattern } of NOT_LISTED)
    scan.take(pattern, () => {
      excluded.add("public");
      return name !== "startup";
    });
  for (const kind of included) excluded.delete(kind);
  return {
    ...(included.size > 0 && { ownership: [...included] }),
    ...(excluded.size > 0 && { excludedOwnership: [...excluded] }),
  };
}
