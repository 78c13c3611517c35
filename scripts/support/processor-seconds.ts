import { readFileSync } from "node:fs";

/** Linux's, on every platform that Node supports. */
const TICKS_A_SECOND = 100;

/** Returns the processor time that a process and its children have used, also those that have ended. Needs Linux. */
export function processorSeconds(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean).map(Number);
  return [pid, ...children].reduce((sum, each) => sum + ticks(each), 0) / TICKS_A_SECOND;
}

/** In user and system mode, of the process itself and of its children that have ended. */
function ticks(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ", 2)[1]!.split(" ");
    // Fields 14 to 17 of proc_pid_stat(5), of which the first two are cut off.
    return fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  } catch {
    // It has ended, and its parent counts it.
    return 0;
  }
}
