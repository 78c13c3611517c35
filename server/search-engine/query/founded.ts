import { type QueryScan, readGrammar, readWholeNumber } from "../../text/public.ts";

export interface Founded {
  readonly minFoundedYear?: number;
  readonly maxFoundedYear?: number;
}

type Groups = Record<string, string | undefined>;
type Reader = (groups: Groups, year: number) => Founded | null;

const NAMED_DECADES: Readonly<Record<string, number>> = {
  ...{ fifties: 1950, sixties: 1960, seventies: 1970, eighties: 1980, nineties: 1990, noughties: 2000 },
};
/** The first and the last year of each era. The pandemic counts as over when most lockdowns had ended. */
const ERAS: Readonly<Record<string, readonly [number, number]>> = {
  ...{ pandemic: [2020, 2021], bubble: [1997, 2001], crisis: [2007, 2009] },
};

const READERS: Readonly<Record<string, Reader>> = {
  span: ({ low, high }) =>
    Number(low) <= Number(high) ? { minFoundedYear: Number(low), maxFoundedYear: Number(high) } : null,
  exactly: ({ year }) => ({ minFoundedYear: Number(year), maxFoundedYear: Number(year) }),
  from: ({ low }) => ({ minFoundedYear: Number(low) }),
  until: ({ high }) => ({ maxFoundedYear: Number(high) }),
  after: ({ low }) => ({ minFoundedYear: Number(low) + 1 }),
  before: ({ high }) => ({ maxFoundedYear: Number(high) - 1 }),
  decade: decadeYears,
  "before decade": (groups) => ({ maxFoundedYear: decadeYears(groups).minFoundedYear - 1 }),
  "last decade": (_groups, year) => ({ minFoundedYear: year - 10 }),
  "this year": (_groups, year) => ({ minFoundedYear: year }),
  "last year": (_groups, year) => ({ minFoundedYear: year - 1, maxFoundedYear: year - 1 }),
  within: ({ n, unit }, year) => ({ minFoundedYear: year - countYears(n, unit) }),
  ago: ({ n, unit }, year) => ({ maxFoundedYear: year - countYears(n, unit) }),
  older: ({ n = "" }, year) => ({ maxFoundedYear: year - readWholeNumber(n) }),
  younger: ({ n = "" }, year) => ({ minFoundedYear: year - readWholeNumber(n) }),
  era: (groups) => ({ minFoundedYear: eraYears(groups)[0], maxFoundedYear: eraYears(groups)[1] }),
  "before era": (groups) => ({ maxFoundedYear: eraYears(groups)[0] - 1 }),
  "after era": (groups) => ({ minFoundedYear: eraYears(groups)[1] + 1 }),
  "since era": (groups) => ({ minFoundedYear: eraYears(groups)[0] }),
};

const { alternation, rules } = readGrammar(new URL("founded.txt", import.meta.url));
const RULES = [...rules("exclusive"), ...rules("rules"), ...rules("further")];
/** Most queries contain no number, period or era, and so have no condition on the year. */
const MENTIONED = new RegExp(alternation("mentioned"), "u");

/** Takes the conditions on the year of foundation. Ignores negated conditions whose opposite is not one range. */
export function readFounded(scan: QueryScan, today: Date, ignored: string[]): Founded {
  if (!MENTIONED.test(scan.text)) return {};
  let founded: Founded = {};
  for (const { name, pattern } of RULES)
    scan.take(pattern, (match) => {
      const found = READERS[name]!(match.groups ?? {}, today.getUTCFullYear());
      if (found === null) return false;
      if (match.groups?.not === undefined) founded = merge(founded, found);
      else {
        const complement = complementYears(found);
        if (complement === null) ignored.push(scan.written(match.index, match.index + match[0].length));
        else founded = merge(founded, complement);
      }
      return true;
    });
  return founded;
}

function merge(founded: Founded, further: Founded): Founded {
  const merged = { ...further, ...founded };
  return (merged.minFoundedYear ?? 0) <= (merged.maxFoundedYear ?? Infinity) ? merged : founded;
}

function complementYears({ minFoundedYear: min, maxFoundedYear: max }: Founded): Founded | null {
  if (min !== undefined && max === undefined) return { maxFoundedYear: min - 1 };
  return max !== undefined && min === undefined ? { minFoundedYear: max + 1 } : null;
}

function eraYears(groups: Groups): readonly [number, number] {
  return Object.entries(ERAS).find(([era]) => groups[era] !== undefined)![1];
}

function decadeYears({ part, century, decade: tens, named }: Groups): Required<Founded> {
  const first =
    named === undefined ? Number(`${century ?? (Number(tens) >= 40 ? 19 : 20)}${tens}`) : NAMED_DECADES[named]!;
  if (part === "early") return { minFoundedYear: first, maxFoundedYear: first + 3 };
  if (part === "mid") return { minFoundedYear: first + 3, maxFoundedYear: first + 6 };
  return { minFoundedYear: part === "late" ? first + 6 : first, maxFoundedYear: first + 9 };
}

function countYears(number = "1", unit = "years"): number {
  const count = number === "few" ? 3 : number === "couple of" ? 2 : number === "a" ? 1 : readWholeNumber(number);
  if (unit.startsWith("m")) return Math.ceil(count / 12);
  return unit.startsWith("d") ? 10 * count : count;
}
