import { readLines } from "../word-lists.ts";

export type DecimalSign = "." | ",";

/** The factors of units such as `K` and `Mio`. */
export const UNITS: ReadonlyMap<string, number> = new Map(
  readLines("number-units").flatMap((line) => {
    const [factor, ...names] = line.split(" ");
    return names.map((name) => [name, Number(factor)] as const);
  }),
);

/** The digits of a number, with their group separators. */
export const DIGITS: string = String.raw`\d[\d.,'’\u00a0\u202f\u2009 ]*`;
const NUMBER = new RegExp(String.raw`^(${DIGITS})(?:e\+?(\d{1,2}))?\s*([\p{L}]*)\.?$`, "iu");

/** How ambiguous numbers are read. */
interface NumberOptions {
  /** Whether fractions are impossible, so that one full stop before three digits groups them: `1.234` is 1234. */
  readonly isWhole?: boolean;
  /** The source's decimal sign, if its other numbers show it. */
  readonly decimals?: DecimalSign | undefined;
}

/**
 * Reads a number with an optional unit such as `K` or `Mio`. A comma before three digits groups them, even before a
 * unit. A full stop there is ambiguous, unless an option decides its meaning.
 * @returns "ambiguous" for `1.500 M`; undefined for text that is not a number.
 */
export function readNumber(text: string, options: NumberOptions = {}): number | "ambiguous" | undefined {
  const [, digits = "", exponent = "0", unit = ""] = NUMBER.exec(text.trim().toLowerCase()) ?? [];
  const factor = unit === "" ? 1 : UNITS.get(unit);
  if (digits === "" || factor === undefined) return undefined;
  const plain = withPoint(digits.trim(), unit !== "" || options.isWhole !== true, options);
  if (plain === undefined || plain === "ambiguous") return plain;
  const number = Number(plain) * factor * 10 ** Number(exponent);
  // Rounded because floating-point products have errors, such as 1200000.0000000002 for 1.2 million.
  return Number.isFinite(number) ? Math.round(number * 1e4) / 1e4 : undefined;
}

/** Returns digits in the form that `Number` reads; undefined if a group does not have three digits. */
function withPoint(
  written: string,
  mayHaveFraction: boolean,
  { decimals }: NumberOptions,
): string | "ambiguous" | undefined {
  const digits = written.replace(/['’\u00a0\u202f\u2009 ]/g, " ").replace(/ (?=\d{3}(?:\D|$))/g, "");
  if (digits.includes(" ")) return undefined;
  const separators = digits.replace(/\d/g, "");
  const last = separators.at(-1);
  if (last === undefined) return digits;
  const at = digits.lastIndexOf(last);
  const [whole, fraction] = [digits.slice(0, at), digits.slice(at + 1)];
  const isUniform = [...separators].every((separator) => separator === last);
  if (!isUniform) {
    const other = last === "." ? "," : ".";
    const isOneFraction = separators.indexOf(last) === separators.length - 1;
    return areGroups(whole.split(other)) && isOneFraction ? `${whole.replaceAll(other, "")}.${fraction}` : undefined;
  }
  const groups = digits.split(last);
  if (separators.length > 1) return areGroups(groups) || areIndianGroups(groups) ? groups.join("") : undefined;
  const mayGroup = fraction.length === 3 && areGroups(groups) && whole !== "0";
  if (!mayGroup || decimals === last) return `${whole}.${fraction === "" ? "0" : fraction}`;
  if (last === "," || decimals !== undefined || !mayHaveFraction) return groups.join("");
  return "ambiguous";
}

function areGroups([first = "", ...others]: readonly string[]): boolean {
  return first !== "" && first.length <= 3 && others.every(({ length }) => length === 3);
}

/** Returns whether digits are grouped by lakh and crore: 12,34,567. */
function areIndianGroups(groups: readonly string[]): boolean {
  return groups.at(-1)?.length === 3 && groups.slice(1, -1).every(({ length }) => length === 2);
}

/** Returns the decimal sign that a number reveals; undefined if it reveals none. */
function decimalSignIn(value: unknown): DecimalSign | undefined {
  const digits = typeof value === "string" && value.length <= 60 ? /\d(?:[\d.,]*\d)?/.exec(value)?.[0] : undefined;
  const separators = digits?.replace(/\d/g, "") ?? "";
  if (digits === undefined || separators === "") return undefined;
  const last = separators.at(-1) === "," ? "," : ".";
  const fraction = digits.slice(digits.lastIndexOf(last) + 1);
  const isGroup = fraction.length === 3;
  if (separators.length > 1) return !separators.includes(last === "." ? "," : ".") ? (last === "." ? "," : ".") : last;
  return isGroup ? undefined : last;
}

/** Returns the decimal sign that a source's numbers reveal; undefined if they reveal none, or both. */
export function usualDecimalSign(values: readonly unknown[]): DecimalSign | undefined {
  const [sign, ...others] = new Set(values.map(decimalSignIn).filter((found) => found !== undefined));
  return others.length === 0 ? sign : undefined;
}
