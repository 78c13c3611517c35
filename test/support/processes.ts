import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

/** A Node process of a script in test/support. */
export interface SupportProcess {
  /** The first line of the process's output. */
  readonly firstLine: string;
  readonly child: ChildProcess;
  /** Sends SIGKILL, and waits until the process has ended. */
  kill(): Promise<void>;
}

const running = new Set<ChildProcess>();

/**
 * Starts a script of test/support, and waits for its first line.
 *
 * @throws if the script ends before it prints a line
 */
export async function startProcess(script: string, ...args: string[]): Promise<SupportProcess> {
  const path = new URL(script, import.meta.url).pathname;
  const child = spawn(process.execPath, [path, ...args], { stdio: ["ignore", "pipe", "inherit"] });
  running.add(child);
  const gone = once(child, "exit").then(() => running.delete(child));
  const endsFirst = once(child, "close").then(() => {
    throw new Error(`${script} ended with ${child.exitCode ?? child.signalCode} before it printed a line.`);
  });
  const lines = once(createInterface({ input: child.stdout }), "line");
  const [firstLine] = (await Promise.race([lines, endsFirst])) as [string];
  const kill = async (): Promise<void> => {
    child.kill("SIGKILL");
    await gone;
  };
  return { firstLine, child, kill };
}

export async function killProcesses(): Promise<void> {
  await Promise.all(
    [...running].map(async (child) => {
      const gone = once(child, "exit");
      child.kill("SIGKILL");
      await gone;
    }),
  );
  running.clear();
}
