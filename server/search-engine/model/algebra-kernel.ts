import { readFileSync } from "node:fs";

/** The functions of algebra.wasm, which algebra.assembly.ts documents. Addresses are byte offsets in its memory. */
interface AlgebraFunctions {
  multiplySparse: SparseProduct;
  multiplySparseTransposed: SparseProduct;
  addCrossProduct(a: number, b: number, rows: number, left: number, width: number, sums: number): void;
  multiplyDense(matrix: number, rows: number, inner: number, map: number, width: number, into: number): void;
}

type SparseProduct = (
  ...of: [rows: number, starts: number, columnOf: number, values: number, from: number, into: number, width: number]
) => void;

interface Instance {
  run: AlgebraFunctions;
  memory: WebAssembly.Memory;
}
type Column = Float32Array | Uint32Array;

const PAGE = 65_536;
let compiled: WebAssembly.Module | undefined;

function instantiate(): Instance {
  compiled ??= new WebAssembly.Module(readFileSync(new URL("./algebra.wasm", import.meta.url)));
  const memory = new WebAssembly.Memory({ initial: 1, maximum: 65_536, shared: true });
  return { run: new WebAssembly.Instance(compiled, { env: { memory } }).exports as AlgebraFunctions, memory };
}

let instance: Instance | undefined;

/** The kernel's memory during one product. Arrays are allocated one after the other. */
export class AlgebraCall {
  readonly run: AlgebraFunctions;
  readonly #memory: WebAssembly.Memory;
  #end = 16;

  constructor() {
    instance ??= instantiate();
    this.run = instance.run;
    this.#memory = instance.memory;
  }

  #reserve(bytes: number): number {
    const start = this.#end;
    this.#end = Math.ceil((start + bytes) / 16) * 16;
    const missing = this.#end - this.#memory.buffer.byteLength;
    if (missing > 0) this.#memory.grow(Math.ceil(missing / PAGE));
    return start;
  }

  /** Copies an array into the kernel's memory and returns its address. */
  put(array: Column): number {
    const start = this.#reserve(array.byteLength);
    new Uint8Array(this.#memory.buffer, start, array.byteLength).set(
      new Uint8Array(array.buffer, array.byteOffset, array.byteLength),
    );
    return start;
  }

  zeros(length: number): number {
    const start = this.#reserve(length * 4);
    new Float32Array(this.#memory.buffer, start, length).fill(0);
    return start;
  }

  /** Returns a copy of `length` floats at an address, because the next product reuses the memory. */
  floats(start: number, length: number): Float32Array<ArrayBuffer> {
    return new Float32Array(this.#memory.buffer, start, length).slice();
  }
}

/** Releases the kernel's memory, which is large after training; the next product allocates it again. */
export function releaseAlgebra(): void {
  instance = undefined;
}
