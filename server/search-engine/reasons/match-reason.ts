import { STOP_WORDS, type Word, words } from "../../text/public.ts";
import { rarity, type SearchModel } from "../model/search-model.ts";
import { type CompanyText, informativeSentences } from "../text/clean.ts";
import { isDistinctive } from "../text/noun-phrases.ts";
import { ADVERB, VERBS } from "./company-verbs.ts";
import { displayName } from "./display-name.ts";
import { addSimilarSeed, cutName } from "./like-seed.ts";
import { type MatchSubject, matchSubject, type SearchedFor } from "./match-subject.ts";
import { cutStatements, shownStatement } from "./shorten.ts";
import { asStatement } from "./statement.ts";
import { textWords } from "./text-words.ts";
import { matchTopic } from "./topic.ts";

const MAX_SENTENCE_LENGTH = 1_500;
/** The minimum number of words of a sentence, unless all sentences of the company are shorter: "Data in motion." */
const MIN_SENTENCE_WORDS = 4;
/** To replace the first sentence, another one must be this many times as relevant to the query. */
const FIRST_SENTENCE_EMPHASIS = 1.75;
/** The weight of the relevance to a seed, compared with the relevance to the query. */
const SEED_SHARE = 0.3;
/** The additional weight of words that are adjacent in the query too. */
const PHRASE_EMPHASIS = 0.5;
/** At this length in characters, the effort of reading a sentence doubles, so that shorter sentences are preferred. */
const LENGTH_OF_HALF_WORTH = 400;
/** The factor by which a sentence that is cut in the middle must be more relevant than others. */
const CUT_EFFORT = 2.5;
/** The factor by which a fragment that a colon joins to the name must be more relevant than others. */
const LABEL_EFFORT = 2.5;
/** A word with a lower rarity is common: at least one company in fifty uses it. */
const RAREST_COMMON_WORD = 4;
/** The minimum relevance to a seed of a sentence that contains common words only. */
const MIN_WORTH_OF_GENERAL = 1.6;
/** The minimum additional relevance to a seed of a sentence that replaces a definition which has only common words. */
const MIN_GAIN = 1;
/** A definition with at most this many distinctive words needs a detail: "operates as an online retailer". */
const MAX_WORDS_OF_LITTLE = 2;
/** The minimum share of the joint relevance to the query that a detail must add to the definition. */
const MIN_DETAIL_SHARE = 0.1;
/** The maximum length of two statements in one sentence, in characters. */
const MAX_JOINED_LENGTH = 240;
/** A country at the end of a sentence: "in the United States". */
const PLACE_AT_END = / in (?:the )?\p{Lu}[^\s,]*(?: \p{Lu}[^\s,]*)* ?$/u;

