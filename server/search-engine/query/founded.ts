import {
  AT_LEAST,
  conditionPattern,
  END,
  NUMBER,
  numberOf,
  type QueryScan,
  WordPattern,
  wordPattern,
} from "../../text/public.ts";

export interface Founded {
  readonly minFoundedYear?: number;
  readonly maxFoundedYear?: number;
}

type Groups = Record<string, string | undefined>;

const YEAR = String.raw`(?:1[6-9]\d\d|20\d\d)(?!\d)`;
const VERB = `(?:founded|established|started|launched|incorporated|created|formed|born|begun|set up|opened|est\\.?|founding(?: year)?|originating|dating(?: back)?|registered|in business|began|emerged)`;
const BY = `(?: (?:up )?by (?:[^\\s,;.]{1,30} ){0,4}[^\\s,;.]{1,30})?(?: back)?`;
const IN = `(?: (?:in|during|from|around|circa|of|on|year|:|the|amid|sometime|somewhere))*`.replace("*", "{0,3}");
const TO = ` ?(?:-|to|and|or|through|until|till) ?`;
const DECADE = `(?<part>early|mid|late)?[- ]?(?:the )?(?:(?<century>18|19|20)?(?<decade>\\d0)'?s|(?<named>nineties|eighties|seventies|sixties|fifties|noughties))${END}`;
const NAMED_DECADES: Readonly<Record<string, number>> = {
  fifties: 1950,
  sixties: 1960,
  seventies: 1970,
  eighties: 1980,
  nineties: 1990,
  noughties: 2000,
};
/** Times that people name instead of years. The end of the pandemic is that of most lockdowns. */
const ERAS: readonly (readonly [string, number, number])[] = [
  [
    "(?:the )?(?:covid(?:-19)?|coronavirus|corona|pandemic|lockdowns?)(?: (?:pandemic|lockdowns?|crisis|era|years))?",
    2020,
    2021,
  ],
  ["(?:the )?(?:dot-?com|dot com) (?:bubble|boom|era|bust|crash)", 1997, 2001],
  ["(?:the )?(?:global |2008 )?financial crisis|(?:the )?great recession", 2007, 2009],
];
/** What follows a year in "before the 2022 tech downturn". */
const EVENT = "(?: (?:\\p{L}+ ){0,2}(?:downturn|crash|bubble|crisis|boom|bull run|recession|bust|era|wave|hype))?";
const COMPANY =
  "(?:compan(?:y|ies)|startups?|start-ups?|scale-?ups?|firms?|business(?:es)?|vendors?|ventures?|studios?|brands?|makers?|providers?|unicorns?)";
const PERIOD = `(?<n>${NUMBER}|couple of|few|a) ?(?<unit>years?|yrs?|months?|decades?)${END}`;
const YEARS_OLD = `(?<n>${NUMBER}) ?(?:years?|yrs?|decades?)`;

interface Reader {
  pattern: WordPattern;
  read: (groups: Groups, year: number) => Founded | null;
}

