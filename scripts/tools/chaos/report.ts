import { rmSync } from "node:fs";
import { printTable } from "../bench/support/measure.ts";
import type { Check } from "./record.ts";

const MAX_FAULTS_SHOWN = 10;

interface Report {
  /** The rows of a table of the injected faults; undefined if none were planned. */
  readonly injected: Record<string, string | number>[] | undefined;
  readonly checks: readonly Check[];
  /** The folder of the processes' logs, which are kept when a guarantee was violated. */
  readonly folder: string;
}

/** Prints the outcome of a run. Sets the exit code 1 if a guarantee was violated. */
export function printReport({ injected, checks, folder }: Report): void {
  if (injected) printTable("Faults injected", injected);
  printTable(
    "Audit",
    checks.map(({ promise, examined, faults }) => ({ promise, examined, faults: faults.length })),
  );
  for (const { promise, faults } of checks) {
    if (faults.length > 0) console.error(`\n${promise}:`);
    for (const fault of faults.slice(0, MAX_FAULTS_SHOWN)) console.error(`  ${fault}`);
  }
  if (checks.some(({ faults }) => faults.length > 0)) {
    console.error(`\nThe logs of the processes are in ${folder}.`);
    process.exitCode = 1;
  } else rmSync(folder, { recursive: true, force: true });
}
