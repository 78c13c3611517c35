import {
  asGerund,
  fold,
  MAX_SENTENCE_LENGTH,
  placeLength,
  plainWords,
  readPatterns,
  STOP_WORDS,
} from "../../text/public.ts";
import { ADVERB, INSTRUCTIONS, toThirdPerson, VERBS } from "./company-verbs.ts";
import { isLegalForm } from "./display-name.ts";
import { asPredicate, BEGINS_WITH_GERUND, NO_NOUN, withSmallStart } from "./predicate.ts";

/** A sentence about a company that makes sense alone. */
interface Statement {
  text: string;
  /** Whether the sentence describes the company or its activity, unlike a slogan or a general sentence. */
  isAboutCompany: boolean;
}

const { alternation } = readPatterns(new URL("statement.txt", import.meta.url), {
  adverb: ADVERB,
  verbs: VERBS.join("|"),
  instructions: INSTRUCTIONS.join("|"),
});
const pattern = (section: string, flags = ""): RegExp => new RegExp(alternation(section), flags);
const SPEAKS_OF_COMPANY = pattern("speaks of company", "i");
const ITS = pattern("its", "i");
const WE_ARE = pattern("we are", "iu");
const OUR = pattern("our", "g");
const WE_DO = pattern("we do", "i");
const STRAY_COMMA = pattern("stray comma");
const LEGAL_FORM = pattern("legal form", "u");
const OTHER_COMPANY = pattern("other company", "u");
const OTHER_NAME = pattern("other name", "u");
const OWNER = pattern("owner", "u");
const ITS_SUBSIDIARIES = pattern("its subsidiaries");
const OPENS_APPOSITION = pattern("opens apposition");
const BEFORE_PLACES = pattern("before places", "g");
const EVERYWHERE = pattern("everywhere", "i");
const ENDS_LIST_OF_PLACES = pattern("ends list of places", "u");
const BRANDS = pattern("brands");
const FOUNDED = pattern("founded", "u");
const FOUNDED_LATER = pattern("founded later", "u");
const LISTS_SEGMENTS = pattern("lists segments");
const BOASTS = pattern("boasts", "i");
const DOES = pattern("does");
/** The verb for each first word of a sentence without a subject, such as "provides" or "providing". */
const VERB_OF_OPENING = new Map(VERBS.flatMap((verb) => [verb, asGerund(verb)].map((opening) => [opening, verb])));

const TELLS_READER = pattern("tells reader", "i");
const OPENS_CLAUSE = pattern("opens clause", "i");
const HAS_VERB = pattern("has verb", "i");
const SPEAKS_TO_READER = pattern("speaks to reader", "i");
const SPEAKS_AS_COMPANY = pattern("speaks as company");
const ACTIVITY = pattern("activity", "u");
const ALSO = pattern("also");
const SAYS_OTHER = pattern("says other");
const APPOSITION_ALONE = pattern("apposition alone");
const LACKS_IS = pattern("lacks is");

/** Returns a sentence in a form that makes sense alone and names the company. Removes places that are not wanted. */
export function asStatement(
  sentence: string,
  name: string,
  legalName: string,
  isWanted: (places: string) => boolean = () => false,
): Statement {
  const plain = withoutAsides(
    subjectNamed(sentence.slice(0, MAX_SENTENCE_LENGTH).replace(FOUNDED, ""), name, legalName).replace(OUR, "its"),
    isWanted,
  );
  if (startsWithName(plain, name)) {
    const rest = plain
      .slice(name.length)
      .replace(ALSO, "$1 ")
      .replace(APPOSITION_ALONE, " is ")
      .replace(LACKS_IS, "$1 is ");
    const text = `${plain.slice(0, name.length)}${rest}`;
    const isOther = LISTS_SEGMENTS.test(plain) || SPEAKS_AS_COMPANY.test(plain) || SAYS_OTHER.test(rest);
    return { text, isAboutCompany: !isOther };
  }
  // For example, "The Example platform connects".
  if (plain.startsWith(`The ${name} `)) return { text: plain, isAboutCompany: isFullSentence(plain) };
  const at = subjectAfterClause(plain, name);
  if (at > 0) return { text: BOASTS.test(plain.slice(0, at)) ? plain.slice(at) : plain, isAboutCompany: true };
  const verb = VERB_OF_OPENING.get(plain.slice(0, plain.indexOf(" ")).toLowerCase());
  if (verb !== undefined)
    return { text: `${name} ${verb} ${plain.slice(plain.indexOf(" ") + 1)}`, isAboutCompany: true };
  if (TELLS_READER.test(plain) && !SPEAKS_AS_COMPANY.test(plain))
    return { text: `${name} helps you ${withSmallStart(plain)}`, isAboutCompany: true };
  const isSentence = isFullSentence(plain);
  const activity = isSentence ? undefined : ACTIVITY.exec(plain)?.[1];
  if (activity !== undefined)
    return {
      text: `${name} ${activity === "ing" ? "is " : ""}${withSmallStart(plain)}`,
      isAboutCompany: activity === "s",
    };
  const predicate = isSentence ? null : asPredicate(plain);
  if (predicate !== null) return { text: `${name} ${predicate}`, isAboutCompany: true };
  const other = isSentence ? OTHER_NAME.exec(plain)?.[1] : undefined;
  if (other !== undefined && !STOP_WORDS.has(fold(other.split(" ")[0]!)))
    return { text: `${name} (${other})${plain.slice(other.length)}`, isAboutCompany: false };
  return {
    text: `${name}: ${plain}`,
    isAboutCompany:
      !isSentence && !SPEAKS_TO_READER.test(plain) && !NO_NOUN.test(plain) && !BEGINS_WITH_GERUND.test(plain),
  };
}

