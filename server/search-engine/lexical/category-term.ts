import { ACTOR_NOUNS, FILLERS, QUALIFIERS, QUERY_FILLERS, replaceSynonyms, toTerm, words } from "../../text/public.ts";
import { type CompanyText, labelSentences } from "../text/clean.ts";

/** Words that mean the same in the name of a category: "legal tech", "legal software". */
const TECHNOLOGY: ReadonlySet<string> = new Set(["app", "saas", "software", "tech", "technology", "tool"].map(toTerm));

/** Returns the term for the category that `terms` describe, in any order and form; undefined if they describe none. */
export function categoryTerm(terms: readonly string[]): string | undefined {
  const specific = terms.filter(
    (word) => ![FILLERS, ACTOR_NOUNS, QUALIFIERS, QUERY_FILLERS].some((set) => set.has(word)),
  );
  const stems = specific.map(toTerm).map((stem) => (TECHNOLOGY.has(stem) ? "software" : stem));
  return stems.length === 0 ? undefined : `@${[...new Set(stems)].sort().join(" ")}`;
}

/** Returns the category terms of a company's labels. A label such as "A & B" counts as a whole and as its parts. */
export function labelTerms(company: CompanyText): ReadonlySet<string> {
  const labels = labelSentences(company).flatMap((sentence) => sentence.split(","));
  const categories = labels.flatMap((label) => [label, ...label.split(/[&/]|\band\b/i)]);
  return new Set(
    categories.flatMap((label) => categoryTerm(replaceSynonyms(words(label).map(({ text }) => text))) ?? []),
  );
}