/** Trailing dots and hashtags. */
const TRAILING = /(?:(?<=\w)\.{2,3})?(?: #\w+)*(?=\.? ?$)/;
/** A sentence that is unclear alone: it depends on the one before it, is a question, or refers to a website. */
const UNCLEAR_ALONE =
  /\?$|(?:www\.|https?:)\S+$|^(?:But|And|Or|So|This|These|Those|That|Their|They|Then|However|Such|There|Here|Today|Now|As of)\b|^[^\p{Lu}\p{N}"“]/u;

/** Returns a reason for each company: its most relevant sentence, or its definition, and a similar seed. */
export function matchReasons(
  model: SearchModel,
  searchedFor: SearchedFor,
  companies: readonly CompanyText[],
): string[] {
  const subject = matchSubject(model, searchedFor);
  return companies.map((company) => {
    subject.vocabulary.reset();
    const name = cutName(displayName(company.name));
    const sentence = withPossessive(ownSentence(model, subject, name, company), name);
    return asSentence(addSimilarSeed(subject, company, name, sentence));
  });
}

/** Returns the sentence of a company that is most relevant to the query; if none is relevant, its definition. */
function ownSentence(model: SearchModel, subject: MatchSubject, name: string, company: CompanyText): string {
  const sentences = informativeSentences(company)
    .map((sentence) => sentence.replace(TRAILING, "").trim())
    .map((sentence) => decoded(sentence.slice(0, MAX_SENTENCE_LENGTH)));
  const longer = sentences.filter((sentence) => sentence.split(" ").length >= MIN_SENTENCE_WORDS);
  const shown = longer.length > 0 ? longer : sentences;
  const [first, ...others] = isContinued(shown) ? shown.slice(1) : shown;
  if (first === undefined) return `${name} has no description to compare`;
  const all: [string, ...string[]] = [first, ...others.filter((sentence) => !UNCLEAR_ALONE.test(sentence))];
  const worth = (text: string): number => textRelevance(subject, company.name, text);
  const readVariants = (): Variant[] =>
    all.flatMap((sentence, at) => listVariants(sentence, at === 0, name, company.name, worth));
  const best = subject.query === null ? undefined : sentenceOnQuery(readVariants(), name, worth);
  if (best !== undefined) return best;
  const defined = definition(model, subject, name, company.name, all);
  const rest = defined.slice(name.length).replace(PLACE_AT_END, "");
  const isTooGeneral = words(rest).filter(isInformativeWord).length <= MAX_WORDS_OF_LITTLE || isCommon(model, rest);
  const details = isTooGeneral ? readVariants().filter(({ text }) => !DESCRIBES_HOW.test(text.slice(name.length))) : [];
  return withDetail(defined, details, name, worth) ?? defined;
}

/** A statement on how a company sells or makes its products: "sells its products in shops". */
const DESCRIBES_HOW = /^ [a-z]+(?: and [a-z]+)? its /;

/** Returns whether a later sentence begins with the first one: some one-liners are the start of the description. */
function isContinued([first, ...others]: readonly string[]): boolean {
  return first !== undefined && others.some((sentence) => sentence.startsWith(first));
}

/** Returns a company's definition, or the next sentence if that sentence is clearly more relevant to a seed. */
function definition(
  model: SearchModel,
  subject: MatchSubject,
  name: string,
  legalName: string,
  sentences: readonly [string, ...string[]],
): string {
  const worth = (text: string): number => textRelevance(subject, legalName, text);
  const isGeneral = (text: string): boolean => isCommon(model, text.slice(name.length).replace(PLACE_AT_END, ""));
  let general: string | undefined;
  let fallback: string | undefined;
  for (const sentence of sentences) {
    const { text, isAboutCompany } = asStatement(sentence, name, legalName);
    if (!isAboutCompany) continue;
    const { whole } = shownStatement(text, name);
    if (general !== undefined) {
      const isBetter = whole.startsWith(`${name} `) && !isGeneral(whole) && worth(whole) - worth(general) > MIN_GAIN;
      return isBetter ? (joinedStatements(general, whole, name)[0] ?? whole) : general;
    }
    if (isLabelled(text, name) || !isInformative(whole.slice(name.length))) fallback ??= whole;
    else if (!isGeneral(whole) || worth(whole) >= MIN_WORTH_OF_GENERAL) return whole;
    else general = whole;
  }
  return general ?? fallback ?? shownStatement(asStatement(sentences[0], name, legalName).text, name).whole;
}

/** One form of a sentence for display. */
interface Variant {
  text: string;
  isFirst: boolean;
  /** Whether the form is the whole first sentence, which usually is the company's definition. */
  isDefinition: boolean;
  /** The relevance of the form to the search. */
  worth: number;
  /** The relevance divided by the effort of reading the form. */
  score: number;
}

/** Returns the forms of a sentence for display; none if the sentence is irrelevant or not about the company. */
function listVariants(
  sentence: string,
  isFirst: boolean,
  name: string,
  legalName: string,
  worth: (text: string) => number,
): Variant[] {
  if (!isFirst && worth(sentence) === 0) return [];
  const { text, isAboutCompany } = asStatement(sentence, name, legalName, (places) => worth(places) > 0);
  if (!isAboutCompany) return [];
  const { whole, parts } = shownStatement(text, name);
  const emphasis = (isFirst ? FIRST_SENTENCE_EMPHASIS : 1) / (isLabelled(text, name) ? LABEL_EFFORT : 1);
  return [whole, ...parts].map((variant, at) => {
    const relevance = worth(variant);
    return {
      text: variant,
      isFirst,
      isDefinition: isFirst && at === 0,
      worth: relevance,
      score: (relevance * emphasis) / readingEffort(variant),
    };
  });
}

/** Returns the sentence that is most relevant to the query, joined to the definition if both fit into one sentence. */
function sentenceOnQuery(
  variants: readonly Variant[],
  name: string,
  worth: (text: string) => number,
): string | undefined {
  const [best] = variants.filter(({ score }) => score > 0).sort((a, b) => b.score - a.score);
  const definition = variants.find(({ isDefinition }) => isDefinition);
  if (best === undefined || definition === undefined || (best.isFirst && !best.isDefinition)) return best?.text;
  const details = best.isDefinition ? variants : [best];
  return withDetail(definition.text, details, name, worth) ?? best.text;
}

/** Returns the definition with the later sentence that adds most to it; undefined if none adds enough or fits. */
function withDetail(
  definition: string,
  variants: readonly Variant[],
  name: string,
  worth: (text: string) => number,
): string | undefined {
  const worthAlone = worth(definition);
  const [best] = variants
    // The relevance of two joined statements is at most the sum of their relevances.
    .filter((variant) => !variant.isFirst && variant.worth >= MIN_DETAIL_SHARE * (worthAlone + variant.worth))
    .flatMap(({ text }) => joinedStatements(definition, text, name))
    .map((text) => ({ text, share: 1 - worthAlone / worth(text) }))
    .filter(({ share }) => share >= MIN_DETAIL_SHARE)
    .sort((a, b) => b.share / readingEffort(b.text) - a.share / readingEffort(a.text));
  return best?.text;
}

/** Predicates of a company, such as " is a bakery" or ", a bakery, sells bread", and of its product: "'s app helps". */
const PREDICATE = new RegExp(`^(?:, [^;]*,)? ${ADVERB}(?:is|${VERBS.join("|")})[, ][^…;]+$`);
const ITS_PREDICATE = new RegExp(`^(?: ${ADVERB}(?:is (?:developing|involved)|${VERBS.join("|")})|['’]s)[, ][^…;]+$`);

/** Returns the forms of two statements as one sentence, with the second one shortened; none if they do not fit. */
function joinedStatements(definition: string, detail: string, name: string): string[] {
  const [defined, more] = [definition, detail].map((text) => (text.startsWith(name) ? text.slice(name.length) : ""));
  if (!PREDICATE.test(defined!) || !ITS_PREDICATE.test(more!)) return [];
  const beginning = `${definition.replace(/\.$/, "")}; it`;
  const room = MAX_JOINED_LENGTH - beginning.length + name.length;
  const details = detail.length <= room ? [detail] : cutStatements(detail, name, room);
  return details.map((text) => `${beginning}${text.slice(name.length).replace(/^['’]/, "")}`);
}

/** Returns whether a text has a distinctive word, unlike "provides software solutions". */
function isInformative(text: string): boolean {
  return words(text).some(isInformativeWord);
}

/** Returns whether many companies use each distinctive word of a text: "provides healthcare services". */
function isCommon(model: SearchModel, text: string): boolean {
  return words(text).every((word) => rarity(model, word.text) < RAREST_COMMON_WORD || !isInformativeWord(word));
}

const VERB_FORMS: ReadonlySet<string> = new Set(VERBS);

function isInformativeWord({ text }: Word): boolean {
  return isDistinctive(text) && !STOP_WORDS.has(text) && !VERB_FORMS.has(text);
}

/** Returns whether a statement has no verb: "Example: drones for farms". */
function isLabelled(text: string, name: string): boolean {
  return text.startsWith(`${name}: `);
}

/** Returns the factor by which a long or cut text must be more relevant than a short one. */
function readingEffort(text: string): number {
  return (1 + text.length / LENGTH_OF_HALF_WORTH) * (text.endsWith("…") ? CUT_EFFORT : 1);
}

/** UTF-8 that was decoded as Latin-1: "SociÃ©tÃ©". */
const WRONGLY_DECODED = /[\u00c2-\u00f4][\u0080-\u00bf]+/g;

const CONTROL_CODES = /[\u0080-\u009f]/g;
const WINDOWS_1252 = new TextDecoder("windows-1252");

function decoded(text: string): string {
  return text.replace(WRONGLY_DECODED, (bytes) => {
    const meant = Buffer.from(bytes, "latin1").toString("utf8");
    return meant.includes("\ufffd")
      ? bytes
      : meant.replace(CONTROL_CODES, (code) => WINDOWS_1252.decode(Buffer.from(code, "latin1")));
  });
}

function textRelevance(subject: MatchSubject, companyName: string, text: string): number {
  const { query, inWordsOfQuery, seeds, vocabulary, wordStarts } = subject;
  const words = textWords(inWordsOfQuery(text), vocabulary, wordStarts);
  const ofSeeds = seeds.map((seed) => matchTopic(seed, words, companyName).weight);
  const { weight, phraseWeight } =
    query === null ? { weight: 0, phraseWeight: 0 } : matchTopic(query, words, companyName);
  return weight + PHRASE_EMPHASIS * phraseWeight + SEED_SHARE * Math.max(0, ...ofSeeds);
}

/** Returns a sentence with the correct possessive of a plural name at its beginning: "Overture Technologies' loans". */
function withPossessive(sentence: string, name: string): string {
  if (!/s$/i.test(name) || !sentence.startsWith(`${name}'s `)) return sentence;
  return `${name}${/['’]s$/i.test(name) ? "" : "'"}${sentence.slice(name.length + "'s".length)}`;
}

/** Returns a text with a full stop. Keeps the case of its first word, which is a company's name: "eBay". */
function asSentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text.replace(/[,;:]+$/, "")}.`;
}
