// A separate worker process that runs CRM jobs: `node crm-worker.ts DATABASE_URL SECRET_KEY VENDOR_URLS_JSON`.

import { silentLog } from "../../scripts/support/silent-log.ts";
import { runCrmJob } from "../../server/crm/jobs/run.ts";
import { connect } from "../../server/db/connect.ts";
import { startWorkers } from "../../server/jobs/worker.ts";
import { createSecrets } from "../../server/secrets/secrets.ts";
import { createConnectors } from "../../server/wiring/connectors.ts";
import { idleHandlers } from "./idle-handlers.ts";

const [url = "", secretKey = "", vendorUrls = "{}"] = process.argv.slice(2);
const { db } = connect({ url, applicationName: "test worker" });
const secrets = createSecrets(secretKey);
const connectors = createConnectors(JSON.parse(vendorUrls));
await startWorkers({
  url,
  log: silentLog,
  only: ["crm"],
  reapEveryMs: 100,
  handlers: { ...idleHandlers, "crm.sync": runCrmJob({ db, secrets, connectors, clock: { now: () => new Date() } }) },
});
process.stdout.write("ready\n");
