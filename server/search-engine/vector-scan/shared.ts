import type { Kernel } from "./kernel.ts";
import type { Layout } from "./layout.ts";

/** Typed views of the shared memory, which are created again after the memory has grown. */
interface Views {
  int8: Int8Array;
  uint8: Uint8Array;
  int16: Int16Array;
  int32: Int32Array;
  uint32: Uint32Array;
  float32: Float32Array;
  float64: Float64Array;
}

/** One thread's access to the shared memory. */
export interface SharedIndex {
  memory: WebAssembly.Memory;
  kernel: Kernel;
  layout: Layout;
  views: () => Views;
}

export function shareIndex(memory: WebAssembly.Memory, kernel: Kernel, layout: Layout): SharedIndex {
  let current = createViews(memory.buffer);
  const views = (): Views => {
    if (current.uint8.byteLength !== memory.buffer.byteLength) current = createViews(memory.buffer);
    return current;
  };
  return { memory, kernel, layout, views };
}

function createViews(buffer: ArrayBufferLike): Views {
  return {
    int8: new Int8Array(buffer),
    uint8: new Uint8Array(buffer),
    int16: new Int16Array(buffer),
    int32: new Int32Array(buffer),
    uint32: new Uint32Array(buffer),
    float32: new Float32Array(buffer),
    float64: new Float64Array(buffer),
  };
}

/** A query of a scan. Its vector and filter are in the shared memory. */
export interface ScanQuery {
  limit: number;
  /** Rows with a coarse score at most this far below the limit-th best are rescored. */
  margin: number;
  filtered: boolean;
}

export type ThreadTask =
  | { kind: "scan"; queries: ScanQuery[]; rowCount: number }
  | { kind: "encode"; rows: Uint32Array; vectors: Float32Array; dimensions: number };

export interface ThreadStart {
  module: WebAssembly.Module;
  memory: WebAssembly.Memory;
  dimensions: number;
  threads: number;
  thread: number;
  resultRows: number;
}

/** The message that a thread sends when its part of a task is done. */
export interface ThreadDone {
  /** The sum of the coarse scales of the rows that the thread encoded, and the number of these rows. */
  scaleSum: number;
  encoded: number;
}
