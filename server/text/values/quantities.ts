import { AT_LEAST, AT_MOST, LESS_THAN, MORE_THAN, OR_LESS, OR_MORE } from "./bounds.ts";
import { type DecimalSign, readNumber, UNITS } from "./numbers.ts";

/** A number of items, exact or within inclusive bounds. An open bound is null. */
type Quantity = { readonly exact: number } | { readonly min: number | null; readonly max: number | null };

const ABOUT =
  /^(?:~|≈|±|approx(?:imately)?\.?|about|around|circa|ca\.?|c\.|roughly|env(?:iron)?\.?|etwa|rund|aprox\.?|ongeveer|約|约)\s*/i;
const BETWEEN = /^(?:between|from|zwischen|von|entre|de|tra|da|tussen|van)\s+(?=\d)/i;
const TO =
  /\s*(?:-|–|—|−|‐|‑|~|〜|\.\.+|…|\bto\b|\bbis\b|\bà\b|\ba\b|\be\b|\bet\b|\bund\b|\band\b|\by\b|\btot\b|\ben\b)\s*/iu;
/** Replacements for the words after a minimum or a maximum. */
const [LEAST, MOST] = ["+", "\u2a7d"];
const BEFORE = (words: string) => new RegExp(`^(?:${words})\\s*(?=\\d)`, "u");
const AFTER = (words: string) => new RegExp(`(?<=[\\d\\p{L}.])\\s*(?:${words})(?!\\p{L})`, "u");
const [ABOVE, BELOW, EXCLUSIVE] = [BEFORE(AT_LEAST), BEFORE(AT_MOST), BEFORE(`${MORE_THAN}|${LESS_THAN}`)];
const [OR_ABOVE, OR_BELOW] = [AFTER(OR_MORE), AFTER(OR_LESS)];
const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** Reads a number of items: `1,240`, `1.2K`, `~500`, `51-200 employees`. Treats `1.234` as 1234. */
export function readQuantity(text: string, decimals?: DecimalSign): Quantity | undefined {
  if (/^\d{1,15}$/.test(text)) return { exact: Number(text) };
  const written = text.normalize("NFKC").trim().toLowerCase();
  if (written.length === 0 || written.length > 100) return undefined;
  const band = readEnumeration(written) ?? readSpreadsheetDate(written);
  if (band !== undefined) return band;
  const marked = written.replace(ABOUT, "").replace(BETWEEN, "").replace(OR_BELOW, MOST).replace(OR_ABOVE, LEAST);
  const plain = withoutThings(marked);
  const read = (number: string) => readWhole(number, decimals);
  const isExclusive = EXCLUSIVE.test(plain);
  if (plain.endsWith(LEAST)) return atLeast(read(plain.slice(0, -1)));
  if (plain.endsWith(MOST)) return atMost(read(plain.slice(0, -1)));
  if (ABOVE.test(plain)) return atLeast(read(plain.replace(ABOVE, "")), isExclusive ? 1 : 0);
  if (BELOW.test(plain)) return atMost(read(plain.replace(BELOW, "")), isExclusive ? 1 : 0);
  const exact = read(plain);
  return exact === undefined ? readRange(plain, read) : { exact };
}

/** @param beyond 1 if the number itself is excluded. */
function atLeast(number: number | undefined, beyond = 0): Quantity | undefined {
  return number === undefined ? undefined : { min: number + beyond, max: null };
}

function atMost(number: number | undefined, beyond = 0): Quantity | undefined {
  return number === undefined || number < beyond ? undefined : { min: null, max: number - beyond };
}

function readRange(text: string, read: (number: string) => number | undefined): Quantity | undefined {
  const parts = text.split(TO);
  if (parts.length !== 2) return undefined;
  const [low = "", high = ""] = parts.map(withoutThings);
  if (/^(?:max|more|\+|∞|above|up)$/.test(high)) return atLeast(read(low));
  const unit = /\d\s*([a-z]+)$/.exec(high)?.[1] ?? "";
  // In "1-5K", both bounds are in thousands. In "501-1K", only the second is.
  const bounds = [[low, high], ...(UNITS.has(unit) ? [[`${low}${unit}`, high]] : [])].map((pair) => pair.map(read));
  const [plain, scaled] = bounds;
  const fits = (pair: readonly (number | undefined)[] | undefined): pair is [number, number] =>
    pair?.[0] !== undefined && pair[1] !== undefined && pair[0] <= pair[1];
  const isScaled = fits(scaled) && fits(plain) && plain[0] < 100 && !/\d\s*[a-z]/.test(low);
  const chosen = isScaled ? scaled : plain;
  if (!fits(chosen)) return undefined;
  return { min: chosen[0], max: chosen[1] };
}

/** Reads `c_00051_00200` and `c_10001_max`, which company databases export. */
function readEnumeration(text: string): Quantity | undefined {
  const [, low, high] = /^c_0*(\d+)_0*(\d+|max)$/.exec(text) ?? [];
  if (low === undefined || high === undefined) return undefined;
  return { min: Number(low), max: high === "max" ? null : Number(high) };
}

/** Reads ranges that a spreadsheet converted to a date: `11-50` to "Nov-50", and `1-10` to "10-Jan". */
function readSpreadsheetDate(text: string): Quantity | undefined {
  const [, day, month, other] = /^(?:(\d{1,2})-)?([a-z]{3})(?:-(\d{2}))?$/.exec(text) ?? [];
  const number = MONTHS.indexOf(month ?? "") + 1;
  const second = Number(day ?? other ?? 0);
  if (number === 0 || second === 0 || (day !== undefined && other !== undefined)) return undefined;
  return { min: Math.min(number, second), max: Math.max(number, second) };
}

/** Removes the counted noun: `employees`, `Mitarbeiter`, `人`. Keeps units such as `K`, and words for bounds. */
function withoutThings(text: string): string {
  const bound = text.endsWith(LEAST) || text.endsWith(MOST) ? text.slice(-1) : "";
  const counted = text
    .slice(0, text.length - bound.length)
    .trim()
    .replace(/(?<=[\d+\u2a7d千万億])[人名명]$/u, "");
  const [, rest = "", word = ""] = /^(.*[\d+k\u2a7d])\s*[( ]\s*([\p{L}. -]+?)\s*\)?$/u.exec(counted) ?? [];
  const [first = ""] = word.replace(/\.$/, "").split(" ");
  if (word === "" || TO.test(` ${word} `)) return counted + bound;
  if (UNITS.has(first)) return `${rest.trim()} ${first}${bound}`;
  return rest.trim() + bound;
}

function readWhole(text: string, decimals: DecimalSign | undefined): number | undefined {
  const number = readNumber(text, { isWhole: true, decimals });
  return typeof number === "number" && Number.isSafeInteger(number) ? number : undefined;
}
