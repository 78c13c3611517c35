import { CONVERTED } from "./money.ts";
import { readNumber, UNITS } from "./numbers.ts";

/** The start of a word: no letter or digit precedes. `END` is the end of a word. */
export const START: string = String.raw`(?<![\p{L}\p{N}])`;
export const END: string = String.raw`(?![\p{L}\p{N}])`;
/** The end of a clause: the end of the query, or a position before punctuation, a bracket or a part that was taken. */
export const CLAUSE_END: string = String.raw`(?= ?(?:$|[,;.()\ufffc]))`;

/** A pattern for `QueryScan.take`. Compiled at first use, because each of the hundred patterns takes a millisecond. */
export class WordPattern {
  readonly #source: string;
  #expression: RegExp | undefined;

  constructor(source: string) {
    this.#source = source;
  }

  get expression(): RegExp {
    this.#expression ??= new RegExp(this.#source, "gu");
    return this.#expression;
  }
}

/** Returns a pattern that matches only at the start of a word. */
export function wordPattern(source: string): WordPattern {
  return new WordPattern(`${START}(?:${source})`);
}

const SMALL_NUMBERS =
  `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen
    eighteen
nineteen`.split(/\s+/);
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const MULTIPLES: ReadonlyMap<string, number> = new Map([
  ["dozen", 12],
  ["hundred", 100],
  ["thousand", 1_000],
]);
const NUMBER_WORD = `(?:${[...SMALL_NUMBERS.slice(1), ...TENS, ...MULTIPLES.keys()].join("|")})`;

/** A number in digits ("1,200", "1.5k") or in words ("two hundred"). */
export const NUMBER: string = String.raw`(?:(?:\d{1,3}(?:,\d{3}){1,3}(?!\d)|(?<![\d.,])\d{1,7}(?:\.\d{1,2})?(?![\d.]\d))(?: ?(?:k|thousand)(?!\p{L}))?|(?:a )?${NUMBER_WORD}(?:(?:-| and | )${NUMBER_WORD}){0,4})`;

/** Returns the value of a text that `NUMBER` matches. */
export function readWholeNumber(text: string): number {
  const number = readNumber(text, { decimals: "." });
  if (typeof number === "number") return Math.round(number);
  let total = 0;
  let current = 0;
  for (const word of text.split(/[ -]/)) {
    const multiple = MULTIPLES.get(word);
    if (multiple === undefined) current += smallNumber(word);
    else if (multiple === 1_000) [total, current] = [total + Math.max(current, 1) * multiple, 0];
    else current = Math.max(current, 1) * multiple;
  }
  return total + current;
}

function smallNumber(word: string): number {
  const small = SMALL_NUMBERS.indexOf(word);
  return small > 0 ? small : 10 * (TENS.indexOf(word) + 2) * Number(TENS.includes(word));
}

const alternatives = (names: Iterable<string>) =>
  [...names]
    .toSorted((a, b) => b.length - a.length)
    .map((name) => name.replaceAll("$", "\\$"))
    .join("|");
const [SIGNS, NAMES] = [/[$\p{Sc}]$/u, /\p{L}$/u].map((kind) => CONVERTED.filter((name) => kind.test(name)));
const BEFORE = `(?:${alternatives(SIGNS ?? [])}|(?:${alternatives((NAMES ?? []).filter((name) => name.length === 3))}) ?)`;
const AFTER = `(?: ?(?:€|${alternatives(NAMES ?? [])})(?!\\p{L}))`;
const AMOUNT = String.raw`(?:\d{1,3}(?:,\d{3}){1,4}|(?:\d{1,6}(?:\.\d{1,3})?))(?!\d)`;
const SCALE = `(?:[ -]?(?:${alternatives(UNITS.keys())})(?![\\p{L}\\p{N}]))`;