const READERS: readonly Reader[] = [
  {
    pattern: conditionPattern(
      `${VERB}${BY} [^,;.()\\ufffc]{0,60}?\\((?:\\p{L}{3,9} )?(?<low>${YEAR})${TO}(?:\\p{L}{3,9} )?(?<high>${YEAR})\\)`,
    ),
    read: span,
  },
  {
    pattern: conditionPattern(`${VERB}${BY}${IN},? ?(?:between )?(?<low>${YEAR})${TO}(?<high>${YEAR})(?: era)?`),
    read: span,
  },
  {
    pattern: conditionPattern(
      `${VERB}${BY}(?: in or)? (?:before|by|until|up to|no later than)(?: or in| the end of| and including)? (?<high>${YEAR})`,
    ),
    read: ({ high }, _year) => ({ maxFoundedYear: Number(high) }),
  },
  {
    pattern: conditionPattern(
      `${VERB}${BY}(?: in or)? (?:after|since|from|no earlier than|starting)(?: or in| the start of)? (?<low>${YEAR})`,
    ),
    read: ({ low }) => ({ minFoundedYear: Number(low) }),
  },
  {
    pattern: conditionPattern(
      `${VERB}${BY}${IN} (?<low>${YEAR})(?:\\+| (?:or|and) (?:later|after|newer|beyond)| onwards?)`,
    ),
    read: from,
  },
  { pattern: conditionPattern(`${VERB}${BY}${IN} (?<high>${YEAR}) (?:or|and) (?:earlier|before|older)`), read: until },
  { pattern: conditionPattern(`${VERB}${BY}${IN} ${DECADE}`), read: decade },
  {
    pattern: conditionPattern(`${VERB}${BY} (?:before|prior to) ${DECADE}`),
    read: (groups) => until({ high: String((decade(groups)?.minFoundedYear ?? 1) - 1) }),
  },
  {
    pattern: conditionPattern(`${VERB}${BY}(?: (?:in|during|within|over))?(?: the)? (?:last|past) ${PERIOD}`),
    read: ({ n, unit }, year) => ({ minFoundedYear: year - yearsOf(n, unit) }),
  },
  {
    pattern: conditionPattern(`${VERB}${BY}(?: in| within| during| over)?(?: the)? (?:last|past) decade${END}`),
    read: (_groups, year) => ({ minFoundedYear: year - 10 }),
  },
  {
    pattern: conditionPattern(`${VERB}${BY} (?:this|the current) year${END}`),
    read: (_groups, year) => ({ minFoundedYear: year }),
  },
  {
    pattern: conditionPattern(`${VERB}${BY} last year${END}`),
    read: (_groups, year) => ({ minFoundedYear: year - 1, maxFoundedYear: year - 1 }),
  },
  {
    pattern: conditionPattern(
      `${VERB}${BY} (?:less than|under|fewer than|no more than|not more than|at most|within) ${PERIOD} ago`,
    ),
    read: ({ n, unit }, year) => ({ minFoundedYear: year - yearsOf(n, unit) }),
  },
  {
    pattern: conditionPattern(`${VERB}${BY} (?:${AT_LEAST} )?${PERIOD}(?: or more)? ago`),
    read: ({ n, unit }, year) => ({ maxFoundedYear: year - yearsOf(n, unit) }),
  },
  {
    pattern: conditionPattern(`${VERB}${BY}${IN},? (?<year>${YEAR})(?: era| batch|${EVENT})?`),
    read: ({ year }) => exactly(year),
  },
  { pattern: conditionPattern(`est\\.? ?(?<year>${YEAR})`), read: ({ year }) => exactly(year) },
  ...ERAS.flatMap(([era, low, high]): Reader[] => [
    {
      pattern: conditionPattern(`${VERB}${BY}${IN} (?:${era})${END}`),
      read: () => ({ minFoundedYear: low, maxFoundedYear: high }),
    },
    {
      pattern: conditionPattern(`${VERB}${BY} (?:before|prior to) (?:${era})${END}`),
      read: () => ({ maxFoundedYear: low - 1 }),
    },
    {
      pattern: conditionPattern(`${VERB}${BY} (?:after|following) (?:${era})${END}`),
      read: () => ({ minFoundedYear: high + 1 }),
    },
    { pattern: conditionPattern(`${VERB}${BY} since (?:${era})${END}`), read: () => ({ minFoundedYear: low }) },
  ]),
  {
    pattern: conditionPattern(`(?:older than|more than|over) ${YEARS_OLD}(?: (?:old|in business))?${END}`),
    read: older,
  },
  {
    pattern: conditionPattern(`(?:younger than|newer than|not older than|no older than) ${YEARS_OLD}(?: old)?${END}`),
    read: younger,
  },
  {
    pattern: conditionPattern(`(?:less than|under|fewer than|at most|up to|no more than) ${YEARS_OLD} old${END}`),
    read: younger,
  },
  {
    pattern: conditionPattern(`(?:at least|over|more than|minimum) ${YEARS_OLD} (?:old|in business)${END}`),
    read: older,
  },
  { pattern: conditionPattern(`${YEARS_OLD}(?:\\+| or more) ?(?:old|in business)${END}`), read: older },
  { pattern: conditionPattern(`${YEARS_OLD} (?:or|and) (?:older|more)${END}`), read: older },
  { pattern: conditionPattern(`(?<n>\\d{1,3})\\+ ?years? old${END}`), read: older },
  {
    pattern: conditionPattern(`from (?:the )?(?:between )?(?<low>${YEAR})${TO}(?<high>${YEAR})(?! (?:levels|prices))`),
    read: span,
  },
  { pattern: conditionPattern(`from (?<low>${YEAR})(?:\\+| (?:or|and) (?:later|after|newer)| onwards?)`), read: from },
  {
    pattern: conditionPattern(
      `from (?:the )?(?<year>${YEAR})(?: (?:batch|vintage|era|cohort|class))?(?! (?:to|levels|prices))`,
    ),
    read: ({ year }) => exactly(year),
  },
  { pattern: conditionPattern(`(?:from|of|in) (?:the )?${DECADE}`), read: decade },
  { pattern: wordPattern(`${DECADE}[- ](?:era )?(?=(?:\\p{L}+ ){0,3}${COMPANY}${END})`), read: decade },
  {
    pattern: wordPattern(`(?<year>${YEAR})[- ](?:era|vintage|born|founded|batch)${END} ?`),
    read: ({ year }) => exactly(year),
  },
  { pattern: wordPattern(`(?<low>${YEAR})\\+ ?(?=(?:[\\p{L}\\p{N}/-]+ ){0,3}${COMPANY}${END})`), read: from },
  {
    pattern: new WordPattern(`^(?<low>${YEAR}) ?- ?(?<high>${YEAR}) (?=(?:[\\p{L}\\p{N}/-]+ ){0,3}${COMPANY}${END})`),
    read: span,
  },
  {
    pattern: new WordPattern(`^(?<year>${YEAR}) (?=(?:[\\p{L}\\p{N}/-]+ ){0,3}${COMPANY}${END})`),
    read: ({ year }) => exactly(year),
  },
  { pattern: wordPattern(`post-(?<low>${YEAR})${END} ?`), read: ({ low }) => ({ minFoundedYear: Number(low) + 1 }) },
  { pattern: wordPattern(`pre-(?<high>${YEAR})${END} ?`), read: ({ high }) => ({ maxFoundedYear: Number(high) - 1 }) },
];
/** Bounds that leave out the year they name. Read before the others. */
const EXCLUSIVE: readonly Reader[] = [
  {
    pattern: conditionPattern(
      `${VERB}${BY} (?:before|prior to|earlier than|pre-?)(?: the)? ?(?<high>${YEAR})${EVENT}(?= |$|[,;.)])`,
    ),
    read: ({ high }) => ({ maxFoundedYear: Number(high) - 1 }),
  },
  {
    pattern: conditionPattern(
      `${VERB}${BY} (?:after|later than|post-?)(?: the)? ?(?<low>${YEAR})${EVENT}(?= |$|[,;.)])`,
    ),
    read: ({ low }) => ({ minFoundedYear: Number(low) + 1 }),
  },
];

