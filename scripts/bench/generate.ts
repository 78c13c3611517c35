/**
 * How long `npm run generate` takes beside the bare tools it stands for, each in a new process (cold):
 * `tsp compile` and the openapi-typescript command. Target: at most 1.3 times their sum.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const RUNS = 7;
const projectRoot = fileURLToPath(new URL("../..", import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), "bench-generate-"));

/** Median and fastest wall time of a command in milliseconds. */
function measure(commandLine: readonly string[]): { median: number; fastest: number } {
  const times = Array.from({ length: RUNS }, () => {
    const started = performance.now();
    const run = spawnSync(process.execPath, commandLine, { cwd: projectRoot, encoding: "utf8" });
    if (run.status !== 0) throw new Error(`${commandLine.join(" ")}\n${run.stdout}${run.stderr}`);
    return performance.now() - started;
  }).toSorted((a, b) => a - b);
  return { median: times[Math.floor(RUNS / 2)] ?? 0, fastest: times[0] ?? 0 };
}

const compile = measure([
  "node_modules/@typespec/compiler/cmd/tsp.js", "compile", "spec", "--config", "spec/tspconfig.yaml",
  "--option", `@typespec/openapi3.emitter-output-dir=${scratch}`,
]);
const types = measure(["node_modules/openapi-typescript/bin/cli.js", join(scratch, "openapi.json"), "-o", join(scratch, "types.ts")]);
const generate = measure(["scripts/generate/main.ts", "--check"]);
rmSync(scratch, { recursive: true });

const row = (name: string, { median, fastest }: { median: number; fastest: number }) => ({ name, "median ms": Math.round(median), "fastest ms": Math.round(fastest) });
console.table([row("tsp compile", compile), row("openapi-typescript", types), row("generate (all outputs)", generate)]);
const ratio = (figure: "median" | "fastest"): string => (generate[figure] / (compile[figure] + types[figure])).toFixed(2);
console.log(`generate / (tsp compile + openapi-typescript): median ${ratio("median")}, fastest ${ratio("fastest")} (target 1.3, ${RUNS} cold runs each)`);
