import { isEmailAddress } from "../lib/email-address.ts";
import { canonicalJobUrl } from "../lib/job-url.ts";
import { Unreadable } from "../lib/unreadable.ts";
import {
  canonicalPersonUrl,
  canonicalSocialUrl,
  cleanLine,
  cleanText,
  type DateOrder,
  hasAmbiguousOrder,
  type PlaceEnd,
  plainText,
  readCity,
  readCompanyReference,
  readCurrency,
  readDate,
  readLocation,
  readMoney,
  readQuantity,
  readWebsite,
  recogniseCountry,
  remember,
  slugify,
  toAsciiDomain,
  trimPunctuation,
} from "../text/public.ts";
import { type Conventions, isAbsent, show, type ValueReader } from "./field-reader.ts";

/** Reads multi-line text. Converts a number to a string. */
export function text(maxLength: number): ValueReader<string> {
  return (value) => readText(value, maxLength, cleanText);
}

/** Returns the reader with a cache of strings, for fields whose values repeat. Results must not depend on the time. */
export function remembered<Value>(read: ValueReader<Value>): ValueReader<Value> {
  const readText = remember<Value | Unreadable>(read);
  return (value) => (typeof value === "string" ? readText(value) : read(value));
}

export function line(maxLength: number): ValueReader<string> {
  return (value) => readText(value, maxLength, cleanLine);
}

/** Reads text, and converts HTML to plain text. */
export function plain(maxLength: number): ValueReader<string> {
  const read = text(maxLength);
  return (value) => {
    const written = read(value);
    return written instanceof Unreadable ? written : plainText(written) || new Unreadable("has no text");
  };
}

function readText(value: unknown, maxLength: number, clean: (text: string) => string): string | Unreadable {
  const written = typeof value === "number" && Number.isFinite(value) ? String(value) : value;
  if (typeof written !== "string") return new Unreadable("is not a string");
  // Postgres can store neither NUL nor unpaired surrogates.
  if (written.includes("\u0000") || !written.isWellFormed())
    return new Unreadable("contains NUL or an unpaired surrogate");
  // Rejects very long strings before cleaning, which is slow and never adds characters.
  if (written.length > 10 * maxLength + 1000) return new Unreadable(`is longer than ${maxLength} characters`);
  const cleaned = clean(written);
  if (cleaned.length > maxLength) return new Unreadable(`is longer than ${maxLength} characters`);
  return cleaned;
}

export function integer(min: number, max: number): ValueReader<number> {
  return (value) => {
    const quantity = typeof value === "string" ? readQuantity(value) : undefined;
    const number = quantity !== undefined && "exact" in quantity ? quantity.exact : value;
    if (typeof number !== "number" || !Number.isInteger(number))
      return new Unreadable(`${show(value)} is not a whole number`);
    return number >= min && number <= max ? number : new Unreadable(`${show(value)} is not between ${min} and ${max}`);
  };
}

/** Reads a number of employees, or a band such as `51-200`. */
export function readHeadcount(
  max: number,
  { decimals }: Conventions,
): ValueReader<{ count: number | null; min: number | null; max: number | null }> {
  return (value) => {
    const quantity = typeof value === "string" ? readQuantity(value, decimals) : undefined;
    if (quantity === undefined || "exact" in quantity) {
      const count = integer(0, max)(quantity === undefined ? value : quantity.exact);
      return count instanceof Unreadable ? count : { count, min: null, max: null };
    }
    const isInRange = [quantity.min, quantity.max].every((bound) => bound === null || bound <= max);
    return isInRange ? { count: null, ...quantity } : new Unreadable(`${show(value)} is not between 0 and ${max}`);
  };
}

/** Reads an amount in US dollars. Rejects other currencies, because there are no exchange rates. */
export function dollars(currency: unknown, { decimals }: Conventions): ValueReader<number> {
  return (value) => {
    // "1.500" may be one and a half or fifteen hundred.
    const isVague = typeof value === "string" && /^\s*\d{1,3}[.,]\d{1,3}\s*$/.test(value);
    const money = typeof value === "string" && !isVague ? readMoney(value, decimals) : undefined;
    if (money === "ambiguous")
      return new Unreadable(`${show(value)} is ambiguous: the point may separate decimals or thousands`);
    const stated = isAbsent(currency) ? undefined : (readCurrency(String(currency)) ?? show(currency));
    const used = money?.currency ?? stated ?? "USD";
    if (used !== "USD") return new Unreadable(`${show(value)} is in ${used}, not in US dollars`);
    const amount = money?.amount ?? (typeof value === "number" ? Math.round(value) : value);
    return typeof amount === "number"
      ? integer(0, Number.MAX_SAFE_INTEGER)(amount)
      : new Unreadable(`${show(value)} is not an amount in US dollars`);
  };
}

