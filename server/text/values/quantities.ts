/** A number of things, exact or within bounds; null where a bound is open. */
type Quantity = { readonly exact: number } | { readonly min: number | null; readonly max: number | null };

const UNITS: Readonly<Record<string, number>> = {
  ...{ k: 1e3, t: 1e3, tsd: 1e3, thousand: 1e3, tausend: 1e3, mil: 1e3, mille: 1e3, mila: 1e3, duizend: 1e3 },
  ...{ m: 1e6, mm: 1e6, mn: 1e6, mio: 1e6, million: 1e6, millions: 1e6, millionen: 1e6, millones: 1e6, millón: 1e6 },
  ...{ milioni: 1e6, milione: 1e6, milhões: 1e6, milhão: 1e6, miljoen: 1e6, mln: 1e6 },
  ...{
    b: 1e9,
    bn: 1e9,
    bln: 1e9,
    billion: 1e9,
    billions: 1e9,
    mrd: 1e9,
    milliarde: 1e9,
    milliarden: 1e9,
    milliard: 1e9,
  },
  ...{ milliards: 1e9, miliardi: 1e9, miliardo: 1e9, miljard: 1e9, mld: 1e9, bi: 1e9 },
  ...{ tn: 1e12, trillion: 1e12, cr: 1e7, crore: 1e7, crores: 1e7, lakh: 1e5, lakhs: 1e5 },
};
const DIGITS = String.raw`\d[\d.,'’\u00a0\u202f\u2009 ]*`;
const NUMBER = new RegExp(String.raw`^(${DIGITS})(?:e\+?(\d{1,2}))?\s*([\p{L}]*)\.?$`, "iu");
const ABOUT =
  /^(?:~|≈|±|approx(?:imately)?\.?|about|around|circa|ca\.?|c\.|roughly|env(?:iron)?\.?|etwa|rund|aprox\.?|ongeveer)\s*/i;
const ABOVE =
  /^(?:>=?|≥|over|more than|at least|min(?:imum)?\.?|über|mehr als|plus de|más de|oltre|mais de|meer dan)\s*/i;
const BELOW =
  /^(?:<=?|≤|under|less than|fewer than|up to|at most|max(?:imum)?\.?|unter|bis(?: zu)?|weniger als|moins de|hasta|menos de|meno di|fino a|até|minder dan)\s*/i;
const OR_MORE =
  /\s*(?:or more|and more|and above|or above|and up|and over|plus|oder mehr|und mehr|ou plus|et plus|o más|y más|o più|e più|ou mais|of meer|en meer)\b/i;
const BETWEEN = /^(?:between|from|zwischen|von|entre|de|tra|da|tussen|van)\s+(?=\d)/i;
const TO =
  /\s*(?:-|–|—|−|‐|‑|~|\.\.+|…|\bto\b|\bbis\b|\bà\b|\ba\b|\be\b|\bet\b|\bund\b|\band\b|\by\b|\btot\b|\ben\b)\s*/iu;
const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/**
 * Reads a number of things as people write it: `1,240`, `140.0`, `1.2K`, `~500`, `10,001+`, `51-200 employees`, `11 to 50`. A point or comma
 * before three digits groups them, because there are no parts of things. Returns undefined for everything else.
 */
export function readQuantity(text: string): Quantity | undefined {
  const written = text.trim().toLowerCase();
  if (written.length === 0 || written.length > 100) return undefined;
  const band = readEnumeration(written) ?? readSpreadsheetDate(written);
  if (band !== undefined) return band;
  const plain = withoutThings(written.replace(ABOUT, "").replace(BETWEEN, "").replace(OR_MORE, "+"));
  if (plain.endsWith("+")) return atLeast(plain.slice(0, -1));
  if (ABOVE.test(plain)) return atLeast(plain.replace(ABOVE, ""));
  if (BELOW.test(plain)) {
    const max = readWhole(plain.replace(BELOW, ""));
    return max === undefined ? undefined : { min: null, max };
  }
  const exact = readWhole(plain);
  if (exact !== undefined) return { exact };
  return readRange(plain);
}

function atLeast(text: string): Quantity | undefined {
  const min = readWhole(text);
  return min === undefined ? undefined : { min, max: null };
}

