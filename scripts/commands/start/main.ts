// npm start: runs the whole service in one process, with an embedded database unless DATABASE_URL is set.
import { setTimeout as delay } from "node:timers/promises";
import type { Db } from "../../../server/db/connect.ts";
import { type Service, startService } from "../../../server/main.ts";
import type { Secrets } from "../../../server/secrets/secrets.ts";
import { createLog } from "../../../server/wiring/log.ts";
import { exitWith, settingsOrExit } from "../../support/command.ts";
import { stopOnSignals } from "../../support/stop-on-signals.ts";
import { loadSampleData } from "../sample-data/load.ts";
import { type FirstKey, firstKey } from "./first-workspace.ts";
import { greeting } from "./greeting.ts";
import { findGreetedCompany, type GreetedCompany } from "./queries.ts";
import { showSteps } from "./terminal.ts";

const config = settingsOrExit();
// A terminal shows steps; a pipe and production get JSON.
const terminal = process.stdout.isTTY && process.env.NODE_ENV !== "production" ? showSteps(process.stdout) : undefined;
const log = createLog(config.logLevel, terminal);

let first: FirstKey | undefined;
let company: GreetedCompany | undefined;
let service: Service | undefined;
let stopping = false;
// If a signal arrives before the service has started, the embedded Postgres stops when the process exits.
stopOnSignals(async () => {
  stopping = true;
  log.info("stopping");
  await service?.stop();
  log.info("stopped");
});

service = await startService(config, log, { prepare }).catch(exitWith);
await untilReady(service);
terminal?.finish();
if (!stopping)
  process.stdout.write(greeting(service.address, first, company, config.mailUrl !== undefined || config.mailFiles));

/** Loads the sample and reads or issues the key, so that the printed calls return data. */
async function prepare(db: Db, secrets: Secrets): Promise<void> {
  const { startCredits, sampleData, databaseUrl } = config;
  const isNew = sampleData && (await loadSampleData(db, { startCredits, log: (message) => log.info(message) }));
  // The key is printed only if the database is embedded, because a shared database contains other users' keys.
  if (databaseUrl === undefined) first = await firstKey(db, secrets, { startCredits, isNew });
  company = await findGreetedCompany(db);
}

/**
 * Waits until the search index is loaded, which takes a while for a large catalogue. Does not wait for embeddings:
 * until all companies have one, searches return a notice.
 */
async function untilReady({ searchStatus }: Service): Promise<void> {
  let lastMessage = "";
  for (let status = searchStatus(); !stopping; status = searchStatus()) {
    if (status.state !== "loading" && status.state !== "unbuilt") return;
    if (status.message !== lastMessage) log.info(status.message);
    lastMessage = status.message;
    await delay(100);
  }
}
