import { impactStep, scoreBlock } from "./block.ts";
import type { IndexedBlock } from "./indexed-block.ts";
import { LexicalKernel } from "./lexical-kernel.ts";
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

let kernel: LexicalKernel | undefined;

/** Whether a row passes a filter. */
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
  kernel ??= new LexicalKernel();
  kernel.begin(limit, highestScore(query));
  const top = new TopScores(limit);
  const total = { sum: 0, squares: 0, allowed: 0 };
  for (let at = nextBlock(); at < blocks.length; at = nextBlock()) {
    const block = blocks[at]!;
    kernel.clear(block.companyIds.length);
    scoreBlock(block.postings, query.grams, query.weights, kernel.scores);
    const { found, sum, squares, rows } = kernel.pick(filter === null ? block.present : countedRows(block, filter));
    top.add(found, kernel.scores, block.companyIds);
    total.sum += sum;
    total.squares += squares;
    total.allowed += rows;
  }
  const { ids, scores } = top.take(kernel.threshold);
  return { companyIds: ids, scores, ...total };
};

/** No company scores more: every gram at its heaviest. */
const highestScore = ({ weights }: LexicalQuery): number => Math.max(1e-6, weights.reduce((sum, weight) => sum + weight, 0) * 255 * impactStep);

/** 1 for every row that is present and passes. */
const countedRows = (block: IndexedBlock, filter: CodedFilter): Uint8Array => {
  const counted = new Uint8Array(block.present.length);
  for (let row = 0; row < counted.length; row += 1) counted[row] = block.present[row] === 1 && passes(block, row, filter) ? 1 : 0;
  return counted;
};