function readRange(text: string): Quantity | undefined {
  const parts = text.split(TO);
  if (parts.length !== 2) return undefined;
  const [low = "", high = ""] = parts.map(withoutThings);
  if (/^(?:max|more|\+|∞|above|up)$/.test(high)) return atLeast(low);
  const unit = /\d\s*([a-z]+)$/.exec(high)?.[1] ?? "";
  // In "1-5K" both are thousands; in "501-1K" only one can be.
  const bounds = [[low, high], ...(unit in UNITS ? [[`${low}${unit}`, high]] : [])].map((pair) => pair.map(readWhole));
  const [plain, scaled] = bounds;
  const fits = (pair: readonly (number | undefined)[] | undefined): pair is [number, number] =>
    pair?.[0] !== undefined && pair[1] !== undefined && pair[0] <= pair[1];
  const isScaled = fits(scaled) && fits(plain) && plain[0] < 100 && !/\d\s*[a-z]/.test(low);
  const chosen = isScaled ? scaled : plain;
  if (!fits(chosen)) return undefined;
  return { min: chosen[0], max: chosen[1] };
}

/** Reads `c_00051_00200` and `c_10001_max`, which databases of companies export. */
function readEnumeration(text: string): Quantity | undefined {
  const [, low, high] = /^c_0*(\d+)_0*(\d+|max)$/.exec(text) ?? [];
  if (low === undefined || high === undefined) return undefined;
  return { min: Number(low), max: high === "max" ? null : Number(high) };
}

/** Reads `11-50` that a spreadsheet took for November 1950 and `1-10` that it took for the tenth of January. */
function readSpreadsheetDate(text: string): Quantity | undefined {
  const [, day, month, other] = /^(?:(\d{1,2})-)?([a-z]{3})(?:-(\d{2}))?$/.exec(text) ?? [];
  const number = MONTHS.indexOf(month ?? "") + 1;
  const second = Number(day ?? other ?? 0);
  if (number === 0 || second === 0 || (day !== undefined && other !== undefined)) return undefined;
  return { min: Math.min(number, second), max: Math.max(number, second) };
}

/** Removes what is counted: `employees`, `Mitarbeiter`. A unit such as `K` stays. */
function withoutThings(text: string): string {
  const trimmed = text.trim();
  const [, rest = trimmed, word = ""] = /^(.*[\d+k])\s*[( ]\s*([\p{L}. -]+?)\s*\)?$/u.exec(trimmed) ?? [];
  return word !== "" && !(word.replace(/\.$/, "") in UNITS) && !TO.test(` ${word} `) ? rest.trim() : trimmed;
}

function readWhole(text: string): number | undefined {
  const number = readNumber(text, "grouped");
  return number !== undefined && Number.isSafeInteger(number) ? number : undefined;
}

/**
 * Reads a number with a unit such as `K` or `Mio`.
 *
 * @param single whether one point or comma before three digits groups them (`1.234` is 1234) or begins a fraction.
 */
function readNumber(text: string, single: "grouped" | "fraction"): number | undefined {
  const [, digits = "", exponent = "0", unit = ""] = NUMBER.exec(text.trim()) ?? [];
  const factor = unit === "" ? 1 : UNITS[unit.toLowerCase()];
  const plain =
    digits === "" || factor === undefined ? undefined : withPoint(digits.trim(), unit === "" ? single : "fraction");
  if (plain === undefined || factor === undefined) return undefined;
  const number = Number(plain) * factor * 10 ** Number(exponent);
  // 1.2 million is 1200000.0000000002 otherwise.
  return Number.isFinite(number) ? Math.round(number * 1e4) / 1e4 : undefined;
}

