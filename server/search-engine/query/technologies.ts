import { findTechnology, type QueryScan, readGrammar, type Technology } from "../../text/public.ts";

type Role = "uses" | "wants" | "moves_to" | "moves_from";

/** The conditions on companies' technologies, by slug. */
export interface Technologies {
  readonly technologies?: readonly string[];
  readonly excludedTechnologies?: readonly string[];
  readonly technologyRoles?: readonly Role[];
}

const { alternation, rules } = readGrammar(new URL("technologies.txt", import.meta.url));
const RULES = rules("rules");
const [BEFORE, PRODUCTS] = [new RegExp(`${alternation("before")}$`, "u"), new RegExp(alternation("products"), "u")];
const [SEPARATORS, AFTER] = [new RegExp(alternation("separators"), "u"), new RegExp(alternation("after"), "u")];
const DESTINATION = new RegExp(alternation("destination"), "u");
/** The roles that rules require. "use" means any relation, so it requires none. */
const ROLE_OF: Readonly<Record<string, Role | undefined>> = {
  wants: "wants",
  "moves from": "moves_from",
  "moves to": "moves_to",
};
/** The maximum number of words of a listed name. */
const MAX_WORDS = 5;
/** The number of characters that are read before a condition and after its names. */
const REACH = 40;

/**
 * Takes the conditions on technologies: "that use Snowflake or Redshift", "moving off Redshift", "without Salesforce".
 */
export function readTechnologies(scan: QueryScan, ignored: string[]): Technologies {
  const included = new Set<string>();
  const excluded = new Set<string>();
  const roles = new Set<Role>();
  let kind: string | undefined;
  for (const { name, pattern } of RULES) {
    const taken: { from: number; to: number }[] = [];
    for (const match of scan.text.matchAll(pattern.expression)) {
      const { index, 0: lead } = match;
      const before = scan.text.slice(Math.max(0, index - REACH), index);
      if (index < (taken.at(-1)?.to ?? 0) || PRODUCTS.test(before) || !(BEFORE.test(before) || name === "not"))
        continue;
      const found = namesAt(scan.text, index + lead.length);
      if (!found) continue;
      taken.push({ from: index, to: found.end });
      if (name === "not") for (const { slug } of found.technologies) excluded.add(slug);
      else if (kind !== undefined && kind !== name) ignored.push(scan.written(index, found.end));
      else {
        kind = name;
        for (const { slug } of found.technologies) included.add(slug);
        const role = ROLE_OF[name];
        if (role) roles.add(role);
      }
      if (found.destination) ignored.push(found.destination);
    }
    scan.takeRanges(taken);
  }
  for (const slug of included) excluded.delete(slug);
  return {
    ...(included.size > 0 && { technologies: [...included] }),
    ...(excluded.size > 0 && { excludedTechnologies: [...excluded] }),
    ...(roles.size > 0 && { technologyRoles: [...roles] }),
  };
}

interface Names {
  readonly technologies: readonly Technology[];
  readonly end: number;
  /** The technologies that companies move to. No filter combines them with those that companies move from. */
  readonly destination?: string;
}

/** Reads the names from `from` on; undefined if there is none, or if the word after a name belongs to it. */
function namesAt(text: string, from: number): Names | undefined {
  const technologies: Technology[] = [];
  let end = from;
  for (let at = from; ; ) {
    const name = nameAt(text, at);
    if (!name) break;
    technologies.push(name.technology);
    end = name.end;
    const separator = SEPARATORS.exec(text.slice(end, end + 10))?.[0];
    if (separator === undefined) break;
    at = end + separator.length;
  }
  if (technologies.length === 0) return undefined;
  const to = DESTINATION.exec(text.slice(end, end + 10))?.[0];
  const destination = to === undefined ? undefined : namesAt(text, end + to.length);
  if (destination) return { technologies, end: destination.end, destination: text.slice(end, destination.end).trim() };
  const after = AFTER.exec(text.slice(end, end + REACH));
  if (!after) return undefined;
  // The noun after the names, such as "developers", is taken as well.
  const noun = /^ [a-z]+(?= ?(?:$|[,;.()?!\ufffc]| ))/.exec(after[0])?.[0] ?? "";
  return { technologies, end: /^ (?:dev|eng|adm|exp|con|spe|arc|ski)/.test(noun) ? end + noun.length : end };
}

/** Returns the longest name of a technology at an index. */
function nameAt(text: string, from: number): { readonly technology: Technology; readonly end: number } | undefined {
  const words = text.slice(from, from + 100).split(" ", MAX_WORDS);
  for (let count = words.length; count > 0; count -= 1) {
    const written = words.slice(0, count).join(" ");
    const name = written.replace(/[,;.()?!\ufffc]{1,10}$/u, "");
    const technology = name === "" || /[,;()?!\ufffc]/u.test(name) ? undefined : findTechnology(name);
    if (technology) return { technology, end: from + name.length };
  }
  return undefined;
}
