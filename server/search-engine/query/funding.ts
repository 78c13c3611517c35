import {
  AT_LEAST,
  AT_MOST,
  conditionPattern,
  dollarsOf,
  END,
  FUNDING_ROUNDS,
  MONEY,
  MONEY_RANGE,
  OR_LESS,
  OR_MORE,
  type QueryScan,
  recogniseFundingStage,
  START,
  type WordPattern,
} from "../../text/public.ts";
import { readLastFunding } from "./last-funding.ts";

/** Stages, amounts in US dollars and the last round. Dates are those of a calendar, such as 2026-03-31. */
export interface Funding {
  readonly fundingStages?: readonly string[];
  readonly excludedFundingStages?: readonly string[];
  readonly minTotalFundingUsd?: number;
  readonly maxTotalFundingUsd?: number;
  readonly minRevenueUsd?: number;
  readonly maxRevenueUsd?: number;
  /** Inclusive. */
  readonly lastFundingAfter?: string;
  /** Exclusive. */
  readonly lastFundingBefore?: string;
  readonly lastFundingTypes?: readonly string[];
}

const ROUNDS: readonly string[] = FUNDING_ROUNDS;

type Bounds = { readonly min?: number; readonly max?: number };
type Groups = Record<string, string | undefined>;

const RAISED =
  "(?:raised|raising|raise|raises|secured|attracted|received|took in|closed|funded with|backed (?:by|with))";
const CAPITAL =
  "(?:funding|financing|capital|venture capital|venture funding|vc money|vc funding|investments?|investor money|equity|backing|funds)";
const RAISED_BY = `(?:(?:in )?(?:total |disclosed |external |outside |vc |venture )?${CAPITAL}|raised|in (?:total )?(?:funding|capital|investment))`;
const TOTAL = `(?:(?:total|overall|lifetime|cumulative) (?:${CAPITAL}|raised|amount raised)|with (?:total )?${CAPITAL}|funded|amount raised)`;
const REVENUE =
  "(?:(?:in )?(?:annual |yearly |recurring |net |total )*(?:recurring )?(?:revenues?|arr|turnover|sales)(?: (?:a|per) year| annually)?)".replace(
    "*",
    "{0,2}",
  );
const EARNING = `(?:(?:annual |yearly |annual recurring )?(?:revenues?|arr|turnover|sales)|making|generating|earning|grossing|doing)`;
const OF = `(?: ?(?:of|is|are|:|at|amounting to|totall?ing))?(?: about| around)? ?`;
const M = `(?<m>${MONEY})`;

/** A comparison with amounts, as a pattern with `low` and `high` or `m`, and its bounds. */
const COMPARISONS: readonly [string, (groups: Groups) => Bounds | null][] = [
  [`${MONEY_RANGE}\\+?`, amountRange],
  [`${AT_LEAST} ?${M}\\+?|${M}${OR_MORE}`.replace("(?<m>", "(?<least>"), atLeast],
  [`${AT_MOST} ?${M}`, atMost],
  [`${M}${OR_LESS}`, atMost],
];

function comparisons(before: string, after: string): [WordPattern, (groups: Groups) => Bounds | null][] {
  return COMPARISONS.map(([source, read]) => [conditionPattern(`${before}(?:${source})${after}`), read]);
}

const SO_FAR = `(?: ?(?:in total|in all|so far|to date|or so|overall|altogether))?(?: ?(?:in |of )?(?:total |vc |venture )?${CAPITAL}${END})?`;
const FUNDING_READERS = [
  ...comparisons(`${TOTAL}${OF}`, SO_FAR),
  ...comparisons(`${RAISED}(?: (?:between|in total|a total of|some|a))? ?`, SO_FAR),
  ...comparisons("", ` ?(?:of )?${RAISED_BY}${END}${SO_FAR}`),
  [conditionPattern(`${RAISED} (?:a total of |about |around |some |a )?${M}${SO_FAR}`), atLeast],
  [
    conditionPattern(
      `${M} ?(?:of |in )${RAISED_BY}${END}${SO_FAR}|${M.replace("<m>", "<least>")} (?:raised|funded)${END}${SO_FAR}`,
    ),
    atLeast,
  ],
] satisfies [WordPattern, (groups: Groups) => Bounds | null][];
const REVENUE_READERS = [
  ...comparisons(`${EARNING}${OF}`, `(?: ?${REVENUE}${END})?(?: (?:a|per) year| annually)?`),
  ...comparisons("", ` ?(?:of )?${REVENUE}${END}`),
  [conditionPattern(`${M} ?(?:of |in )?${REVENUE}${END}`), atLeast],
] satisfies [WordPattern, (groups: Groups) => Bounds | null][];
/** Before an amount of sales, one of these says whose it is. */
const CUSTOMER = new RegExp(
  `${START}(?:for|to|help|helps|helping|serving|loans?|lend|lends|lending|deals?|under management)${END}[^,;.()\\ufffc]{0,30}$`,
  "u",
);

