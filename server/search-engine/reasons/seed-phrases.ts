import { knownAs } from "../../text/public.ts";
import type { CompanyText } from "../text/clean.ts";
import { informativeSentences } from "../text/clean.ts";
import { extractNounPhrases, type NounPhrase } from "../text/noun-phrases.ts";
import { displayName } from "./display-name.ts";
import { isTitle, withSmallStart } from "./predicate.ts";
import { shownStatement } from "./shorten.ts";
import { asStatement } from "./statement.ts";

/** The noun phrases of a seed's text: those of its definition, and all others. */
interface SeedPhrases {
  first: readonly NounPhrase[];
  rest: readonly NounPhrase[];
}

/** The maximum length of the definition and of the other sentences, in characters, because tagging is slow. */
const MAX_FIRST_LENGTH = 1_000;
const MAX_REST_LENGTH = 500;

/** Requests often repeat seeds: a job repeats them for each page, and a person for other filters. */
const MAX_KEPT = 200;
const kept = new Map<string, SeedPhrases>();

/** Returns a company's definition: its first sentence that is about the company and not a slogan. */
export function definingSentence(company: CompanyText): string {
  const name = displayName(company.name);
  const sentences = informativeSentences(company);
  const isAboutCompany = (sentence: string): boolean =>
    asStatement(sentence.slice(0, MAX_FIRST_LENGTH), name, company.name).isAboutCompany;
  return sentences.find(isAboutCompany) ?? sentences[0] ?? "";
}

/**
 * Returns a company's definition as a sentence of at most 240 characters with the company's name; null if the company
 * has no text.
 */
export function describeCompany(company: CompanyText): string | null {
  const sentence = definingSentence(company).slice(0, MAX_FIRST_LENGTH);
  if (sentence === "") return null;
  const name = displayName(company.name);
  return shownStatement(asStatement(sentence, name, company.name).text, name).whole;
}

/** Returns the noun phrases of a seed. Caches the phrases of the last 200 seeds. */
export function seedPhrases(seed: CompanyText): SeedPhrases {
  const key = [seed.name, seed.one_liner, seed.description].join("\n");
  const known = kept.get(key);
  if (known !== undefined) return known;
  const names = new Set(knownAs(seed.name));
  const defining = definingSentence(seed);
  const rest = informativeSentences(seed).filter((sentence) => sentence !== defining);
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

/** Returns the words of a text that fit into `maxLength`; if the first word is longer, its beginning. */
function cutAtWord(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const end = text.lastIndexOf(" ", maxLength);
  return text.slice(0, end > 0 ? end : maxLength);
}
