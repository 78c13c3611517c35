import { fold, knownAs, readPatterns, STOP_WORDS } from "../../text/public.ts";
import type { CompanyText } from "../text/clean.ts";
import { isDistinctive, isPraise, shownAs } from "../text/noun-phrases.ts";
import { VERBS } from "./company-verbs.ts";
import { displayName } from "./display-name.ts";
import { definingSentence } from "./seed-phrases.ts";
import { findOpeningVerb } from "./shorten.ts";
import { asStatement } from "./statement.ts";

const { alternation } = readPatterns(new URL("category.txt", import.meta.url), { verbs: VERBS.join("|") });
const pattern = (section: string, flags = ""): RegExp => new RegExp(alternation(section), flags);
const ENDS_CATEGORY = pattern("ends category");
const DESCRIBING_WORDS = pattern("describing words");
const PURPOSE = pattern("purpose");
const LEADS_TO_CATEGORY = pattern("leads to category", "i");
const ORIGIN = pattern("origin", "u");
const BOAST = pattern("boast", "i");
const OWNED = pattern("owned");
const IS_COMPANY_THAT = pattern("is company that");
const ACTS_ON_CUSTOMER = pattern("acts on customer");
const DEFINITION = pattern("definition");
const MAX_SENTENCE_LENGTH = 1_000;
const MAX_CATEGORY_WORDS = 5;

/** Returns the kind and activity of a company that is defined by "is a … that …"; null for other definitions. */
export function findDefinition(company: CompanyText): string | null {
  return DEFINITION.exec(definingSentence(company).slice(0, MAX_SENTENCE_LENGTH))?.[1] ?? null;
}

/** Returns a company's offer in its own words ("free file hosting service"); null if no word is distinctive. */
export function findCategory(company: CompanyText): string | null {
  const name = displayName(company.name);
  const sentence = definingSentence(company).slice(0, MAX_SENTENCE_LENGTH);
  const statement = asStatement(sentence, name, company.name).text;
  if (!statement.startsWith(name)) return null;
  const rest = statement.slice(name.length).replace(/^, an? [^,]{1,80}, /, " ");
  const owned = OWNED.exec(rest)?.[1];
  const lead =
    owned !== undefined
      ? ""
      : (IS_COMPANY_THAT.exec(rest)?.[0] ??
        /^:? (?:is |operates as )?(?:an? |the |one of the )/i.exec(rest)?.[0] ??
        findOpeningVerb(rest));
  if (lead === undefined || ACTS_ON_CUSTOMER.test(lead)) return null;
  const object = (owned ?? rest.slice(lead.length))
    .replace(/["“”]/g, "")
    .replace(/\s*\([^()]*\)/g, "")
    .replace(/^(?:an?|the) /, "")
    .replaceAll(" & ", " and ")
    .replace(BOAST, "")
    .replace(ORIGIN, "")
    .replace(LEADS_TO_CATEGORY, "");
  const words = object.split(" ");
  const names = knownAs(company.name);
  const isOwnName = (word: string): boolean => /^\p{Lu}/u.test(word) && names.includes(fold(word));
  const start = words.findIndex((word) => !isPraise(fold(word)) && !isOwnName(word));
  const offer = words.slice(Math.max(start, 0)).join(" ");
  const described = DESCRIBING_WORDS.exec(offer)?.[0].length ?? 0;
  const end = described + (ENDS_CATEGORY.exec(`${offer.slice(described)} `)?.index ?? offer.length);
  const parts = offer
    .slice(0, end)
    .split(/\s+/)
    .filter((part) => /\p{L}$/u.test(part));
  const kept = described > 0 ? parts : parts.slice(-MAX_CATEGORY_WORDS);
  const normals = kept.map(fold);
  const isHeadline = /^\p{Lu}/u.test(kept.at(-1) ?? "");
  const purpose = findPurpose(offer.slice(end), names, isHeadline);
  const distinctive = normals.filter((word) => word !== "and" && isDistinctive(word)).length;
  const isSpecific = purpose !== null || distinctive > (described > 0 ? 1 : 0) || (described === 0 && kept.length > 2);
  const isNamed = kept.length > 1 || (kept.length === 1 && (purpose !== null || /[^s]s$/.test(normals[0]!)));
  if (!isSpecific || !isNamed || normals.some((word) => word !== "and" && STOP_WORDS.has(word))) return null;
  return `${kept.map(shownAs).join(" ")}${purpose ?? ""}`;
}

/** Returns "for" with the purpose or the customers; null if they are generic ("for businesses") or named. */
function findPurpose(rest: string, names: readonly string[], isHeadline: boolean): string | null {
  const parts = PURPOSE.exec(rest)?.[1]?.trim().split(" ") ?? [];
  const isSpecific = parts.some((part) => isDistinctive(fold(part)) && !STOP_WORDS.has(fold(part)));
  if (parts.some((part) => names.includes(fold(part)))) return null;
  if (!isHeadline && parts.length > 2 && parts.every((part) => /^\p{Lu}/u.test(part))) return null;
  return isSpecific && !/^(?:and|or)$/.test(parts.at(-1)!) ? ` for ${parts.map(shownAs).join(" ")}` : null;
}
