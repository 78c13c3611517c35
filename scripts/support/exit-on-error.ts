import { StartupError } from "../../server/startup-error.ts";

/** Ends the process with an error: a sentence where the operator can remove its cause, else the whole error. */
export function exitWith(error: unknown): never {
  console.error(error instanceof StartupError ? error.message : error);
  process.exit(1);
}
