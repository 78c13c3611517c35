import { meanScore, type Score } from "./metrics.ts";
import type { JudgedQuery } from "./read-files.ts";

/** Scores of every system, one per query in the order of the queries. */
type SystemScores = ReadonlyMap<string, readonly Score[]>;

function hasFilter({ filters }: JudgedQuery): boolean {
  return (
    filters.locations.length > 0 ||
    filters.fundingStages.length > 0 ||
    filters.minEmployees !== null ||
    filters.maxEmployees !== null
  );
}

/** Returns the slices a query belongs to: its kind, and that kind's corpus, subtype and whether it filters. */
function slicesOf(query: JudgedQuery): string[] {
  const slices = [query.kind, `${query.kind} · corpus ${query.corpus || "all"}`];
  if (query.subtype !== "") slices.push(`${query.kind} · ${query.subtype}`);
  slices.push(`${query.kind} · ${hasFilter(query) ? "filtered" : "unfiltered"}`);
  if (query.seedDomains.length > 1) slices.push(`${query.kind} · several seeds`);
  return slices;
}

function cell(scores: readonly Score[]): string {
  const { ndcg, recall } = meanScore(scores);
  return `${ndcg.toFixed(3)} / ${recall.toFixed(3)}`;
}

/** Formats nDCG@10 / recall@100 as a Markdown table, with a row for each slice and a column for each system. */
export function formatTable(queries: readonly JudgedQuery[], systems: SystemScores): string {
  const slices = [...new Set(queries.flatMap(slicesOf))].sort((a, b) => (a < b ? -1 : 1));
  const rows = slices.map((slice) => {
    const members = queries.flatMap((query, at) => (slicesOf(query).includes(slice) ? [at] : []));
    return [
      slice,
      String(members.length),
      ...[...systems.values()].map((scores) => cell(members.map((at) => scores[at]!))),
    ];
  });
  const head = ["nDCG@10 / recall@100", "queries", ...systems.keys()];
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]!.length)));
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((text, column) => text.padEnd(widths[column]!)).join(" | ")} |`;
  return [line(head), line(widths.map((width) => "-".repeat(width))), ...rows.map(line)].join("\n");
}
