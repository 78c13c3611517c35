import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { compileKernel, kernels } from "../../scripts/tools/build-wasm/compile-kernel.ts";
import { projectRoot } from "../support/readme.ts";

it.each(Object.values(kernels))(
  "$folder/$output is compiled from its current source (to update it: npm run build:wasm)",
  async (kernel) => {
    const committed = readFileSync(join(projectRoot, kernel.folder, kernel.output));
    expect(committed.equals(await compileKernel(kernel))).toBe(true);
  },
);
