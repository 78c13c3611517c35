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
  times.sort((a, b) => a - b);
  return { median: times[Math.floor(times.length / 2)]!, fastest: times[0]! };
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

export const milliseconds = (value: number): string => (value < 10 ? value.toFixed(2) : value.toFixed(1));
export const ratio = (value: number): string => `${value.toFixed(value < 10 ? 2 : 1)}x`;
