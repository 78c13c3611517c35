/** No letter or digit before, or after: the bounds of a word. */
export const START: string = String.raw`(?<![\p{L}\p{N}])`;
export const END: string = String.raw`(?![\p{L}\p{N}])`;
/** The end of a clause: of the query, or before a comma, a bracket or something that was taken. */
export const CLAUSE_END: string = String.raw`(?= ?(?:$|[,;.()\ufffc]))`;

/** Returns a pattern for `QueryScan.take` between the bounds of words. Spaces in it also match what joins words: "10 - 20". */
export function wordPattern(source: string): RegExp {
  return new RegExp(`${START}(?:${source})`, "gu");
}

const SMALL_NUMBERS =
  `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen
nineteen`.split(/\s+/);
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const MULTIPLES: ReadonlyMap<string, number> = new Map([
  ["dozen", 12],
  ["hundred", 100],
  ["thousand", 1_000],
]);
const NUMBER_WORD = `(?:${[...SMALL_NUMBERS.slice(1), ...TENS, ...MULTIPLES.keys()].join("|")})`;

/** A number as digits, "1,200", "1.5k", or in words, "two hundred". */
export const NUMBER: string = String.raw`(?:(?:\d{1,3}(?:,\d{3}){1,3}(?!\d)|(?<![\d.,])\d{1,7}(?:\.\d{1,2})?(?![\d.]\d))(?: ?(?:k|thousand)(?!\p{L}))?|(?:a )?${NUMBER_WORD}(?:(?:-| and | )${NUMBER_WORD}){0,4})`;

/** Returns the value of a text that `NUMBER` matches. */
export function numberOf(text: string): number {
  const [, digits, suffix] = /^([\d.,]+) ?(k|thousand)?$/.exec(text) ?? [];
  if (digits !== undefined) return Math.round(Number(digits.replaceAll(",", "")) * (suffix ? 1_000 : 1));
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

/**
 * US dollars for one unit of a currency, to read amounts in other currencies: reference rates of the European Central Bank, mean of 2025,
 * rounded. A condition on money is a rough one, so they need no update when rates move by some percent.
 */
const USD: Readonly<Record<string, number>> = {
  usd: 1,
  eur: 1.13,
  gbp: 1.32,
  chf: 1.2,
  cad: 0.72,
  aud: 0.64,
  jpy: 0.0067,
  inr: 0.0115,
  cny: 0.139,
  sek: 0.102,
  sgd: 0.77,
  brl: 0.18,
};
/** How currencies are written besides their ISO 4217 codes. */
const SIGNS: Readonly<Record<string, string>> = {
  $: "usd",
  us$: "usd",
  dollar: "usd",
  dollars: "usd",
  "us dollars": "usd",
  bucks: "usd",
  "€": "eur",
  euro: "eur",
  euros: "eur",
  "£": "gbp",
  pound: "gbp",
  pounds: "gbp",
  "¥": "jpy",
  yen: "jpy",
  "₹": "inr",
  rupees: "inr",
  c$: "cad",
  a$: "aud",
  s$: "sgd",
  r$: "brl",
  francs: "chf",
};
const SCALES: Readonly<Record<string, number>> = {
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  mm: 1e6,
  mn: 1e6,
  mil: 1e6,
  mio: 1e6,
  million: 1e6,
  millions: 1e6,
  b: 1e9,
  bn: 1e9,
  billion: 1e9,
  crore: 1e7,
};
const CODES = Object.keys(USD).join("|");
const BEFORE = String.raw`(?:(?:us|c|a|s|r)?\$|€|£|¥|₹|(?:${CODES}) ?)`;
const AFTER = String.raw`(?: ?(?:${CODES}|us dollars|dollars?|bucks|euros?|€|pounds?|yen|rupees|francs)(?!\p{L}))`;
const AMOUNT = String.raw`(?:\d{1,3}(?:,\d{3}){1,4}|(?:\d{1,6}(?:\.\d{1,3})?))(?!\d)`;
const SCALE = String.raw`(?:[ -]?(?:${Object.keys(SCALES)
  .toSorted((a, b) => b.length - a.length)
  .join("|")})(?![\p{L}\p{N}]))`;

/** An amount of money with a currency or a scale: "$10M", "1.5bn", "EUR 5,000,000", "20 million dollars". */
export const MONEY: string = `(?:${BEFORE}${AMOUNT}${SCALE}?|${AMOUNT}${SCALE}${AFTER}?|${AMOUNT}${AFTER})`;
/** A range of amounts, of which the first may leave its scale to the second: "$10-20M". */
export const MONEY_RANGE: string = `(?:between |from )?(?<low>${BEFORE}?${AMOUNT}${SCALE}?${AFTER}?) ?(?:-|to|and|through|up to) ?(?<high>${MONEY})`;

const PARTS = new RegExp(`^(${BEFORE})?(${AMOUNT})(${SCALE})?(${AFTER})?$`, "u");

/** Returns an amount in US dollars, whole. `like`: an amount that names the scale and the currency where this one does not. */
export function dollarsOf(text: string, like?: string): number {
  const [, before, digits = "0", scale, after] = PARTS.exec(text.trim()) ?? [];
  const [, likeBefore, , likeScale, likeAfter] = (like && PARTS.exec(like.trim())) || [];
  const currency = (before ?? after ?? likeBefore ?? likeAfter ?? "$").trim();
  const rate = USD[SIGNS[currency] ?? currency] ?? 1;
  const factor = SCALES[(scale ?? likeScale ?? "").replace(/[ -]/, "")] ?? 1;
  return Math.round(Number(digits.replaceAll(",", "")) * factor * rate);
}

/** Before a number that is the least: "at least", "more than". */
export const AT_LEAST =
  "(?:at least|at minimum|a minimum of|minimum of|minimum|min\\.?|no (?:fewer|less) than|not (?:fewer|less) than|(?:more|greater|larger|bigger|higher) than|over|above|exceeding|in excess of|upwards? of|north of|past|beyond|starting at|>=|≥|>)";
/** Before a number that is the most: "at most", "under". */
export const AT_MOST =
  "(?:at most|at maximum|a maximum of|maximum of|maximum|max\\.?|no (?:more|larger|bigger|greater) than|not (?:more|exceeding|larger|over) than|not over|under|below|less than|fewer than|smaller than|lower than|up to|not exceeding|south of|<=|≤|<)";
/** After a number that is the least. */
export const OR_MORE =
  "(?:\\+| ?(?:or|and) (?:more|up|above|over|larger|bigger|upwards?|beyond|higher)| ?plus(?!\\p{L})| minimum| at least)";
/** After a number that is the most. */
export const OR_LESS =
  "(?: ?(?:or|and) (?:fewer|less|under|below|smaller|lower)| at most| maximum| max(?!\\p{L})| tops)";

/** Words that lead to a condition and go with it: "that are still at", ", with". */
export const LEAD =
  "(?:(?:,|;|that|which|who|with|having|has|have|had|are|is|were|was|and|but|still|already|currently|now|actually|really|roughly|about|around|only|it|they|all|of|at) ?){0,4}";

const NEGATION =
  "(?:not|no|non|never|neither|excluding|except(?: for)?|without|avoid|(?:is|are|was|were|has|have|had|did|do|does)n't|anything but)(?: (?:yet|been|being|having|raised|an?|any|going))?";

/** Returns a pattern of a condition with the words that lead to it; the group `not` matches when it is negated. */
export function conditionPattern(source: string, lead: string = LEAD): RegExp {
  return wordPattern(`${lead}(?:(?<not>${NEGATION})[ -]${lead})?(?:${source})`);
}
