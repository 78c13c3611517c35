import { readFileSync } from "node:fs";
import { BINS, CANDIDATES, COLLECTOR_BYTES, memoryLayout, type RowsAddress, SEGMENT_ROWS } from "./layout.ts";

/** The functions of kernel.wasm, which *.assembly.ts document. Addresses are byte offsets in the shared memory. */
export interface Kernel {
  encodeRow(...of: [...RowsAddress, row: number, vector: number, signs: number, codes: number]): number;
  decodeRow(...of: [...RowsAddress, row: number, vector: number, signs: number]): void;
  prepareQuery(vector: number, dimensions: number, signs: number): void;
  resetCollector(collector: number): void;
  scanRows(
    ...of: [...RowsAddress, first: number, count: number, query: number, threshold: number, collector: number]
  ): void;
  selectRows(...of: [...RowsAddress, first: number, count: number, filter: number, selection: number]): number;
  scanSelected(
    ...of: [...RowsAddress, selection: number, count: number, query: number, threshold: number, collector: number]
  ): void;
  thresholdOf(collectors: number, stride: number, threads: number, limit: number, margin: number): number;
  compact(collector: number, threshold: number, max: number): number;
  rescore(
    ...of: [...RowsAddress, query: number, collector: number, first: number, count: number, threshold: number]
  ): void;
  scoreRows(...of: [...RowsAddress, rows: number, count: number, query: number, scores: number]): void;
}

type Exports = Kernel & {
  BINS: WebAssembly.Global;
  CANDIDATES: WebAssembly.Global;
  SEGMENT_ROWS: WebAssembly.Global;
  collectorBytes(): number;
  segmentBytes(dimensions: number): number;
};

/** Compiles the kernel into a module, which every thread receives. */
export function compileKernel(): WebAssembly.Module {
  return new WebAssembly.Module(readFileSync(new URL("./kernel.wasm", import.meta.url)));
}

/** Binds the kernel to a shared memory. Throws if kernel.wasm and layout.ts disagree. */
export function bindKernel(module: WebAssembly.Module, memory: WebAssembly.Memory): Kernel {
  const kernel = new WebAssembly.Instance(module, { env: { memory } }).exports as Exports;
  const agrees =
    kernel.BINS.value === BINS &&
    kernel.CANDIDATES.value === CANDIDATES &&
    kernel.SEGMENT_ROWS.value === SEGMENT_ROWS &&
    kernel.collectorBytes() === COLLECTOR_BYTES &&
    kernel.segmentBytes(256) === memoryLayout(256, 1, 1).segmentBytes;
  if (!agrees) throw new Error("kernel.wasm does not match layout.ts: run `npm run build:wasm`");
  return kernel;
}
