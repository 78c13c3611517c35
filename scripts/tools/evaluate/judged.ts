import { readFile } from "node:fs/promises";
import { gunzipSync } from "node:zlib";
import { randomNumbers } from "../../../server/lib/random.ts";
import { expectedTotal } from "../../../server/search-engine/public.ts";

/**
 * A realistic request with manually graded companies: 0 not relevant, 1 related, 2 clearly relevant, 3 an exact match.
 */
export interface JudgedRequest {
  id: string;
  kind: string;
  query: string | null;
  seedDomains: string[];
  grades: ReadonlyMap<string, number>;
}

interface JudgedScore {
  request: JudgedRequest;
  /** nDCG@10 of the graded companies only; null if no company is relevant. */
  ndcg: number | null;
  precision: number;
  /** The share of the first ten results that have a grade. */
  graded: number;
  returned: number;
}

interface StoredRequest {
  id: string;
  kind: string;
  query: string | null;
  seed_domains: string[] | null;
  grades: Record<string, number>;
}

/** Requests with a lower nDCG are listed with their first results. */
const FAILING = 0.5;

/** Reads manually judged requests from a JSON file, which is gzipped if its name ends in .gz. */
export async function readJudgedRequests(file: string): Promise<JudgedRequest[]> {
  const bytes = await readFile(file);
  const { queries }: { queries: StoredRequest[] } = JSON.parse(
    (file.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8"),
  );
  return queries.map(({ seed_domains, grades, ...request }) => ({
    ...request,
    seedDomains: seed_domains ?? [],
    grades: new Map(Object.entries(grades)),
  }));
}

/**
 * Returns nDCG@10: the sum of the gains 2^grade - 1, discounted by the logarithm of the rank, relative to the ideal
 * order.
 */
export function ndcgAt10(ranking: readonly string[], grades: ReadonlyMap<string, number>): number {
  const ideal = discounted([...grades.values()].sort((a, b) => b - a));
  return ideal === 0 ? 0 : discounted(ranking.map((domain) => grades.get(domain) ?? 0)) / ideal;
}

function discounted(grades: readonly number[]): number {
  return grades.slice(0, 10).reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);
}

/** Scores a ranking of at least a few hundred companies for a judged request. */
function scoreJudged(request: JudgedRequest, ranking: readonly string[]): JudgedScore {
  const { grades } = request;
  const condensed = ranking.filter((domain) => grades.has(domain)).slice(0, 10);
  return {
    request,
    ndcg: [...grades.values()].some((grade) => grade > 0) ? ndcgAt10(condensed, grades) : null,
    precision: condensed.filter((domain) => grades.get(domain)! >= 2).length / 10,
    graded: ranking.slice(0, 10).filter((domain) => grades.has(domain)).length / 10,
    returned: ranking.length,
  };
}

function rankedDomains(ranking: readonly ScoredDomain[]): string[] {
  return ranking.map(({ domain }) => domain);
}

/** The number of best companies over which calibration is measured. */
const MAX_CALIBRATED = 200;
const BINS = 10;

/**
 * Returns the expected calibration error: the distance of scores from the share of relevant results, over ten bins of
 * equal size.
 */
function calibrationError(verdicts: readonly { score: number; isKept: boolean }[]): number {
  const sorted = verdicts.toSorted((a, b) => a.score - b.score);
  let error = 0;
  for (let bin = 0; bin < BINS; bin += 1) {
    const own = sorted.slice((bin * sorted.length) / BINS, ((bin + 1) * sorted.length) / BINS);
    const gap = own.reduce((sum, { score, isKept }) => sum + score - Number(isKept), 0);
    error += Math.abs(gap) / sorted.length;
  }
  return error;
}

const DRAWS = 200;

/**
 * Returns the calibration error that scores would have on average if they were exactly the probabilities: with few
 * verdicts, chance alone makes bins differ from their scores.
 */
function errorByChance(verdicts: readonly { score: number }[]): number {
  const random = randomNumbers(1);
  let sum = 0;
  for (let draw = 0; draw < DRAWS; draw += 1)
    sum += calibrationError(verdicts.map(({ score }) => ({ score, isKept: random() < score })));
  return sum / DRAWS;
}