/** An amount of money with a currency or a scale: "$10M", "1.5bn", "EUR 5,000,000", "20 million dollars". */
export const MONEY: string = `(?:${BEFORE}${AMOUNT}${SCALE}?|${AMOUNT}${SCALE}${AFTER}?|${AMOUNT}${AFTER})`;
/** A range of amounts. The first amount may have no scale of its own: "$10-20M". */
export const MONEY_RANGE: string = `(?:(?:between|from|at least|more than|over|above) )?(?<low>${BEFORE}?${AMOUNT}${SCALE}?${AFTER}?) ?(?:-|to|and|through|up to|(?:and|but) (?:at most|up to|less than|below|under)) ?(?<high>${MONEY})`;

/** Words before an exclusive lower bound, such as "more than". `LESS_THAN` precedes an exclusive upper bound. */
export const MORE_THAN =
  "(?:(?:more|greater|larger|bigger|higher) than|over|above|exceeding|in excess of|upwards? of|north of|past|beyond|über|mehr als|plus de|más de|oltre|più di|mais de|meer dan|mer än|mere end|mer enn|ponad|powyżej|więcej niż|>(?!=))";
export const LESS_THAN =
  "(?:under|below|(?:less|fewer|smaller|lower) than|south of|unter|weniger als|moins de|menos de|meno di|minder dan|mindre än|færre end|mindre enn|mniej niż|poniżej|<(?!=))";
/** Words before a minimum: "at least", "more than". */
export const AT_LEAST = `(?:at least|at minimum|a minimum of|minimum of|minimum|min\\.?|no (?:fewer|less) than|not (?:fewer|less) than|starting at|mindestens|au moins|al menos|almeno|pelo menos|minstens|minst|mindst|co najmniej|>=|≥|${MORE_THAN})`;
/** Words before a maximum: "at most", "under". */
export const AT_MOST = `(?:at most|at maximum|a maximum of|maximum of|maximum|max\\.?|no (?:more|larger|bigger|greater) than|not (?:more|exceeding|larger|over) than|not over|up to|not exceeding|höchstens|maximal|bis zu|bis|au plus|jusqu'à|hasta|como máximo|fino a|al massimo|até|no máximo|maximaal|hoogstens|högst|højst|upp till|op til|maksymalnie|<=|≤|${LESS_THAN})`;
/** Words after a minimum: "or more". */
export const OR_MORE =
  "(?:\\+| ?(?:or|and) (?:more|up|above|over|larger|bigger|upwards?|beyond|higher)| ?plus(?!\\p{L})| minimum| at least| (?:oder|und) mehr| (?:ou|et) plus| [oy] más| [oe] più| (?:ou|e) mais| (?:of|en) meer| eller (?:fler|mer|flere)| lub więcej| ?以上| ?이상)";
/** Words after a maximum: "or less". */
export const OR_LESS =
  "(?: ?(?:or|and) (?:fewer|less|under|below|smaller|lower)| at most| maximum| max(?!\\p{L})| tops| (?:oder|und) weniger| (?:ou|et) moins| [oy] menos| [oe] meno| ou menos| (?:of|en) minder| eller (?:färre|mindre|færre)| lub mniej| ?以下| ?以内| ?이하)";

/** Words that introduce a condition and are removed together with the condition: "that are still at", ", with". */
export const LEAD =
  "(?:(?:,|;|that|which|who|with|w\\/|mit|avec|con|com|having|has|have|had|are|is|were|was|and|but|still|already|currently|now|actually|really|roughly|about|around|only|it|they|all|of|at) ?){0,4}";

const NEGATION =
  "(?:not|no|non|never|neither|nor|excluding|except(?: for)?|without|avoid|(?:is|are|was|were|has|have|had|did|do|does)n't|anything but)(?: (?:yet|been|being|having|raised|an?|any|going))?";

/** Returns a pattern for a condition with its introduction. The group `not` matches if the condition is negated. */
export function conditionPattern(source: string, lead: string = LEAD): WordPattern {
  return wordPattern(`${lead}(?:(?<not>${NEGATION})[ -]${lead})?(?:${source})`);
}
