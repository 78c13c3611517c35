import { remember } from "../remember.ts";
import { readLines } from "../word-lists.ts";
import { type DecimalSign, DIGITS, readNumber, UNITS } from "./numbers.ts";

/** An amount in whole units of `currency`, which is undefined if the text states none. */
interface Money {
  readonly amount: number;
  readonly currency: string | undefined;
}

const LISTED = readLines("currencies").map((line) => {
  const [code = "", rate = "", ...names] = line.split(" ");
  return { code, rate: Number(rate), names: names.map((name) => name.replace("-", " ")) };
});
const NAMES: ReadonlyMap<string, string> = new Map([
  ...Intl.supportedValuesOf("currency").map((code) => [code.toLowerCase(), code] as const),
  ...LISTED.flatMap(({ code, names }) => names.map((name) => [name, code] as const)),
]);
/** US dollars for one unit of each currency that queries can use. */
const RATES: ReadonlyMap<string, number> = new Map(
  LISTED.flatMap(({ code, rate }) => (Number.isNaN(rate) ? [] : [[code, rate] as const])),
);
/** The symbols and names of the currencies that queries can use. */
export const CONVERTED: readonly string[] = [
  ...LISTED.flatMap(({ code, rate, names }) => (Number.isNaN(rate) ? [] : [code.toLowerCase(), ...names])),
].filter((name) => !UNITS.has(name));

