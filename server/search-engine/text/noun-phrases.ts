import { createRequire } from "node:module";
import type nlp from "compromise/two";
import { FILLERS, fold, placeLength, readWords, stemWord } from "../../text/public.ts";

/**
 * A word of a phrase: its display form, its normal form, the stem for comparisons, the joining character before it,
 * whether it is a noun, and whether it is capitalised as a proper name.
 */
interface PhraseWord {
  shown: string;
  normal: string;
  stem: string;
  joint: " " | "-";
  noun: boolean;
  name: boolean;
}

/** Adjacent words that end with a noun: "online payments", "time-series data". */
export type NounPhrase = PhraseWord[];

interface Term {
  text: string;
  normal: string;
  pre: string;
  post: string;
  tags?: Iterable<string>;
}

/** Verbs that the tagger mistakes for nouns in lists, and words of praise. They separate phrases. */
const BREAKING_WORDS = new Set(readWords("breaking-words"));

/** Nouns that do not describe a company's activity by themselves: "time", unlike "time series". */
const VAGUE = new Set(readWords("vague-nouns"));

/** Fillers that have a meaning at the end of a phrase: "law firms", "payments platform". */
const CLOSING = new Set(["firm", "firms", "platform", "platforms", "service", "services", "solution", "solutions"]);

/** A hyphen at which words are not split. */
const UNBROKEN_HYPHEN = "\u2011";

