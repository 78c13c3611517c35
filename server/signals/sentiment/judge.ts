import type { Schema } from "../../http/contract.ts";
import { readText, type TextRange, TextReading } from "../../text/public.ts";
import { chooseLexicon, type Entry, type Lexicon } from "./lexicon.ts";
import { type Match, readWords, type Word } from "./phrases.ts";

type Sentiment = Schema["Sentiment"];

const HAPPY =
  /[\u{1F600}-\u{1F606}\u{1F60A}\u{1F60D}\u{1F929}\u{1F970}\u{1F44C}\u{1F44D}\u{1F44F}\u{1F389}\u{1F680}\u{1F4AF}\u{1F64C}\u{1F525}\u2764\u{1F499}\u{1F49A}]/u;
const UNHAPPY =
  /[\u{1F612}\u{1F61E}-\u{1F624}\u{1F62D}\u{1F629}\u{1F62B}\u{1F644}\u{1F92C}\u{1F92E}\u{1F926}\u{1F44E}\u{1F494}\u{1F595}\u{1F4A9}\u{1F621}]/u;
/** Signs of irony in every language: the emoji with rolling eyes, tags such as `/s`, praise in quotation marks. */
const IRONY =
  /\u{1F644}|(?:^|\s)\/s\b|#(?:fail|sarcasm|irony|not)\b|["“„](?:great|amazing|support|service|customer success|super|toll)["”“]/iu;

/** The weight of a sentence by its distance from the sentence with the subject. Further away, it is `WEIGHT_FAR`. */
const WEIGHTS = [2, 1, 0.7, 0.7];
const WEIGHT_FAR = 0.2;
const MIN_SCORE = 1;
/** The value of a failure, low because reports of failures are not judgements. */
const EVENT_VALUE = 0.45;
/** The value of a happy emoji, low because announcements contain them too. */
const MILD_VALUE = 0.45;
/** Below this score, a question counts as a complaint. */
const MAX_COMPLAINT = -1.4;
const NEGATION_REACH = 4;
const MAX_LENGTH = 5_000;
/** The number of characters that identify the language of a text. */
const MAX_LANGUAGE_SAMPLE = 1_500;

/**
 * Returns the sentiment of a post towards its subject, from words and phrases in English, German, French, Spanish,
 * Italian, Dutch, Portuguese and Swedish. The part after the last "but" counts most. Irony counts as the opposite.
 * Questions, announcements and doubtful texts are neutral.
 * @param about the position of the subject in the text
 */
export function judgeSentiment(post: string | TextReading, about: TextRange): Sentiment {
  const from = Math.max(0, about.start - MAX_LENGTH / 2);
  const part = sliceReading(readText(post), from, about.end + MAX_LENGTH / 2);
  const name = { start: about.start - from, end: about.end - from };
  const lexicon = chooseLexicon(part.tokens.filter(({ start }) => start < MAX_LANGUAGE_SAMPLE));
  const { sentences } = part;
  const naming = sentences.findIndex(({ start, end }) => name.start >= start && name.start < end);
  let score = 0;
  for (const [index, range] of sentences.entries()) {
    const sentence = part.text.slice(range.start, range.end);
    const words = readWords(part, range, index === naming ? name : undefined);
    const matches = lexicon.find(words);
    if (matches.some(({ entry }) => entry.kind === "announcement")) return "neutral";
    const distance = naming < 0 ? 0 : Math.abs(index - naming);
    score += (WEIGHTS[distance] ?? WEIGHT_FAR) * judge(sentence, words, matches, lexicon);
  }
  if (Math.abs(score) < MIN_SCORE) return "neutral";
  return score > 0 ? "positive" : "negative";
}

function sliceReading(post: TextReading, from: number, to: number): TextReading {
  return from === 0 && to >= post.text.length ? post : new TextReading(post.text.slice(from, to));
}

function judge(sentence: string, words: readonly Word[], matches: readonly Match<Entry>[], lexicon: Lexicon): number {
  const has = (kind: Entry["kind"]): boolean => matches.some(({ entry }) => entry.kind === kind);
  const isFree = (at: number): boolean => !matches.some(({ from, to }) => at >= from && at < to);
  const contrast = words.findLastIndex(({ text }, at) => lexicon.contrast.has(text) && isFree(at));
  const hasContrast = contrast > 0 && contrast < words.length - 2;
  let score = 0;
  let praise = 0;
  let praiseInWords = 0;
  for (const match of matches) {
    const isNegated = match.entry.value !== 0 && isNegatedAt(words, match.from, lexicon, isFree);
    const value = isNegated ? negated(match.entry.value) : match.entry.value;
    score += value * (hasContrast ? (match.from > contrast ? 1.5 : 0.3) : 1);
    if (value > 0) praise += value;
    if (value > 0 && match.to - match.from === 1) praiseInWords += value;
  }
  if (HAPPY.test(sentence)) score += MILD_VALUE;
  if (UNHAPPY.test(sentence)) score -= 1.5;
  const isMishap = has("event") && !words.some(({ text }) => lexicon.relief.has(text));
  const isIronic =
    has("irony") ||
    IRONY.test(sentence) ||
    (praise > 0 && sentence.includes("\u{1F612}")) ||
    (isMishap && beginsWithPraise(words, matches, lexicon));
  if (isIronic) return -Math.max(1, Math.abs(score));
  if (isMishap) score -= praiseInWords + EVENT_VALUE;
  if (has("past")) score = -Math.max(1, score);
  if (!/\?\s*$/u.test(sentence.slice(-5))) return score;
  return score > MAX_COMPLAINT || lexicon.asks(words) ? 0 : score;
}

/** Returns the value of a negated phrase: "not good" is a complaint, but "not bad" is hardly praise. */
function negated(value: number): number {
  return Math.min(-value, MILD_VALUE);
}

/** Returns whether a phrase is negated: a negation precedes it in the same clause and is not part of another phrase. */
function isNegatedAt(words: readonly Word[], from: number, lexicon: Lexicon, isFree: (at: number) => boolean): boolean {
  for (let at = from - 1; at >= Math.max(0, from - NEGATION_REACH); at -= 1) {
    const [before, after] = [words[at], words[at + 1]];
    if (!before || after?.isAfterComma || after?.isAfterBreak || lexicon.conjunction.has(before.text)) return false;
    if (lexicon.negation.has(before.text) && isFree(at)) return true;
  }
  return false;
}

/** Returns whether a sentence begins with ironic praise, as in "Great, an outage". */
function beginsWithPraise(words: readonly Word[], matches: readonly Match<Entry>[], lexicon: Lexicon): boolean {
  return (
    words[1]?.isAfterComma === true &&
    matches.some(({ entry, from, to }) => from === 0 && to === 1 && entry.value > 0) &&
    !words.some(({ text }) => lexicon.negation.has(text))
  );
}