/** Returns whether a text has a main verb, rather than only a noun with modifiers. */
function isFullSentence(text: string): boolean {
  const [main = ""] = text.split(OPENS_CLAUSE, 1);
  return HAS_VERB.test(`${main} `);
}

/** Returns the position of the company's name as the subject in "For banks, Example provides cards"; else -1. */
function subjectAfterClause(sentence: string, name: string): number {
  const at = sentence.toLowerCase().indexOf(`, ${name.toLowerCase()}`) + 2;
  return at >= 2 && DOES.test(sentence.slice(at + name.length)) ? at : -1;
}

/** Returns the sentence with the company's display name as its subject. */
function subjectNamed(sentence: string, name: string, legalName: string): string {
  const own = [legalName, name].find((known) => sentence.toLowerCase().startsWith(known.toLowerCase()));
  if (own !== undefined && !/^[\p{L}\p{N}]/u.test(sentence.slice(own.length))) {
    let rest = sentence.slice(own.length).replace(/^(?:\.+(?= )|[.,]+(?= [\p{Lu}(]))/u, "");
    for (let form = LEGAL_FORM.exec(rest); form !== null && isFormWord(form[1]!); form = LEGAL_FORM.exec(rest))
      rest = rest.slice(form[0].length);
    return `${name}${rest.replace(/^[.,]* ?\([^)]*\)(?=[\s,])/, "").replace(STRAY_COMMA, " ")}`;
  }
  const other = OTHER_COMPANY.exec(sentence);
  if (other !== null && isFormWord(other[1]!)) return `${name} ${sentence.slice(other[0].length)}`;
  const subject = OTHER_NAME.exec(sentence)?.[1];
  if (subject !== undefined && isFormOfName(subject, name, legalName)) return name + sentence.slice(subject.length);
  const owner = OWNER.exec(sentence)?.[1];
  if (owner !== undefined && isFormOfName(owner, name, legalName)) return name + sentence.slice(owner.length);
  return sentence
    .replace(SPEAKS_OF_COMPANY, () => `${name} `)
    .replace(ITS, () => `${name}'s `)
    .replace(WE_ARE, () => `${name} is `)
    .replace(WE_DO, (_, adverb: string, predicate: string) => `${name} ${adverb}${toThirdPerson(predicate)}`);
}

/** Returns whether a name is another form of a company's name: a part of it, a longer form, or its initials. */
function isFormOfName(subject: string, name: string, legalName: string): boolean {
  const [a, b] = [joinWords(subject), joinWords(name)];
  const initials = plainWords(legalName).map((part) => part.slice(0, 1));
  return (a.length > 2 && (a.includes(b) || b.includes(a))) || (a.length > 1 && initials.join("").startsWith(a));
}

function joinWords(text: string): string {
  return plainWords(text).join("");
}

/** Returns whether a word inside a text is a legal form. "and", "of" and "the" are legal forms only at a name's end. */
function isFormWord(word: string): boolean {
  return /^\p{Lu}|^plc$|^&$/u.test(word) && isLegalForm(word);
}

function startsWithName(text: string, name: string): boolean {
  const [firstWord = ""] = name.replace(/^The /i, "").split(" ");
  return joinWords(text).startsWith(joinWords(name)) || joinWords(text.split(/[\s,:]/)[0]!) === joinWords(firstWord);
}

/** Returns the sentence without subsidiaries, addresses and the places where the company operates. */
function withoutAsides(sentence: string, isWanted: (places: string) => boolean): string {
  return withoutPlaces(
    sentence
      .replace(/\s*\([^()]*(?:https?:|www\.|\bpubl\b)[^()]*\)/gi, "")
      .replace(ITS_SUBSIDIARIES, (match, at: number) =>
        /^an? /.test(sentence.slice(at + match.length)) || OPENS_APPOSITION.test(sentence.slice(0, at)) ? ", " : " ",
      )
      .replace(/, an? investment holding company,/, "")
      .replaceAll(", ,", ",")
      .replace(BRANDS, "")
      .replace(FOUNDED_LATER, ""),
    isWanted,
  );
}

/** Returns the sentence without a list of places at its end: "in Norway, Finland, and Sweden". Keeps a single place. */
function withoutPlaces(sentence: string, isWanted: (places: string) => boolean): string {
  const bare = sentence.replace(EVERYWHERE, "");
  for (const { 0: lead, index } of bare.matchAll(BEFORE_PLACES)) {
    const places = bare
      .slice(index + lead.length)
      .replace(/\.$/, "")
      .split(/,(?: and)? | and /);
    const isList =
      places.every((place) => /^(?:the |rest of |other )*\p{Lu}[^;]*$/u.test(place)) && places.some(namesPlace);
    if (isList && (places.length > 1 || bare.length < sentence.length))
      return isWanted(sentence.slice(index)) ? sentence : bare.slice(0, index);
  }
  return ENDS_LIST_OF_PLACES.test(sentence) ? sentence : bare;
}

function namesPlace(text: string): boolean {
  const words = plainWords(text);
  return words.some((_, at) => placeLength(words, at) > 0);
}
