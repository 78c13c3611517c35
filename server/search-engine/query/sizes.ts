import { type QueryScan, readGrammar, readWholeNumber } from "../../text/public.ts";

export interface Size {
  readonly minEmployees?: number;
  readonly maxEmployees?: number;
}

type Groups = Record<string, string | undefined>;

const READERS: Readonly<Record<string, (groups: Groups) => Size | null>> = {
  between({ low = "", high = "" }) {
    const [min, max] = [inThousands(low, high), readWholeNumber(high)];
    return min <= max ? { minEmployees: min, maxEmployees: max } : null;
  },
  "at least": ({ n, m }) => ({ minEmployees: readWholeNumber(n ?? m ?? "") }),
  "at most": ({ n, m }) => ({ maxEmployees: readWholeNumber(n ?? m ?? "") }),
  exactly: ({ n = "" }) => ({ minEmployees: readWholeNumber(n), maxEmployees: readWholeNumber(n) }),
  // "50 people" means 40 to 60.
  roughly({ n = "" }) {
    const number = readWholeNumber(n);
    return number < 2 ? null : { minEmployees: Math.round(number * 0.8), maxEmployees: Math.round(number * 1.2) };
  },
};
const IN_WORDS: Readonly<Record<string, Size>> = {
  ...{ tiny: { maxEmployees: 20 }, small: { maxEmployees: 50 }, lean: { maxEmployees: 100 } },
  ...{ large: { minEmployees: 500 }, huge: { minEmployees: 1_000 } },
};

const { alternation, rules } = readGrammar(new URL("sizes.txt", import.meta.url));
const RULES = [
  ...rules("rules").map((rule) => ({ ...rule, isBare: false })),
  ...rules("bare rules").map((rule) => ({ ...rule, isBare: true })),
];
const [OUTSIDE, WORDS] = [rules("outside"), rules("words")];
const [CUSTOMER, ORGANISATIONS, MENTIONED] = ["customer", "organisations", "mentioned"].map(
  (section) => new RegExp(alternation(section), "u"),
) as [RegExp, RegExp, RegExp];

/** Reads the lower bound of a range, in thousands if only the upper bound has a unit: "1-2k" is one to two thousand. */
function inThousands(low: string, high: string): number {
  const number = readWholeNumber(low);
  return /(?:k|thousand)$/.test(high) && /^\d{1,2}$/.test(low) && number * 1_000 < readWholeNumber(high)
    ? number * 1_000
    : number;
}

/**
 * Takes the conditions on the number of employees. Adds to `ignored` the words that no condition can express, such as
 * "fewer than 20 or more than 500".
 */
export function readSize(scan: QueryScan, ignored: string[]): Size {
  if (!MENTIONED.test(scan.text)) return {};
  let size: Size = {};
  for (const { pattern } of OUTSIDE)
    scan.take(pattern, ({ index, 0: text }) => ignored.push(scan.written(index, index + text.length)) > 0);
  for (const { name, pattern, isBare } of RULES)
    scan.take(pattern, (match) => {
      const before = scan.text.slice(Math.max(0, match.index - 60), match.index);
      const found =
        isOfCustomers(before, isBare) || (isBare && !canBeSize(match)) ? null : READERS[name]!(match.groups ?? {});
      if (found === null) return false;
      size = merge(size, match.groups?.not === undefined ? found : complementSize(found));
      return true;
    });
  for (const { name, pattern } of WORDS)
    scan.take(pattern, () => {
      if (size.minEmployees === undefined && size.maxEmployees === undefined) size = IN_WORDS[name]!;
      return true;
    });
  return size;
}

/** Joins two bounds, as in "50 or more employees, at most 200". Drops `further` if it contradicts `size`. */
function merge(size: Size, further: Size): Size {
  const merged = { ...further, ...size };
  return (merged.minEmployees ?? 0) <= (merged.maxEmployees ?? Infinity) ? merged : size;
}

/** Negates a bound, as in "not more than 50 employees". Drops a negated range, because its opposite is two ranges. */
function complementSize({ minEmployees: min, maxEmployees: max }: Size): Size {
  if (min !== undefined && max !== undefined) return {};
  return min === undefined ? { minEmployees: max } : { maxEmployees: min };
}

function isOfCustomers(before: string, isBare: boolean): boolean {
  const customer = CUSTOMER.exec(before)?.[0];
  if (customer === undefined) return false;
  return isBare || ORGANISATIONS.test(customer.replace(/^\p{L}+/u, "")) || / of ?$/.test(before);
}

/** Returns whether a number without a noun can be a size. Years and zero cannot. */
function canBeSize({ groups: { low, high, n } = {}, 0: text }: RegExpExecArray): boolean {
  const numbers = [low, high, n].flatMap((number) => (number === undefined ? [] : [readWholeNumber(number)]));
  if (numbers.some((number) => number < 1) || /\p{L}/u.test(numbers.length === 0 ? text : "")) return false;
  return !numbers.every((number) => number >= 1900 && number <= 2100);
}