const STAGE = "(?:pre-?seed|pre seed|seed|series[ -][a-h](?![\\p{L}\\p{N}])|angel(?= (?:round|stage)))";
const STAGE_OR_LETTER = "(?:(?:pre-?|pre )?seed|(?:series[ -])?[a-h])(?![\\p{L}\\p{N}])";
const JOINED = "(?:(?:,| ?/| ?&|,? (?:and|or)) ?)";
const STAGE_WORDS = "(?:[- ](?:stage|funded|funding|rounds?|financing|level|phase|backed|raise|recently|lately)){0,2}";
const LATER =
  "(?:\\+| ?(?:or|and) (?:later|above|beyond|higher|up|onwards?|after|further|more)(?: stages?)?| onwards?)";
const EARLIER = "(?: ?(?:or|and) (?:earlier|below|before|less|lower|younger)(?: stages?)?)";
/** Words after which "seed" is a stage and no seed. */
const CUE =
  "(?:(?:still |stuck |now |currently |just )?at (?:the )?|(?:raised|raising|closed|closing|hit|reached|announced|completed|landed|got|secured|did|done)(?: (?:a|an|their|its|the))? |in (?:the |their |its )?|went (?:straight )?to |straight to |backed at |only |just |stage:? ?|round:? ?|past |beyond |after |before |up to |until |a )";
const A_STAGE = `(?<stage>${STAGE})`;

type StageReader = (groups: Groups) => readonly string[];

const STAGE_READERS: readonly [WordPattern, StageReader][] = [
  [
    conditionPattern(
      `${CUE}{0,2}(?:between )?(?<low>${STAGE})${STAGE_WORDS}(?: ?(?:-|to|through|up to|and) ?)(?<high>${STAGE_OR_LETTER})${STAGE_WORDS}`,
    ),
    stageRange,
  ],
  [
    conditionPattern(`${CUE}{0,2}(?:later than|beyond|past|after|post)[- ]?${A_STAGE}${STAGE_WORDS}`),
    ({ stage }) => ROUNDS.slice(indexOf(stage) + 1),
  ],
  [conditionPattern(`${CUE}{0,2}${A_STAGE}${STAGE_WORDS}${LATER}`), ({ stage }) => ROUNDS.slice(indexOf(stage))],
  [
    conditionPattern(`(?:at least|minimum|from) (?:a )?${A_STAGE}${STAGE_WORDS}(?: onwards?)?`),
    ({ stage }) => ROUNDS.slice(indexOf(stage)),
  ],
  [
    conditionPattern(
      `(?:up to(?: and including)?|at most|no later than|until|not beyond) (?:a )?${A_STAGE}${STAGE_WORDS}`,
    ),
    ({ stage }) => ROUNDS.slice(0, indexOf(stage) + 1),
  ],
  [
    conditionPattern(`${CUE}{0,2}${A_STAGE}${STAGE_WORDS}${EARLIER}`),
    ({ stage }) => ROUNDS.slice(0, indexOf(stage) + 1),
  ],
  [
    conditionPattern(
      `(?:earlier than|before|pre)[- ](?:a |their |its )?(?<stage>series[ -][a-h](?![\\p{L}\\p{N}]))${STAGE_WORDS}`,
    ),
    ({ stage }) => ROUNDS.slice(0, indexOf(stage)),
  ],
  [
    conditionPattern(`${CUE}{0,2}(?<list>${STAGE}${STAGE_WORDS}(?:${JOINED}${STAGE_OR_LETTER}${STAGE_WORDS}){1,7})`),
    stageList,
  ],
  [
    conditionPattern(
      `(?:skipped ${STAGE}(?: and)? )?went (?:straight |right )?to (?:series )?(?<letter>[a-h])(?![\\p{L}\\p{N}])`,
    ),
    ({ letter }) => [`Series ${letter!.toUpperCase()}`],
  ],
  [conditionPattern(`${CUE}{1,2}${A_STAGE}${STAGE_WORDS}`), ({ stage }) => [ROUNDS[indexOf(stage)]!]],
  [conditionPattern(`${A_STAGE}[- ](?:stage|funded|backed|level|phase)`), ({ stage }) => [ROUNDS[indexOf(stage)]!]],
  [
    conditionPattern(`(?<stage>pre-?seed|pre seed|series[ -][a-h](?![\\p{L}\\p{N}]))${STAGE_WORDS}`),
    ({ stage }) => [ROUNDS[indexOf(stage)]!],
  ],
  [conditionPattern(`(?<stage>seed) (?=(?:\\p{L}+ )?(?:compan(?:y|ies)|startups?)${END})`), () => ["Seed"]],
  [
    conditionPattern(
      `early[- ]stage (?=(?:[\\p{L}\\p{N}-]+ ){0,3}(?:compan(?:y|ies)|startups?|start-ups?|ventures?|firms?|businesses)${END})`,
    ),
    () => ROUNDS.slice(0, 3),
  ],
  [
    conditionPattern(
      `late(?:r)?[- ]stage (?=(?:[\\p{L}\\p{N}-]+ ){0,3}(?:compan(?:y|ies)|startups?|start-ups?|ventures?|firms?|businesses)${END})`,
    ),
    () => ROUNDS.slice(4),
  ],
  [
    conditionPattern(
      `(?:(?:got|get|been|being|be|were|was|already|recently|just|since|later) acquired(?! (?:more|several|many|over|\\d))|acquired (?=compan(?:y|ies)|startups?|businesses))`,
    ),
    () => ["Acquired"],
  ],
];

