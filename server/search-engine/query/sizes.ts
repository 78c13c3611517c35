import {
  AT_LEAST,
  AT_MOST,
  CLAUSE_END,
  conditionPattern,
  END,
  NUMBER,
  numberOf,
  OR_LESS,
  OR_MORE,
  type QueryScan,
  START,
  type WordPattern,
} from "../../text/public.ts";

export interface Size {
  readonly minEmployees?: number;
  readonly maxEmployees?: number;
}

const UNIT = `(?: ?(?:full[- ]time |total )?(?:employees?|staff(?: members)?|people|persons|person|workers|ftes?|headcount|team members|members of staff|engineers|developers|heads|man)${END}(?: (?:team|range|headcount))?)`;
const SUBJECT = `(?:headcount|head count|team sizes?|company size|size range|workforce|staff|employee count|number of employees|employees|sized|size|employing|employs?)`;
const RANGE = `(?:between |from )?(?<low>${NUMBER})\\+?(?: ?(?:-|to|and|through|up to) ?)(?<high>${NUMBER})`;
const OF = `(?: ?(?:of|is|are|in|:|range)){0,2}(?: the)? ?`;

/** "teams of 10 people" are customers; "tools for restaurants, 10 people" is not about them. */
const CUSTOMER = new RegExp(
  `${START}(?:for|to|help|helps|helping|serving|lets?|teams? of|groups? of|enables?|by|per|every)${END}[^,;.()\\ufffc]{0,40}$`,
  "u",
);
const ORGANISATIONS = new RegExp(
  `${START}(?:companies|company|business(?:es)?|teams?|firms?|organi[sz]ations?|employers?|enterprises?|startups?|smes?|smbs?|groups?|offices?|schools?|families|workplaces?|crews?|up|anyone|kids|children|people|clients|customers)${END}|^ ?$`,
  "u",
);

interface Reader {
  pattern: WordPattern;
  read: (groups: Record<string, string>) => Size | null;
  /** Whether a unit is missing, so that only the place in the query tells that it is a size. */
  isBare?: boolean;
}

function between({ low = "", high = "" }: Record<string, string>): Size | null {
  const [min, max] = [inThousands(low, high), numberOf(high)];
  return min <= max ? { minEmployees: min, maxEmployees: max } : null;
}

/** "1-2k" are one to two thousand. */
function inThousands(low: string, high: string): number {
  const number = numberOf(low);
  return /(?:k|thousand)$/.test(high) && /^\d{1,2}$/.test(low) && number * 1_000 < numberOf(high)
    ? number * 1_000
    : number;
}

function atLeast({ n = "" }: Record<string, string>): Size {
  return { minEmployees: numberOf(n) };
}

function atMost({ n = "" }: Record<string, string>): Size {
  return { maxEmployees: numberOf(n) };
}

/** A single number is meant roughly: a company of 50 people has 40 to 60. */
function roughly({ n = "" }: Record<string, string>): Size | null {
  const number = numberOf(n);
  return number < 2 ? null : { minEmployees: Math.round(number * 0.8), maxEmployees: Math.round(number * 1.2) };
}

const N = `(?<n>${NUMBER})`;

