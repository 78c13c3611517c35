// npm start: the whole service in one process, with a database of its own unless DATABASE_URL names one.
import { destination } from "pino";
import { createLog } from "../../server/log.ts";
import { startService } from "../../server/main.ts";
import { openDatabase } from "../../server/open-database.ts";
import { secretKey } from "../../server/secret-key.ts";
import { settingsOrExit } from "../support/settings.ts";
import { stopOnSignals } from "../support/stop-on-signals.ts";
import { greeting } from "./greeting.ts";

const config = settingsOrExit();
const output = destination(1);
output.on("error", () => undefined); // The terminal was closed: the service stops, and must not fail at saying so.
const log = createLog(config.logLevel, output);

const undo: (() => Promise<void>)[] = [];
let told = false;
stopOnSignals(async () => {
  told = true;
  for (const step of undo.reverse()) await step();
});

try {
  await start();
} catch (error) {
  // Told to stop while starting: what was opened is being closed, and what still wanted it fails.
  if (!told) {
    console.error(error instanceof Error ? error.message : error);
    for (const step of undo.reverse()) await step();
    process.exit(1);
  }
}

async function start(): Promise<void> {
  const database = await openDatabase(config, (message) => log.info(message));
  undo.push(database.stop);
  const secret = secretKey(config);
  const service = await startService({ ...config, databaseUrl: database.url, secretKey: secret }, log);
  undo.push(() => service.stop());
  await untilReady(service.address);
  process.stdout.write(greeting(service.address, undefined, undefined));
}

/** Waits until the service calls itself ready; the search index of a large catalogue takes a while to load. */
async function untilReady(address: string): Promise<void> {
  for (let said = false; !told; ) {
    const answer = await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(5_000) }).catch(() => undefined);
    const body = await answer?.text();
    if (answer?.ok) return;
    if (!said) log.info({ body }, "not ready yet");
    said = true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
