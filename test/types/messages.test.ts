import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { temporaryFolder } from "../support/temporary-folder.ts";

const projectRoot = fileURLToPath(new URL("../..", import.meta.url));

/** Returns the compiler's errors for a file with this text. */
function complaints(text: string): string {
  const directory = temporaryFolder();
  try {
    writeFileSync(join(directory, "attempt.mts"), text.replaceAll("server/", `${projectRoot}server/`));
    writeFileSync(
      join(directory, "tsconfig.json"),
      JSON.stringify({
        extends: join(projectRoot, "tsconfig.json"),
        compilerOptions: { typeRoots: [join(projectRoot, "node_modules/@types")] },
        include: [],
        files: ["attempt.mts"],
      }),
    );
    const compiler = join(projectRoot, "node_modules/@typescript/native/bin/tsc");
    return spawnSync(process.execPath, [compiler, "-p", directory], { encoding: "utf8" }).stdout;
  } finally {
  }
}

describe("the compiler's message", () => {
  it("reports only the operation that has no handler", () => {
    const said = complaints(`
      import type { Family } from "server/http/contract.ts";
      declare const built: Family<"Credits">;
      export const credits: Family<"Credits"> = { balance: built.balance, prices: built.prices, budget: built.budget, updateBudget: built.updateBudget };
    `);
    expect(said).toContain(`Property 'usage' is missing`);
    expect(said.match(/error TS/g), said).toHaveLength(1);
  });

  it("reports the missing family", () => {
    const said = complaints(`
      import type { Contract } from "server/http/contract.ts";
      declare const built: Contract;
      const { Credits, ...rest } = built;
      export const contract: Contract = rest;
      export { Credits };
    `);
    expect(said).toContain(`Property 'Credits' is missing`);
  });

  it("reports the handler that is not in the contract", () => {
    const said = complaints(`
      import type { Family } from "server/http/contract.ts";
      declare const built: Family<"Credits">;
      export const credits: Family<"Credits"> = { balance: built.balance, prices: built.prices, usage: built.usage, refund: built.usage };
    `);
    expect(said).toContain(`'refund' does not exist in type`);
  });
});
