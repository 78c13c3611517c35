import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import asc from "assemblyscript/asc";

const folder = fileURLToPath(new URL("../../server/adapters/vector-search-memory", import.meta.url));
const output = `${folder}/kernel.wasm`;

/** Compiles kernel.assembly.ts. The pinned compiler gives the same bytes on every machine. */
export async function compileVectorSearchKernel(): Promise<Uint8Array> {
  const files = new Map<string, Uint8Array | string>();
  const { error, stderr } = await asc.main([
    "kernel.assembly.ts", "--baseDir", folder, "--outFile", "kernel.wasm",
    "--runtime", "stub", "--importMemory", "--sharedMemory", "--initialMemory", "1", "--maximumMemory", "65536",
    "--enable", "threads", "--enable", "simd", "--enable", "relaxed-simd", "-O3", "--noAssert",
  ], { writeFile: (name, contents) => void files.set(name, contents) });
  const kernel = files.get("kernel.wasm");
  if (error || !(kernel instanceof Uint8Array)) throw new Error(`kernel.assembly.ts does not compile\n${stderr.toString()}`);
  return kernel;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await writeFile(output, await compileVectorSearchKernel());
}
