import { knownAs } from "../../text/public.ts";
import type { CompanyText } from "../text/clean.ts";
import { tellingSentences } from "../text/clean.ts";
import { extractNounPhrases, type NounPhrase } from "../text/noun-phrases.ts";
import { displayName } from "./display-name.ts";
import { isTitle, withSmallStart } from "./predicate.ts";
import { shownStatement } from "./shorten.ts";
import { asStatement } from "./statement.ts";

/** The noun phrases of a seed's text, those of its definition first. */
interface SeedPhrases {
  first: readonly NounPhrase[];
  rest: readonly NounPhrase[];
}

/** The maximum number of characters of the first sentence, and of those after it: tagging is slow. */
const MAX_FIRST_LENGTH = 1_000;
const MAX_REST_LENGTH = 500;

/** Requests often repeat seeds: a job for each page, a person with other filters. */
const MAX_KEPT = 200;
const kept = new Map<string, SeedPhrases>();

/** Returns the definition of a company: the first sentence about the company that is not a slogan. */
export function definingSentence(company: CompanyText): string {
  const name = displayName(company.name);
  const sentences = tellingSentences(company);
  const isAboutCompany = (sentence: string): boolean =>
    asStatement(sentence.slice(0, MAX_FIRST_LENGTH), name, company.name).isAboutCompany;
  return sentences.find(isAboutCompany) ?? sentences[0] ?? "";
}

/**
 * Returns the definition of a company, in a sentence of at most 240 characters with its name; null if its texts have
 * none.
 */
export function describeCompany(company: CompanyText): string | null {
  const sentence = definingSentence(company).slice(0, MAX_FIRST_LENGTH);
  if (sentence === "") return null;
  const name = displayName(company.name);
  return shownStatement(asStatement(sentence, name, company.name).text, name).whole;
}

/** Returns the noun phrases of a seed. Caches those of the last 200 seeds. */
export function seedPhrases(seed: CompanyText): SeedPhrases {
  const key = [seed.name, seed.one_liner, seed.description].join("\n");
  const known = kept.get(key);
  if (known !== undefined) return known;
  const names = new Set(knownAs(seed.name));
  const defining = definingSentence(seed);
  const rest = tellingSentences(seed).filter((sentence) => sentence !== defining);
  const phrases = {
    // In a headline, capitals do not distinguish names from nouns.
    first: extractNounPhrases(
      cutAtWord(isTitle(defining) ? defining.split(" ").map(withSmallStart).join(" ") : defining, MAX_FIRST_LENGTH),
      names,
    ),
    rest: extractNounPhrases(cutAtWord(rest.join(" "), MAX_REST_LENGTH), names),
  };
  if (kept.size >= MAX_KEPT) kept.delete(kept.keys().next().value!);
  kept.set(key, phrases);
  return phrases;
}

/** Returns the whole words of a text within a length; if the first word is longer, its beginning. */
function cutAtWord(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const end = text.lastIndexOf(" ", maxLength);
  return text.slice(0, end > 0 ? end : maxLength);
}
