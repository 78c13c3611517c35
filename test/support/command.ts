import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, vi } from "vitest";
import { projectRoot } from "./readme.ts";

interface RunningCommand {
  /** Returns the command's standard output and standard error so far. */
  output(): string;
  /** Waits until the output matches. */
  prints(text: string | RegExp): Promise<void>;
  /** Sends SIGINT, as Ctrl-C does, and returns the exit code. */
  stop(): Promise<number | null>;
  /** Sends SIGKILL, and waits until the command has ended. */
  kill(): Promise<void>;
  ended(): Promise<{ code: number | null; output: string }>;
}

/**
 * Starts a command line in the project's folder, or in `folder`. It may begin with assignments of variables.
 */
export function startCommand(
  line: string,
  environment: NodeJS.ProcessEnv = {},
  folder: string = projectRoot,
): RunningCommand {
  const child = spawn("sh", ["-c", `exec env ${line}`], {
    cwd: folder,
    env: { ...process.env, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => (output += text));
  const closed = once(child, "close").then(([code]: (number | null)[]) => code ?? null);
  return {
    output: () => output,
    prints: async (text) => {
      await vi.waitFor(
        () => {
          if (child.exitCode !== null) throw new Error(`\`${line}\` ended with ${child.exitCode}:\n${output}`);
          expect(output).toMatch(text);
        },
        { timeout: 300_000, interval: 20 },
      );
    },
    stop: () => {
      child.kill("SIGINT");
      return closed;
    },
    kill: async () => {
      child.kill("SIGKILL");
      await closed;
    },
    ended: async () => ({ code: await closed, output }),
  };
}
