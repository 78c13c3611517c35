import { readFileSync } from "node:fs";
import { BINS, CANDIDATES, COLLECTOR_BYTES, layoutOf, SEGMENT_ROWS } from "./layout.ts";

/** The functions of kernel.wasm. Addresses are bytes in the shared memory; kernel.assembly.ts documents each. */
export interface Kernel {
  encodeRow(segments: number, dimensions: number, row: number, vector: number, signs: number, codes: number): number;
  decodeRow(segments: number, dimensions: number, row: number, vector: number, signs: number): void;
  prepareQuery(vector: number, dimensions: number, signs: number): void;
  resetCollector(collector: number): void;
  scanRows(
    segments: number,
    dimensions: number,
    first: number,
    count: number,
    query: number,
    threshold: number,
    collector: number,
  ): void;
  selectRows(
    segments: number,
    dimensions: number,
    first: number,
    count: number,
    filter: number,
    selection: number,
  ): number;
  scanSelected(
    segments: number,
    dimensions: number,
    selection: number,
    count: number,
    query: number,
    threshold: number,
    collector: number,
  ): void;
  thresholdOf(collectors: number, stride: number, threads: number, limit: number, margin: number): number;
  compact(collector: number, threshold: number, most: number): number;
  rescore(
    segments: number,
    dimensions: number,
    query: number,
    collector: number,
    first: number,
    count: number,
    threshold: number,
  ): void;
  scoreRows(segments: number, dimensions: number, rows: number, count: number, query: number, scores: number): void;
}

type Exports = Kernel & {
  BINS: WebAssembly.Global;
  CANDIDATES: WebAssembly.Global;
  SEGMENT_ROWS: WebAssembly.Global;
  collectorBytes(): number;
  segmentBytes(dimensions: number): number;
};

/** Compiles the kernel once; threads receive the compiled module. */
export function compileKernel(): WebAssembly.Module {
  return new WebAssembly.Module(readFileSync(new URL("./kernel.wasm", import.meta.url)));
}

/** Binds the kernel to a shared memory. Throws when kernel.wasm and layout.ts disagree: then the kernel was not regenerated. */
export function bindKernel(module: WebAssembly.Module, memory: WebAssembly.Memory): Kernel {
  const kernel = new WebAssembly.Instance(module, { env: { memory } }).exports as Exports;
  const agrees =
    kernel.BINS.value === BINS &&
    kernel.CANDIDATES.value === CANDIDATES &&
    kernel.SEGMENT_ROWS.value === SEGMENT_ROWS &&
    kernel.collectorBytes() === COLLECTOR_BYTES &&
    kernel.segmentBytes(256) === layoutOf(256, 1, 1).segmentBytes;
  if (!agrees) throw new Error("kernel.wasm is not the one layout.ts describes: run `npm run kernels`");
  return kernel;
}
