import { type CompanyText, tellingSentences } from "../text/clean.ts";
import { isDistinctive, isPraise, shownAs } from "../text/noun-phrases.ts";
import { STOP_WORDS } from "../text/stop-words.ts";
import { normalise } from "../text/words.ts";
import { displayName } from "./display-name.ts";
import { openingVerbOf } from "./shorten.ts";
import { statementOf } from "./statement.ts";

/** A category ends where the company says what it does, for whom or where. */
const ENDS_CATEGORY =
  /[,.;:()–!?]|\s(?:-|that|which|who|for|to|with|in|from|of|on|by|where|and|designed|focused|using|based|through|across|founded|specifically|[a-z]+ly|connecting|enabling|allowing|helping|offering|providing|delivering|pioneering|developing)\s/;
/** "leader in", "set of": the category follows. */
const LEADS_TO_CATEGORY =
  /^(?:[\w-]+ ){0,3}(?:leader|provider|developer|maker|manufacturer|operator|set|suite|range|series|variety|producer|retailer|distributor|supplier)s? (?:of|in) (?:the |an? )?/i;
/** What these verbs act on is the customer. */
const ACTS_ON_CUSTOMER = /enables|helps|allows|serves|gives|connects|supports|brings|uses/;
const DEFINITION = /\bis an? ([^,.;:]*?\bthat \w+ [^,.;:]*?)(?= (?:from|for|and|to|with|in)\b|[,.;:]|$)/;
const MAX_SENTENCE_LENGTH = 1_000;
const MAX_CATEGORY_WORDS = 5;

/** Returns what follows "is a" in the sentence that says what a company is, and what that does; null for other sentences. */
export function definitionOf(company: CompanyText): string | null {
  return DEFINITION.exec(firstSentence(company))?.[1] ?? null;
}

function firstSentence(company: CompanyText): string {
  return (tellingSentences(company)[0] ?? "").slice(0, MAX_SENTENCE_LENGTH);
}

/** Returns what a company says to be or to offer, in at most five words, such as "free file hosting service"; null when it names nothing telling. */
export function categoryOf(company: CompanyText): string | null {
  const name = displayName(company.name);
  const statement = statementOf(firstSentence(company), name, company.name).text;
  if (!statement.startsWith(name)) return null;
  const rest = statement.slice(name.length).replace(/^, an? [^,]{1,80}, /, " ");
  const lead = /^:? (?:is |operates as )?(?:an? |the |one of the )/i.exec(rest)?.[0] ?? openingVerbOf(rest);
  if (lead === undefined || ACTS_ON_CUSTOMER.test(lead)) return null;
  const object = rest
    .slice(lead.length)
    .replace(/["“”]|\s*\([^)]*\)/g, "")
    .replace(/^(?:an?|the) /, "")
    .replace(LEADS_TO_CATEGORY, "");
  const parts = object
    .slice(0, ENDS_CATEGORY.exec(`${object} `)?.index)
    .split(/\s+/)
    .filter((part) => /\p{L}$/u.test(part));
  while (parts.length > 0 && isPraise(normalise(parts[0]!))) parts.shift();
  const kept = parts.slice(-MAX_CATEGORY_WORDS);
  const normals = kept.map(normalise);
  const isTelling = kept.length > 2 || (kept.length === 2 && normals.some(isDistinctive));
  return isTelling && !normals.some((word) => STOP_WORDS.has(word)) ? kept.map(shownAs).join(" ") : null;
}
