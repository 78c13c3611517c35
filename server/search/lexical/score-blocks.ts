import { blockRows, impactStep, scoreBlock } from "./block.ts";
import type { IndexedBlock } from "./indexed-block.ts";
import type { LexicalQuery } from "./query.ts";
import { TopScores } from "./top-scores.ts";

/** A filter by codes; see AttributeCodes. */
export type CodedFilter = { minEmployees: number; maxEmployees: number; stages: Uint8Array; countries: Uint8Array };

/** What some of the blocks hold for a query. */
export type LexicalPart = {
  companyIds: Float64Array;
  scores: Float32Array;
  /** Sum and sum of squares of all allowed companies' scores, and how many are allowed. */
  sum: number;
  squares: number;
  allowed: number;
};

/** One thread's working space: a score for each row of a block. */
const scores = new Float32Array(blockRows);

/** Whether a row counts and passes the filter. */
export const passes = (block: IndexedBlock, row: number, filter: CodedFilter): boolean =>
  block.employees[row]! >= filter.minEmployees &&
  block.employees[row]! <= filter.maxEmployees &&
  filter.stages[block.stages[row]!] === 1 &&
  filter.countries[block.countries[row]!] === 1;

/** Scores the blocks that `nextBlock` deals out until there are none left. */
export const scoreBlocks = (
  blocks: readonly IndexedBlock[],
  query: LexicalQuery,
  limit: number,
  filter: CodedFilter | null,
  nextBlock: () => number,
): LexicalPart => {
  const top = new TopScores(limit, highestScore(query));
  const total = { sum: 0, squares: 0, allowed: 0 };
  for (let at = nextBlock(); at < blocks.length; at = nextBlock()) {
    const block = blocks[at]!;
    const rows = block.companyIds.length;
    scores.fill(0, 0, rows);
    scoreBlock(block.postings, query.grams, query.weights, scores);
    if (filter === null) takeAll(block, rows, top, total);
    else takePassing(block, rows, filter, top, total);
  }
  const { ids, scores: best } = top.take();
  return { companyIds: ids, scores: best, ...total };
};

/** No company scores more: every gram at its heaviest. */
const highestScore = ({ weights }: LexicalQuery): number => Math.max(1e-6, weights.reduce((sum, weight) => sum + weight, 0) * 255 * impactStep);

type Total = { sum: number; squares: number; allowed: number };

const takeAll = ({ present, companyIds }: IndexedBlock, rows: number, top: TopScores, total: Total): void => {
  let { sum, squares, allowed } = total;
  let { threshold } = top;
  for (let row = 0; row < rows; row += 1) {
    const here = present[row]!;
    allowed += here;
    const score = scores[row]! * here;
    sum += score;
    squares += score * score;
    if (score > threshold) {
      top.add(score, companyIds[row]!);
      threshold = top.threshold;
    }
  }
  total.sum = sum;
  total.squares = squares;
  total.allowed = allowed;
};

const takePassing = (block: IndexedBlock, rows: number, filter: CodedFilter, top: TopScores, total: Total): void => {
  for (let row = 0; row < rows; row += 1) {
    if (block.present[row] === 0 || !passes(block, row, filter)) continue;
    const score = scores[row]!;
    total.allowed += 1;
    total.sum += score;
    total.squares += score * score;
    if (score > top.threshold) top.add(score, block.companyIds[row]!);
  }
};
