// npm run mock -- [options]: the contract, served from its examples. Restarts when the contract has changed.
import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { watch } from "chokidar";
import { stopChild } from "../../support/stop-child.ts";
import { stopOnSignals } from "../../support/stop-on-signals.ts";
import { readMockArguments } from "./read-arguments.ts";

/** Groups the files that one generation writes. */
const DEBOUNCE_MS = 300;

readMockArguments();
/** Restarts do not overlap. */
let lastRestart = Promise.resolve();
let stopping = false;
let server = start();
let timer: NodeJS.Timeout | undefined;
const watcher = watch(fileURLToPath(new URL("../../../generated", import.meta.url)), { ignoreInitial: true });
watcher.on("all", () => {
  clearTimeout(timer);
  timer = setTimeout(() => {
    lastRestart = lastRestart.then(restart);
  }, DEBOUNCE_MS);
});
stopOnSignals(async () => {
  stopping = true;
  await Promise.all([stopChild(server), watcher.close()]);
});

function start(): ChildProcess {
  const script = fileURLToPath(new URL("./serve.ts", import.meta.url));
  const child = spawn(process.execPath, [script, ...process.argv.slice(2)], { stdio: "inherit" });
  child.once("exit", (code) => {
    // It has said why. A server that was stopped here is no longer `server`, or this process ends.
    if (code !== 0 && !stopping && child === server) process.exit(code ?? 1);
  });
  return child;
}

async function restart(): Promise<void> {
  if (stopping) return;
  console.log("The contract has changed. Restarting...");
  await stopChild(server);
  if (!stopping) server = start();
}
