import { parseArgs } from "node:util";
import { allowedRows } from "./allowed.ts";
import type { Score } from "./metrics.ts";
import { scoreRanking } from "./metrics.ts";
import type { CorpusCompany } from "./read-files.ts";
import { readCorpus, readJudgements } from "./read-files.ts";
import type { Answer } from "./systems.ts";
import { trainBaselineAnswers, trainService } from "./systems.ts";
import { formatTable } from "./table.ts";
import type { JudgedWithin } from "./weight-grid.ts";
import { reportHeldOut, scoreGrid } from "./weight-grid.ts";

const usage =
  "Usage: evaluate --corpus FILE --queries FILE [--agentic] [--without-baselines] [--cross-validate]\nFiles may be gzipped (.gz).";

const started = performance.now();
function say(line: string): void {
  process.stderr.write(`${((performance.now() - started) / 1000).toFixed(1).padStart(6)} s  ${line}\n`);
}

/** Reports a phase at its start and at each quarter. */
function quarters(work: string): (phase: string, fraction: number) => void {
  let last = "";
  return (phase, fraction) => {
    const line = `${phase} ${Math.floor(fraction * 4) * 25} %`;
    if (line !== last) say(`${work}: ${line}`);
    last = line;
  };
}

async function score(
  judged: readonly JudgedWithin[],
  companies: readonly CorpusCompany[],
  answer: Answer,
): Promise<Score[]> {
  const scores: Score[] = [];
  for (const { query, allowed } of judged) {
    const ranking = (await answer(query, allowed)).map((row) => companies[row]!.domain);
    scores.push(scoreRanking(ranking, query.relevant));
  }
  return scores;
}

/** Baselines are trained corpus by corpus; each query is answered by those of its own. */
async function scoreBaselines(
  judged: readonly JudgedWithin[],
  companies: readonly CorpusCompany[],
): Promise<Map<string, Score[]>> {
  const scores = new Map<string, Score[]>();
  for (const corpus of new Set(judged.map(({ query }) => query.corpus))) {
    const inside = judged.filter(({ query }) => query.corpus === corpus);
    const dropped = inside.flatMap(({ query }) => [...query.seedDomains, ...query.excludeDomains]);
    const rowOf = new Map(companies.map((company, row) => [company.domain, row]));
    const members = new Set([
      ...inside.flatMap(({ allowed }) => [...allowed]),
      ...dropped.flatMap((domain) => rowOf.get(domain) ?? []),
    ]);
    say(`baselines of corpus ${corpus || "all"}: ${members.size} companies`);
    const systems = await trainBaselineAnswers(
      companies,
      [...members].sort((a, b) => a - b),
    );
    for (const [name, answer] of Object.entries(systems)) {
      const found = await score(inside, companies, answer);
      const all = scores.get(name) ?? [];
      inside.forEach((item, at) => (all[judged.indexOf(item)] = found[at]!));
      scores.set(name, all);
    }
  }
  return scores;
}

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      corpus: { type: "string" },
      queries: { type: "string" },
      agentic: { type: "boolean" },
      "without-baselines": { type: "boolean" },
      "cross-validate": { type: "boolean" },
    },
  });
  if (values.corpus === undefined || values.queries === undefined) {
    process.stderr.write(`${usage}\n`);
    return 2;
  }
  const companies = await readCorpus(values.corpus);
  const judgements = await readJudgements(values.queries);
  say(`${companies.length} companies, ${judgements.queries.length} queries`);
  const judged = judgements.queries.map((query) => ({ query, allowed: allowedRows(query, companies, judgements) }));
  const service = await trainService(companies, quarters("training"));
  const { answer, agentic } = service;
  const memory = service.index.memoryBytes();
  say(`indexes: ${(memory.vectors / 1e6).toFixed(1)} MB vectors, ${(memory.lexical / 1e6).toFixed(1)} MB lexical`);
  const systems = new Map<string, Score[]>([["service", await score(judged, companies, answer)]]);
  if (values.agentic === true) systems.set("agentic", await score(judged, companies, agentic));
  if (values["without-baselines"] !== true)
    for (const [name, scores] of await scoreBaselines(judged, companies)) systems.set(name, scores);
  process.stdout.write(`${formatTable(judgements.queries, systems)}\n`);
  if (values["cross-validate"] === true) {
    const ranking = quarters("ranking by all weights");
    const grid = await scoreGrid(judged, companies, service, (fraction) => ranking("", fraction));
    process.stdout.write(`\n${reportHeldOut(judged, grid)}\n`);
  }
  say("done");
  return 0;
}

process.exitCode = await main();
