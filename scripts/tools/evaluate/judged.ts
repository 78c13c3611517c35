import { readFile } from "node:fs/promises";
import { gunzipSync } from "node:zlib";
import { ndcgAt10 } from "./metrics.ts";

/**
 * A request as people type it, with manually graded companies: 0 not relevant, 1 related, 2 clearly relevant, 3 exactly
 * this.
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
  /** Condensed: companies without a grade are left out. Null when no company is relevant. */
  ndcg: number | null;
  precision: number;
  /** Proportion of the first ten that have a grade. */
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

/** Reads manually judged requests; gzipped when the name ends in .gz. */
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

/** Scores a ranking of at least a few hundred companies for a judged request. */
export function scoreJudged(request: JudgedRequest, ranking: readonly string[]): JudgedScore {
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

function mean(values: readonly number[]): string {
  return values.length === 0 ? "-" : (values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(3);
}

/** Returns Markdown: means by kind, then every request, the failing ones with their first ten results. */
export function reportJudged(
  rankings: ReadonlyMap<JudgedRequest, { all: readonly string[]; returned: readonly string[] }>,
): string {
  const scores = [...rankings].map(([request, { all, returned }]) => ({
    ...scoreJudged(request, all),
    returned: returned.length,
    kept: scoreJudged(request, returned).precision,
  }));
  const lines = [
    "| judged | requests | nDCG@10 condensed | precision@10 | graded of first ten |",
    "| --- | --- | --- | --- | --- |",
  ];
  for (const kind of new Set(scores.map(({ request }) => request.kind))) {
    const own = scores.filter(({ request }) => request.kind === kind);
    lines.push(
      `| ${kind} | ${own.length} | ${mean(own.flatMap(({ ndcg }) => ndcg ?? []))} | ${mean(own.map(({ precision }) => precision))} | ${mean(own.map(({ graded }) => graded))} |`,
    );
  }
  lines.push("");
  for (const { request, ndcg, precision, returned } of scores) {
    const asked = [request.seedDomains.join(", "), request.query].filter(Boolean).join(" + ");
    lines.push(
      `${request.id}  ${ndcg?.toFixed(2) ?? "  - "}  P@10 ${precision.toFixed(1)}  ${String(returned).padStart(4)} returned  ${asked}`,
    );
    if (ndcg !== null && ndcg >= FAILING) continue;
    for (const domain of rankings.get(request)!.all.slice(0, 10))
      lines.push(`        ${request.grades.get(domain) ?? "-"} ${domain}`);
  }
  return lines.join("\n");
}