/** Words around an amount that are neither a unit nor a currency. */
const NO_MEANING = /^(?:approx|about|circa|ca|est|estimated|total|annually|per year|p\.?a|[().,/*:~+\s-])/;
/** Fast path: the form of most amounts in exports. */
const PLAIN = /^(\d{1,15})( usd)?$/;
const LONGEST_FIRST = (a: string, b: string) => b.length - a.length;
const WORDS = [...new Set([...UNITS.keys(), ...NAMES.keys()])]
  .toSorted(LONGEST_FIRST)
  .map((name) => name.replace(/[$.]/g, "\\$&"))
  .join("|");
/** A unit or a currency. No space is needed between a unit and a currency: `12M€`, `TEUR`. */
const WORD = new RegExp(`^(?:${WORDS})(?:\\.|(?!\\p{L})|(?=(?:eur|usd|gbp|chf|円|日元|元|원)))`, "iu");
const MONEY = new RegExp(String.raw`^([^\d]{0,24}?)(${DIGITS}(?:e\+?\d{1,2}(?!\d))?)([^\d]*)$`, "iu");

/**
 * Reads an amount, rounded to whole units: `$12,000,000.00`, `12.5M USD`, `1,5 Mrd. €`, `USD 3bn`, `5億円`.
 * @returns "ambiguous" if a full stop may group digits or begin a fraction; undefined for ranges, negative amounts and
 * other text.
 */
export function readMoney(text: string, decimals?: DecimalSign): Money | "ambiguous" | undefined {
  const [, plain, dollars] = PLAIN.exec(text) ?? [];
  if (plain !== undefined) return { amount: Number(plain), currency: dollars === undefined ? undefined : "USD" };
  const written = text.normalize("NFKC").trim();
  if (written.length > 60) return undefined;
  const [, before = "", digits = "", after = ""] = MONEY.exec(written) ?? [];
  const words = digits === "" || /[-−(]\s*$/.test(before) ? undefined : [...wordsIn(before), ...wordsIn(after)];
  if (words === undefined || words.includes("")) return undefined;
  const units = words.filter((word) => UNITS.has(word));
  const currencies = new Set(words.flatMap((word) => NAMES.get(word) ?? []));
  const [currency] = currencies.size > 1 ? [...currencies].filter((code) => code !== "INR") : currencies;
  if (units.length > 1 || currencies.size > (currencies.has("INR") ? 2 : 1) || units.includes("mil")) return undefined;
  // "mil" is a million in English and a thousand in Spanish. "T" is a thousand in German, and a trillion in English.
  const unit = units[0] === "t" && currency === "USD" ? "tn" : (units[0] ?? "");
  const amount = readNumber(`${digits.trim()} ${unit}`.trim(), { isWhole: unit === "", decimals });
  if (amount === "ambiguous" || amount === undefined) return amount;
  return Number.isSafeInteger(Math.round(amount)) ? { amount: Math.round(amount), currency } : undefined;
}

/** Returns the units and currencies in the text before or after a number, and "" if it contains any other word. */
function wordsIn(text: string): string[] {
  const found: string[] = [];
  let rest = text.toLowerCase().trim();
  while (rest !== "") {
    const word = WORD.exec(rest)?.[0];
    const nothing = word === undefined ? NO_MEANING.exec(rest)?.[0] : undefined;
    if (word === undefined && nothing === undefined) return [...found, ""];
    if (word !== undefined) found.push(word.replace(/\.$/, ""));
    rest = rest.slice((word ?? nothing ?? "").length).trimStart();
  }
  return found;
}

/** Returns the currency code in the value of a column of currencies. */
export function readCurrency(text: string): string | undefined {
  return NAMES.get(text.trim().toLowerCase()) ?? NAMES.get(/^\p{L}{3}\b/u.exec(text.trim().toLowerCase())?.[0] ?? "");
}

/**
 * Appends the unit and the currency in the column's name to an amount that states none: `2.5` in `Revenue ($M)` becomes
 * `2.5 m usd`, and `2.5M` in `Turnover £` becomes `2.5M gbp`.
 */
export function withUnitOfColumn(amount: string, column: string): string {
  const { unit, code } = unitOfColumn(column);
  if ((unit === undefined && code === undefined) || !/\d/.test(amount)) return amount;
  const isBare = !/\p{L}/u.test(amount);
  const isOfCurrency = signsIn(amount).some((word) => currencyOfSign(word).length > 0);
  const added = [isBare ? unit : undefined, isOfCurrency ? undefined : code];
  return [amount, ...added.filter((part) => part !== undefined)].join(" ");
}

/** A currency or unit at the end of a column's name: `, GBP m`, `_eur`, ` (k€)`, `US$m`, `（百万円）`. */
const UNIT_AT_END = new RegExp(
  `(?:(?<![\\p{L}])(?:us|a|c|r)?\\p{Sc}|(?<!\\p{L})(?:${WORDS})|(?:百万|千|億)?[円元원]|[\\s_,;:()[\\]（）–-]+(?:in\\s)?)$`,
  "iu",
);

/** Returns the name of a column without the currency and the unit at the end. */
export function withoutUnit(column: string): string {
  let [name, rest] = ["", column.slice(0, 100)];
  while (name !== rest) [name, rest] = [rest, rest.replace(UNIT_AT_END, "")];
  return name;
}

const unitOfColumn = remember((column) => {
  const inner = /[([](?:in )?([^)\]]{1,20})[)\]]|\bin ([^()]{1,20})$/i.exec(column);
  const units = inner?.[1] ?? inner?.[2] ?? column.slice(withoutUnit(column).length);
  const unit = signsIn(units).find((word) => UNITS.has(word));
  const [code, ...others] = new Set(signsIn(column).flatMap(currencyOfSign));
  return { unit, code: others.length > 0 ? undefined : code?.toLowerCase() };
});

function signsIn(text: string): string[] {
  const signs = text.toLowerCase().match(/[a-z]{0,3}\$|\p{Sc}|\p{L}+|'?000s?/gu) ?? [];
  return signs.map((sign) => (sign.includes("000") ? "thousand" : sign));
}

function currencyOfSign(sign: string): string[] {
  const code = UNITS.has(sign) ? undefined : NAMES.get(sign);
  return code === undefined ? [] : [code];
}

/** Returns an amount in whole US dollars. If `text` lacks a scale or a currency, uses that of the amount `like`. */
export function readDollars(text: string, like = ""): number {
  const [own, other] = [text, like].map((one) => wordsIn(one.replace(new RegExp(DIGITS, "gu"), " ")));
  const find = (test: (word: string) => boolean) => own?.find(test) ?? other?.find(test) ?? "";
  const unit = find((word) => UNITS.has(word)).replace(/^mil$/, "m");
  const currency = NAMES.get(find((word) => NAMES.has(word) && !UNITS.has(word))) ?? NAMES.get(unit) ?? "USD";
  const rate = RATES.get(currency) ?? 1;
  const digits = new RegExp(DIGITS, "u").exec(text)?.[0] ?? "0";
  const amount = readNumber(`${digits.trim()} ${unit === "t" ? "tn" : unit}`.trim(), { isWhole: false, decimals: "." });
  return typeof amount === "number" ? Math.round(amount * rate) : 0;
}
