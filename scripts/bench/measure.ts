import { availableParallelism, cpus, totalmem } from "node:os";

export interface Timing {
  median: number;
  fastest: number;
}

/** Times of running something again and again, in milliseconds, after one run that does not count. */
export async function time(runs: number, work: (run: number) => unknown): Promise<Timing> {
  await work(0);
  const times: number[] = [];
  for (let run = 1; run <= runs; run++) {
    const start = performance.now();
    await work(run);
    times.push(performance.now() - start);
  }
  return summary(times);
}

/** Times of several things, run in turns so that other work on the machine slows each alike. */
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
  const sorted = times.toSorted((a, b) => a - b);
  return { median: sorted[Math.floor(sorted.length / 2)]!, fastest: sorted[0]! };
}

/** One line that says where and when figures were taken. */
export function machine(): string {
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  return `${cpus()[0]!.model.trim()}, ${availableParallelism()} cores, ${gigabytes} GB, Node ${process.version}, ${new Date().toISOString().slice(0, 10)}`;
}

/** Prints rows as a Markdown table. */
export function printTable(title: string, rows: Record<string, string | number>[]): void {
  if (rows.length === 0) return;
  const columns = Object.keys(rows[0]!);
  console.log(`\n### ${title}\n`);
  console.log(`| ${columns.join(" | ")} |`);
  console.log(`|${columns.map(() => "---").join("|")}|`);
  for (const row of rows) console.log(`| ${columns.map((column) => row[column] ?? "").join(" | ")} |`);
}

export function milliseconds(value: number): string {
  return value < 10 ? value.toFixed(2) : value.toFixed(1);
}
export function ratio(value: number): string {
  return `${value.toFixed(value < 10 ? 2 : 1)}x`;
}
