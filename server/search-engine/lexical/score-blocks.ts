import type { CodedFilter } from "../company-filter/attribute-codes.ts";
import { impactStep, scoreBlock } from "./block.ts";
import type { IndexedBlock } from "./indexed-block.ts";
import { LexicalKernel } from "./lexical-kernel.ts";
import type { LexicalQuery } from "./lexical-query.ts";
import { TopScores } from "./top-scores.ts";

/** What some of the blocks hold for a query. */
export interface LexicalPart {
  companyIds: Float64Array;
  scores: Float32Array;
  /** Sum and sum of squares of all allowed companies' scores, and how many are allowed. */
  sum: number;
  squares: number;
  allowed: number;
}

let kernel: LexicalKernel | undefined;

/** Scores the blocks that `nextBlock` deals out until there are none left. */
export function scoreBlocks(
  blocks: readonly IndexedBlock[],
  query: LexicalQuery,
  limit: number,
  filter: CodedFilter | null,
  nextBlock: () => number,
): LexicalPart {
  kernel ??= new LexicalKernel();
  kernel.begin(limit, highestScore(query));
  const top = new TopScores(limit);
  const total = { sum: 0, squares: 0, allowed: 0 };
  for (let at = nextBlock(); at < blocks.length; at = nextBlock()) {
    const block = blocks[at]!;
    const count = block.companyIds.length;
    kernel.clear(count);
    scoreBlock(block.postings, query.grams, query.weights, kernel.scores);
    total.allowed += kernel.mark(block, filter);
    const { found, sum, squares } = kernel.pick(count);
    top.add(found, kernel.scores, block.companyIds);
    total.sum += sum;
    total.squares += squares;
  }
  const { ids, scores } = top.take(kernel.threshold);
  return { companyIds: ids, scores, ...total };
}

/** No company scores more: every gram at its heaviest. */
function highestScore({ weights }: LexicalQuery): number {
  return Math.max(1e-6, weights.reduce((sum, weight) => sum + weight, 0) * 255 * impactStep);
}
