// npm run build:wasm: compiles the AssemblyScript of the server to the WebAssembly that is committed beside it.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { compileKernel, kernels } from "./compile-kernel.ts";

const projectRoot = fileURLToPath(new URL("../../..", import.meta.url));

for (const kernel of Object.values(kernels)) {
  writeFileSync(join(projectRoot, kernel.folder, kernel.output), await compileKernel(kernel));
  console.log(`${kernel.folder}/${kernel.output}`);
}