const ENDS_PHRASE = /[^\s\-/&'’]|\s-|-\s/;
/** Fillers after which a phrase ends: "cybersecurity firm pioneering cloud" is about a firm. */
const CLOSES_PHRASE = new Set(["firm", "firms", "platforms", "services", "solutions"]);
/**
 * A compound whose first part would not be part of a phrase by itself: "on-demand", "next-generation", "e-signature".
 */
const COMPOUND =
  /(?<![\p{L}\p{N}-])(?:\p{L}(?=-\p{L}{3})|on|off|in|up|next|all-in|end-to|peer-to|direct-to|business-to)-(?=\p{L})/giu;
const BREAKING_TAGS = [
  "Pronoun",
  "Determiner",
  "Preposition",
  "Conjunction",
  "Adverb",
  "Value",
  "Date",
  "Demonym",
  "Url",
  "QuestionWord",
];
const NAME_TAGS = ["Person", "Place", "Organization"];
/** Second parts of hyphenated words that describe the next word: "forward-thinking", "clinical-stage". */
const DESCRIBES =
  /(?:ing|ed|en|based|driven|stage|wide|free|friendly|first|scale|term|time|end|level|grade|quality|class)$/;

/** Returns a word in lower case, unless its capitals belong to it, as in "API", "IoT" or "SaaS". */
export function shownAs(raw: string): string {
  return /\p{L}\p{Lu}|\p{Lu}\p{N}|\p{N}\p{Lu}/u.test(raw) && raw.length <= 12 ? raw : raw.toLowerCase();
}

/** Returns whether a word tagged as a verb is a noun, as plurals in lists often are: "savings accounts, and loans". */
function isNounAfterAll(
  term: Term,
  tags: ReadonlySet<string>,
  before: ReadonlySet<string>,
  after: ReadonlySet<string>,
): boolean {
  const closes =
    ENDS_PHRASE.test(term.post) ||
    !["Noun", "Adjective", "Determiner", "Pronoun", "Value"].some((tag) => after.has(tag));
  const afterNoun = before.has("Noun") || before.has("Adjective");
  if (tags.has("Gerund")) return afterNoun && closes;
  return tags.has("PresentTense") && /[^s]s$/.test(term.normal) && closes && (afterNoun || before.has("Conjunction"));
}

/** Returns whether a word has no meaning for a search if it is alone. */
export function isVague(word: PhraseWord): boolean {
  return VAGUE.has(word.stem);
}

/** Words that too many companies use about themselves. */
const COMMON = new Set(["software", "open", "digital", "internet"]);

/** Returns whether a word distinguishes companies, unlike "platform", "management" or "software". */
export function isDistinctive(normal: string): boolean {
  return !VAGUE.has(stemWord(normal)) && !FILLERS.has(normal) && !COMMON.has(normal) && !normal.endsWith("based");
}

const PRAISE = new Set(
  "leading largest global sophisticated ultimate various certain simple premier preeminent award-winning one-of-a-kind".split(
    " ",
  ),
);

/** Returns whether a word before a noun adds no meaning: "leading", "various". */
export function isPraise(word: string): boolean {
  return BREAKING_WORDS.has(stemWord(word)) || PRAISE.has(word);
}

const NO_TAGS: ReadonlySet<string> = new Set();

/** Returns the phrases of a tagged sentence without fillers, places, numbers, people and the words of `without`. */
function phrasesOfTerms(terms: readonly Term[], without: ReadonlySet<string>): NounPhrase[] {
  const tags = terms.map((term) => new Set(term.tags ?? []));
  const normals = terms.map(({ text }) => fold(text.replace(/['’]s?$/, "").replace(/(?<=\b\p{L})\.|\u2011/gu, "")));
  const found: NounPhrase[] = [[]];
  for (let at = 0; at < terms.length; ) {
    const term = terms[at]!;
    const tag = tags[at]!;
    const normal = normals[at]!;
    const place = placeLength(normals, at);
    const verb = tag.has("Verb") && !isNounAfterAll(term, tag, tags[at - 1] ?? NO_TAGS, tags[at + 1] ?? NO_TAGS);
    const capital = /^\p{Lu}/u.test(term.text);
    const dropped =
      place > 0 ||
      verb ||
      BREAKING_TAGS.some((name) => tag.has(name)) ||
      (capital && NAME_TAGS.some((name) => tag.has(name))) ||
      (FILLERS.has(normal) && !(CLOSING.has(normal) && found.at(-1)!.length > 0)) ||
      BREAKING_WORDS.has(stemWord(normal)) ||
      (without.has(normal) && capital);
    const pronounceable = /^[\p{L}\p{N}+#.]{2,}$/u.test(normal) && /\p{L}/u.test(normal);
    if (ENDS_PHRASE.test(term.pre)) found.push([]);
    if (dropped || !pronounceable) {
      // Prevents the other part of "non-Example", "auto-generates" or "enterprise-grade" from being a phrase.
      if (terms[at - 1]?.post === "-") found.at(-1)!.pop();
      found.push([]);
      if (place === 0 && term.post === "-") at += 1;
    } else {
      const joint = terms[at - 1]?.post === "-" ? "-" : " ";
      found.at(-1)!.push({
        shown: shownAs(term.text.replace(/['’]s?$/, "")).replaceAll(UNBROKEN_HYPHEN, "-"),
        normal,
        stem: stemWord(normal),
        joint,
        noun: !tag.has("Adjective") && !(joint === "-" && DESCRIBES.test(normal)),
        name: capital && tag.has("ProperNoun"),
      });
    }
    if (ENDS_PHRASE.test(terms[at + Math.max(place, 1) - 1]?.post ?? "") || CLOSES_PHRASE.has(normal)) found.push([]);
    at += Math.max(place, 1);
  }
  return found.map((phrase) => phrase.slice(0, phrase.findLastIndex((word) => word.noun) + 1)).filter(isInformative);
}

function isInformative(phrase: NounPhrase): boolean {
  return phrase.some((word) => !isVague(word));
}

/** Longer words are not adjectives, and the time for tagging grows faster than the length. */
const MAX_WORD_LENGTH = 40;
/** The maximum length of a tagged text in characters: tagging takes a millisecond for every few hundred. */
const MAX_TEXT_LENGTH = 2_000;

const require = createRequire(import.meta.url);
let tagger: typeof nlp | undefined;

/** Returns the part-of-speech tagger. Loads it at the first use, because loading is slow. */
export function loadTagger(): typeof nlp {
  tagger ??= require("compromise/two") as typeof nlp;
  return tagger;
}

/** Returns the phrases of a text, in order. Reads its first 2,000 characters. */
export function extractNounPhrases(text: string, without: ReadonlySet<string>): NounPhrase[] {
  // Two words that a slash joins without spaces are treated as separate words.
  return loadTagger()(
    text
      .slice(0, MAX_TEXT_LENGTH)
      .replace(/(\p{L})\/(?=\p{L})/gu, "$1, ")
      .replace(/-as-an?-|(?<=\p{L})-(?=based\b)/giu, (compound) => compound.replaceAll("-", UNBROKEN_HYPHEN))
      .replace(COMPOUND, (compound) => compound.replaceAll("-", UNBROKEN_HYPHEN)),
  ).docs.flatMap((terms) => phrasesOfTerms(terms, without));
}

export function shown(phrase: readonly PhraseWord[]): string {
  return phrase.map((word, at) => (at === 0 ? word.shown : `${word.joint}${word.shown}`)).join("");
}

/** Returns whether a single word is descriptive rather than a noun: "small", "autonomous". */
export function isAdjective(word: string): boolean {
  return tagWord(word).has("Adjective");
}

/** Endings of adjectives. The tagger also takes metals and colours for adjectives: "gold". */
const ADJECTIVE_ENDING = /(?:al|ary|en|ic|ive|ous)$/;

/** Returns whether a single word may be a noun: neither a verb form ("launched", "explores") nor an adjective. */
export function isNoun(word: string): boolean {
  const tags = tagWord(word);
  if (tags.has("Adjective")) return !ADJECTIVE_ENDING.test(word);
  return !word.endsWith("ed") && tags.isDisjointFrom(new Set(["Verb", "Adverb"]));
}

function tagWord(word: string): ReadonlySet<string> {
  const terms: Term[] = loadTagger()(word.slice(0, MAX_WORD_LENGTH)).docs.flat();
  return new Set(terms.flatMap(({ tags }) => [...(tags ?? [])]));
}
