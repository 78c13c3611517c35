import { parentPort } from "node:worker_threads";
import type { IndexedBlock } from "./indexed-block.ts";
import type { LexicalThreadTask } from "./lexical-threads.ts";
import { scoreBlocks } from "./score-blocks.ts";

// A thread of the lexical index. For each query, it scores its share of the blocks, which are in shared memory.
let blocks: readonly IndexedBlock[] = [];

parentPort?.on("message", (task: LexicalThreadTask) => {
  if (task.kind === "blocks") {
    blocks = task.blocks;
    return;
  }
  const part = scoreBlocks(blocks, task.query, task.limit, task.filter, () => Atomics.add(task.nextBlock, 0, 1));
  parentPort?.postMessage({ id: task.id, part }, [
    part.companyIds.buffer as ArrayBuffer,
    part.scores.buffer as ArrayBuffer,
  ]);
});
