import { join } from "node:path";
import { fileURLToPath } from "node:url";
import asc from "assemblyscript/asc";

/** A WebAssembly module of the server: `source` is compiled to `output`, both in `folder`. */
interface Kernel {
  readonly folder: string;
  readonly source: string;
  readonly output: string;
  /** WebAssembly features besides threads and SIMD. */
  readonly features: readonly string[];
}

/** Every kernel: the vector scan, the pass over lexical scores, and the sparse and dense products of training. */
export const kernels = {
  vectorSearch: {
    folder: "server/search-engine/vector-scan",
    source: "kernel.assembly.ts",
    output: "kernel.wasm",
    features: ["relaxed-simd"],
  },
  lexical: {
    folder: "server/search-engine/lexical",
    source: "lexical.assembly.ts",
    output: "lexical.wasm",
    features: [],
  },
  algebra: {
    folder: "server/search-engine/model",
    source: "algebra.assembly.ts",
    output: "algebra.wasm",
    features: [],
  },
} as const satisfies Record<string, Kernel>;

const projectRoot = fileURLToPath(new URL("../../..", import.meta.url));

/** Compiles a kernel for memory shared by threads. The pinned compiler produces the same bytes on every machine. */
export async function compileKernel({ folder, source, output, features }: Kernel): Promise<Uint8Array> {
  const files = new Map<string, Uint8Array | string>();
  const enabled = ["threads", "simd", ...features].flatMap((feature) => ["--enable", feature]);
  const memory = ["--importMemory", "--sharedMemory", "--initialMemory", "1", "--maximumMemory", "65536"];
  const { error, stderr } = await asc.main(
    [
      source,
      "--baseDir",
      join(projectRoot, folder),
      "--outFile",
      output,
      "--runtime",
      "stub",
      ...memory,
      ...enabled,
      "-O3",
      "--noAssert",
    ],
    { writeFile: (name, contents) => void files.set(name, contents) },
  );
  const kernel = files.get(output);
  if (error || !(kernel instanceof Uint8Array))
    throw new Error(`${folder}/${source} does not compile\n${stderr.toString()}`);
  return kernel;
}
