import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";

/** Makes what searches leave behind, buffers and objects, beside something that stays in use. */
const MAKE_GARBAGE = `
  const used = Array.from({ length: 100_000 }, (_, at) => ({ at }));
  const peak = { heap: 0, buffers: 0 };
  for (let search = 0; search < 60; search += 1) {
    let left = Array.from({ length: 20 }, () => Buffer.from("ab".repeat(50_000), "hex"));
    for (let at = 0; at < 20; at += 1) left = [...left, Array.from({ length: 5_000 }, () => ({ at }))];
    const { heapTotal, arrayBuffers } = process.memoryUsage();
    peak.heap = Math.max(peak.heap, heapTotal);
    peak.buffers = Math.max(peak.buffers, arrayBuffers);
  }
  console.log(JSON.stringify({ ...peak, used: used.length }));`;

async function peakOf(before: string): Promise<{ heap: number; buffers: number }> {
  const args = ["--input-type=module", "--eval", `${before}\n${MAKE_GARBAGE}`];
  return JSON.parse((await promisify(execFile)(process.execPath, args)).stdout);
}

test("a process that collects often keeps less than half of the garbage", async () => {
  const usual = await peakOf("");
  const often = await peakOf('import { collectOften } from "./server/wiring/collect-often.ts"; collectOften();');
  expect(often.heap).toBeLessThan(usual.heap / 2);
  expect(often.buffers).toBeLessThan(usual.buffers / 2);
});
