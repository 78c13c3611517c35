import { StartupError } from "../../server/startup-error.ts";

/** Ends the process with an error: its message when an operator can fix the cause, else the whole error. */
export function exitWith(error: unknown): never {
  console.error(error instanceof StartupError ? error.message : error);
  process.exit(1);
}