/** Without a number, a period or an era there is nothing to read, as in most queries. */
const MENTIONED = new RegExp(`\\d|years?|decades?|months?|ties${END}|${ERAS.map(([era]) => era).join("|")}`, "u");

/** Takes the conditions on the year of foundation. Those that are negated and leave no range are ignored. */
export function readFounded(scan: QueryScan, today: Date, ignored: string[]): Founded {
  if (!MENTIONED.test(scan.text)) return {};
  let founded: Founded = {};
  for (const { pattern: years, read } of [...EXCLUSIVE, ...READERS])
    scan.take(years, (match) => {
      const found = read(match.groups ?? {}, today.getUTCFullYear());
      if (found === null) return false;
      if (match.groups?.not === undefined) founded = merge(founded, found);
      else {
        const complement = complementOf(found);
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

function complementOf({ minFoundedYear: min, maxFoundedYear: max }: Founded): Founded | null {
  if (min !== undefined && max === undefined) return { maxFoundedYear: min - 1 };
  return max !== undefined && min === undefined ? { minFoundedYear: max + 1 } : null;
}

function span({ low, high }: Groups): Founded | null {
  return Number(low) <= Number(high) ? { minFoundedYear: Number(low), maxFoundedYear: Number(high) } : null;
}

function exactly(year: string | undefined): Founded {
  return { minFoundedYear: Number(year), maxFoundedYear: Number(year) };
}

function from({ low }: Groups): Founded {
  return { minFoundedYear: Number(low) };
}

function until({ high }: Groups): Founded {
  return { maxFoundedYear: Number(high) };
}

function decade({ part, century, decade: tens, named }: Groups): Founded | null {
  const first =
    named === undefined ? Number(`${century ?? (Number(tens) >= 40 ? 19 : 20)}${tens}`) : NAMED_DECADES[named]!;
  if (part === "early") return { minFoundedYear: first, maxFoundedYear: first + 3 };
  if (part === "mid") return { minFoundedYear: first + 3, maxFoundedYear: first + 6 };
  return { minFoundedYear: part === "late" ? first + 6 : first, maxFoundedYear: first + 9 };
}

function yearsOf(number = "1", unit = "years"): number {
  const count = number === "few" ? 3 : number === "couple of" ? 2 : number === "a" ? 1 : numberOf(number);
  if (unit.startsWith("m")) return Math.ceil(count / 12);
  return unit.startsWith("d") ? 10 * count : count;
}

function older({ n = "" }: Groups, year: number): Founded {
  return { maxFoundedYear: year - numberOf(n) };
}

function younger({ n = "" }: Groups, year: number): Founded {
  return { minFoundedYear: year - numberOf(n) };
}
