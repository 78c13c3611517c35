import { readWebsite } from "../lib/company-domain.ts";
import { plainText } from "../lib/html-to-text.ts";
import { recogniseCountry } from "../lib/iso-countries.ts";
import { canonicalPersonUrl, canonicalSocialUrl } from "../lib/social-url.ts";

/** The values of one record of a file or feed: text from CSV, any JSON type from NDJSON. */
export type RawRecord = Readonly<Record<string, unknown>>;

/** Why a record is rejected. */
export interface RecordFault {
  readonly field: string;
  readonly reason: string;
}

/** A record that was read, or every fault of it. */
export type ReadResult<Item> = { readonly item: Item } | { readonly faults: readonly RecordFault[] };

/** Why a value is rejected. */
export class Unreadable {
  readonly reason: string;
  constructor(reason: string) {
    this.reason = reason;
  }
}

type ValueReader<Value> = (value: unknown) => Value | Unreadable;

/** Reads the fields of a record and collects their faults. An empty text is an absent value. */
export class FieldReader {
  readonly faults: RecordFault[] = [];
  readonly #raw: RawRecord;

  constructor(raw: RawRecord) {
    this.#raw = raw;
  }

  /** Returns a field's value; null when it is absent or cannot be read. */
  optional<Value>(field: string, read: ValueReader<Value>): Value | null {
    const value = this.#raw[field];
    if (isAbsent(value)) return null;
    const result = read(value);
    if (!(result instanceof Unreadable)) return result;
    this.addFault(field, result.reason);
    return null;
  }

  /** Returns a field's value. Its absence is a fault, with which `result` returns no item. */
  required<Value>(field: string, read: ValueReader<Value>): Value {
    if (isAbsent(this.#raw[field])) this.addFault(field, "is missing");
    return this.optional(field, read) as Value;
  }

  addFault(field: string, reason: string): void {
    this.faults.push({ field, reason });
  }

  /** Returns the item that was read, or the faults if there are any. */
  result<Item>(item: Item): ReadResult<Item> {
    return this.faults.length > 0 ? { faults: this.faults } : { item };
  }
}

function isAbsent(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === "string" && value.trim() === "");
}

export function text(maxLength: number): ValueReader<string> {
  return (value) => {
    if (typeof value !== "string") return new Unreadable("is not a string");
    const trimmed = value.trim();
    // Postgres stores neither of them.
    if (trimmed.includes("\u0000") || !trimmed.isWellFormed())
      return new Unreadable("contains NUL or an unpaired surrogate");
    if (trimmed.length > maxLength) return new Unreadable(`is longer than ${maxLength} characters`);
    return trimmed;
  };
}

/** Reads a text that may be HTML, as sources send it, as plain text. */
export function plain(maxLength: number): ValueReader<string> {
  const read = text(maxLength);
  return (value) => {
    const written = read(value);
    return written instanceof Unreadable ? written : plainText(written) || new Unreadable("has no text");
  };
}

const INTEGER = /^[+-]?\d{1,15}$/;

export function integer(min: number, max: number): ValueReader<number> {
  return (value) => {
    const number = typeof value === "string" && INTEGER.test(value.trim()) ? Number(value) : value;
    if (typeof number !== "number" || !Number.isInteger(number))
      return new Unreadable(`${show(value)} is not a whole number`);
    return number >= min && number <= max ? number : new Unreadable(`${show(value)} is not between ${min} and ${max}`);
  };
}

export function readDomain(value: unknown): string | Unreadable {
  if (typeof value !== "string") return new Unreadable(`${show(value)} is not a website or domain`);
  const website = readWebsite(value);
  return website.domain ?? new Unreadable(`${show(value)} ${website.reason}`);
}

/** Reads an alpha-3 code, an alpha-2 code or an English name. */
export function readCountry(value: unknown): string | Unreadable {
  return (
    (typeof value === "string" ? recogniseCountry(value) : undefined) ??
    new Unreadable(`${show(value)} is not a country`)
  );
}

const MAX_URL_LENGTH = 2000;

/** Reads an http address; https when there is no protocol. */
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

/** Reads the address of a profile on the professional network, in its canonical form. */
export function readSocialUrl(value: unknown): string | Unreadable {
  const written = text(MAX_URL_LENGTH)(value);
  if (written instanceof Unreadable) return written;
  return canonicalSocialUrl(written) ?? new Unreadable(`${show(value)} is not the address of a profile`);
}

/** Reads the address of a person's profile. A company's page is nobody's. */
export function readPersonUrl(value: unknown): string | Unreadable {
  const address = readSocialUrl(value);
  if (address instanceof Unreadable) return address;
  return canonicalPersonUrl(address) ?? new Unreadable(`${show(value)} is a company's page`);
}

export function readEmail(value: unknown): string | Unreadable {
  const written = text(254)(value);
  if (written instanceof Unreadable) return written;
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(written)
    ? written.toLowerCase()
    : new Unreadable(`${show(value)} is not an email address`);
}

/** Reads a slug, also from a name with spaces, underscores, accents and capital letters. */
export function readSlug(value: unknown): string | Unreadable {
  const written = text(100)(value);
  if (written instanceof Unreadable) return written;
  const slug = written
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  return slug || new Unreadable(`${show(value)} has no Latin letter or digit`);
}

const DATE =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ]([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(?:\.\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?)?$/i;

/**
 * Reads an ISO 8601 date, alone or with a time; UTC when it names no offset.
 *
 * @param maxDaysAhead how far in the future it may be, for clocks and time zones that differ.
 */
export function date(maxDaysAhead: number): ValueReader<Date> {
  return (value) => {
    const parts = typeof value === "string" ? DATE.exec(value.trim()) : null;
    if (!parts) return new Unreadable(`${show(value)} is not a date such as 2026-03-31 or 2026-03-31T08:30:00Z`);
    const [, year, month, day, hour = "00", minute = "00", second = "00", offset = "Z"] = parts;
    const lastDay = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
    const isCalendarDay = Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1 && Number(day) <= lastDay;
    const zone = offset.replace(/^([+-]\d{2})(\d{2})$/, "$1:$2").toUpperCase();
    const time = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}${zone}`);
    if (!isCalendarDay || Number.isNaN(time.getTime())) return new Unreadable(`${show(value)} is not a calendar date`);
    if (Number(year) < 1900) return new Unreadable(`${show(value)} is before 1900`);
    if (time.getTime() > Date.now() + maxDaysAhead * 86_400_000)
      return new Unreadable(`${show(value)} is too far in the future`);
    return time;
  };
}

/** Reads a list, or one text with `;`, `|` or `,` between the entries. Duplicates are dropped. */
export function list<Value>(maxEntries: number, read: ValueReader<Value>): ValueReader<readonly Value[]> {
  return (value) => {
    const entries =
      typeof value === "string" ? value.split(value.includes(";") ? ";" : value.includes("|") ? "|" : ",") : value;
    if (!Array.isArray(entries)) return new Unreadable("is not a list of strings");
    const values = new Set<Value>();
    for (const entry of entries) {
      if (isAbsent(entry)) continue;
      const result = read(entry);
      if (result instanceof Unreadable) return new Unreadable(`has an entry that ${result.reason}`);
      values.add(result);
    }
    return values.size > maxEntries ? new Unreadable(`has more than ${maxEntries} entries`) : [...values];
  };
}

export function show(value: unknown): string {
  const shown = JSON.stringify(value) ?? String(value);
  return shown.length > 80 ? `${shown.slice(0, 77)}...` : shown;
}
