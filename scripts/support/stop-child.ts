import type { ChildProcess } from "node:child_process";
import { once } from "node:events";

/** Stops a child process with SIGTERM, and waits until it has ended. */
export async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, "exit");
  child.kill("SIGTERM");
  await exit;
}
