import { readSections, readWords } from "./word-lists.ts";

const FUNCTION_WORDS = readWords("function-words");

/** Words in nearly all company texts or searches for companies, whatever the company does. */
const COMPANY_WORDS = readWords("company-words");

function wordSet(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/));
}

/** Legal forms and connecting words, which are not part of a company's common name. */
const FORMS = readSections("legal-forms");
export const NAME_SUFFIXES: ReadonlySet<string> = new Set(
  ["short", "parts"].flatMap((section) => FORMS.get(section)!.flatMap((line) => line.split("; "))),
);

/** English function words. */
export const STOP_WORDS: ReadonlySet<string> = new Set(FUNCTION_WORDS);

/** Words that are removed from a text before its words are counted or compared. */
export const FILLERS: ReadonlySet<string> = new Set([...FUNCTION_WORDS, ...COMPANY_WORDS, ...NAME_SUFFIXES]);

/** Words in a query that are about the search itself. They are removed from queries in addition to `FILLERS`. */
export const QUERY_FILLERS: ReadonlySet<string> = wordSet(
  "find show list listed search searching lookup active area areas field industry industries sector sectors space please someone somebody anyone anybody recommend recommended suggest seek seeking interested tell give wanted",
);

/**
 * Nouns for companies by their activity. A manufacturer's own text uses the verb ("manufactures wind turbines"). In
 * company texts, the noun mostly refers to other companies.
 */
export const ACTOR_NOUNS: ReadonlySet<string> = wordSet(
  "agency agencies creator creators developer developers maker makers manufacturer manufacturers producer producers startup startups studio studios supplier suppliers vendor vendors",
);

/**
 * Adjectives about the size or quality of a company. Company texts rarely use them about the company itself: a text
 * with "software for small companies" is a wrong match for the query "small HR software companies".
 */
export const QUALIFIERS: ReadonlySet<string> = wordSet(
  `affordable big bigger biggest cheap cheapest emerging excellent famous good great growing huge innovative large
    larger major medium
  mid midsize midsized modern popular promising reputable sized small smaller smallest strong successful tiny top
    trusted young`,
);
