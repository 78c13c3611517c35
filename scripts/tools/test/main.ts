// npm test: runs the checks, then all tests except operation tests. With arguments, runs only the tests that match
// these filters of vitest. --record records the duration of each file.
// npm run test:operation: runs the operation tests, and tests of full size (test/support/at-size.ts). It also accepts
// filters.
import { spawn } from "node:child_process";
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, relative, resolve } from "node:path";

/** The suffix of files with operation tests: starts, kills, restarts, replicas, backups. */
const OPERATION = ".operation.test.ts";
/** The seconds of each file that takes more than one second. vitest.config.ts runs the longest files first. */
const TIMINGS = "test/timings.json";
const TSC = "node_modules/@typescript/native/bin/tsc";

interface Outcome {
  passed: number;
  failed: number;
}

const checks: Record<string, string[]> = {
  "Generated files are current": ["scripts/tools/generate/main.ts", "--check"],
  "Formatting and lint": ["node_modules/@biomejs/biome/bin/biome", "check", "."],
  Types: ["scripts/tools/typecheck/main.ts"],
  // The client and the CLI support older versions of Node.
  "Types of the client": [TSC, "-p", "client/tsconfig.build.json", "--noEmit"],
  "Types of the CLI": [
    ...[TSC, "-p", "client/cli/tsconfig.build.json", "--noEmit", "--rootDir", "client"],
    ...["--customConditions", "account-intelligence-source"],
  ],
  "Contract lint": ["scripts/tools/lint/main.ts"],
  "Contract compatibility": ["scripts/tools/check-compatibility/main.ts"],
};

const filters = process.argv.slice(2).filter((argument) => argument !== "--operation" && argument !== "--record");
const isOperation = process.argv.includes("--operation");
const isRecording = process.argv.includes("--record");
const children = new Set<ReturnType<typeof spawn>>();
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const)
  process.on(signal, () => {
    for (const child of children) child.kill(signal);
  });

const testFiles = globSync("test/**/*.test.ts");
// The value of an option, such as -t NAME, looks like a filter.
const hasOption = filters.some((each) => each.startsWith("-"));
const unknown = hasOption ? undefined : filters.find((each) => !testFiles.some((path) => matches(path, each)));
if (unknown !== undefined) {
  console.error(unknownFilter(unknown));
  process.exit(1);
}
const isWhole = filters.length === 0 && !isOperation;
const outcomes = isWhole ? await Promise.all(Object.entries(checks).map(([name, args]) => check(name, args))) : [];
if (isWhole) outcomes.push(await tests(["--exclude", `**/*${OPERATION}`]));
else if (isOperation) {
  const files = filters.length > 0 ? filters : [OPERATION, ...sizedFiles()];
  // Each of these files starts several processes.
  outcomes.push(await tests(["--maxWorkers=2", ...files], { TEST_SIZE: "full" }));
} else outcomes.push(await tests(filters));
const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/** Runs one check. Its output is printed only when it fails. */
async function check(name: string, args: string[]): Promise<Outcome> {
  const begun = performance.now();
  let output = "";
  const code = await run(args, { collect: (text) => (output += text) });
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(`${code === 0 ? "✓" : "✗"} ${name} (${seconds} s)`);
  if (code !== 0) console.log(output.trimEnd());
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Returns whether a path matches a filter of vitest, which may be absolute or end with a line number. */
function matches(path: string, filter: string): boolean {
  return resolve(path).includes(filter.replace(/^\.\//, "").replace(/:\d+$/, ""));
}

/** Returns the error for a filter that matches no file. It lists files that contain the filter's last part. */
function unknownFilter(filter: string): string {
  const word = basename(filter, ".ts").replace(/\.test$/, "");
  const mentioning = testFiles.filter((path) => readFileSync(path, "utf8").includes(word)).slice(0, 10);
  const hint = mentioning.length > 0 ? ` These files mention ${word}: ${mentioning.join(", ")}` : "";
  return `No test file matches ${filter}.${hint}`;
}

/** Returns the files with tests of full size, which `npm test` does not run at that size. */
function sizedFiles(): string[] {
  return testFiles.filter((path) => readFileSync(path, "utf8").includes("support/at-size.ts"));
}

async function tests(args: string[], environment: NodeJS.ProcessEnv = {}): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), "test-report-"));
  const report = join(folder, "report.json");
  try {
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
    const code = await run(["node_modules/vitest/vitest.mjs", "run", ...reporters, ...args], { environment });
    const counts = readCounts(report);
    if (isRecording) recordTimings(report);
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

/** Records the durations of the files in a report. Keeps those of other files, except for deleted files. */
function recordTimings(report: string): void {
  const { testResults }: { testResults: { name: string; startTime: number; endTime: number }[] } = JSON.parse(
    readFileSync(report, "utf8"),
  );
  const recorded: Record<string, number> = JSON.parse(readFileSync(TIMINGS, "utf8"));
  for (const { name, startTime, endTime } of testResults)
    recorded[relative(".", name)] = Math.round((endTime - startTime) / 1000);
  const kept = Object.entries(recorded).filter(([path, seconds]) => seconds > 1 && existsSync(path));
  const sorted = kept.toSorted(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(TIMINGS, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}

interface RunOptions {
  readonly collect?: (text: string) => void;
  readonly environment?: NodeJS.ProcessEnv;
}

/** Runs a file with this Node. Its output goes to `collect`, or to the terminal. */
function run(args: string[], { collect, environment = {} }: RunOptions): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      env: { ...process.env, ...environment },
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
