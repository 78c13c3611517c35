import { readFileSync } from "node:fs";

const PAGE_BYTES = 4_096;

/** Returns the resident memory of a process; 0 when it is not running, and on systems without /proc. */
export function residentBytes(pid: number | undefined): number {
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, "utf8").split(" ")[1]) * PAGE_BYTES;
  } catch {
    return 0;
  }
}
