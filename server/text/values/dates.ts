/** The order of day and month in a source's dates. */
export type DateOrder = "dmy" | "mdy";

/** A UTC offset in the formats of Postgres, Go and JavaScript: `+00`, `+0000 UTC`, `GMT+0100 (CET)`. */
const ZONE = String.raw`(?:(Z|(?:UTC|GMT)?[+-]\d{2}(?::?\d{2}(?::?\d{2})?)?|UTC|GMT)(?: (?:[A-Z]{3,5}|[+-]\d{2,4}))?(?: m=[+-][\d.]+)?(?:\s*\([^)]*\)|\[[^\]]*\])?)?`;
const ISO = new RegExp(
  String.raw`^(\d{4})-(\d{2})-(\d{2})(?:[T ]([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(?:[.,]\d+)?)?\s*${ZONE})?$`,
  "i",
);
/** `20261031T100000Z` and `20261031100000`. */
const COMPACT_TIME = /^(\d{4})(\d{2})(\d{2})(?:T| )?(\d{2})(\d{2})(\d{2})(?:[.,]\d+)?(Z|[+-]\d{2}:?(?:\d{2})?)?$/i;
const YEAR_FIRST = /^(\d{4})\s?[./年-]\s?(\d{1,2})\s?[./月-]\s?(\d{1,2})日?$/;
const YEAR_LAST = /^(\d{1,2})\s?[./-]{1,2}\s?(\d{1,2})\s?[./-]{1,2}\s?(\d{4}|\d{2})$/;
const COMPACT = /^(19|20)(\d{2})(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/;
const TIME = new RegExp(
  String.raw`[T,\s]+(?:at |um |à |a las |alle |om |o )?(\d{1,2})[:.h](\d{2})(?::(\d{2})(?:[.,]\d+)?)?\s*(?:([ap])\.?m?\.?|uhr|hrs?|uur|h)?\s*${ZONE}$`,
  "i",
);
/** A time before the year, in the format of C: `Sat Oct 31 10:00:00 2026`. */
const TIME_INSIDE = /(?<=\w) (\d{1,2}:\d{2}:\d{2})((?: [A-Z]{3,4})?) (\d{4})$/;
const SERIAL = /^(\d{5})(?:[.,]\d+)?$/;
const EPOCH = /^(\d{10}|\d{13})$/;
/** Longer texts are rejected, because matching a time in them would take quadratic time. */
const MAX_LENGTH = 80;
const DAY_MS = 86_400_000;
/** Day 0 of spreadsheets, for which 1 March 1900 is day 61. */
const SERIAL_ZERO = Date.UTC(1899, 11, 30);

const LANGUAGES = "en de fr es it pt nl pl sv da nb fi cs".split(" ");
/**
 * The number of each month, by its names in lower case without full stops. Read at the first date with a month's name,
 * because it takes 80 ms.
 */
let monthNumbers: ReadonlyMap<string, number> | undefined;

interface Parts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/**
 * Reads a date with or without a time: ISO 8601, a date with a month's name, numbers with the year first or last, a
 * serial number of a spreadsheet, or seconds or milliseconds since 1970. Without an offset, the time is in UTC. Returns
 * undefined for an invalid day, or if day and month are ambiguous and `order` is undefined.
 */
export function readDate(value: string | number, order: DateOrder | undefined): Date | undefined {
  const written = String(value).trim();
  if (written.length > MAX_LENGTH) return undefined;
  const number = readNumber(written);
  if (number !== undefined) return number;
  const iso = ISO.exec(written) ?? COMPACT_TIME.exec(written);
  if (iso) {
    const [, year, month, day, hour = "0", minute = "0", second = "0", zone] = iso;
    const parts = { year: Number(year), month: Number(month), day: Number(day) };
    return toDate(parts, [Number(hour), Number(minute), Number(second)], zone);
  }
  const text = written.replace(TIME_INSIDE, " $3 $1$2");
  const time = TIME.exec(text);
  const parts = readDay((time === null ? text : text.slice(0, time.index)).trim(), order);
  if (parts === undefined) return undefined;
  if (time === null) return toDate(parts, [0, 0, 0], undefined);
  const [, hour = "", minute, second = "0", half, zone] = time;
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (half.toLowerCase() === "p" ? 12 : 0);
  return toDate(parts, [hours, Number(minute), Number(second)], zone);
}

/** Returns the order of a date in numbers, if its day is above twelve; otherwise undefined. */
export function dateOrderIn(value: unknown): DateOrder | undefined {
  if (typeof value !== "string") return undefined;
  const found = matchDayAndMonth(value);
  const [, first, second] = (found ?? []).map(Number);
  if (first === undefined || second === undefined) return undefined;
  if (first > 12 && first <= 31 && second <= 12) return "dmy";
  return second > 12 && second <= 31 && first <= 12 ? "mdy" : undefined;
}

/** Returns whether day and month of a date could be swapped. */
export function hasAmbiguousOrder(value: unknown): boolean {
  if (typeof value !== "string") return false;
  const [, first, second] = (matchDayAndMonth(value) ?? []).map(Number);
  return first !== undefined && second !== undefined && first <= 12 && second <= 12 && first !== second;
}

function matchDayAndMonth(value: string): RegExpExecArray | null {
  const written = value.trim();
  return written.length > MAX_LENGTH ? null : YEAR_LAST.exec(written.replace(TIME, "").trim());
}

function readNumber(written: string): Date | undefined {
  const serial = SERIAL.exec(written)?.[1];
  // Serial numbers from 1954 to 2064. Other numbers of five digits are not dates.
  if (serial !== undefined && Number(serial) >= 20_000 && Number(serial) <= 60_000)
    return new Date(SERIAL_ZERO + Number(serial) * DAY_MS);
  const epoch = EPOCH.exec(written)?.[1];
  return epoch === undefined ? undefined : new Date(Number(epoch) * (epoch.length === 10 ? 1000 : 1));
}

function readDay(text: string, order: DateOrder | undefined): Parts | undefined {
  const yearFirst = YEAR_FIRST.exec(text) ?? undefined;
  if (yearFirst) return { year: Number(yearFirst[1]), month: Number(yearFirst[2]), day: Number(yearFirst[3]) };
  const compact = COMPACT.exec(text) ?? undefined;
  if (compact)
    return { year: Number(`${compact[1]}${compact[2]}`), month: Number(compact[3]), day: Number(compact[4]) };
  const yearLast = YEAR_LAST.exec(text) ?? undefined;
  if (yearLast === undefined) return readNamedMonth(text);
  const [first, second] = [Number(yearLast[1]), Number(yearLast[2])];
  const year = fullYear(yearLast[3] ?? "");
  const used = dateOrderIn(text) ?? (first === second ? "dmy" : order);
  if (used === undefined) return undefined;
  return used === "dmy" ? { year, month: second, day: first } : { year, month: first, day: second };
}

/**
 * Reads `31 Dec 2025`, `December 31st, 2025`, `31. Dezember 2025`, `31-Dec-25`, `Wed Dec 31 2025` and
 * `31 de diciembre de 2025`.
 */
function readNamedMonth(text: string): Parts | undefined {
  const words = text
    .toLowerCase()
    .split(/[\s,./-]+/)
    .filter((word) => word !== "" && !/^(?:de|del|of|the|den|le|el|il)$/.test(word));
  monthNumbers ??= readMonthNames(LANGUAGES);
  const months = words.flatMap((word) => monthNumbers?.get(word) ?? []);
  const numbers = words
    .filter((word) => /^\d{1,4}(?:st|nd|rd|th|er|º|°)?$/.test(word))
    .map((word) => word.replace(/\D+$/, ""));
  const [month] = months;
  const year = numbers.find(({ length }) => length === 4) ?? (numbers.length === 2 ? numbers[1] : undefined);
  const day = numbers.find((number) => number !== year) ?? (numbers.length === 2 ? numbers[0] : "1");
  const isDate = month !== undefined && months.length === 1 && year !== undefined && numbers.length <= 2;
  if (!isDate || words.length - numbers.length > 2) return undefined;
  return { year: fullYear(year), month, day: Number(day) };
}

function fullYear(written: string): number {
  const year = Number(written);
  if (written.length !== 2) return year;
  return year < 70 ? 2000 + year : 1900 + year;
}

function toDate(
  { year, month, day }: Parts,
  [hour, minute, second]: readonly number[],
  zone: string | undefined,
): Date | undefined {
  const time = Date.UTC(year, month - 1, day, hour, minute, second);
  const date = new Date(time);
  const isCalendarDay =
    date.getUTCMonth() === month - 1 && new Date(Date.UTC(year, month - 1, day)).getUTCDate() === day;
  if (Number.isNaN(time) || !isCalendarDay || year < 1000 || (hour ?? 0) > 23) return undefined;
  const [, sign, hours = "0", minutes = "0"] = /([+-])(\d{2}):?(\d{2})?/.exec(zone ?? "") ?? [];
  const offset = (Number(hours) * 60 + Number(minutes)) * 60_000;
  return new Date(time + (sign === "-" ? offset : -offset));
}

function readMonthNames(languages: readonly string[]): ReadonlyMap<string, number> {
  const names = new Map<string, number>();
  for (const language of languages)
    for (const length of ["long", "short"] as const)
      for (const options of [{ month: length }, { month: length, day: "numeric" }] as const) {
        const format = new Intl.DateTimeFormat(language, { ...options, timeZone: "UTC" });
        for (let month = 1; month <= 12; month += 1) {
          const parts = format.formatToParts(Date.UTC(2025, month - 1, 15));
          const name = parts
            .find(({ type }) => type === "month")
            ?.value.toLowerCase()
            .replace(/\.$/, "");
          if (name !== undefined && /\p{L}/u.test(name)) names.set(name, names.get(name) ?? month);
        }
      }
  return names.set("sept", 9).set("mrz", 3).set("okt", 10);
}