function average(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

export interface ScoredDomain {
  domain: string;
  score: number;
}

/** Means over the requests of a kind. */
interface KindQuality {
  /** nDCG@10 of the whole ranking, and of the results above the minimum score. */
  ndcg: number;
  ndcgReturned: number;
  calibrationError: number;
  /** The expected error if scores were exactly the probabilities. */
  errorByChance: number;
}

/**
 * Returns the share of requests in which the number of relevant companies is within `expected_total`. Both count only
 * judged companies that score at least `minScore`, because the others have no verdict.
 */
export function shareWithinExpected(
  rankings: ReadonlyMap<JudgedRequest, readonly ScoredDomain[]>,
  minScore: number,
): number {
  const judged = [...rankings].map(([{ grades }, ranking]) =>
    ranking
      .filter(({ domain, score }) => score >= minScore && grades.has(domain))
      .map((found) => ({ score: found.score, isRight: grades.get(found.domain)! >= 2 })),
  );
  const asked = judged.filter((verdicts) => verdicts.length > 0);
  const isWithin = asked.map((verdicts) => {
    const { low, high } = expectedTotal(verdicts.map(({ score }) => score));
    const right = verdicts.filter(({ isRight }) => isRight).length;
    return Number(low <= right && right <= high);
  });
  return average(isWithin);
}

export function measureJudged(
  rankings: ReadonlyMap<JudgedRequest, readonly ScoredDomain[]>,
  minScore: number,
): Map<string, KindQuality> {
  const byKind = Map.groupBy(scoreRankings(rankings, minScore), ({ request }) => request.kind);
  return new Map(
    [...byKind].map(([kind, own]) => {
      const verdicts = own.flatMap((score) => score.verdicts);
      return [
        kind,
        {
          ndcg: average(own.flatMap(({ ndcg }) => ndcg ?? [])),
          ndcgReturned: average(own.flatMap(({ kept }) => kept ?? [])),
          calibrationError: calibrationError(verdicts),
          errorByChance: errorByChance(verdicts),
        },
      ];
    }),
  );
}

function scoreRankings(rankings: ReadonlyMap<JudgedRequest, readonly ScoredDomain[]>, minScore: number) {
  return [...rankings].map(([request, ranking]) => {
    const returned = ranking.filter(({ score }) => score >= minScore);
    return {
      ...scoreJudged(request, rankedDomains(ranking)),
      returned: returned.length,
      kept: scoreJudged(request, rankedDomains(returned)).ndcg,
      verdicts: ranking.slice(0, MAX_CALIBRATED).flatMap(({ domain, score }) => {
        const grade = request.grades.get(domain);
        return grade === undefined ? [] : { score, isKept: grade >= 2 };
      }),
    };
  });
}

/**
 * Returns Markdown: the means by kind, then every request, with the first ten results of failing requests. "Returned"
 * are the companies that score at least `minScore`.
 */
export function reportJudged(
  rankings: ReadonlyMap<JudgedRequest, readonly ScoredDomain[]>,
  minScore: number,
  name: string,
): string {
  const scores = scoreRankings(rankings, minScore);
  const quality = measureJudged(rankings, minScore);
  const lines = [
    `| ${name} | requests | nDCG@10 | nDCG@10 of returned | precision@10 | share graded of first ten | calibration error | error by chance |`,
    "| --- | --- | --- | --- | --- | --- | --- | --- |",
  ];
  for (const [kind, { ndcg, ndcgReturned, calibrationError: error, errorByChance: chance }] of quality) {
    const own = scores.filter(({ request }) => request.kind === kind);
    const cells = [
      ndcg,
      ndcgReturned,
      average(own.map(({ precision }) => precision)),
      average(own.map(({ graded }) => graded)),
      error,
      chance,
    ];
    lines.push(`| ${kind} | ${own.length} | ${cells.map((value) => value.toFixed(3)).join(" | ")} |`);
  }
  const share = shareWithinExpected(rankings, minScore);
  lines.push("", `Share of requests with as many relevant companies as in expected_total: ${share.toFixed(2)}.`, "");
  for (const { request, ndcg, precision, returned } of scores) {
    const asked = [request.seedDomains.join(", "), request.query].filter(Boolean).join(" + ");
    lines.push(
      `${request.id}  ${ndcg?.toFixed(2) ?? "  - "}  P@10 ${precision.toFixed(1)}  ${String(returned).padStart(4)} returned  ${asked}`,
    );
    if (ndcg !== null && ndcg >= FAILING) continue;
    for (const domain of rankedDomains(rankings.get(request)!).slice(0, 10))
      lines.push(`        ${request.grades.get(domain) ?? "-"} ${domain}`);
  }
  return lines.join("\n");
}
