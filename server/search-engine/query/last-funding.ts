import { createRequire } from "node:module";
import type * as Chrono from "chrono-node/en";
import {
  CLAUSE_END,
  conditionPattern,
  END,
  LEAD,
  type QueryScan,
  type WordPattern,
  wordPattern,
} from "../../text/public.ts";

interface LastFunding {
  readonly lastFundingAfter?: string;
  readonly lastFundingBefore?: string;
  readonly lastFundingTypes?: readonly string[];
}

const ROUND =
  "(?: (?:a|an|their|its|the|new|fresh|another|last|latest|most recent|funding|financing|investment|equity|venture|capital|money|round|rounds|funds|seed|pre-?seed|series|[a-h]|\\ufffc+|raise|extension)){0,6}";
const EVENT = `(?:raised|raising|raise|raises|funded|financed|(?:closed|completed|announced|secured|did|hit|received|landed|got|reached)(?= (?:a|an|their|its|the|new|fresh|funding|financing|investment|series|seed|another|\\ufffc))|(?:last|latest|most recent) (?:funding |financing |investment )?(?:round|raise|funding|financing)(?: (?:was|is|closed|raised|happened|dates))?|(?<=\\ufffc ?)|fundraise[ds]?)`;
/** Dates that `chrono` reads, and years, quarters and halves of a year, which it cannot read. */
const WHEN = `(?:[\\p{L}\\d]+[ -]){0,4}[\\p{L}\\d]+`;
const DATED = conditionPattern(
  `(?<event>${EVENT})(?<round>${ROUND})(?: (?<relation>in|since|after|before|during|within|over|from|between|as of|prior to|until|by)(?: the)?|(?= (?:last|this|past) ))(?: (?<when>${WHEN}))`,
);

/** Words that mean "in the last year". The stage and the amount of the round are read separately. */
const RECENTLY = conditionPattern(
  `(?:(?:recently|lately|just|newly) (?:raised|funded|financed)(?: (?:money|capital|funding|funds|a (?:new )?round))?${CLAUSE_END}|(?:recently|newly) (?:funded|financed) |(?:raised|funded|financed)(?: (?:money|capital|funding|funds|a (?:new )?round))? (?:recently|lately)${END})`,
);

const YEAR = /^(?:early |mid |late )?(20\d\d|19\d\d)(?: (?:or|and|to) (20\d\d)|-(20\d\d))?(?![\p{L}\d-])/u;
const PART = /^(?:q([1-4])|h([12])|(?:the )?(first|second) half(?: of)?) ?(20\d\d)(?!\d)/;
const LAST =
  /^(?:last|past|this|current|previous)(?: (\d{1,3}|\p{L}{1,9}))?(?: (?:day|week|month|quarter|year)s?)?(?![\p{L}\d])/u;

/** Types of rounds that are not stages, spelled as in sources of company data. */
const TYPES: readonly (readonly [WordPattern, string])[] = [
  [lastRound("debt(?: financing| round)?|venture debt|loan"), "Debt Financing"],
  [lastRound("grants?"), "Grant"],
  [lastRound("convertible notes?"), "Convertible Note"],
  [lastRound("(?:equity )?crowdfunding"), "Equity Crowdfunding"],
  [lastRound("private equity(?: round)?"), "Private Equity"],
  [lastRound("corporate(?: round)?"), "Corporate Round"],
  [lastRound("ipo|initial public offering"), "IPO"],
  [lastRound("angel(?: round)?"), "Angel"],
];

function lastRound(type: string): WordPattern {
  return wordPattern(
    `${LEAD}(?:whose )?(?:last|latest|most recent) (?:funding |financing )?(?:round|raise|funding|financing) (?:was |is |being |were )?(?:an? )?(?:${type})${END}`,
  );
}

let chrono: typeof Chrono | undefined;

/** Loads the parser at the first query with a date, because most queries have none. */
function parser(): typeof Chrono {
  chrono ??= createRequire(import.meta.url)("chrono-node/en") as typeof Chrono;
  return chrono;
}

