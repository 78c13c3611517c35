import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { compileKernel, kernels } from "../../scripts/generate/kernels.ts";
import { projectRoot } from "../support/readme.ts";

it.each(Object.values(kernels))("$folder/$output is what its source compiles to (else: node scripts/generate/kernels.ts)", async (kernel) => {
  const committed = readFileSync(join(projectRoot, kernel.folder, kernel.output));
  expect(committed.equals(await compileKernel(kernel))).toBe(true);
});
