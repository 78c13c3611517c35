import { stemOf, withS } from "../../text/public.ts";

/** A pattern of words that may precede such a verb. */
export const ADVERB = "(?:(?:also|[a-z]+ly) )?";

/** Verbs of companies, in the third person, which distinguish a sentence from a list of products. */
export const VERBS =
  `provides offers develops designs manufactures markets sells operates produces supplies distributes retails delivers owns engages invests
leases installs builds maintains serves supports enables helps creates publishes licenses manages trades rents imports exports makes processes
focuses specializes connects allows gives brings acquires explores conducts combines automates uses runs powers empowers
transforms simplifies streamlines improves reduces researches generates discovers cultivates constructs holds undertakes underwrites
originates commercializes`.split(/\s+/);

/** Imperatives that are not also nouns: "Build websites in minutes". */
export const INSTRUCTIONS =
  `accelerate achieve add analy[sz]e automate boost bring build buy combine connect convert create deliver deploy
detect develop discover earn eliminate empower enable engage enhance ensure explore find generate get give go
grow hire identify improve increase join keep learn let leverage make manage maximi[sz]e meet mitigate moneti[sz]e
optimi[sz]e organi[sz]e perform predict prevent protect publish reduce run save secure see sell send simplify solve
start stop streamline take think track transform try turn understand unlock upload write`.split(/\s+/);

/** A verb after one of these stays an infinitive: "helps farms grow and sell", "a tool to build and run". */
const OPENS_OTHER_CLAUSE =
  / (?:by|so|that|to|when|where|which|who|whom) |^(?:allow|empower|enable|give|help|let|make)s? /i;
/** Coordinated verbs: "design, build and run". */
const FIRST_VERBS = /^[a-z]+(?:(?:, and|,| and) [a-z]+)*(?= )/i;
/** Words that are nouns or adjectives too. */
const AMBIGUOUS =
  /^(?:deploy|design|export|import|market|power|process|rent|research|hold|secure|service|supply|support|trade|use)/;
/** A verb later in the sentence: "builds shops and run them". */
const LATER_VERB = new RegExp(
  `(?<=(?:,|,? and|,? or) )(?:${[...VERBS.map(stemOf), ...INSTRUCTIONS].filter((verb) => !AMBIGUOUS.test(verb)).join("|")})(?= )`,
  "g",
);

/** Returns "design, build and run shops" as "designs, builds and runs shops". */
export function toThirdPerson(predicate: string): string {
  const [main = ""] = predicate.split(OPENS_OTHER_CLAUSE, 1);
  const [first = ""] = FIRST_VERBS.exec(predicate) ?? [];
  const verbs = first.replace(/[a-z]+/gi, (word) => (word === "and" ? word : withS(word)));
  const rest = main.slice(first.length).replace(LATER_VERB, withS);
  return `${verbs}${rest}${predicate.slice(Math.max(main.length, first.length))}`;
}
