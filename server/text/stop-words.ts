import { readSections, readWords } from "./word-lists.ts";

/** English function words, which do not describe companies' activities. */
const FUNCTION_WORDS = readWords("function-words");

/** Words that nearly every company text or every search for companies contains, whatever the company does. */
const COMPANY_WORDS = readWords("company-words");

function wordSet(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/));
}

/** Legal forms and connecting words in company names. The remainder is the common name. */
const FORMS = readSections("legal-forms");
export const NAME_SUFFIXES: ReadonlySet<string> = new Set(
  ["short", "parts"].flatMap((section) => FORMS.get(section)!.flatMap((line) => line.split("; "))),
);

/** Only English function words, which any search engine omits. */
export const STOP_WORDS: ReadonlySet<string> = new Set(FUNCTION_WORDS);

/** Words omitted from every text before it is counted or compared. */
export const FILLERS: ReadonlySet<string> = new Set([...FUNCTION_WORDS, ...COMPANY_WORDS, ...NAME_SUFFIXES]);

/** Words in a query that are about the search itself. Queries omit them in addition to the fillers. */
export const QUERY_FILLERS: ReadonlySet<string> = wordSet(
  "find show list listed search searching lookup active area areas field industry industries sector sectors space please someone somebody anyone anybody recommend recommended suggest seek seeking interested tell give wanted",
);

/**
 * Nouns for companies by their activity. A manufacturer's own text uses the verb ("manufactures wind turbines"); in
 * texts, the noun mostly refers to other companies.
 */
export const ACTOR_NOUNS: ReadonlySet<string> = wordSet(
  "agency agencies creator creators developer developers maker makers manufacturer manufacturers producer producers startup startups studio studios supplier suppliers vendor vendors",
);

/**
 * Adjectives about the size or quality of a company. Few texts use them about their own company, and most texts with
 * the word mean something else: "small HR software companies" are not software for small companies.
 */
export const QUALIFIERS: ReadonlySet<string> = wordSet(
  `affordable big bigger biggest cheap cheapest emerging excellent famous good great growing huge innovative large larger major medium
  mid midsize midsized modern popular promising reputable sized small smaller smallest strong successful tiny top trusted young`,
);