/** Without a number or one of these words there is nothing to read, as in most queries. */
const MENTIONED = /\d|seed|series|stage|angel|acquired|raise|raising|fund|round|financ/;

/** Takes the conditions on funding stages, money raised, revenue and the last round. */
export function readFunding(scan: QueryScan, today: Date): Funding {
  if (!MENTIONED.test(scan.text)) return {};
  const hasAmounts = /\d/.test(scan.text);
  const revenue = hasAmounts ? readAmounts(scan, REVENUE_READERS) : {};
  const total = hasAmounts ? readAmounts(scan, FUNDING_READERS) : {};
  const lastFunding = readLastFunding(scan, today);
  const included = new Set<string>();
  const excluded = new Set<string>();
  for (const [stages, read] of STAGE_READERS)
    scan.take(stages, (match) => {
      const found = read(match.groups ?? {});
      for (const stage of found) (match.groups?.not === undefined ? included : excluded).add(stage);
      return found.length > 0;
    });
  return {
    ...(total.min !== undefined && { minTotalFundingUsd: total.min }),
    ...(total.max !== undefined && { maxTotalFundingUsd: total.max }),
    ...(revenue.min !== undefined && { minRevenueUsd: revenue.min }),
    ...(revenue.max !== undefined && { maxRevenueUsd: revenue.max }),
    ...lastFunding,
    ...(included.size > 0 && {
      fundingStages: [...included].toSorted((a, b) => ROUNDS.indexOf(a) - ROUNDS.indexOf(b)),
    }),
    ...(excluded.size > 0 && { excludedFundingStages: [...excluded] }),
  };
}

function readAmounts(scan: QueryScan, readers: readonly [WordPattern, (groups: Groups) => Bounds | null][]): Bounds {
  let bounds: Bounds = {};
  for (const [amounts, read] of readers)
    scan.take(amounts, (match) => {
      const before = scan.text.slice(Math.max(0, match.index - 40), match.index);
      const found = CUSTOMER.test(before) ? null : read(match.groups ?? {});
      if (found === null) return false;
      const isNegated = match.groups?.not !== undefined && found.max === undefined;
      const merged = { ...(isNegated ? { max: found.min } : found), ...bounds };
      if ((merged.min ?? 0) <= (merged.max ?? Infinity)) bounds = merged;
      return true;
    });
  return bounds;
}

function amountRange({ low = "", high = "" }: Groups): Bounds | null {
  const [min, max] = [dollarsOf(low, high), dollarsOf(high, low)];
  return min <= max ? { min, max } : null;
}

function atLeast({ m, least }: Groups): Bounds {
  return { min: dollarsOf(m ?? least ?? "") };
}

function atMost({ m = "" }: Groups): Bounds {
  return { max: dollarsOf(m) };
}

/** Returns where a stage stands among the rounds: "series-b", "b", "pre seed". */
function indexOf(written = ""): number {
  return written === "angel" ? 0 : ROUNDS.indexOf(recogniseFundingStage(written) ?? "");
}

function stageRange({ low, high }: Groups): readonly string[] {
  const [from, to] = [indexOf(low), indexOf(high)];
  // Neighbours such as "Seed and Series A" are a list, which is the same.
  return from < 0 || to < from ? [] : ROUNDS.slice(from, to + 1);
}

function stageList({ list = "" }: Groups): readonly string[] {
  const written = list.matchAll(new RegExp(`${START}${STAGE_OR_LETTER}`, "gu"));
  return [...new Set(Array.from(written, ([stage]) => indexOf(stage)))]
    .filter((at) => at >= 0)
    .map((at) => ROUNDS[at]!);
}