const READERS: readonly Reader[] = [
  {
    pattern: conditionPattern(
      `(?:scaled|grew|grown|growing|expanded) (?:up )?from ${NUMBER}\\+? ?(?:-|to) ?${N}\\+?${UNIT}`,
    ),
    read: atLeast,
  },
  {
    pattern: conditionPattern(
      `(?:in )?(?:the )?${RANGE}[- ](?:employee|person|people|staff|headcount)s? (?:range|band|bracket|size)`,
    ),
    read: between,
  },
  { pattern: conditionPattern(`${RANGE}\\+?(?:-| )?${UNIT}`), read: between },
  { pattern: conditionPattern(`${SUBJECT}${OF}${RANGE}(?! ?(?:\\p{L}|%))`), read: between },
  { pattern: conditionPattern(`(?:in )?(?:the )?${RANGE} (?:employee |headcount |size )?range`), read: between },
  {
    pattern: conditionPattern(`(?:(?:scaled|grew|grown|growing|expanded) )?${AT_LEAST} ?${N}\\+?${UNIT}`),
    read: atLeast,
  },
  { pattern: conditionPattern(`${N}${OR_MORE}(?:-| )?${UNIT}`), read: atLeast },
  { pattern: conditionPattern(`${N}${UNIT}${OR_MORE}`), read: atLeast },
  { pattern: conditionPattern(`${AT_MOST} ?${N}${UNIT}`), read: atMost },
  { pattern: conditionPattern(`${N}${OR_LESS}${UNIT}`), read: atMost },
  { pattern: conditionPattern(`${N}${UNIT}${OR_LESS}`), read: atMost },
  {
    pattern: conditionPattern(`${SUBJECT}${OF}(?:${AT_LEAST} ?${N}|(?<m>${NUMBER})${OR_MORE})`),
    read: ({ n, m }) => atLeast({ n: n ?? m ?? "" }),
  },
  {
    pattern: conditionPattern(`${SUBJECT}${OF}(?:${AT_MOST} ?${N}|(?<m>${NUMBER})${OR_LESS})`),
    read: ({ n, m }) => atMost({ n: n ?? m ?? "" }),
  },
  {
    pattern: conditionPattern(
      `(?:approximately |approx\\.? |roughly |about |around |circa |ca\\.? |~ ?)?${N}(?:[- ](?:person|man|employee)s?${END}|${UNIT})`,
    ),
    read: roughly,
  },
  { pattern: conditionPattern(`${RANGE}${CLAUSE_END}`), read: between, isBare: true },
  { pattern: conditionPattern(`${AT_LEAST} ${N}${CLAUSE_END}`), read: atLeast, isBare: true },
  { pattern: conditionPattern(`${N}\\+${CLAUSE_END}`), read: atLeast, isBare: true },
  { pattern: conditionPattern(`${AT_MOST} ${N}${CLAUSE_END}`), read: atMost, isBare: true },
];

/** Words for a size. Weaker than a number, and only of teams: "lean manufacturing" and "large enterprises" are something else. */
const WORDS: readonly [WordPattern, Size][] = [
  [conditionPattern(`(?:tiny|very small|micro)(?: little)? teams?${END}`), { maxEmployees: 20 }],
  [conditionPattern(`small(?: founding)? teams?${END}`), { maxEmployees: 50 }],
  [conditionPattern(`(?:lean(?: teams?${END}|(?= (?:despite|but|,))|${CLAUSE_END}))`), { maxEmployees: 100 }],
  [conditionPattern(`(?:big|large) teams?${END}`), { minEmployees: 500 }],
  [conditionPattern(`(?:massive|huge|very large|enormous) (?:teams?|workforces?)${END}`), { minEmployees: 1_000 }],
];

/** Without a number or one of these words there is nothing to read, as in most queries. */
const MENTIONED = new RegExp(`\\d|teams?|workforce|lean|${NUMBER}`, "u");

/** Takes the conditions on the number of employees. */
export function readSize(scan: QueryScan): Size {
  if (!MENTIONED.test(scan.text)) return {};
  let size: Size = {};
  for (const { pattern: sizes, read, isBare = false } of READERS)
    scan.take(sizes, (match) => {
      const before = scan.text.slice(Math.max(0, match.index - 60), match.index);
      const found = isOfCustomers(before, isBare) || (isBare && !canBeSize(match)) ? null : read(match.groups ?? {});
      if (found === null) return false;
      size = merge(size, match.groups?.not === undefined ? found : complementOf(found));
      return true;
    });
  for (const [words, found] of WORDS)
    scan.take(words, () => {
      if (size.minEmployees === undefined && size.maxEmployees === undefined) size = found;
      return true;
    });
  return size;
}

/** "50 or more employees, at most 200" are two bounds; a bound that was found first stays. */
function merge(size: Size, further: Size): Size {
  const merged = { ...further, ...size };
  return (merged.minEmployees ?? 0) <= (merged.maxEmployees ?? Infinity) ? merged : size;
}

/** "not more than 50 employees". A negated range leaves two, which no condition can say. */
function complementOf({ minEmployees: min, maxEmployees: max }: Size): Size {
  if (min !== undefined && max !== undefined) return {};
  return min === undefined ? { minEmployees: max } : { maxEmployees: min };
}

function isOfCustomers(before: string, isBare: boolean): boolean {
  const customer = CUSTOMER.exec(before)?.[0];
  if (customer === undefined) return false;
  return isBare || ORGANISATIONS.test(customer.replace(/^\p{L}+/u, "")) || / of ?$/.test(before);
}

/** Years, and numbers with which a name or an age ends, are no sizes. */
function canBeSize({ groups: { low, high, n } = {}, 0: text }: RegExpExecArray): boolean {
  const numbers = [low, high, n].flatMap((number) => (number === undefined ? [] : [numberOf(number)]));
  if (numbers.some((number) => number < 1) || /\p{L}/u.test(numbers.length === 0 ? text : "")) return false;
  return !numbers.every((number) => number >= 1900 && number <= 2100);
}
