import type { CodedFilter } from "../company-filter/attribute-codes.ts";
import { scoreBlock } from "./block.ts";
import type { IndexedBlock } from "./indexed-block.ts";
import { LexicalKernel } from "./lexical-kernel.ts";
import type { NumberedQuery } from "./lexical-query.ts";
import { TopScores } from "./top-scores.ts";

/** The results of a query from some of the blocks. */
export interface LexicalPart {
  companyIds: Float64Array;
  scores: Float32Array;
}

let kernel: LexicalKernel | undefined;

/** Scores the blocks at the indexes that `nextBlock` returns, until an index is beyond the last block. */
export function scoreBlocks(
  blocks: readonly IndexedBlock[],
  query: NumberedQuery,
  limit: number,
  filter: CodedFilter | null,
  nextBlock: () => number,
): LexicalPart {
  kernel ??= new LexicalKernel();
  kernel.begin(limit);
  const top = new TopScores(limit);
  for (let at = nextBlock(); at < blocks.length; at = nextBlock()) {
    const block = blocks[at]!;
    const count = block.companyIds.length;
    kernel.clear(count);
    scoreBlock(block.postings, query, kernel.scores);
    kernel.mark(block, filter);
    top.add(kernel.pick(count), kernel.scores, block.companyIds);
  }
  const { ids, scores } = top.take(kernel.threshold);
  return { companyIds: ids, scores };
}