/** Returns digits in the form that `Number` reads; undefined when their groups are not of three digits. */
function withPoint(written: string, single: "grouped" | "fraction"): string | undefined {
  const digits = written.replace(/['’\u00a0\u202f\u2009 ]/g, " ").replace(/ (?=\d{3}(?:\D|$))/g, "");
  if (digits.includes(" ")) return undefined;
  const separators = digits.replace(/\d/g, "");
  const last = separators.at(-1);
  if (last === undefined) return digits;
  const isUniform = [...separators].every((separator) => separator === last);
  const [whole = "", fraction = ""] = splitAtLast(digits, last);
  const groups = isUniform ? digits.split(last) : whole.split(last === "." ? "," : ".");
  const isGrouped =
    groups.slice(1).every((group) => group.length === 3) && (groups[0]?.length ?? 0) <= 3 && groups[0] !== "";
  // Lakh and crore: 12,34,567.
  const isIndian =
    isUniform &&
    groups.length > 2 &&
    groups.at(-1)?.length === 3 &&
    groups.slice(1, -1).every(({ length }) => length === 2);
  if (isUniform && separators.length > 1) return isGrouped || isIndian ? groups.join("") : undefined;
  if (!isUniform)
    return isGrouped && separators.indexOf(last) === separators.length - 1
      ? `${groups.join("")}.${fraction}`
      : undefined;
  if (fraction.length === 3 && isGrouped && groups[0] !== "0" && single === "grouped") return groups.join("");
  return `${whole}.${fraction === "" ? "0" : fraction}`;
}

function splitAtLast(text: string, separator: string): [string, string] {
  const at = text.lastIndexOf(separator);
  return [text.slice(0, at), text.slice(at + 1)];
}

/** An amount of money in whole units of a currency, which is undefined where the text names none. */
interface Money {
  readonly amount: number;
  readonly currency: string | undefined;
}

const SYMBOLS: Readonly<Record<string, string>> = {
  ...{ $: "USD", us$: "USD", u$s: "USD", usd$: "USD", "€": "EUR", "£": "GBP", "¥": "JPY", "₹": "INR", "₽": "RUB" },
  ...{ "₩": "KRW", "₪": "ILS", "₺": "TRY", zł: "PLN", r$: "BRL", a$: "AUD", au$: "AUD", c$: "CAD", ca$: "CAD" },
  ...{
    hk$: "HKD",
    s$: "SGD",
    nz$: "NZD",
    mx$: "MXN",
    nt$: "TWD",
    "cn¥": "CNY",
    rmb: "CNY",
    fr: "CHF",
    sfr: "CHF",
    kč: "CZK",
  },
  ...{
    euro: "EUR",
    euros: "EUR",
    dollar: "USD",
    dollars: "USD",
    "us dollars": "USD",
    "us dollar": "USD",
    pounds: "GBP",
    rs: "INR",
  },
};
const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf("currency"));
const MONEY = new RegExp(String.raw`^([^\d\s.,+-]{0,4}\$?|[\p{L}]{2,3})\s*(${DIGITS}\s*\p{L}*\.?)\s*([^\d]*)$`, "iu");

/**
 * Reads an amount: `$12,000,000.00`, `12.5M USD`, `1,5 Mrd. €`, `USD 3bn`. Cents are rounded. Returns undefined for ranges, negative amounts
 * and other texts.
 */
export function readMoney(text: string): Money | undefined {
  const written = text.trim().replace(ABOUT, "").replace(/\+$/, "").trim();
  if (written.length > 60) return undefined;
  const [, before = "", middle = "", after = ""] = MONEY.exec(written) ?? [];
  // The unit may stand apart: "12 million US dollars".
  const [, number = middle, rest = ""] =
    new RegExp(String.raw`^(${DIGITS})\s*(\p{L}*\.?)$`, "iu").exec(middle.trim()) ?? [];
  const word = rest.replace(/\.$/, "").toLowerCase();
  const isUnit = word in UNITS;
  const [first = "", ...others] = after.trim().split(/\s+/);
  const laterUnit =
    !isUnit && word === "" && first.replace(/\.$/, "").toLowerCase() in UNITS ? first.replace(/\.$/, "") : "";
  const named = [before, isUnit ? "" : word, laterUnit === "" ? after : others.join(" ")]
    .map((part) => part.trim())
    .filter((part) => part !== "");
  const currencies = named.map(currencyOf);
  if (middle === "" || currencies.includes(undefined) || new Set(currencies).size > 1) return undefined;
  const amount = readNumber(
    `${number.trim()} ${isUnit ? word : laterUnit}`.trim(),
    isUnit || laterUnit !== "" ? "fraction" : "grouped",
  );
  if (amount === undefined || !Number.isSafeInteger(Math.round(amount))) return undefined;
  return { amount: Math.round(amount), currency: currencies[0] };
}

function currencyOf(text: string): string | undefined {
  const word = text
    .toLowerCase()
    .replace(/^\((.*)\)$/, "$1")
    .replace(/\.$/, "")
    .trim();
  const code = word.toUpperCase();
  return SYMBOLS[word] ?? (CURRENCIES.has(code) ? code : undefined);
}
