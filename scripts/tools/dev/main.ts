// npm run dev: npm start that restarts when the code changes, and regenerates when the contract changes.
import { type ChildProcess, spawn } from "node:child_process";
import { watch } from "chokidar";
import { stopChild } from "../../support/stop-child.ts";
import { stopOnSignals } from "../../support/stop-on-signals.ts";
import { writeGenerated } from "../generate/generate.ts";

/** Groups the events of one save, or of one switch of branches. */
const DEBOUNCE_MS = 100;

let service = startService();
let stopping = false;
/** Generating and restarting never overlap, so that the service never starts on partly generated files. */
let lastTask: Promise<unknown> = generate();

const watchers = [onChange(["spec"], generate), onChange(["server", "generated", "scripts"], restart)];
stopOnSignals(async () => {
  stopping = true;
  // Does not wait for generation: an exit cannot interrupt its writes, which are synchronous.
  await Promise.all([stopChild(service), ...watchers.map((watcher) => watcher.close())]);
});

function onChange(paths: string[], task: () => Promise<unknown>) {
  let timer: NodeJS.Timeout | undefined;
  return watch(paths, { ignoreInitial: true }).on("all", () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      lastTask = lastTask.then(() => stopping || task());
    }, DEBOUNCE_MS);
  });
}

/** Generates in this process, so that the compiler stays warm. */
async function generate(): Promise<void> {
  await writeGenerated().catch((error: unknown) => console.error(error));
}

async function restart(): Promise<void> {
  console.log("Restarting...");
  await stopChild(service);
  if (!stopping) service = startService();
}

function startService(): ChildProcess {
  const env = { ...process.env, LOG_LEVEL: process.env.LOG_LEVEL ?? "debug" };
  const child = spawn(process.execPath, ["scripts/commands/start/main.ts"], { stdio: "inherit", env });
  child.once("exit", (code) => {
    if (code !== 0 && !stopping) console.error("The service has stopped. It restarts at the next change.");
  });
  return child;
}
