import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import asc from "assemblyscript/asc";

const folder = fileURLToPath(new URL("../../server/search/model", import.meta.url));

/** Compiles algebra.assembly.ts. The pinned compiler gives the same bytes on every machine. */
export const compileAlgebraKernel = async (): Promise<Uint8Array> => {
  const files = new Map<string, Uint8Array | string>();
  const { error, stderr } = await asc.main(
    ["algebra.assembly.ts", "--baseDir", folder, "--outFile", "algebra.wasm", "--runtime", "stub", "--importMemory", "--sharedMemory", "--initialMemory", "1",
      "--maximumMemory", "65536", "--enable", "threads", "--enable", "simd", "-O3", "--noAssert"],
    { writeFile: (name, contents) => void files.set(name, contents) },
  );
  const kernel = files.get("algebra.wasm");
  if (error || !(kernel instanceof Uint8Array)) throw new Error(`algebra.assembly.ts does not compile\n${stderr.toString()}`);
  return kernel;
};

if (process.argv[1] === fileURLToPath(import.meta.url)) await writeFile(`${folder}/algebra.wasm`, await compileAlgebraKernel());
