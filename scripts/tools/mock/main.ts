// npm run mock -- [options]: serves the contract from its examples, and restarts when the contract changes.
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { watch } from "chokidar";
import { bindPort } from "../../../server/wiring/bind-port.ts";
import { createLog } from "../../../server/wiring/log.ts";
import { exitWith } from "../../support/command.ts";
import { stopOnSignals } from "../../support/stop-on-signals.ts";
import { createMock } from "./app.ts";
import { readMockArguments } from "./read-arguments.ts";

/** Groups the file events of one generation. */
const DEBOUNCE_MS = 300;
const generated = fileURLToPath(new URL("../../../generated", import.meta.url));

const { host, port, ...options } = readMockArguments();
// Logs requests as the service does.
const log = createLog("info");
const listening = await bindPort({ host, port, names: { port: "--port", host: "--host" } }, log).catch(exitWith);
await listening.serve(createMock(`${generated}/openapi.json`, options, log).callback());

let timer: NodeJS.Timeout | undefined;
const watcher = watch(generated, { ignoreInitial: true });
// Waits for the watcher, so that no change is missed once the mock is announced.
await once(watcher, "ready");
watcher.on("all", () => {
  clearTimeout(timer);
  timer = setTimeout(restart, DEBOUNCE_MS);
});
console.log(`The mock is listening on ${listening.address}, with the reference at ${listening.address}/docs`);
const stop = (): Promise<unknown> => Promise.all([watcher.close(), listening.stop(0)]);
stopOnSignals(async () => {
  clearTimeout(timer);
  await stop();
});

/** Replaces this process with one that uses the new contract, because modules cannot be loaded again. */
async function restart(): Promise<void> {
  console.log("The contract has changed. Restarting...");
  await stop();
  process.execve?.(process.execPath, [process.execPath, ...process.execArgv, ...process.argv.slice(1)]);
}
