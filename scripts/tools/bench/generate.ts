// npm run bench -- generate [runs]
// Time of `npm run generate`, beside `tsp compile` and openapi-typescript, each in a new process.
// Target: at most 1.3 times their sum.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { machine, plotTable, printTable, ratio, type Timing, timeInTurns } from "./support/measure.ts";

const runs = Number(process.argv[2] ?? 7);
const projectRoot = fileURLToPath(new URL("../../..", import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), "bench-generate-"));

function run(...commandLine: string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, commandLine, { cwd: projectRoot, encoding: "utf8" });
  if (status !== 0) throw new Error(`${commandLine.join(" ")}\n${stdout}${stderr}`);
}

const timings = await timeInTurns(runs, {
  "tsp compile": () =>
    run(
      "node_modules/@typespec/compiler/cmd/tsp.js",
      "compile",
      "spec",
      "--config",
      "spec/tspconfig.yaml",
      "--option",
      `@typespec/openapi3.emitter-output-dir=${scratch}`,
    ),
  "openapi-typescript": () =>
    run("node_modules/openapi-typescript/bin/cli.js", join(scratch, "openapi.json"), "-o", join(scratch, "types.ts")),
  "generate (all outputs)": () => run("scripts/tools/generate/main.ts", "--check"),
});
rmSync(scratch, { recursive: true });

console.log(`${machine()}; ${runs} runs each, in turns`);
const rows = Object.entries(timings).map(([what, { median, fastest }]) => ({
  what,
  "median ms": Math.round(median),
  "fastest ms": Math.round(fastest),
}));
printTable("Generate beside the bare tools", rows);
plotTable("generate", rows, {
  title: "npm run generate, beside the bare tools",
  label: ({ what }) => what,
  value: "median ms",
  unit: "ms",
});
const { "tsp compile": compile, "openapi-typescript": types, "generate (all outputs)": generate } = timings;
function beside(figure: keyof Timing): string {
  return ratio(generate[figure] / (compile[figure] + types[figure]));
}
console.log(
  `\ngenerate / (tsp compile + openapi-typescript): median ${beside("median")}, fastest ${beside("fastest")} (target 1.3x)`,
);
