import { availableParallelism, cpus, loadavg, totalmem } from "node:os";

interface Timing {
  median: number;
  fastest: number;
}

/** Runs `work` repeatedly, after one warm-up run, and returns its durations in milliseconds. */
export async function time(runs: number, work: (run: number) => unknown): Promise<Timing> {
  return (await timeInTurns(runs, { work })).work;
}

/** Times several functions in turns, so that other work on the machine slows all of them equally. */
export async function timeInTurns<Name extends string>(
  runs: number,
  works: Record<Name, (run: number) => unknown>,
): Promise<Record<Name, Timing>> {
  const names = Object.keys(works) as Name[];
  const times = names.map((): number[] => []);
  for (let run = 0; run <= runs; run++) {
    for (const [at, name] of names.entries()) {
      const start = performance.now();
      await works[name](run);
      if (run > 0) times[at]!.push(performance.now() - start);
    }
  }
  return Object.fromEntries(names.map((name, at) => [name, summary(times[at]!)])) as Record<Name, Timing>;
}

function summary(times: readonly number[]): Timing {
  return { median: median(times), fastest: Math.min(...times) };
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** Returns a quantile of the values: with `share` 0.99, the 99th percentile. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Returns the machine, its load, the Node version and the date, for the heading of a table. */
export function machine(): string {
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  const load = Math.round(loadavg()[0] ?? 0);
  return `${cpus()[0]!.model.trim()}, ${availableParallelism()} cores, ${gigabytes} GB, load ${load}, Node ${process.version}, ${new Date().toISOString().slice(0, 10)}`;
}

export function printTable(title: string, rows: Record<string, string | number>[]): void {
  if (rows.length === 0) return;
  const columns = Object.keys(rows[0]!);
  console.log(`\n### ${title}\n`);
  console.log(`| ${columns.join(" | ")} |`);
  console.log(`|${columns.map(() => "---").join("|")}|`);
  for (const row of rows) console.log(`| ${columns.map((column) => row[column] ?? "").join(" | ")} |`);
}

/** Formats milliseconds without the unit. */
export function milliseconds(value: number): string {
  return value < 10 ? value.toFixed(2) : value.toFixed(1);
}

/** Formats a ratio, for example `2.15x`. */
export function ratio(value: number): string {
  return `${value.toFixed(value < 10 ? 2 : 1)}x`;
}