const NOT_THAT_YEAR =
  /[<>]|(?<!\p{L})(?:before|prior|pre|until|after|post|later|earlier|vor|nach|bis|avant|après|antes|después|depois|após|prima|dopo|voor|na|przed|po|före|efter|до|после)(?!\p{L})/iu;

/** Reads the year from a number, a date, or a string that contains one year, such as `c. 1998`. */
export function readYear(value: unknown): number | Unreadable {
  const latest = new Date().getUTCFullYear() + 1;
  const bounded = integer(1000, latest);
  if (typeof value === "number") return bounded(value);
  if (typeof value === "string" && /^\d{4}$/.test(value)) return bounded(Number(value));
  // "before 1990" does not mean 1990.
  if (typeof value === "string" && value.length <= 40 && NOT_THAT_YEAR.test(value))
    return new Unreadable(`${show(value)} is a bound, not a year`);
  const years = typeof value === "string" && value.length <= 40 ? value.match(/(?<!\d)(?:1\d|20)\d{2}(?!\d)/g) : null;
  const [year] = new Set(years);
  return year !== undefined && new Set(years).size === 1
    ? bounded(Number(year))
    : new Unreadable(`${show(value)} is not a year from 1000 to ${latest}`);
}

export function readDomain(value: unknown): string | Unreadable {
  if (typeof value !== "string") return new Unreadable(`${show(value)} is not a website or domain`);
  const website = readWebsite(value);
  return website.domain ?? new Unreadable(`${show(value)} ${website.reason}`);
}

/** Returns a reader that also rejects the domains of directories, which host pages of many companies. */
export function notOfDirectory(read: ValueReader<string>, { directories }: Conventions): ValueReader<string> {
  return (value) => {
    const domain = read(value);
    return typeof domain === "string" && directories?.has(domain) === true
      ? new Unreadable(`${show(value)} is a page on ${domain}, which hosts pages of many companies`)
      : domain;
  };
}

/** Reads a reference to a company: the domain of a website, or the canonical URL of the company's page on a network. */
export function readReference(value: unknown): string | Unreadable {
  const reference = typeof value === "string" ? readCompanyReference(value) : undefined;
  return reference ?? readDomain(value);
}

/** Reads an alpha-3 code, an alpha-2 code, or a name in English or another language of sources. */
export const readCountry: ValueReader<string> = remembered(
  (value) =>
    (typeof value === "string" ? recogniseCountry(value) : undefined) ??
    new Unreadable(`${show(value)} is not a country`),
);

export function place(end: PlaceEnd | undefined): ValueReader<{ city: string | null; country: string }> {
  return (value) => {
    const read = typeof value === "string" ? readLocation(value, end) : { reason: "contains no country" };
    return "reason" in read ? new Unreadable(`${show(value)} ${read.reason}`) : read;
  };
}

/** Countries whose state codes identify a place, by the length of the code. */
const CODED_STATES: Readonly<Record<number, readonly string[]>> = { 2: ["USA", "CAN"], 3: ["AUS"] };

/** Returns the country of a city and its state, from separate columns; null if they do not identify a country. */
export function countryOfRegion(city: string | null, region: unknown): string | null {
  if (typeof region !== "string" || isAbsent(region)) return null;
  const coded = CODED_STATES[region.trim().length];
  const read = readLocation(city === null ? region : `${city}, ${region}`, "state");
  if ("reason" in read || (coded !== undefined && (city === null || !coded.includes(read.country)))) return null;
  return read.country;
}

/** Reads the country of a job. Rejects places in several countries. */
export function countryOfPlaces(end: PlaceEnd | undefined): ValueReader<string> {
  return (value) => {
    const places = (Array.isArray(value) ? value : [value]).map(unwrapName);
    const countries = new Set(
      places.map((one) => {
        const read = place(end)(one);
        return read instanceof Unreadable ? undefined : read.country;
      }),
    );
    const [country] = countries;
    if (country !== undefined && countries.size === 1) return country;
    return new Unreadable(`${show(value)} ${countries.size > 1 ? "is in several countries" : "contains no country"}`);
  };
}

