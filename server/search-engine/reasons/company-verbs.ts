import { readWordSections, stemWord, withS } from "../../text/public.ts";

const sectionWords = readWordSections(new URL("words.txt", import.meta.url));

/** The pattern of an optional adverb before a verb. */
export const ADVERB = "(?:(?:also|[a-z]+ly) )?";

/** Verbs for what companies do, in the third person. They distinguish a sentence from a list of products. */
export const VERBS = sectionWords("verbs");

/** Imperatives that are not also nouns: "Build websites in minutes". */
export const INSTRUCTIONS = sectionWords("instructions");

/** A verb after one of these stays an infinitive: "helps farms grow and sell", "a tool to build and run". */
const OPENS_OTHER_CLAUSE =
  / (?:by|so|that|to|when|where|which|who|whom) |^(?:allow|empower|enable|give|help|let|make)s? /i;
/** Coordinated verbs: "design, build and run". */
const FIRST_VERBS = /^[a-z]+(?:(?:, and|,| and) [a-z]+)*(?= )/i;
/** Verbs that are also nouns or adjectives. */
const AMBIGUOUS =
  /^(?:deploy|design|export|import|market|power|process|rent|research|hold|secure|service|supply|support|trade|use)/;
/** A verb later in the sentence: "builds shops and run them". */
const LATER_VERB = new RegExp(
  `(?<=(?:,|,? and|,? or) )(?:${[...VERBS.map(stemWord), ...INSTRUCTIONS].filter((verb) => !AMBIGUOUS.test(verb)).join("|")})(?= )`,
  "g",
);

/** Returns a predicate with its verbs in the third person: "designs, builds and runs shops". */
export function toThirdPerson(predicate: string): string {
  const [main = ""] = predicate.split(OPENS_OTHER_CLAUSE, 1);
  const [first = ""] = FIRST_VERBS.exec(predicate) ?? [];
  const verbs = first.replace(/[a-z]+/gi, (word) => (word === "and" ? word : withS(word)));
  const rest = main.slice(first.length).replace(LATER_VERB, withS);
  return `${verbs}${rest}${predicate.slice(Math.max(main.length, first.length))}`;
}
