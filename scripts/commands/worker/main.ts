// npm run worker: runs background jobs without an API, for API processes with WORKERS=0 on the same database.

import { startWorker } from "../../../server/main.ts";
import { createLog } from "../../../server/wiring/log.ts";
import { exitWith, settingsOrExit } from "../../support/command.ts";
import { stopOnSignals } from "../../support/stop-on-signals.ts";

const config = settingsOrExit();
const log = createLog(config.logLevel);
const worker = await startWorker(config, log).catch(exitWith);
stopOnSignals(async () => {
  log.info("stopping");
  await worker.stop();
  log.info("stopped");
});
log.info({ address: worker.address }, "working");