const MAX_CITIES = 20;

/** Lists the known cities of a job, from one place or several. */
export function citiesOfPlaces(value: unknown, end: PlaceEnd | undefined): string[] {
  const places = (Array.isArray(value) ? value : [value]).map((one) => place(end)(unwrapName(one)));
  const cities = places.flatMap((one) => (one instanceof Unreadable || one.city === null ? [] : [one.city]));
  return [...new Set(cities)].slice(0, MAX_CITIES);
}

/** Reads the name of a city. Rejects streets, postcodes and "Remote". */
export function readCityName(value: unknown): string | Unreadable {
  const written = line(200)(value);
  return written instanceof Unreadable
    ? written
    : (readCity(written) ?? new Unreadable(`${show(value)} is not a city`));
}

const MAX_URL_LENGTH = 2000;

/** Reads an HTTP or HTTPS URL. Adds `https://` if there is no protocol. */
export function readWebAddress(value: unknown): string | Unreadable {
  const written = text(MAX_URL_LENGTH)(value);
  if (written instanceof Unreadable) return written;
  const address = URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(written) ? written : `https://${written}`);
  if (address === null || !/^https?:$/.test(address.protocol) || !address.hostname.includes("."))
    return new Unreadable(`${show(value)} is not a web address`);
  return address.href.length <= MAX_URL_LENGTH
    ? address.href
    : new Unreadable(`is longer than ${MAX_URL_LENGTH} characters`);
}

/** Reads the URL of a job post. Returns its canonical form, if there is one. */
export function readJobUrl(value: unknown): string | Unreadable {
  const address = readWebAddress(value);
  return address instanceof Unreadable ? address : (canonicalJobUrl(address) ?? address);
}

/** Reads the first profile URL of a value, on the professional network. Returns its canonical form. */
export function readSocialUrl(value: unknown): string | Unreadable {
  const written = text(MAX_URL_LENGTH)(Array.isArray(value) ? value[0] : value);
  if (written instanceof Unreadable) return written;
  const parts = written.split(/[;,|\s]+(?=https?:|www\.)/i);
  const address = parts.map(canonicalSocialUrl).find((one) => one !== undefined);
  return address ?? new Unreadable(`${show(value)} is not a profile URL`);
}

/** Reads the URL of a person's profile. Rejects companies' pages. */
export function readPersonUrl(value: unknown): string | Unreadable {
  const address = readSocialUrl(value);
  if (address instanceof Unreadable) return address;
  return canonicalPersonUrl(address) ?? new Unreadable(`${show(value)} is a company's page`);
}

/** Placeholders that tools write for hidden addresses. */
const NO_ADDRESS =
  /^(?:e-?mail_?not_?(?:unlocked|available|found|verified)|not_?unlocked|no-?e?mail|none|null|n\.?a|unknown|undefined|xxx+|locked|hidden|redacted|\*+)@|@(?:no-?e?mail|none|unknown|example|domain|na)\.(?:com|org|net)$/i;

/** Reads the first email address of a value. Removes a name, `mailto:` or punctuation around the address. */
export function readEmail(value: unknown): string | Unreadable {
  const written = text(1000)(Array.isArray(value) ? value[0] : value);
  if (written instanceof Unreadable) return written;
  // Handles `Name <address>` and Markdown links.
  const inBrackets = /<([^<>]*@[^<>]*)>/.exec(written)?.[1] ?? /\]\(([^()]*@[^()]*)\)/.exec(written)?.[1];
  const first =
    trimPunctuation(inBrackets ?? written)
      .split(/[;,|\s]+/)
      .find((part) => part.includes("@")) ?? written;
  const address =
    trimPunctuation(first)
      .replace(/^(?:mailto|e-?mail):/i, "")
      .split("?", 1)[0]
      ?.replace(/\.$/, "") ?? "";
  const at = address.lastIndexOf("@");
  const ascii = `${address.slice(0, at + 1)}${toAsciiDomain(address.slice(at + 1))}`.toLowerCase();
  if (NO_ADDRESS.test(ascii)) return new Unreadable(`${show(value)} is a placeholder, not an email address`);
  return at > 0 && isEmailAddress(ascii) ? ascii : new Unreadable(`${show(value)} is not an email address`);
}

