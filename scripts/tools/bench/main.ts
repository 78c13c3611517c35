// npm run bench: lists the benchmarks; with -- NAME [sizes], runs one benchmark; with -- all, runs every benchmark.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const folder = fileURLToPath(new URL(".", import.meta.url));
const names = readdirSync(folder)
  .filter((file) => file.endsWith(".ts") && file !== "main.ts")
  .map((file) => file.slice(0, -".ts".length));
const [asked, ...sizes] = process.argv.slice(2);

if (asked === undefined) names.forEach(describe);
else if (asked === "all") for (const name of names) await run(name, []);
else if (names.includes(asked)) await run(asked, sizes);
else {
  console.error(`There is no benchmark called ${asked}. The benchmarks are ${names.join(", ")}.`);
  process.exitCode = 1;
}

/** Prints the comment at the head of a benchmark: its command, its purpose and its targets. */
function describe(name: string): void {
  const comment = /^(\/\/.*\n)+/.exec(readFileSync(`${folder}${name}.ts`, "utf8"))?.[0] ?? "";
  console.log(comment.replaceAll(/^\/\/ /gm, ""));
}

/** Runs a benchmark in its own process, so that other benchmarks do not affect its memory use. */
async function run(name: string, given: readonly string[]): Promise<void> {
  console.log(`\n## ${name}`);
  const child = spawn(process.execPath, [`${folder}${name}.ts`, ...given], { stdio: "inherit" });
  const forward = (signal: NodeJS.Signals): void => void child.kill(signal);
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.once(signal, forward);
  const [code] = await once(child, "exit");
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.off(signal, forward);
  if (code === 0) return;
  console.error(`${name} failed.`);
  process.exit(1);
}
