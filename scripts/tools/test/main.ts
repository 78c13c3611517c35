// npm test: the checks, then all tests. With arguments, only the tests that match them, as vitest's filters.
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

interface Outcome {
  passed: number;
  failed: number;
}

const checks: Record<string, string[]> = {
  "Generated files are current": ["scripts/tools/generate/main.ts", "--check"],
  "Formatting and lint": ["node_modules/@biomejs/biome/bin/biome", "check", "."],
  Types: ["scripts/tools/typecheck/main.ts"],
  "Contract lint": ["scripts/tools/lint/main.ts"],
  "Contract compatibility": ["scripts/tools/check-compatibility/main.ts"],
};

const filters = process.argv.slice(2);
const children = new Set<ReturnType<typeof spawn>>();
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) {
  process.on(signal, () => {
    for (const child of children) child.kill(signal);
  });
}

const outcomes =
  filters.length > 0 ? [] : await Promise.all(Object.entries(checks).map(([name, args]) => check(name, args)));
outcomes.push(await tests(filters));
const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/** Runs one check. Its output is printed only when it fails. */
async function check(name: string, args: string[]): Promise<Outcome> {
  const begun = performance.now();
  let output = "";
  const code = await run(args, (text) => (output += text));
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(`${code === 0 ? "✓" : "✗"} ${name} (${seconds} s)`);
  if (code !== 0) console.log(output.trimEnd());
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function tests(args: string[]): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), "test-report-"));
  const report = join(folder, "report.json");
  try {
    const code = await run([
      "node_modules/vitest/vitest.mjs",
      "run",
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${report}`,
      ...args,
    ]);
    const counts = readCounts(report);
    // A run can fail without a failed test, for example by an unhandled error.
    return code === 0 ? counts : { ...counts, failed: Math.max(counts.failed, 1) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function readCounts(report: string): Outcome {
  try {
    const { numPassedTests, numFailedTests }: { numPassedTests: number; numFailedTests: number } = JSON.parse(
      readFileSync(report, "utf8"),
    );
    return { passed: numPassedTests, failed: numFailedTests };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/** Runs a file with this Node. Its output goes to `collect`, or to the terminal. */
function run(args: string[], collect?: (text: string) => void): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      stdio: ["ignore", collect ? "pipe" : "inherit", collect ? "pipe" : "inherit"],
    });
    children.add(child);
    child.stdout?.setEncoding("utf8").on("data", (text: string) => collect?.(text));
    child.stderr?.setEncoding("utf8").on("data", (text: string) => collect?.(text));
    child.on("error", reject);
    child.on("close", (code) => {
      children.delete(child);
      resolve(code ?? 1);
    });
  });
}