/** Reads a slug. Converts spaces, underscores, accents and capital letters. */
export function readSlug(value: unknown): string | Unreadable {
  const written = text(100)(value);
  if (written instanceof Unreadable) return written;
  return slugify(written) || new Unreadable(`${show(value)} contains no Latin letter or digit`);
}

/** Reads a date, at most `maxDaysAhead` days in the future. A date without an offset is in UTC. */
export function date(maxDaysAhead: number, order: DateOrder | undefined): ValueReader<Date> {
  return (value) => {
    const isText = typeof value === "string";
    const time = isText || typeof value === "number" ? readDate(value, order) : undefined;
    if (time === undefined) {
      if (order === undefined && hasAmbiguousOrder(value))
        return new Unreadable(`${show(value)} is ambiguous: the day or the month may come first`);
      const isShaped = isText && /^\d{4}-\d{2}-\d{2}(?:$|[T ])/.test(value.trim());
      return new Unreadable(
        `${show(value)} is not ${isShaped ? "a calendar date" : "a date such as 2026-03-31 or 2026-03-31T08:30:00Z"}`,
      );
    }
    if (time.getUTCFullYear() < 1900) return new Unreadable(`${show(value)} is before 1900`);
    if (time.getTime() > Date.now() + maxDaysAhead * 86_400_000)
      return new Unreadable(`${show(value)} is too far in the future`);
    return time;
  };
}

/** Reads a list, or a string that separates its entries by punctuation or line breaks. Drops duplicates. */
export function list<Value>(maxEntries: number, read: ValueReader<Value>): ValueReader<readonly Value[]> {
  return (value) => {
    const entries = typeof value === "string" ? parseEntries(value) : value;
    if (!Array.isArray(entries)) return new Unreadable("is not a list of strings");
    const values = new Set<Value>();
    let fault: Unreadable | undefined;
    for (const entry of entries) {
      const named = unwrapName(entry);
      if (isAbsent(named)) continue;
      const result = read(named);
      if (result instanceof Unreadable) fault ??= result;
      else values.add(result);
    }
    if (values.size === 0 && fault !== undefined) return new Unreadable(`has an entry that ${fault.reason}`);
    return values.size > maxEntries ? new Unreadable(`has more than ${maxEntries} entries`) : [...values];
  };
}

/** Returns the name of an entry that is an object, such as `{"name": "Software"}`, or the entry itself. */
function unwrapName(entry: unknown): unknown {
  if (typeof entry !== "object" || entry === null) return entry;
  const { name, label, value, title } = entry as Readonly<Record<string, unknown>>;
  return name ?? label ?? value ?? title ?? entry;
}

/** A longer string is rejected, because it is not a list. */
const MAX_LIST_LENGTH = 20_000;

function parseEntries(written: string): unknown {
  const trimmed = written.trim();
  if (trimmed.length > MAX_LIST_LENGTH) return undefined;
  if (/^\[.*\]$/s.test(trimmed)) {
    const parsed = parseJson(trimmed) ?? parseJson(fromPython(trimmed));
    // Drops values that are nested more deeply.
    if (Array.isArray(parsed)) return parsed.flat().filter((entry) => !Array.isArray(entry));
  }
  const inner = /^[[{(](.*)[\]})]$/s.exec(trimmed)?.[1] ?? trimmed;
  const quoted = inner !== trimmed ? inner.match(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[^,"']+/g) : null;
  if (quoted !== null)
    return quoted.map((entry) => entry.trim().replace(/^["'](.*)["']$/s, "$1")).filter((entry) => entry !== "");
  return trimmed.split(/[;|\n\r·•]|,(?!\d{3}\b)|\s\/\s/).map((entry) => entry.trim());
}

function parseJson(written: string): unknown {
  try {
    return JSON.parse(written);
  } catch {
    return undefined;
  }
}

/** Turns `['a', "b's", u'c']` into JSON. */
function fromPython(written: string): string {
  return written.replace(/(?<![\p{L}\d])u?'((?:[^'\\]|\\.)*)'/gu, (_, entry: string) =>
    JSON.stringify(entry.replace(/\\'/g, "'")),
  );
}