export function readLastFunding(scan: QueryScan, today: Date): LastFunding {
  const found: { lastFundingAfter?: string; lastFundingBefore?: string; lastFundingTypes?: string[] } = {};
  for (const [rounds, type] of TYPES)
    scan.take(rounds, () => {
      found.lastFundingTypes = [...(found.lastFundingTypes ?? []), type];
      return true;
    });
  scan.take(RECENTLY, ({ groups }) => {
    if (groups?.not === undefined) found.lastFundingAfter ??= yearBefore(today);
    else found.lastFundingBefore ??= yearBefore(today);
    return true;
  });
  // The words before the date may contain a stage, which is read later, so only the date is taken.
  const taken = new Map<string, Period>();
  for (const match of scan.text.matchAll(DATED.expression)) {
    const { relation = "in", when = "" } = match.groups ?? {};
    const period = readPeriod(relation, when, today);
    if (period === null) continue;
    if (match.groups?.not !== undefined) found.lastFundingBefore ??= period.after ?? period.before;
    else {
      if (period.after !== undefined) found.lastFundingAfter ??= period.after;
      if (period.before !== undefined) found.lastFundingBefore ??= period.before;
    }
    taken.set(`${match.groups?.relation === undefined ? "" : relation}\u0000${period.text}`, period);
  }
  for (const key of taken.keys()) {
    const [relation = "", words = ""] = key.split("\u0000");
    const dates = `${relation && `${relation} (?:the )?`}${literally(words)}${END}`;
    const event =
      `(?:raised|funded|financed|(?:last|latest|most recent) (?:funding |financing |investment )?(?:round|raise|funding|financing)(?: (?:was|is|closed|raised|happened))?|(?:closed|raised) (?:a|another|their|its|new) (?:new |funding |financing )*(?:round|funding|financing)|raised (?:money|capital|funding|funds))`.replace(
        ")*",
        "){0,2}",
      );
    // An event without a stage is removed with its date.
    scan.take(conditionPattern(`(?:whose )?${event} ${dates}`), () => true);
    scan.take(wordPattern(dates), () => true);
  }
  return found;
}

function yearBefore(today: Date): string {
  return `${today.getUTCFullYear() - 1}${today.toISOString().slice(4, 10)}`;
}

function literally(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** A period from `after` (inclusive) to `before` (exclusive), and its words in the query. */
interface Period {
  readonly after?: string;
  readonly before?: string;
  readonly text: string;
}

function readPeriod(relation: string, when: string, today: Date): Period | null {
  const named = namedPeriod(when, today);
  if (named === null) return null;
  const { after, before, text } = named;
  switch (relation) {
    case "since":
    case "from":
    case "as of":
      return { after, text };
    case "after":
      return { after: before ?? after, text };
    case "before":
    case "prior to":
    case "until":
    case "by":
      return { before: relation === "by" ? (before ?? after) : after, text };
    default:
      return named;
  }
}

/** Reads the period at the beginning of `when`; null if there is none. */
function namedPeriod(when: string, today: Date): Period | null {
  const year = YEAR.exec(when);
  if (year !== null) {
    const last = Number(year[2] ?? year[3] ?? year[1]);
    return { after: `${year[1]}-01-01`, before: `${last + 1}-01-01`, text: year[0] };
  }
  const part = PART.exec(when);
  if (part !== null) return partOfYear(part);
  const [first] = parser().parse(when, { instant: today, timezone: 0 });
  if (first === undefined || first.index > 0) return null;
  const { text } = first;
  const day = first.start.date().toISOString().slice(0, 10);
  const thisYear = today.getUTCFullYear();
  if (text === "this year") return { after: `${thisYear}-01-01`, text };
  if (/^(?:last|past|this|previous|current) /.test(text) && LAST.test(text)) return { after: day, text };
  if (/ ago$/.test(text)) return { after: day, before: next(day, "day"), text };
  const isDay = first.start.isCertain("day");
  const isMonth = first.start.isCertain("month");
  if (!isDay && !isMonth) return null;
  return { after: isDay ? day : `${day.slice(0, 7)}-01`, before: next(day, isDay ? "day" : "month"), text };
}

function partOfYear([text, quarter, half, named, year]: RegExpExecArray): Period {
  const months = quarter === undefined ? 6 : 3;
  const at = quarter === undefined ? (half === "2" || named === "second" ? 1 : 0) : Number(quarter) - 1;
  const month = (offset: number): string =>
    new Date(Date.UTC(Number(year), (at + offset) * months, 1)).toISOString().slice(0, 10);
  return { after: month(0), before: month(1), text };
}

function next(day: string, unit: "day" | "month"): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(Date.UTC(year, unit === "month" ? month : month - 1, unit === "month" ? 1 : date + 1))
    .toISOString()
    .slice(0, 10);
}
