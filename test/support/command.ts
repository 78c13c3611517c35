import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, vi } from "vitest";
import { projectRoot } from "./readme.ts";

/** A command line that runs in the project's folder. */
export interface RunningCommand {
  /** Both of its outputs so far. */
  output(): string;
  /** Waits until it has printed this. */
  prints(text: string | RegExp): Promise<void>;
  /** Tells it to stop, as Ctrl-C does, and answers its exit code. */
  stop(): Promise<number | null>;
  /** Waits for its end. */
  ended(): Promise<{ code: number | null; output: string }>;
}

/** Starts a command line as it would be typed. Assignments before the command count. */
export function startCommand(line: string, environment: NodeJS.ProcessEnv = {}): RunningCommand {
  const child = spawn("sh", ["-c", `exec env ${line}`], {
    cwd: projectRoot,
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
        { timeout: 60_000, interval: 20 },
      );
    },
    stop: () => {
      child.kill("SIGINT");
      return closed;
    },
    ended: async () => ({ code: await closed, output }),
  };
}
