import { placeLength } from "../text/places.ts";
import { normalise } from "../text/words.ts";
import { ADVERB, baseOf, gerundOf, thirdPersonOf, VERBS } from "./company-verbs.ts";
import { isLegalForm } from "./display-name.ts";

/** One sentence on a company that stands for itself. */
export interface Statement {
  text: string;
  /** Whether the sentence says what the company is or does. A slogan or a sentence on the world does not. */
  isAboutCompany: boolean;
}

const SPEAKS_OF_COMPANY = new RegExp(
  `^(?:(?:In addition|Additionally|Furthermore|Moreover|Also),? )?(?:it|the (?:company|firm|group|organization)|(?:the company['’]s|its|the) [^,;.]{0,60}segment) (?=${ADVERB}[a-z]+s )`,
  "i",
);
const ITS = /^(?:Its|The company['’]s|Our) /i;
const WE_ARE = /^(?:At [^,]{1,40}, )?we(?:'re|’re| are) (?=\p{Ll})/iu;
const OUR = /(?<= )our(?= )/g;
const WE_DO = new RegExp(
  `^(?:(?:At [^,]{1,40}|Simultaneously|Additionally|In addition), )?we (${ADVERB})(${VERBS.map(baseOf).join("|")}) `,
  "i",
);

/** A comma between a subject and its verb: "Example, provides". */
const STRAY_COMMA = new RegExp(`^[.,]+ (?=${ADVERB}(?:${VERBS.join("|")}) )`);
const LEGAL_FORM = /^[\s,]+([\p{L}.&]+)(?=[\s,])/u;
/** A company of another, usually a former, name as the subject. */
const OTHER_COMPANY = /^(?:\p{Lu}[\p{L}\p{N}&.'’-]*,? ){1,6}?(\p{L}[\p{L}.]*),? (?=[a-z]+s )/u;

const ITS_SUBSIDIARIES =
  /,? (?:together with|along with|through|via) its (?:[a-z-]+ )?(?:subsidiaries|subsidiary(?:, (?!(?:also )?[a-z]+s )[^,]{1,60}(?:, (?:Inc|Ltd|LLC|Corp)\.?)?)?), /;

const BEFORE_PLACES = / (?:(?:primarily|mainly|principally) )?(?:in|across|throughout) /g;
const EVERYWHERE = /,? (?:and )?(?:worldwide|globally|internationally|(?:all )?(?:around|over) the world)\.?$/i;

const FOUNDED =
  /^(?:Founded|Established|Headquartered|Based|Since|Incorporated)\b[^,]{1,40}, (?=the |it |\p{Lu}\p{L}+ )/u;
const LISTS_SEGMENTS = /\b(?:operates|organized) (?:through|in|as) (?:its |the )?(?:[a-z]+ )?(?:[a-z]+ )?segments?\b/;

const DOES = new RegExp(`^ ${ADVERB}(?:is|${VERBS.join("|")}) `);
/** What a sentence without a subject opens with, "provides" or "providing", by that word. */
const VERB_OF_OPENING = new Map(VERBS.flatMap((verb) => [verb, gerundOf(verb)].map((opening) => [opening, verb])));

/** Words after which a verb belongs to what they describe: "an app that helps". */
const OPENS_CLAUSE = / (?:that|which|who|where|when|to|so|for)(?= )/i;
const BASES = VERBS.map(baseOf).join("|");
const HAS_VERB = new RegExp(
  [
    // An order or a promise: "Make websites beautiful", "We build robots".
    `^(?:(?:we|you|they|i|people|companies) )?(?:${BASES}|be|discover|do|find|get|go|grow|join|keep|learn|let|meet|save|see|start|stop|take|think|try|turn) `,
    ` (?:is|are|was|were|has|have|had|will|can|could|should|would|may|must|do|does|did|${VERBS.join("|")}) `,
    "[’'](?:re|ll|ve) |n[’']t ",
    // Other verbs are known by what follows: "regulates the", "Farmers love the".
    " [a-z]+s (?:an?|the|its|their|our) ",
    "^[a-z]+s (?!(?:across|and|around|as|at|by|from|in|into|of|on|or|over|through|under|with) )[a-z]+ (?:an?|the|its|their|our) ",
  ].join("|"),
  "i",
);

const SPEAKS_TO_READER = /\b(?:you|your|you['’]ll)\b|[!?]$/i;
/** Returns a sentence of a company as one that can stand alone and names the company. */
export function statementOf(sentence: string, name: string, legalName: string): Statement {
  const plain = withoutAsides(subjectNamed(sentence.replace(FOUNDED, ""), name, legalName));
  if (startsWithName(plain, name))
    return { text: withoutAlso(plain, name), isAboutCompany: !LISTS_SEGMENTS.test(plain) };
  const verb = VERB_OF_OPENING.get(plain.slice(0, plain.indexOf(" ")).toLowerCase());
  if (verb !== undefined)
    return { text: `${name} ${verb} ${plain.slice(plain.indexOf(" ") + 1)}`, isAboutCompany: true };
  const isSentence = isFullSentence(plain);
  if (/^(?:an?|the) /i.test(plain) && !isSentence)
    return { text: `${name} is ${plain[0]!.toLowerCase()}${plain.slice(1)}`, isAboutCompany: true };
  return {
    text: `${name}: ${plain}`,
    isAboutCompany: isSentence ? saysWhatItDoes(plain, name) : !SPEAKS_TO_READER.test(plain),
  };
}

/** Whether a text has a verb of its own, and not only a noun with what describes it. */
function isFullSentence(text: string): boolean {
  const [main = ""] = text.split(OPENS_CLAUSE, 1);
  return HAS_VERB.test(`${main} `);
}

/** Whether a sentence such as "For banks, Example provides cards" has the company as its subject. */
function saysWhatItDoes(sentence: string, name: string): boolean {
  const at = sentence.toLowerCase().indexOf(`, ${name.toLowerCase()}`);
  return at >= 0 && DOES.test(sentence.slice(at + name.length + 2));
}

/** Returns the sentence with the company's name as people say it where the company is its subject. */
function subjectNamed(sentence: string, name: string, legalName: string): string {
  const own = [legalName, name].find((known) => sentence.toLowerCase().startsWith(known.toLowerCase()));
  if (own !== undefined && !/^[\p{L}\p{N}]/u.test(sentence.slice(own.length))) {
    let rest = sentence.slice(own.length).replace(/^[.,]+(?= [\p{Lu}(])/u, "");
    for (let form = LEGAL_FORM.exec(rest); form !== null && isFormWord(form[1]!); form = LEGAL_FORM.exec(rest))
      rest = rest.slice(form[0].length);
    return `${name}${rest.replace(/^[.,]* ?\([^)]*\)(?=[\s,])/, "").replace(STRAY_COMMA, " ")}`;
  }
  const other = OTHER_COMPANY.exec(sentence);
  if (other !== null && isFormWord(other[1]!)) return `${name} ${sentence.slice(other[0].length)}`;
  return sentence
    .replace(SPEAKS_OF_COMPANY, () => `${name} `)
    .replace(ITS, () => `${name}'s `)
    .replace(WE_ARE, () => `${name} is `)
    .replace(WE_DO, (_, adverb: string, verb: string) => `${name} ${adverb}${thirdPersonOf(verb)} `)
    .replace(OUR, "its");
}

/** "and", "of" and "the" are forms at the end of a name, not in a sentence. */
function isFormWord(word: string): boolean {
  return /^\p{Lu}|^plc$|^&$/u.test(word) && isLegalForm(word);
}

function startsWithName(text: string, name: string): boolean {
  const letters = (part: string): string => normalise(part).replace(/[^\p{L}\p{N}]/gu, "");
  const [firstWord = ""] = name.split(" ");
  return letters(text).startsWith(letters(name)) || letters(text.split(/[\s,:]/)[0]!) === letters(firstWord);
}

/** Returns the sentence without an "also" that refers to the sentence before. */
function withoutAlso(sentence: string, name: string): string {
  return sentence.startsWith(name) ? `${name}${sentence.slice(name.length).replace(/^( is)? also /, "$1 ")}` : sentence;
}

/** Returns the sentence without what says nothing of what the company does: its subsidiaries, its addresses, the places it works in. */
function withoutAsides(sentence: string): string {
  return withoutPlaces(
    sentence
      .replace(/\s*\([^)]*(?:https?:|www\.|\bpubl\b)[^)]*\)/gi, "")
      .replace(ITS_SUBSIDIARIES, (match, at: number) => (/^an? /.test(sentence.slice(at + match.length)) ? ", " : " "))
      .replace(/, an? investment holding company,/, ""),
  );
}

/** Returns the sentence without a list of places at its end: "in Norway, Finland, and Sweden". One place is kept. */
function withoutPlaces(sentence: string): string {
  const bare = sentence.replace(EVERYWHERE, "");
  for (const { 0: lead, index } of bare.matchAll(BEFORE_PLACES)) {
    const places = bare
      .slice(index + lead.length)
      .replace(/\.$/, "")
      .split(/,(?: and)? | and /);
    const isList =
      places.every((place) => /^(?:the |rest of |other )*\p{Lu}[^;]*$/u.test(place)) && places.some(namesPlace);
    if (isList && (places.length > 1 || bare.length < sentence.length)) return bare.slice(0, index);
  }
  return bare;
}

function namesPlace(text: string): boolean {
  const words = normalise(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return words.some((_, at) => placeLength(words, at) > 0);
}
