import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

/** Processor time that several kinds of processes took, in seconds. Unlike a rate it hardly depends on what else the machine does. */
export type ProcessorTimes = Record<string, number>;

let ticksASecond: number | undefined;

/** Fields of /proc/PID/stat from the state on; the name before it may hold blanks and brackets. */
function statOf(pid: string | number): string[] | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    return text.slice(text.lastIndexOf(")") + 2).split(" ");
  } catch {
    return undefined; // Ended meanwhile.
  }
}

function secondsOf(fields: readonly string[], from: number, to: number): number {
  ticksASecond ??= Number(execFileSync("getconf", ["CLK_TCK"], { encoding: "utf8" }));
  return fields.slice(from, to).reduce((sum, field) => sum + Number(field), 0) / ticksASecond;
}

/** What a process has taken so far, in seconds; undefined where there is no /proc. */
export function processorTime(pid: number): number | undefined {
  const fields = statOf(pid);
  // utime and stime, fields 14 and 15 of proc(5).
  return fields && secondsOf(fields, 11, 13);
}

/** What a process, its living children and those that have ended took so far, in seconds; undefined where there is no /proc. */
export function processorTimeWithChildren(pid: number): number | undefined {
  const fields = statOf(pid);
  if (fields === undefined) return undefined;
  const children = readdirSync("/proc").filter((name) => /^\d+$/.test(name) && statOf(name)?.[1] === String(pid));
  // utime, stime, and both of the children that were waited for.
  return secondsOf(fields, 11, 15) + children.reduce((sum, child) => sum + (processorTime(Number(child)) ?? 0), 0);
}
