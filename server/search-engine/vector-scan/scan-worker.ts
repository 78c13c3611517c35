import { parentPort, workerData } from "node:worker_threads";
import { bindKernel } from "./kernel.ts";
import { memoryLayout } from "./layout.ts";
import { runScan } from "./scan.ts";
import { type SharedIndex, shareIndex, type ThreadDone, type ThreadStart, type ThreadTask } from "./shared.ts";

/** The number of adjacent rows that belong to one thread, so that threads do not write to the same cache lines. */
const ROWS_TOGETHER = 64;

/** Encodes this thread's share of the rows. A row always belongs to one thread, so the later of two writes wins. */
function encode(index: SharedIndex, thread: number, task: Extract<ThreadTask, { kind: "encode" }>): ThreadDone {
  const { kernel, layout } = index;
  const scratch = layout.scratch(thread);
  const float32 = index.views().float32;
  const done = { scaleSum: 0, encoded: 0 };
  task.rows.forEach((row, i) => {
    if (Math.floor(row / ROWS_TOGETHER) % layout.threads !== thread) return;
    float32.fill(0, scratch.vector / 4, scratch.vector / 4 + layout.dimensions);
    float32.set(task.vectors.subarray(i * task.dimensions, (i + 1) * task.dimensions), scratch.vector / 4);
    done.scaleSum += kernel.encodeRow(...layout.rows, row, scratch.vector, layout.signs, scratch.codes);
    done.encoded++;
  });
  return done;
}

function start(port: NonNullable<typeof parentPort>): void {
  const { module, memory, dimensions, threads, thread, resultRows }: ThreadStart = workerData;
  const index = shareIndex(memory, bindKernel(module, memory), memoryLayout(dimensions, threads, resultRows));
  port.on("message", (task: ThreadTask) => {
    if (task.kind === "scan") runScan(index, thread, task.queries, task.rowCount);
    port.postMessage(task.kind === "scan" ? { scaleSum: 0, encoded: 0 } : encode(index, thread, task));
  });
}

if (parentPort === null) throw new Error("scan-worker.ts must run as a worker thread");
start(parentPort);
