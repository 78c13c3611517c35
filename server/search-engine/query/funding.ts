import { FUNDING_ROUNDS, type QueryScan, readDollars, readGrammar, recogniseFundingStage } from "../../text/public.ts";
import { readLastFunding } from "./last-funding.ts";

/** Conditions on funding stages, on amounts in US dollars and on the last round. Dates have the form 2026-03-31. */
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

const AMOUNTS: Readonly<Record<string, (groups: Groups) => Bounds | null>> = {
  range({ low = "", high = "" }) {
    const [min, max] = [readDollars(low, high), readDollars(high, low)];
    return min <= max ? { min, max } : null;
  },
  "at least": ({ m, least }) => ({ min: readDollars(m ?? least ?? "") }),
  "at most": ({ m = "" }) => ({ max: readDollars(m) }),
};

const STAGES: Readonly<Record<string, (groups: Groups) => readonly string[]>> = {
  stages: stageRange,
  list: stageList,
  after: ({ stage }) => ROUNDS.slice(stageIndex(stage) + 1),
  from: ({ stage }) => ROUNDS.slice(stageIndex(stage)),
  until: ({ stage }) => ROUNDS.slice(0, stageIndex(stage) + 1),
  before: ({ stage }) => ROUNDS.slice(0, stageIndex(stage)),
  exactly: ({ stage }) => [ROUNDS[stageIndex(stage)]!],
  early: () => ROUNDS.slice(0, 3),
  late: () => ROUNDS.slice(4),
  acquired: () => ["Acquired"],
};

const { alternation, rules } = readGrammar(new URL("funding.txt", import.meta.url));
const [FUNDING, REVENUES, STAGE_RULES] = [rules("funding"), rules("revenues"), rules("stages")];
const FURTHER = rules("further");
const CUSTOMER = new RegExp(alternation("customer"), "u");
const STAGE = new RegExp(alternation("mention of a stage"), "gu");
const MENTIONED = new RegExp(alternation("mentioned"));

/** Takes the conditions on funding stages, money raised, revenue and the last round. */
export function readFunding(scan: QueryScan, today: Date): Funding {
  if (!MENTIONED.test(scan.text)) return {};
  const hasAmounts = /\d/.test(scan.text);
  const revenue = hasAmounts ? readAmounts(scan, REVENUES) : {};
  const total = hasAmounts ? readAmounts(scan, FUNDING) : {};
  const lastFunding = readLastFunding(scan, today);
  const included = new Set<string>();
  const excluded = new Set<string>();
  for (const { name, pattern } of STAGE_RULES)
    scan.take(pattern, (match) => {
      const found = STAGES[name]!(match.groups ?? {});
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

function readAmounts(scan: QueryScan, rules: typeof FUNDING): Bounds {
  const bounds = readBounds(scan, rules, {});
  return bounds.min === undefined && bounds.max === undefined ? bounds : readBounds(scan, FURTHER, bounds);
}

function readBounds(scan: QueryScan, rules: typeof FUNDING, known: Bounds): Bounds {
  let bounds = known;
  for (const { name, pattern } of rules)
    scan.take(pattern, (match) => {
      const before = scan.text.slice(Math.max(0, match.index - 40), match.index);
      const found = CUSTOMER.test(before) ? null : AMOUNTS[name]!(match.groups ?? {});
      if (found === null) return false;
      const isNegated = match.groups?.not !== undefined && found.max === undefined;
      const merged = { ...(isNegated ? { max: found.min } : found), ...bounds };
      if ((merged.min ?? 0) <= (merged.max ?? Infinity)) bounds = merged;
      return true;
    });
  return bounds;
}

/** Returns the index in `ROUNDS` of a stage as written, such as "series-b", "b" or "pre seed"; -1 if there is none. */
function stageIndex(written = ""): number {
  return written === "angel" ? 0 : ROUNDS.indexOf(recogniseFundingStage(written) ?? "");
}

function stageRange({ low, high }: Groups): readonly string[] {
  const [from, to] = [stageIndex(low), stageIndex(high)];
  // A range of adjacent stages, such as "Seed and Series A", equals the list of both.
  return from < 0 || to < from ? [] : ROUNDS.slice(from, to + 1);
}

function stageList({ list = "" }: Groups): readonly string[] {
  const written = list.matchAll(STAGE);
  return [...new Set(Array.from(written, ([stage]) => stageIndex(stage)))]
    .filter((at) => at >= 0)
    .map((at) => ROUNDS[at]!);
}
