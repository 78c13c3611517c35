/**
 * How long `npm run generate` takes beside `tsp compile` and the openapi-typescript command it stands for, each in a new process.
 * Target: at most 1.3 times their sum. `npm run bench -- generate [runs]`
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { machine, printTable, ratio, time, type Timing } from "./measure.ts";

const runs = Number(process.argv[2] ?? 7);
const projectRoot = fileURLToPath(new URL("../..", import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), "bench-generate-"));

function measure(commandLine: readonly string[]): Promise<Timing> {
  return time(runs, () => {
    const run = spawnSync(process.execPath, commandLine, { cwd: projectRoot, encoding: "utf8" });
    if (run.status !== 0) throw new Error(`${commandLine.join(" ")}\n${run.stdout}${run.stderr}`);
  });
}

const compile = await measure([
  "node_modules/@typespec/compiler/cmd/tsp.js", "compile", "spec", "--config", "spec/tspconfig.yaml",
  "--option", `@typespec/openapi3.emitter-output-dir=${scratch}`,
]);
const types = await measure(["node_modules/openapi-typescript/bin/cli.js", join(scratch, "openapi.json"), "-o", join(scratch, "types.ts")]);
const generate = await measure(["scripts/generate/main.ts", "--check"]);
rmSync(scratch, { recursive: true });

const both = { median: compile.median + types.median, fastest: compile.fastest + types.fastest };
const rows = Object.entries({ "tsp compile": compile, "openapi-typescript": types, "generate (all outputs)": generate });
console.log(`${machine()}; ${runs} runs each`);
printTable(
  "Generate beside the bare tools",
  rows.map(([what, { median, fastest }]) => ({ what, "median ms": Math.round(median), "fastest ms": Math.round(fastest) })),
);
console.log(`\ngenerate / (tsp compile + openapi-typescript): median ${ratio(generate.median / both.median)}, fastest ${ratio(generate.fastest / both.fastest)} (target 1.3x)`);
