import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createWriteStream, type WriteStream } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { residentBytes } from "../../support/resident-bytes.ts";

const PROJECT = fileURLToPath(new URL("../../..", import.meta.url));
const RESTART_AFTER_MS = 500;
/** Longer than the ten seconds within which a process stops, because all processes share one busy machine. */
const STOP_LIMIT_MS = 30_000;

interface ProcessOptions {
  readonly name: string;
  /** The folder of the release to run; by default the current release. */
  readonly folder?: string | undefined;
  /** The command to run: `start` or `worker`. */
  readonly command: string;
  readonly environment: NodeJS.ProcessEnv;
  readonly logFile: string;
  /** The text that the process prints when it has started. */
  readonly startedText: string;
}

/** A process of the service that is restarted whenever it exits. */
export class SupervisedProcess {
  readonly name: string;
  /** Unexpected exits after a completed start, and stops that were not clean. */
  readonly faults: string[] = [];
  readonly #options: ProcessOptions;
  readonly #log: WriteStream;
  #child: ChildProcess;
  #hasStarted = false;
  #isExpectedToEnd = false;
  #closed = false;

  constructor(options: ProcessOptions) {
    this.name = options.name;
    this.#options = options;
    this.#log = createWriteStream(options.logFile);
    this.#child = this.#start();
    process.once("exit", () => this.#child.kill("SIGKILL"));
  }

  get hasStarted(): boolean {
    return this.#hasStarted;
  }

  /** Kills the process immediately, as when the machine runs out of memory. */
  kill(): void {
    this.#isExpectedToEnd = true;
    this.#child.kill("SIGKILL");
  }

  /** Requests a stop, as an upgrade does. A process that has started must exit with code 0 within half a minute. */
  async stop(): Promise<void> {
    const child = this.#child;
    if (child.exitCode !== null || child.signalCode !== null) return;
    const mustBeClean = this.#hasStarted;
    this.#isExpectedToEnd = true;
    child.kill("SIGTERM");
    const [code] = await Promise.race([once(child, "exit"), delay(STOP_LIMIT_MS, ["late"])]);
    if (mustBeClean && code !== 0) this.faults.push(`${this.name} did not stop cleanly: ${code}`);
    child.kill("SIGKILL");
  }

  /** Stops the process permanently. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.stop();
    this.#log.end();
  }

  /** Returns the resident memory of the process; 0 while it is not running, and on systems without /proc. */
  residentBytes(): number {
    return residentBytes(this.#child.pid);
  }

  #start(): ChildProcess {
    const { name, folder = PROJECT, command, environment, startedText } = this.#options;
    this.#hasStarted = false;
    this.#isExpectedToEnd = false;
    const child = spawn(process.execPath, ["scripts/bootstrap.mjs", command], {
      cwd: folder,
      env: { ...process.env, ...environment },
      stdio: ["ignore", "pipe", "pipe"],
    });
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding("utf8").on("data", (text: string) => {
        this.#log.write(text);
        if (text.includes(startedText)) this.#hasStarted = true;
      });
    child.once("exit", (code, signal) => {
      // A process that cannot reach the database when it starts exits, and is restarted.
      if (this.#hasStarted && !this.#isExpectedToEnd) this.faults.push(`${name} ended unexpectedly: ${code ?? signal}`);
      setTimeout(() => this.#startAgain(), RESTART_AFTER_MS);
    });
    return child;
  }

  #startAgain(): void {
    if (!this.#closed) this.#child = this.#start();
  }
}
